"""The game-masters' role and Discord's own lock on /gm: what a bot may see of it, and what only people can change."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.client import Vigil
from bot.markdown import Markdown
from bot.text import Tongue

log = logging.getLogger(__name__)
Interaction = discord.Interaction[Any]


async def words(bot: Vigil, interaction: Interaction, tongue: Tongue, role: discord.Role) -> str:
    """Say that a role makes game-masters, and whether Discord shows /gm to it or somebody has to allow that."""
    said = tongue.t("gm-role-set", role=Markdown(role.mention))
    shown = role.permissions.manage_guild or role.permissions.administrator or await _allowed(bot, interaction, role)
    return f"{said}\n{tongue.t('gm-role-shown' if shown else 'gm-role-hidden')}"


async def _allowed(bot: Vigil, interaction: Interaction, role: discord.Role) -> bool:
    """Whether the server's settings let a role, or everybody, use /gm."""
    guild = discord.Object(interaction.guild_id or 0)
    try:
        command = next(command for command in await bot.tree.fetch_commands() if command.name == "gm")
        found = await command.fetch_permissions(guild)
    except discord.NotFound:  # nobody has changed anything yet
        return False
    except (discord.HTTPException, StopIteration) as error:
        log.warning("cannot tell who sees /gm: %s", error)
        return False
    said = {each.id: each.permission for each in found.permissions}
    return said.get(role.id, said.get(guild.id, False))
