"""A burnt city."""

from __future__ import annotations

from bot.engine.scene import Area, Board, Edge, EdgeKind, Figure, Ground, Mark, Scene, Seatline, Tint, Token, Track
from tests.support.scenes.hexes import hex_at, hex_id, hex_side, hex_steps


def ruins() -> Scene:
    """Four hundred hexes of a burnt city, with walls, doors and sixty figures."""
    areas = []
    for column in range(20):
        for row in range(20):
            block = column % 7 in (1, 2, 3) and row % 6 in (1, 2, 3)
            street = column % 7 == 5 or row % 6 == 5
            ground: Ground = (
                "indoor" if block else "road" if street else "rubble" if (column * 5 + row * 3) % 8 < 2 else "floor"
            )
            if column > 15 and row > 15:
                ground = "hazard"
            if column < 3 and row > 16:
                ground = "water"
            areas.append(
                Area(
                    hex_id(column, row),
                    hex_at(column, row),
                    ground=ground,
                    blocked=(column, row) in ((6, 6), (6, 7), (12, 9)),
                )
            )
    edges = []
    for base_column in (1, 8, 15):
        for base_row in (1, 7, 13):
            for column in range(base_column, base_column + 3):
                for row in range(base_row, base_row + 3):
                    for side, (dc, dr) in enumerate(hex_steps(column)):
                        c, r = column + dc, row + dr
                        if not (base_column <= c < base_column + 3 and base_row <= r < base_row + 3):
                            kind: EdgeKind = "wall"
                            if (column, row) == (base_column + 1, base_row) and side == 4:
                                kind = "door"
                            if (column, row) == (base_column + 1, base_row + 2) and side == 1:
                                kind = "door-open" if base_row == 7 else "door-broken"
                            edges.append(Edge(*hex_side(column, row, side), kind))
    figures = [
        Figure("kyle", "F10", "Kyle", "friend", "blue", "K", pips=3, pips_of=4, active=True),
        Figure("sarah", "G11", "Sarah", "friend", "orange", "S", pips=2, pips_of=4),
        Figure("john", "F12", "John", "friend", "green", "J", pips=4, pips_of=4),
        Figure("ana", "E11", "Ana", "friend", "purple", "A", pips=1, pips_of=3, state="down"),
        Figure("hk", "N6", "HK", "boss", glyph="eye", pips=6, pips_of=8),
        Figure("g1", "F10", "Guardian", "enemy", glyph="skull", letter="1"),
    ]
    for n in range(54):
        column, row = n * 7 % 20, n * 11 % 20
        figures.append(
            Figure(
                f"e{n}",
                hex_id(column, row),
                f"T-800 {n}",
                "enemy",
                glyph="skull" if n % 3 else "crosshair",
                pips=1 + n % 2,
                pips_of=2,
                state="stunned" if n % 13 == 0 else "",
            )
        )
    return Scene(
        theme="rise",
        title="Resistance Outpost · Round 5",
        subtitle="Kyle: three action dice left. The machines hold the plaza.",
        board=Board(tuple(areas), tuple(edges)),
        tints=(
            Tint("F10", "here"),
            *(Tint(name, "reach") for name in ("E10", "F9", "G9", "G10", "F11", "E9", "H10", "G8")),
            Tint("H8", "target", "A"),
            Tint("J9", "danger"),
            Tint("K9", "danger"),
            Tint("C15", "goal"),
        ),
        figures=tuple(figures),
        tokens=(
            Token("C15", "crate", count=3),
            Token("L12", "flame", colour="vermillion"),
            Token("H14", "radio", colour="green"),
        ),
        marks=(
            Mark("trail", ("D8", "E8", "F9", "F10"), "blue"),
            Mark("ghost", ("D8",), "blue", letter="K"),
            Mark("trail", ("P4", "O5", "N6"), "enemy"),
            Mark("spark", ("G11",)),
        ),
        tracks=(Track("Threat", 7, 12, danger_from=9, glyph="skull"),),
        seats=(
            Seatline("1", "Kyle", "blue", "K", pips=3, pips_of=4, cards=3, active=True, note="Squad leader"),
            Seatline("2", "Sarah", "orange", "S", pips=2, pips_of=4, cards=5),
            Seatline("3", "John", "green", "J", pips=4, pips_of=4, cards=4),
            Seatline("4", "Ana Conceição", "purple", "A", pips=1, pips_of=3, cards=0, state="down"),
        ),
        focus=("F10", "E10", "F9", "G9", "G10", "F11", "H8", "J9", "K9"),
        alt=("Kyle is at F10.", "A Guardian stands beside him."),
    )
