"""What one person alone is shown: words and widgets at once and the picture as soon as it is drawn, or all together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
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
from cogs.post.ways import Unshowable, Ways, copies
from cogs.replying import Alone, acknowledge, acknowledged, show_alone, stop_waiting, time_left


class Sight(msgspec.Struct, frozen=True):
    """Something for one person's eyes: how it is laid out, with which picture, and of what that is."""

    lay: Callable[..., layout.Shown]
    """Lays it out with `image` and `alt`, or without."""
    picture: Callable[[], Awaitable[discord.File]] | None
    """Makes its picture, with its words."""
    of: str
    """Whose picture it is: one of something else is not left standing."""


def drawing(publisher: Publisher, tongue: Tongue, scene: Scene, shot: Shot) -> Callable[[], Awaitable[discord.File]]:
    """What draws a scene as the picture of a sight."""

    async def draw() -> discord.File:
        drawn, told = await publisher.draw(tongue, scene, shot)
        return file(drawn, f"hand.{drawn.format}", told)

    return draw


class Opening(msgspec.Struct, frozen=True):
    """Something that is about to be shown: in answer to what, laid out how, with which picture, and where."""

    interaction: discord.Interaction[Any]
    lay: Callable[..., layout.Shown]
    standing: Standing | None
    edit: bool


async def show_page(
    ways: Ways, interaction: discord.Interaction[Any], view: layout.Shown, files: Sequence[discord.File]
) -> None:
    """Show a page with its pictures in place of the word that it takes a moment, or below where no edit shows any.

    What follows first upon that word is an edit of it.
    """
    follow = partial(interaction.followup.send, view=view, ephemeral=True)
    spare = copies(files)
    try:
        await ways.at_once(files, partial(follow, files=files))
    except Unshowable:
        await stop_waiting(interaction)
        await follow(files=spare)


class Private:
    """Shows things to one person, on the message that they pressed or on a new one."""

    def __init__(self, publisher: Publisher, desks: Desks) -> None:
        self.publisher = publisher
        self.desks = desks

    async def open(self, interaction: discord.Interaction[Any], sight: Sight, *, edit: bool) -> Alone:
        """Show the words of it at once, with the picture that stands there; gives the way to bring the new one."""
        message = interaction.message if edit else None
        async with self.desks.screen((message or interaction).id).reply(time_left(interaction)):
            standing = self.desks.picture(message, sight.of) if sight.picture else None
            return await self._shown(Opening(interaction, sight.lay, standing, edit))

    async def fill(
        self, alone: Alone, sight: Sight, *, anew: bool = False, overtaken: Callable[[], bool] = lambda: False
    ) -> None:
        """Show it in full, with its picture; anew where the message takes no edit, if so.

        Nothing is shown if something else was to be shown there since, and somebody sees to that.
        """
        if sight.picture is None:
            await self.desks.present(alone).change(view=sight.lay(), attachments=())
            return
        made = await sight.picture()
        told, spare = made.description or "", copies([made])
        view = sight.lay(image=made.filename, alt=told)
        async with self.desks.screen(alone.id).turn():
            if overtaken():
                return
            alone = self.desks.present(alone)
            try:
                shown = await self.publisher.ways.show(view, [made], alone.change, partial(self.desks.known, alone.id))
            except (Unshowable, discord.HTTPException) as error:
                if isinstance(error, discord.HTTPException) and (error.status >= 500 or not anew):
                    raise
                shown = await self._replace(alone, view, spare)
            self.desks.note(sight.of, on(shown, told))

    async def _replace(self, alone: Alone, view: layout.Shown, files: Sequence[discord.File]) -> discord.Message:
        """Show something anew below, where whoever else is about to change the message will find it."""
        before = alone.id
        shown = await alone.replace(view, files)
        self.desks.moved(before, alone)
        return shown

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
                pressed = opening.interaction.message
                alone = Alone(opening.interaction, pressed.id if pressed else None)
                await self._replace(alone, opening.lay(), [])
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
