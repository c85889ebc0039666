"""Who may use a command: what the bot asks by default, and what a server's keepers have chosen instead.

Discord keeps those choices under Server Settings > Integrations. A bot may read them and may not change them.
"""

from __future__ import annotations

import discord

from bot.playground.world.shapes import Json
from bot.playground.world.state import World

ROLE, USER, CHANNEL = 1, 2, 3
"""What an overwrite is about."""


def may_use(world: World, user_id: str, command: Json, channel_id: str | None = None) -> bool:
    """Whether a member may use a command, here or anywhere; what they may not use is not shown to them."""
    if _has(world, user_id, discord.Permissions(administrator=True)):
        return True
    chosen = {(each["type"], each["id"]): bool(each["permission"]) for each in world.overrides.get(command["name"], ())}
    if channel_id is not None and not chosen.get((CHANNEL, channel_id), True):
        return False
    if (USER, user_id) in chosen:
        return chosen[USER, user_id]
    roles = [chosen[ROLE, role] for role in world.members[user_id]["roles"] if (ROLE, role) in chosen]
    if roles:
        return any(roles)
    if (ROLE, world.guild_id) in chosen:
        return chosen[ROLE, world.guild_id]
    needed = command.get("default_member_permissions")
    return needed is None or (int(needed) > 0 and _has(world, user_id, discord.Permissions(int(needed)), channel_id))


def shown_to(world: World, user_id: str) -> list[Json]:
    """The commands that a member is shown."""
    return [command for command in world.all_commands() if may_use(world, user_id, command)]


def _has(world: World, user_id: str, wanted: discord.Permissions, channel_id: str | None = None) -> bool:
    """Whether a member has permissions in a channel, or by their roles alone."""
    if channel_id is not None:
        return world.may(user_id, channel_id, wanted)
    given = 0
    for role in (world.guild_id, *world.members[user_id]["roles"]):
        given |= int(world.roles[role]["permissions"])
    return discord.Permissions(given) >= wanted or discord.Permissions(given).administrator
