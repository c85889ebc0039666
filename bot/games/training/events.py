"""What can happen in Lamplight, and the traces it leaves on the next picture."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Phrase

COLOURS = {"mara": "blue", "ivo": "orange", "nell": "green", "otto": "purple"}


class Began(Event, frozen=True):
    """The mission begins: its story."""

    mission: str

    def phrase(self, game: str) -> Phrase:
        """The mission's own story."""
        return Phrase(f"{game}-story-{self.mission}")


class Moved(Event, frozen=True):
    """A keeper walked."""

    rules: ClassVar[tuple[str, ...]] = ("TRAIN-MOVE-01",)
    seat: str
    path: tuple[str, ...]
    to: str

    def mark(self) -> Mark:
        """Draw the way they took."""
        return Mark("trail", self.path, COLOURS[self.seat])


class Took(Event, frozen=True):
    """A keeper took a flask of oil."""

    rules: ClassVar[tuple[str, ...]] = ("TRAIN-TAKE-01",)
    seat: str


class Poured(Event, frozen=True):
    """Oil went into the lamp: out of a flask, or by a card."""

    gravity: ClassVar[int | None] = 1
    seat: str
    lamp: int
    card: str = ""

    def ruled(self) -> tuple[str, ...]:
        """Pouring and playing are different rules."""
        return ("TRAIN-PLAY-01",) if self.card else ("TRAIN-POUR-01",)


class Struck(Event, frozen=True):
    """A keeper struck at a shade."""

    rules: ClassVar[tuple[str, ...]] = ("TRAIN-STRIKE-01",)
    seat: str
    shade: str
    dice: tuple[str, ...]


class DrivenOff(Event, frozen=True):
    """A shade is gone; by which rule, its cause says."""

    follows: ClassVar[bool] = True
    shade: str
    at: str

    def mark(self) -> Mark:
        """Leave its ghost."""
        return Mark("ghost", (self.at,), "enemy", "wave")


class Helped(Event, frozen=True):
    """A keeper got up again."""

    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("TRAIN-HELP-01",)
    seat: str
    friend: str


class Drew(Event, frozen=True):
    """A keeper drew cards; how many is public."""

    seat: str
    count: int


class Received(Event, frozen=True):
    """What was drawn, for the one who drew it."""

    cards: tuple[str, ...]


class Played(Event, frozen=True):
    """A card was played."""

    rules: ClassVar[tuple[str, ...]] = ("TRAIN-PLAY-01",)
    seat: str
    card: str


class Healed(Event, frozen=True):
    """A keeper feels better."""

    follows: ClassVar[bool] = True
    seat: str
    health: int


class Discarded(Event, frozen=True):
    """A keeper kept four cards."""

    rules: ClassVar[tuple[str, ...]] = ("TRAIN-HAND-01",)
    seat: str
    cards: tuple[str, ...]


class Crept(Event, frozen=True):
    """A shade came nearer."""

    rules: ClassVar[tuple[str, ...]] = ("TRAIN-STORM-01",)
    shade: str
    path: tuple[str, ...]
    to: str

    def mark(self) -> Mark:
        """Draw the step it took."""
        return Mark("trail", self.path, "enemy")


class Clawed(Event, frozen=True):
    """A shade clawed at a keeper."""

    rules: ClassVar[tuple[str, ...]] = ("TRAIN-STORM-02",)
    shade: str
    seat: str
    die: str


class Braced(Event, frozen=True):
    """A keeper stopped the harm."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("TRAIN-BRACE-01",)
    seat: str


class Hurt(Event, frozen=True):
    """A keeper was hurt."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("TRAIN-STORM-02",)
    seat: str
    health: int
    at: str

    def mark(self) -> Mark:
        """Let sparks fly."""
        return Mark("spark", (self.at,), COLOURS[self.seat])


class Burned(Event, frozen=True):
    """The lamp burned one oil."""

    rules: ClassVar[tuple[str, ...]] = ("TRAIN-STORM-03",)
    lamp: int


class Landed(Event, frozen=True):
    """A shade came ashore."""

    rules: ClassVar[tuple[str, ...]] = ("TRAIN-STORM-03",)
    shade: str
    at: str
    die: str

    def mark(self) -> Mark:
        """Ring the place."""
        return Mark("noise", (self.at,), "enemy")
