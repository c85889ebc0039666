"""What the symbols on the ship mean."""

from __future__ import annotations

from bot.engine.key import marks, symbol, tints
from bot.engine.scene import Figure, Ground, Symbol, Token
from bot.games.nemesis.box.palette import CREW, GLYPHS, SEATS
from bot.games.nemesis.box.shapes import INTRUDER_KINDS
from bot.games.nemesis.look.ground import ITEMS, NETWORKS, OBJECTS

LARGE = ("breeder", "queen")
ROOMS: dict[str, Ground] = {"red": "hazard", "yellow": "metal", "green": "forest", "white": "indoor", "none": "floor"}
CORPSES = (*dict.fromkeys((*CREW.values(), *SEATS.values())), "ink")


def _crew(character: str, badge: str = "", pips: int = 0) -> Figure:
    pips_of = 3 if pips else 0
    return Figure("", "", "", "friend", CREW[character], "", GLYPHS[character], pips, pips_of, badge=badge)


def _intruder(kind: str) -> Figure:
    colour = "boss" if kind == "queen" else "enemy"
    return Figure("", "", "", "boss" if kind in LARGE else "enemy", colour, kind[0].upper())


def _at_rim(glyph: str, colour: str, letter: str = "") -> Token:
    return Token("", glyph, colour=colour, letter=letter, rim="left")


KEY: tuple[Symbol, ...] = (
    *(symbol("nemesis", character, _crew(character, pips=2)) for character in CREW),
    symbol("nemesis", "slime", _crew("captain", "slime")),
    *(symbol("nemesis", kind, _intruder(kind)) for kind in INTRUDER_KINDS),
    symbol("nemesis", "unexplored", Token("", "question", face_down=True), ground="void"),
    symbol("nemesis", "noise", Token("", "noise")),
    symbol("nemesis", "technical", *(_at_rim("hatch", colour, "1") for colour in dict.fromkeys(NETWORKS.values()))),
    symbol(
        "nemesis", "technical-noise", *(_at_rim("noise", colour, "1") for colour in dict.fromkeys(NETWORKS.values()))
    ),
    symbol("nemesis", "items", *(_at_rim("crate", colour, "2") for colour in ITEMS.values())),
    symbol("nemesis", "no-items", _at_rim("crate", "muted", "0")),
    symbol("nemesis", "fire", _at_rim("flame", "danger")),
    symbol("nemesis", "malfunction", _at_rim("wrench", "door")),
    symbol("nemesis", "airlock", _at_rim("warning", "danger")),
    symbol("nemesis", "egg", Token("", OBJECTS["egg"])),
    symbol("nemesis", "nest-eggs", Token("", "egg", colour="enemy", count=5)),
    symbol("nemesis", "carcass", Token("", OBJECTS["carcass"])),
    symbol("nemesis", "corpse", *(Token("", "skull", colour=colour) for colour in CORPSES)),
    symbol("nemesis", "corridor", edge="corridor"),
    symbol("nemesis", "door", edge="door"),
    symbol("nemesis", "door-broken", edge="door-broken"),
    *(symbol("nemesis", f"{colour}-room", ground=ground) for colour, ground in ROOMS.items()),
    symbol("nemesis", "burning", tint="danger"),
    *tints("here", "reach", "goal"),
    *marks("trail", "spark", "ghost", "noise"),
)
"""Every symbol of the ship."""
