"""Who acts, as the sessions want to know it."""

from __future__ import annotations

from typing import Any

import discord

from bot.sessions import authority, lobby


def person(interaction: discord.Interaction[Any]) -> lobby.Person:
    """Who is acting."""
    return lobby.Person(interaction.user.id, interaction.user.display_name)


def actor(interaction: discord.Interaction[Any]) -> authority.Actor:
    """Who is acting, with what their server says of them."""
    user = interaction.user
    roles = frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset[int]()
    return authority.Actor(person(interaction), roles, interaction.permissions.manage_guild)
