"""Faults around moving, parking, resuming, following, handing over and redo: done once, and shown in the end."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.playground.people import InteractionFailed, Reply
from bot.playground.seen import Seen
from bot.playground.server import PlaygroundServer
from bot.saves.playable import problems_of
from bot.sessions import tables
from bot.sessions.session import Session
from bot.store import Store, TableRow
from tests.support.e2e.bench import CHANNEL, Bench, lamplight
from tests.support.e2e.gm import gm, move, undo
from tests.support.faults.panels import is_empty, nothing_waits
from tests.support.faults.players import marks
from tests.support.faults.playing import Play, play, sit_and_start
from tests.support.faults.restarts import begin_again
from tests.support.faults.routes import SAY
from tests.support.faults.unshown import ANSWER, unheard
from tests.support.waiting import PATIENT, eventually

ELSEWHERE, THIRD = "table-two", "off-topic"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
MASTER = "Ada"
KILLS, MANY_KILLS = 20, 150
SEED = 2029


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the publisher wait until the restart before it tries anything again."""
    monkeypatch.setattr("cogs.post.publisher.FIRST_RETRY", 3600.0)


class Deed(NamedTuple):
    """Something done about a table: how it comes to it, what is typed, how one knows, and where the panel then is."""

    prepare: Callable[[Bench, Session], Awaitable[None]]
    command: Callable[[Bench, Session], Coroutine[Any, Any, Reply]]
    done: Callable[[Bench, Session], Awaitable[bool]]
    panel: str | None = CHANNEL
    again: str = ""
    """What whoever tries it once more is told; empty where the same again would do no harm."""


async def nothing(table: Bench, session: Session) -> None:
    """Come to it as the table was opened."""


async def parked(table: Bench, session: Session) -> None:
    """Park a table."""
    await table.person(MASTER).command("table park", CHANNEL)
    await table.quiet()


async def taken_back(table: Bench, session: Session) -> None:
    """Move, and take it back."""
    await move(table, session, MASTER, "move to=C4")
    await undo(table, MASTER)


async def holds(table: Bench, session: Session) -> bool:
    return (await table.store.seats(session.id))[1].kind == "computer"


async def follows(table: Bench, session: Session) -> bool:
    return [each.user_id for each in await table.store.followers(session.id)] == [int(table.person("Eve").id)]


async def at(table: Bench, session: Session, channel: str | None) -> bool:
    row = await table.store.table(session.id)
    return row.status == ("playing" if channel else "parked") and channel in (None, await named(table, row.channel_id))


async def named(table: Bench, channel_id: int) -> str:
    return str(table.server.world.channels[str(channel_id)]["name"])


async def brought_back(table: Bench, session: Session) -> bool:
    again = await table.session()
    kinds = [row.kind for row in await table.store.rows(session.id)]
    return lamplight(again).keepers["mara"].at == "C4" and kinds.count("redo") == 1


DEEDS: dict[str, Deed] = {
    "move": Deed(
        nothing,
        lambda table, _: table.person(MASTER).command("table move", CHANNEL, to=str(table.channel_id(ELSEWHERE))),
        lambda table, session: at(table, session, ELSEWHERE),
        panel=ELSEWHERE,
        again="There is no table in this channel",
    ),
    "park": Deed(
        nothing,
        lambda table, _: table.person(MASTER).command("table park", CHANNEL),
        lambda table, session: at(table, session, None),
        panel=None,
        again="There is no table in this channel",
    ),
    "resume": Deed(
        parked,
        lambda table, session: table.person(MASTER).command(
            "campaign resume", ELSEWHERE, campaign=session.row.campaign_id or 0
        ),
        lambda table, session: at(table, session, ELSEWHERE),
        panel=ELSEWHERE,
        again="This channel has a table already",
    ),
    "follow": Deed(nothing, lambda table, _: table.person("Eve").command("table follow", CHANNEL), follows),
    "seat": Deed(
        nothing,
        lambda table, _: gm(table, MASTER, "seat", seat="ivo"),
        holds,
    ),
    "redo": Deed(
        taken_back,
        lambda table, _: gm(table, MASTER, "redo"),
        brought_back,
        again="There is nothing to bring back",
    ),
}


async def ready(table: Bench, deed: Deed) -> Session:
    """Bring a table to where the deed can be done."""
    session = await table.open("Ada", "Bruno")
    await deed.prepare(table, session)
    await table.quiet()
    return session


def pressable(server: PlaygroundServer) -> list[tuple[str, Seen]]:
    """List every public message that can be pressed, with its channel."""
    return [
        (channel, message)
        for channel in (CHANNEL, ELSEWHERE, THIRD)
        if any(each["name"] == channel for each in server.world.channels.values())
        for message in server.person("Ada").sees(channel)
        if not message.ephemeral and marks(message)
    ]


