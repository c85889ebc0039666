"""What the Intruders do, and what is done to them."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.decks import kind_of
from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Value

# tokens and Encounters


class EncounterBegan(Event, frozen=True):
    """Something is here."""

    who: str
    room: str
    at: str


class TokenDrawn(Event, frozen=True):
    """A token comes out of the bag."""

    discloses: ClassVar[bool] = True
    token: str
    number: int


class BlankDrawn(Event, frozen=True):
    """Nothing but noise."""

    follows: ClassVar[bool] = True
    last: int


class NobodyCame(Event, frozen=True):
    """No miniature is left: nothing appears."""

    follows: ClassVar[bool] = True


class Appeared(Event, frozen=True):
    """An Intruder appears in a room."""

    intruder: str
    room: str
    at: str

    def mark(self) -> Mark:
        """Ring the room."""
        return Mark("noise", (self.at,), "", "claw")


class Summoned(Event, frozen=True):
    """Another Intruder is called."""

    discloses: ClassVar[bool] = True
    token: str
    number: int


class Lurked(Event, frozen=True):
    """Intruders vanish from the board."""

    count: int


class ChoicesMade(Event, frozen=True):
    """Everybody has kept an Objective (NEM-OBJ-01)."""


class Surprised(Event, frozen=True):
    """A Surprise Attack."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    intruder: str
    who: str
    number: int
    count: int


class Steeled(Event, frozen=True):
    """The Soldier ignores a Surprise Attack."""

    follows: ClassVar[bool] = True
    who: str


class BagGrew(Event, frozen=True):
    """A token goes into the bag."""

    follows: ClassVar[bool] = True
    token: str


class EggLaid(Event, frozen=True):
    """The Queen lays an Egg."""

    follows: ClassVar[bool] = True
    count: int


# moving


class IntruderMoved(Event, frozen=True):
    """An Intruder goes to another room."""

    intruder: str
    to: str
    path: tuple[str, ...]

    def mark(self) -> Mark:
        """Draw the way it took."""
        return Mark("trail", self.path, "enemy")


class Hid(Event, frozen=True):
    """An Intruder vanishes into the Technical Corridors."""

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
    intruder: str
    number: int
    card: str


class ThrownOut(Event, frozen=True):
    """Somebody in a Pod is back in the room."""

    follows: ClassVar[bool] = True
    who: str
    room: str


# Attacks


class Attacked(Event, frozen=True):
    """An Intruder attacks."""

    discloses: ClassVar[bool] = True
    intruder: str
    who: str
    attack: str
    hit: int
    at: str

    def details(self) -> dict[str, Value]:
        """What the Attack does too."""
        return {**Event.details(self), "does": self.attack}


class Armored(Event, frozen=True):
    """The Armor takes it."""

    follows: ClassVar[bool] = True
    who: str


class Infested(Event, frozen=True):
    """A Larva is on somebody."""

    intruder: str
    who: str
    at: str


class HatchedOnto(Event, frozen=True):
    """A Larva hatches onto somebody."""

    who: str


class EggHatched(Event, frozen=True):
    """An Egg of the Nest hatches."""

    count: int


class Transformed(Event, frozen=True):
    """A Creeper becomes a Breeder."""

    follows: ClassVar[bool] = True
    intruder: str
    at: str


# Injuries


class Injured(Event, frozen=True):
    """An Intruder is hurt."""

    follows: ClassVar[bool] = True
    intruder: str
    count: int
    at: str

    def mark(self) -> Mark:
        """Leave a spark."""
        return Mark("spark", (self.at,), "enemy", "hit")


class Endured(Event, frozen=True):
    """It lives."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    intruder: str
    blood: int


class Killed(Event, frozen=True):
    """An Intruder dies."""

    follows: ClassVar[bool] = True
    intruder: str
    room: str
    at: str

    def mark(self) -> Mark:
        """Leave a ghost."""
        return Mark("ghost", (self.at,), "enemy", "skull")


class Regenerated(Event, frozen=True):
    """Intruders heal."""

    follows: ClassVar[bool] = True


class IntruderHealed(Event, frozen=True):
    """One Intruder heals."""

    follows: ClassVar[bool] = True
    intruder: str
    count: int


class EggsDestroyed(Event, frozen=True):
    """Eggs are destroyed."""

    follows: ClassVar[bool] = True
    count: int
    room: str
    at: str

    def mark(self) -> Mark:
        """Leave a ghost."""
        return Mark("ghost", (self.at,), "enemy", "egg")


class NestDestroyed(Event, frozen=True):
    """No Egg is left in the Nest."""


class WeaknessFound(Event, frozen=True):
    """A Weakness is discovered."""

    who: str
    thing: str
    weakness: str

    def details(self) -> dict[str, Value]:
        """What the Weakness is worth too."""
        return {**Event.details(self), "weakens": self.weakness}


class EventDrawn(Event, frozen=True):
    """An Event card is turned."""

    discloses: ClassVar[bool] = True
    card: str
    number: int
    movers: tuple[str, ...]

    def details(self) -> dict[str, Value]:
        """What the card does too."""
        return {**Event.details(self), "happens": self.card}


# the Intruder Player


class HunterDrew(Event, frozen=True):
    """The Intruder Player draws."""

    count: int


class HunterPlayed(Event, frozen=True):
    """The Intruder Player plays a card."""

    discloses: ClassVar[bool] = True
    card: str
    way: str

    def details(self) -> dict[str, Value]:
        """What the card does too."""
        return {**Event.details(self), "says": kind_of(self.card)}


class HunterPassed(Event, frozen=True):
    """The Intruder Player passes."""

    discloses: ClassVar[bool] = True
    cards: tuple[str, ...]
