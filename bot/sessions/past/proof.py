"""What a file must hold before it is taken in: a table that can be shown and played on, as far back as it goes.

All of it is tried in a process that can be ended, for what is in a file may be made so that its rules never end.
"""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from bot.engine.endings import UNTOLD
from bot.engine.game import Game, Setup
from bot.engine.match import ENTRY, Match, TooNew, Unfit, decode
from bot.engine.state import State
from bot.games import IDS, game
from bot.laws.players import Biased
from bot.sessions.past.chronicle import drawable
from bot.sessions.telling.story import LABEL, Label
from bot.store import BadExport, Campaign, Position, Row, TableRow
from bot.store.copies.exports import Found, Sealed, SealedTable
from bot.store.forgetting.people import NUMBERS

LONGEST_NAME = 100
MOST_FACES = 100
"""Of a die, and the highest number on one; statistics work out what all totals of such dice are worth."""
LONGEST_FACE = 40
MOST_TOLD = 500
"""Sentences, choices and rolls of one answer; the most of any game so far is 60."""
SENTENCE = re.compile(r"[A-Za-z][\w-]{0,99}", re.ASCII)
"""What the id of a sentence looks like; whatever has no words is written into the log."""
LATEST = 10**14
"""Milliseconds: the year 5138. What is later, or before 1970, no calendar can write down."""
SLOWEST = 1.0
"""Seconds of the processor in which a table must be taken up and shown; the largest takes a twentieth of one."""
ONWARD = 50
"""Answers that a table must be able to go on for."""


def check(export: Sealed, found: Iterator[Found | None]) -> None:
    """Refuse a file that this Vigil could not play on."""
    if export.campaign is None or not export.tables:
        raise BadExport("damaged", "no campaign in it")
    if export.campaign.game not in IDS:
        raise BadExport("unknown-game", export.campaign.game)
    played, last = game(export.campaign.game), None
    try:
        for saved in export.tables:
            last = next(found)
            _check_table(played, saved, last)
        _check_onward(played, export.campaign, export.tables[-1].table, last.newest if last else None)
    except TooNew as error:
        raise BadExport("newer", str(error)) from error
    except (BadExport, MemoryError):
        raise
    except Exception as error:
        # A file from elsewhere may be wrong in ways nobody foresaw; none of them may reach a table.
        raise BadExport("damaged", repr(error)) from error


def _check_table(played: Game[Any, Any], saved: SealedTable, found: Found | None) -> None:
    """See that a table is one of this game, that its journal can be read, and that it can be shown and played on."""
    table = saved.table
    names = [saved.table.locale, *(seat.user_name for seat in saved.seats)]
    fits = table.game == played.id and table.mission in played.missions
    fits &= {seat.seat for seat in saved.seats} == set(played.seats)
    fits &= set(msgspec.json.decode(table.options, type=dict[str, str])) <= {switch.id for switch in played.switches}
    fits &= all(len(name) <= LONGEST_NAME for name in names) and _in_time(table.created_at, table.touched_at)
    if not fits:
        raise BadExport("damaged", "a table does not fit its game")
    _check_people(seat.user_id for seat in saved.seats)
    for row in saved.rows():
        _check_row(row)
    if found is None:
        return
    if hashlib.sha256(table.seed).digest() != table.commitment:
        raise BadExport("damaged", "the seed is not the one that was promised")
    _check_states(played, found.states)
    with _swiftly():  # or it would hold everybody up whenever it is looked at
        match = _shown(played, table, found.newest)
    _play_on(match)


@contextmanager
def _swiftly() -> Iterator[None]:
    """Refuse a file that has anything done which takes too long."""
    began = time.process_time()
    yield
    if time.process_time() - began > SLOWEST:
        raise BadExport("too-slow", "a table takes too long")


def _check_states(played: Game[Any, Any], states: Iterator[bytes]) -> None:
    """See that every position that can be gone back to could be, with all components in it, and can be taken up."""
    for state in states:
        with _swiftly():
            position = decode(played, state)
            if not _sound(played, position):
                raise BadExport("damaged", "a position that could not be")
            if played.table.census(position) != played.table.inventory(position):
                raise BadExport("damaged", "components are missing, or there are too many")
            Match.restore(played, state, camera=False)


