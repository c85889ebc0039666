"""What the Intruders do, and what is done to them."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.decks import kind_of
from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Phrase, Value

# tokens and Encounters


class EncounterBegan(Event, frozen=True):
    """Something is here."""

    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-ENCOUNTER-01", "NEM-ENCOUNTER-04")
    who: str
    room: str
    at: str
    cause: str = ""

    def phrase(self, game: str) -> Phrase:
        """What brought it, where the journal tells it."""
        return Phrase(f"{game}-event-encounter-began{'-by' if self.cause else ''}", self.details())


class TokenDrawn(Event, frozen=True):
    """A token comes out of the bag."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-ENCOUNTER-05",)
    token: str
    number: int


class BagDeveloped(Event, frozen=True):
    """Bag Development begins."""

    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-BAG-01",)


class EverybodyListens(Event, frozen=True):
    """Everybody out of Combat rolls for noise."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-BAG-04",)


class BlankDrawn(Event, frozen=True):
    """Nothing but noise."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-ENCOUNTER-10",)
    last: int


class NobodyCame(Event, frozen=True):
    """No miniature is left: nothing appears."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-RUL-22",)


class Appeared(Event, frozen=True):
    """An Intruder appears in a room."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-ENCOUNTER-06",)
    intruder: str
    room: str
    at: str

    def mark(self) -> Mark:
        """Ring the room."""
        return Mark("noise", (self.at,), "", "claw")


class Summoned(Event, frozen=True):
    """Another Intruder is called."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-RUL-71",)
    token: str
    number: int


class Lurked(Event, frozen=True):
    """Intruders vanish from the board, by an Event or for want of a miniature."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-ENCOUNTER-14",)
    count: int
    wanted: int = 0

    def phrase(self, game: str) -> Phrase:
        """Why, where a miniature was wanted."""
        return Phrase(f"{game}-event-lurked{'-wanted' if self.wanted else ''}", self.details())


class ChoicesMade(Event, frozen=True):
    """Everybody has kept an Objective (NEM-OBJ-01)."""

    discloses: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-OBJ-01",)


class Surprised(Event, frozen=True):
    """A Surprise Attack."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-ENCOUNTER-08", "NEM-SURPRISE-02")
    intruder: str
    who: str
    number: int
    count: int


class Unsurprised(Event, frozen=True):
    """Enough cards in hand: no Surprise Attack."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-ENCOUNTER-08",)
    who: str
    number: int
    count: int


class Steeled(Event, frozen=True):
    """The Soldier ignores a Surprise Attack."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    who: str


class BagGrew(Event, frozen=True):
    """A token goes into the bag."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-BAG-02",)
    token: str
    out: str = ""

    def phrase(self, game: str) -> Phrase:
        """What it goes in for, where the journal tells it."""
        return Phrase(f"{game}-event-bag-grew{'-for' if self.out else ''}", self.details())


class EggLaid(Event, frozen=True):
    """The Queen lays an Egg."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-BAG-06",)
    count: int


# moving


class IntruderMoved(Event, frozen=True):
    """An Intruder goes to another room."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    intruder: str
    to: str
    path: tuple[str, ...]

    def mark(self) -> Mark:
        """Draw the way it took."""
        return Mark("trail", self.path, "enemy")


class Hid(Event, frozen=True):
    """An Intruder vanishes into the Technical Corridors."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-TECH-07",)
    intruder: str
    room: str
    at: str

    def mark(self) -> Mark:
        """Leave a ghost."""
        return Mark("ghost", (self.at,), "enemy", "claw")


class Retreated(Event, frozen=True):
    """An Intruder flees."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-RETREAT-02",)
    intruder: str
    number: int
    card: str
    arrow: int = 0

    def phrase(self, game: str) -> Phrase:
        """Why, where an arrow on a card drawn says so."""
        return Phrase(f"{game}-event-retreated{'-arrow' if self.arrow else ''}", self.details())


class ThrownOut(Event, frozen=True):
    """Somebody in a Pod is back in the room."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-POD-10",)
    who: str
    room: str


# Attacks


class Attacked(Event, frozen=True):
    """An Intruder attacks."""

    discloses: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-INTATT-07",)
    intruder: str
    who: str
    attack: str
    hit: int
    at: str
    movers: tuple[str, ...] = ()
    """Who can use the card, where this one cannot."""

    def phrase(self, game: str) -> Phrase:
        """A hit, or a miss and why."""
        return Phrase(f"{game}-event-attacked{'-missed' if self.movers else ''}", self.details())

    def details(self) -> dict[str, Value]:
        """What the Attack does too."""
        return {**Event.details(self), "does": self.attack}


class Armored(Event, frozen=True):
    """The Armor takes it."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    who: str


class Infested(Event, frozen=True):
    """A Larva is on somebody."""

    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-INFEST-01",)
    intruder: str
    who: str
    at: str


class HatchedOnto(Event, frozen=True):
    """A Larva hatches onto somebody."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-RUL-70",)
    who: str


class EggHatched(Event, frozen=True):
    """An Egg of the Nest hatches."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-RUL-70",)
    count: int


class Transformed(Event, frozen=True):
    """A Creeper becomes a Breeder."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    intruder: str
    at: str


# what people learn of them


class WeaknessFound(Event, frozen=True):
    """A Weakness is discovered."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-WEAK-02", "NEM-WEAK-04")
    who: str
    thing: str
    weakness: str

    def details(self) -> dict[str, Value]:
        """What the Weakness is worth too."""
        return {**Event.details(self), "weakens": self.weakness}


class EventDrawn(Event, frozen=True):
    """An Event card is turned."""

    discloses: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-EVENT-01", "NEM-EVENT-02")
    card: str
    number: int
    movers: tuple[str, ...]

    def details(self) -> dict[str, Value]:
        """What the card does too."""
        return {**Event.details(self), "happens": self.card}


# the Intruder Player


class HunterDrew(Event, frozen=True):
    """The Intruder Player draws."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-INTPLAYER-05",)
    count: int


class HunterPlayed(Event, frozen=True):
    """The Intruder Player plays a card."""

    discloses: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-INTPLAYER-09",)
    card: str
    way: str

    def details(self) -> dict[str, Value]:
        """What the card does too."""
        return {**Event.details(self), "says": kind_of(self.card)}


class HunterPassed(Event, frozen=True):
    """The Intruder Player passes."""

    discloses: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-INTPLAYER-08",)
    cards: tuple[str, ...]
