"""Games of Nemesis as setup leaves them, one for each seed, and what anybody may read of them."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from bot.engine.game import Setup
from bot.games.nemesis import GAME
from bot.games.nemesis.box.shapes import Tile
from bot.games.nemesis.rules.setup import setup
from bot.games.nemesis.state import Nemesis
from tests.support.table import Table

SEEDS = tuple(f"seed {n}".encode() for n in range(24))
"""Enough games to tell chance from habit."""


@cache
def laid(players: int = 3, mode: str = "crew", seed: bytes = SEEDS[0], ship: str = "base") -> Nemesis:
    """Lay a game out; it is not played."""
    return setup(Setup(GAME.seats[:players], mode, {"ship": ship}), seed)


def several(players: int = 3, mode: str = "crew") -> list[Nemesis]:
    """Lay out one game for each seed."""
    return [laid(players, mode, seed) for seed in SEEDS]


def table(players: int = 3, mode: str = "crew", seed: bytes = SEEDS[0]) -> Table:
    """Sit down at a game whose draft begins."""
    return Table("nemesis", Setup(GAME.seats[:players], mode, {}), seed)


def drafted(players: int = 3, mode: str = "crew", seed: bytes = SEEDS[0]) -> Table:
    """Sit down and draft the first Character that is offered, each."""
    at = table(players, mode, seed)
    while at.state(Nemesis).phase == "draft":
        seat = at.match.waiting[0]
        at.does(seat, at.asked(seat).options[0].key)
    return at


def readable(g: Nemesis) -> list[str]:
    """All that each seat, and anybody, could read in what Vigil shows them."""
    return [msgspec.json.encode(GAME.look.view(g, seat)).decode() for seat in (None, *g.seats)]


def hidden(g: Nemesis, *ids: str) -> bool:
    """Whether nobody at all can read any of these ids."""
    shown = re.compile("|".join(f'"{re.escape(id)}"(?!:)' for id in ids))  # a name of a field tells nothing
    return not any(shown.search(text) for text in readable(g))


def ids(tiles: dict[str, Tile], number: int) -> set[str]:
    """The Room tiles of a set."""
    return {tile.id for tile in tiles.values() if tile.set == number}
