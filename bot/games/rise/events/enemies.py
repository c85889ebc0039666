"""What Enemies do, and what comes of it: moves, Attacks, and harm to either side."""

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
    rules: ClassVar[tuple[str, ...]] = ("RISE-COVER-01",)
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
    rules: ClassVar[tuple[str, ...]] = ("RISE-COVER-02",)
    token: str
    at: str

    def mark(self) -> Mark:
        """Leave its ghost."""
        return Mark("ghost", (self.at,), "", "cover")

    def weight(self) -> int:
        """Notable."""
        return 1


class ArmorHit(Decisive, frozen=True):
    """Armor took a point of damage (RISE-EQUIP-13)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-EQUIP-13",)
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
    rules: ClassVar[tuple[str, ...]] = ("RISE-EQUIP-14",)
    seat: str
    card: str


class Guarded(Event, frozen=True):
    """Somebody took damage meant for another."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-RULING-63",)
    seat: str
    friend: str
    count: int

    def weight(self) -> int:
        """Notable."""
        return 1


class Wounded(Decisive, frozen=True):
    """A friend took a Wound (RISE-EATTACK-11)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-EATTACK-11",)
    friend: str
    wounds: int
    slots: int
    at: str
    count: int = 1
    """How many of them at once."""

    def phrase(self, game: str) -> Phrase:
        """One Wound, or several in one sentence."""
        if self.count > 1:
            return Phrase(f"{game}-event-wounded-often", self.details())
        return Phrase(
            f"{game}-event-wounded", {"friend": self.friend, "wounds": self.wounds, "slots": self.slots, "at": self.at}
        )

    def mark(self) -> Mark:
        """Let sparks fly."""
        return Mark("spark", (self.at,), "enemy")

    def weight(self) -> int:
        """Notable."""
        return 1


class StayedUp(Event, frozen=True):
    """A card kept its owner from going Down."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-CARD-06",)
    seat: str
    card: str

    def weight(self) -> int:
        """Grave."""
        return 2


class WentDown(Decisive, frozen=True):
    """A friend is Down (RISE-DOWN-01)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-DOWN-01",)
    friend: str
    at: str
    by: str = ""
    """The Enemy, or the Grenade, that did it, where it was one."""

    def phrase(self, game: str) -> Phrase:
        """Who is Down, and of what."""
        return Phrase(f"{game}-event-went-down", {**self.details(), "known": int(bool(self.by))})

    def mark(self) -> Mark:
        """Let sparks fly."""
        return Mark("spark", (self.at,), "enemy", "down")

    def weight(self) -> int:
        """Grave."""
        return 2


class Killed(Decisive, frozen=True):
    """An Ally was killed (RISE-ALLY-07)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-ALLY-07",)
    friend: str
    at: str
    by: str = ""
    """The Enemy, or the Grenade, that did it, where it was one."""

    def phrase(self, game: str) -> Phrase:
        """Who is dead, and of what."""
        return Phrase(f"{game}-event-killed", {**self.details(), "known": int(bool(self.by))})

    def mark(self) -> Mark:
        """Leave a ghost."""
        return Mark("ghost", (self.at,), "", "down")

    def weight(self) -> int:
        """Decisive."""
        return 3


class Healed(Decisive, frozen=True):
    """A friend lost Wounds."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-REST-01",)
    friend: str
    count: int
    wounds: int


class StoodUp(Decisive, frozen=True):
    """A friend is no longer Down (RISE-REST-03)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-REST-03",)
    friend: str

    def weight(self) -> int:
        """Notable."""
        return 1


class Destroyed(Decisive, frozen=True):
    """An Enemy is gone from the map (RISE-POOL-04, -07)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-POOL-04", "RISE-POOL-07")
    enemy: str
    at: str

    def mark(self) -> Mark:
        """Leave its ghost."""
        return Mark("ghost", (self.at,), "enemy")

    def weight(self) -> int:
        """Notable; how a Boss ends is told by the Objective."""
        return 1


class BossWounded(Decisive, frozen=True):
    """A Boss took a Wound (RISE-BOSS-06)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-BOSS-06",)
    enemy: str
    wounds: int
    slots: int

    def weight(self) -> int:
        """Notable."""
        return 1


