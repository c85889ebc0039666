"""Events: what happened, by id, and who may know it. Words, pings and pictures are made from them outside the rules."""

from __future__ import annotations

import re
from typing import ClassVar

import msgspec

from bot.engine.scene import Mark, Scene
from bot.engine.words import Phrase, Value


def kebab(name: str) -> str:
    """Write a class name as an id: `DoorOpened` becomes `door-opened`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=kebab, tag_field="event"):
    """Something that happened. Its fields fill its sentence, whose id is `<game>-event-<kind>`."""

    audience: tuple[str, ...] = ()
    """The seats that may know; empty for everybody."""

    follows: ClassVar[bool] = False
    """Told on the same line as what went before, as a consequence of it."""

    discloses: ClassVar[bool] = False
    """It shows something hidden that leaves no trace in anybody's view, such as a card turned and shuffled back."""

    def mark(self) -> Mark | None:
        """Give the trace this leaves on the next picture, if any."""
        return None

    def phrase(self, game: str) -> Phrase:
        """Give the sentence that tells it."""
        return Phrase(f"{game}-event-{kebab(type(self).__name__)}", self.details())

    def details(self) -> dict[str, Value]:
        """Give the fields as the arguments of a sentence."""
        return {name: getattr(self, name) for name in self.__struct_fields__ if name != "audience"}


class PhaseEnded(Event, frozen=True):
    """A phase is over; the scene is that instant's, so the picture can be drawn any time later."""

    phase: str
    scene: Scene | None = None

    def phrase(self, game: str) -> Phrase:
        """Give the phase's closing words."""
        return Phrase(f"{game}-phase-{self.phase}")


class GameEnded(Event, frozen=True):
    """The game is over."""

    reason: str
    winners: tuple[str, ...]

    def phrase(self, game: str) -> Phrase:
        """Give the words for this ending."""
        return Phrase(f"{game}-outcome-{self.reason}", {"winners": self.winners})
