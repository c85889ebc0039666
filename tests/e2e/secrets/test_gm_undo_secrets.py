"""A game-master who plays, and what came out: where seats keep secrets, going past it is for the table to say."""

from __future__ import annotations

import pytest

from bot.sessions.admission import VoteNeeded
from bot.sessions.gm import corrections
from bot.sessions.lobby import Person
from bot.text import speak
from tests.support.e2e.bench import CHANNEL, Bench, lamplight
from tests.support.e2e.gm import MANAGER, MASTER, PLAYER, confirm, gm, move, opened, said, undo

WHY = "you play or played here, seats keep secrets from each other, and"
REFUSED = {
    "undo": f"You cannot take this back alone: {WHY} something came out in what would be taken back. The table can",
    "redo": f"You cannot bring this back: {WHY} something came out in what would be brought back. A game-master",
    "set": f"You cannot put this right now: {WHY} it would take back something that came out. A game-master",
}
"""What is refused and why, up to what works instead."""


async def test_a_game_master_who_plays_asks_the_table_to_go_past_what_came_out(table: Bench) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "rest")
    head = session.row.head
    vote = (await gm(table, MASTER, "undo")).message
    assert (vote.ephemeral, vote.labels) == (False, ["Take it back", "Let it stand"])
    assert session.row.head == head, "nothing is taken back yet"
    await confirm(table, PLAYER, vote, "Take it back")
    assert session.row.head > head
    assert lamplight(session).actions == 2


async def test_a_game_master_who_does_not_play_asks_nobody(table: Bench) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "rest")
    await undo(table, MANAGER)
    assert lamplight(session).actions == 2


async def test_a_game_master_who_plays_takes_back_alone_what_showed_nothing(table: Bench) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "move to=C4")
    await undo(table, MASTER)
    assert lamplight(session).actions == 2


async def test_who_plays_alone_with_vigil_asks_nobody(table: Bench) -> None:
    session = await table.open(MASTER, computers=1)
    await move(table, session, MASTER, "rest")
    await undo(table, MASTER)
    assert lamplight(session).actions == 2


async def test_a_preview_from_before_somebody_sat_down_takes_nothing_back(table: Bench) -> None:
    session = await table.open(MASTER, computers=1)
    await move(table, session, MASTER, "rest")
    preview = (await gm(table, MASTER, "undo")).message
    seat = next(seat for seat, held in session.seats.items() if held.kind == "computer")
    held = session.seats[seat]
    session.seats[seat] = type(held)(held.seat, held.position, "person", int(table.person(PLAYER).id), PLAYER)
    refused = await confirm(table, MASTER, preview)
    assert refused.message.text.startswith(REFUSED["undo"])
    assert lamplight(session).actions == 1


async def test_what_the_table_took_back_is_not_brought_back_by_one_who_plays(table: Bench) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "rest")
    await undo(table, MANAGER)
    head = session.row.head
    assert (await said(table, MASTER, "redo")).startswith(REFUSED["redo"])
    assert session.row.head == head
    assert (await said(table, MANAGER, "redo")).startswith("Brought back.")


async def test_a_correction_takes_nothing_along_that_came_out_for_one_who_plays(table: Bench) -> None:
    session = await opened(table)
    while not any(row.reveals for row in (await table.store.position(session.id)).rows[1:]):
        await table.answer(session)
    await table.quiet()
    head = session.row.head
    assert (await said(table, MASTER, "set", what="lamp", value="5")).startswith(REFUSED["set"])
    with pytest.raises(VoteNeeded):
        await corrections.correct(session, Person(int(table.person(MASTER).id), MASTER), "lamp", "5")
    assert session.row.head == head


async def test_it_puts_right_what_the_table_has_taken_back_first(table: Bench) -> None:
    session = await opened(table)
    while not any(row.reveals for row in (await table.store.position(session.id)).rows[1:]):
        await table.answer(session)
    await table.quiet()
    assert (await said(table, MASTER, "set", what="lamp", value="5")).startswith(REFUSED["set"])
    vote = (await table.person(MASTER).command("table undo-vote", CHANNEL)).message
    await confirm(table, PLAYER, vote, "Take it back")
    await confirm(table, MASTER, (await gm(table, MASTER, "set", what="lamp", value="5")).message)
    assert lamplight(session).lamp == 5


@pytest.mark.parametrize("deed", ["undo", "redo", "set"])
async def test_each_refusal_says_who_may_in_both_languages(deed: str) -> None:
    for locale, who in (("en-US", "a game-master who does not play"), ("ru", "ведущий, который не играет")):
        words = speak(locale).t(f"refuse-{deed}-needs-vote")
        assert who in words.replace("A game", "a game")
        assert ("/table undo-vote" in words) == (deed != "redo"), "no vote brings anything back"


async def test_a_game_that_is_over_is_not_reopened_by_one_who_plays(table: Bench) -> None:
    session = await opened(table)
    await table.finish(session)
    await table.quiet()
    vote = (await gm(table, MASTER, "undo")).message
    assert session.row.status == "finished"
    await confirm(table, PLAYER, vote, "Take it back")
    assert session.row.status == "playing"


@pytest.mark.parametrize("game", ["rise", "fireteam"])
async def test_games_with_open_hands_stay_as_easy_as_they_were(table: Bench, game: str) -> None:
    session = await table.open(MASTER, PLAYER, game=game)
    for _ in range(40):
        rows = await table.store.ancestors(session.id, limit=1)
        if rows[0].reveals and rows[0].user_id:
            break
        await table.advised(session)
        await table.quiet()
    head = session.row.head
    await undo(table, MASTER)
    assert session.row.head > head
