"""How a mission is won and lost, in a line."""

from __future__ import annotations

from bot.engine.words import Phrase
from bot.games.fireteam.look.views import View


def aim(v: View) -> Phrase:
    """The objectives that are open and where to go then; a second knockout is the end (FTZ-WIN, FTZ-COIN)."""
    g = v.now
    left = tuple(id for id in g.objectives if id not in g.complete)
    return Phrase(
        "fireteam-winning",
        {
            "count": len(left),
            "objectives": left,
            "leave": int(bool(g.report.exit)),
            "place": g.report.exit,
            "side": g.coin,
            "demand": g.demand or "none",
        },
    )
