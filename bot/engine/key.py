"""The key to a game's pictures: which symbols a board shows, and which of them a line of the key explains.

Both are told by the same signs, so that a test can hold every scene against the key.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bot.engine.scene import Area, EdgeKind, Figure, Ground, MarkKind, Scene, Symbol, TintKind, Token
from bot.engine.words import Phrase

FIGURE = Figure("", "", "", "friend", colour="blue", letter="A")
"""Somebody to whom something happened, where no figure of the game is meant."""


def symbol(
    game: str,
    id: str,
    *pieces: Token | Figure,
    kind: str = "symbol",
    edge: EdgeKind | Literal[""] = "",
    tint: TintKind | Literal[""] = "",
    sign: str = "",
    ground: Ground = "floor",
    blocked: bool = False,
) -> Symbol:
    """A symbol of a game; its words are `<game>-<kind>-<id>`, and `<game>-<kind>-text-<id>` for what it means."""
    return Symbol(
        id,
        Phrase(f"{game}-{kind}-{id}"),
        Phrase(f"{game}-{kind}-text-{id}"),
        tuple(piece for piece in pieces if isinstance(piece, Token)),
        tuple(piece for piece in pieces if isinstance(piece, Figure)),
        edge=edge,
        tint=tint,
        sign=sign,
        ground=ground,
        blocked=blocked,
    )


def marks(*kinds: MarkKind) -> tuple[Symbol, ...]:
    """The marks of what just changed, which mean the same in every game."""
    return tuple(
        Symbol(kind, Phrase(f"symbol-{kind}"), Phrase(f"symbol-text-{kind}"), mark=kind, figures=_hurt(kind))
        for kind in kinds
    )


def _hurt(kind: MarkKind) -> tuple[Figure, ...]:
    """Whoever stands where a mark is, if that makes it plainer."""
    return (FIGURE,) if kind in ("spark", "battle") else ()


def tints(*kinds: TintKind) -> tuple[Symbol, ...]:
    """The lights on places, which mean the same in every game."""
    return tuple(Symbol(kind, Phrase(f"symbol-{kind}"), Phrase(f"symbol-text-{kind}"), tint=kind) for kind in kinds)


def shown(scene: Scene) -> set[str]:
    """The signs of all symbols on a board."""
    return {*_placed(scene)}


def explained(symbol: Symbol) -> set[str]:
    """The signs that a line of a key explains."""
    return set[str]().union(*_pieces(symbol))


def of_scene(key: tuple[Symbol, ...], scene: Scene) -> tuple[Symbol, ...]:
    """The lines of a key that explain something on this very board."""
    there = shown(scene)
    return tuple(each for each in key if any(piece <= there for piece in _pieces(each)))


def pages(game: str, key: tuple[Symbol, ...]) -> tuple[Scene, ...]:
    """The whole key as pictures: who stands on the board, what lies there, and the ground with its lights and marks."""
    parts: dict[str, list[Symbol]] = {"who": [], "things": [], "ground": []}
    for each in key:
        on_the_ground = each.mark or each.tint or not (each.tokens or each.figures)
        parts["ground" if on_the_ground else "who" if each.figures else "things"].append(each)
    return tuple(
        Scene(
            theme=game,
            title=Phrase("key-title"),
            subtitle=Phrase(f"key-{part}"),
            key=tuple(lines),
            alt=tuple(words for each in lines for words in (each.name, each.means)),
        )
        for part, lines in parts.items()
        if lines
    )


def _placed(scene: Scene) -> Iterator[str]:
    yield from map(_token, scene.tokens)
    for figure in scene.figures:
        yield from _figure(figure)
    yield from (f"mark {mark.kind}" for mark in scene.marks)
    yield from (f"tint {tint.kind}" for tint in scene.tints)
    if scene.board:
        yield from (f"edge {edge.kind}" for edge in scene.board.edges)
        for area in scene.board.areas:
            yield from _area(area)


def _area(area: Area) -> Iterator[str]:
    yield f"ground {area.ground}"
    yield from (f"sign {sign.glyph}" for sign in area.signs)
    if area.blocked:
        yield "blocked"


def _pieces(symbol: Symbol) -> Iterator[set[str]]:
    """The signs of each piece that shows a symbol; a figure shows its state or its badge only with both."""
    yield from ({_token(token)} for token in symbol.tokens)
    drawn = {"mark": symbol.mark, "edge": symbol.edge, "tint": symbol.tint, "sign": symbol.sign}
    signs = {*(f"{kind} {what}" for kind, what in drawn.items() if what), *(["blocked"] if symbol.blocked else [])}
    if signs:
        yield signs  # whoever stands there is only an example
    elif symbol.figures:
        yield from ({*_figure(figure)} for figure in symbol.figures)
    elif not symbol.tokens:
        yield {f"ground {symbol.ground}"}


def _token(token: Token) -> str:
    """A token by its face and colour, or by its back."""
    return f"token {token.glyph} {token.colour} {'down' if token.face_down else 'up'}"


def _figure(figure: Figure) -> Iterator[str]:
    """A figure by its kind, and what it bears: a state, a badge that is no number."""
    letter = figure.letter if figure.shape in ("enemy", "boss") and figure.letter.isalpha() else ""
    yield f"figure {figure.shape} {figure.glyph or letter}"
    if figure.state:
        yield f"state {figure.state}"
    if figure.badge.isalpha():
        yield f"badge {figure.badge}"
