"""What can happen when Characters act: dice assigned and re-rolled, Attacks, Grenades, cards."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Phrase


class Assigned(Event, frozen=True):
    """An Action Die was put on an Action Space (RISE-ACTION-01)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-ACTION-01", "RISE-ACTION-03")
    seat: str
    die: int
    space: str


class ActionRerolled(Event, frozen=True):
    """A Rank token, perhaps another Character's, let Action Dice be rolled again (RISE-RANK-01, -04, RISE-CLASS-06)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-RANK-01", "RISE-RANK-04", "RISE-CLASS-06")
    seat: str
    owner: str
    dice: tuple[str, ...]

    def phrase(self, game: str) -> Phrase:
        """Whose token it was, and what the dice show now."""
        return Phrase(f"{game}-event-action-dice-again", {**self.details(), "lent": int(self.owner != self.seat)})


class AttackRolled(Event, frozen=True):
    """A Character or an Ally attacks: at whom, with what, and the Attack Dice (RISE-ATTACK-04)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-ATTACK-04",)
    figure: str
    targets: tuple[str, ...]
    weapon: str
    faces: tuple[str, ...]
    at: str

    def phrase(self, game: str) -> Phrase:
        """Who attacks whom with what; an Ally has only what it carries."""
        return Phrase(f"{game}-event-attack-rolled" if self.weapon else f"{game}-event-ally-rolled", self.details())

    def mark(self) -> Mark:
        """Where the shot came from."""
        return Mark("noise", (self.at,), "", "")

    def weight(self) -> int:
        """Nothing to somebody who was away: the line that follows tells what came of it."""
        return 0


class AttackRerolled(Event, frozen=True):
    """Attack Dice were rolled again; these are all of them now (RISE-ATTACK-05)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-ATTACK-05", "RISE-RANK-02")
    seat: str
    ability: str
    """The card or the ability that allowed it, or where the Rank token lay."""
    faces: tuple[str, ...]
    owner: str = ""
    """Whose Rank token it was; empty where it took none."""

    def phrase(self, game: str) -> Phrase:
        """Who rolls again and by what: an own token, a lent one, or something that costs none."""
        cost = "free" if not self.owner else "own" if self.owner == self.seat else "lent"
        return Phrase(f"{game}-event-attack-dice-again", {**self.details(), "cost": cost})


class VoiceHeard(Event, frozen=True):
    """A shared Rank token did more than roll dice again (RISE-RULING-95)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-RULING-95",)
    seat: str
    ability: str
    how: str
    amount: int


class FistUsed(Event, frozen=True):
    """A Fist bought an ability (RISE-FIST-01)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-FIST-01",)
    seat: str
    ability: str
    how: str
    """The verb of the ability."""
    amount: int

    def phrase(self, game: str) -> Phrase:
        """Who bought what."""
        return Phrase(f"{game}-event-fist-bought", self.details())


class Reacted(Event, frozen=True):
    """An Enemy reacts to a Skull (RISE-SKULL-01)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-SKULL-01",)
    target: str
    reaction: str
    how: str
    """The verb of the reaction."""
    amount: int
    """How much of it; 0 if nothing can come of it here."""

    def phrase(self, game: str) -> Phrase:
        """What it does, or that it can do nothing."""
        return Phrase(f"{game}-event-reacts", self.details())


class HitsCounted(Event, frozen=True):
    """The Hits of an Attack against one target's Defense (RISE-ATTACK-07)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-ATTACK-07", "RISE-ENEMY-04")
    target: str
    hits: int
    defense: int

    def phrase(self, game: str) -> Phrase:
        """How many Hits, how many were needed, and whether that is enough."""
        return Phrase(f"{game}-event-hits-held", {**self.details(), "enough": int(self.hits >= self.defense)})


class HitsDealt(Event, frozen=True):
    """Each Hit against this target is a Wound: its Defense is not used (RISE-WEAPON-11, -14)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-WEAPON-11", "RISE-WEAPON-14")
    target: str
    hits: int


class FriendlyFire(Event, frozen=True):
    """Flames that no Enemy is left for reach a Character (RISE-WEAPON-12)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-WEAPON-12",)
    seat: str
    hits: int


class GrenadeThrown(Event, frozen=True):
    """A Grenade was thrown (RISE-EQUIP-05)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-EQUIP-05",)
    seat: str
    card: str
    to: str

    def mark(self) -> Mark:
        """Let sparks fly where it lands."""
        return Mark("spark", (self.to,), "", "")


class GrenadeRolled(Event, frozen=True):
    """The die of a Grenade was rolled for its damage (RISE-EQUIP-06)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-EQUIP-06",)
    card: str
    die: str


class GrenadeEnded(Event, frozen=True):
    """The lasting effect of a Grenade is over (RISE-EQUIP-07)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-EQUIP-07",)
    card: str
    at: str


class CardUsed(Event, frozen=True):
    """An Equipment card was used and discarded (RISE-CARD-06)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-CARD-06",)
    seat: str
    card: str


class MunitionsLoaded(Event, frozen=True):
    """Munitions were discarded for a whole turn (RISE-EQUIP-10)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-EQUIP-10",)
    seat: str
    card: str


class CardGained(Event, frozen=True):
    """A Character has a new card."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-SLOT-02",)
    seat: str
    card: str

    def weight(self) -> int:
        """Nothing to somebody who was away: the line that follows tells what came of it."""
        return 0


class CardDiscarded(Event, frozen=True):
    """A card found no slot and was discarded (RISE-SLOT-03)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-SLOT-03",)
    seat: str
    card: str


class DeckSearched(Event, frozen=True):
    """A deck was looked through and shuffled (RISE-EQUIP-04)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-EQUIP-04",)
    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    seat: str
    deck: str


class DeckEmpty(Event, frozen=True):
    """There was no card left to draw (RISE-RULING-76)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-RULING-76",)
    deck: str


class DiceCleared(Event, frozen=True):
    """Dice went out of play, and their spaces are open again (RISE-EQUIP-03, RISE-RULING-07)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-EQUIP-03", "RISE-RULING-07")
    seat: str
    count: int


class DiceRecovered(Event, frozen=True):
    """Assigned dice were taken back and rolled."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-CARD-06",)
    seat: str
    dice: tuple[str, ...]


class RankReadied(Event, frozen=True):
    """Spent Rank tokens were turned to their ready side."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-RANK-04",)
    seat: str
    count: int
