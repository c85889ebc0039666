"""What can happen to creatures, on the threat track, in the recon deck and to objectives."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Phrase, Value


class Spawned(Event, frozen=True):
    """A creature enters."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-SPAWN-03",)
    creature: str
    at: str
    rolls: tuple[str, ...]

    def mark(self) -> Mark:
        """Ring the place."""
        return Mark("noise", (self.at,), "enemy")


class Appeared(Event, frozen=True):
    """A creature enters by an effect."""

    creature: str
    at: str

    def mark(self) -> Mark:
        """Ring the place."""
        return Mark("noise", (self.at,), "enemy")


class Ambushed(Event, frozen=True):
    """A creature ambushes a hero."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-AMBUSH-01",)
    creature: str
    seat: str
    at: str

    def weight(self) -> int:
        """Nobody could react."""
        return 1


class NoAmbush(Event, frozen=True):
    """Nothing is left that could ambush anybody."""

    rules: ClassVar[tuple[str, ...]] = (
        "FTZ-AMBUSH-02",
        "RUL-53",
    )


class CreatureMoved(Event, frozen=True):
    """A creature moved."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-CMOVE-02",)
    creature: str
    path: tuple[str, ...]
    to: str

    def mark(self) -> Mark:
        """Draw the way it came."""
        return Mark("trail", self.path, "enemy")


class Activated(Event, frozen=True):
    """The activation die fell."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-ADIE-01",)
    creature: str
    face: str


class Special(Event, frozen=True):
    """A creature uses its special ability."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-ADIE-04",)
    follows: ClassVar[bool] = True
    creature: str
    verb: str

    def phrase(self, game: str) -> Phrase:
        """The ability's own words."""
        return Phrase(f"{game}-event-special-{self.verb}", {"creature": self.creature})


class CreatureAttacked(Event, frozen=True):
    """A creature attacks a hero."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-CATTACK-01",)
    creature: str
    seat: str
    faces: tuple[str, ...]
    hits: int
    bonus: int = 0
    """Those that its special ability adds (RUL-38)."""

    def details(self) -> dict[str, Value]:
        """Say as well how many dice there are (RUL-06)."""
        return {**super().details(), "dice": len(self.faces)}


class Killed(Event, frozen=True):
    """A creature is killed."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-ATTACK-11",)
    follows: ClassVar[bool] = True
    creature: str
    at: str
    seat: str = ""
    """Whose attack or card it was; stories that were told before name nobody."""

    def weight(self) -> int:
        """One creature fewer."""
        return 1

    def details(self) -> dict[str, Value]:
        """Say as well whether it is known who did it."""
        return {**super().details(), "seat": self.seat or "none", "told": int(bool(self.seat))}

    def mark(self) -> Mark:
        """Leave its ghost."""
        return Mark("ghost", (self.at,), "enemy", "skull")


class Survived(Event, frozen=True):
    """A creature shrugs the attack off."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-ATTACK-10",)
    follows: ClassVar[bool] = True
    creature: str


class Wounded(Event, frozen=True):
    """A boss loses a power token."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-BOSS-03",)
    creature: str
    left: int
    seat: str = ""

    def weight(self) -> int:
        """It brings its end nearer."""
        return 2

    def details(self) -> dict[str, Value]:
        """Say as well whether it is known who did it."""
        return {**super().details(), "seat": self.seat or "none", "told": int(bool(self.seat))}


class BossFell(Event, frozen=True):
    """A boss is defeated."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-BOSS-04",)
    creature: str
    seat: str = ""

    def weight(self) -> int:
        """Little matters more."""
        return 3

    def details(self) -> dict[str, Value]:
        """Say as well whether it is known who did it."""
        return {**super().details(), "seat": self.seat or "none", "told": int(bool(self.seat))}


class Blinked(Event, frozen=True):
    """A boss is suddenly elsewhere."""

    creature: str
    at: str


class Pinned(Event, frozen=True):
    """A creature was stopped a step short."""

    creature: str
    at: str


class Burst(Event, frozen=True):
    """A creature hurts whoever is near as it dies."""

    creature: str


class ThreatAdvanced(Event, frozen=True):
    """The threat marker advanced."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-THREAT-02",)
    space: int


class Revenge(Event, frozen=True):
    """A threat card hurts whoever killed a creature nearby."""

    threat: str
    seat: str


class Weakened(Event, frozen=True):
    """A creature's attack loses dice, by a reaction."""

    creature: str
    amount: int
    left: int


class Held(Event, frozen=True):
    """The threat marker will not advance in this round, by a response."""

    seat: str

    def weight(self) -> int:
        """It is worth knowing."""
        return 1


class Marked(Event, frozen=True):
    """A creature is marked: attacks on it roll more dice this round."""

    creature: str
    amount: int


class ThreatSetBack(Event, frozen=True):
    """The threat marker went back a space."""

    space: int

    def weight(self) -> int:
        """It is worth knowing."""
        return 1


class ThreatHeld(Event, frozen=True):
    """The threat marker stayed where it is."""


class ThreatRevealed(Event, frozen=True):
    """A threat card is a rule from now on."""

    rules: ClassVar[tuple[str, ...]] = (
        "FTZ-THREAT-03",
        "FTZ-THREAT-04",
    )
    threat: str

    def weight(self) -> int:
        """It is a rule from now on."""
        return 2

    def phrase(self, game: str) -> Phrase:
        """Its name and its rule."""
        return Phrase(f"{game}-event-threat-revealed", {"threat": self.threat, "rule": self.threat})


class ReconDrawn(Event, frozen=True):
    """A recon card was drawn: its story, the first time, and what it does."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-SEARCH-04",)
    recon: str
    again: int = 0
    """How often another copy of it came before in this mission."""

    def weight(self) -> int:
        """It is what a search is for."""
        return 1

    def phrase(self, game: str) -> Phrase:
        """Its name, its story and its effect."""
        told = 2 if self.again else 1
        args: dict[str, Value] = {"recon": self.recon, "story": self.recon, "effect": self.recon, "told": told}
        return Phrase(f"{game}-event-recon-drawn", args)


class NothingFound(Event, frozen=True):
    """The recon deck is empty."""

    rules: ClassVar[tuple[str, ...]] = ("RUL-52",)


class ReconShown(Event, frozen=True):
    """The top of the recon deck was looked at."""

    discloses: ClassVar[bool] = True
    recon: tuple[str, ...]


class ReconBuried(Event, frozen=True):
    """A recon card went under the deck."""

    recon: str


class TokenPlaced(Event, frozen=True):
    """An info token came onto an objective."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-OBJECTIVE-03",)
    objective: str
    have: int
    need: int

    def weight(self) -> int:
        """It is what the mission is about."""
        return 1


class TokenLost(Event, frozen=True):
    """An info token left an objective."""

    objective: str
    have: int
    need: int

    def weight(self) -> int:
        """It is what the mission is about."""
        return 1


class ObjectiveComplete(Event, frozen=True):
    """An objective is complete."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-OBJECTIVE-03",)
    objective: str

    def weight(self) -> int:
        """It brings the end nearer."""
        return 2


class Worked(Event, frozen=True):
    """A discovery was worked on."""

    seat: str
    discovery: str


class Joined(Event, frozen=True):
    """A reserve creature joins the pool."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-RESERVE-03",)
    creature: str


class Sealed(Event, frozen=True):
    """A sector is sealed for this round."""

    sector: str


class Hindered(Event, frozen=True):
    """The creatures of a sector are slower or weaker this round."""

    sector: str
    stat: str
    amount: int
