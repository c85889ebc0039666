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
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-SEARCH-08",)
    who: str
    colour: str
    thing: str

    def phrase(self, game: str) -> Phrase:
        """Its name only if everybody sees it."""
        return Phrase(f"{game}-event-took-{'open' if self.thing else 'back'}", self.details())


class Searched(Event, frozen=True):
    """Somebody Searches a room."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-SEARCH-02", "NEM-SEARCH-05")
    who: str
    colour: str
    items: int


class Dropped(Event, frozen=True):
    """Somebody drops something."""

    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-DROP-01",)
    who: str
    thing: str
    colour: str
    forced: int = 0
    """No hand is free for it."""

    def phrase(self, game: str) -> Phrase:
        """Its name only if everybody sees it, and why, if it must go."""
        if self.forced and self.thing:
            return Phrase(f"{game}-event-dropped-full", self.details())
        return Phrase(f"{game}-event-dropped-{'open' if self.thing else 'back'}", self.details())


class PickedUp(Event, frozen=True):
    """Somebody picks an Object up."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-HAND-04",)
    who: str
    thing: str


class TookEgg(Event, frozen=True):
    """Somebody takes an Egg from the Nest."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-ROOM-NEST-01",)
    who: str
    count: int


class Loaded(Event, frozen=True):
    """Ammo goes into a Weapon, or out of it."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-ITEM-08",)
    who: str
    weapon: str
    ammo: int


class Added(Event, frozen=True):
    """An Item is attached to a Weapon."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-ITEM-09",)
    who: str
    card: str
    weapon: str


class Joined(Event, frozen=True):
    """Two Heavy Items are taped together."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-ITEM-10",)
    who: str
    one: str
    two: str


class Crafted(Event, frozen=True):
    """Two Items become a third."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-CRAFT-01",)
    who: str
    item: str
    one: str
    two: str


class Activated(Event, frozen=True):
    """A Quest Item is turned over."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-QUEST-02",)
    who: str
    quest: str


class TradeBegan(Event, frozen=True):
    """A negotiation begins."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-TRADE-01",)
    who: str


class OfferSeen(Event, frozen=True):
    """Somebody lays something on the table, for those who trade to see (NEM-TRADE-02)."""

    discloses: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("NEM-TRADE-02",)
    who: str
    other: str
    things: tuple[str, ...]


class Traded(Event, frozen=True):
    """Things change hands; others see backs and Heavy things (NEM-RUL-42)."""

    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-TRADE-03", "NEM-RUL-42")
    who: str
    other: str
    gave: tuple[str, ...]
    took: tuple[str, ...]


class TradeEnded(Event, frozen=True):
    """The negotiation is over."""

    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-TRADE-03",)


class SignalSent(Event, frozen=True):
    """Somebody sends the Signal."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-ROOM-COMMS-01",)
    who: str


class Maneuvered(Event, frozen=True):
    """Everybody passes at once."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    who: str


# secrets


class Looked(Event, frozen=True):
    """Somebody looks at something in secret; all see at what, nobody sees what it shows."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-RUL-43",)
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

    rules: ClassVar[tuple[str, ...]] = ("NEM-ENGINE-01",)
    engine: str
    status: str


class EngineWorkedOn(Event, frozen=True):
    """Somebody had an Engine's tokens in hand; whether the order changed is told (NEM-ENGINE-04)."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-ENGINE-03", "NEM-ENGINE-04")
    who: str
    engine: str
    changed: int


class CoordinatesSeen(Event, frozen=True):
    """Where the spaces lead."""

    rules: ClassVar[tuple[str, ...]] = ("NEM-ROOM-COCKPIT-02",)
    a: str
    b: str
    c: str
    d: str


class TileSeen(Event, frozen=True):
    """What lies face down."""

    rules: ClassVar[tuple[str, ...]] = ("NEM-ROOM-MONITOR-01",)
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

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    who: str
    where: str
