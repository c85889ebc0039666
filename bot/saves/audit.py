"""The audit of a table: everything that happened. What is secret stays out of it until the game is over."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import msgspec

from bot.engine.chance import Number
from bot.engine.game import Setup
from bot.engine.match import ENTRY, Correction, Entry, Fork, Match, decode
from bot.games import game
from bot.markdown import plain, tidy
from bot.saves.replays import Replay, fingerprint
from bot.sessions.telling.story import LABEL, Label
from bot.sessions.workshop import Workshop, aside
from bot.store import Row, Seat, Store, TableRow
from bot.store.file.connection import read_at
from bot.store.journal import entries
from bot.store.journal.states import MAX_DEPTH, StateCache
from bot.store.rows import tables
from bot.text import Tongue, speak

FORMAT = "vigil-audit-1"

NAMED = ("set", "undo", "redo")
"""Rows whose first sentence says by name who did it."""

log = logging.getLogger(__name__)


class AuditRow(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One row of the journal, in words; what proves it is added once the game is over."""

    seq: int
    prev: int | None = None
    left: int | None = None
    kind: str
    at: int
    seat: str | None = None
    who: str = ""
    did: list[str] = []
    told: list[str] = []
    reveals: bool = False
    corrects: bool = False
    """A game-master put something right."""
    promise: str = ""
    """The SHA-256 of the seed in use from here on, where it is a new one."""
    entry: Entry | None = None
    state: str = ""
    numbers: list[Number] = []
    dice: list[int] = []
    """The dice among the numbers, each by how many faces it has; the others are shuffles and picks."""


class Audit(msgspec.Struct, kw_only=True, omit_defaults=True):
    """All of it. The seed, the setup and the answers stand here only once the game is over."""

    format: str = FORMAT
    game: str
    schema: int
    mission: str
    locale: str
    seats: dict[str, str]
    promise: str
    """The SHA-256 of the seed in use, as it was published."""
    over: bool
    setup: Setup | None = None
    seed: str = ""
    """The one that the game began with; a reopened game has others in its rows."""
    rows: list[AuditRow]


class Files(msgspec.Struct, frozen=True):
    """An audit as it is handed out."""

    text: bytes
    json: bytes
    over: bool


async def audit(store: Store, table_id: int, *, whole: bool = False, workshop: Workshop | None = None) -> Audit:
    """Write down a table: in words while it is played, and with its proof once it is over or `whole` is wanted."""
    return await aside(workshop, read_at, store.path, audit_of, table_id, whole)


async def files(store: Store, table_id: int, locale: str, workshop: Workshop | None = None) -> Files:
    """Write a table down as files, in somebody's language."""
    return await aside(workshop, read_at, store.path, _files, table_id, locale)


def _files(db: sqlite3.Connection, table_id: int, locale: str) -> Files:
    made = audit_of(db, table_id, whole=False)
    return Files(audit_words(speak(locale), made).encode(), msgspec.json.encode(made), made.over)


def audit_of(db: sqlite3.Connection, table_id: int, whole: bool) -> Audit:
    """Write down a table as it stands in the database."""
    cache = StateCache(MAX_DEPTH)
    table, seats, rows = tables.get(db, table_id), tables.seats(db, table_id), entries.rows(db, table_id, 1, None)
    newest = entries.position(db, cache, table_id, None)
    over = Match.restore(game(table.game), newest.state, [ENTRY.decode(entry) for entry in newest.entries]).over
    made = _in_words(table, seats, rows, over)
    if over or whole:
        made.seed = decode(game(table.game), entries.position(db, cache, table_id, 1).state).chance.seed.hex()
        states = (entries.position(db, cache, table_id, row.seq) for row in rows if row.has_state)
        _add_proof(made, rows, {position.seq: fingerprint(position.state) for position in states})
    return made


def _in_words(table: TableRow, seats: Sequence[Seat], rows: Sequence[Row], over: bool) -> Audit:
    tongue = speak(table.locale)
    labels = [LABEL.decode(row.label) if row.label else Label() for row in rows]
    names = _names(seats, rows, labels)
    return Audit(
        game=table.game,
        schema=table.schema,
        mission=table.mission,
        locale=table.locale,
        seats={seat.seat: seat.user_name or seat.kind for seat in seats if seat.kind != "open"},
        promise=table.commitment.hex(),
        over=over,
        rows=[_row_in_words(tongue, table.game, row, label, names) for row, label in zip(rows, labels, strict=True)],
    )


def _names(seats: Sequence[Seat], rows: Sequence[Row], labels: Sequence[Label]) -> dict[int, str]:
    """Everybody's name by what the table knows: who sits there or sat there, and game-masters as they were told of."""
    names = dict[int, str]()
    for row, label in zip(rows, labels, strict=True):
        said = label.told[0].phrase.args.get("name") if row.kind in NAMED and label.told else None
        if row.user_id and said:
            names[row.user_id] = str(said)
        names |= {seat.user_id: seat.user_name for seat in label.before if seat.user_id}
    return names | {seat.user_id: seat.user_name for seat in seats if seat.user_id}


