"""What this Discord was found to take: in memory as it is learned, and in the store for after a restart."""

from __future__ import annotations

import logging

from bot.store import Store, StoreBusy, StoreFull, Way
from bot.store.store import now_ms
from cogs.face.naming import NAMES

log = logging.getLogger(__name__)

DAY_MS = 24 * 60 * 60 * 1000
ASSUMED: dict[str, bool | None] = {
    "by_name": None,
    "shows": True,
    "brings": True,
    "keeps": False,
    "menus": True,
    "mentions": True,
}
"""What is taken to be so until it is found otherwise."""
REFUSABLE = ("shows", "brings")
"""What Discord may have refused for another reason: it is tried again after a day, which nobody notices."""


class Learned:
    """What is known of one Discord. Only what was found to be otherwise than assumed is noted."""

    def __init__(self, store: Store) -> None:
        self.by_name: bool | None = None
        """Whether a component may name a file that stays, or must give its address; None while nobody knows."""
        self.shows = True
        """Whether an edit may show a picture that comes with it."""
        self.brings = True
        """Whether an edit may bring a file at all, for the next edit to show."""
        self.keeps = False
        """Whether the reply to a press was seen to edit a message and leave it its picture.

        Until then a press is only acknowledged, and an edit of its own shows what came of it: to try it on a panel
        could cost the board. `/gm check` tries it on a card of its own.
        """
        self.menus = True
        """Whether a menu may be as long as Discord says; once one was refused only `/gm check` tries another."""
        self._store = store
        self._application_id = 0
        self._noted: dict[str, Way] = {}
        self._stored: dict[str, Way] = {}

    @property
    def mentions(self) -> bool:
        """Whether a message pings those alone whom it may: `/gm check` tells, and nothing else would."""
        return NAMES.honoured

    @mentions.setter
    def mentions(self, honoured: bool) -> None:
        NAMES.honoured = honoured

    async def recall(self, application_id: int) -> None:
        """Take up what was learned before a restart, as this application."""
        self._application_id = application_id
        self._noted = {way.name: way for way in await self._store.ways(application_id) if way.name in ASSUMED}
        self._stored = self._noted
        for way in self._noted.values():
            setattr(self, way.name, way.holds)

    async def save(self) -> None:
        """Note what is new; a disk that cannot take it is no reason to show anything again."""
        found = {name: getattr(self, name) for name, assumed in ASSUMED.items() if getattr(self, name) != assumed}
        before, now = self._noted, now_ms()
        noted = {
            name: before[name] if name in before and before[name].holds == holds else Way(name, holds, now)
            for name, holds in found.items()
        }
        if noted == self._stored:
            return
        try:
            await self._store.put_ways(self._application_id, list(noted.values()))
        except (StoreBusy, StoreFull) as error:
            log.warning("what Discord takes could not be noted: %s", error)
        else:
            self._noted = self._stored = noted

    def doubt(self) -> None:
        """Believe no longer what was refused a day ago."""
        refused = [way for way in self._noted.values() if way.name in REFUSABLE]
        if any(way.since < now_ms() - DAY_MS for way in refused):
            self._noted = {name: way for name, way in self._noted.items() if name not in REFUSABLE}
            self.absolve()

    def absolve(self) -> None:
        """Try everything anew that was refused: it may have been what was shown, not the way."""
        self.shows = self.brings = True
