"""What happened while somebody was away: the sentences that matter most, and a board with what changed on it."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.engine.asks import refuse
from bot.engine.game import Game
from bot.engine.match import ENCODER, ENTRY, Match, decode
from bot.engine.scene import Figure, Mark, Scene
from bot.engine.state import Outcome, State
from bot.games import game
from bot.sessions.session import Session
from bot.sessions.telling.choosing import choose, most
from bot.sessions.telling.story import DECISIVE, Line, Told, heard_in, lines_of, weight
from bot.sessions.workshop import Workshop, aside
from bot.store import Position, Row
from bot.store.file.connection import read_at
from bot.store.journal.chronicle import line, positions

MOST_LINES = 6
LONGEST = 20_000
"""Rows that are read back for somebody who was away for very long."""
TURNING = 3
"""Turning points that are told when a game is over."""
LARGEST_SCENE = 256 * 1024
"""Bytes of all that a picture shows; the largest of any game so far has 30 KB."""


class Recap(msgspec.Struct, frozen=True):
    """What somebody missed."""

    head: int
    """The newest row that it tells of."""
    after: int
    """The newest row that they knew; 0 if they never looked."""
    since: int | None
    """When they last looked, in milliseconds; None if they never did."""
    answers: int
    phases: int
    lines: list[Line]
    """The most important, in order of time."""
    left_out: int
    scene: Scene
    """The board as it stands, marked with what is different from when they last looked."""
    over: Outcome | None = None
    """How the game ended, if it has."""


class Missed(msgspec.Struct, frozen=True):
    """What the journal says of the time since somebody last looked."""

    answers: int
    phases: int
    lines: list[Line]
    left_out: int
    before: Scene | None
    """The board as they last saw it."""


async def recap(session: Session, user_id: int, workshop: Workshop | None = None) -> Recap:
    """Gather what happened since somebody last looked or acted; whoever never did hears of the whole game."""
    match = await session.loaded()
    if match is None:
        raise refuse("not-started")
    head, scene, seats = session.row.head, session.game.look.scene(match.view(None)), session.seats_of(user_id)
    seen = await session.store.seen(session.id, user_id)
    after = seen.seq if seen else 0
    told = await aside(workshop, read_at, session.store.path, missed, session.row.game, session.id, head, after, seats)
    return Recap(
        head=head,
        after=after,
        since=seen.at if seen else None,
        answers=told.answers,
        phases=told.phases,
        lines=told.lines,
        left_out=told.left_out,
        scene=scene if told.before is None else marked(scene, changes(told.before, scene)),
        over=match.state.outcome,
    )


def missed(db: sqlite3.Connection, of: str, table_id: int, head: int, after: int, seats: Sequence[str]) -> Missed:
    """Read what happened after a row, and choose what to tell of it."""
    rows = line(db, table_id, head, after)
    before = None
    if after and rows and rows[0].prev is not None:
        (position,) = positions(db, table_id, [rows[0].prev])
        before = scene_at(game(of), position)
    story = told_in(rows[-LONGEST:])
    lines = unclosed(lines_of(story))
    chosen = choose(lines, most(MOST_LINES), seats=seats)
    return Missed(
        answers=sum(row.kind == "answer" for row in rows),
        phases=sum(each.ends_phase for each in story),
        lines=[lines[place] for place in chosen],
        left_out=len(lines) - len(chosen),
        before=before,
    )


async def turning_points(session: Session) -> list[Line]:
    """What mattered most in a whole game, in order of time; how it ended is told apart from that."""
    rows = await session.store.ancestors(session.id, limit=LONGEST)
    lines = [line for line in unclosed(lines_of(told_in(reversed(rows)))) if weight(line) < DECISIVE]
    return [lines[place] for place in choose(lines, most(TURNING))]


def unclosed(lines: Iterable[Line]) -> list[Line]:
    """Lines without the closing words of phases, for where they do not stand among all of their phase."""
    return [tuple(sentence for sentence in line if not sentence.ends_phase) for line in lines]


async def looked(session: Session, user_id: int, seq: int) -> None:
    """Note that somebody now knows everything up to a row."""
    await session.store.see(session.id, user_id, seq)


def told_in(rows: Iterable[Row]) -> list[Told]:
    """Read the story of some rows: only what everybody saw was ever written there."""
    return [sentence.told for sentence in heard_in(rows)]


def scene_at(game: Game[Any, Any], position: Position) -> Scene:
    """Lay out what everybody could see at a row of the journal."""
    return game.look.scene(game.look.view(state_at(game, position), None))


def drawable(scene: Scene) -> bool:
    """Whether a picture of this could be one of a game: what somebody brought from elsewhere may hold anything."""
    return len(ENCODER.encode(scene)) <= LARGEST_SCENE


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
    """A figure's colour, or that of its kind."""
    return figure.colour or ("" if figure.shape == "friend" else figure.shape)
