"""What happens to the crew: turns, cards, moving, fighting, Wounds."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Phrase, Value
from bot.games.nemesis.box.palette import colour_of

# the beginning


class StoryBegan(Event, frozen=True):
    """The crew wakes up."""

    mode: str
    ship: str

    def phrase(self, game: str) -> Phrase:
        """The story of this mode."""
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
        """Which kind of Action it is."""
        return Phrase(f"{game}-event-acted-{self.kind}", self.details())

    def details(self) -> dict[str, Value]:
        """Its id too, by which a sentence chooses its verb, and how many cards there are, for it to leave them out."""
        paid: dict[str, Value] = {"cards": self.cards, "count": len(self.cards)}
        return {"who": self.who, "act": self.act, "deed": self.act, "card": self.card, **paid}


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
        """How many cards there are, so that a sentence can leave them out."""
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

    def details(self) -> dict[str, Value]:
        """What the Wound does too."""
        return {**Event.details(self), "means": self.wound}

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
    """Somebody Scans cards; how many and what is on them is theirs (NEM-RUL-36, NEM-CONTAM-05)."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    who: str


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