async def is_right(table: Bench, session: Session, deed: Deed) -> None:
    """See that it was done, and that exactly the panel can be pressed, which shows the present."""
    assert await deed.done(table, session)
    assert [channel for channel, _ in pressable(table.server)] == ([deed.panel] if deed.panel else [])
    for _, message in pressable(table.server):
        now = await table.session(deed.panel or "")
        assert (message.id, {mark.asked for mark, _ in marks(message)}) == (str(now.row.panel_id), {now.asked})


@pytest.mark.parametrize("name", DEEDS)
async def test_what_was_done_without_an_answer_stands_and_is_not_done_again(table: Bench, name: str) -> None:
    deed = DEEDS[name]
    session = await ready(table, deed)
    table.server.faults.cut_before(ANSWER, times=20)
    await unheard(table, deed.command(table, session))
    table.server.faults.clear()
    await table.quiet()
    await is_right(table, session, deed)
    if deed.again:
        assert deed.again in (await deed.command(table, session)).message.text
        await table.quiet()
        await is_right(table, session, deed)


@pytest.mark.parametrize("name", DEEDS)
@pytest.mark.parametrize("trouble", ["503", "cut", "posted unnoticed", "slow"])
async def test_what_discord_did_not_hear_is_shown_at_the_next_start(table: Bench, name: str, trouble: str) -> None:
    deed, faults = DEEDS[name], table.server.faults
    session = await ready(table, deed)
    for route in (SAY, EDIT):
        if trouble == "503":
            faults.server_error(route, times=1000, status=503)
        elif trouble == "cut":
            faults.cut_before(route, times=1000)
        elif trouble == "posted unnoticed":
            faults.cut_after(route, times=1)
        else:
            faults.delay(route, seconds=0.2, times=3)
    reply = await deed.command(table, session)
    assert reply.kind == "message"
    assert await deed.done(table, session), "it is done before anybody is told"
    await table.stop()
    faults.clear()
    await table.start()
    await nothing_waits(table)
    await is_right(table, await table.bot.house.table(session.id), deed)


@pytest.mark.parametrize("name", ["move", "park", "seat", "redo", "follow"])
async def test_a_panel_that_is_gone_stops_nothing(table: Bench, name: str) -> None:
    deed = DEEDS[name]
    session = await ready(table, deed)
    table.person(MASTER).delete(await table.panel())
    await deed.command(table, session)
    await begin_again(table)
    (await table.bot.house.table(session.id)).version += 1
    table.panels.publisher.wake(await table.bot.house.table(session.id))
    await table.quiet()
    await is_right(table, await table.bot.house.table(session.id), deed)


@pytest.mark.parametrize("name", ["move", "resume"])
async def test_a_channel_that_is_gone_stops_nobody_from_going_on_elsewhere(table: Bench, name: str) -> None:
    deed = DEEDS[name]
    session = await ready(table, deed)
    table.server.faults.server_error(EDIT, times=1000, status=503)  # so that the old panel is not yet left
    await deed.command(table, session)
    table.server.faults.clear()
    table.server.world.delete_channel(str(table.channel_id(CHANNEL)))
    await begin_again(table)
    await is_right(table, await table.bot.house.table(session.id), deed)


@pytest.mark.parametrize("name", ["move", "park", "resume", "redo"])
async def test_what_is_delivered_twice_is_done_once(table: Bench, name: str) -> None:
    deed = DEEDS[name]
    session = await ready(table, deed)
    table.server.faults.deliver_twice()
    reply = await deed.command(table, session)
    await table.quiet()
    assert deed.again not in reply.message.text
    await is_right(table, session, deed)


async def test_a_panel_posted_unnoticed_where_the_table_then_leaves_loses_its_buttons(table: Bench) -> None:
    table.in_place()  # elsewhere the old panel keeps its buttons until the new one is known to stand
    session = await ready(table, DEEDS["move"])
    table.server.faults.cut_after(SAY)
    await table.person(MASTER).command("table panel", CHANNEL)
    await table.server.until(
        lambda: len(pressable(table.server)) == 1 and table.live()[0].id != str(session.row.panel_id)
    )
    await DEEDS["move"].command(table, session)
    await begin_again(table)
    await is_right(table, await table.bot.house.table(session.id), DEEDS["move"])


