"""A ship of rooms and corridors."""

from __future__ import annotations

from bot.engine.scene import Area, Board, Edge, EdgeKind, Figure, Ground, Mark, Scene, Seatline, Tint, Token, Track

ROOMS = (
    "Cockpit|Armory|Surgery|Laboratory|Nest|Storage|Hibernatorium|Canteen|Shower Room|Emergency Room|Fire Control|"
    "Generator|Comms Room|Evacuation A|Evacuation B|Airlock|Cabins|Hatch Control|Engine 1|Engine 2|Engine 3"
)


def ship() -> Scene:
    """A ship of twenty-one rooms and its corridors."""
    columns = ((2,), (1, 2, 3), (0, 1, 2, 3, 4), (1, 2, 3), (0, 1, 2, 3, 4), (1, 2, 3), (2,))
    rooms = ROOMS.split("|")
    areas: list[Area] = []
    at: dict[tuple[int, int], tuple[float, float]] = {}
    for row, places in enumerate(columns):
        for column in places:
            number = len(areas) + 1
            x, y = column * 4.2, row * 2.75
            at[row, column] = x, y
            w, h, cut = 1.72, 1.0, 0.26
            corners = ((-w + cut, -h), (w - cut, -h), (w, -h + cut), (w, h - cut))
            half = tuple((x + dx, y + dy) for dx, dy in corners)
            outline = half + tuple((x - dx, y - dy) for dx, dy in corners)
            ground: Ground = "metal" if number % 3 else "indoor"
            areas.append(Area(f"{number:02}", (x, y), outline, "hazard" if number == 5 else ground, rooms[number - 1]))
    number_at = {spot: area.id for spot, area in zip(at, areas, strict=True)}
    edges = []
    for (row, column), point in at.items():
        for down, right in ((1, 0), (0, 1), (1, 1)):
            there = row + down, column + right
            tunnel = down == right
            if there in at and not (tunnel and (row + column) % 2):
                kind: EdgeKind = "tunnel" if tunnel else "corridor"
                label = "" if tunnel else str(1 + (row * 3 + column) % 4)
                name = f"{number_at[row, column]}-{number_at[there]}"
                edges.append(Edge(point, at[there], kind, label, id=name))
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
            Token("08-09", "noise"),
            Token("07-11", "noise"),
            Token("01-04", "noise"),
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
