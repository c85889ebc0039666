"""Names in place of mentions: on a Discord that pings whomever a message mentions, whatever it was told.

Every message passes here on its way out, so whoever may not be pinged is named in plain words, wherever they stand.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Collection
from typing import Any

from bot.markdown import Markdown, escape, like

MENTION = re.compile(r"<@(\d+)>")
REMEMBERED = 10_000
"""People whose names are known at a time; those whom nobody has heard of for longest are forgotten."""


class Names:
    """Whether Discord pings those alone whom a message may, and what all others are called where it does not."""

    def __init__(self) -> None:
        self.honoured = True
        self._names: OrderedDict[int, str] = OrderedDict()

    def note(self, user_id: int, name: str) -> None:
        """Remember what somebody is called."""
        if name:
            self._names[user_id] = name
            self._names.move_to_end(user_id)
            if len(self._names) > REMEMBERED:
                self._names.popitem(last=False)

    def knows(self, user_id: int) -> bool:
        """Whether somebody can be named without a mention, or need not be."""
        return self.honoured or user_id in self._names

    def plainly(self, said: str, called: Collection[int] = ()) -> str:
        """The same words, which mention these people and nobody else."""
        if self.honoured:
            return said
        return like(said, MENTION.sub(lambda found: self._name(int(found[1]), found[0], called), said))

    def parts(self, parts: list[dict[str, Any]], called: Collection[int]) -> list[dict[str, Any]]:
        """The same parts of a message, which mention these people and nobody else."""
        return parts if self.honoured else [self._part(part, called) for part in parts]

    def _part(self, part: dict[str, Any], called: Collection[int]) -> dict[str, Any]:
        if "content" in part:
            return part | {"content": self.plainly(part["content"], called)}
        return part | {"components": self.parts(part["components"], called)} if "components" in part else part

    def _name(self, user_id: int, mentioned: str, called: Collection[int]) -> Markdown:
        """How somebody is written; whoever is not known by name has a number only."""
        return Markdown(mentioned) if user_id in called else escape(self._names.get(user_id) or f"#{user_id}")


NAMES = Names()
