"""What happens to the crew: turns, cards, moving, fighting, Wounds."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Phrase, Value
from bot.games.nemesis.box.palette import colour_of

WALKS = ("move", "careful", "escape")
"""Basic Actions that lead to another room."""

# the beginning


class StoryBegan(Event, frozen=True):
    """The crew wakes up."""

    gravity: ClassVar[int | None] = 1
    mode: str
    ship: str

    def phrase(self, game: str) -> Phrase:
        """The story of this mode."""
        return Phrase(f"{game}-story-{self.mode}")


class DraftOffered(Event, frozen=True):
    """Two Draft cards are revealed (NEM-CREW-08)."""

    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-CREW-08",)
    seat: str
    cards: tuple[str, ...]


class Drafted(Event, frozen=True):
    """A player keeps a Character."""

    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-CREW-08",)
    seat: str
    who: str


# Actions and cards


class Acted(Event, frozen=True):
    """A Character takes an Action and pays for it (NEM-COST-02)."""

    discloses: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-COST-01", "NEM-COST-02")
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
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-RUL-64",)
    who: str
    other: str


class Discarded(Event, frozen=True):
    """Cards go from a hand or deck to the discard pile."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    who: str
    cards: tuple[str, ...]


class Drew(Event, frozen=True):
    """Somebody draws cards."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-ROUND-05",)
    who: str
    count: int


class Received(Event, frozen=True):
    """What somebody drew."""

    discloses: ClassVar[bool] = True
    cards: tuple[str, ...]


class Passed(Event, frozen=True):
    """Somebody passes (NEM-PASS-01)."""

    discloses: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-PASS-01",)
    who: str
    cards: tuple[str, ...]

    def details(self) -> dict[str, Value]:
        """How many cards there are, so that a sentence can leave them out."""
        return {"who": self.who, "cards": self.cards, "count": len(self.cards)}


class Stayed(Event, frozen=True):
    """Somebody stays in a Pod."""

    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-POD-09",)
    who: str


class Bled(Event, frozen=True):
    """Somebody who bleeds passes (NEM-WOUND-04)."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-WOUND-04",)
    who: str


class Burned(Event, frozen=True):
    """Somebody ends a turn in a burning room (NEM-FIRE-02)."""

    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-FIRE-02",)
    who: str


class BecameHunter(Event, frozen=True):
    """Somebody plays the Intruders from now on (NEM-INTPLAYER-01)."""

    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-INTPLAYER-01",)
    who: str


# moving


class Went(Event, frozen=True):
    """A Character moves by a Basic Action: where to, how, and what it cost."""

    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-MOVE-05", "NEM-COST-04")
    who: str
    how: str
    to: str
    path: tuple[str, ...]
    cards: tuple[str, ...]

    def mark(self) -> Mark:
        """Draw the way it took."""
        return Mark("trail", self.path, colour_of(self.who))


class Moved(Event, frozen=True):
    """A Character goes to another room."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-MOVE-05",)
    who: str
    to: str
    path: tuple[str, ...]

    def mark(self) -> Mark:
        """Draw the way it took."""
        return Mark("trail", self.path, colour_of(self.who))

    def joins(self, before: Event) -> Event | None:
        """The Action and where it led, in one."""
        if not isinstance(before, Acted) or before.act not in WALKS or before.who != self.who:
            return None
        return Went(who=self.who, how=before.act, to=self.to, path=self.path, cards=before.cards)


class AttemptFailed(Event, frozen=True):
    """Something came: nobody leaves the ship now."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-RUL-49",)
    who: str


class Boarded(Event, frozen=True):
    """A Character enters a Pod."""

    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-ROOM-EVAC-03",)
    who: str
    pod: str


class LeftPod(Event, frozen=True):
    """A Character steps out of a Pod."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-POD-08",)
    who: str
    room: str


class Launched(Event, frozen=True):
    """A Pod leaves the ship."""

    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-POD-05", "NEM-POD-06")
    pod: str
    crew: tuple[str, ...]


class FellAsleep(Event, frozen=True):
    """A Character hibernates."""

    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-HIBER-03",)
    who: str


class Revived(Event, frozen=True):
    """A dead Character is back (NEM-COOP-05)."""

    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-COOP-05",)
    who: str
    room: str


# fighting


class Shot(Event, frozen=True):
    """Somebody shoots."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-SHOOT-02",)
    who: str
    weapon: str
    target: str
    die: str
    ammo: int


class Reshot(Event, frozen=True):
    """The Combat die is rolled again."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-SHOOT-08",)
    who: str
    die: str
    by: str = ""

    def phrase(self, game: str) -> Phrase:
        """By what, where the journal tells it."""
        return Phrase(f"{game}-event-reshot{'-by' if self.by else ''}", self.details())


class SpentBurst(Event, frozen=True):
    """One more round goes into the target."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-SHOOT-08",)
    who: str
    weapon: str = ""

    def phrase(self, game: str) -> Phrase:
        """Of which Weapon, where the journal tells it."""
        return Phrase(f"{game}-event-spent-burst{'-of' if self.weapon else ''}", self.details())


class Struck(Event, frozen=True):
    """Somebody attacks hand to hand."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-MELEE-02",)
    who: str
    target: str
    die: str


class Missed(Event, frozen=True):
    """An attack misses: what its die would have hit, and what a miss hand to hand costs."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    who: str
    face: str = ""
    melee: int = 0

    def phrase(self, game: str) -> Phrase:
        """What was needed, where the journal tells it."""
        return Phrase(f"{game}-event-missed{'-by' if self.face else ''}", self.details())

    def ruled(self) -> tuple[str, ...]:
        """By which face of which attack."""
        shot = {"blank": "NEM-SHOOT-03", "creeper": "NEM-SHOOT-04", "adult": "NEM-SHOOT-05"}
        fist = {"blank": "NEM-MELEE-03", "creeper": "NEM-MELEE-04", "adult": "NEM-MELEE-05"}
        found = (fist if self.melee else shot).get(self.face, "")
        return (found,) if found else ()


class Threw(Event, frozen=True):
    """Somebody throws something that goes off."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-COMBAT-06",)
    who: str
    target: str
    room: str
    at: str

    def mark(self) -> Mark:
        """Leave a spark."""
        return Mark("spark", (self.at,), "", "bomb")


class Lured(Event, frozen=True):
    """A Decoy calls every Intruder around a room."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    who: str
    room: str
    at: str
