"""A game told again: the board at the end of every phase, and all that was told, as text.

The journal keeps states, not pictures. A phase's picture is made again by letting the rules run once more over the
entry that ended it; only what anybody may see is laid out.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from bot.engine.asks import refuse
from bot.engine.events import PhaseEnded
from bot.engine.game import Game
from bot.engine.match import ENTRY, Match
from bot.engine.scene import Scene
from bot.games import game
from bot.markdown import plain
from bot.sessions.past.chronicle import drawable, scene_at
from bot.sessions.session import Session
from bot.sessions.telling.story import LABEL, heard_in, heard_lines, tell_line
from bot.sessions.workshop import Workshop, aside
from bot.store import Position, Row, Seat, TableRow
from bot.store.file.connection import read_at
from bot.store.journal.chronicle import line as line_to
from bot.store.journal.chronicle import positions
from bot.text import Tongue, speak

log = logging.getLogger(__name__)

MOST_FRAMES = 48
"""Phases that are shown, at most; of more than these, some are left out evenly."""


class Moment(NamedTuple):
    """The end of a phase: the row whose entry ended it, and which of the phases that it ended."""

    row: Row
    nth: int


class Replay(NamedTuple):
    """A game to be shown: its frames, and the rows that led to the present."""

    frames: tuple[Scene, ...]
    rows: list[Row]
    phases: int


async def play_again(session: Session, workshop: Workshop | None = None) -> Replay:
    """Gather the frames of a game from its start to the present; what was undone is left out."""
    match = await session.loaded()
    if match is None:
        raise refuse("not-started")
    head, now = session.row.head, session.game.look.scene(match.view(None))
    found = await aside(workshop, read_at, session.store.path, replayed, session.row.game, session.id, head)
    return found._replace(frames=tuple(_distinct((*found.frames, now))))


def replayed(db: sqlite3.Connection, of: str, table_id: int, head: int) -> Replay:
    """Make the frames of a game up to a row."""
    rows = line_to(db, table_id, head, 0)
    moments = phase_ends(rows)
    chosen = thinned(moments, MOST_FRAMES - 2)
    seqs = [rows[0].seq, *(moment.row.prev or rows[0].seq for moment in chosen)]
    first, *then = positions(db, table_id, seqs)
    frames = _frames(game(of), first, list(zip(chosen, then, strict=True)))
    return Replay(tuple(frames), rows, len(moments))


def phase_ends(rows: Iterable[Row]) -> list[Moment]:
    """Where phases ended."""
    moments = []
    for row in rows:
        if row.label and row.entry and row.prev is not None:
            ends = sum(sentence.ends_phase for sentence in LABEL.decode(row.label).told)
            moments += [Moment(row, nth) for nth in range(ends)]
    return moments


def thinned(moments: Sequence[Moment], most: int) -> list[Moment]:
    """Keep at most so many, evenly spread, the last among them."""
    if len(moments) <= most:
        return list(moments)
    step = len(moments) / most
    return [moments[int((place + 1) * step + 1e-9) - 1] for place in range(most)]


def _frames(game: Game[Any, Any], first: Position, chosen: Sequence[tuple[Moment, Position]]) -> list[Scene]:
    """Make the pictures of the start and of the phases."""
    frames = [scene_at(game, first)]
    for moment, position in chosen:
        if (scene := frame(game, moment, position)) and drawable(scene):
            frames.append(scene)
    return frames


def frame(game: Game[Any, Any], moment: Moment, before: Position) -> Scene | None:
    """Let the rules run over the entry that ended a phase; where they no longer can, show where it began."""
    try:
        match = Match.restore(game, before.state, [ENTRY.decode(entry) for entry in before.entries])
        step = match.apply(ENTRY.decode(moment.row.entry or b""))
        ends = [event for event in step.events if isinstance(event, PhaseEnded) and not event.audience]
        return ends[moment.nth].scene
    except Exception as error:  # noqa: BLE001 - whatever an old entry does in newer rules, the game goes on
        log.info("row %s cannot be played again: %s", moment.row.seq, type(error).__name__)
        return scene_at(game, before)


def _distinct(scenes: Iterable[Scene]) -> Iterator[Scene]:
    """Leave out a picture that is the same as the one before."""
    last = None
    for scene in scenes:
        if scene != last:
            yield scene
        last = scene


async def log_of(session: Session, locale: str, rows: Sequence[Row], workshop: Workshop | None = None) -> str:
    """Write the text of a game in somebody's language."""
    return await aside(workshop, _log, locale, session.row, list(session.seats.values()), rows)


def _log(locale: str, table: TableRow, seats: Sequence[Seat], rows: Sequence[Row]) -> str:
    return log_text(speak(locale), table, seats, rows)


def log_text(tongue: Tongue, table: TableRow, seats: Sequence[Seat], rows: Sequence[Row]) -> str:
    """Write everything that was told, with the time of each answer, phases set apart by a blank line."""
    of = table.game
    mission = tongue.t(f"{of}-mission-{table.mission}")
    lines = [tongue.t("replay-log-title", title=tongue.t(f"{of}-title"), mission=mission)]
    for seat in seats:
        if seat.kind != "open":
            name = seat.user_name or tongue.t("seat-computer")
            lines.append(tongue.t("replay-log-seat", seat=tongue.t(f"{of}-seat-{seat.seat}"), name=name))
    lines.append("")
    for line in heard_lines(heard_in(rows)):
        when = datetime.fromtimestamp(line[0].row.at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        lines.append(f"{when}  {tell_line(tongue, tuple(sentence.told for sentence in line))}")
        if line[-1].told.ends_phase:
            lines.append("")
    return plain("\n".join(lines)).rstrip() + "\n"