class Battered(Decisive, frozen=True):
    """Hits moved the tracker of the Stagger card (RISE-BOSS-08)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-BOSS-08",)
    enemy: str
    hits: int
    stagger: int


class EnemyStunned(Decisive, frozen=True):
    """An Enemy was stunned (RISE-STUN-01)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-STUN-01",)
    enemy: str


class EnemyBurned(Event, frozen=True):
    """An Enemy stands in fire."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-EQUIP-07",)
    enemy: str
    hits: int
    defense: int

    def phrase(self, game: str) -> Phrase:
        """How many Hits the fire deals, and whether that is enough."""
        return Phrase(f"{game}-event-enemy-scorched", {**self.details(), "enough": int(self.hits >= self.defense)})


class Dismantled(Event, frozen=True):
    """Somebody takes a stunned Enemy apart with their hands (RISE-RULING-97)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-RULING-97",)
    seat: str
    enemy: str


# enemy moves


class EnemyMoved(Decisive, frozen=True):
    """An Enemy moved (RISE-EMOVE)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-EMOVE-01",)
    enemy: str
    path: tuple[str, ...]
    to: str

    def mark(self) -> Mark:
        """Draw the way it took."""
        return Mark("trail", self.path, "enemy")


class EnemyAdvanced(Decisive, frozen=True):
    """An Enemy came closer because it was attacked (RISE-SKULL-05)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-SKULL-05", "RISE-RULING-30")
    enemy: str
    path: tuple[str, ...]
    to: str

    def mark(self) -> Mark:
        """Draw the way it took."""
        return Mark("trail", self.path, "enemy")


# enemy attacks


class EnemyAttacked(Event, frozen=True):
    """An Enemy rolled against a friend (RISE-EATTACK-06)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-EATTACK-06",)
    enemy: str
    friend: str
    faces: tuple[str, ...]
    at: str
    """Where the friend stands."""
    answers: bool = False
    """The friend has something to use a Fist on."""

    def phrase(self, game: str) -> Phrase:
        """What matters of the roll: an Enemy's Hits do nothing."""
        return Phrase(
            f"{game}-event-enemy-attacked",
            {"enemy": self.enemy, "friend": self.friend, **_rolled(self.faces, answers=self.answers)},
        )

    def mark(self) -> Mark:
        """Let sparks fly."""
        return Mark("spark", (self.at,), "enemy")

    def weight(self) -> int:
        """Nothing by itself: what it does to somebody is told after it."""
        return 0


class EnemyFlamed(Event, frozen=True):
    """A Boss rolled once against several friends."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-BOSS-03",)
    enemy: str
    friends: tuple[str, ...]
    faces: tuple[str, ...]
    answers: bool = False
    """One of the friends has something to use a Fist on."""

    def phrase(self, game: str) -> Phrase:
        """What matters of the roll: an Enemy's Hits do nothing."""
        return Phrase(
            f"{game}-event-enemy-flamed",
            {"enemy": self.enemy, "friends": self.friends, **_rolled(self.faces, answers=self.answers)},
        )

    def weight(self) -> int:
        """Notable."""
        return 1


def _rolled(faces: tuple[str, ...], *, answers: bool) -> dict[str, Value]:
    """The icons of an Enemy's roll that count, Fists for whoever can use them (RISE-EATTACK-08, -09)."""
    icons = count(faces)
    return {"skulls": icons.skulls, "fists": icons.fists if answers else 0}


class SkullsIgnored(Event, frozen=True):
    """A defender cancelled Skulls with an ability (RISE-RULING-28)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-RULING-28",)
    seat: str
    ability: str
    count: int


class SkullsBlocked(Event, frozen=True):
    """A defender cancelled Skulls with a card."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-RULING-28",)
    seat: str
    card: str
    count: int


class Damaged(Event, frozen=True):
    """How much damage an Attack does in the end; 0 for none (RISE-EATTACK-09)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-EATTACK-09",)
    friend: str
    count: int
