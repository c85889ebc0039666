"""What Bosses do in their turns, and stuns that end."""

from __future__ import annotations

from typing import ClassVar, Literal

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.games.rise.events.decisive import Decisive


class BossRolled(Event, frozen=True):
    """A Boss's die chose a row of its Logic card (RISE-BOSS-03)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-BOSS-03",)
    enemy: str
    die: str


class BossIdle(Event, frozen=True):
    """Nothing comes of what a Boss's row says: nobody to attack, or no need or way to move (RISE-BOSS-04)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-BOSS-04",)
    enemy: str
    how: Literal["attack", "move"]


class BossStaggered(Event, frozen=True):
    """Many Hits slow the T-1000 down in this activation (RISE-BOSS-08)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-BOSS-08",)
    enemy: str
    stagger: int
    move: int
    dice: int
    skipped: int


class BossSummoned(Event, frozen=True):
    """A Boss called Enemies to an Entrance."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-POOL-05",)
    enemy: str
    entrance: str

    def weight(self) -> int:
        """Notable."""
        return 1


class BossOrdered(Event, frozen=True):
    """A Boss made another Enemy attack once more."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-BOSS-03",)
    enemy: str
    target: str


class BossAmbushed(Decisive, frozen=True):
    """A Boss appeared beside a Character."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-BOSS-03",)
    enemy: str
    friend: str
    to: str

    def mark(self) -> Mark:
        """Ring the place."""
        return Mark("noise", (self.to,), "enemy")

    def weight(self) -> int:
        """Grave."""
        return 2


class EnemyRecovered(Event, frozen=True):
    """A stunned Enemy stands up (RISE-STUN-03)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-STUN-03",)
    enemy: str
