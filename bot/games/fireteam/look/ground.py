"""The board as a picture: locations as outlines of their cells, terrain as marks, and all that stands there."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache

import msgspec

from bot.engine.scene import Area, Board, Edge, Figure, Point, Shelf, Sign, Token
from bot.engine.words import Phrase
from bot.games.fireteam.box.board import SIDE, Field, Place, field
from bot.games.fireteam.box.content import CREATURES, HEROES, NOW, report_of
from bot.games.fireteam.box.verbs import Terrain
from bot.games.fireteam.look import beside
from bot.games.fireteam.look.faces import FAMILY_GLYPHS, RANK_COLOURS
from bot.games.fireteam.rules.demand import retreat
from bot.games.fireteam.rules.threat import spawning
from bot.games.fireteam.state import Fireteam

ENTRY_GLYPHS = {"open": "door", "searched": "check", "secured": "lock"}
CROWD = 6
"""More things than these in one location are told beneath the board as well."""
CELL = 1.15
"""The side of a cell in board units."""
KNOT = 0.2
"""How far a knot across a corner reaches, in cells."""
TERRAIN_GLYPHS: dict[Terrain, str] = {
    "difficult": "wave",
    "covered": "shield",
    "elevated": "tower",
    "impassable": "cross",
}
THING_GLYPHS = {
    "altar": "flag",
    "mouth": "flag",
    "beacon": "lamp",
    "circle": "star",
    "glass": "eye",
    "tank-alpha": "gear",
    "fire": "flame",
    "nest": "egg",
    "tunnel": "bomb",
    "villager": "person",
    "wire": "gear",
}


@cache
def board(mission: str, edition: str = NOW) -> Board:
    """Lay out what never changes: locations and the borders of sectors."""
    places = field(mission, edition).places.values()
    areas = tuple(
        Area(
            place.id,
            centre(place),
            outline(place),
            ground=place.ground,
            name=Phrase(f"fireteam-spot-{place.id}"),
            blocked="impassable" in place.terrain,
            signs=tuple(
                Sign(TERRAIN_GLYPHS[kind], Phrase(f"fireteam-terrain-{kind}")) for kind in sorted(place.terrain)
            ),
        )
        for place in places
    )
    return Board(areas, (*borders(mission, edition), *knots(field(mission, edition))))


def centre(place: Place) -> Point:
    """The middle of the cell nearest to the middle of a location, so that it lies inside."""
    x = sum(cell[0] for cell in place.cells) / len(place.cells)
    y = sum(cell[1] for cell in place.cells) / len(place.cells)
    near = min(place.cells, key=lambda cell: (cell[0] - x) ** 2 + (cell[1] - y) ** 2)
    inside = (round(x), round(y)) in place.cells
    return ((x + 0.5) * CELL, (y + 0.5) * CELL) if inside else ((near[0] + 0.5) * CELL, (near[1] + 0.5) * CELL)


def outline(place: Place) -> tuple[Point, ...]:
    """Trace the border of a location around its cells, clockwise."""
    cells = set(place.cells)
    after: dict[tuple[int, int], tuple[int, int]] = {}
    for x, y in cells:
        sides = {
            (0, -1): ((x, y), (x + 1, y)),
            (1, 0): ((x + 1, y), (x + 1, y + 1)),
            (0, 1): ((x + 1, y + 1), (x, y + 1)),
            (-1, 0): ((x, y + 1), (x, y)),
        }
        for (dx, dy), (a, b) in sides.items():
            if (x + dx, y + dy) not in cells:
                after[a] = b
    start = min(after)
    corners, here = [start], after[start]
    while here != start:
        corners.append(here)
        here = after[here]
    return tuple((x * CELL, y * CELL) for x, y in _straight(corners))


def _straight(corners: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Leave out the points in the middle of a straight line."""
    for n, here in enumerate(corners):
        before, after = corners[n - 1], corners[(n + 1) % len(corners)]
        if (before[0] == here[0]) != (here[0] == after[0]) or (before[1] == here[1]) != (here[1] == after[1]):
            yield here


def borders(mission: str, edition: str = NOW) -> Iterator[Edge]:
    """Draw the borders between sector tiles that lie side by side."""
    side, rows = SIDE * CELL, report_of(mission, edition).tiles
    laid = {(x, y) for y, row in enumerate(rows) for x, id in enumerate(row) if id}
    for x, y in sorted(laid):
        if (x + 1, y) in laid:
            yield Edge(((x + 1) * side, y * side), ((x + 1) * side, (y + 1) * side), "border")
        if (x, y + 1) in laid:
            yield Edge((x * side, (y + 1) * side), ((x + 1) * side, (y + 1) * side), "border")


def knots(field: Field) -> Iterator[Edge]:
    """Tie together the locations that share only a corner: they are adjacent too (FTZ-MOVE-03)."""
    grid = {cell: place.id for place in field.places.values() for cell in place.cells}
    sides = {frozenset((id, grid.get(near, id))) for (x, y), id in grid.items() for near in ((x + 1, y), (x, y + 1))}
    for x, y in sorted(grid):
        for slope in (1, -1):
            pair = frozenset((grid[x, y], grid.get((x + 1, y + slope), grid[x, y])))
            if len(pair) == 2 and pair not in sides:
                at = x + 1, y + (slope + 1) // 2
                start, end = ((at[0] + far, at[1] + slope * far) for far in (-KNOT, KNOT))
                yield Edge(_scaled(start), _scaled(end), "corner")


