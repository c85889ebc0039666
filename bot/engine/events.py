"""Events: what happened, by id, and who may know it. Words, pings and pictures are made from them outside the rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import ClassVar

import msgspec

from bot.engine.dice import Roll, face_id
from bot.engine.scene import Mark, Scene
from bot.engine.words import Phrase, Value

DICE = ("die", "dice", "face", "faces")
"""Fields that hold the faces of dice."""
WEIGHTS = {"way": 0, "trail": 0, "noise": 1, "ghost": 2, "spark": 2, "battle": 2}
"""How much an event matters by the mark it leaves: harm and losses more than arrivals, and these more than moves."""


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

    rules: ClassVar[tuple[str, ...]] = ()
    """The ids of the rules by which it came about: what whoever asks why is shown."""

    gravity: ClassVar[int | None] = None
    """How much it matters (see `weight`), where the mark that it leaves does not tell."""

    def decides(self) -> bool:
        """Whether the game may be over by it, so that rules which keep watch look at once."""
        return False

    def mark(self) -> Mark | None:
        """The trace this leaves on the next picture, if any."""
        return None

    def phrase(self, game: str) -> Phrase:
        """The sentence that tells it."""
        return Phrase(f"{game}-event-{kebab(type(self).__name__)}", self.details())

    def weight(self) -> int:
        """How much it matters to somebody who was away: 0 in passing, 1 notable, 2 grave, 3 decisive."""
        if self.gravity is not None:
            return self.gravity
        mark = self.mark()
        return WEIGHTS[mark.kind] if mark else 0

    def ruled(self) -> tuple[str, ...]:
        """The ids of the rules by which this one came about, for a kind of event that has several causes."""
        return self.rules

    def joins(self, before: Event) -> Event | None:
        """One event that tells both this and the one told just before it, to the same; None if this is told apart."""
        return None

    def shows(self, roll: Roll) -> bool:
        """Whether it tells how these dice fell: a field for dice holds every face that came up."""
        wanted = Counter(map(face_id, roll.results))
        shown = (getattr(self, name, ()) for name in DICE)
        listed = (value if isinstance(value, tuple) else (value,) for value in shown)
        return any(wanted <= Counter(face_id(str(face)) for face in faces) for faces in listed)

    def details(self) -> dict[str, Value]:
        """The fields as the arguments of a sentence."""
        return {name: getattr(self, name) for name in self.__struct_fields__ if name != "audience"}


def joined(events: Iterable[Event]) -> list[Event]:
    """Events as they are told: one that joins what the same people were told just before stands with it, once."""
    told, last = list[Event](), dict[tuple[str, ...], int]()
    for event in events:
        place = last.get(event.audience)
        one = event.joins(told[place]) if place is not None else None
        if one is not None and place is not None:
            told[place] = one
        else:
            last[event.audience] = len(told)
            told.append(event)
    return told


def because(game: str, told: Phrase) -> Phrase:
    """The sentence that says why something was told: optional words of a game, filled with what fills the first."""
    return Phrase(f"{game}-why-{told.id.removeprefix(f'{game}-')}", told.args)


class PhaseEnded(Event, frozen=True):
    """A phase is over; the scene is that instant's, so the picture can be drawn any time later."""

    phase: str
    scene: Scene | None = None

    def phrase(self, game: str) -> Phrase:
        """The phase's closing words."""
        return Phrase(f"{game}-phase-{self.phase}")


class GameEnded(Event, frozen=True):
    """The game is over."""

    reason: str
    winners: tuple[str, ...]

    def weight(self) -> int:
        """Nothing matters more."""
        return 3

    def phrase(self, game: str) -> Phrase:
        """The words for this ending."""
        return Phrase(f"{game}-outcome-{self.reason}", {"winners": self.winners})
