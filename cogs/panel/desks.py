"""Open desks: private messages that can still be edited, so that nothing old stands on them after the table moved."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Iterable
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
PICTURES = 5000
"""Desks of which it is remembered what they show."""


class Desk(msgspec.Struct, frozen=True):
    """One private message: whose, for which seat, in which language, and the way to change it."""

    user_id: int
    seat: str
    locale: str
    alone: Alone
    since: float


class Desks:
    """The desks that were opened lately, by table. They are in memory only: a restart loses none that mattered."""

    def __init__(self) -> None:
        self._open: dict[int, deque[Desk]] = {}
        self._shown: OrderedDict[int, tuple[str, Standing]] = OrderedDict()
        """What the picture on a desk is, by message, with the seat whose it is."""
        self._screens: WeakValueDictionary[int, Screen] = WeakValueDictionary()

    def screen(self, message_id: int) -> Screen:
        """The place where a desk is shown: whoever changes it takes a turn, so that its picture is known."""
        return self._screens.setdefault(message_id, Screen())

    def keep(self, table_id: int, user_id: int, seat: str, locale: str, alone: Alone) -> Desk:
        """The desk that was opened, remembered."""
        desk = Desk(user_id, seat, locale, alone, time.monotonic())
        desks = self._open.pop(table_id, None) or deque(maxlen=MOST)
        desks.append(desk)
        self._open[table_id] = desks
        while len(self._open) > TABLES:
            del self._open[next(iter(self._open))]
        return desk

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

    def hold(self, table_id: int, desks: Iterable[Desk]) -> None:
        """Remember these desks of a table alone."""
        self._open[table_id] = deque(desks, maxlen=MOST)
