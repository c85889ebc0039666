"""Bent areas of right angles: rooms inside them, labels in their corners, crowds that lose nobody."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.engine.scene import Area, Board, Figure, Mark, MarkKind, Note, Point, Scene, Shelf, Shot, Tint, Token
from renderers.board.geometry import Outline, Rect, inside
from renderers.board.plan import MARGIN
from renderers.board.rooms import is_square, rooms_in, without
from renderers.compose import paint
from renderers.pieces.crowd import BOSS_IN_ROOMS, Item, Rest, set_out
from renderers.pieces.filling import fill

BEND: Outline = ((0, 0), (3, 0), (3, 1), (1, 1), (1, 4), (0, 4))
ROOMS = (Rect(0, 0, 90, 260), Rect(90, 0, 260, 80))
HEROES = [Figure(name, "B", name, "friend", letter=name) for name in "ASFD"]
BEASTS = [Figure(f"beast.{n}", "B", "Beast", "enemy", letter=str(n), glyph="claw") for n in range(1, 9)]
BOSS = Figure("boss", "B", "Boss", "boss", glyph="skull", pips=3, pips_of=4)
THINGS = [Token("B", "gear", "Tank"), Token("B", "footprints", "Exit"), Token("B", "door", "Entry")]


def _grid(wide: int, high: int, cell: float = 2.3) -> Board:
    """A board of squares that touch; one of them is bent around its neighbour."""
    areas = []
    for x in range(wide):
        for y in range(high):
            corners: tuple[Point, ...] = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
            outline = tuple((a * cell, b * cell) for a, b in corners)
            areas.append(Area(f"{x}{y}", (x * cell, y * cell), outline, name="Hunter's Stand"))
    return Board(tuple(areas))


def test_a_bend_falls_into_its_rectangles() -> None:
    assert rooms_in(BEND) == (Rect(0, 0, 1, 4), Rect(1, 0, 3, 1))
    assert is_square(BEND)
    assert not is_square(((0, 0), (2, 1), (0, 2)))


def test_what_is_taken_is_left_out() -> None:
    (left,) = without([Rect(0, 0, 100, 100)], Rect(0, 0, 60, 30))
    assert left == Rect(0, 30, 100, 100)
    assert without([Rect(0, 0, 100, 40)], Rect(0, 0, 100, 30)) == (), "a sliver holds nothing"


@pytest.mark.parametrize("count", [1, 3, 7, 12, 20])
def test_things_stand_inside_and_apart(count: int) -> None:
    slots = fill((1.0,) * count, ROOMS, 88)
    assert slots is not None
    boxes = [Rect(s.x - s.size / 2, s.y - s.size / 2, s.x + s.size / 2, s.y + s.size / 2) for s in slots]
    for box in boxes:
        assert any(box.within(room.grown(0.5)) == box for room in ROOMS)
    for a, b in combinations(boxes, 2):
        shared = a.within(b)
        assert shared.width <= 0.5 or shared.height <= 0.5


def test_one_thing_is_as_large_as_it_may_be() -> None:
    (slot,) = fill((1.0,), ROOMS, 60) or ()
    assert slot.size == 60


@pytest.mark.parametrize("rooms", [ROOMS, (Rect(0, 0, 150, 90),), (Rect(0, 0, 90, 60),)])
def test_only_enemies_are_ever_merely_counted(rooms: tuple[Rect, ...]) -> None:
    crowd: list[Item] = [*HEROES, *BEASTS, BOSS, *THINGS, Figure("P", "B", "Patty", "neutral", letter="P")]
    shown, slots = set_out(crowd, rooms, 88, 44)
    assert len(shown) == len(slots)
    kept = [item for item in crowd if not (isinstance(item, Figure) and item.shape == "enemy")]
    assert [item for item in kept if item not in shown] == []
    told = sum(
        int(i.badge[1:]) if isinstance(i, Figure) and i.badge else i.more if isinstance(i, Rest) else 0 for i in shown
    )
    assert told + sum(item in shown for item in BEASTS) == len(BEASTS)


def test_a_boss_in_a_crowd_stays_larger_than_anybody() -> None:
    shown, slots = set_out([*HEROES, *BEASTS[:3], BOSS], ROOMS, 88, 32)
    sizes = {item.id: slot.size for item, slot in zip(shown, slots, strict=True) if isinstance(item, Figure)}
    others = max(size for id, size in sizes.items() if id != "boss")
    assert sizes["boss"] >= others * (BOSS_IN_ROOMS - 0.2)


@pytest.mark.parametrize("view", ["overview", "focus"])
def test_names_of_areas_lie_inside_them_and_clear_of_figures(view: Shot) -> None:
    board = _grid(4, 4)
    figures = [Figure(f"{area.id}.{n}", area.id, "x", "enemy", glyph="claw") for area in board.areas for n in range(4)]
    canvas = paint(Scene("fireteam", "Test", board=board, figures=tuple(figures), focus=("11",)), view)
    names = [each for each in canvas.texts if each.text in ("Hunter's Stand", "Hunter's", "Stand")]
    assert names
    assert canvas.figures
    for each in names:
        x0, y0, x1, y1 = each.box
        for a, b, c, d in canvas.figures:
            assert x1 <= a or c <= x0 or y1 <= b + 2 or d <= y0, (each, (a, b, c, d))


@pytest.mark.parametrize("kind", ["spark", "noise", "battle"])
def test_a_burst_in_an_empty_room_never_covers_its_name(kind: MarkKind) -> None:
    canvas = paint(Scene("nemesis", "Test", board=_grid(4, 4), marks=(Mark(kind, ("11",)),)), "overview")
    still = paint(Scene("nemesis", "Test", board=_grid(4, 4)), "overview")
    assert len(canvas.texts) > len(still.texts), "the name is written again above the burst"


def test_a_close_look_is_closer_and_tells_how_things_stand() -> None:
    board, shelf = _grid(6, 6, 1.15 * 2), Shelf("Key", (Token("", "door", "entry"),))
    crowd = Shelf("11", (Token("", "gear", "Tank"),), always=True)
    crowded = tuple(Figure(f"a.{n}", "11", "Abe", "friend", letter="A", active=n == 0) for n in range(8))
    notes = (Note("Threat 4 of 12", "warning", "danger"),)
    scene = Scene("fireteam", "Test", board=board, figures=crowded, focus=("11",), shelves=(shelf, crowd), notes=notes)
    far, near = paint(scene, "overview"), paint(scene, "focus")
    assert near.figures[0][2] - near.figures[0][0] > far.figures[0][2] - far.figures[0][0]
    said = {view: {each.text for each in canvas.texts} for view, canvas in (("far", far), ("near", near))}
    assert {"entry", "Tank"} <= said["far"]
    assert "Threat 4 of 12" not in said["far"]
    assert {"Threat 4 of 12", "Tank"} <= said["near"]
    assert "entry" not in said["near"]


def test_a_square_board_is_as_wide_as_the_page() -> None:
    board = _grid(6, 6)
    near = Tint("00", "danger")
    canvas = paint(Scene("fireteam", "Test", board=board, tints=(near,)), "overview")
    last = max(each.box[2] for each in canvas.texts if each.text == "50")
    first = min(each.box[0] for each in canvas.texts if each.text == "00")
    assert last - first > (canvas.image.width - 2 * MARGIN) * 0.75


def test_rooms_cover_an_outline() -> None:
    for room in rooms_in(BEND):
        assert inside(room.middle, BEND)
    assert sum(room.width * room.height for room in rooms_in(BEND)) == 6
