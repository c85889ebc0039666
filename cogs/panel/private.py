"""What one person alone is shown: words and widgets at once, and the picture as soon as it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import discord
import msgspec

from bot.engine.scene import Scene, Shot
from bot.text import Tongue
from cogs.face import layout
from cogs.panel.desks import Desks
from cogs.post.pictures import Standing, on, refused
from cogs.post.publisher import Publisher, file
from cogs.post.verdicts import UNKNOWN_MESSAGE
from cogs.post.ways import Unshowable
from cogs.replying import Alone, acknowledge, acknowledged, show_alone, time_left


class Sight(msgspec.Struct, frozen=True):
    """Something for one person's eyes: how it is laid out, with which picture, and of what that is."""

    tongue: Tongue
    lay: Callable[..., layout.Shown]
    """Lays it out with `image` and `alt`, or without."""
    scene: Scene | None
    shot: Shot
    of: str
    """Whose picture it is: one of something else is not left standing."""


class Opening(msgspec.Struct, frozen=True):
    """Something that is about to be shown: in answer to what, laid out how, with which picture, and where."""

    interaction: discord.Interaction[Any]
    lay: Callable[..., layout.Shown]
    standing: Standing | None
    edit: bool


class Private:
    """Shows things to one person, on the message that they pressed or on a new one."""

    def __init__(self, publisher: Publisher, desks: Desks) -> None:
        self.publisher = publisher
        self.desks = desks

    async def open(self, interaction: discord.Interaction[Any], sight: Sight, *, edit: bool) -> Alone:
        """Show the words of it at once, with the picture that stands there; gives the way to bring the new one."""
        message = interaction.message if edit else None
        async with self.desks.screen((message or interaction).id).reply(time_left(interaction)):
            standing = self.desks.picture(message, sight.of) if sight.scene else None
            return await self._shown(Opening(interaction, sight.lay, standing, edit))

    async def fill(self, alone: Alone, sight: Sight, *, anew: bool = False) -> None:
        """Show it in full, with its picture; anew where the message takes no edit, if so."""
        if sight.scene is None:
            await alone.change(view=sight.lay(), attachments=())
            return
        drawn, told = await self.publisher.draw(sight.tongue, sight.scene, sight.shot)
        name = f"hand.{drawn.format}"
        view = sight.lay(image=name, alt=told)
        async with self.desks.screen(alone.id).turn():
            try:
                files = [file(drawn, name, told)]
                shown = await self.publisher.ways.show(view, files, alone.change, partial(self.desks.known, alone.id))
            except (Unshowable, discord.HTTPException) as error:
                if isinstance(error, discord.HTTPException) and (error.status >= 500 or not anew):
                    raise
                shown = await alone.replace(view, [file(drawn, name, told)])
            self.desks.note(sight.of, on(shown, told))

    async def _shown(self, opening: Opening) -> Alone:
        """The words where they now stand: on the pressed message, or below if that takes no edit any more."""
        try:
            return await self._words(opening)
        except discord.HTTPException as error:
            if self.publisher.ways.learns_of_menus(error):
                return await self._shown(opening)
            if error.status >= 500 or not opening.edit:
                raise
            if acknowledged(opening.interaction):
                alone = Alone(opening.interaction, None)
                await alone.replace(opening.lay(), [])
                return alone
            if error.code != UNKNOWN_MESSAGE:
                raise
            return await show_alone(opening.interaction, opening.lay(), edit=False)

    async def _words(self, opening: Opening) -> Alone:
        """The words where they now stand, with the picture that is there; without, if that is lost."""
        standing, ways = opening.standing, self.publisher.ways
        show = partial(show_alone, opening.interaction, edit=opening.edit)
        if standing and standing.file_id:
            view = opening.lay(image=standing.name, alt=standing.alt)
            if opening.edit and not ways.keeps:
                await acknowledge(opening.interaction)
            try:
                return await ways.keep(view, standing, lambda: show(view, kept=standing.kept))
            except discord.HTTPException as error:
                if not refused(error):
                    raise
        return await show(opening.lay())
