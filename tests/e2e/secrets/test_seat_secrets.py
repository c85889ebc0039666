"""Seats that keep secrets from each other: nobody reads a second hand by changing seats, by whatever way."""

from __future__ import annotations

import msgspec
import pytest

from bot.playground.seen import Seen
from bot.sessions.session import Session
from bot.sessions.waiting.patience import GRACE
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.gm import MANAGER, MASTER, PLAYER, STRANGER, confirm, gm, opened, said
from tests.support.e2e.patience import DAY, Clock, missed, told, waiting

ONE_ONLY = "Whoever has sat at one"


async def join(table: Bench, name: str, seat: str | None = None) -> Seen:
    """Let somebody ask for a seat; gives what came of it."""
    options = {"seat": seat} if seat else {}
    reply = await table.person(name).command("table join", CHANNEL, options=options)
    await table.quiet()
    return reply.message


async def holder(session: Session, seat: str) -> str:
    return session.seats[seat].user_name


async def test_who_sits_takes_no_seat_of_vigils_beside_their_own(table: Bench) -> None:
    session = await opened(table, computers=1)
    refusal = await join(table, PLAYER, "nell")
    assert refusal.ephemeral
    assert ONE_ONLY in refusal.text
    assert "Ivo" in refusal.text
    assert session.seats["nell"].kind == "computer"


async def test_who_left_comes_back_to_their_own_seat_and_to_no_other(table: Bench) -> None:
    session = await opened(table, computers=1)
    await table.person(PLAYER).command("table leave", CHANNEL)
    await table.quiet()
    assert ONE_ONLY in (await join(table, PLAYER, "nell")).text
    await table.restart()
    assert ONE_ONLY in (await join(table, PLAYER, "nell")).text, "a restart makes nobody forget"
    assert (await join(table, PLAYER)).text == "You play Ivo."
    session = await table.session()
    assert await holder(session, "ivo") == PLAYER


async def test_two_seats_may_be_held_from_the_lobby_on(table: Bench) -> None:
    lobby = await table.lobby(MASTER, PLAYER)
    await join(table, PLAYER, "nell")
    await table.person(MASTER).press(lobby, "Start")
    session = await table.session()
    assert session.seats_of(int(table.person(PLAYER).id)) == ["ivo", "nell"]
    await table.person(PLAYER).command("table leave", CHANNEL)
    for seat in ("nell", "ivo"):
        assert (await join(table, PLAYER, seat)).text.startswith("You play")


async def test_a_game_master_who_plays_reads_no_opponents_hand(table: Bench) -> None:
    session = await opened(table)
    assert ONE_ONLY in await said(table, MASTER, "seat", seat="ivo", person=table.person(MASTER))
    assert await holder(session, "ivo") == PLAYER
    await said(table, MASTER, "seat", seat="ivo")
    assert ONE_ONLY in await said(table, MASTER, "seat", seat="ivo", person=table.person(MASTER))
    assert ONE_ONLY in await said(table, MANAGER, "seat", seat="ivo", person=table.person(MASTER)), "nor by another's"


async def test_somebody_new_needs_most_of_those_who_sit_here_where_the_game_master_plays(table: Bench) -> None:
    session = await table.open(MASTER, PLAYER, "Eve", computers=1)
    asked = await join(table, STRANGER, "otto")
    assert not asked.ephemeral
    assert "Dmitri would like to sit down and play Otto." in asked.text
    assert "or 2 of those who sit here" in asked.text
    assert told(await table.person(STRANGER).press(asked, "Yes")).startswith("Only those who sit at the table")
    await confirm(table, MASTER, asked, "Yes")
    assert session.seats["otto"].kind == "computer", "the game-master plays, so theirs is one voice of three"
    assert "1 for it, 0 against it" in asked.text
    assert told(await table.person(STRANGER).command("table join", CHANNEL, seat="otto")).startswith("That has been")
    await table.restart()
    await confirm(table, PLAYER, asked, "Yes")
    session = await table.session()
    assert await holder(session, "otto") == STRANGER
    assert asked.buttons == []
    assert "The answer is yes." in asked.text
    assert "Dmitri sits down and plays Otto." in (await table.panel()).text


async def test_a_game_master_who_does_not_play_decides_alone(table: Bench) -> None:
    session = await table.open(MASTER, PLAYER, "Eve", computers=1)
    asked = await join(table, STRANGER, "otto")
    await confirm(table, MANAGER, asked, "Yes")
    assert await holder(session, "otto") == STRANGER


async def test_a_no_is_final_for_whoever_asked_but_a_game_master_may_still_seat_them(table: Bench) -> None:
    session = await table.open(MASTER, PLAYER, computers=1)
    asked = await join(table, STRANGER, "nell")
    await confirm(table, PLAYER, asked, "No")
    assert "The answer is no." in asked.text
    assert (await join(table, STRANGER, "nell")).text.startswith("The answer was no.")
    assert session.seats["nell"].kind == "computer"
    await said(table, MANAGER, "seat", seat="nell", person=table.person(STRANGER))
    assert await holder(session, "nell") == STRANGER


async def test_a_game_master_who_plays_asks_the_others_before_seating_somebody(table: Bench) -> None:
    session = await opened(table)
    asked = (await gm(table, MASTER, "seat", seat="ivo", person=table.person(STRANGER))).message
    assert not asked.ephemeral
    assert "would like to hand Ivo to Dmitri" in asked.text
    assert await holder(session, "ivo") == PLAYER
    await confirm(table, PLAYER, asked, "No")
    assert await holder(session, "ivo") == PLAYER


