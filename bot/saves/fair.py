"""Proof that the dice were fair: a finished game played again from its seed, every number and position compared."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bot.engine.chance import commitment
from bot.games import IDS, game
from bot.markdown import plain
from bot.saves.audit import FORMAT, Audit, AuditRow, audit, seeds_in_use
from bot.saves.replays import Played, Replay, fingerprint
from bot.sessions.telling.story import told
from bot.store import Store
from bot.text import speak

_MAGIC = b"VIGIL"


class Proof(msgspec.Struct):
    """What a check found: how much was compared, and what does not fit."""

    game: str
    rows: int = 0
    numbers: int = 0
    problems: list[str] = []


class Unreadable(Exception):
    """A file that is no audit and no export, or that cannot be proved yet."""


async def audits_in(data: bytes) -> list[Audit]:
    """Read the games of a file: an audit as JSON, or an export with all its tables."""
    if data.startswith(_MAGIC):
        with TemporaryDirectory(prefix="vigil-fair-") as folder:
            async with await Store.open(Path(folder) / "proof.sqlite3") as store:
                taken = await store.import_table(data, guild_id=1, channel_id=1)
                tables = [await store.table(id) for id in taken.tables]
                return [await audit(store, table.id, whole=True) for table in tables if table.head]
    try:
        made = msgspec.json.decode(data, type=Audit)
    except msgspec.MsgspecError as error:
        raise Unreadable(str(error)) from error
    if made.format != FORMAT:
        raise Unreadable(f"it has the form {made.format!r}, this version knows {FORMAT!r}")
    return [made]


async def prove(made: Audit) -> Proof:
    """Play a game again and compare."""
    return await asyncio.to_thread(_prove, made)


def _prove(made: Audit) -> Proof:
    proof = Proof(made.game)
    if made.game not in IDS:
        proof.problems.append(f"this version does not know the game {made.game!r}")
    elif not made.seed:
        proof.problems.append("the game is not over, and its seed is still secret")
    elif made.setup is None:
        proof.problems.append("the file does not say how the game was set up")
    elif [row.seq for row in made.rows] != list(range(1, len(made.rows) + 1)):
        proof.problems.append("rows are missing")
    else:
        _check_promise(made, proof)
        _play(made, proof)
    return proof


def _check_promise(made: Audit, proof: Proof) -> None:
    """Hold every seed to its promise: as it was published, and one that came later as it was told, too."""
    seeds, known = seeds_in_use(made), {made.seed}
    for row in made.rows:
        digest = commitment(bytes.fromhex(seeds[row.seq]))
        if row.promise and row.promise != digest:
            proof.problems.append(f"row {row.seq}: the seed is not the one that was promised")
        if seeds[row.seq] not in known and not any(digest in sentence for sentence in row.told):
            proof.problems.append(f"row {row.seq}: the new seed is not the one that was promised")
        known.add(seeds[row.seq])
    if commitment(bytes.fromhex(seeds[len(made.rows)])) != made.promise:
        proof.problems.append("the seed is not the one that was promised")


def _play(made: Audit, proof: Proof) -> None:
    if made.setup is None:
        return
    first, *rest = made.rows
    try:
        replay = Replay(game(made.game), made.setup, bytes.fromhex(made.seed))
    except Exception as error:  # noqa: BLE001 - whatever way the rules fail in is a finding
        proof.problems.append(f"the game cannot be set up: {error!r}")
        return
    _compare(made, first, replay.start, proof)
    for row in rest:
        try:
            played = replay.go_on(row.seq, row.prev or 1, row.entry)
        except Exception as error:  # noqa: BLE001
            proof.problems.append(f"row {row.seq}: it cannot be played: {error!r}")
            return
        _compare(made, row, played, proof)


def _compare(made: Audit, row: AuditRow, played: Played, proof: Proof) -> None:
    """Compare a row with what the seed gives: its numbers, its position, and what everybody was told."""
    proof.rows += 1
    proof.numbers += len(played.numbers)
    if row.numbers != played.numbers:
        proof.problems.append(f"row {row.seq}: other numbers than the seed gives")
    if row.state and (played.state is None or fingerprint(played.state) != row.state):
        proof.problems.append(f"row {row.seq}: another position than the seed gives")
    tongue = speak(made.locale)
    public = [plain(tongue.say(told(event, made.game).phrase)) for event in played.events if not event.audience]
    if row.told[len(row.told) - len(public) :] != public:
        proof.problems.append(f"row {row.seq}: something else was told than what happened")
