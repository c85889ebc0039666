"""Parts of a picture: glyphs, rings, tints, clusters, words that must fit."""

from __future__ import annotations

from itertools import combinations
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.engine.scene import Card, Figure, RolledDie, Scene, Seatline, Shelf, TintKind, Token, Track
from renderers.beside.header import Header
from renderers.beside.panels import paint_seats, paint_tracks, seats_height, tracks_height
from renderers.beside.shelves import paint_shelves, shelves_height
from renderers.board.geometry import HEX, inset, inside
from renderers.glyphs import GLYPHS, glyph_mask
from renderers.paint.bodies import PATTERNS, body, pip
from renderers.paint.canvas import Canvas
from renderers.paint.colours import NAMED, SEATS
from renderers.paint.text import SMALLEST, clean, fit, fit_lines, width_of, wrap
from renderers.paint.theme import RISE, THEMES, Theme
from renderers.pieces.cards import GAP, Sheet
from renderers.pieces.cluster import Shape, pack
from renderers.pieces.crowd import Item, Rest, arrange
from renderers.pieces.dice import dice_height, paint_dice
from renderers.pieces.figures import badge_at
from renderers.pieces.rims import chip_width
from renderers.pieces.tints import veil

ASKED_FOR = (
    "skull hit fist crosshair noise flame wrench slime egg die-1 die-2 die-3 die-4 die-5 die-6 lock unlock coin heart "
    "shield bolt star door crate eye footprints lamp key hourglass flag radio gear book hand card question radiation "
    "tree mountain factory house wave anchor moon"
)
LONG = "Превысокомногорассмотрительствующий Константин-Александр де Албуquerque e Conceição " * 3
GREY = (150, 150, 150)


def _blank(width: int = 1100, height: int = 1400) -> Canvas:
    return Canvas(Image.new("RGB", (width, height)))


def _difference(a: Image.Image, b: Image.Image) -> float:
    """Mean difference of two sprites in greyscale, on the same dark ground."""
    sheets = []
    for sprite in (a, b):
        sheet = Image.new("RGBA", sprite.size, (20, 20, 20, 255))
        sheet.alpha_composite(sprite)
        sheets.append(sheet.convert("L"))
    return float(ImageStat.Stat(ImageChops.difference(*sheets)).mean[0])


def test_every_glyph_asked_for_is_drawn() -> None:
    assert set(ASKED_FOR.split()) <= set(GLYPHS)


def test_glyphs_have_ink_and_differ() -> None:
    masks = {name: glyph_mask(name, 40) for name in GLYPHS}
    assert all(mask.getbbox() for mask in masks.values())
    assert len({mask.tobytes() for mask in masks.values()}) == len(GLYPHS)


@pytest.mark.parametrize("name", ["zeppelin", "", "☃", "Ж"])
def test_an_unknown_glyph_becomes_a_framed_letter(name: str) -> None:
    assert glyph_mask(name, 44).size == (44, 44)
    assert glyph_mask(name, 44).getbbox()


def test_every_seat_has_a_ring_pattern_of_its_own() -> None:
    assert set(PATTERNS) == set(SEATS)
    assert len(set(PATTERNS.values())) == len(SEATS)


@pytest.mark.parametrize("shape", ["friend", "enemy", "boss", "neutral"])
def test_rings_differ_without_colour(shape: str) -> None:
    sprites = {pattern: body(shape, GREY, pattern, 48, "") for pattern in PATTERNS.values()}
    for (a, first), (b, second) in combinations(sprites.items(), 2):
        assert _difference(first, second) > 2, (a, b)


def test_states_and_shapes_differ_without_colour() -> None:
    states = [body("friend", GREY, "solid", 48, state) for state in ("", "down", "hidden", "spent", "stunned")]
    shapes = [body(shape, GREY, "solid", 48, "") for shape in ("friend", "enemy", "boss", "neutral")]
    for sprites in (states, shapes, [pip(12, GREY, full=True), pip(12, GREY, full=False)]):
        for first, second in combinations(sprites, 2):
            assert _difference(first, second) > 2


