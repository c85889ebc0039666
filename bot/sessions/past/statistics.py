"""Numbers of a table or a campaign: the dice by who rolled them, and what the game itself counted.

Statistics are for anybody. Of a game that goes on they hold only dice that everybody was shown; once it is over its
seed is known to all, and every die counts.
"""

from __future__ import annotations

import sqlite3
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from bot.engine.asks import refuse
from bot.engine.dice import Die, Roll
from bot.engine.match import ENTRY, Match, Unfit, decode
from bot.engine.state import State
from bot.games import game
from bot.sessions.session import Session
from bot.sessions.telling.story import LABEL
from bot.sessions.workshop import Workshop, aside
from bot.store import Position, Row, Seat, TableRow
from bot.store.file.connection import read_at
from bot.store.journal import chronicle, entries
from bot.store.rows import tables

Tally: TypeAlias = Mapping[str, Mapping[str, int]]
"""What a game has counted, by seat."""


class Party(msgspec.Struct, frozen=True):
    """Somebody whose numbers these are: a seat, or for a whole campaign a person; nobody for the game's own dice."""

    seat: str = ""
    user_id: int | None = None
    name: str = ""
    computer: bool = False

    @property
    def somebody(self) -> bool:
        """Whether it is anybody but the game itself."""
        return self != GAME


GAME = Party()


class Numbers(msgspec.Struct):
    """What one party did."""

    dice: dict[Die, Counter[str]] = msgspec.field(default_factory=dict)
    figures: Counter[str] = msgspec.field(default_factory=Counter)
    answers: int = 0


class Statistics(msgspec.Struct):
    """All numbers, by party."""

    parties: dict[Party, Numbers] = msgspec.field(default_factory=dict)
    tables: int = 0
    running: bool = False
    """Whether one of the games goes on; dice that fell in it where not everybody saw them are not counted yet."""

    def of(self, party: Party) -> Numbers:
        """A party's numbers, to be added to."""
        return self.parties.setdefault(party, Numbers())

    def fell(self, die: Die) -> Counter[str]:
        """Add up how a die fell for everybody."""
        return sum((numbers.dice.get(die, Counter()) for numbers in self.parties.values()), Counter())

    @property
    def dice(self) -> list[Die]:
        """Every die that was rolled, the most used first."""
        found = {die for numbers in self.parties.values() for die in numbers.dice}
        return sorted(found, key=lambda die: (-sum(self.fell(die).values()), die.name))

    @property
    def figures(self) -> list[str]:
        """Everything that was counted, in the order the game first counted it."""
        return list(dict.fromkeys(what for numbers in self.parties.values() for what in numbers.figures))


async def of_table(session: Session, workshop: Workshop | None = None) -> Statistics:
    """Gather the numbers of a table, seat by seat."""
    if await session.loaded() is None:
        raise refuse("not-started")
    return await aside(workshop, read_at, session.store.path, table_numbers, session.row, list(session.seats.values()))


async def of_campaign(session: Session, workshop: Workshop | None = None) -> Statistics:
    """Gather the numbers of all missions of a campaign, person by person.

    All of it is whose it was: where a seat has changed hands, what the game counted for it until then stays with
    whoever held it.
    """
    if await session.loaded() is None or session.row.campaign_id is None:
        raise refuse("not-started")
    return await aside(workshop, read_at, session.store.path, campaign_numbers, session.row.campaign_id)


def table_numbers(db: sqlite3.Connection, table: TableRow, seats: Sequence[Seat]) -> Statistics:
    """Gather the numbers of a table as it stands in the database."""
    (position,) = chronicle.positions(db, table.id, [table.head])
    state, found = _state(table.game, position), Statistics()
    parties = {seat.seat: Party(seat=seat.seat) for seat in seats if seat.seat in state.seats}
    _add(found, table.game, state, chronicle.line(db, table.id, table.head, 0), parties)
    return found


def campaign_numbers(db: sqlite3.Connection, campaign_id: int) -> Statistics:
    """Gather the numbers of a campaign as it stands in the database."""
    found, people = Statistics(), dict[int, Party]()
    every = tables.find(db, None, (), campaign_id, None, -1)
    played = [table for table in reversed(every) if table.head]
    for table in played:
        people |= _people(db, table)
    for table in played:
        _add_table(found, db, table, people)
    return found


def _people(db: sqlite3.Connection, table: TableRow) -> dict[int, Party]:
    """Everybody who holds a seat, or held one until it was handed on."""
    labels = [LABEL.decode(row.label) for row in entries.handed_on(db, table.id) if row.label]
    seats = [*(seat for label in labels for seat in label.before), *tables.seats(db, table.id)]
    return {seat.user_id: holder(seat) for seat in seats if seat.user_id is not None and seat.user_name}


