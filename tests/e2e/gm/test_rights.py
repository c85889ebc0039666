"""Vigil with the rights of its invite and no other: what @everyone may do is no help."""

from __future__ import annotations

from pathlib import Path

import discord

from bot.playground.world.state import BOT, EVERYONE, World
from tests.support.e2e.bench import CHANNEL, bench
from tests.support.e2e.sketchpad import Sketchpad


def strict_world() -> World:
    """A server that lets nobody do anything, but for those who play."""
    world = World.fresh()
    world.roles[world.guild_id]["permissions"] = "0"
    for user in world.people:
        world.give_role(user["id"], "Player", EVERYONE)
    return world


async def test_five_rights_are_enough(tmp_path: Path) -> None:
    world = strict_world()
    async with Sketchpad() as pool, bench(tmp_path / "vigil.sqlite3", pool, world=world) as table:
        assert world.permissions_of(world.bot_id, str(table.channel_id())) == BOT.value
        assert len(list(filter(None, dict(discord.Permissions(BOT.value)).values()))) == 5
        session = await table.open("Ada", "Bruno")
        for _ in range(12):
            await table.answer(session)
        panel = await table.panel()
        await table.person("Ada").press(panel, "My hand")
        await table.quiet()
        assert table.private("Ada")[-1].media
        await table.restart()
        session = await table.session()
        head = session.row.head
        for _ in range(3):
            await table.answer(session)
        panel = await table.panel()
        assert (session.row.head > head, bool(panel.media), bool(panel.buttons)) == (True, True, True)
        assert [message.id for message in table.live()] == [panel.id]
        await table.person("Ada").command("table close", CHANNEL)
        await table.quiet()
        assert table.live() == []
        assert 403 not in table.server.journal.statuses