def test_tints_differ_without_colour() -> None:
    outline = tuple((60 + 58 * x, 60 + 58 * y) for x, y in HEX)
    veils = [veil(kind, outline, GREY, 50) for kind in get_args(TintKind)]
    for first, second in combinations(veils, 2):
        assert _difference(first, second) > 2


def test_seat_colours_are_apart_from_each_other() -> None:
    for (a, first), (b, second) in combinations(SEATS.items(), 2):
        assert sum(abs(x - y) for x, y in zip(first, second, strict=True)) > 60, (a, b)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_a_colour_is_found_by_any_name(theme: Theme) -> None:
    assert theme.colour("blue") == SEATS["blue"]
    assert theme.colour("enemy") == theme.enemy
    assert theme.colour("gold") == NAMED["gold"]
    assert theme.colour("#102030") == (16, 32, 48)
    assert theme.colour("#nothex") == theme.colour("mauve-ish") == theme.neutral


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("hexagon", [True, False])
def test_clusters_stay_inside_and_never_overlap(count: int, hexagon: bool) -> None:
    shape = Shape(0, 120, 80, 8) if hexagon else Shape(170, 110, 0, 0)
    slots = pack((1.36, *[1.0] * (count - 1), 0.7), shape, 90)
    for a, b in combinations(slots, 2):
        apart = max(abs(a.x - b.x), abs(a.y - b.y))
        assert apart >= (a.size + b.size) / 2 - 1
    for slot in slots:
        assert abs(slot.y) + slot.size / 2 <= shape.height / 2 + 1
        outline = inset(tuple((80 * x, 80 * y + 8) for x, y in HEX), -2)
        assert not hexagon or inside((slot.x, slot.y), outline)


def _crowd(count: int) -> list[Item]:
    return [Figure(str(n), "A1", f"Larva {n}", "enemy", letter="L") for n in range(count)]


def test_a_crowd_shows_six_things_and_counts_the_rest() -> None:
    shown, slots = arrange(_crowd(9), Shape(300, 200, 0, 0), 60, 44)
    assert len(shown) == len(slots) == 6
    assert shown[-1] == Rest(4)


def test_herds_of_numbered_figures_are_folded_by_kind() -> None:
    beasts = [Figure(f"beast.{n}", "A1", "", "enemy", letter=str(n), glyph="claw") for n in range(1, 5)]
    lone = Figure("man.1", "A1", "", "enemy", letter="1", glyph="fist")
    heroes = [Figure(name, "A1", "", "friend", letter=name) for name in "ABC"]
    shown, _ = arrange([*heroes, lone, *beasts], Shape(300, 200, 0, 0), 60, 44)
    assert shown[:4] == [*heroes, lone]
    assert [(item.letter, item.badge) for item in shown[4:] if isinstance(item, Figure)] == [("", "×4")]


def test_eight_different_things_still_stand_side_by_side() -> None:
    heroes = [Figure(name, "A1", "", "friend", letter=name) for name in "ABCDEFGH"]
    assert arrange(list(heroes), Shape(300, 200, 0, 0), 60, 44)[0] == heroes
    assert isinstance(arrange([*heroes, Token("A1", "egg")], Shape(300, 200, 0, 0), 60, 44)[0][-1], Rest)


def test_single_steps_of_a_track_can_be_marked() -> None:
    pictures = []
    for marked in ((), (3,), (3, 6)):
        canvas = _blank(500, 100)
        paint_tracks(canvas, RISE, Scene("rise", "", tracks=(Track("Threat", 1, 8, marked=marked),)), 0, 0, 480)
        pictures.append(canvas.image.tobytes())
    assert len(set(pictures)) == 3


def test_a_crowd_in_a_narrow_place_becomes_a_stack() -> None:
    shown, _ = arrange([*_crowd(5), Token("A1", "egg")], Shape(110, 50, 0, 0), 60, 44)
    assert [getattr(item, "badge", "") for item in shown] == ["×5", ""]


