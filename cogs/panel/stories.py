"""Whole stories: what a panel or a message has no room for, page by page, and why each line of it was told."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.asks import refuse
from bot.sessions.past.chronicle import LONGEST
from bot.sessions.session import Session
from bot.sessions.telling.standing import between
from bot.sessions.telling.story import Heard, heard_lines
from bot.store import Store
from bot.text import speak
from cogs.face.ids import Mark
from cogs.face.stories import ACT, WHY, Span, whole
from cogs.face.why import why
from cogs.panel.presses import Handler
from cogs.replying import in_time, show_alone

LAST = -1
"""The page that a story is opened at whose newest lines are wanted."""
Interaction = discord.Interaction[Any]


class Stories:
    """Shows stories, to one person."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.acts: dict[str, Handler] = {
            "story": self._story,
            "newest": self._newest,
            ACT: self._turned,
            WHY: self._why,
        }

    async def _story(self, interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
        """Show all that happened since the last message that stays."""
        await self._show(interaction, session, Span(session.standing.since, session.row.head), 0)

    async def _newest(self, interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
        """Show the newest lines of the whole game."""
        await self.newest(interaction, session)

    async def newest(self, interaction: Interaction, session: Session, back: int = 0) -> None:
        """Show the whole game, opened at its last page or so many pages before it."""
        await self._show(interaction, session, Span(0, session.row.head), LAST - back)

    async def _turned(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        """Show a page of the whole story of a message that stays, or of a page that was turned."""
        span, page = Span.read(mark.what)
        await self._show(interaction, session, span, page)

    async def _why(self, interaction: Interaction, session: Session, mark: Mark, values: list[str]) -> None:
        """Say why a line was told."""
        span, page = Span.read(mark.what)
        lines = await self._lines(interaction, session, span)
        if not values or not 0 <= int(values[0]) < len(lines):
            raise refuse("stale")
        shown = why(speak(str(interaction.locale)), session, span, page, lines[int(values[0])])
        await show_alone(interaction, shown, edit=_own(interaction))

    async def _show(self, interaction: Interaction, session: Session, span: Span, page: int) -> None:
        lines = [tuple(each.told for each in line) for line in await self._lines(interaction, session, span)]
        shown = whole(speak(str(interaction.locale)), session.id, span, lines, page)
        await show_alone(interaction, shown, edit=_own(interaction))

    async def _lines(self, interaction: Interaction, session: Session, span: Span) -> list[tuple[Heard, ...]]:
        """A part of the story in lines, from the journal."""
        most = min(LONGEST, span.until - span.since + 1)
        rows = await in_time(interaction, self._store.ancestors(session.id, span.until, limit=max(1, most)))
        story = between(rows, span.since, ended=span.ended)
        return heard_lines([each for each in story if not span.apart or each.row.seq > span.since])


def _own(interaction: Interaction) -> bool:
    """Whether the pressed message is a page that only this person sees, so that another takes its place."""
    flags = interaction.message.flags if interaction.message else discord.MessageFlags()
    return flags.ephemeral and flags.components_v2
