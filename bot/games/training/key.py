"""What the symbols on the island mean."""

from __future__ import annotations

from bot.engine.key import marks, symbol, tints
from bot.engine.scene import Figure, Symbol, Token

KEEPER = Figure("", "", "", "friend", colour="blue", letter="M", pips=2, pips_of=3)
SHADE = Figure("", "", "", "enemy", "enemy", letter="1")

KEY: tuple[Symbol, ...] = (
    symbol("training", "keeper", KEEPER),
    symbol("training", "oil", Figure("", "", "", "friend", colour="blue", letter="M", badge="lamp")),
    symbol("training", "down", Figure("", "", "", "friend", colour="blue", letter="M", state="down")),
    symbol("training", "shade", SHADE),
    symbol("training", "lamp", Token("", "lamp", count=5, colour="yellow")),
    symbol("training", "crate", Token("", "crate", count=2)),
    symbol("training", "rubble", ground="rubble"),
    symbol("training", "water", ground="water"),
    symbol("training", "open", ground="sand"),
    *tints("reach"),
    *marks("trail", "spark", "ghost", "noise"),
)
"""Every symbol of the board."""