class Stint(NamedTuple):
    """A time for which somebody held a seat that is another's by now, and the last row of the game by its end."""

    seat: Seat
    until: int


def _add_table(found: Statistics, db: sqlite3.Connection, table: TableRow, people: dict[int, Party]) -> None:
    seats = tables.seats(db, table.id)
    rows = chronicle.line(db, table.id, table.head, 0)
    stints = _stints(entries.handed_on(db, table.id), rows)
    ends = sorted({stint.until for stint in stints})
    *then, position = chronicle.positions(db, table.id, [*ends, table.head])
    state = _state(table.game, position)
    tallies = _tallies(table.game, dict(zip(ends, then, strict=True)))
    parties = {seat.seat: holder(seat) for seat in seats}
    _add(found, table.game, state, rows, parties, people, _shares(stints, tallies))


def _stints(handed_on: Sequence[Row], line: Sequence[Row]) -> list[Stint]:
    """Who held which seat until when: also where that note itself was taken back, for the seat was not."""
    seqs = [row.seq for row in line]
    handed = [(row.seq, LABEL.decode(row.label).before) for row in handed_on if row.label]
    return [Stint(seat, seqs[bisect_left(seqs, seq) - 1]) for seq, before in handed for seat in before]


def _tallies(of: str, positions: dict[int, Position]) -> dict[int, Tally]:
    """What the game had counted at some rows."""
    return {seq: game(of).look.figures(_state(of, position)) for seq, position in positions.items()}


def _state(of: str, position: Position) -> State:
    """Bring a position back; one whose answers no longer fit, as it was at its checkpoint."""
    try:
        return Match.restore(game(of), position.state, [ENTRY.decode(entry) for entry in position.entries]).state
    except Unfit:
        return decode(game(of), position.state)


def _shares(stints: Sequence[Stint], tallies: Mapping[int, Tally]) -> list[tuple[str, Party, Counter[str]]]:
    """What was counted in the time of each who ever held a seat: the seat, who they were, and how much."""
    shares, so_far = list[tuple[str, Party, Counter[str]]](), dict[str, Counter[str]]()
    for seat, until in stints:
        counted = Counter(tallies[until].get(seat.seat, {}))
        shares.append((seat.seat, holder(seat), counted - so_far.get(seat.seat, Counter())))
        so_far[seat.seat] = counted
    return shares


def holder(seat: Seat) -> Party:
    """Whoever plays a seat."""
    if seat.kind == "computer":
        return Party(computer=True)
    return Party(user_id=seat.user_id, name=seat.user_name) if seat.user_name else Party(seat=seat.seat)


def _add(
    found: Statistics,
    of: str,
    state: State,
    rows: Sequence[Row],
    parties: dict[str, Party],
    people: dict[int, Party] | None = None,
    shares: Sequence[tuple[str, Party, Counter[str]]] = (),
) -> None:
    """Add a table's dice, figures and answers: by who holds the seats, or given `people`, by who gave each answer.

    Of what a seat's figures count, some may be the `shares` of those who held it before.
    """
    found.tables += 1
    found.running |= state.outcome is None
    for seat in state.seats:
        found.of(parties.get(seat, GAME))
    answers = [(row, row.seat) for row in rows if row.kind == "answer" and row.seat in parties]
    playing = dict(parties)
    if people is not None:
        playing |= {seat: _answered(row, people) for row, seat in reversed(answers) if seat}
    for row in rows:
        if row.kind == "answer" and row.seat in parties:
            if people is not None:
                playing[row.seat] = _answered(row, people)
            if row.user_id is not None:
                found.of(playing[row.seat]).answers += 1
        if row.label:
            _add_rolls(found, LABEL.decode(row.label).rolls, playing, over=state.outcome is not None)
    figures = {seat: Counter(counted) for seat, counted in game(of).look.figures(state).items()}
    for seat, party, share in shares:
        found.of(party).figures.update(share)
        figures[seat] = figures.get(seat, Counter()) - share
    for seat, counted in figures.items():
        found.of(parties.get(seat, GAME)).figures.update(counted)


def _answered(row: Row, people: dict[int, Party]) -> Party:
    """Whoever gave an answer."""
    if row.user_id is None:
        return Party(computer=True)
    return people.get(row.user_id, Party(user_id=row.user_id))


def _add_rolls(found: Statistics, rolls: Iterable[Roll], parties: dict[str, Party], *, over: bool) -> None:
    for roll in rolls:
        if roll.public or over:
            dice = found.of(parties.get(roll.seat, GAME)).dice
            dice.setdefault(roll.thrown, Counter()).update(roll.results)
