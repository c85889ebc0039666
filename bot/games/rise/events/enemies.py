"""What Enemies do, and what comes of it: arrivals, moves, Attacks, harm to either side, stuns and Bosses' turns."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Phrase, Value
from bot.games.rise.box.dice import count
from bot.games.rise.events.decisive import Decisive

# harm


class CoverHit(Decisive, frozen=True):
    """Cover took a point of damage (RISE-COVER-01)."""

    follows: ClassVar[bool] = True
    friend: str
    at: str
    damage: int
    defense: int

    def decides(self) -> bool:
        """Whether the Cover holds; where it does not, its destruction decides."""
        return self.damage < self.defense


class CoverDestroyed(Decisive, frozen=True):
    """Cover is gone (RISE-COVER-02)."""

    follows: ClassVar[bool] = True
    token: str
    at: str

    def mark(self) -> Mark:
        """Leave its ghost."""
        return Mark("ghost", (self.at,), "", "cover")


class ArmorHit(Decisive, frozen=True):
    """Armor took a point of damage (RISE-EQUIP-13)."""

    follows: ClassVar[bool] = True
    seat: str
    card: str
    damage: int
    slots: int

    def decides(self) -> bool:
        """Whether the Armor holds; where it does not, its discarding decides."""
        return self.damage < self.slots


class ArmorSpent(Decisive, frozen=True):
    """Armor is full and discarded (RISE-EQUIP-14)."""

    follows: ClassVar[bool] = True
    seat: str
    card: str


class Guarded(Event, frozen=True):
    """Somebody took damage meant for another."""

    follows: ClassVar[bool] = True
    seat: str
    friend: str
    count: int


class Wounded(Decisive, frozen=True):
    """A friend took a Wound (RISE-EATTACK-11)."""

    follows: ClassVar[bool] = True
    friend: str
    wounds: int
    slots: int
    at: str

    def mark(self) -> Mark:
        """Let sparks fly."""
        return Mark("spark", (self.at,), "enemy")


class StayedUp(Event, frozen=True):
    """A card kept its owner from going Down."""

    follows: ClassVar[bool] = True
    seat: str
    card: str


class WentDown(Decisive, frozen=True):
    """A friend is Down (RISE-DOWN-01)."""

    follows: ClassVar[bool] = True
    friend: str
    at: str

    def mark(self) -> Mark:
        """Let sparks fly."""
        return Mark("spark", (self.at,), "enemy", "down")


class Killed(Decisive, frozen=True):
    """An Ally was killed (RISE-ALLY-07)."""

    follows: ClassVar[bool] = True
    friend: str
    at: str

    def mark(self) -> Mark:
        """Leave a ghost."""
        return Mark("ghost", (self.at,), "", "down")


class Healed(Decisive, frozen=True):
    """A friend lost Wounds."""

    friend: str
    count: int
    wounds: int


class StoodUp(Decisive, frozen=True):
    """A friend is no longer Down (RISE-REST-03)."""

    follows: ClassVar[bool] = True
    friend: str


class Destroyed(Decisive, frozen=True):
    """An Enemy is gone from the map (RISE-POOL-04, -07)."""

    follows: ClassVar[bool] = True
    enemy: str
    at: str

    def mark(self) -> Mark:
        """Leave its ghost."""
        return Mark("ghost", (self.at,), "enemy")


class BossWounded(Decisive, frozen=True):
    """A Boss took a Wound (RISE-BOSS-06)."""

    follows: ClassVar[bool] = True
    enemy: str
    wounds: int
    slots: int


class Battered(Decisive, frozen=True):
    """Hits moved the tracker of the Stagger card (RISE-BOSS-08)."""

    follows: ClassVar[bool] = True
    enemy: str
    hits: int
    stagger: int


class EnemyStunned(Decisive, frozen=True):
    """An Enemy was stunned (RISE-STUN-01)."""

    follows: ClassVar[bool] = True
    enemy: str


class EnemyBurned(Event, frozen=True):
    """An Enemy stands in fire."""

    enemy: str
    hits: int
    defense: int


# reinforcements


class Reinforced(Event, frozen=True):
    """The Reinforcement Dice were rolled (RISE-REINF-01)."""

    dice: tuple[str, ...]


class RollJammed(Event, frozen=True):
    """A card set the Reinforcement Dice instead of a roll (RISE-RULING-79)."""

    seat: str
    card: str
    value: int


class RollChanged(Event, frozen=True):
    """A Reinforcement Die was rolled again."""

    seat: str
    dice: tuple[str, ...]


class EnemyArrived(Decisive, frozen=True):
    """An Enemy came to an Entrance (RISE-REINF-02)."""

    enemy: str
    entrance: str
    at: str

    def mark(self) -> Mark:
        """Ring the half-hex it is drawn on."""
        return Mark("noise", (self.at,), "enemy")


class EntranceFlipped(Event, frozen=True):
    """An Entrance was turned over, or became the Skynet Entrance (RISE-DIFF-07)."""

    entrance: str
    dice: tuple[str, ...]
    """The results that bring Enemies to it now."""


# enemy moves


class EnemyMoved(Decisive, frozen=True):
    """An Enemy moved (RISE-EMOVE)."""

    enemy: str
    path: tuple[str, ...]
    to: str

    def mark(self) -> Mark:
        """Draw the way it took."""
        return Mark("trail", self.path, "enemy")


# enemy attacks


class EnemyAttacked(Event, frozen=True):
    """An Enemy rolled against a friend (RISE-EATTACK-06)."""

    enemy: str
    friend: str
    faces: tuple[str, ...]
    at: str
    """Where the friend stands."""

    def phrase(self, game: str) -> Phrase:
        """What matters of the roll: an Enemy's Hits do nothing."""
        return Phrase(
            f"{game}-event-enemy-attacked", {"enemy": self.enemy, "friend": self.friend, **_rolled(self.faces)}
        )

    def mark(self) -> Mark:
        """Let sparks fly."""
        return Mark("spark", (self.at,), "enemy")


