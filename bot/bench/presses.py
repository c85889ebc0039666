"""From a press to its reply, against a command that does nothing."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from bot.bench.loopback import online, quiet
from bot.bench.measure import Bench, Measure, ratio, timed
from bot.bench.play import EndlessPlay, give, open_table
from bot.client import Vigil
from bot.playground.connect import pointed_at
from bot.playground.people import Person, Reply
from bot.playground.seen import Seen
from bot.playground.server import PlaygroundServer
from bot.store import Outgoing
from renderers import RenderPool

ANSWERS = ":opt:"
"""Stands in the custom id of every button that answers."""


async def presses(bench: Bench) -> list[Measure]:
    """Measure a press on the panel until its reply is visible, against a command that does nothing."""
    async with RenderPool() as pool, PlaygroundServer(identify_seconds=0) as server:
        server.rates.scale = 0  # Vigil is measured, not Discord's patience
        with pointed_at(server.url):
            async with online(server, bench.folder / "presses.sqlite3", pool) as vigil:
                table = _Table(server, vigil)
                (pressed,), (idle,) = await bench.interleave(bench.rounds(60, 8), table.press, table.noop)
                await table.quiet()
    return [ratio("press-reply", 2.0, ("press_ms", pressed), ("noop_ms", idle))]


class _Table:
    """A table at which buttons are pressed; whatever has no button is answered behind the scenes."""

    def __init__(self, server: PlaygroundServer, vigil: Vigil) -> None:
        panels: Any = vigil.get_cog("Panels")
        self.server = server
        self.publisher = panels.publisher
        self.publisher.pace.seconds = 0.0
        self.publisher.ways.keeps = True  # as on a Discord that /gm check has found to keep a board at a press
        self.people = {int(user["id"]): Person(server, user) for user in server.world.people[:4]}
        self.game = EndlessPlay(vigil.house, self._open)

    async def press(self) -> tuple[float]:
        """Press a button that answers, and give the seconds until the reply was there."""
        person, panel, button = await self._pressable()
        return (await timed(_answered(person.press(panel, custom_id=button), "update")),)

    async def noop(self) -> tuple[float]:
        """Use the command that does nothing, when nothing else is going on."""
        session = await self.game.ready()
        await self.quiet()
        person = next(iter(self.people.values()))
        return (await timed(_answered(person.command("noop", channel=str(session.row.channel_id)), "message")),)

    async def _open(self, number: int) -> int:
        """Open a table in a channel of its own, with its panel waiting to be posted."""
        world, store = self.server.world, self.game.house.store
        channel = int(world.add_channel(f"bench-{number}")["id"])
        table_id = await open_table(store, channel, number, guild_id=int(world.guild_id), people=tuple(self.people))
        await store.enqueue(table_id, [Outgoing("panel", b"")])
        return table_id

    async def _pressable(self) -> tuple[Person, Seen, str]:
        """Play on until the panel has a button that answers; give it and whoever may press it."""
        while True:
            session = await self.game.ready()
            self.publisher.wake(session)
            await self.quiet()
            seat = session.match.waiting[0]
            person = self.people[session.seats[seat].user_id or 0]
            channel, panel_id = str(session.row.channel_id), str(session.row.panel_id)
            panel = next(message for message in person.sees(channel) if message.id == panel_id)
            buttons = [button["custom_id"] for button in panel.buttons if ANSWERS in button["custom_id"]]
            openly = session.match.asks[0].seen_by(None).options  # else a press shows nothing by itself
            if buttons and openly and seat in session.match.asks[0].seats:
                return person, panel, self.game.player.dice.choice(buttons)
            await give(session, self.game.choose(session))

    async def quiet(self) -> None:
        """Wait until nothing is left to be done or shown."""
        await quiet(self.publisher)


async def _answered(reply: Awaitable[Reply], kind: str) -> None:
    """Wait for a reply, which must be of this kind."""
    if (kept := (await reply).kind) != kind:
        raise RuntimeError(f"a {kind} was expected, a {kept} came")
