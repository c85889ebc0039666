"""What happens to the crew: turns, cards, Items, Wounds, secrets."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Phrase, Value
from bot.games.nemesis.palette import colour_of

# the beginning


class StoryBegan(Event, frozen=True):
    """The crew wakes up."""

    mode: str
    ship: str

    def phrase(self, game: str) -> Phrase:
        """Tell the story of this mode."""
        return Phrase(f"{game}-story-{self.mode}")


class DraftOffered(Event, frozen=True):
    """Two Draft cards are revealed (NEM-CREW-08)."""

    seat: str
    cards: tuple[str, ...]


class Drafted(Event, frozen=True):
    """A player keeps a Character."""

    seat: str
    who: str


# Actions and cards


class Acted(Event, frozen=True):
    """A Character takes an Action and pays for it (NEM-COST-02)."""

    discloses: ClassVar[bool] = True
    who: str
    act: str
    kind: str
    card: str
    cards: tuple[str, ...]

    def phrase(self, game: str) -> Phrase:
        """Say which kind of Action it is."""
        return Phrase(f"{game}-event-acted-{self.kind}", self.details())

    def details(self) -> dict[str, Value]:
        """Count the cards too, so that a sentence can leave them out."""
        return {"who": self.who, "act": self.act, "card": self.card, "cards": self.cards, "count": len(self.cards)}


class Interrupted(Event, frozen=True):
    """Somebody plays Interruption (NEM-RUL-64)."""

    follows: ClassVar[bool] = True
    who: str
    other: str


class Discarded(Event, frozen=True):
    """Cards go from a hand or deck to the discard pile."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    who: str
    cards: tuple[str, ...]


class Drew(Event, frozen=True):
    """Somebody draws cards."""

    who: str
    count: int


class Received(Event, frozen=True):
    """What somebody drew."""

    discloses: ClassVar[bool] = True
    cards: tuple[str, ...]


class Passed(Event, frozen=True):
    """Somebody passes (NEM-PASS-01)."""

    discloses: ClassVar[bool] = True
    who: str
    cards: tuple[str, ...]

    def details(self) -> dict[str, Value]:
        """Count the cards, so that a sentence can leave them out."""
        return {"who": self.who, "cards": self.cards, "count": len(self.cards)}


class Stayed(Event, frozen=True):
    """Somebody stays in a Pod."""

    who: str


class Burned(Event, frozen=True):
    """Somebody ends a turn in a burning room (NEM-FIRE-02)."""

    who: str


class BecameHunter(Event, frozen=True):
    """Somebody plays the Intruders from now on (NEM-INTPLAYER-01)."""

    who: str


# moving


class Moved(Event, frozen=True):
    """A Character goes to another room."""

    who: str
    to: str
    path: tuple[str, ...]

    def mark(self) -> Mark:
        """Draw the way it took."""
        return Mark("trail", self.path, colour_of(self.who))


class AttemptFailed(Event, frozen=True):
    """Something came: nobody leaves the ship now."""

    follows: ClassVar[bool] = True
    who: str


class Boarded(Event, frozen=True):
    """A Character enters a Pod."""

    who: str
    pod: str


class LeftPod(Event, frozen=True):
    """A Character steps out of a Pod."""

    who: str
    room: str


class Launched(Event, frozen=True):
    """A Pod leaves the ship."""

    pod: str
    crew: tuple[str, ...]


class FellAsleep(Event, frozen=True):
    """A Character hibernates."""

    who: str


class Revived(Event, frozen=True):
    """A dead Character is back (NEM-COOP-05)."""

    who: str
    room: str


# things


class Took(Event, frozen=True):
    """Somebody keeps an Item; others see its back, or all of it if it is Heavy."""

    follows: ClassVar[bool] = True
    who: str
    colour: str
    thing: str

    def phrase(self, game: str) -> Phrase:
        """Name it only if everybody sees it."""
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
        """Name it only if everybody sees it."""
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


# fighting


class Shot(Event, frozen=True):
    """Somebody shoots."""

    who: str
    weapon: str
    target: str
    die: str
    ammo: int


class Reshot(Event, frozen=True):
    """The Combat die is rolled again."""

    follows: ClassVar[bool] = True
    who: str
    die: str


class SpentBurst(Event, frozen=True):
    """One more round goes into the target."""

    follows: ClassVar[bool] = True
    who: str


class Struck(Event, frozen=True):
    """Somebody attacks hand to hand."""

    who: str
    target: str
    die: str


class Missed(Event, frozen=True):
    """An attack misses."""

    follows: ClassVar[bool] = True
    who: str


class Threw(Event, frozen=True):
    """Somebody throws something that goes off."""

    who: str
    target: str
    room: str
    at: str

    def mark(self) -> Mark:
        """Leave a spark."""
        return Mark("spark", (self.at,), "", "bomb")


class Lured(Event, frozen=True):
    """A Decoy calls every Intruder around a room."""

    who: str
    room: str
    at: str


# Wounds and Contamination


class WoundedLightly(Event, frozen=True):
    """A Light Wound."""

    follows: ClassVar[bool] = True
    who: str
    light: int
    at: str

    def mark(self) -> Mark | None:
        """Leave a spark."""
        return Mark("spark", (self.at,), colour_of(self.who), "blood") if self.at else None


class WoundedSeriously(Event, frozen=True):
    """A Serious Wound."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    who: str
    wound: str
    at: str

    def mark(self) -> Mark | None:
        """Leave a spark."""
        return Mark("spark", (self.at,), colour_of(self.who), "blood") if self.at else None


class Died(Event, frozen=True):
    """A Character dies."""

    who: str
    room: str
    at: str

    def mark(self) -> Mark:
        """Leave a ghost."""
        return Mark("ghost", (self.at,), colour_of(self.who), "skull")


class Dressed(Event, frozen=True):
    """A Serious Wound is Dressed."""

    follows: ClassVar[bool] = True
    who: str
    wound: str


class Healed(Event, frozen=True):
    """Light Wounds are Healed."""

    follows: ClassVar[bool] = True
    who: str
    light: int


class HealedSerious(Event, frozen=True):
    """A Serious Wound is Healed."""

    follows: ClassVar[bool] = True
    who: str
    wound: str


class Cleaned(Event, frozen=True):
    """Slime comes off."""

    follows: ClassVar[bool] = True
    who: str


class Contaminated(Event, frozen=True):
    """A Contamination card lands on a discard pile."""

    follows: ClassVar[bool] = True
    who: str


class Scanned(Event, frozen=True):
    """Somebody Scans cards; the result is theirs (NEM-RUL-36)."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    who: str
    count: int


class ScanSeen(Event, frozen=True):
    """The result of a Scan."""

    count: int
    infected: int


class Removed(Event, frozen=True):
    """Contamination cards leave the game."""

    follows: ClassVar[bool] = True
    who: str
    count: int


class LarvaGrows(Event, frozen=True):
    """A Larva is on a Character board."""

    who: str


class LarvaRemoved(Event, frozen=True):
    """The Larva is gone."""

    follows: ClassVar[bool] = True
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
        """Say what was looked at."""
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


class EventSeen(Event, frozen=True):
    """What comes next."""

    card: str


class EventPutBack(Event, frozen=True):
    """The Event card goes on top or under the deck."""

    who: str
    where: str
