"""Victory, which is looked for only at the end of a turn (SAL-WIN)."""

from __future__ import annotations

from bot.games.salvation.content import SHELTERS
from bot.games.salvation.state import SKYNET, Salvation

GOAL = 10


def check(g: Salvation) -> None:
    """End the game if somebody has won; Skynet wins where both have (SAL-WIN-05, -06, SAL-RUL-58)."""
    if g.captured >= SHELTERS:
        g.end((SKYNET,), "all-shelters")
    elif not g.of("resistance"):
        g.end((SKYNET,), "no-humans")
    elif not g.of("skynet") and not g.factories:
        g.end(g.commanders, "no-machines")
    elif winners := [seat for seat in g.commanders if g.points[seat] >= GOAL]:
        g.end(winners, "ten-points")
