"""Who may use a command: what the bot asks by default, and what keepers have chosen instead."""

from __future__ import annotations

import discord

from bot.playground.limits.rights import CHANNEL, ROLE, USER, may_use
from bot.playground.world.state import World


def test_what_keepers_choose_goes_before_what_a_bot_asks() -> None:
    world = World.fresh()
    command = {"name": "gm", "default_member_permissions": str(discord.Permissions(manage_guild=True).value)}
    keeper, other, *_ = (user["id"] for user in world.people)
    channel, elsewhere, *_ = world.channels
    role = world._add_role("Narrators", discord.Permissions.none())
    assert (may_use(world, keeper, command), may_use(world, other, command)) == (True, False)
    world.override("gm", world.guild_id, ROLE, allowed=True)
    assert may_use(world, other, command, channel)
    world.members[other]["roles"].append(role)
    world.override("gm", role, ROLE, allowed=False)
    assert not may_use(world, other, command, channel)
    world.override("gm", other, USER, allowed=True)
    assert may_use(world, other, command, channel)
    world.override("gm", channel, CHANNEL, allowed=False)
    assert (may_use(world, other, command, channel), may_use(world, other, command, elsewhere)) == (False, True)
    assert may_use(World.load(world.dump()), keeper, command, channel), "an administrator may always"
    assert not may_use(World.load(world.dump()), other, command, channel)
    nobody = {"name": "no", "default_member_permissions": "0"}
    assert (may_use(world, keeper, nobody), may_use(world, other, nobody)) == (True, False)
