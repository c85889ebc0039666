"""What the symbols on the map mean."""

from __future__ import annotations

from bot.engine.key import marks, symbol, tints
from bot.engine.scene import Figure, FigureState, Symbol, Token
from bot.games.rise.look.figures import ALLY_GLYPHS, ENEMY_GLYPHS
from bot.games.rise.look.ground import LASTING, SEATS, SIGNS

ENEMIES = ("t-800", "hk-8", "t-72")
BOSSES = ("t-800-commander", "t-800-flamethrower", "t-1000")
FACES: dict[str, tuple[str, str]] = {**SIGNS, **LASTING}  # type: ignore[dict-item]
THINGS = ("cover", "barricade", "crate", "terminal", "door")


def _character(state: FigureState = "", badge: str = "", pips: int = 0) -> Figure:
    return Figure("", "", "", "friend", "blue", "J", pips=pips, pips_of=6 if pips else 0, state=state, badge=badge)


def _ally(glyph: str) -> Figure:
    return Figure("", "", "", "friend", "green", glyph=glyph)


def _enemy(kind: str, state: FigureState = "") -> Figure:
    return Figure("", "", "", "enemy", "vermillion", "#1", ENEMY_GLYPHS[kind], state=state)


def _boss(kind: str) -> Figure:
    return Figure("", "", "", "boss", "boss", glyph=ENEMY_GLYPHS[kind])


def _thing(kind: str) -> Token:
    glyph, colour = FACES[kind]
    return Token("", glyph, colour=colour, letter="2" if kind == "cover" else "")


KEY: tuple[Symbol, ...] = (
    symbol("rise", "character", _character(pips=4)),
    symbol("rise", "covered", _character(badge="shield")),
    symbol("rise", "spent", _character("spent")),
    symbol("rise", "down", _character("down")),
    symbol("rise", "prisoner", _ally("person")),
    symbol("rise", "ally", *map(_ally, ALLY_GLYPHS.values())),
    *(symbol("rise", kind, _enemy(kind)) for kind in ENEMIES),
    symbol("rise", "stunned", _enemy("t-800", "stunned")),
    *(symbol("rise", kind, _boss(kind)) for kind in BOSSES),
    *(symbol("rise", kind, _thing(kind)) for kind in THINGS),
    symbol("rise", "used", Token("", "check", colour="grey")),
    symbol("rise", "hidden-waypoint", Token("", "flag", colour="goal", face_down=True)),
    symbol("rise", "waypoint", _thing("waypoint")),
    symbol("rise", "resolved-waypoint", Token("", "check", colour="goal")),
    *(symbol("rise", kind, _thing(kind)) for kind in ("grenade", *LASTING)),
    symbol("rise", "truck", *(Token("", glyph, colour="brown") for glyph in ("blank", *SEATS.values()))),
    symbol("rise", "wreck", Token("", "blank", colour="grey")),
    symbol("rise", "entrance", ground="hazard"),
    symbol("rise", "wall", edge="wall"),
    symbol("rise", "border", edge="border"),
    symbol("rise", "rough", ground="rubble"),
    symbol("rise", "blocked", blocked=True),
    symbol("rise", "target", tint="target"),
    symbol("rise", "danger", tint="danger"),
    symbol("rise", "seen", tint="seen"),
    *tints("here", "reach", "goal"),
    *marks("trail", "spark", "ghost", "noise"),
)
"""Every symbol of the map."""