def _row_in_words(tongue: Tongue, of: str, row: Row, label: Label, names: dict[int, str]) -> AuditRow:
    return AuditRow(
        seq=row.seq,
        prev=row.prev,
        left=row.left,
        kind=row.kind,
        at=row.at,
        seat=row.seat,
        who=names.get(row.user_id, plain(tongue.t("stats-somebody"))) if row.user_id else "",
        did=[plain(tongue.option(of, did.verb, did.args)) for did in label.did],
        told=[plain(tongue.say(sentence.phrase)) for sentence in label.told],
        reveals=row.reveals,
        corrects=row.kind == "set" and row.entry is not None and row.seat is None,
        promise=label.promise,
    )


def seeds_in_use(made: Audit) -> dict[int, str]:
    """For each row the seed that its numbers come from."""
    seeds = {0: made.seed}
    for row in made.rows:
        fork = row.entry.fork if isinstance(row.entry, Correction) else row.entry
        new = fork.seed.hex() if isinstance(fork, Fork) else ""
        seeds[row.seq] = new or seeds.get(row.prev or 0, made.seed)
    return seeds


def _add_proof(made: Audit, rows: Sequence[Row], kept: Mapping[int, str]) -> None:
    """Add every answer, the positions that were kept, and the numbers that the seed gives."""
    played = game(made.game)
    for shown, row in zip(made.rows, rows, strict=True):
        shown.entry = ENTRY.decode(row.entry) if row.entry and row.kind != "start" else None
        shown.state = kept.get(row.seq, "")
        rolls = LABEL.decode(row.label).rolls if row.label else ()
        shown.dice = [len(roll.thrown.faces) for roll in rolls for _ in roll.came]
    if set(seeds_in_use(made).values()) == {made.seed}:
        made.rows[0].promise = made.promise  # begun before the first row wrote it down
    if rows[0].entry is None:
        return  # begun before the setup was written down
    made.setup = msgspec.msgpack.decode(rows[0].entry, type=Setup)
    try:
        replay = Replay(played, made.setup, bytes.fromhex(made.seed))
        made.rows[0].numbers = replay.start.numbers
        for shown in made.rows[1:]:
            shown.numbers = replay.go_on(shown.seq, shown.prev or 1, shown.entry).numbers
    except Exception:  # whatever differs by now is what a check of this file is to find
        log.warning("table could not be played again for its audit", exc_info=True)


def audit_words(tongue: Tongue, made: Audit) -> str:
    """Write an audit as text."""
    of = made.game
    head = [
        tongue.t("audit-title", game=tongue.t(f"{of}-title"), mission=tongue.t(f"{of}-mission-{made.mission}")),
        *_promises(tongue, made),
        *([] if made.seed else [tongue.t("audit-running")]),
    ]
    lines = [
        *map(plain, head),
        "",
        *(_line(tongue, of, row) for row in made.rows),
    ]
    numbers = [(row, number) for row in made.rows for number in row.numbers]
    if example := next((pair for pair in numbers if _is_die(*pair)), next(iter(numbers), None)):
        lines += ["", plain(_by_hand(tongue, made, *example))]
    return "\n".join(lines) + "\n"


def _line(tongue: Tongue, of: str, row: AuditRow) -> str:
    """Tell one row: number, time, who for which seat, what they did and what happened, and the numbers."""
    when = datetime.fromtimestamp(row.at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
    seat = plain(tongue.t(f"{of}-seat-{row.seat}")) if row.seat else ""
    parts = [tidy(part) for part in (row.who, seat, "; ".join(row.did), " ".join(row.told)) if part]
    drawn = ", ".join(f"{n.stream}/{n.counter}: {n.result} of {n.bound}" for n in row.numbers)
    mark = "!" if row.corrects else "<" if row.kind == "undo" else ">" if row.kind == "redo" else " "
    return f"{row.seq:>5} {mark} {when}  {' · '.join(parts)}" + (f"  [{drawn}]" if drawn else "")


def _promises(tongue: Tongue, made: Audit) -> list[str]:
    """Tell every promise that was made, each with its seed once that is no secret any more."""
    seeds, lines = seeds_in_use(made), []
    for row in made.rows:
        if row.promise:
            id = "audit-promise" if row.kind == "start" else "audit-promise-anew"
            lines.append(tongue.t(id, digest=row.promise, row=str(row.seq)))
            lines += [tongue.t("audit-seed", seed=seeds[row.seq])] if made.seed else []
    return lines or [tongue.t("audit-promise", digest=made.promise)]


def _is_die(row: AuditRow, number: Number) -> bool:
    """Whether a number can only have been a die: all of its row that are one of as many are."""
    return row.dice.count(number.bound) == sum(other.bound == number.bound for other in row.numbers)


def _by_hand(tongue: Tongue, made: Audit, row: AuditRow, number: Number) -> str:
    seed = seeds_in_use(made)[row.seq]
    message = f"({number.stream}).to_bytes(8,'big')+({number.counter}).to_bytes(8,'big')"
    hashed = f"hashlib.blake2b({message},key=bytes.fromhex('{seed}'),digest_size=8)"
    command = f"python3 -c \"import hashlib;print(int.from_bytes({hashed}.digest(),'big')%{number.bound})\""
    digest = f"python3 -c \"import hashlib;print(hashlib.sha256(bytes.fromhex('{seed}')).hexdigest())\""
    return tongue.t(
        "audit-by-hand",
        kind="die" if _is_die(row, number) else "number",
        row=str(row.seq),
        stream=str(number.stream),
        counter=str(number.counter),
        bound=number.bound,
        result=number.result,
        command=command,
        digest=digest,
    )
