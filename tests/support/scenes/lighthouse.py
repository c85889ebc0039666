"""A night at a lighthouse."""

from __future__ import annotations

from bot.engine.scene import (
    Area,
    Board,
    Edge,
    EdgeKind,
    Figure,
    Ground,
    Mark,
    RolledDie,
    Scene,
    Seatline,
    Tint,
    Token,
    Track,
)
from tests.support.scenes.hexes import hex_at, hex_id, hex_side

LIGHTHOUSE: tuple[tuple[int, int, int, EdgeKind], ...] = (
    (3, 3, 2, "wall"),
    (3, 3, 3, "wall"),
    (3, 3, 4, "wall"),
    (4, 2, 3, "wall"),
    (4, 2, 4, "wall"),
    (4, 2, 5, "wall"),
    (4, 2, 0, "door"),
    (4, 3, 5, "wall"),
    (4, 3, 0, "wall"),
    (4, 4, 5, "door-open"),
    (4, 4, 0, "wall"),
    (4, 4, 1, "wall"),
    (4, 4, 2, "wall"),
    (3, 4, 1, "wall"),
    (3, 4, 2, "door-broken"),
    (3, 4, 3, "wall"),
)
"""Column, row and side of the lighthouse's walls and doors."""


def storm() -> Scene:
    """A night at a lighthouse: sixty hexes, three keepers, drowned things."""
    grounds: dict[str, Ground] = {}
    for column in range(8):
        for row in range(8):
            far = abs(column - 3.5) + abs(row - 3.5)
            grounds[hex_id(column, row)] = (
                "water" if far > 5.4 else "sand" if far > 4.2 else "rubble" if (column * 3 + row) % 7 == 0 else "floor"
            )
    for name in ("D4", "E4", "D5", "E5", "E3"):
        grounds[name] = "indoor"
    for name in ("B6", "C6", "B7"):
        grounds[name] = "forest"
    names = {"E4": "Lighthouse", "B2": "Cove"}
    missing = {"A1", "H1", "A8", "H8"}
    areas = tuple(
        Area(
            hex_id(c, r),
            hex_at(c, r),
            ground=grounds[hex_id(c, r)],
            name=names.get(hex_id(c, r), ""),
            blocked=hex_id(c, r) == "G3",
        )
        for c in range(8)
        for r in range(8)
        if hex_id(c, r) not in missing
    )
    walls = [Edge(*hex_side(column, row, side), kind) for column, row, side, kind in LIGHTHOUSE]
    return Scene(
        theme="training",
        title="The Long Night · Round 3",
        subtitle="Mara to act. The lamp burns low; two Drowned climb the rocks.",
        board=Board(areas, tuple(walls)),
        tints=(
            Tint("D5", "here"),
            Tint("D6", "reach", "A"),
            Tint("C5", "reach"),
            Tint("C6", "reach"),
            Tint("D7", "reach"),
            Tint("E6", "reach"),
            Tint("F5", "target", "B"),
            Tint("F4", "danger"),
            Tint("G5", "danger"),
            Tint("E4", "goal"),
            Tint("B4", "seen"),
        ),
        figures=(
            Figure("mara", "D5", "Mara", "friend", "blue", "M", pips=2, pips_of=3, active=True),
            Figure("joao", "E4", "João", "friend", "orange", "J", pips=3, pips_of=3),
            Figure("vera", "C3", "Вера", "friend", "green", "В", pips=0, pips_of=3, state="down"),
            Figure("d1", "F5", "Drowned 1", "enemy", glyph="claw", letter="1", pips=2, pips_of=2),
            Figure("d2", "G5", "Drowned 2", "enemy", glyph="claw", letter="2", pips=1, pips_of=2, state="stunned"),
            Figure("kraken", "G7", "The Deep One", "boss", glyph="eye", pips=5, pips_of=7),
            Figure("gull", "B3", "Gull", "neutral", letter="G"),
        ),
        tokens=(
            Token("E5", "crate", count=2),
            Token("D3", "flame", colour="vermillion"),
            Token("C6", "key", colour="yellow"),
            Token("F2", "crate", face_down=True),
        ),
        marks=(
            Mark("trail", ("H5", "G5", "F5"), "enemy"),
            Mark("trail", ("C4", "D4", "D5"), "blue"),
            Mark("ghost", ("C4",), "blue", letter="M"),
            Mark("spark", ("C3",), "danger"),
            Mark("noise", ("F7",)),
        ),
        tracks=(
            Track("Storm", 4, 8, danger_from=6, glyph="wave"),
            Track("Lamp oil", 3, 5, glyph="lamp"),
        ),
        dice=(
            RolledDie("5", note="Mara"),
            RolledDie("2", note="Mara"),
            RolledDie("hit", "enemy", note="Drowned 1"),
            RolledDie("6", spent=True),
        ),
        seats=(
            Seatline("s1", "Mara", "blue", "M", pips=2, pips_of=3, cards=4, active=True, note="Keeper"),
            Seatline("s2", "João", "orange", "J", pips=3, pips_of=3, cards=5, note="Harbour pilot"),
            Seatline("s3", "Вера", "green", "В", pips=0, pips_of=3, cards=2, state="down", note="Смотрительница"),
        ),
        focus=("D5", "D6", "C5", "C6", "F5"),
        alt=(
            "Mara stands at D5 by the lighthouse.",
            "Two Drowned are within three hexes.",
            "The lamp has three oil left.",
        ),
    )
