"""What a picture shows: plain frozen data in board units. A renderer draws it, a text board reads it.

Nothing here knows a game: a hex field, rooms and corridors, sectors and a map of the west are all areas, edges,
figures and tokens. What never changes during a mission sits in `Board`, so that a renderer can keep it as a layer.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.engine.words import Words

Point: TypeAlias = tuple[float, float]
"""Board units: x to the right, y down. A hex without an outline has circumradius 1 (flat top)."""

Shot: TypeAlias = Literal["overview", "focus", "glance", "sheet"]
"""How a scene is drawn: all of the board, what matters of it now, the same low, with room beneath it, or cards."""

Ground = Literal["floor", "indoor", "rubble", "water", "road", "sand", "forest", "metal", "void", "hazard"]
EdgeKind = Literal[
    "wall", "door", "door-open", "door-broken", "corridor", "tunnel", "road", "mountain", "border", "corner"
]
TintKind = Literal["reach", "target", "danger", "goal", "here", "seen"]
FigureShape = Literal["friend", "enemy", "boss", "neutral"]
FigureState = Literal["", "down", "stunned", "hidden", "spent"]
Rim = Literal["", "upper", "left", "right"]
MarkKind = Literal["trail", "ghost", "spark", "noise", "battle", "way"]


class Frozen(msgspec.Struct, frozen=True):
    """A piece of a picture; frozen, so that no picture is ever drawn from a live state."""


class Sign(Frozen, frozen=True):
    """What a place is always like, such as its terrain: a small glyph in its corner, and its name."""

    glyph: str
    name: Words = ""


class Area(Frozen, frozen=True):
    """A place that something can stand on: a hex, a room, a sector."""

    id: str
    at: Point
    outline: tuple[Point, ...] = ()
    """A polygon; empty for a regular hex of circumradius 1 around `at`."""
    ground: Ground = "floor"
    name: Words = ""
    """A proper name, drawn larger than the coordinate; the id is the coordinate."""
    blocked: bool = False
    signs: tuple[Sign, ...] = ()


class Edge(Frozen, frozen=True):
    """A line between places: a wall, a door, a corridor, a border."""

    a: Point
    b: Point
    kind: EdgeKind
    label: str = ""
    width: float = 1.0
    id: str = ""
    """A name by which tokens, tints and marks may lie on this edge; empty where nothing can."""


class Board(Frozen, frozen=True):
    """What does not change while a mission lasts; a renderer caches it as one layer."""

    areas: tuple[Area, ...]
    edges: tuple[Edge, ...] = ()


class Tint(Frozen, frozen=True):
    """Why an area matters now."""

    area: str
    kind: TintKind
    letter: str = ""


class Figure(Frozen, frozen=True):
    """Something that acts: friends are round, enemies angular, bosses large, neutral things square."""

    id: str
    at: str
    name: Words
    shape: FigureShape
    colour: str = ""
    """A seat's colour (`blue`, `orange`, `green`, `yellow`, `purple`, `sky`) or the theme's own (`enemy`, `boss`)."""
    letter: str = ""
    glyph: str = ""
    pips: int = 0
    """Life left of `pips_of`; no pips are drawn where `pips_of` is 0."""
    pips_of: int = 0
    state: FigureState = ""
    active: bool = False
    badge: str = ""


class Token(Frozen, frozen=True):
    """Something that lies there: a crate, a fire, noise, an objective."""

    at: str
    glyph: str
    name: Words = ""
    count: int = 1
    colour: str = ""
    face_down: bool = False
    letter: str = ""
    rim: Rim = ""
    """On the rim of its room (above at the right, below at the left or right), out of the way of what stands inside."""


class Mark(Frozen, frozen=True):
    """What changed since the last picture: the trail of a move, the ghost of what left, a spark of harm, a battle.

    A way is what may come: a step of the way that somebody would go.
    """

    kind: MarkKind
    path: tuple[str, ...]
    """Area ids: all of a trail, both ends of a step of a way, or the one place of a ghost or spark."""
    colour: str = ""
    glyph: str = ""
    letter: str = ""


class Track(Frozen, frozen=True):
    """A row of steps with a marker: rounds, threat, time."""

    name: Words
    value: int
    size: int
    danger_from: int = 0
    """Steps from here on are drawn as danger; 0 for none."""
    glyph: str = ""
    marked: tuple[int, ...] = ()
    """Single steps that are drawn as danger: on them something happens."""
    says: str = ""
    """What is written instead of `value/size`, where steps are not counted from 1."""

    @property
    def figure(self) -> str:
        """Where the marker is."""
        return self.says or f"{self.value}/{self.size}"


class Shelf(Frozen, frozen=True):
    """A row of tokens beside the board, such as a supply: each with its letter, or else its name, and its count."""

    name: Words
    tokens: tuple[Token, ...]
    always: bool = False
    """Also beneath a close look, which shows other shelves not."""


class Note(Frozen, frozen=True):
    """A line of words beneath a close look: how the mission stands, in short."""

    text: Words
    glyph: str = ""
    colour: str = ""


class RolledDie(Frozen, frozen=True):
    """A die that was rolled: a number or a glyph on its face."""

    face: str
    colour: str = ""
    spent: bool = False
    note: Words = ""


class Card(Frozen, frozen=True):
    """A card as its owner sees it, or its back."""

    id: str
    title: Words
    text: Words = ""
    kind: Words = ""
    glyph: str = ""
    colour: str = ""
    cost: str = ""
    face_down: bool = False
    spent: bool = False


class Seatline(Frozen, frozen=True):
    """One seat at a glance."""

    seat: str
    name: Words
    colour: str
    letter: str
    glyph: str = ""
    pips: int = 0
    pips_of: int = 0
    cards: int = -1
    """Cards in hand; -1 where the game has no hands."""
    active: bool = False
    state: FigureState = ""
    note: Words = ""


class Symbol(Frozen, frozen=True):
    """A line of a picture's key: what a symbol is called and means, and the pieces that a renderer draws of it."""

    id: str
    name: Words
    means: Words
    tokens: tuple[Token, ...] = ()
    figures: tuple[Figure, ...] = ()
    mark: MarkKind | Literal[""] = ""
    edge: EdgeKind | Literal[""] = ""
    tint: TintKind | Literal[""] = ""
    sign: str = ""
    """The glyph that a place carries in its corner."""
    ground: Ground = "floor"
    """What all of that lies on."""
    blocked: bool = False


class Scene(Frozen, frozen=True):
    """One picture: a board or a sheet of cards, with what stands beside it."""

    theme: str
    title: Words
    subtitle: Words = ""
    board: Board | None = None
    tints: tuple[Tint, ...] = ()
    figures: tuple[Figure, ...] = ()
    tokens: tuple[Token, ...] = ()
    marks: tuple[Mark, ...] = ()
    tracks: tuple[Track, ...] = ()
    shelves: tuple[Shelf, ...] = ()
    dice: tuple[RolledDie, ...] = ()
    cards: tuple[Card, ...] = ()
    notes: tuple[Note, ...] = ()
    """What a close look says in words instead of tracks and cards."""
    seats: tuple[Seatline, ...] = ()
    key: tuple[Symbol, ...] = ()
    """What symbols mean: beneath a board by their names, on a sheet of their own in full."""
    tall: bool = False
    """Much stands beneath the board: the picture may be higher than usual, so that the board stays large."""
    focus: tuple[str, ...] = ()
    """Area ids that matter now; the focus picture is cropped around them."""
    alt: tuple[Words, ...] = ()
    """The picture as a commentator would tell it: position first, then danger."""
    reach: Words = ""
    """How much is in reach, said after that, unless places are asked for: then those are counted instead."""
