"""A village of square sectors."""

from __future__ import annotations

from bot.engine.scene import (
    Area,
    Board,
    Card,
    Edge,
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
from tests.support.scenes.hexes import LETTERS


def sectors() -> Scene:
    """Eight square sectors of a village, crowded."""
    areas, edges = [], []
    grounds: tuple[Ground, ...] = (
        "forest",
        "floor",
        "road",
        "sand",
        "indoor",
        "water",
        "rubble",
        "hazard",
        "floor",
        "forest",
        "road",
        "indoor",
    )
    names = (
        "Chapel",
        "Orchard",
        "Mill",
        "Square",
        "Barn",
        "Ford",
        "Quarry",
        "Crypt",
        "Well",
        "Copse",
        "Bridge",
        "Manor",
    )
    for n in range(12):
        column, row = n % 3, n // 3
        x, y = column * 2.0, row * 2.0
        areas.append(
            Area(
                f"{LETTERS[column]}{row + 1}",
                (x, y),
                ((x - 1, y - 1), (x + 1, y - 1), (x + 1, y + 1), (x - 1, y + 1)),
                grounds[n],
                names[n],
            )
        )
    edges.append(Edge((1.0, -1.0), (1.0, 1.0), "wall"))
    edges.append(Edge((1.0, 3.0), (3.0, 3.0), "mountain"))
    edges.append(Edge((-1.0, 5.0), (1.0, 5.0), "border"))
    crowd = tuple(Figure(f"c{n}", "B2", "Servant", "enemy", glyph="claw", pips=1, pips_of=2) for n in range(9))
    return Scene(
        theme="fireteam",
        title="Rastro de Sangue",
        subtitle="Fase dos Heróis · Maxine escolhe uma ação",
        board=Board(tuple(areas), tuple(edges)),
        tints=(
            Tint("A2", "here"),
            Tint("A1", "reach"),
            Tint("A3", "reach"),
            Tint("B2", "target"),
            Tint("C4", "goal"),
            Tint("C2", "danger"),
        ),
        figures=(
            *crowd,
            Figure("maxine", "A2", "Maxine", "friend", "blue", "M", pips=3, pips_of=4, active=True, badge="2"),
            Figure("shad", "A2", "Shad", "friend", "vermillion", "S", pips=2, pips_of=4),
            Figure("don", "A2", "Don", "friend", "green", "D", pips=4, pips_of=4, state="spent"),
            Figure("frank", "C3", "Frank", "friend", "black", "F", pips=1, pips_of=4),
            Figure("boss", "C2", "Typhon", "boss", glyph="skull", pips=9, pips_of=9),
        ),
        tokens=(
            Token("C4", "star", colour="goal"),
            Token("A1", "eye", count=3),
            Token("A2", "book"),
            Token("B4", "flag", letter="7", colour="red"),
        ),
        marks=(
            Mark("trail", ("A4", "A3", "A2"), "blue"),
            Mark("spark", ("C3",)),
            Mark("ghost", ("B3",), "enemy", glyph="claw"),
        ),
        tracks=(Track("Ameaça", 5, 10, danger_from=8, glyph="skull"),),
        dice=tuple(RolledDie(str(n), "red" if n % 2 else "", spent=n == 3) for n in range(1, 9)),
        cards=(
            Card("c1", "Tiro Curto", glyph="crosshair", colour="blue", cost="3"),
            Card("c2", "Padrão Forçado", glyph="bullet", colour="vermillion"),
            Card("c3", "Reserva", face_down=True),
        ),
        seats=(
            Seatline("1", "Maxine", "blue", "M", pips=3, pips_of=4, cards=5, active=True),
            Seatline("2", "Shad", "vermillion", "S", pips=2, pips_of=4, cards=4),
            Seatline("3", "Don", "green", "D", pips=4, pips_of=4, cards=3, state="spent"),
            Seatline("4", "Frank", "black", "F", pips=1, pips_of=4, cards=5),
        ),
        focus=("A2", "B2"),
        alt=("Maxine, Shad e Don estão no Pomar.",),
    )
