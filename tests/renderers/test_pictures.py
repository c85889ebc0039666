"""Whole pictures: every scene, every view, and what a person must be able to read in them."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import get_args

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.engine.scene import (
    Area,
    Board,
    Edge,
    EdgeKind,
    Figure,
    FigureShape,
    FigureState,
    Ground,
    Mark,
    MarkKind,
    Scene,
    Seatline,
    Shot,
    Tint,
    TintKind,
    Token,
)
from bot.engine.words import Phrase
from renderers import Picture, compose, draw, draw_encoded, encode, forget_layers
from renderers.compose import paint
from renderers.paint.canvas import Canvas
from renderers.paint.colours import SEATS
from renderers.paint.text import SMALLEST
from renderers.paint.theme import THEMES
from renderers.pieces.stage import FOCUS_FIGURE
from tests.support.scenes import SCENES, hand, ruins, ship, storm
from tests.support.scenes.hexes import hex_at, hex_id, hex_side

VIEWS: tuple[Shot, ...] = get_args(Shot)
PICTURES = [(name, view) for name in SCENES for view in VIEWS if name != "hand" or view in ("sheet", "glance")]


def areas_of(scene: Scene) -> Sequence[Area]:
    """The areas of a scene that has a board."""
    assert scene.board is not None
    return scene.board.areas


@pytest.fixture(scope="module")
def canvases() -> dict[tuple[str, Shot], Canvas]:
    """Draw every scene in every view once."""
    return {(name, view): paint(SCENES[name](), view) for name, view in PICTURES}


def test_pictures_are_never_wider_than_three_to_two(canvases: dict[tuple[str, Shot], Canvas]) -> None:
    for canvas in canvases.values():
        assert canvas.image.width == 1100
        assert canvas.image.width <= canvas.image.height * 1.5


def test_no_text_is_smaller_than_a_channel_can_show(canvases: dict[tuple[str, Shot], Canvas]) -> None:
    for key, canvas in canvases.items():
        assert canvas.texts, key
        assert min(text.size for text in canvas.texts) >= SMALLEST, key


def test_no_text_leaves_the_picture(canvases: dict[tuple[str, Shot], Canvas]) -> None:
    for key, canvas in canvases.items():
        for text in canvas.texts:
            left, top, right, bottom = text.box
            assert left >= 0 and top >= 0 and right <= canvas.image.width and bottom <= canvas.image.height, (key, text)


def test_figures_are_large_enough_in_focus(canvases: dict[tuple[str, Shot], Canvas]) -> None:
    for (name, view), canvas in canvases.items():
        if view == "focus":
            assert canvas.figures, name
            assert min(right - left for left, _, right, _ in canvas.figures) >= FOCUS_FIGURE - 2, name


def test_focus_names_every_cell_in_sight_and_overview_does_not(canvases: dict[tuple[str, Shot], Canvas]) -> None:
    ids = {area.id for area in areas_of(storm())}
    assert {text.text for text in canvases["storm", "focus"].texts} >= set(storm().focus)
    assert not {text.text for text in canvases["storm", "overview"].texts} >= ids
    assert {text.text for text in canvases["storm", "overview"].texts} >= {"D5", "C5", "F4", "A2", "Lighthouse"}


def test_focus_of_a_large_board_is_cropped_around_what_matters(canvases: dict[tuple[str, Shot], Canvas]) -> None:
    written = {text.text for text in canvases["ruins", "focus"].texts}
    assert {"F10", "H8", "J9", "K9"} <= written
    assert "T20" not in written
    assert len(canvases["ruins", "focus"].figures) < len(canvases["ruins", "overview"].figures)


def test_a_token_may_lie_on_an_edge() -> None:
    scene = ship()
    elsewhere = tuple(token for token in scene.tokens if token.at != "08-09")
    box = ImageChops.difference(compose(scene), compose(msgspec.structs.replace(scene, tokens=elsewhere))).getbbox()
    assert box is not None
    assert box[2] - box[0] < 60 and box[3] - box[1] < 60


def test_the_same_scene_gives_the_same_bytes() -> None:
    first = draw(ship(), view="focus")
    forget_layers()
    assert draw(ship(), view="focus") == first
    assert draw_encoded(msgspec.msgpack.encode(ship()), "focus") == first


@pytest.mark.parametrize("name", ["sectors", "ship", "storm", "west"])
def test_ground_kept_from_another_page_gives_the_same_picture_as_fresh_ground(name: str) -> None:
    bare = msgspec.structs.replace(SCENES[name](), dice=(), seats=(), tracks=(), cards=())
    scene = msgspec.structs.replace(bare, subtitle="Short.")  # so that the picture is not as high as it may be
    forget_layers()
    fresh = compose(scene, "overview")
    forget_layers()
    taller = msgspec.structs.replace(scene, subtitle="A line that is longer than the others. " * 3)
    assert compose(taller, "overview").size != fresh.size
    assert compose(scene, "overview").tobytes() == fresh.tobytes()


def test_a_kept_layer_gives_the_same_picture_as_a_fresh_one() -> None:
    forget_layers()
    fresh = compose(ruins(), "overview")
    crowded = msgspec.structs.replace(ruins(), figures=(), tints=())
    assert compose(crowded, "overview").tobytes() != fresh.tobytes()
    assert compose(ruins(), "overview").tobytes() == fresh.tobytes()


def test_a_picture_can_be_read_back() -> None:
    picture = draw(hand(), view="sheet")
    assert isinstance(picture, Picture)
    image = Image.open(BytesIO(picture.data))
    assert (image.width, image.height, image.format) == (picture.width, picture.height, picture.format.upper())
    assert picture.filename("hand") == "hand.webp"
    assert encode(compose(hand(), "sheet")) == picture.data


def _everything(theme: str) -> Scene:
    """Put every ground, edge, shape, state, tint and mark on one board."""
    areas = tuple(
        Area(hex_id(c, r), hex_at(c, r), ground=get_args(Ground)[(c + r * 3) % 10], blocked=c == r == 3)
        for c in range(8)
        for r in range(6)
    )
    edges = tuple(Edge(*hex_side(i % 8, 5, i % 6), kind, label=str(i)) for i, kind in enumerate(get_args(EdgeKind)))
    states = get_args(FigureState)
    figures = tuple(
        Figure(
            f"{shape}{state}",
            hex_id(i, j),
            f"{shape} {state}",
            shape,
            colour,
            "Щ",
            "" if j % 2 else "egg",
            pips=j,
            pips_of=4 * (i + 1),
            state=state,
            active=i == j,
            badge="9" if i else "",
        )
        for i, shape in enumerate(get_args(FigureShape))
        for j, (state, colour) in enumerate(zip(states, ["", *SEATS], strict=False))
    )
    tints = tuple(Tint(hex_id(5, i), kind, letter="Ж") for i, kind in enumerate(get_args(TintKind)))
    marks = tuple(Mark(kind, (hex_id(6, i), hex_id(7, i)), glyph="skull") for i, kind in enumerate(get_args(MarkKind)))
    tokens = (Token("H5", "nobody drew this", count=12, letter="Q"), Token("H6", "egg", face_down=True))
    strangers = (Tint("Z99", "reach"), Tint("", "here"))
    return Scene(
        theme, Phrase("title-id"), "", Board(areas, edges), tints + strangers, figures, tokens,
        (*marks, Mark("trail", ("A1", "Z99")), Mark("spark", ())), focus=("A1", "Z99"),
    )  # fmt: skip


def test_everything_can_be_drawn_and_every_theme_is_its_own_night() -> None:
    pictures = set()
    for theme in (*THEMES, "a stranger"):
        scene = _everything(theme)
        canvas = paint(msgspec.structs.replace(scene, focus=tuple(area.id for area in areas_of(scene))), "focus")
        assert len(canvas.figures) == len(scene.figures)
        assert "title-id" in {text.text for text in canvas.texts}
        pictures.add(canvas.image.tobytes())
    assert len(pictures) == len(THEMES)


@pytest.mark.parametrize("view", VIEWS)
def test_empty_scenes_are_drawn_too(view: Shot) -> None:
    for scene in (
        Scene("rise", ""),
        Scene("rise", "", board=Board(())),
        Scene("rise", "", board=Board((Area("A1", (0, 0)),))),
    ):
        assert compose(scene, view).width == 1100


def test_names_the_typeface_cannot_show_are_spelt_out_in_a_picture() -> None:
    seat = Seatline("1", "🦊🦊", "blue", "🦊", note="漢字")
    written = {text.text for text in paint(Scene("rise", "𝓥𝓲𝓰𝓲𝓵 ☠", seats=(seat,)), "sheet").texts}
    assert {"Vigil skull crossbones", "fox fox", "Han Zi"} <= written


def test_what_changes_between_two_pictures_is_where_it_happened() -> None:
    before, after = storm(), msgspec.structs.replace(storm(), figures=storm().figures[1:])
    box = ImageChops.difference(compose(before, "overview"), compose(after, "overview")).getbbox()
    assert box is not None
    assert box[2] - box[0] < 240 and box[3] - box[1] < 240


def test_what_sits_on_a_rim_leaves_the_room_to_figures() -> None:
    outline = ((0.0, 0.0), (3.0, 0.0), (3.0, 1.7), (0.0, 1.7))
    rooms = tuple(
        Area(str(n), (1.5 + n * 4, 0.85), tuple((x + n * 4, y) for x, y in outline), name="Armory") for n in range(3)
    )
    chips = (
        Token("1", "hatch", letter="1·2", rim="upper"),
        Token("1", "flame", rim="left"),
        Token("1", "crate", letter="7", rim="right"),
    )
    crew = tuple(Figure(f"f{n}", "1", f"F{n}", "friend", "blue", letter=f"F{n}") for n in range(4))
    bare = Scene("nemesis", "A ship", board=Board(rooms), figures=crew)
    with_chips = msgspec.structs.replace(bare, tokens=chips)
    plain, marked = paint(bare, "overview"), paint(with_chips, "overview")
    assert marked.figures == plain.figures
    added = {text.text: text.box for text in marked.texts if text not in plain.texts}
    assert set(added) == {"1·2", "7"}
    assert added["1·2"][1] < min(top for _, top, _, _ in marked.figures)
    assert added["7"][3] > max(bottom for _, _, _, bottom in marked.figures)
