"""The ways to change what a message shows, of which not every Discord takes all."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from io import BytesIO
from typing import Protocol, TypeVar

import discord

from cogs.face.options.widgets import MENU, SHORT_MENU
from cogs.face.parts import Shown
from cogs.post.learned import Learned
from cogs.post.pictures import Standing, refused, stayed

log = logging.getLogger(__name__)

T = TypeVar("T")
MENU_REFUSED = re.compile(r"^In components\S*\.options:", re.MULTILINE)
"""How discord.py words that a menu has too many options, or too few."""


def copies(files: Sequence[discord.File]) -> list[discord.File]:
    """Files once more, to be sent if they were sent in vain."""
    return [_copy(file) for file in files]


def _copy(file: discord.File) -> discord.File:
    data = file.fp.read()
    file.fp.seek(0)
    return discord.File(BytesIO(data), filename=file.filename, description=file.description)


class Unshowable(Exception):
    """Discord takes no new picture by an edit: it must be posted."""


class Unlisted(Exception):
    """Discord does not tell which file an edit has brought, so that no other can show it."""


class Edit(Protocol):
    """A way to edit one message; what is not given stays as it is, and of its files only those that are listed."""

    async def __call__(
        self, *, view: Shown = ..., attachments: Sequence[discord.Attachment | discord.File]
    ) -> discord.Message:
        """Edit the message and give its new face."""


Find = Callable[[], Awaitable[Standing | None]]
"""A way to learn what a message shows."""


class Ways(Learned):
    """How a message is changed on this Discord: each way is tried, and what was learned is remembered."""

    @property
    def requests(self) -> int:
        """How many requests it takes to show a new picture."""
        return 1 if self.shows or not self.brings else 2

    @property
    def longest_menu(self) -> int:
        """How many options a menu may have."""
        return MENU if self.menus else SHORT_MENU

    def learns_of_menus(self, error: Exception) -> bool:
        """Whether a refusal tells that Discord takes no long menus, which nobody knew: shorter ones may be taken."""
        if not (self.menus and refused(error) and MENU_REFUSED.search(str(error))):
            return False
        log.warning("Discord takes no long menus; shorter ones are shown: %s", error)
        self.menus = False
        return True

    async def show(self, view: Shown, files: Sequence[discord.File], edit: Edit, find: Find) -> discord.Message:
        """Edit a message so that it shows a new picture, if there is one, in place of the one that stands there.

        `find` tells which that is, if it is needed. `Unshowable` if Discord takes none by an edit.
        """
        spare = copies(files)
        try:
            return await self.at_once(files, lambda: edit(view=view, attachments=files))
        except Unshowable:
            if not self.brings:
                raise
        try:
            return await self._bring(view, spare, edit, await find())
        except (discord.HTTPException, Unlisted) as error:
            if not (isinstance(error, Unlisted) or refused(error)):
                raise
            log.warning("Discord takes no new picture by an edit; it is posted instead: %s", error)
            self.brings = False
            raise Unshowable from error

    async def at_once(self, files: Sequence[discord.File], edit: Callable[[], Awaitable[T]]) -> T:
        """Show new pictures by the edit that brings them, or by what Discord takes for one.

        `Unshowable` if Discord shows none so, as is known or found out.
        """
        self.doubt()
        if files and not self.shows:
            raise Unshowable
        try:
            return await edit()
        except discord.HTTPException as error:
            if not (files and refused(error)):
                raise
            log.warning("Discord shows no picture that comes with an edit: %s", error)
            self.shows = False
            raise Unshowable from error

    async def _bring(
        self, view: Shown, files: Sequence[discord.File], edit: Edit, standing: Standing | None
    ) -> discord.Message:
        """Bring a picture to a message that goes on showing what it showed, then show it as one that stays."""
        kept = standing.kept if standing else []
        message = await edit(attachments=[*kept, *files])
        if not message.attachments:
            raise Unlisted("a file that was brought is not listed")
        brought = max(message.attachments, key=lambda file: file.id)
        fresh = Standing(message.id, brought.id, brought.url.partition("?")[0], signed=brought.url)
        return await self.keep(view, fresh, lambda: edit(view=view, attachments=fresh.kept))

    async def keep(self, view: Shown, standing: Standing, edit: Callable[[], Awaitable[T]]) -> T:
        """Edit a message so that its picture stays, in the way that is known or else found to work."""
        if not standing.file_id:
            return await edit()
        *others, last = self._pointers(standing)
        for pointer in others:
            view.point(pointer)
            try:
                return self._found(pointer, await edit())
            except discord.HTTPException as error:
                if not refused(error):
                    raise
        view.point(last)
        return self._found(last, await edit())

    def _pointers(self, standing: Standing) -> list[str]:
        """All that a component may say to show a file that stays, what is known to work first."""
        name = f"attachment://{standing.name}"
        addresses = list(dict.fromkeys(filter(None, (standing.signed, standing.url))))
        return [*addresses, name] if self.by_name is False else [name, *addresses]

    def _found(self, pointer: str, done: T) -> T:
        """Remember that an edit was taken which showed a file in this way."""
        by_name = pointer.startswith("attachment:")
        if by_name is not self.by_name and not by_name:
            log.info("Discord wants the address of a picture that stays, not its name")
        self.by_name = by_name
        return done

    def learn(self, edited: discord.Message | None) -> None:
        """See on a message that the reply to a press has edited whether its picture is gone, whatever was believed."""
        if self.keeps and edited is not None and stayed(edited) is False:
            log.warning("Discord takes the picture from a message that a press edits; presses are acknowledged")
            self.keeps = False
