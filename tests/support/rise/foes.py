"""Positions in the middle of an Enemy Phase, on a Mission without an end of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from bot.games.rise.box.ground import Ground
from bot.games.rise.rules.enemies import attacking, bosses, moving, reinforcements, stuns
from bot.games.rise.state import Character, Enemy, Entrance
from tests.support.rise import field
from tests.support.rise.field import SHEETS, Position

STEPS = {
    "3A": reinforcements.step,
    "3B": moving.step,
    "3C": attacking.step,
    "3D": bosses.step,
    "3E": stuns.step,
}


class Phase(Position):
    """A position whose Enemy Phase is played step by step."""

    def step(self, name: str) -> None:
        """Begin one of the five steps."""
        self.run(STEPS[name](self.g))

    def where(self) -> dict[str, str]:
        """Tell where each Enemy is."""
        return {enemy.id: enemy.at for enemy in self.g.enemies}


def lay(
    ground: Ground,
    characters: Mapping[str, str | Character],
    enemies: Mapping[str, str] | Iterable[Enemy] = (),
    *,
    entrances: Mapping[str, tuple[str, ...]] | None = None,
    sheet: Mapping[str, Any] | None = None,
    **more: Any,
) -> Phase:
    """Lay a position; `sheet` holds fields of its Mission sheet, `entrances` the half-hexes of each Entrance."""
    laid = field.lay(ground, characters, enemies, **more)
    laid.g.phase = "enemy"
    laid.g.entrances = {id: Entrance(id, list(hexes)) for id, hexes in (entrances or {}).items()}
    plan = msgspec.structs.replace(SHEETS[laid.g.mission], **(sheet or {}))
    plan.__dict__["ground"] = ground
    SHEETS[laid.g.mission] = plan
    return Phase(laid.g)
