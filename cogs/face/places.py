"""Where something is asked: at a table, or in a lesson."""

from __future__ import annotations

from typing import Any, Protocol

from bot.engine.game import Game
from bot.engine.match import Match


class Place(Protocol):
    """All that widgets need to know of where they stand. A session is one, and so is somebody's lesson."""

    @property
    def id(self) -> int:
        """The number by which a press finds the place again."""

    @property
    def asked(self) -> int:
        """The moment that a press belongs to."""

    @property
    def game(self) -> Game[Any, Any]:
        """What is played."""

    @property
    def match(self) -> Match:
        """How it stands."""
