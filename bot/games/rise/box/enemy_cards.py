"""The shapes of the Enemy and Boss cards: what content/rise/enemies.toml may say (RISE-ENEMY, RISE-BOSS)."""

from __future__ import annotations

from typing import Literal

from bot.engine.content.shapes import Strict
from bot.games.rise.box.cards import Sourced
from bot.games.rise.box.verbs import (
    LogicVerb,
    ReactionVerb,
    TraitVerb,
)


class Reaction(Sourced, frozen=True, kw_only=True):
    """What an Enemy does when it is attacked and a Skull shows."""

    when: Literal["defending", "after-defending"]
    verb: ReactionVerb
    amount: int = 1


class Trait(Sourced, frozen=True, kw_only=True):
    """What always holds for an Enemy."""

    verb: TraitVerb
    amount: int = 1


class BossAct(Strict, frozen=True):
    """One step of a Boss's turn."""

    verb: LogicVerb
    amount: int = 1
    range: int = 0
    """Instead of the stat card's Range; 0 for that."""


class LogicRow(Strict, frozen=True):
    """What a Boss does when its die shows one of these values."""

    values: tuple[int, ...]
    acts: tuple[BossAct, ...]


class EnemyCard(Sourced, frozen=True, kw_only=True):
    """An Enemy: its stats and, for a Boss, its Wound Slots and the Logic card."""

    miniatures: int
    defense: int
    move: int
    attack: int
    range: int
    reaction: Reaction
    traits: tuple[Trait, ...] = ()
    wounds: int = 0
    """A Boss's Wound Slots: the Wound after the last one destroys it."""
    logic: tuple[LogicRow, ...] = ()

    @property
    def boss(self) -> bool:
        """Whether it is a Boss."""
        return bool(self.logic)

    @property
    def decks(self) -> dict[str, int]:
        """How many cards and miniatures of it there are (RISE-ENEMY-01)."""
        return {"cards": 2 if self.boss else 1, "miniatures": self.miniatures}

    def row(self, die: int) -> tuple[BossAct, ...]:
        """What a Boss does on this result (RISE-BOSS-03)."""
        return next(row.acts for row in self.logic if die in row.values)
