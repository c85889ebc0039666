"""What the crew finds: things they take, make and trade, and secrets they look at."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.words import Phrase, Value
from bot.games.nemesis.box.content import EVENTS

# things


class Took(Event, frozen=True):
    """Somebody keeps an Item; others see its back, or all of it if it is Heavy."""

    follows: ClassVar[bool] = True
    who: str
    colour: str
    thing: str

    def phrase(self, game: str) -> Phrase:
        """Its name only if everybody sees it."""
        return Phrase(f"{game}-event-took-{'open' if self.thing else 'back'}", self.details())


class Searched(Event, frozen=True):
    """Somebody Searches a room."""

    who: str
    colour: str
    items: int


class Dropped(Event, frozen=True):
    """Somebody drops something."""

    who: str
    thing: str
    colour: str

    def phrase(self, game: str) -> Phrase:
        """Its name only if everybody sees it."""
        return Phrase(f"{game}-event-dropped-{'open' if self.thing else 'back'}", self.details())


class PickedUp(Event, frozen=True):
    """Somebody picks an Object up."""

    who: str
    thing: str


class TookEgg(Event, frozen=True):
    """Somebody takes an Egg from the Nest."""

    who: str
    count: int


class Loaded(Event, frozen=True):
    """Ammo goes into a Weapon, or out of it."""

    follows: ClassVar[bool] = True
    who: str
    weapon: str
    ammo: int


class Added(Event, frozen=True):
    """An Item is attached to a Weapon."""

    follows: ClassVar[bool] = True
    who: str
    card: str
    weapon: str


class Joined(Event, frozen=True):
    """Two Heavy Items are taped together."""

    follows: ClassVar[bool] = True
    who: str
    one: str
    two: str


class Crafted(Event, frozen=True):
    """Two Items become a third."""

    who: str
    item: str
    one: str
    two: str


class Activated(Event, frozen=True):
    """A Quest Item is turned over."""

    who: str
    quest: str


class TradeBegan(Event, frozen=True):
    """A negotiation begins."""

    who: str


class OfferSeen(Event, frozen=True):
    """Somebody lays something on the table, for those who trade to see (NEM-TRADE-02)."""

    discloses: ClassVar[bool] = True
    who: str
    other: str
    things: tuple[str, ...]


class Traded(Event, frozen=True):
    """Things change hands; others see backs and Heavy things (NEM-RUL-42)."""

    who: str
    other: str
    gave: tuple[str, ...]
    took: tuple[str, ...]


class TradeEnded(Event, frozen=True):
    """The negotiation is over."""


class SignalSent(Event, frozen=True):
    """Somebody sends the Signal."""

    who: str


class Maneuvered(Event, frozen=True):
    """Everybody passes at once."""

    who: str


# secrets


class Looked(Event, frozen=True):
    """Somebody looks at something in secret; all see at what, nobody sees what it shows."""

    who: str
    what: str
    room: str = ""
    other: str = ""
    engine: str = ""

    def phrase(self, game: str) -> Phrase:
        """What was looked at."""
        return Phrase(f"{game}-event-looked-{self.what}", self.details())


class EngineSeen(Event, frozen=True):
    """How an Engine is."""

    engine: str
    status: str


class EngineWorkedOn(Event, frozen=True):
    """Somebody had an Engine's tokens in hand; whether the order changed is told (NEM-ENGINE-04)."""

    discloses: ClassVar[bool] = True
    who: str
    engine: str
    changed: int


class CoordinatesSeen(Event, frozen=True):
    """Where the spaces lead."""

    a: str
    b: str
    c: str
    d: str


class TileSeen(Event, frozen=True):
    """What lies face down."""

    slot: str
    room: str
    token: str
    items: int

    def phrase(self, game: str) -> Phrase:
        """Speak of the token only if it was seen."""
        return Phrase(f"{game}-event-tile-seen{'-token' if self.token else ''}", self.details())


class ObjectiveSeen(Event, frozen=True):
    """What somebody is after."""

    other: str
    objective: str


def shown(card: str) -> dict[str, Value]:
    """What an Event card shows besides its name: who moves, by which corridor, and its effect (NEM-ITEM-13)."""
    printed = EVENTS[card]
    return {"movers": printed.movers, "number": printed.corridor, "happens": card}


class EventSeen(Event, frozen=True):
    """What comes next."""

    card: str

    def details(self) -> dict[str, Value]:
        """What the card does too."""
        return {**Event.details(self), **shown(self.card)}


class EventPutBack(Event, frozen=True):
    """The Event card goes on top or under the deck."""

    who: str
    where: str