async def test_a_table_that_leaves_while_it_is_asked_whom_to_call_is_not_called_there(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, attendant = await ready(table, DEEDS["move"]), table.panels.publisher.attendant
    assert attendant is not None
    moved = list[int]()

    async def leave_meanwhile(asked: Session) -> list[int]:
        if not moved:
            moved.append(asked.id)
            await tables.move(table.bot.house, session, table.channel_id(ELSEWHERE))
        return []

    monkeypatch.setattr(attendant, "called", leave_meanwhile)
    await table.person(MASTER).command("table panel", CHANNEL)
    await table.server.until(lambda: bool(moved))
    await table.quiet()
    await is_right(table, await table.bot.house.table(session.id), DEEDS["move"])


# Killed between the store and Discord


class Mover:
    """Somebody who moves, parks and resumes a table of their own, and hands its seats about, while the bot dies."""

    def __init__(self, server: PlaygroundServer, rng: Random) -> None:
        self.server = server
        self.rng = rng
        self.at: str | None = None
        """Where the table is, as far as one was told."""
        self.campaign = 0
        self.done = 0

    async def move_about(self) -> None:
        """Do one thing after the other until the bot dies."""
        with contextlib.suppress(InteractionFailed, LookupError):
            while True:
                await self.act()

    async def act(self) -> None:
        """Do one thing; whatever was not acknowledged may have been done or not."""
        dmitri = self.server.person("Dmitri")
        where = self.rng.choice((ELSEWHERE, THIRD))
        if self.at is None:
            await dmitri.command("campaign resume", where, campaign=self.campaign)
            self.at = where
        elif (deed := self.rng.choice(("move", "park", "seat", "follow", "redo"))) == "move":
            to = next(channel for channel in (ELSEWHERE, THIRD) if channel != self.at)
            await dmitri.command("table move", self.at, to=str(self.server.world.channel_named(to)["id"]))
            self.at = to
        elif deed == "park":
            await dmitri.command("table park", self.at)
            self.at = None
        elif deed == "seat":
            back = {"person": self.server.person("Eve")} if self.rng.random() < 0.5 else {}
            await dmitri.command("master", self.at, options={"action": "seat", "seat": "ivo", **back})
        elif deed == "follow":
            await self.server.person("Chiara").command("table follow", self.at)
        else:
            await dmitri.command("master", self.at, options={"action": "redo"})
        self.done += 1


async def row_of(database: Path, table_id: int) -> TableRow:
    """Read a table's row while a bot may be writing."""
    async with await Store.open(database) as store:
        return await store.table(table_id)


async def live_and_die(playing: Play, mover: Mover, number: int, table_id: int) -> None:
    """Let a bot live while the table is moved about, and kill it at some change."""
    await playing.bots.start(pictures=False)
    await playing.bots.online()
    playing.kill_after(mover.rng.randint(1, 12))
    moving = asyncio.create_task(mover.move_about())
    await playing.server.until(lambda: not playing.doomed or moving.done(), PATIENT)
    playing.bots.kill()
    assert await playing.bots.end() == -9  # whoever waits for an answer hears now that none will come
    await moving
    row = await row_of(playing.bots.database, table_id)
    names = {int(channel["id"]): str(channel["name"]) for channel in playing.server.world.channels.values()}
    mover.at = names[row.channel_id] if row.status == "playing" else None


async def settle(playing: Play, table_id: int) -> None:
    """Wait until everything is said, and the table's panel alone can be pressed.

    Where no edit brings a picture, a bot that starts may post a panel anew when everything seems to be said.
    """
    async with await Store.open(playing.bots.database) as store:

        async def settled() -> bool:
            row = await store.table(table_id)
            panel = [(str(row.channel_id), str(row.panel_id))] if row.status == "playing" else []
            return await is_empty(store) and panel == shown(playing.server, table_id)

        try:
            await eventually(settled)
        except TimeoutError:
            now = shown(playing.server, table_id)
            raise AssertionError(f"{now} can be pressed; the table: {await store.table(table_id)}") from None


def shown(server: PlaygroundServer, table_id: int) -> list[tuple[str, str]]:
    """Where a table can be pressed: channels with messages."""
    return [
        (str(server.world.channel_named(channel)["id"]), message.id)
        for channel, message in pressable(server)
        if any(mark.table == table_id for mark, _ in marks(message))
    ]


async def test_a_bot_that_is_killed_while_tables_move_leaves_one_panel_where_the_table_is(
    tmp_path: Path, long: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    kills = MANY_KILLS if long else KILLS
    async with play(tmp_path, SEED) as playing:
        mover = Mover(playing.server, Random(SEED))
        await playing.bots.start(pictures=False)
        await playing.bots.online()
        dmitri = playing.server.person("Dmitri")
        await dmitri.command("table new", ELSEWHERE, game="training")
        await sit_and_start(playing.server, ELSEWHERE, playing.server.person("Eve"), dmitri)
        playing.bots.kill()
        await playing.bots.end()
        async with await Store.open(playing.bots.database) as store:
            mine = (await store.tables(limit=1))[0]
        mover.campaign, mover.at = mine.campaign_id or 0, ELSEWHERE
        for number in range(kills):
            await live_and_die(playing, mover, number, mine.id)
        await playing.bots.start(pictures=False)
        await playing.bots.online()
        await settle(playing, mine.id)
        playing.bots.kill()
        await playing.bots.end()
    async with await Store.open(playing.bots.database) as store:
        damage = await problems_of(store, mine.id)
    with capsys.disabled():
        sys.stdout.write(
            f"\nseed {SEED}: {kills} kills, {mover.done} acknowledged, said twice={playing.said.doubled}\n"
        )
    assert (damage, playing.said.doubled) == ([], [])
    assert mover.done >= kills // 2
