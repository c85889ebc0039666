"""A move that was made and could not be shown: nobody reads that nothing was changed, and what is theirs is told."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, cast

import discord
import pytest

from bot.playground.people import InteractionFailed
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench, give, lamplight
from tests.support.faults.unshown import ANSWER, MADE, NOTHING, pressed_unshown, told, unheard, unshown


async def rest_on_the_panel(table: Bench) -> None:
    """Let Ada draw a card by a press on the panel, whatever becomes of the answer."""
    panel = await table.panel()
    with contextlib.suppress(InteractionFailed):
        await give(table.person("Ada"), panel, ["rest"])
    await table.quiet()


@pytest.mark.parametrize("fault", ["cut_before", "cut_after"])
@pytest.mark.parametrize("route", ["POST /webhooks/*", "POST /interactions/*"])
async def test_what_only_one_may_know_is_told_though_an_answer_was_lost(table: Bench, fault: str, route: str) -> None:
    session = await table.open("Ada", "Bruno")
    getattr(table.server.faults, fault)(route)
    await rest_on_the_panel(table)
    table.server.violations.clear()  # what it lost, it could not know
    assert session.row.head == 2
    assert "You drew" in told(table)
    assert NOTHING not in told(table)


@pytest.mark.parametrize("times", [1, 2, 3])
async def test_a_press_on_a_desk_that_cannot_be_shown_was_made_all_the_same(table: Bench, times: int) -> None:
    session = await table.open("Ada", "Bruno")
    ada = table.person("Ada")
    await ada.press(await table.panel(), "My hand")
    await table.quiet()
    if table.answers == "deferred_update":  # then the words are such a request too, and the last try must arrive
        times = min(times, 2)
    table.server.faults.cut_before("* /webhooks/*", times=times)
    await give(ada, table.private("Ada")[-1], ["rest"])
    await table.quiet()
    assert session.row.head == 2
    assert "You drew" in told(table)
    assert NOTHING not in told(table)


@pytest.mark.parametrize("fault", ["cut_before", "refuse"])
async def test_a_typed_move_that_cannot_be_shown_was_made_and_says_so(table: Bench, fault: str) -> None:
    session = await table.open("Ada", "Bruno")
    if fault == "refuse":
        table.server.faults.refuse("POST /interactions/*", 404, 10008)
    else:
        table.server.faults.cut_before("POST /interactions/*")
    await table.person("Ada").command("table do", CHANNEL, action="rest")
    await table.quiet()
    assert session.row.head == 2
    assert MADE in told(table)
    assert "You drew" in told(table)
    assert NOTHING not in told(table)


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (400, 50001)])
async def test_a_desk_that_takes_no_edit_is_sent_anew(table: Bench, status: int, code: int) -> None:
    await table.open("Ada", "Bruno")
    table.server.faults.refuse("PATCH /webhooks/*", status, code)
    await table.person("Ada").press(await table.panel(), "My hand")
    await table.quiet()
    (desk,) = table.private("Ada")
    assert desk.media
    assert desk.buttons


async def test_a_seat_that_was_taken_in_the_lobby_is_taken_though_it_could_not_be_shown(table: Bench) -> None:
    lobby = await table.lobby("Ada")
    table.server.faults.cut_before("POST /interactions/*")
    await table.person("Bruno").press(lobby, "Join")
    await table.quiet()
    session = await table.session()
    assert session.seats_of(int(table.person("Bruno").id))
    assert NOTHING not in "\n".join(message.text for message in table.private("Bruno"))


async def test_whoever_joined_or_left_by_a_command_did_so(table: Bench) -> None:
    await table.lobby("Ada")
    session, bruno = await table.session(), int(table.person("Bruno").id)
    await unshown(table, "Bruno", "table join")
    assert session.seats_of(bruno)
    await unshown(table, "Bruno", "table leave")
    assert not session.seats_of(bruno)


async def test_a_game_that_was_started_by_a_command_was_started(table: Bench) -> None:
    await table.lobby("Ada", "Bruno")
    await unshown(table, "Ada", "table start")
    assert (await table.session()).row.head == 1


async def test_a_table_that_was_closed_is_closed(table: Bench) -> None:
    await table.lobby("Ada", "Bruno")
    session = await table.session()
    await unshown(table, "Ada", "table close")
    assert session.row.status == "closed"


async def moved(table: Bench) -> Session:
    """Open a table at which something can be taken back."""
    session = await table.open("Ada", "Bruno", "Eve")
    await table.choose(session, table.person("Ada"), ["move to=C4"])
    await table.quiet()
    return session


@pytest.mark.parametrize("fault", ["cut_before", "cut_after"])
async def test_a_vote_whose_first_answer_is_lost_stands_in_the_channel(table: Bench, fault: str) -> None:
    session = await moved(table)
    getattr(table.server.faults, fault)(ANSWER)
    with contextlib.suppress(InteractionFailed):
        await table.person("Bruno").command("table undo-vote", CHANNEL)
    await table.quiet()
    assert NOTHING not in told(table, "Bruno")
    (vote,) = [message for message in table.public() if "Take it back" in message.labels]
    await table.person("Eve").press(vote, "Take it back")
    await table.quiet()
    assert lamplight(session).keepers["mara"].at != "C4"
    assert not vote.buttons


async def test_a_vote_that_can_be_shown_nowhere_is_none(table: Bench) -> None:
    session = await moved(table)
    table.server.faults.cut_before("POST *", times=9)
    await unheard(table, table.person("Bruno").command("table undo-vote", CHANNEL), to_the_end=True)
    table.server.faults.clear()
    await table.quiet()
    assert await table.store.vote(session.id) is None
    assert (await table.person("Bruno").command("table undo-vote", CHANNEL)).message.buttons


async def test_a_voice_in_a_vote_counts(table: Bench) -> None:
    session = await moved(table)
    vote = (await table.person("Bruno").command("table undo-vote", CHANNEL)).message
    await table.quiet()
    await pressed_unshown(table, "Eve", vote, "Take it back")
    assert lamplight(session).keepers["mara"].at != "C4"


async def with_a_seat_of_vigils(table: Bench) -> tuple[Session, str]:
    """Open a table at which somebody new has to ask for a seat."""
    session = await table.open("Ada", "Bruno", "Eve", computers=1)
    return session, next(seat for seat, held in session.seats.items() if held.kind == "computer")


@pytest.mark.parametrize("fault", ["cut_before", "cut_after"])
async def test_a_petition_whose_first_answer_is_lost_stands_in_the_channel(table: Bench, fault: str) -> None:
    session, seat = await with_a_seat_of_vigils(table)
    getattr(table.server.faults, fault)(ANSWER)
    with contextlib.suppress(InteractionFailed):
        await table.person("Dmitri").command("table join", CHANNEL, options={"seat": seat})
    await table.quiet()
    assert NOTHING not in told(table, "Dmitri")
    (asked,) = [message for message in table.public() if "Yes" in message.labels]
    for name in ("Bruno", "Eve"):
        await table.person(name).press(asked, "Yes")
    await table.quiet()
    assert session.seats_of(int(table.person("Dmitri").id)) == [seat]
    assert not asked.buttons


async def test_a_petition_that_can_be_shown_nowhere_is_none(table: Bench) -> None:
    _, seat = await with_a_seat_of_vigils(table)
    table.server.faults.cut_before("POST *", times=9)
    asking = table.person("Dmitri").command("table join", CHANNEL, options={"seat": seat})
    await unheard(table, asking, to_the_end=True)
    table.server.faults.clear()
    await table.quiet()
    assert await table.store.open_petitions() == []
    assert (await table.person("Dmitri").command("table join", CHANNEL, options={"seat": seat})).message.buttons


class Gate:
    """Keeps the answers to interactions from leaving until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.open = asyncio.Event(), asyncio.Event()
        sends = discord.InteractionResponse.send_message

        async def send(*args: Any, **kwargs: Any) -> Any:
            self.reached.set()
            await self.open.wait()
            return await sends(*args, **kwargs)

        monkeypatch.setattr(discord.InteractionResponse, "send_message", send)


