"""Lamplight's cards and missions, as its TOML files give them."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec

from bot.engine.content import read
from bot.engine.graph import distances
from bot.engine.hexes import parse
from bot.engine.scene import Ground

Effect = Literal["drive-off", "heal", "fill", "everyone-draws", "brace"]


class Card(msgspec.Struct, frozen=True):
    """A kind of card, and how many of it the deck holds."""

    id: str
    count: int
    effect: Effect
    amount: int
    glyph: str
    source: Literal["rulebook", "vigil"]


class Mission(msgspec.Struct, frozen=True, dict=True, kw_only=True):
    """A mission: its map and its numbers."""

    id: str
    next: str = ""
    rounds: int
    lamp: int
    goal: dict[int, int] = {}
    """The oil that wins, by the number of keepers; none where they win by lasting."""
    landings: tuple[str, ...]
    shades: tuple[str, ...]
    arrivals: dict[int, int]
    """Shades that land in each Storm, by the number of keepers."""
    start: tuple[str, ...]
    crates: dict[str, int]
    ground: dict[Ground, tuple[str, ...]]

    @cached_property
    def hexes(self) -> dict[str, Ground]:
        """Every hex and what it is."""
        return {name: kind for kind, names in self.ground.items() for name in names}

    @cached_property
    def tower(self) -> str:
        """The hex of the lamp."""
        return self.ground["metal"][0]

    @cached_property
    def around(self) -> dict[str, tuple[str, ...]]:
        """The hexes next to each hex."""
        return {name: tuple(n.name for n in parse(name).neighbours() if n.name in self.hexes) for name in self.hexes}

    @cached_property
    def apart(self) -> dict[str, dict[str, int]]:
        """How many steps lie between any two hexes."""
        return {name: distances(name, self.around.__getitem__) for name in self.hexes}

    @cached_property
    def steps(self) -> dict[str, tuple[tuple[str, int], ...]]:
        """The steps from each hex and their cost (TRAIN-MOVE-01)."""
        cost = {name: 2 if ground in ("rubble", "water") else 1 for name, ground in self.hexes.items()}
        return {name: tuple((there, cost[there]) for there in around) for name, around in self.around.items()}

    def ways(self, here: str) -> tuple[tuple[str, int], ...]:
        """The steps from a hex and their cost."""
        return self.steps[here]


class _Cards(msgspec.Struct):
    card: tuple[Card, ...]


class _Missions(msgspec.Struct):
    mission: tuple[Mission, ...]


CARDS = {card.id: card for card in read("training", "cards", _Cards).card}
MISSIONS = {mission.id: mission for mission in read("training", "missions", _Missions).mission}
