"""Creatures that are about to act."""

from __future__ import annotations

from tests.support.fireteam.field import Position, lay

ANIMAL, OTHER, HUMAN = "corrupted-animal.1", "corrupted-animal.2", "corrupted-human.1"


def threat(creatures: dict[str, str], **more: object) -> Position:
    """Lay heroes down and stand before the activation of creatures."""
    at = lay({"abe": "2D", "don": "2D"}, creatures, phase="threat", step="activate", rank="minion", **more)  # type: ignore[arg-type]
    at.g.pool = []
    at.hero("abe").hand, at.hero("don").hand = ["bayonet"] * 5, ["shotgun"] * 5
    at.hero("abe").orders = {"reactions": "never", "discards": "cheapest", "cover-don": "never"}
    at.hero("don").orders = {"reactions": "never", "discards": "cheapest", "cover-abe": "never"}
    return at