def _sound(played: Game[Any, Any], position: State) -> bool:
    """Whether a position could be; one that is over is no longer measured by what may lead to it."""
    seats = position.seats
    seated = bool(seats) and len(set(seats)) == len(seats) and set(seats) <= set(played.seats)
    return seated and (position.outcome is not None or played.table.unsound(position) is None)


def _shown(played: Game[Any, Any], table: TableRow, newest: Position) -> Match:
    """Take a table up where it stands, and see that everybody can look at it."""
    match = _restored(played, newest)
    if match.state.chance.seed != table.seed:
        raise BadExport("damaged", "the state does not fit its table")
    if match.over != (table.status in ("finished", "closed")) and table.status != "parked":
        raise BadExport("damaged", "the table is over and is not")
    for seat in (None, *match.state.seats):
        if not drawable(played.look.scene(match.view(seat))):
            raise BadExport("too-large", "nobody could draw this table")
    return match


def _play_on(match: Match) -> None:
    """Play a little further, half by the game's advice and half at random: rules and advice must come to their end."""
    player = Biased(b"onward", trust=0.5)
    for _ in range(ONWARD):
        if match.over:
            return
        with _swiftly():
            answer = player.answer(match)
            if answer is None:
                raise BadExport("damaged", "nobody is asked")
            match.apply(answer)


def _check_row(row: Row) -> None:
    """See that a row can be read, and that its dice are ones that somebody could throw."""
    if row.entry:
        msgspec.msgpack.decode(row.entry, type=Setup) if row.kind == "start" else ENTRY.decode(row.entry)
    label = LABEL.decode(row.label) if row.label else Label()
    ending = label.epilogue or UNTOLD
    said = (*(told.phrase for told in label.told), *ending.phrases)
    if not _in_time(row.at) or not all(SENTENCE.fullmatch(phrase.id) for phrase in said):
        raise BadExport("damaged", f"row {row.seq} tells what nobody could")
    if max(map(len, (label.told, label.did, label.rolls, label.before, tuple(ending.phrases)))) > MOST_TOLD:
        raise BadExport("too-large", f"row {row.seq} tells too much")
    _check_people((row.user_id, label.heir, *(seat.user_id for seat in label.before)))
    for roll in label.rolls:
        if not roll.faces and not (0 < _number(roll.die.removeprefix("d")) <= MOST_FACES):
            raise BadExport("damaged", f"row {row.seq}: no such die")
        faces = roll.thrown.faces
        fits = len(faces) <= MOST_FACES and max(roll.came, default=0) < len(faces)
        if not fits or any(len(face) > LONGEST_FACE or _number(face) > MOST_FACES for face in faces):
            raise BadExport("damaged", f"row {row.seq}: no such die")


def _check_people(ids: Iterable[int | None]) -> None:
    """Refuse a file that names somebody by their id: what it says they did or held, nobody can prove.

    Whoever has held a seat returns to it unasked and takes no other; no file from elsewhere may say so of anybody.
    """
    if any(id is not None and id >= NUMBERS for id in ids):
        raise BadExport("names-people")


def _in_time(*moments: int) -> bool:
    """Whether these moments are ones that a calendar has."""
    return all(0 <= moment <= LATEST for moment in moments)


def _number(face: str) -> int:
    """The number on a face; 0 where there is none."""
    return int(face) if face.isdecimal() and len(face) <= LONGEST_FACE else 0


def _restored(played: Game[Any, Any], position: Position) -> Match:
    """Take a position up; where its last answers no longer fit the rules, its checkpoint, as a table would."""
    try:
        return Match.restore(played, position.state, [ENTRY.decode(entry) for entry in position.entries])
    except Unfit:
        return Match.restore(played, position.state)


def _check_onward(played: Game[Any, Any], campaign: Campaign, table: TableRow, position: Position | None) -> None:
    """See that the campaign's next mission can be set up with what is carried to it."""
    known = campaign.mission in played.missions and len(campaign.name) <= LONGEST_NAME
    if not known or not _in_time(campaign.created_at, campaign.touched_at):
        raise BadExport("damaged", "there is no such mission")
    if position is not None and campaign.status == "active":
        seats = Match.restore(played, position.state, camera=False).state.seats
        options = msgspec.json.decode(table.options, type=dict[str, str])
        Match.start(played, Setup(seats, campaign.mission, options, campaign.carry), bytes(32), camera=False)
