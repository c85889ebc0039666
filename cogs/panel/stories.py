"""Whole stories: what a panel or a message that stays has no room for, for whoever wants to read all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.sessions.session import Session
from bot.sessions.telling.standing import between
from bot.sessions.telling.story import Told
from bot.store import Store
from bot.text import speak
from cogs.face.ids import Mark
from cogs.face.stories import ACT, whole
from cogs.panel.presses import Handler
from cogs.replying import in_time, show_alone

LONGEST = 1000
"""Rows that are read back, at most, to tell the story of a message."""
Interaction = discord.Interaction[Any]


class Stories:
    """Shows stories page by page, to one person."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.acts: dict[str, Handler] = {"story": self._story, ACT: self._told}

    async def _story(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        """Show all that happened since the last message that stays."""
        page, turned = int(mark.what or 0), bool(mark.what)
        await _show(interaction, session.story, page, lambda at: Mark(session.id, 0, "story", at), edit=turned)

    async def _told(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        """Show the whole story of a message that stays, from the journal."""
        since, until, page = map(int, mark.what.split("."))
        rows = await in_time(interaction, self._store.ancestors(session.id, until, limit=LONGEST))
        story = between(rows, since, ended=True)
        own = interaction.message is not None and interaction.message.flags.ephemeral
        await _show(interaction, story, page, lambda at: Mark(session.id, 0, ACT, f"{since}.{until}.{at}"), edit=own)


async def _show(
    interaction: Interaction, story: list[Told], page: int, at: Callable[[str], Mark], *, edit: bool
) -> None:
    """Show a page, in place of another where that was turned."""
    turn = at(str(max(page - 1, 0))), at(str(page + 1))
    shown = whole(speak(str(interaction.locale)), story, page, turn)
    await show_alone(interaction, shown, edit=edit)
