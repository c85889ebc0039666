"""Lamplight's cards and missions, as its TOML files give them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from itertools import chain
from typing import Literal

import msgspec

from bot.engine.boards.graph import distances, reach
from bot.engine.boards.hexes import is_hex, parse
from bot.engine.content import Place, by_id
from bot.engine.content import load as read
from bot.engine.content.faults import Fault, unknown
from bot.engine.content.shapes import Entry, Source
from bot.engine.dice import D6
from bot.engine.scene import Ground
from bot.engine.words import Phrase

Effect = Literal["drive-off", "heal", "fill", "everyone-draws", "brace"]


class Card(Entry, frozen=True):
    """A kind of card, and how many of it the deck holds."""

    count: int
    effect: Effect
    amount: int
    glyph: str
    source: Source

    @property
    def pieces(self) -> int:
        """How many of it are in the deck."""
        return self.count


MOVE = 2
"""How far a Move goes, rough ground counted twice (TRAIN-MOVE-01)."""


class Mission(Entry, frozen=True, dict=True, kw_only=True):
    """A mission: its map and its numbers."""

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
    def moves(self) -> dict[str, dict[str, int]]:
        """How many Moves lie between any two hexes."""
        return {name: distances(name, lambda here: reach(here, self.ways, MOVE)) for name in self.hexes}

    @cached_property
    def steps(self) -> dict[str, tuple[tuple[str, int], ...]]:
        """The steps from each hex and their cost (TRAIN-MOVE-01)."""
        cost = {name: 2 if ground in ("rubble", "water") else 1 for name, ground in self.hexes.items()}
        return {name: tuple((there, cost[there]) for there in around) for name, around in self.around.items()}

    def ways(self, here: str) -> tuple[tuple[str, int], ...]:
        """The steps from a hex and their cost."""
        return self.steps[here]


class Box(msgspec.Struct, frozen=True):
    """Everything that content/training holds."""

    cards: tuple[Card, ...]
    missions: tuple[Mission, ...]


PLACES = {"cards": Place("cards", "card"), "missions": Place("missions", "mission")}
KEEPERS = range(2, 5)
"""How many may play."""


def faults(box: Box) -> Iterator[Fault]:
    """What the missions name that is not there, and the numbers that do not fit those who play."""
    ids = {mission.id for mission in box.missions}
    for mission in box.missions:
        for what in (*unknown("next", {mission.next} - {""}, ids), *_land(mission), *_numbers(mission)):
            yield Fault("missions", mission.id, what)


def _land(mission: Mission) -> Iterator[Phrase]:
    """What does not lie on the map, and hexes that are two things at once."""
    for key, names in {
        "landings": mission.landings,
        "shades": mission.shades,
        "start": mission.start,
        "crates": mission.crates,
    }.items():
        yield from unknown(key, names, mission.hexes)
    for name, count in Counter(chain.from_iterable(mission.ground.values())).items():
        if not is_hex(name) or count > 1:
            yield Phrase("content-training-hex", {"hex": name, "count": count})
    if len(mission.ground.get("metal", ())) != 1:
        yield Phrase("content-training-tower")


def _numbers(mission: Mission) -> Iterator[Phrase]:
    """Places and figures that do not suffice for every number of keepers."""
    if len(mission.landings) != len(D6.faces):
        yield Phrase("content-training-landings", {"count": len(mission.landings), "faces": len(D6.faces)})
    if len(mission.start) < max(KEEPERS):
        yield Phrase("content-training-start", {"count": len(mission.start), "keepers": max(KEEPERS)})
    for key, figures in {"arrivals": mission.arrivals, "goal": mission.goal}.items():
        if set(figures) - set(KEEPERS) or ((figures or key == "arrivals") and set(KEEPERS) - set(figures)):
            yield Phrase("content-training-figures", {"key": key})


def load() -> Box:
    """Everything that the files hold; raises with all that is wrong with them."""
    return read("training", Box, PLACES, faults)


BOX = load()
CARDS = by_id(BOX.cards)
MISSIONS = by_id(BOX.missions)
