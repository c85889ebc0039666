"""A map of a country."""

from __future__ import annotations

from math import cos, sin

from bot.engine.scene import Area, Board, Edge, Figure, Ground, Mark, Point, Scene, Seatline, Tint, Token, Track


def west() -> Scene:
    """A map of twenty-six sectors of a burnt country."""
    areas, edges = [], []
    columns, rows = 6, 5
    corner: dict[tuple[int, int], Point] = {}
    for i in range(columns + 1):
        for j in range(rows + 1):
            corner[i, j] = i * 2.3 + 0.5 * sin(i * 2.1 + j * 1.7), j * 2.1 + 0.45 * cos(i * 1.3 + j * 2.3)
    names = (
        "Сиэтл",
        "Портленд",
        "Бойсе",
        "Рино",
        "Сан-Франциско",
        "Лос-Анджелес",
        "Лас-Вегас",
        "Финикс",
        "Юма",
        "Солт-Лейк",
        "Денвер",
        "Тусон",
        "Фресно",
    )
    grounds: tuple[Ground, ...] = ("sand", "floor", "rubble", "forest", "sand", "hazard", "water", "floor")
    number = 0
    for j in range(rows):
        for i in range(columns):
            if (i, j) in ((0, 0), (5, 4), (0, 4), (5, 0)):
                continue
            number += 1
            a, b, c, d = corner[i, j], corner[i + 1, j], corner[i + 1, j + 1], corner[i, j + 1]
            mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.18)
            areas.append(
                Area(
                    str(number),
                    (a[0] + 1, a[1] + 1),
                    (a, mid, b, c, d),
                    grounds[(i * 3 + j * 5) % 8],
                    names[number % 13] if number % 2 else "",
                )
            )
    edges.append(Edge(corner[2, 1], corner[2, 2], "mountain"))
    edges.append(Edge(corner[2, 2], corner[2, 3], "mountain"))
    middle = {area.id: (sum(p[0] for p in area.outline) / 5, sum(p[1] for p in area.outline) / 5) for area in areas}
    for a_id, b_id in (("1", "6"), ("6", "7"), ("7", "13"), ("13", "14"), ("14", "15"), ("15", "20")):
        edges.append(Edge(middle[a_id], middle[b_id], "road"))
    edges.append(Edge(corner[4, 2], corner[4, 3], "border"))
    units = tuple(
        Figure(
            f"u{n}",
            str(1 + n * 5 % 26),
            f"Отряд {n}",
            "friend" if n % 2 else "enemy",
            "green" if n % 2 else "",
            "" if n % 2 == 0 else "О",
            "gear" if n % 2 == 0 else "",
            pips=1 + n % 3,
            pips_of=3,
        )
        for n in range(22)
    )
    return Scene(
        theme="salvation",
        title="Да придёт спаситель · ход 4",
        subtitle="Сопротивление выбирает отряд. Скайнет держит три завода.",
        board=Board(tuple(areas), tuple(edges)),
        tints=(
            Tint("13", "here"),
            Tint("14", "reach"),
            Tint("8", "reach"),
            Tint("20", "target"),
            Tint("21", "danger"),
            Tint("5", "goal"),
        ),
        figures=units,
        tokens=(
            Token("5", "factory", colour="danger"),
            Token("20", "factory", colour="danger"),
            Token("17", "radiation"),
            Token("9", "question", face_down=True),
        ),
        marks=(Mark("trail", ("7", "13"), "green"), Mark("spark", ("21",))),
        tracks=(Track("Победа", 6, 20, glyph="star"),),
        seats=(
            Seatline("1", "Сопротивление", "green", "С", cards=5, active=True, note="12 отрядов"),
            Seatline("2", "Скайнет", "vermillion", "Н", glyph="skull", cards=5, note="10 отрядов, 3 завода"),
        ),
        focus=("13", "14", "8"),
        alt=("Отряд стоит в тринадцатом секторе.",),
    )