def _scaled(point: Point) -> Point:
    return point[0] * CELL, point[1] * CELL


def figures(g: Fireteam) -> Iterator[Figure]:
    """Stand everybody on the board."""
    for seat, hero in g.heroes.items():
        yield Figure(
            seat,
            hero.at,
            Phrase(f"fireteam-seat-{seat}"),
            "friend",
            colour=HEROES[seat].colour,
            letter=seat[0].upper(),
            state="down" if hero.ko else "",
            active=seat == g.acting,
        )
    for name, at in g.specialists.items():
        yield Figure(name, at, Phrase(f"fireteam-specialist-{name}"), "neutral", letter=name[0].upper())
    for id, creature in g.creatures.items():
        boss = creature.origin == "boss"
        yield Figure(
            id,
            creature.at,
            Phrase("fireteam-figure", {"creature": id}),
            "boss" if boss else "enemy",
            colour=RANK_COLOURS[creature.card.rank],
            letter=id.rpartition(".")[2],
            glyph=FAMILY_GLYPHS[creature.kind],
            badge="star" if creature.card.rank == "elite" else "",
            pips=g.power if boss else 0,
            pips_of=beside.power(g, creature) if boss else 0,
        )


def tokens(g: Fireteam) -> Iterator[Token]:
    """Lay out entry tokens, the exit, the boss's mark and the mission's things."""
    for at, number in g.entries.items():
        if at in g.closed:
            continue
        searched, shut = at in g.searched, spawning.closed(g, at)
        state = "secured" if shut else "searched" if searched else "open"
        name = Phrase("fireteam-entry", {"number": number, "searched": int(searched), "secured": int(shut)})
        yield Token(at, ENTRY_GLYPHS[state], name, colour="grey" if searched else "gold", letter=number)
    if g.report.exit:
        yield Token(g.report.exit, "footprints", Phrase("fireteam-exit"), colour="goal")
    yield from (Token(at, "cross", Phrase("fireteam-closed"), colour="danger") for at in g.closed)
    if soon := retreat.next_to_close(g):
        yield Token(soon, "warning", Phrase("fireteam-closing"), colour="danger")
    if g.boss_at:
        yield Token(g.boss_at, "warning", Phrase("fireteam-boss-mark"), colour="danger")
    for thing in g.things.values():
        glyph = "check" if thing.done and thing.kind != "beacon" else THING_GLYPHS[thing.kind]
        name = Phrase("fireteam-piece", {"thing": thing.kind, "done": int(thing.done)})
        colour = "danger" if thing.kind == "fire" else "lamp" if thing.done else "goal"
        yield Token(thing.at, glyph, name, colour=colour, letter=thing.letter)
    for id, found in g.found.items():
        if found.at and not found.done:
            yield Token(found.at, "crate", Phrase(f"fireteam-recon-{id}"), colour="goal", letter=found.letter)


def crowds(g: Fireteam) -> Iterator[Shelf]:
    """Location by location, what stands in a crowd, the rarest first, so that nothing is overlooked."""
    standing, lying = defaultdict[str, list[Figure]](list), defaultdict[str, list[Token]](list)
    for figure in figures(g):
        standing[figure.at].append(figure)
    for token in tokens(g):
        if token.colour != "grey":
            lying[token.at].append(token)
    for at, here in standing.items():
        if len(here) + len(lying[at]) > CROWD:
            yield Shelf(at, (*map(_plain, lying[at]), *_herds(g, here)), always=True)


def _plain(token: Token) -> Token:
    """A token by its name, without the letter that it has on the board."""
    return msgspec.structs.replace(token, at="", letter="")


def _herds(g: Fireteam, here: list[Figure]) -> Iterator[Token]:
    """Specialists and each kind of creature, with how many there are; heroes have lines of their own."""
    for figure in here:
        if figure.shape == "neutral":
            yield Token("", "person", figure.name, colour="neutral")
    kinds = Counter(g.creatures[figure.id].kind for figure in here if figure.id in g.creatures)
    for kind, count in kinds.items():
        colour = RANK_COLOURS[CREATURES[kind].rank]
        yield Token("", FAMILY_GLYPHS[kind], Phrase(f"fireteam-creature-{kind}"), count, colour=colour)


def key(g: Fireteam) -> Iterator[Token]:
    """The signs of entry tokens and terrain that are on this board."""
    for state, glyph in ENTRY_GLYPHS.items():
        yield Token("", glyph, Phrase(f"fireteam-key-{state}"), colour="grey" if state == "searched" else "gold")
    present = {kind for place in g.field.places.values() for kind in place.terrain}
    for terrain, glyph in TERRAIN_GLYPHS.items():
        if terrain in present:
            yield Token("", glyph, Phrase(f"fireteam-key-{terrain}"), colour="muted")
