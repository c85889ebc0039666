"""The key: every symbol on a tile of its own, drawn just as boards draw it, beside its name and what it means."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec
from PIL import Image, ImageDraw

from bot.engine.scene import Area, Board, Edge, Figure, Mark, Scene, Symbol, Tint, Token
from renderers.board.geometry import Frame, bounds
from renderers.board.labels import Place
from renderers.board.layer import Layer, draw_ground
from renderers.board.places import places_of
from renderers.paint.canvas import Canvas
from renderers.paint.text import SMALLEST, Weight, line_height, said, wrap
from renderers.paint.theme import Theme, theme_named
from renderers.pieces.rims import CHIP, chip_width, paint_chip_at
from renderers.pieces.stage import Stage

TILE = (116, 84)
ROUND = 14
UNIT = 40
"""Pixels to one board unit on a tile."""
APART = 18
"""Between a tile and its words, and between two rows."""
COLUMN = 360
"""The least width of a column that holds whole sentences."""
BRIEF = 240
"""The least width of a column that holds names only."""
STEP = 8
"""How far from the rims of its tile a trail begins and ends."""
INSET = 10
"""How far a place that is lit keeps from the rim of its tile."""


class Line(NamedTuple):
    """A symbol and the words beside it: lines of its name, lines of what it means."""

    symbol: Symbol
    name: tuple[str, ...]
    means: tuple[str, ...]

    @property
    def height(self) -> int:
        """How high it is."""
        return max(TILE[1], line_height(SMALLEST) * (len(self.name) + len(self.means)))


def key_height(scene: Scene, width: int) -> int:
    """The height of a key."""
    rows = _rows(scene, width)
    return sum(max(line.height for line in row) for row in rows) + APART * (len(rows) - 1) if rows else 0


def paint_key(canvas: Canvas, theme: Theme, scene: Scene, x: int, y: int, width: int) -> None:
    """Draw a key in as many columns as fit."""
    across = (width + APART) // _columns(scene, width)
    leading = line_height(SMALLEST)
    for row in _rows(scene, width):
        high = max(line.height for line in row)
        for n, line in enumerate(row):
            left = x + n * across
            _paste(canvas, tile(scene.theme, unnamed(line.symbol)), left, y + (high - TILE[1]) // 2)
            words = y + (high - leading * (len(line.name) + len(line.means))) / 2 + leading / 2
            for at, text in enumerate((*line.name, *line.means)):
                named = at < len(line.name)
                ink = theme.ink if named else theme.muted
                weight: Weight = "Bold" if named else "Medium"
                canvas.text(text, left + TILE[0] + APART, words + at * leading, SMALLEST, ink, weight=weight)
        y += high + APART


def _columns(scene: Scene, width: int) -> int:
    """How many columns there is room for: beneath a board stand names only."""
    return max(1, (width + APART) // ((BRIEF if scene.board else COLUMN) + APART))


def _rows(scene: Scene, width: int) -> list[list[Line]]:
    """Set a key row by row."""
    columns = _columns(scene, width)
    room = (width + APART) // columns - APART - TILE[0] - APART
    lines = [
        Line(
            each,
            tuple(wrap(said(each.name), room, SMALLEST, "Bold")),
            () if scene.board else tuple(wrap(said(each.means), room, SMALLEST, "Medium")),
        )
        for each in scene.key
    ]
    return [lines[at : at + columns] for at in range(0, len(lines), columns)]


def unnamed(symbol: Symbol) -> Symbol:
    """A symbol without its words, so that a tile is drawn once for all languages."""
    return msgspec.structs.replace(
        symbol,
        name="",
        means="",
        tokens=tuple(msgspec.structs.replace(token, name="") for token in symbol.tokens),
        figures=tuple(msgspec.structs.replace(figure, name="") for figure in symbol.figures),
    )


def _paste(canvas: Canvas, image: Image.Image, x: int, y: int) -> None:
    """Lay a tile down with round corners."""
    mask = Image.new("L", image.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, image.width - 1, image.height - 1), ROUND, fill=255)
    canvas.image.paste(image, (x, y), mask)


@lru_cache(maxsize=256)
def tile(theme_name: str, symbol: Symbol) -> Image.Image:
    """A place with the symbol on it, drawn as a board is."""
    theme = theme_named(theme_name)
    board = _board(symbol)
    frame = Frame(UNIT, TILE[0] / 2, TILE[1] / 2, (0, 0, *TILE))
    places = {id: _centred(place, frame, symbol) for id, place in places_of(board, frame).items()}
    image = Image.new("RGB", TILE, theme.deep)
    ground = draw_ground(board, theme, frame)
    image.paste(ground.image, (0, 0), ground.cover)
    canvas = Canvas(image)
    Stage(canvas, theme, _sample(symbol, board), Layer(image, places, {}, (), UNIT, frame.window), focused=True).paint()
    if symbol.sign:
        canvas.glyph(symbol.sign, TILE[0] / 2, TILE[1] / 2, 44, theme.muted)
    _chips(canvas, theme, [token for token in symbol.tokens if token.rim])
    return canvas.image


def _centred(place: Place, frame: Frame, symbol: Symbol) -> Place:
    """A place without a name, whose things stand in its middle; a trail runs from one rim of the tile to the other."""
    rect = bounds(place.outline)
    x, y = rect.middle
    if symbol.mark == "trail":
        x = frame.window[0 if place.id == "a" else 2] + (STEP if place.id == "a" else -STEP)
    return place._replace(unnamed=True, middle=(x, y), rect=rect, rooms=())


def _board(symbol: Symbol) -> Board:
    """One place, or two where a line or a move between them is the symbol."""
    x, y = TILE[0] / UNIT / 2, TILE[1] / UNIT / 2
    if symbol.edge or symbol.mark == "trail":
        halves = (_place("a", -x, 0.0, -y, y, symbol), _place("b", 0.0, x, -y, y, symbol))
        return Board(halves, _edges(symbol, x, y))
    inset = INSET / UNIT if symbol.tint else 0.0
    return Board((_place("a", inset - x, x - inset, inset - y, y - inset, symbol),))


def _place(id: str, x0: float, x1: float, y0: float, y1: float, symbol: Symbol) -> Area:
    outline = ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
    return Area(id, ((x0 + x1) / 2, (y0 + y1) / 2), outline, symbol.ground, blocked=symbol.blocked)


LENGTHWISE = ("corridor", "tunnel", "road")
"""Lines that lead from place to place; others lie between them."""


def _edges(symbol: Symbol, x: float, y: float) -> tuple[Edge, ...]:
    """The line that the symbol is; a door stands in a corridor."""
    if not symbol.edge:
        return ()
    if symbol.edge in LENGTHWISE:
        return (Edge((-x, 0.0), (x, 0.0), symbol.edge),)
    if symbol.edge == "corner":
        return (Edge((-0.3, -0.3), (0.3, 0.3), symbol.edge),)
    way = (Edge((-x, 0.0), (x, 0.0), "corridor"),) if symbol.edge.startswith("door") else ()
    return (*way, Edge((0.0, -y * 0.8), (0.0, y * 0.8), symbol.edge))


def _sample(symbol: Symbol, board: Board) -> Scene:
    """A scene with nothing on it but the symbol."""
    return Scene(
        theme="",
        title="",
        board=board,
        tints=(Tint("a", symbol.tint),) if symbol.tint else (),
        figures=tuple(_at(figure, "a") for figure in symbol.figures),
        tokens=tuple(_lying(token) for token in symbol.tokens if not token.rim),
        marks=(Mark(symbol.mark, tuple(area.id for area in board.areas), letter="A"),) if symbol.mark else (),
    )


def _at(figure: Figure, place: str) -> Figure:
    return msgspec.structs.replace(figure, at=place)


def _lying(token: Token) -> Token:
    return msgspec.structs.replace(token, at="a")


def _chips(canvas: Canvas, theme: Theme, tokens: list[Token]) -> None:
    """Draw what sits on the rim of a room, two beside each other, in the middle of the tile."""
    rows = [tokens[at : at + 2] for at in range(0, len(tokens), 2)]
    y = (TILE[1] - (len(rows) - 1) * (CHIP + 6)) // 2
    for row in rows:
        x = (TILE[0] - sum(map(chip_width, row)) - 6 * (len(row) - 1)) // 2
        for token in row:
            paint_chip_at(canvas, theme, token, x, y)
            x += chip_width(token) + 6
        y += CHIP + 6
