"""What is completed while a game-master types: decisions to go back to, seats, answers, and things to put right."""

from __future__ import annotations

from typing import Any

import discord
from discord.app_commands import Choice

from bot.sessions import authority
from bot.sessions.gm import corrections
from bot.sessions.session import Session
from bot.text import Tongue, fold, speak
from cogs import answering
from cogs.face.words import CHOICE, label
from cogs.here import table_here
from cogs.panel.cog import actor, person

Interaction = discord.Interaction[Any]
MOST = 25
PLAINEST = "plainest"
"""Stands for the answer that asks for least, which need not be seen to be given."""


def tongue_of(interaction: Interaction) -> Tongue:
    """The language of whoever acts."""
    return speak(str(interaction.locale))


async def mastered(interaction: Interaction) -> Session | None:
    """The table of this channel for one of its game-masters, with its game at hand; completion cannot refuse."""
    session = await table_here(interaction)
    if session is None or not await authority.is_master(session, actor(interaction)):
        return None
    return session if await session.loaded() else None


async def asked_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The seats that are asked something."""
    session = await mastered(interaction)
    return _seats(interaction, session, session.match.waiting, current) if session else []


async def seat_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Every seat in play."""
    session = await table_here(interaction)
    if session is None or not await authority.is_master(session, actor(interaction)):
        return []
    await session.loaded()
    return _seats(interaction, session, session.played, current)


async def action_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """What a seat may answer, as far as this game-master may see it."""
    session = await mastered(interaction)
    seat = str(interaction.namespace.seat or "")
    ask = authority.open_ask(session, person(interaction), seat) if session else None
    if session is None or ask is None:
        return []
    tongue = tongue_of(interaction)
    plainest = Choice(name=label(tongue.t("gm-plainest"), CHOICE), value=PLAINEST)
    offered = answering.choices(tongue, session.row.game, ask, lambda _: True, current)
    return [plainest, *offered[: MOST - 1]]


async def fix_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """What can be put right."""
    session = await mastered(interaction)
    if session is None:
        return []
    tongue, game = tongue_of(interaction), session.row.game
    named = [
        (
            tongue.t(
                "gm-set-fix",
                what=corrections.fix_words(tongue, game, fix),
                now=corrections.value_words(tongue, game, fix, fix.now),
            ),
            fix.key,
        )
        for fix in await corrections.offered(session)
    ]
    return _matching(named, current)


async def value_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """What it may become."""
    session = await mastered(interaction)
    if session is None:
        return []
    wanted = str(interaction.namespace.what or "")
    fix = next((fix for fix in await corrections.offered(session) if fix.key == wanted), None)
    if fix is None:
        return []
    tongue, game = tongue_of(interaction), session.row.game
    return _matching([(corrections.value_words(tongue, game, fix, value), value) for value in fix.values], current)


def _seats(
    interaction: Interaction, session: Session, seats: tuple[str, ...] | list[str], current: str
) -> list[Choice[str]]:
    tongue = tongue_of(interaction)
    return _matching([(tongue.t(f"{session.row.game}-seat-{seat}"), seat) for seat in seats], current)


def _matching(named: list[tuple[str, str]], current: str) -> list[Choice[str]]:
    """What holds the typed text, up to what Discord shows."""
    typed = fold(current)
    found = [(name, value) for name, value in named if typed in fold(name) and len(value) <= CHOICE]
    return [Choice(name=label(name, CHOICE), value=value) for name, value in found[:MOST]]