@pytest.mark.parametrize("what", ["table undo-vote", "table join"])
async def test_what_is_being_posted_while_vigil_connects_anew_is_not_dropped(
    table: Bench, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    session, seat = await with_a_seat_of_vigils(table)
    await table.choose(session, table.person("Ada"), ["move to=C4"])
    await table.quiet()
    gate, joins = Gate(monkeypatch), what == "table join"
    who = table.person("Dmitri" if joins else "Bruno")
    asking = asyncio.create_task(who.command(what, CHANNEL, options={"seat": seat} if joins else {}))
    await gate.reached.wait()
    await cast("Any", table.bot.get_cog("Gm")).on_ready()
    gate.open.set()
    asked = (await asking).message
    for name in ("Ada", "Eve") if joins else ("Eve", "Ada"):
        if asked.buttons:
            await table.person(name).press(asked, asked.labels[0])
    await table.quiet()
    done = session.seats_of(int(who.id)) == [seat] if joins else lamplight(session).keepers["mara"].at != "C4"
    assert done, "everybody said yes, and it was done"


async def test_a_voice_for_a_petition_counts(table: Bench) -> None:
    session, seat = await with_a_seat_of_vigils(table)
    asked = (await table.person("Dmitri").command("table join", CHANNEL, options={"seat": seat})).message
    await table.quiet()
    for name in ("Bruno", "Eve"):
        await pressed_unshown(table, name, asked, "Yes")
    assert session.seats_of(int(table.person("Dmitri").id)) == [seat]


async def test_a_move_that_was_not_made_says_that_nothing_was_changed(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await table.open("Ada", "Bruno")

    def broken(*_: object, **__: object) -> None:
        raise LookupError("a rule that breaks")

    monkeypatch.setattr(type(session), "answer", broken)
    await rest_on_the_panel(table)
    assert session.row.head == 1
    assert NOTHING in told(table)
