"""Grounds to move on, and where a Move may end."""

from __future__ import annotations

from tests.support.rise.field import Position, field

ROW = field("a a a a a a a a")


def ends(at: Position) -> set[str]:
    """The other hexes on which the Move may end."""
    return {str(offer.args["to"]) for offer in at.ask.options if offer.verb == "move"}
