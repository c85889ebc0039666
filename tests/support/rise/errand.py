"""Positions on a drawn map with Waypoints and whatever else a mission sheet may hold."""

from __future__ import annotations

from typing import Any

from bot.games.rise.box.ground import Ground
from bot.games.rise.box.missions.shapes import WaypointEntry
from bot.games.rise.state import Waypoint
from tests.support.rise.field import Position, lay, mission_on


def errand(ground: Ground, characters: Any, enemies: Any = (), *, sheet: Any = None, **more: Any) -> Position:
    """Lay a position; `sheet` may hold fields of its mission sheet. Its Waypoints lie face-down."""
    position = lay(ground, characters, enemies, **more)
    if sheet:
        position.g.mission = mission_on(ground, **sheet)
        position.g.waypoints = {entry.id: Waypoint(entry.id, entry.at) for entry in sheet.get("waypoints", ())}
    return position


def waypoint(id: str, at: str, *people: Any, **more: Any) -> WaypointEntry:
    """Write a Waypoint's entry."""
    return WaypointEntry(id=id, at=at, people=people, **more)
