"""Answers in the making: orders, splits, long lists and ways that need more than one press. Kept in memory only."""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from bot.engine.asks import Ask

MOST = 2000


class Draft(msgspec.Struct):
    """What a person has picked so far."""

    picks: list[str] = []
    amounts: dict[str, int] = {}

    def add(self, ask: Ask, values: list[str]) -> None:
        """Add picks as this kind of ask takes them: a split counts up, the others append."""
        for value in values:
            if ask.kind == "split":
                self.amounts[value] = self.amounts.get(value, 0) + 1
            elif ask.kind == "path" or value not in self.picks:
                self.picks.append(value)

    def ready(self, ask: Ask) -> bool:
        """Whether it could be given as the answer."""
        match ask.kind:
            case "split":
                return sum(self.amounts.values()) == ask.amount
            case "order":
                return len(self.picks) == len(ask.options)
            case "some":
                return ask.least <= len(self.picks) <= ask.most
            case _:
                return bool(self.picks)


class Drafts:
    """The drafts of all people, each for one ask; the oldest make room for new ones."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, int, int, str], Draft] = OrderedDict()

    def of(self, table: int, asked: int, user_id: int, seat: str) -> Draft:
        """Somebody's draft for an ask, empty at first."""
        key = (table, asked, user_id, seat)
        draft = self._kept.setdefault(key, Draft())
        self._kept.move_to_end(key)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return draft

    def drop(self, table: int, asked: int, user_id: int, seat: str) -> None:
        """Forget a draft."""
        self._kept.pop((table, asked, user_id, seat), None)
