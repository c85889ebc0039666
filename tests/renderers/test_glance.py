"""A glance: what matters of a board in a low picture, with an inset where it is a part; a hand with all its words."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.scene import Card, Scene, Track
from renderers.beside.inset import corner_for, inset_of
from renderers.beside.strip import paint_strip, strip_height
from renderers.board.places import places_of
from renderers.board.plan import LEAST_HEIGHT, WIDTH, plan_glance
from renderers.compose import paint
from renderers.paint.theme import theme_named
from renderers.pieces.cards import low_sheet
from tests.support.scenes import SCENES, hand

BOARDS = [name for name in SCENES if SCENES[name]().board]


@pytest.mark.parametrize("name", SCENES)
def test_a_glance_is_three_to_two(name: str) -> None:
    image = paint(SCENES[name](), "glance").image
    assert image.size == (WIDTH, LEAST_HEIGHT)


@pytest.mark.parametrize("name", BOARDS)
def test_whoever_is_to_act_is_in_sight(name: str) -> None:
    scene = SCENES[name]()
    if not any(figure.active for figure in scene.figures):
        pytest.skip("nobody is to act in this scene")
    assert scene.board
    frame = plan_glance(scene, scene.board, 0).frame
    x0, y0, x1, y1 = frame.window
    spots = {area.id: frame.px(area.at) for area in scene.board.areas}
    x, y = next(spots[figure.at] for figure in scene.figures if figure.active)
    assert x0 < x < x1 and y0 < y < y1


def test_a_part_of_a_board_has_an_inset_and_the_whole_has_none() -> None:
    scene = SCENES["ruins"]()
    assert scene.board
    frame = plan_glance(scene, scene.board, 0).frame
    part = frame._replace(window=(400, 300, 700, 500))
    whole = frame._replace(scale=1.0, ox=500.0, oy=300.0)
    assert inset_of(scene.board, part)
    assert inset_of(scene.board, whole) is None


@pytest.mark.parametrize("corner", range(4))
def test_an_inset_lies_in_the_corner_where_nobody_stands(corner: int) -> None:
    scene = SCENES["ruins"]()
    assert scene.board
    frame = plan_glance(scene, scene.board, 0).frame
    places = places_of(scene.board, frame)
    inset = inset_of(scene.board, frame._replace(window=(400, 300, 700, 500)))
    assert inset
    x0, y0, x1, y1 = frame.window
    middle = (x0 + x1) / 2, (y0 + y1) / 2
    corners = {name: (place.middle[0] > middle[0], place.middle[1] > middle[1]) for name, place in places.items()}
    free = (corner % 2 == 1, corner > 1)
    busy = {name for name, at in corners.items() if at != free}
    left, top, right, bottom = corner_for(inset, frame.window, places, busy)
    assert ((left + right) / 2 > middle[0], (top + bottom) / 2 > middle[1]) == free


def strip(tracks: int, name: str) -> Scene:
    made = tuple(Track(name, 1, 9, glyph="hourglass") for _ in range(tracks))
    return Scene(theme="rise", title="", tracks=made)


def test_a_strip_breaks_into_rows_that_hold_it() -> None:
    one, many = strip(2, "Round"), strip(9, "A track with a long name")
    assert 0 < strip_height(one, 1052) < strip_height(many, 1052)
    canvas = paint(hand(), "glance")
    before = len(canvas.texts)
    paint_strip(canvas, theme_named("rise"), many, 24, 0, 1052)
    written = canvas.texts[before:]
    assert written
    assert all(text.box[0] >= 0 and text.box[2] <= WIDTH for text in written)


def several(card: Card, count: int) -> tuple[Card, ...]:
    return tuple(msgspec.structs.replace(card, id=str(n), title=f"Card {n}") for n in range(count))


def test_cards_that_are_alike_are_shown_once_with_their_number() -> None:
    one, other = Card("1", "Double Time"), Card("3", "Sidearm")
    sheet = low_sheet((one, msgspec.structs.replace(one, id="2"), other), 1052, 680)
    assert [card.title for card in sheet.cards] == ["Double Time ×2", "Sidearm"]


def test_a_hand_finds_the_columns_that_leave_nothing_out() -> None:
    card = Card("a", "A card", "Some words that a player must be able to read in any case. " * 2)
    sheet = low_sheet(several(card, 8), 1052, 680)
    assert len(sheet.cards) == 8
    assert sheet.left_out == 0
    assert sheet.height <= 680


def test_no_hand_stands_in_columns_too_narrow_for_a_phone() -> None:
    card = Card("a", "A card", "Attack: melee 3, range 0.\n\nReaction: when a hero is hit, prevent 1 damage. " * 3)
    for count in range(1, 13):
        assert low_sheet(several(card, count), 1052, 680).columns <= 4


def test_an_empty_line_takes_no_room_in_a_low_picture() -> None:
    card = Card("a", "A card", "Attack: melee 3.\n\nReaction: prevent 1 damage.")
    (low,) = low_sheet((card,), 1052, 680).faces
    assert low.text == ("Attack: melee 3.", "Reaction: prevent 1 damage.")


def test_a_hand_of_too_many_words_is_cut_as_little_as_may_be() -> None:
    card = Card("a", "A card", "Many words that no low picture can hold in such a number of cards. " * 8)
    sheets = low_sheet(several(card, 12), 1052, 680)
    assert sheets.height <= 680
    assert sheets.left_out > 0


def test_a_glance_leaves_titles_to_words() -> None:
    scene = SCENES["ruins"]()
    keyed = msgspec.structs.replace(scene, title="Another title")
    assert paint(keyed, "glance").image.tobytes() == paint(scene, "glance").image.tobytes(), "its words say the title"
