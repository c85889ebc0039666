"""Every command while the store is held: it is acknowledged in time, and its result is shown once that is free."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from discord import app_commands

from bot.engine.errands import Command
from bot.games import IDS, game
from bot.playground.people import InteractionFailed, Reply
from bot.store.file.connection import Connection
from tests.support.e2e.bench import CHANNEL, Bench, patience
from tests.support.faults.commands import filled, leaves


class Held:
    """The store, as long as somebody else has it: whatever it is asked waits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = asyncio.Event()
        self.free.set()
        self.waited = 0
        for way in ("run", "read_aside"):
            monkeypatch.setattr(Connection, way, self._waiting(getattr(Connection, way)))

    def _waiting(self, through: Any) -> Any:
        async def wait(*args: Any, **kwargs: Any) -> Any:
            self.waited += not self.free.is_set()
            await self.free.wait()
            return await through(*args, **kwargs)

        return wait

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """Hold the store until this is left; meanwhile Vigil has little patience."""
        self.free.clear()
        with patience(0.05):
            try:
                yield
            finally:
                self.free.set()


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    return Held(monkeypatch)


async def use(table: Bench, held: Held, command: app_commands.Command[Any, ..., Any]) -> Reply:
    """Use a command while the store is held, which is let go only after Discord has heard of it."""
    async with held.hold():
        return await table.person("Ada").command(command.qualified_name, CHANNEL, options=filled(table, command))


async def faults(table: Bench, held: Held, game: str = "") -> list[str]:
    """Use every command; say which were not acknowledged, and which then showed nothing."""
    found, waited = list[str](), held.waited
    for command in leaves(table, game):
        try:
            reply = await use(table, held, command)
        except InteractionFailed as failure:
            found.append(f"/{command.qualified_name}: {failure}")
            continue
        await table.quiet()
        shown = reply.message if reply.kind in ("message", "deferred") else None
        if shown is None or shown.loading or not (shown.text or shown.files):
            found.append(f"/{command.qualified_name} showed nothing")
    assert held.waited > waited, "the store was in the way"
    return found


async def test_every_command_of_the_house_is_acknowledged_and_answered(table: Bench, held: Held) -> None:
    await table.open("Ada", "Bruno")
    assert len(leaves(table)) > 40
    assert await faults(table, held) == []


@pytest.mark.parametrize("of", [each for each in IDS if game(each).table.command])
async def test_every_command_of_a_game_is_acknowledged_and_answered(table: Bench, held: Held, of: str) -> None:
    await table.open("Ada", "Bruno", game=of)
    assert await faults(table, held, of) == []


@pytest.mark.parametrize(("of", "command"), [(each, command) for each in IDS if (command := game(each).table.command)])
async def test_a_move_by_a_games_own_command_is_shown_to_its_giver(
    table: Bench, held: Held, of: str, command: Command[Any]
) -> None:
    session = await table.open("Ada", "Bruno", game=of)
    head, (person, ask) = session.row.head, table.asked(session)
    name, option = next(
        (name, option) for name, errand in command.errands.items() for option in ask.options if errand.fits(option)
    )
    said = {"what": option.key} if command.errands[name].says else {}
    async with held.hold():
        reply = await person.command(f"{of} {name}", CHANNEL, options=said)
        assert (reply.kind, reply.message.ephemeral, session.row.head) == ("deferred", True, head)
    assert (await reply.final()).text
    await table.quiet()
    assert session.row.head > head


async def test_a_replay_for_everybody_that_was_acknowledged_for_one_is_still_for_everybody(
    table: Bench, held: Held
) -> None:
    session = await table.open("Ada", "Bruno")
    await table.rest(session)
    await table.quiet()
    before = len(table.public())
    async with held.hold():
        reply = await table.person("Ada").command("table replay", CHANNEL, everybody=True)
        assert reply.message.ephemeral
    await table.quiet()
    assert not reply.message.loading
    (shown,) = table.public()[before:]
    assert [file.filename for file in shown.files][-1] == "replay.txt"