def test_a_badge_hangs_under_its_figure_unless_its_life_is_told_there() -> None:
    plain = Figure("a", "A1", "A", "enemy", badge="×3")
    strong = Figure("b", "A1", "B", "enemy", badge="×3", pips=2, pips_of=2)
    assert badge_at(plain, 100, 100, 60)[1] > 100 > badge_at(strong, 100, 100, 60)[1]
    assert badge_at(plain, 100, 100, 24)[1] - 100 > 24 * 0.6, "a small figure is not covered"


def test_in_a_small_hex_a_figure_stands_large_with_what_lies_there_at_its_feet() -> None:
    hexagon = Shape(0, 70, 48, 0)
    figure, crate = Figure("a", "A1", "A", "enemy"), Token("A1", "crate")
    (_, (alone,)) = arrange([figure], hexagon, 72, 32)
    shown, slots = arrange([crate, figure], hexagon, 72, 32)
    assert shown == [figure, crate]
    assert slots[0].size > 0.85 * alone.size
    assert 28 <= slots[1].size < slots[0].size / 2 + 1
    assert slots[1].x > 0 < slots[1].y


def test_a_space_that_waits_for_a_die_is_no_die() -> None:
    def drawn(face: str) -> Image.Image:
        canvas = _blank(200, 200)
        paint_dice(canvas, RISE, Scene("rise", "", dice=(RolledDie(face),)), 0, 0, 200)
        return canvas.image.convert("L")

    faces = [drawn(face) for face in ("", "blank", "1")]
    assert all(ImageStat.Stat(ImageChops.difference(faces[0], other)).mean[0] > 2 for other in faces[1:])


def test_nothing_is_lost_where_there_is_room_for_one_only() -> None:
    other = Figure("q", "A1", "Queen", "boss", pips=2, pips_of=3)
    shown, _ = arrange([other, *_crowd(3)], Shape(48, 48, 0, 0), 60, 44)
    assert shown == [other, Rest(3)]


@pytest.mark.parametrize("width", [60, 120, 333])
@pytest.mark.parametrize("text", [LONG, "Ы" * 80, "a-b-c-d-e-f-g", "слово — слово и ещё", "two\nlines", ""])
def test_wrapped_lines_fit_and_lose_nothing(text: str, width: int) -> None:
    lines = wrap(text, width, 24)
    assert all(width_of(line, 24) <= width for line in lines)
    squeezed = "".join("".join(lines).split()).replace("-", "")
    assert squeezed == "".join(text.split()).replace("-", "")


def test_a_line_never_ends_with_a_lone_letter_nor_begins_with_a_dash() -> None:
    lines = wrap("Мы идём в лес — и в поле, а потом к реке и к морю", 150, 24)
    assert len(lines) > 2
    assert not any(line[-2:-1] in (" ", "\u00a0") and line[-1].isalpha() for line in lines)
    assert not any(line.startswith("—") for line in lines)


def test_fitted_text_fits_and_is_never_too_small() -> None:
    for width in (40, 90, 200, 5000):
        fitted = fit(LONG, width, 40, "Bold")
        assert fitted.width <= width
        assert fitted.size >= SMALLEST
        paragraph = fit_lines(LONG, max(width, 60), 2, 30)
        assert len(paragraph.lines) <= 2
        assert all(width_of(line, paragraph.size) <= max(width, 60) for line in paragraph.lines)
    assert fit("Mara", 400, 40).text == "Mara"
    assert fit(LONG, 200, 40).text.endswith("…")


def test_letters_of_every_locale_are_in_the_typeface() -> None:
    for text in ("Ёжик щиплет объём", "ação, coração, três, avó, às, é, ü, ñ", "×…·—«»№"):
        assert clean(text) == text


def _texts_inside(canvas: Canvas, box: tuple[int, int, int, int]) -> None:
    """Hold that every line written on a canvas is inside a box."""
    assert canvas.texts
    for text in canvas.texts:
        left, top, right, bottom = text.box
        assert box[0] <= left and box[1] <= top and right <= box[2] and bottom <= box[3], (text, box)


