"""What the symbols on the map mean."""

from __future__ import annotations

from bot.engine.key import marks, symbol
from bot.engine.scene import Figure, Symbol, Token
from bot.games.salvation.box.content import UNITS
from bot.games.salvation.look.signs import TERRAIN_GLYPHS, UNIT_GLYPHS


def _unit(kind: str) -> Figure:
    human = UNITS[kind].side == "resistance"
    shape, colour = ("friend", "sky") if human else ("enemy", "enemy")
    return Figure("", "", "", shape, colour, glyph=UNIT_GLYPHS[kind])  # type: ignore[arg-type]


def _terrain(kind: str, glyph: str) -> Symbol:
    return symbol("salvation", kind, Token("", glyph, colour="yellow"), kind="terrain", ground="sand")


KEY: tuple[Symbol, ...] = (
    *(symbol("salvation", kind, _unit(kind)) for kind in UNIT_GLYPHS),
    symbol("salvation", "factory", Token("", "factory", colour="enemy"), ground="sand"),
    symbol("salvation", "shelter", Token("", "shelter", colour="sky"), ground="sand"),
    symbol("salvation", "hidden", Token("", "question", colour="seen", face_down=True), ground="sand"),
    *(_terrain(kind, glyph) for kind, glyph in TERRAIN_GLYPHS.items()),
    symbol("salvation", "city", ground="metal"),
    symbol("salvation", "road", edge="road", ground="sand"),
    symbol("salvation", "mountain", edge="mountain", ground="sand"),
    *marks("trail", "battle", "ghost", "noise"),
)
"""Every symbol of the map."""
