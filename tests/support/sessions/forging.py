"""Tools to forge a file with: each changes one thing in an honest export, and seals it again as if nothing had been."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import zstandard

from bot.engine.match import ENCODER
from bot.sessions.house import House
from bot.store import Row, Store
from bot.store.copies import exports
from bot.store.copies.exports import Export, Keyframe, SavedTable
from bot.store.file import codec
from bot.store.journal import chain
from bot.store.journal.states import MAX_DEPTH
from tests.support.sessions.players import Players

Change = Callable[[Export], Export | bytes]


async def honest(folder: Path, answers: int = 12) -> bytes:
    """The export of a short campaign."""
    async with await Store.open(folder / "honest.sqlite3") as store:
        players = await Players.sit_down(House(store))
        await players.play(answers)
        return await store.export_campaign(players.session.row.campaign_id or 0)


def sealed(body: bytes) -> bytes:
    """Put any body into a file whose digest fits."""
    return resealed(zstandard.compress(body))


def resealed(frame: bytes) -> bytes:
    """Put any frame into a file whose digest fits."""
    content = exports.MAGIC + b"\n" + frame
    return content + exports._digest(content)


def nested(depth: int = 300_000) -> bytes:
    """Lists in lists."""
    return b"\x91" * depth + b"\xc0"


def body_of(export: Export) -> Any:
    """What is in a file, as plain data."""
    return msgspec.to_builtins(export, builtin_types=(bytes,))


def written(body: Any) -> bytes:
    """A file of plain data."""
    return sealed(msgspec.msgpack.encode({"format": 1, "body": body}))


def with_table(**changed: Any) -> Change:
    """Change the first table's own record."""

    def change(export: Export) -> bytes:
        body = body_of(export)
        body["tables"][0]["table"].update(changed)
        return written(body)

    return change


def with_raw(field: str, packed: bytes) -> Change:
    """Put packed bytes in place of a part of the first table."""

    def change(export: Export) -> bytes:
        body = body_of(export)
        body["tables"][0][field] = msgspec.Raw(packed)
        return written(body)

    return change


def with_row(**changed: Any) -> Change:
    """Change the first row, and link the chain anew."""

    def change(export: Export) -> Export:
        (saved,) = export.tables
        state = codec.unpack(saved.keyframes[0].data)
        first = msgspec.structs.replace(saved.rows[0], **changed)
        return journal(export, [first], {1: state}, saved.keyframes[:1])

    return change


def with_label(label: bytes) -> Change:
    """Give the first row another label."""
    return with_row(label=label)


def with_seat(**changed: Any) -> Change:
    """Change the first seat of the first table."""

    def change(export: Export) -> bytes:
        body = body_of(export)
        body["tables"][0]["seats"][0].update(changed)
        return written(body)

    return change


def with_campaign(**changed: Any) -> Change:
    """Change the campaign's own record."""
    return lambda export: Export(export.tables, export.campaign and msgspec.structs.replace(export.campaign, **changed))


def with_roll(die: str, faces: tuple[str, ...] = ()) -> Change:
    """Let a die fall that nobody could throw."""
    return with_label(ENCODER.encode(((), (), ((die, b"\x00", "", True, faces),))))


def with_states(states: Iterable[bytes], head: int | None = None) -> Change:
    """Write a journal of nothing but states, each packed against the one before it, its chain as it should be."""

    def change(export: Export) -> Export:
        first, known, frames, rows = export.tables[0].rows[0], dict[int, bytes](), list[Keyframe](), list[Row]()
        last = b""
        for seq, state in enumerate(states, 1):
            known[seq] = state
            keyframe = (seq - 1) % (MAX_DEPTH + 1) == 0
            if keyframe:
                frames.append(Keyframe(seq, packed(state)))
            link = {"base": None if keyframe else seq - 1, "delta": None if keyframe else packed(state, last)}
            rows.append(msgspec.structs.replace(first, seq=seq, prev=seq - 1 or None, **link))
            last = state
        return journal(export, rows, known, frames, head)

    return change


PACKED: dict[tuple[bytes, bytes], bytes] = {}


def packed(state: bytes, against: bytes = b"") -> bytes:
    """Pack a state, the same one only once."""
    if (state, against) not in PACKED:
        PACKED[state, against] = codec.pack(state, against)
    return PACKED[state, against]


def journal(
    export: Export,
    rows: Iterable[Row],
    states: dict[int, bytes],
    frames: Iterable[Keyframe],
    head: int | None = None,
) -> Export:
    """Put a journal into the first table, with a hash chain that fits."""
    (saved,) = export.tables
    before, linked = chain.GENESIS, list[Row]()
    for row in rows:
        before = chain.link(before, row, states.get(row.seq))
        linked.append(msgspec.structs.replace(row, hash=before))
    table = msgspec.structs.replace(saved.table, head=len(linked) if head is None else head)
    return Export([SavedTable(table, saved.seats, linked, list(frames))], export.campaign)


def played(change: Callable[[Any], object]) -> Change:
    """Change the position itself: everything else fits it."""

    def forge(export: Export) -> Export:
        (saved,) = export.tables
        state = msgspec.msgpack.decode(codec.unpack(saved.keyframes[0].data))
        change(state)
        made = msgspec.msgpack.encode(state)
        return journal(export, saved.rows[:1], {1: made}, [Keyframe(1, codec.pack(made))])

    return forge
