"""The audit of a table: everything that happened. What is secret stays out of it until the game is over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from bot.engine.chance import Number
from bot.engine.game import Setup
from bot.engine.match import ENTRY, Entry, Match, decode
from bot.games import game
from bot.saves.replays import Replay, fingerprint
from bot.sessions.story import LABEL, Label
from bot.store import Position, Row, Seat, Store, TableRow
from bot.text import Tongue, speak

FORMAT = "vigil-audit-1"
DIE = 6
"""Faces of the die whose first roll is shown by hand."""

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
    entry: Entry | None = None
    state: str = ""
    numbers: list[Number] = []


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
    rows: list[AuditRow]


async def audit(store: Store, table_id: int, *, whole: bool = False) -> Audit:
    """Write down a table: in words while it is played, and with its proof once it is over or `whole` is wanted."""
    table, seats, rows = await store.table(table_id), await store.seats(table_id), await store.rows(table_id)
    newest = await store.position(table_id)
    over = Match.restore(game(table.game), newest.state, [ENTRY.decode(entry) for entry in newest.entries]).over
    made = _in_words(table, seats, rows, over)
    if over or whole:
        states = [await store.position(table_id, row.seq) for row in rows if row.has_state]
        await asyncio.to_thread(_add_proof, made, rows, states)
    return made


def _in_words(table: TableRow, seats: Sequence[Seat], rows: Sequence[Row], over: bool) -> Audit:
    tongue = speak(table.locale)
    names = {seat.user_id: seat.user_name for seat in seats if seat.user_id}
    return Audit(
        game=table.game,
        schema=table.schema,
        mission=table.mission,
        locale=table.locale,
        seats={seat.seat: seat.user_name or seat.kind for seat in seats if seat.kind != "open"},
        promise=table.commitment.hex(),
        over=over,
        rows=[_row_in_words(tongue, table.game, row, names) for row in rows],
    )


def _row_in_words(tongue: Tongue, of: str, row: Row, names: dict[int, str]) -> AuditRow:
    label = LABEL.decode(row.label) if row.label else Label()
    return AuditRow(
        seq=row.seq,
        prev=row.prev,
        left=row.left,
        kind=row.kind,
        at=row.at,
        seat=row.seat,
        who=names.get(row.user_id, str(row.user_id)) if row.user_id else "",
        did=[tongue.option(of, did.verb, did.args) for did in label.did],
        told=[tongue.say(sentence.phrase) for sentence in label.told],
        reveals=row.reveals,
        corrects=row.kind == "set" and row.entry is not None and row.seat is None,
    )


def _add_proof(made: Audit, rows: Sequence[Row], states: Sequence[Position]) -> None:
    """Add the seed, every answer, the positions that were kept, and the numbers that the seed gives."""
    played = game(made.game)
    made.seed = decode(played, states[0].state).chance.seed.hex()
    kept = {position.seq: fingerprint(position.state) for position in states}
    for shown, row in zip(made.rows, rows, strict=True):
        shown.entry = ENTRY.decode(row.entry) if row.entry and row.kind != "start" else None
        shown.state = kept.get(row.seq, "")
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


def told(tongue: Tongue, made: Audit) -> str:
    """Write an audit as text."""
    of = made.game
    lines = [
        tongue.t("audit-title", game=tongue.t(f"{of}-title"), mission=tongue.t(f"{of}-mission-{made.mission}")),
        tongue.t("audit-promise", digest=made.promise),
        tongue.t("audit-seed", seed=made.seed) if made.seed else tongue.t("audit-running"),
        "",
        *(_line(tongue, of, row) for row in made.rows),
    ]
    if die := next((drawn for row in made.rows for drawn in row.numbers if drawn.bound == DIE), None):
        lines += ["", _by_hand(tongue, made, die)]
    return "\n".join(lines) + "\n"


def _line(tongue: Tongue, of: str, row: AuditRow) -> str:
    """Tell one row: number, time, who for which seat, what they did and what happened, and the numbers."""
    when = datetime.fromtimestamp(row.at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
    seat = tongue.t(f"{of}-seat-{row.seat}") if row.seat else ""
    parts = [part for part in (row.who, seat, "; ".join(row.did), " ".join(row.told)) if part]
    drawn = ", ".join(f"{n.stream}/{n.counter}: {n.result} of {n.bound}" for n in row.numbers)
    mark = "!" if row.corrects else "<" if row.kind == "undo" else ">" if row.kind == "redo" else " "
    return f"{row.seq:>5} {mark} {when}  {' · '.join(parts)}" + (f"  [{drawn}]" if drawn else "")


def _by_hand(tongue: Tongue, made: Audit, die: Number) -> str:
    message = f"({die.stream}).to_bytes(8,'big')+({die.counter}).to_bytes(8,'big')"
    hashed = f"hashlib.blake2b({message},key=bytes.fromhex('{made.seed}'),digest_size=8)"
    command = f"python3 -c \"import hashlib;print(int.from_bytes({hashed}.digest(),'big')%{die.bound})\""
    digest = f"python3 -c \"import hashlib;print(hashlib.sha256(bytes.fromhex('{made.seed}')).hexdigest())\""
    return tongue.t(
        "audit-by-hand",
        stream=die.stream,
        counter=die.counter,
        bound=die.bound,
        result=die.result,
        command=command,
        digest=digest,
    )
