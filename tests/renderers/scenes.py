"""Scenes to draw: one for every kind of board, and a hand of cards."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from bot.engine.scene import (
    Area,
    Board,
    Card,
    Die,
    Edge,
    EdgeKind,
    Figure,
    Ground,
    Mark,
    Point,
    Scene,
    Seatline,
    Tint,
    Token,
    Track,
)

ROOT3 = sqrt(3)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def hex_id(column: int, row: int) -> str:
    return f"{LETTERS[column]}{row + 1}"


def hex_at(column: int, row: int) -> Point:
    return 1.5 * column, ROOT3 * (row + (column % 2) / 2)


def hex_side(column: int, row: int, side: int) -> tuple[Point, Point]:
    """Two corners of a hex; side 0 is lower right, then clockwise."""
    x, y = hex_at(column, row)
    corners = [(x + cos(pi / 3 * (side + k)), y + sin(pi / 3 * (side + k))) for k in (0, 1)]
    return corners[0], corners[1]


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
    walls: list[Edge] = []
    for column, row, side, kind in ((3, 3, 3, "wall"), (3, 3, 4, "wall"), (4, 2, 3, "wall"), (4, 2, 4, "wall"), (4, 2, 5, "wall"),
                                    (4, 2, 0, "door"), (4, 3, 5, "wall"), (4, 3, 0, "wall"), (4, 4, 5, "door-open"), (4, 4, 0, "wall"),
                                    (4, 4, 1, "wall"), (4, 4, 2, "wall"), (3, 4, 1, "wall"), (3, 4, 2, "door-broken"), (3, 4, 3, "wall"), (3, 3, 2, "wall")):  # fmt: skip
        a, b = hex_side(column, row, side)
        walls.append(Edge(a, b, kind))  # type: ignore[arg-type]
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
            Die("5", note="Mara"),
            Die("2", note="Mara"),
            Die("hit", "enemy", note="Drowned 1"),
            Die("6", spent=True),
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
                    for side, (dc, dr) in enumerate(_steps(column)):
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


def _steps(column: int) -> tuple[tuple[int, int], ...]:
    """Column and row steps to the neighbour across each side of `hex_side`."""
    low = column % 2
    return ((1, low), (0, 1), (-1, low), (-1, low - 1), (0, -1), (1, low - 1))


def ship() -> Scene:
    """A ship of twenty-one rooms and its corridors."""
    columns = ((2,), (1, 2, 3), (0, 1, 2, 3, 4), (1, 2, 3), (0, 1, 2, 3, 4), (1, 2, 3), (2,))
    names = ("Cockpit", "Armory", "Surgery", "Laboratory", "Nest", "Storage", "Hibernatorium", "Canteen", "Shower Room", "Emergency Room",
             "Fire Control", "Generator", "Comms Room", "Evacuation A", "Evacuation B", "Airlock", "Cabins", "Hatch Control", "Engine 1", "Engine 2", "Engine 3")  # fmt: skip
    areas: list[Area] = []
    at: dict[tuple[int, int], tuple[float, float]] = {}
    for row, places in enumerate(columns):
        for column in places:
            number = len(areas) + 1
            x, y = column * 4.2, row * 2.75
            at[row, column] = x, y
            w, h, cut = 1.72, 1.0, 0.26
            outline = ((x - w + cut, y - h), (x + w - cut, y - h), (x + w, y - h + cut), (x + w, y + h - cut),
                       (x + w - cut, y + h), (x - w + cut, y + h), (x - w, y + h - cut), (x - w, y - h + cut))  # fmt: skip
            ground: Ground = "metal" if number % 3 else "indoor"
            areas.append(Area(f"{number:02}", (x, y), outline, "hazard" if number == 5 else ground, names[number - 1]))
    edges = []
    for (row, column), point in at.items():
        for step in ((1, 0), (0, 1), (1, 1)):
            other = at.get((row + step[0], column + step[1]))
            if other and not (step == (1, 1) and (row + column) % 2):
                edges.append(
                    Edge(
                        point,
                        other,
                        "corridor" if step != (1, 1) else "tunnel",
                        str(1 + (row * 3 + column) % 4) if step != (1, 1) else "",
                    )
                )
    x, y = at[2, 1]
    edges.append(Edge((x + 2.1, y - 0.35), (x + 2.1, y + 0.35), "door"))
    return Scene(
        theme="nemesis",
        title="Nemesis · Turn 9",
        subtitle="Captain Ribeiro to act. Something moves behind the Laboratory.",
        board=Board(tuple(areas), tuple(edges)),
        tints=(
            Tint("07", "here"),
            Tint("06", "reach", "A"),
            Tint("08", "reach", "B"),
            Tint("12", "danger"),
            Tint("01", "goal"),
            Tint("11", "seen"),
        ),
        figures=(
            Figure("cap", "07", "Ribeiro", "friend", "sky", "R", pips=2, pips_of=3, active=True),
            Figure("mech", "07", "Okafor", "friend", "yellow", "O", pips=3, pips_of=3),
            Figure("scout", "10", "Lena", "friend", "purple", "L", pips=1, pips_of=3, state="hidden"),
            Figure("queen", "12", "Queen", "boss", glyph="egg", pips=4, pips_of=12),
            Figure("a1", "12", "Adult", "enemy", glyph="claw"),
            *(Figure(f"l{n}", "05", "Larva", "enemy", letter="l") for n in range(8)),
        ),
        tokens=(
            Token("04", "slime", colour="green"),
            Token("12", "flame", colour="vermillion"),
            Token("09", "noise"),
            Token("03", "wrench"),
            Token("07", "noise"),
            Token("14", "question", face_down=True),
            Token("20", "gear", count=2, colour="sky"),
        ),
        marks=(
            Mark("trail", ("03", "07"), "sky"),
            Mark("noise", ("08",)),
            Mark("spark", ("10",)),
            Mark("ghost", ("03",), "sky", letter="R"),
        ),
        tracks=(
            Track("Time", 9, 15, danger_from=13, glyph="hourglass"),
            Track("Self-destruct", 0, 6, danger_from=4, glyph="radiation"),
        ),
        seats=(
            Seatline(
                "1", "Captain Ribeiro", "sky", "R", pips=2, pips_of=3, cards=3, active=True, note="Slimed · signal sent"
            ),
            Seatline("2", "Okafor", "yellow", "O", pips=3, pips_of=3, cards=5, note="Mechanic"),
            Seatline(
                "3",
                "Елена Преображенская-Константинопольская",
                "purple",
                "L",
                pips=1,
                pips_of=3,
                cards=2,
                note="Разведчица, спрятана",
            ),
        ),
        focus=("07", "06", "08", "12"),
        alt=("Ribeiro stands in the Hibernatorium.",),
    )


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
        dice=tuple(Die(str(n), "red" if n % 2 else "", spent=n == 3) for n in range(1, 9)),
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


def hand(count: int = 7) -> Scene:
    """A hand of cards in Russian."""
    texts = (
        (
            "Бей и беги",
            "Атака / движение",
            "Атакуйте любым отрядом в секторе или передвиньте один отряд любого типа.",
            "crosshair",
            "vermillion",
            "2",
        ),
        (
            "Подкрепление",
            "Движение",
            "Выставьте до двух новых отрядов в любой свободный сектор — не далее одного перехода от базы.",
            "flag",
            "green",
            "3",
        ),
        (
            "Радиоперехват",
            "Разведка",
            "Посмотрите три верхние карточки колоды Скайнета. Одну сбросьте, остальные верните в любом порядке.",
            "radio",
            "sky",
            "1",
        ),
        (
            "Электромагнитный импульс",
            "Событие",
            "До конца хода ни один отряд Скайнета в этом и соседних секторах не атакует и не двигается.",
            "bolt",
            "yellow",
            "4",
        ),
        ("Полевой ремонт", "Поддержка", "Восстановите отряду 2 единицы прочности.", "wrench", "orange", "1"),
        (
            "Последний рубеж",
            "Защита",
            "Сыграйте, когда на вас нападают: бросьте на два кубика больше. Если отряд уцелел, возьмите карточку.",
            "shield",
            "blue",
            "2",
        ),
        (
            "Ночной марш",
            "Движение",
            "Передвиньте любые три отряда на один сектор каждый; дороги считаются целыми.",
            "moon",
            "purple",
            "2",
        ),
    )
    cards = []
    for n in range(count):
        title, kind, text, glyph, colour, cost = texts[n % len(texts)]
        cards.append(
            Card(f"c{n}", title, text, kind, glyph, colour, cost, spent=n == 4, face_down=n == 6 and count > 7)
        )
    return Scene(
        theme="salvation",
        title="Рука",
        subtitle="Видно только вам",
        cards=tuple(cards),
        seats=(Seatline("1", "Сопротивление", "green", "С", cards=count, active=True),),
        alt=("Семь карточек.",),
    )


SCENES = {"storm": storm, "ruins": ruins, "ship": ship, "sectors": sectors, "west": west, "hand": hand}