class EnemyFlamed(Event, frozen=True):
    """A Boss rolled once against several friends."""

    enemy: str
    friends: tuple[str, ...]
    faces: tuple[str, ...]

    def phrase(self, game: str) -> Phrase:
        """What matters of the roll: an Enemy's Hits do nothing."""
        return Phrase(
            f"{game}-event-enemy-flamed", {"enemy": self.enemy, "friends": self.friends, **_rolled(self.faces)}
        )


def _rolled(faces: tuple[str, ...]) -> dict[str, Value]:
    """The icons of an Enemy's roll that count (RISE-EATTACK-08, -09)."""
    icons = count(faces)
    return {"skulls": icons.skulls, "fists": icons.fists}


class SkullsIgnored(Event, frozen=True):
    """A defender cancelled Skulls with an ability (RISE-RULING-28)."""

    follows: ClassVar[bool] = True
    seat: str
    ability: str
    count: int


class SkullsBlocked(Event, frozen=True):
    """A defender cancelled Skulls with a card."""

    follows: ClassVar[bool] = True
    seat: str
    card: str
    count: int


class Damaged(Event, frozen=True):
    """How much damage an Attack does in the end; 0 for none (RISE-EATTACK-09)."""

    follows: ClassVar[bool] = True
    friend: str
    count: int


# bosses and stuns


class BossRolled(Event, frozen=True):
    """A Boss's die chose a row of its Logic card (RISE-BOSS-03)."""

    enemy: str
    die: str


class BossStaggered(Event, frozen=True):
    """Many Hits slow the T-1000 down in this activation (RISE-BOSS-08)."""

    enemy: str
    stagger: int
    move: int
    dice: int
    skipped: int


class BossSummoned(Event, frozen=True):
    """A Boss called Enemies to an Entrance."""

    enemy: str
    entrance: str


class BossOrdered(Event, frozen=True):
    """A Boss made another Enemy attack once more."""

    enemy: str
    target: str


class BossAmbushed(Decisive, frozen=True):
    """A Boss appeared beside a Character."""

    enemy: str
    friend: str
    to: str

    def mark(self) -> Mark:
        """Ring the place."""
        return Mark("noise", (self.to,), "enemy")


class EnemyRecovered(Event, frozen=True):
    """A stunned Enemy stands up (RISE-STUN-03)."""

    enemy: str
