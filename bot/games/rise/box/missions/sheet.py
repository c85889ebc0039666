"""The mission sheets by their ids, each with its map."""

from __future__ import annotations

from functools import cached_property
from typing import Protocol

from bot.games.rise.box.content import BOX
from bot.games.rise.box.ground import Ground
from bot.games.rise.box.maps import assemble
from bot.games.rise.box.missions.shapes import Sheet


class Mission(Sheet, frozen=True, kw_only=True, dict=True):
    """A mission sheet on its map."""

    @cached_property
    def ground(self) -> Ground:
        """The map."""
        return assemble(self.tiles)


MISSIONS = {
    sheet.id: Mission(**{name: getattr(sheet, name) for name in sheet.__struct_fields__})
    for sheet in sorted(BOX.missions, key=lambda sheet: sheet.number)
}
"""In the order of their numbers (RISE-MISSION-01)."""


class Played(Protocol):
    """A game in which a Mission is played."""

    mission: str


def plan(g: Played) -> Mission:
    """The sheet of the Mission being played."""
    return MISSIONS[g.mission]
