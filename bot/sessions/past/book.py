"""A campaign to be kept: mission after mission, what weighed most in each part of it, and its turning points.

It is made of what the channel was told and shown, so whoever may read the channel may have it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.asks import refuse
from bot.engine.endings import UNTOLD, Epilogue
from bot.engine.scene import Scene
from bot.engine.state import Outcome
from bot.games import game
from bot.sessions.past import epilogues
from bot.sessions.past.chronicle import drawable, state_at
from bot.sessions.past.replay import Moment, frame
from bot.sessions.session import Session
from bot.sessions.telling.story import Line, heard_in, lines_of, weight
from bot.sessions.workshop import Workshop, aside
from bot.store import Row, Saying, Seat, TableRow
from bot.store.file.connection import read_at
from bot.store.journal.chronicle import line as line_to
from bot.store.journal.chronicle import positions

PICTURES = 6
"""Turning points of a mission that are shown."""


class Part(NamedTuple):
    """What one message of the channel told, all of it, and the board at its end where that is a turning point."""

    lines: list[Line]
    moment: Moment | None
    board: Scene | None = None

    @property
    def weight(self) -> int:
        """How much happened in it."""
        return sum(map(weight, self.lines))


class Chapter(NamedTuple):
    """A mission, from its intro to where it stands."""

    parts: list[Part]
    outcome: Outcome | None
    epilogue: Epilogue


class Told(NamedTuple):
    """A chapter with who played it, and the promises that everybody knows of."""

    table: TableRow
    seats: list[Seat]
    chapter: Chapter
    promises: list[Saying]


async def of_campaign(session: Session, workshop: Workshop | None = None) -> list[Told]:
    """All missions of a table's campaign that were begun, in the order in which they were played."""
    if await session.loaded() is None:
        raise refuse("not-started")
    store, campaign = session.store, session.row.campaign_id
    rows = [session.row] if campaign is None else (await store.tables(campaign_id=campaign, limit=-1))[::-1]
    told = list[Told]()
    for table in (row for row in rows if row.head):
        chapter = await aside(workshop, read_at, store.path, written, table.game, table.id, table.head)
        said = await store.sayings(table.id)
        told.append(Told(table, await store.seats(table.id), chapter, known(said, over=chapter.outcome is not None)))
    return told


def known(said: Sequence[Saying], *, over: bool) -> list[Saying]:
    """The promises that everybody knows of: those to all, and once the game is over those to one seat, too."""
    return [saying for saying in said if saying.kind == "promise" and (over or not saying.to_seat)]


def written(db: sqlite3.Connection, of: str, table_id: int, head: int) -> Chapter:
    """A mission up to a row."""
    rows = line_to(db, table_id, head, 0)
    (position,) = positions(db, table_id, [head])
    outcome = state_at(game(of), position).outcome
    parts = parted(rows)
    for at in turning(parts):
        parts[at] = parts[at]._replace(board=_board(db, of, table_id, parts[at].moment))
    epilogue = epilogues.at(db, of, table_id, rows) if outcome else UNTOLD
    return Chapter([part for part in parts if part.lines or part.board], outcome, epilogue)


def parted(rows: Sequence[Row]) -> list[Part]:
    """The story of a mission, message by message, and at last what no message holds yet."""
    parts, story, ended, last = list[Part](), [], 0, -1
    for heard in heard_in(rows):
        ended = ended if heard.row.seq == last else 0
        last = heard.row.seq
        story.append(heard.told)
        if not heard.told.ends_phase:
            continue
        if not heard.told.stays:
            parts.append(Part(lines_of(story), Moment(heard.row, ended)))
            story = []
        ended += 1
    return [*parts, Part(lines_of(story), None)] if story else parts


def turning(parts: Sequence[Part]) -> list[int]:
    """The places of the parts whose board is shown: the first, the last, and those in which most happened."""
    ends = [place for place, part in enumerate(parts) if part.moment and part.moment.row.entry]
    between = sorted(ends[1:-1], key=lambda place: -parts[place].weight)[: PICTURES - 2]
    return sorted({*ends[:1], *between, *ends[-1:]})


def _board(db: sqlite3.Connection, of: str, table_id: int, moment: Moment | None) -> Scene | None:
    """The board that everybody saw at the end of a part."""
    if moment is None or moment.row.prev is None:
        return None
    (before,) = positions(db, table_id, [moment.row.prev])
    scene = frame(game(of), moment, before)
    return scene if scene and drawable(scene) else None
