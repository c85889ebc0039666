"""The scene as text: names, coordinates, symbols and numbers in lines; no sentence is built here."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

from bot.engine.scene import Board, Card, Figure, Mark, RolledDie, Scene, Seatline, Shelf, Tint, Token, Track
from bot.engine.words import Words

LONGEST = 1900
LONGEST_ALT = 1024
MOST_PIPS = 8

STATES = {"": "", "down": "↓", "stunned": "≈", "hidden": "◌", "spent": "–"}
TINTS = {"reach": "+", "target": "⊕", "danger": "!", "goal": "◎", "here": "▶", "seen": "·"}
SHAPES = {"friend": "○", "enemy": "◆", "boss": "◆◆", "neutral": "□"}
MARKS = {"trail": "→", "ghost": "◌", "spark": "✶", "noise": "))", "battle": "⚔"}


def text_board(scene: Scene, *, longest: int = LONGEST) -> str:
    """Write a scene as aligned lines that read well in a fixed-width typeface."""
    sections = [
        [_plain(scene.title), _plain(scene.subtitle)],
        [_seat(seat) for seat in scene.seats],
        [_track(track) for track in scene.tracks],
        [_shelf(shelf) for shelf in scene.shelves],
        [" ".join(map(_die, scene.dice))] if scene.dice else [],
        list(_places(scene)),
        [_trail(mark) for mark in scene.marks if mark.kind == "trail" and len(mark.path) > 1],
        [_card(card) for card in scene.cards],
        [_plain(note.text) for note in scene.notes],
    ]
    text = "\n\n".join("\n".join(line for line in lines if line) for lines in sections if any(lines))
    return cut_at_line(text, longest)


def alt(scene: Scene) -> str:
    """The picture as a commentator would, within Discord's limit."""
    return cut_at_word(" ".join(filter(None, map(_plain, (*scene.alt, scene.reach)))), LONGEST_ALT)


def cut_at_word(text: str, longest: int) -> str:
    """Shorten text at the end of a word."""
    if len(text) <= longest:
        return text
    head = text[: longest - 1]
    if not text[longest - 1].isspace() and " " in head:
        head = head[: head.rindex(" ")]
    return head.rstrip() + "…"


def cut_at_line(text: str, longest: int) -> str:
    """Shorten text at the end of a line."""
    if len(text) <= longest:
        return text
    head = text[: longest - 2]
    kept = head[: head.rindex("\n")] if "\n" in head else head
    return kept.rstrip() + "\n…"


def _plain(words: Words) -> str:
    """Take finished text; a phrase that was never spoken shows its id."""
    return " ".join((words if isinstance(words, str) else words.id).split())


def _pips(left: int, of: int) -> str:
    """Write life as dots, or as a fraction where there is much of it."""
    if of <= 0:
        return ""
    if of > MOST_PIPS:
        return f"{left}/{of}"
    left = max(0, min(left, of))
    return "●" * left + "○" * (of - left)


def _line(*parts: str) -> str:
    """Join what is there."""
    return " ".join(part for part in parts if part)


def _seat(seat: Seatline) -> str:
    """Write one seat."""
    letter = f"({seat.letter})" if seat.letter else ""
    cards = f"▯{seat.cards}" if seat.cards >= 0 else ""
    note = _plain(seat.note)
    head = _line("▶" if seat.active else " ", _plain(seat.name), letter, _pips(seat.pips, seat.pips_of), cards)
    return _line(head, STATES[seat.state], f"· {note}" if note else "")


def _track(track: Track) -> str:
    """Write one track; the steps of danger are exclamation marks."""
    steps = "".join(
        "■" if n <= track.value else "!" if 0 < track.danger_from <= n or n in track.marked else "□"
        for n in range(1, min(track.size, 40) + 1)
    )
    return _line(_plain(track.name), track.figure, steps)


def _shelf(shelf: Shelf) -> str:
    """Write one shelf."""
    return _line(f"{_plain(shelf.name)}:", " · ".join(map(_token, shelf.tokens)))


def _die(die: RolledDie) -> str:
    """Write one die."""
    face = f"[{die.face}]"
    note = _plain(die.note)
    return _line(f"({face})" if die.spent else face, note)


def _card(card: Card) -> str:
    """Write one card."""
    if card.face_down:
        return "▮"
    cost = f"({card.cost})" if card.cost else ""
    kind, text = _plain(card.kind), _plain(card.text)
    return _line(
        "–" if card.spent else "▯", _plain(card.title), cost, f"· {kind}" if kind else "", f"· {text}" if text else ""
    )


def _places(scene: Scene) -> Iterator[str]:
    """Write every area in which there is something, those that matter now first."""
    board = scene.board or Board(())
    named = {area.id: _plain(area.name) for area in board.areas} | {edge.id: "" for edge in board.edges if edge.id}
    like = {area.id: [_plain(sign.name) or sign.glyph for sign in area.signs] for area in board.areas if area.signs}
    figures: dict[str, list[Figure]] = defaultdict(list)
    tokens: dict[str, list[Token]] = defaultdict(list)
    tints: dict[str, list[Tint]] = defaultdict(list)
    marks: dict[str, list[Mark]] = defaultdict(list)
    for figure in scene.figures:
        figures[figure.at].append(figure)
    for token in scene.tokens:
        tokens[token.at].append(token)
    for tint in scene.tints:
        tints[tint.area].append(tint)
    for mark in scene.marks:
        if len(mark.path) == 1:
            marks[mark.path[0]].append(mark)
    used = [name for name in named if any(name in shown for shown in (figures, tokens, tints, marks, like))]
    used.sort(key=lambda name: (not any(f.active for f in figures[name]), name not in scene.focus, not tints[name]))
    wide = max(map(len, used), default=0)
    for name in used:
        signs = "".join(TINTS[tint.kind] + tint.letter for tint in tints[name])
        signs += "".join(MARKS[mark.kind] for mark in marks[name])
        things = [*_crowd(figures[name]), *map(_token, tokens[name]), *like.get(name, ())]
        called = f"{named[name]}:" if named[name] else ""
        yield f"{name:<{wide}}  {_line(signs, called, ' · '.join(things))}".rstrip()


def _crowd(figures: list[Figure]) -> Iterator[str]:
    """Write figures; those that look the same are counted."""
    for text, count in Counter(map(_figure, figures)).items():
        yield f"{text} ×{count}" if count > 1 else text


def _figure(figure: Figure) -> str:
    """Write one figure."""
    letter = f"({figure.letter})" if figure.letter else ""
    badge = f"[{figure.badge}]" if figure.badge else ""
    active = "▶" if figure.active else ""
    head = f"{active}{SHAPES[figure.shape]}"
    return _line(head, _plain(figure.name), letter, _pips(figure.pips, figure.pips_of), STATES[figure.state], badge)


def _token(token: Token) -> str:
    """Write one token: its name, or the glyph's where it has none."""
    name = "?" if token.face_down else _plain(token.name) or token.glyph
    letter = f"({token.letter})" if token.letter else ""
    return _line(name, letter, f"×{token.count}" if token.count > 1 else "")


def _trail(mark: Mark) -> str:
    """Write a move."""
    return _line(mark.letter, f" {MARKS['trail']} ".join((mark.path[0], mark.path[-1])))
