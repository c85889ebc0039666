"""What can happen when Characters act: dice assigned and re-rolled, Attacks, Grenades, cards."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark


class Assigned(Event, frozen=True):
    """An Action Die was put on an Action Space (RISE-ACTION-01)."""

    seat: str
    die: int
    space: str


class RankSpent(Event, frozen=True):
    """A Rank token was turned to its used side; it may be another Character's (RISE-RANK-04, RISE-CLASS-06)."""

    seat: str
    owner: str
    ability: str


class ActionRerolled(Event, frozen=True):
    """Action Dice were rolled again (RISE-RANK-01)."""

    follows: ClassVar[bool] = True
    seat: str
    dice: tuple[str, ...]


class AttackRolled(Event, frozen=True):
    """A Character or an Ally attacks: at whom, with what, and the Attack Dice (RISE-ATTACK-04)."""

    figure: str
    targets: tuple[str, ...]
    weapon: str
    faces: tuple[str, ...]
    at: str

    def mark(self) -> Mark:
        """Where the shot came from."""
        return Mark("noise", (self.at,), "", "")


class AttackRerolled(Event, frozen=True):
    """Attack Dice were rolled again; these are all of them now (RISE-ATTACK-05)."""

    follows: ClassVar[bool] = True
    seat: str
    ability: str
    faces: tuple[str, ...]


class FistUsed(Event, frozen=True):
    """A Fist bought an ability (RISE-FIST-01)."""

    follows: ClassVar[bool] = True
    seat: str
    ability: str


class Reacted(Event, frozen=True):
    """An Enemy reacts to a Skull (RISE-SKULL-01)."""

    target: str
    reaction: str


class HitsCounted(Event, frozen=True):
    """The Hits of an Attack against one target's Defense (RISE-ATTACK-07)."""

    follows: ClassVar[bool] = True
    target: str
    hits: int
    defense: int


class HitsDealt(Event, frozen=True):
    """Each Hit against this target is a Wound: its Defense is not used (RISE-WEAPON-11, -14)."""

    follows: ClassVar[bool] = True
    target: str
    hits: int


class FriendlyFire(Event, frozen=True):
    """Flames that no Enemy is left for reach a Character (RISE-WEAPON-12)."""

    seat: str
    hits: int


class GrenadeThrown(Event, frozen=True):
    """A Grenade was thrown (RISE-EQUIP-05)."""

    seat: str
    card: str
    to: str

    def mark(self) -> Mark:
        """Let sparks fly where it lands."""
        return Mark("spark", (self.to,), "", "")


class GrenadeRolled(Event, frozen=True):
    """The die of a Grenade was rolled for its damage (RISE-EQUIP-06)."""

    follows: ClassVar[bool] = True
    card: str
    die: str


class GrenadeEnded(Event, frozen=True):
    """The lasting effect of a Grenade is over (RISE-EQUIP-07)."""

    card: str
    at: str


class CardUsed(Event, frozen=True):
    """An Equipment card was used and discarded (RISE-CARD-06)."""

    seat: str
    card: str


class MunitionsLoaded(Event, frozen=True):
    """Munitions were discarded for a whole turn (RISE-EQUIP-10)."""

    seat: str
    card: str


class CardGained(Event, frozen=True):
    """A Character has a new card."""

    follows: ClassVar[bool] = True
    seat: str
    card: str


class CardDiscarded(Event, frozen=True):
    """A card found no slot and was discarded (RISE-SLOT-03)."""

    follows: ClassVar[bool] = True
    seat: str
    card: str


class DeckSearched(Event, frozen=True):
    """A deck was looked through and shuffled (RISE-EQUIP-04)."""

    discloses: ClassVar[bool] = True
    seat: str
    deck: str


class DeckEmpty(Event, frozen=True):
    """There was no card left to draw (RISE-RULING-76)."""

    follows: ClassVar[bool] = True
    deck: str


class DiceCleared(Event, frozen=True):
    """Dice went out of play, and their spaces are open again (RISE-EQUIP-03, RISE-RULING-07)."""

    follows: ClassVar[bool] = True
    seat: str
    count: int


class DiceRecovered(Event, frozen=True):
    """Assigned dice were taken back and rolled."""

    follows: ClassVar[bool] = True
    seat: str
    dice: tuple[str, ...]


class RankReadied(Event, frozen=True):
    """Spent Rank tokens were turned to their ready side."""

    follows: ClassVar[bool] = True
    seat: str
    count: int
