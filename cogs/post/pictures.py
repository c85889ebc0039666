"""The pictures that messages show, and how an edit keeps them.

Discord lists a file that a component shows nowhere but in that component, and an edit loses every file that it does
not name. So whoever posts a picture remembers the id that its file got.
"""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any

import discord
import msgspec
from discord.components import Component, Container, MediaGalleryComponent, UnfurledMediaItem
from discord.enums import MediaItemLoadingState as LoadingState

from bot.sessions.session import Session
from bot.store import PanelPicture, Store, StoreBusy, StoreFull
from renderers import Picture

log = logging.getLogger(__name__)

REFUSED = 50035
"""Discord's code for a body with something in it that it does not take."""
FILE_URL = re.compile(r"https?://[^?]*/(?:ephemeral-)?attachments/\d+/(\d+)/[^/?]+")
TABLES = 5000


class Standing(msgspec.Struct, frozen=True):
    """The picture on a message: its file's id, its address without a signature, its words. Without an id: none."""

    message_id: int
    file_id: int = 0
    url: str = ""
    alt: str = ""
    signed: str = ""
    """Its address as Discord last told it, which holds for a day: a press tells it anew."""

    @property
    def name(self) -> str | None:
        """The file's name."""
        return self.url.rpartition("/")[2] or None

    @property
    def kept(self) -> list[discord.Attachment]:
        """What an edit lists to keep the file."""
        return [Kept(self.file_id)] if self.file_id else []


UNKNOWN = Standing(0)
"""Nobody knows what a message shows: an edit may have reached it or not."""


class Kept(discord.Attachment):
    """A file that stays where it is: its id is all that Discord needs."""

    def __init__(self, file_id: int) -> None:
        self.id = file_id

    def to_dict(self) -> Any:
        """What travels."""
        return {"id": self.id}


def on(message: discord.Message, alt: str = "") -> Standing:
    """See which picture a message shows, by the id that Discord tells or else the one in its address."""
    item = next(_media(message.components), None)
    if item is None:
        return Standing(message.id)
    found = FILE_URL.match(item.url)
    return Standing(message.id, item.attachment_id or int(found[1]), found[0], alt, item.url) if found else UNKNOWN


def stayed(message: discord.Message) -> bool | None:
    """Tell whether the picture that a message shows is there; None if that cannot be seen yet.

    Its address alone does not tell: a component goes on showing the address of a file that is gone.
    """
    item = next(_media(message.components), None)
    if item is None:
        return False
    if item.attachment_id or item.width:
        return True
    return None if item.loading_state in (None, LoadingState.unknown, LoadingState.loading) else False


def whole(message: discord.Message, before: discord.Message) -> bool:
    """Whether the file of a picture is still there, as it was before: an address may be one of a file that is gone.

    Discord tells the id of a file that it has, or at least how large the picture is.
    """
    now, then = (next(_media(each.components), None) for each in (message, before))
    if now is None or then is None:
        return False
    return now.attachment_id == then.attachment_id if then.attachment_id else bool(now.width)


def _media(components: Sequence[Component]) -> Iterator[UnfurledMediaItem]:
    for component in components:
        if isinstance(component, Container):
            yield from _media(component.children)
        elif isinstance(component, MediaGalleryComponent):
            yield from (item.media for item in component.items)


def refused(error: Exception) -> bool:
    """Whether Discord does not take what an edit shows."""
    return isinstance(error, discord.HTTPException) and error.status == 400 and error.code == REFUSED


def named(drawn: Picture | None) -> str | None:
    """The name of the file of a board's picture, if there is one."""
    return f"board.{drawn.format}" if drawn else None


def file(drawn: Picture, name: str, told: str) -> discord.File:
    """Wrap a picture for Discord, with its words for those who cannot see it."""
    return discord.File(BytesIO(drawn.data), filename=name, description=told or None)


class Pictures:
    """The pictures of all panels: in memory as they change, and in the store for after a restart."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[int, Standing] = OrderedDict()
        self._unsaved: set[int] = set()
        self._heads: dict[int, int] = {}
        """How far each panel in memory shows its game."""

    def of(self, session: Session) -> Standing | None:
        """The picture on a table's panel, as far as it is known here."""
        standing = self._known.get(session.id)
        return standing if standing and standing.message_id == session.row.panel_id else None

    async def recall(self, session: Session, pressed: discord.Message | None = None) -> Standing | None:
        """The picture on a table's panel, also where it was posted before a restart.

        Of one that was posted by a version that took no notes, a press tells what it shows; of any, its full address.
        """
        if session.id not in self._known:
            kept = await self._store.panel_picture(session.id)
            if kept and kept.message_id == session.row.panel_id:
                self._known.setdefault(session.id, Standing(kept.message_id, kept.file_id, kept.url))
                self._heads.setdefault(session.id, kept.head)
            elif pressed and pressed.id == session.row.panel_id:
                self.note(session.id, on(pressed))
        standing = self.of(session)
        if standing and pressed and on(pressed).file_id == standing.file_id:
            standing = self._known[session.id] = on(pressed, standing.alt)
        return standing

    async def of_the_present(self, session: Session) -> Standing | None:
        """The picture on a table's panel if it is known to show the game as it stands."""
        standing = await self.recall(session)
        shown = standing is not None and standing.file_id and self._heads.get(session.id) == session.row.head
        return standing if shown else None

    def note(self, table_id: int, standing: Standing) -> None:
        """Remember what the message shows that is a table's panel now."""
        self._known[table_id] = standing
        self._known.move_to_end(table_id)
        self._unsaved.add(table_id)
        while len(self._known) > TABLES and (oldest := next(iter(self._known))) not in self._unsaved:
            del self._known[oldest]
            self._heads.pop(oldest, None)

    def shows(self, table_id: int, head: int) -> None:
        """Remember how far a table's panel shows the game, picture and all."""
        if table_id in self._known and self._heads.get(table_id) != head:
            self._heads[table_id] = head
            self._unsaved.add(table_id)

    async def save(self, table_id: int) -> None:
        """Write down what is new; a disk that cannot take it is no reason to publish again."""
        if table_id not in self._unsaved:
            return
        self._unsaved.discard(table_id)
        standing = self._known[table_id]
        try:
            await self._store.put_panel_picture(
                PanelPicture(
                    table_id, standing.message_id, standing.file_id, standing.url, self._heads.get(table_id, -1)
                )
            )
        except (StoreBusy, StoreFull) as error:
            log.warning("table %s: the picture of its panel could not be noted: %s", table_id, error)
            self._unsaved.add(table_id)
