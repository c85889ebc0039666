"""Open desks: private messages that can still be edited, so that nothing old stands on them after the table moved."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Collection
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord
import msgspec

from cogs.post.pictures import Standing, on
from cogs.post.screen import Screen

if TYPE_CHECKING:
    from cogs.replying import Alone

TOKEN_SECONDS = 14 * 60
"""How long a private message is taken to be within reach; Discord's tokens last fifteen minutes."""
MOST = 24
"""Desks that are remembered of each table."""
TABLES = 500
HINT = "hint"
"""The page of a desk that says what Vigil would do, instead of all that can be done; it goes on with the table."""
PICTURES = 5000
"""Desks of which it is remembered what they show."""


class Desk(msgspec.Struct, frozen=True):
    """One private message: whose, for which seat, in which language, the way to change it, and what it was opened with.

    Page and note are of the version of the table at which it was opened, and of no other.
    """

    user_id: int
    seat: str
    locale: str
    alone: Alone
    version: int = 0
    page: str = ""
    note: str = ""
    since: float = msgspec.field(default_factory=lambda: time.monotonic())


class Desks:
    """The desks that were opened lately, by table. They are in memory only: a restart loses none that mattered."""

    def __init__(self) -> None:
        self._open: dict[int, deque[Desk]] = {}
        self._shown: OrderedDict[int, tuple[str, Standing]] = OrderedDict()
        """What the picture on a desk is, by message, with the seat whose it is."""
        self._moved: OrderedDict[int, Alone] = OrderedDict()
        """What stands in place of a message that took no edit."""
        self._screens: WeakValueDictionary[int, Screen] = WeakValueDictionary()

    def screen(self, message_id: int) -> Screen:
        """The place where a desk is shown: whoever changes it takes a turn, so that its picture is known."""
        return self._screens.setdefault(message_id, Screen())

    def keep(self, table_id: int, desk: Desk) -> None:
        """Remember a desk that was opened, once for each message and seat."""
        others = (each for each in self._open.pop(table_id, ()) if not self._same(each, desk))
        self._open[table_id] = deque([*others, desk], maxlen=MOST)
        while len(self._open) > TABLES:
            del self._open[next(iter(self._open))]

    def overtaken(self, table_id: int, desk: Desk) -> bool:
        """Whether a desk was opened again on the same message, which somebody else then sees to."""
        return any(each is not desk and self._same(each, desk) for each in self._open.get(table_id, ()))

    def _same(self, one: Desk, other: Desk) -> bool:
        seats = one.seat == other.seat or HINT in (one.page, other.page)
        return seats and self.present(one.alone).id == self.present(other.alone).id

    def moved(self, message_id: int, alone: Alone) -> None:
        """Remember what stands in place of a message from now on."""
        self._moved[message_id] = alone
        if len(self._moved) > PICTURES:
            self._moved.popitem(last=False)

    def present(self, alone: Alone) -> Alone:
        """The message that stands in place of one by now, which is that one unless it was sent anew."""
        while moved := self._moved.get(alone.id):
            alone = moved
        return alone

    def note(self, seat: str, standing: Standing) -> None:
        """Remember what a desk shows of a seat."""
        self._shown[standing.message_id] = (seat, standing)
        if len(self._shown) > PICTURES:
            self._shown.popitem(last=False)

    async def known(self, message_id: int) -> Standing | None:
        """The picture that a desk is known to show, whoever's it is."""
        return self._shown.get(message_id, ("", None))[1]

    def picture(self, message: discord.Message | None, seat: str) -> Standing | None:
        """The picture of this seat that a message shows; of one from before a restart, whatever it shows."""
        if message is None:
            return None
        whose, standing = self._shown.get(message.id, (seat, None))
        return (standing or on(message)) if whose == seat else None

    def of(self, table_id: int) -> list[Desk]:
        """The desks of a table that can still be edited."""
        oldest = time.monotonic() - TOKEN_SECONDS
        return [desk for desk in self._open.get(table_id, ()) if desk.since > oldest]

    def forget(self, table_id: int, gone: Collection[Desk]) -> None:
        """Remember these desks of a table no more."""
        left = (desk for desk in self._open.get(table_id, ()) if desk not in gone)
        self._open[table_id] = deque(left, maxlen=MOST)
