"""Answering a press on the panel itself: what came of it stands there at once, and the board stays."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.sessions.session import Session
from cogs.face import layout
from cogs.face.ids import Mark
from cogs.post.pictures import Standing
from cogs.post.publisher import Publisher
from cogs.post.verdicts import out_of_reach
from cogs.replying import acknowledge, edit_pressed, time_left

REPLACED = (10008, 50035)
"""Unknown message, or one without the picture it had: the pressed panel was replaced before its edit arrived."""

Handler = Callable[[discord.Interaction[Any], Session, Mark, list[str]], Awaitable[None]]
"""What answers the presses on one kind of component."""
Result = Callable[[Standing | None], layout.Shown | None]
"""What came of a press, with the picture that stands there; None where somebody else will show it."""


class Presses:
    """Replies to presses by editing the pressed message, in its turn."""

    def __init__(self, publisher: Publisher) -> None:
        self.publisher = publisher

    async def on_panel(
        self, interaction: discord.Interaction[Any], session: Session, result: Result, *, pictured: bool = False
    ) -> bool:
        """Whether the press was answered on the panel: not if it is no longer that, or the turn is late."""
        message = interaction.message
        if message is None or message.id != session.row.panel_id:
            return False
        async with self.publisher.reply(session, time_left(interaction)) as ready:
            if not ready or message.id != session.row.panel_id:
                return False
            standing = await self.publisher.pictures.recall(session, message)
            if pictured and standing and not standing.file_id:
                return False  # a panel without its board is one that is being put away: its buttons must not come back
            return await self._edited(interaction, result(standing), standing or Standing(message.id))

    async def _edited(
        self, interaction: discord.Interaction[Any], view: layout.Shown | None, standing: Standing
    ) -> bool:
        """Whether the pressed message could be edited.

        Where the reply itself might cost it its picture, the press is only acknowledged, and an edit follows at once.
        """
        ways = self.publisher.ways
        try:
            if view is None or (standing.file_id and not ways.keeps):
                await acknowledge(interaction)
            if view is None:
                return True
            edited = await ways.keep(view, standing, lambda: edit_pressed(interaction, view, standing.kept))
        except discord.HTTPException as error:
            if error.code not in REPLACED and not out_of_reach(error):
                raise
            return False
        if standing.file_id:
            ways.learn(edited)
        return True