def test_a_note_too_long_to_stand_beside_the_counts_has_a_line_of_its_own() -> None:
    note = "No. 5 · first · passed · Engine 3 · 2 light"
    seats = tuple(Seatline(str(n), "Scientist", "blue", "S", pips=3, pips_of=3, cards=4, note=note) for n in range(5))
    canvas = _blank()
    paint_seats(canvas, THEMES["nemesis"], Scene("nemesis", "", seats=seats), 24, 24, 1052)
    assert [text.text for text in canvas.texts].count(note) == len(seats)


@pytest.mark.parametrize("width", [350, 1052])
def test_seats_tracks_and_dice_keep_their_words_inside(width: int) -> None:
    seats = tuple(
        Seatline(str(n), LONG, "blue", "Ж", pips=n, pips_of=n * 3, cards=n * 10 - 1, note=LONG if n % 2 else "")
        for n in range(4)
    )
    tracks = (Track(LONG, 3, 12, 9, "skull"), Track("Время", 99, 100))
    dice = tuple(RolledDie(face, note=LONG) for face in ("1", "skull", "+12", "Щ"))
    scene = Scene("rise", LONG, LONG, seats=seats, tracks=tracks, dice=dice)
    for paint, height in ((paint_seats, seats_height), (paint_tracks, tracks_height), (paint_dice, dice_height)):
        canvas = _blank()
        paint(canvas, RISE, scene, 20, 30, width)
        _texts_inside(canvas, (20, 30, 20 + width, 30 + height(scene, width)))
    canvas = _blank()
    header = Header(scene, RISE, 1052)
    header.paint(canvas, 24, 24)
    _texts_inside(canvas, (24, 24, 24 + 1052, 24 + header.height))


@pytest.mark.parametrize("count", [1, 2, 3, 5, 12])
def test_cards_keep_their_words_inside(count: int) -> None:
    cards = tuple(Card(str(n), LONG, LONG * (1 + n % 3), LONG, "egg", "green", "12+") for n in range(count))
    sheet = Sheet(cards, 1052, 1900)
    assert sheet.height <= 1900
    canvas = _blank(1100, 2000)
    sheet.paint(canvas, RISE, 24, 30)
    assert min(text.size for text in canvas.texts) >= SMALLEST
    step = sheet.width + GAP
    shift = (sheet.columns - (count - 1) % sheet.columns - 1) * step // 2
    lefts = [24 + sheet.left + column * step + dx for column in range(sheet.columns) for dx in (0, shift)]
    tops = [30 + sum(sheet.rows[:row]) + GAP * row for row in range(len(sheet.rows))]
    for text in canvas.texts:
        left, top, right, bottom = text.box
        assert any(x <= left and right <= x + sheet.width for x in lefts), text
        assert any(y <= top and bottom <= y + height for y, height in zip(tops, sheet.rows, strict=True)), text


def test_a_card_face_down_tells_nothing() -> None:
    canvas = _blank()
    Sheet((Card("1", "Secret", "Secret", face_down=True),), 1052, 1900).paint(canvas, RISE, 24, 30)
    assert canvas.texts == []


def test_shelves_go_on_in_a_new_line_and_keep_their_words_inside() -> None:
    locks = tuple(Token("", "lock", letter=f"A{n}") for n in range(5))
    bag = tuple(Token("", "", name, count=3) for name in ("Larva", "Creeper", "Adult", "Breeder", "Queen"))
    scene = Scene("nemesis", "A ship", shelves=(Shelf("Pods", locks), Shelf("In the bag", bag)))
    endless = Token("", "hand", "a name that goes on and on and on and does not end")
    for width in (350, 560, 1300):
        height = shelves_height(scene, width)
        canvas = Canvas(Image.new("RGB", (width, height)))
        paint_shelves(canvas, RISE, scene, 0, 0, width)
        words = [text.text for text in canvas.texts]
        assert words == ["Pods", *(f"A{n}" for n in range(5)), "In the bag", *(f"{each.name} ×3" for each in bag)]
        lines = {round((text.box[1] + text.box[3]) / 2 / 20) for text in canvas.texts}
        assert (len(lines) > 1) is (width < 1000)
        for text in canvas.texts:
            assert text.box[2] <= width
            assert text.box[3] <= height
    assert shelves_height(Scene("nemesis", "A ship"), 1050) == 0
    assert chip_width(endless, named=True) <= 350