async def test_a_game_master_without_a_seat_does_not_seat_themselves(table: Bench) -> None:
    session = await opened(table, computers=1)
    asked = (await gm(table, MANAGER, "seat", seat="nell", person=table.person(MANAGER))).message
    assert told(await table.person(MANAGER).press(asked, "Yes")).startswith("Only those who sit")
    for name in (MASTER, PLAYER):
        await confirm(table, name, asked, "Yes")
    assert await holder(session, "nell") == MANAGER


async def test_who_plays_alone_takes_no_seat_of_vigils_but_may_let_somebody_join(table: Bench) -> None:
    session = await table.open(MASTER, computers=2)
    assert ONE_ONLY in (await join(table, MASTER, "ivo")).text
    asked = await join(table, STRANGER, "ivo")
    await confirm(table, MASTER, asked, "Yes")
    assert await holder(session, "ivo") == STRANGER


async def test_the_seat_of_somebody_absent_goes_to_no_opponent(table: Bench, clock: Clock) -> None:
    session = await waiting(table, MASTER, PLAYER)
    offer = await missed(clock, GRACE, DAY, DAY, DAY)
    assert ONE_ONLY in told(await table.person(MASTER).press(offer, "Take the seat"))
    asked = (await table.person(STRANGER).press(offer, "Take the seat")).message
    assert "from a player who is away" in asked.text
    for to in ("D4", "E4"):
        await session.answer(int(table.person(PLAYER).id), [f"move to={to}"])
    table.panels.publisher.wake(session)
    await table.quiet()
    assert "It is too late" in asked.text, "they are back"
    assert asked.buttons == []
    assert await holder(session, "ivo") == PLAYER


async def test_what_was_granted_just_before_a_crash_is_done_after_it(table: Bench) -> None:
    session = await opened(table, computers=1)
    asked = await join(table, STRANGER, "nell")
    (petition,) = await table.store.petitions(session.id)
    await table.store.put_petition(msgspec.structs.replace(petition, outcome="granted"))
    await table.restart()
    await table.server.until(lambda: not asked.buttons)
    session = await table.session()
    assert await holder(session, "nell") == STRANGER
    assert await table.store.petitions(session.id) == []


async def test_a_petition_for_a_seat_that_somebody_else_took_is_over(table: Bench) -> None:
    await opened(table, computers=1)
    asked = await join(table, STRANGER, "nell")
    assert asked.labels == ["Yes", "No"]
    await said(table, MANAGER, "seat", seat="nell", person=table.person("Eve"))
    await table.quiet()
    assert asked.buttons == []


async def test_who_asks_for_another_seat_asks_for_the_first_no_more(table: Bench) -> None:
    await opened(table, computers=2)
    first, second = await join(table, STRANGER, "nell"), await join(table, STRANGER, "otto")
    assert first.buttons == []
    assert "It is too late" in first.text
    assert second.labels == ["Yes", "No"]
    other = await join(table, "Eve", "nell")
    assert [message.labels for message in (second, other)] == [["Yes", "No"]] * 2, "others may ask besides"


async def test_a_locked_table_stops_petitions_too(table: Bench) -> None:
    session = await opened(table, computers=1)
    asked = await join(table, STRANGER, "nell")
    assert asked.labels == ["Yes", "No"]
    await said(table, MASTER, "lock")
    await table.quiet()
    assert asked.buttons == []
    assert session.seats["nell"].kind == "computer"


async def test_a_game_master_who_plays_gets_the_file_only_with_the_others_yes(table: Bench) -> None:
    await opened(table)
    asked = (await table.person(MASTER).command("table export", CHANNEL)).message
    assert not asked.files
    assert "It holds everything that is hidden here" in asked.text
    await confirm(table, PLAYER, asked, "Yes")
    given = await (await table.person(MASTER).command("table export", CHANNEL)).final(20)
    assert given.files
    again = (await table.person(MASTER).command("table export", CHANNEL)).message
    assert not again.files, "a yes counts once"


async def test_a_yes_whose_file_did_not_arrive_counts_still(table: Bench) -> None:
    await opened(table)
    asked = (await table.person(MASTER).command("table export", CHANNEL)).message
    await confirm(table, PLAYER, asked, "Yes")
    table.server.faults.refuse("PATCH /webhooks/*", 404, 10015)
    lost = await (await table.person(MASTER).command("table export", CHANNEL)).final(20)
    assert not lost.files
    await table.restart()
    given = await (await table.person(MASTER).command("table export", CHANNEL)).final(20)
    assert given.files
    assert not (await table.person(MASTER).command("table export", CHANNEL)).message.files, "and only once"


async def test_who_may_have_the_file_sits_down_no_more(table: Bench) -> None:
    await opened(table, computers=1)
    table.server.faults.refuse("PATCH /webhooks/*", 404, 10015)
    await (await table.person(MANAGER).command("table export", CHANNEL)).final(20)
    assert "knows everything that is hidden" in (await join(table, MANAGER, "nell")).text


async def test_who_had_the_file_sits_down_no_more(table: Bench) -> None:
    session = await opened(table, computers=1)
    await (await table.person(MANAGER).command("table export", CHANNEL)).final(20)
    assert "knows everything that is hidden" in (await join(table, MANAGER, "nell")).text
    assert session.seats["nell"].kind == "computer"


@pytest.mark.parametrize("game", ["rise", "fireteam"])
async def test_games_with_open_hands_stay_as_easy_as_they_were(table: Bench, game: str) -> None:
    session = await table.open(MASTER, PLAYER, computers=1, game=game)
    seat = next(seat.seat for seat in session.seats.values() if seat.kind == "computer")
    assert (await join(table, PLAYER, seat)).text.startswith("You play")
    await said(table, MASTER, "seat", seat=seat)
    assert (await join(table, STRANGER, seat)).text.startswith("You play")
