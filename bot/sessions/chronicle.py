"""What happened while somebody was away: the sentences that matter most, and a board with what changed on it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.engine.asks import refuse
from bot.engine.game import Game
from bot.engine.match import ENTRY, Match, decode
from bot.engine.scene import Figure, Mark, Scene
from bot.engine.state import State
from bot.sessions.session import Session
from bot.sessions.story import LABEL, Told
from bot.store import Position, Row

MOST_LINES = 6
LONGEST = 1500
"""Rows that are read back for somebody who was away for very long."""
DECISIVE = 3
"""The weight of what is told in any case: the end of the game."""
AGAIN = 0.75
"""How much less it matters to hear of one more thing of the same kind."""

Line = tuple[Told, ...]
"""A cause and what followed from it."""


class Recap(msgspec.Struct, frozen=True):
    """What somebody missed."""

    head: int
    """The newest row that it tells of."""
    since: int | None
    """When they last looked, in milliseconds; None if they never did."""
    answers: int
    phases: int
    lines: list[Line]
    """The most important, in order of time."""
    left_out: int
    scene: Scene
    """The board as it stands, marked with what is different from when they last looked."""


async def recap(session: Session, user_id: int) -> Recap:
    """Gather what happened since somebody last looked or acted; whoever never did hears of the whole game."""
    match = await session.loaded()
    if match is None:
        raise refuse("not-started")
    head, scene = session.row.head, session.game.scene(match.view(None))
    seen = await session.store.seen(session.id, user_id)
    rows = await session.store.line(session.id, head=head, after=seen.seq if seen else 0)
    before = None
    if seen and rows and rows[0].prev is not None:
        (position,) = await session.store.positions(session.id, [rows[0].prev])
        before = await asyncio.to_thread(scene_at, session.game, position)
    newest, seats = rows[-LONGEST:], session.seats_of(user_id)
    lines, chosen = await asyncio.to_thread(_digest, newest, seats)
    return Recap(
        head=head,
        since=seen.at if seen else None,
        answers=sum(row.kind == "answer" for row in rows),
        phases=sum(line[0].ends_phase for line in lines),
        lines=chosen,
        left_out=sum(not line[0].ends_phase for line in lines) - len(chosen),
        scene=scene if before is None else marked(scene, changes(before, scene)),
    )


def _digest(rows: Sequence[Row], seats: Sequence[str]) -> tuple[list[Line], list[Line]]:
    """Read the story of some rows, and choose what to tell of it."""
    lines = story_lines(told_in(rows))
    return lines, important(lines, seats)


async def looked(session: Session, user_id: int, seq: int) -> None:
    """Note that somebody now knows everything up to a row."""
    await session.store.see(session.id, user_id, seq)


def told_in(rows: Iterable[Row]) -> list[Told]:
    """Read the story of some rows: only what everybody saw was ever written there."""
    return [sentence for row in rows if row.label for sentence in LABEL.decode(row.label).told]


def story_lines(story: Iterable[Told]) -> list[Line]:
    """Put consequences beside their cause."""
    lines: list[list[Told]] = []
    for sentence in story:
        if sentence.follows and lines and not lines[-1][0].ends_phase:
            lines[-1].append(sentence)
        else:
            lines.append([sentence])
    return [tuple(line) for line in lines]


def important(lines: Sequence[Line], seats: Sequence[str], most: int = MOST_LINES) -> list[Line]:
    """Choose what to tell: grave before small, rare before common, one's own before others', and not all of a kind."""
    said = Counter(sentence.phrase.id for line in lines for sentence in line)
    left = {number: _matters(line, seats, said) for number, line in enumerate(lines) if not line[0].ends_phase}
    chosen: list[int] = []
    while left and len(chosen) < most:
        best = max(left, key=lambda number: (left[number], number))
        del left[best]
        chosen.append(best)
        for number in left:
            if lines[number][0].phrase.id == lines[best][0].phrase.id:
                left[number] -= AGAIN
    return [lines[number] for number in sorted(chosen)]


def _matters(line: Line, seats: Sequence[str], said: Counter[str]) -> float:
    """Say how much a line matters: the weight of all that followed from its cause, and how rare it is."""
    if any(sentence.weight >= DECISIVE for sentence in line):
        return 100.0
    own = any(value in seats for sentence in line for value in sentence.phrase.args.values())
    rarity = max(1 / said[sentence.phrase.id] for sentence in line)
    return sum(sentence.weight for sentence in line) + own + rarity


def scene_at(game: Game[Any, Any], position: Position) -> Scene:
    """Lay out what everybody could see at a row of the journal."""
    return game.scene(game.view(state_at(game, position), None))


def state_at(game: Game[Any, Any], position: Position) -> State:
    """Restore the state at a row; if the rules have changed since, that of the checkpoint before it."""
    try:
        entries = [ENTRY.decode(entry) for entry in position.entries]
        return Match.restore(game, position.state, entries, camera=False).state
    except Exception:  # noqa: BLE001 - whatever an old entry does in newer rules, the checkpoint can be shown
        return decode(game, position.state)


def marked(scene: Scene, marks: tuple[Mark, ...]) -> Scene:
    """Put marks on a board that has these places, in place of those of the last phase."""
    board = scene.board
    places = {area.id for area in board.areas} | {edge.id for edge in board.edges} if board else set[str]()
    return msgspec.structs.replace(scene, marks=tuple(mark for mark in marks if places.issuperset(mark.path)))


def changes(before: Scene, now: Scene) -> tuple[Mark, ...]:
    """Mark what is different: trails of those who moved, ghosts of what is gone, rings around what came, sparks."""
    old, new = ({figure.id: figure for figure in scene.figures} for scene in (before, now))
    gone = [_ghost(figure) for id, figure in old.items() if id not in new]
    came = [Mark("noise", (figure.at,), _colour(figure)) for id, figure in new.items() if id not in old]
    both = [(old[id], figure) for id, figure in new.items() if id in old]
    moved = [Mark("trail", (was.at, here.at), _colour(here)) for was, here in both if was.at != here.at]
    hurt = [Mark("spark", (here.at,), _colour(here)) for was, here in both if here.pips < was.pips]
    lay, lie = (Counter((token.at, token.glyph) for token in scene.tokens) for scene in (before, now))
    taken = [Mark("ghost", (at,), "", glyph) for at, glyph in lay - lie]
    return (*taken, *gone, *moved, *came, *hurt)


def _ghost(figure: Figure) -> Mark:
    return Mark("ghost", (figure.at,), _colour(figure), figure.glyph, figure.letter)


def _colour(figure: Figure) -> str:
    """Give a figure's colour, or that of its kind."""
    return figure.colour or ("" if figure.shape == "friend" else figure.shape)
