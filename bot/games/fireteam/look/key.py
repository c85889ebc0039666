"""What the symbols on the board mean."""

from __future__ import annotations

from bot.engine.key import marks, symbol, tints
from bot.engine.scene import Figure, FigureState, Symbol, Token
from bot.games.fireteam.box.content import CREATURES
from bot.games.fireteam.look.faces import FAMILY_GLYPHS, RANK_COLOURS
from bot.games.fireteam.look.ground import TERRAIN_GLYPHS, THING_GLYPHS


def _hero(state: FigureState = "") -> Figure:
    return Figure("", "", "", "friend", "blue", "S", state=state)


def _creature(kind: str) -> Figure:
    rank = CREATURES[kind].rank
    badge = "star" if rank == "elite" else ""
    shape = "boss" if rank == "boss" else "enemy"
    return Figure("", "", "", shape, RANK_COLOURS[rank], "1", FAMILY_GLYPHS[kind], badge=badge)  # type: ignore[arg-type]


def _thing(kind: str) -> Token:
    return Token("", THING_GLYPHS[kind], colour="danger" if kind == "fire" else "goal")


KEY: tuple[Symbol, ...] = (
    symbol("fireteam", "hero", _hero()),
    symbol("fireteam", "ko", _hero("down")),
    symbol("fireteam", "specialist", Figure("", "", "", "neutral", letter="P")),
    *(symbol("fireteam", kind, _creature(kind)) for kind in FAMILY_GLYPHS),
    symbol("fireteam", "entry", Token("", "door", colour="gold", letter="3")),
    symbol("fireteam", "searched", Token("", "check", colour="grey", letter="3")),
    symbol("fireteam", "secured", *(Token("", "lock", colour=colour, letter="3") for colour in ("gold", "grey"))),
    symbol("fireteam", "exit", Token("", "footprints", colour="goal")),
    symbol("fireteam", "closed", Token("", "cross", colour="danger")),
    symbol("fireteam", "closing", Token("", "warning", colour="danger")),
    symbol("fireteam", "boss-mark", Token("", "warning", colour="danger")),
    symbol("fireteam", "find", Token("", "crate", colour="goal")),
    *(symbol("fireteam", kind, _thing(kind)) for kind in THING_GLYPHS),
    symbol("fireteam", "lit", Token("", "lamp", colour="lamp")),
    symbol("fireteam", "done", Token("", "check", colour="lamp")),
    *(symbol("fireteam", kind, sign=glyph) for kind, glyph in TERRAIN_GLYPHS.items() if kind != "impassable"),
    symbol("fireteam", "impassable", sign=TERRAIN_GLYPHS["impassable"], blocked=True),
    symbol("fireteam", "border", edge="border"),
    symbol("fireteam", "corner", edge="corner"),
    symbol("fireteam", "danger", tint="danger"),
    *tints("here", "reach", "goal"),
    *marks("trail", "spark", "ghost", "noise"),
)
"""Every symbol of the board."""
