"""Files that were made to hurt: each is built from an honest export, and each must be refused.

`python -m tests.support.sessions.hostile` measures how long each is looked at, and how much memory that takes.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import zstandard

from bot.engine.match import ENCODER
from bot.games import IDS, game
from bot.sessions.house import House
from bot.sessions.past import proof
from bot.sessions.story import Label
from bot.sessions.workshop import Workshop
from bot.store import BadExport, Row, Seat, Store
from bot.store.copies import bounds, exports
from bot.store.copies.exports import Export, Keyframe, SavedTable
from bot.store.file import codec
from bot.store.journal import chain
from bot.store.journal.states import MAX_DEPTH
from tests.support.sessions.players import Players

SECONDS, MEGABYTES = 1.0, 100
"""What looking at one file may take at most."""
REAL = 1 << 60
"""An id as Discord gives them."""

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
            keyframe = (seq - 1) % (codec_depth() + 1) == 0
            if keyframe:
                frames.append(Keyframe(seq, packed(state)))
            link = {"base": None if keyframe else seq - 1, "delta": None if keyframe else packed(state, last)}
            rows.append(msgspec.structs.replace(first, seq=seq, prev=seq - 1 or None, **link))
            last = state
        return journal(export, rows, known, frames, head)

    return change


def codec_depth() -> int:
    """How many deltas lie between two keyframes at most."""
    return MAX_DEPTH


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


def thrashing(export: Export) -> Export:
    """Two long chains of large states, and rows that rest on all of them in turn: none is ever at hand."""
    first, size = export.tables[0].rows[0], bounds.LARGEST_STATE
    depth = codec_depth() - 1
    states = [bytes([number]) * size for number in range(2)]
    rows, frames, known = list[Row](), list[Keyframe](), dict[int, bytes]()
    for number, state in enumerate(states):
        start = number * (depth + 1) + 1
        frames.append(Keyframe(start, packed(state)))
        for seq in range(start, start + depth + 1):
            based = {"base": None, "delta": None} if seq == start else {"base": seq - 1, "delta": packed(state, state)}
            rows.append(msgspec.structs.replace(first, seq=seq, prev=seq - 1 or None, **based))
            known[seq] = state
    for turn in range(1500):
        seq, prev = len(rows) + 1, turn * 7 % (2 * (depth + 1)) + 1
        state = known[prev]
        rows.append(msgspec.structs.replace(first, seq=seq, prev=prev, base=prev, delta=packed(state, state)))
        known[seq] = state
    return journal(export, rows, known, frames)


def deep(export: Export) -> Export:
    """One keyframe, and thousands of deltas upon it."""
    first, state = export.tables[0].rows[0], bytes(1000)
    rows = [
        msgspec.structs.replace(
            first,
            seq=seq,
            prev=seq - 1 or None,
            base=seq - 1 or None,
            delta=packed(state, state) if seq > 1 else None,
        )
        for seq in range(1, 20_001)
    ]
    return journal(export, rows, dict.fromkeys(range(1, 20_001), state), [Keyframe(1, packed(state))])


def far(export: Export) -> Export:
    """Thousands of answers after the last checkpoint."""
    (saved,) = export.tables
    first, state = saved.rows[0], codec.unpack(saved.keyframes[0].data)
    later = (msgspec.structs.replace(first, seq=seq, prev=seq - 1, base=1) for seq in range(2, 20_001))
    return journal(export, [first, *later], {1: state}, saved.keyframes[:1])


def wrong_hashes(export: Export) -> Export:
    """Tens of thousands of rows of which none fits the one before it."""
    (saved,) = export.tables
    first = saved.rows[0]
    rows = [first, *(msgspec.structs.replace(first, seq=n, prev=1, base=1, hash=b"?" * 16) for n in range(2, 60_001))]
    table = msgspec.structs.replace(saved.table, head=len(rows))
    return Export([SavedTable(table, saved.seats, rows, saved.keyframes[:1])], export.campaign)


def too_many_rows(export: Export) -> Export:
    """More rows than any campaign has."""
    (saved,) = export.tables
    bare = msgspec.structs.replace(saved.rows[0], label=None, entry=None)
    rows = [bare] * (bounds.MOST_ROWS + 1)
    return Export([SavedTable(saved.table, saved.seats, rows, saved.keyframes[:1])], export.campaign)


def many_full_tables(export: Export) -> Export:
    """Tables whose rows are few each and too many together."""
    (saved,) = export.tables
    bare = msgspec.structs.replace(saved.rows[0], label=None, entry=None)
    each = SavedTable(saved.table, saved.seats, [bare] * 400, [])
    return Export([each] * 300, export.campaign)


def unsized(export: Export) -> Export:
    """A state whose frame does not say how large it is."""
    parameters = zstandard.ZstdCompressionParameters(
        compression_level=5, format=zstandard.FORMAT_ZSTD1_MAGICLESS, write_content_size=False
    )
    frame = zstandard.ZstdCompressor(compression_params=parameters).compress(bytes(900_000))
    return _first_state(export, frame + codec._crc(frame), bytes(900_000))


def lying(export: Export) -> Export:
    """A state whose frame says less than it holds."""
    frame = bytearray(codec.pack(bytes(5000))[:-4])
    place = frame.index((5000 - 256).to_bytes(2, "little"))
    frame[place : place + 2] = (100).to_bytes(2, "little")
    return _first_state(export, bytes(frame) + codec._crc(bytes(frame)), bytes(5000))


def _first_state(export: Export, frame: bytes, state: bytes) -> Export:
    return journal(export, export.tables[0].rows[:1], {1: state}, [Keyframe(1, frame)])


def huge_state(export: Export) -> Export:
    """A state of 16 MB in a frame of a few hundred bytes, in every one of a thousand rows."""
    big = zstandard.ZstdCompressionParameters(
        compression_level=5, format=zstandard.FORMAT_ZSTD1_MAGICLESS, write_content_size=True
    )
    frame = zstandard.ZstdCompressor(compression_params=big).compress(bytes(16 * 1024 * 1024))
    first = export.tables[0].rows[0]
    delta = frame + codec._crc(frame)
    rows = [first, *(msgspec.structs.replace(first, seq=n, prev=n - 1, base=n - 1, delta=delta) for n in range(2, 999))]
    return Export([SavedTable(export.tables[0].table, [], rows, [Keyframe(1, delta)])], export.campaign)


def played(change: Callable[[Any], object]) -> Change:
    """Change the position itself: everything else fits it."""

    def forge(export: Export) -> Export:
        (saved,) = export.tables
        state = msgspec.msgpack.decode(codec.unpack(saved.keyframes[0].data))
        change(state)
        made = msgspec.msgpack.encode(state)
        return journal(export, saved.rows[:1], {1: made}, [Keyframe(1, codec.pack(made))])

    return forge


LARGE = bytes(bounds.LARGEST_STATE)
HOSTILE: dict[str, tuple[Change, str]] = {
    "a state of 16 MB in every row": (huge_state, "too-large"),
    "a state somewhat too large": (with_states([bytes(bounds.LARGEST_STATE + 1)]), "too-large"),
    "as many large states as fit": (with_states([LARGE] * 2100), "too-large"),
    "states that are never at hand": (thrashing, "too-large"),
    "a state that does not say its size": (unsized, "damaged"),
    "a state that lies about its size": (lying, "damaged"),
    "a delta upon a delta upon a delta": (deep, "damaged"),
    "a checkpoint far away": (far, "damaged"),
    "no hash that fits": (wrong_hashes, "damaged"),
    "too many rows": (too_many_rows, "too-large"),
    "too many rows in all tables": (many_full_tables, "too-large"),
    "four billion rows announced": (with_raw("rows", b"\xdd\xff\xff\xff\xff"), "damaged"),
    "rows of one byte": (with_raw("rows", b"\xdd" + (20_000_000).to_bytes(4, "big") + bytes(20_000_000)), "damaged"),
    "seats without end": (with_raw("seats", b"\xdd" + (9_000_000).to_bytes(4, "big") + bytes(9_000_000)), "damaged"),
    "keyframes of nothing": (
        with_raw("keyframes", b"\xdd\x00\x02\xff\xff" + b"\x82\xa3seq\x01\xa4data\xc4\x00" * 196607),
        "damaged",
    ),
    "tables without end": (lambda export: written({**body_of(export), "tables": [0] * 5_000_000}), "damaged"),
    "lists in lists": (lambda _: sealed(b"\x82\xa6format\x01\xa4body" + nested()), "damaged"),
    "lists in lists for a row": (with_raw("rows", b"\x91" + nested()), "damaged"),
    "lists in lists for a label": (with_label(nested(60_000)), "damaged"),
    "lists in lists for an answer": (with_row(entry=nested(60_000)), "damaged"),
    "lists in lists for a state": (with_states([nested(200_000)]), "damaged"),
    "lists in lists for options": (with_table(options=b"[" * 60_000), "damaged"),
    "a label without end": (with_label(bytes(bounds.LONGEST_ROW)), "too-large"),
    "a name without end": (with_table(mission="x" * 20_000_000), "too-large"),
    "a die of a billion faces": (with_roll("d1000000000"), "damaged"),
    "a die with a billion on it": (with_roll("odd", ("1", "999999999")), "damaged"),
    "a die with a thousand faces": (with_roll("odd", ("1",) * 1000), "damaged"),
    "an answer that tells too much": (with_label(ENCODER.encode(((("story-dice-anew",),) * 5000,))), "too-large"),
    "a journal that ends elsewhere": (with_table(head=2**62), "damaged"),
    "numbers that SQLite cannot hold": (with_table(created_at=2**64 - 1), "damaged"),
    "an answer before all time": (with_row(at=-(2**62)), "damaged"),
    "an answer after all time": (with_row(at=2**62), "damaged"),
    "a table from the end of time": (with_table(created_at=2**62), "damaged"),
    "a campaign from the end of time": (with_campaign(created_at=2**62), "damaged"),
    "an answer of somebody real": (with_row(user_id=REAL), "names-people"),
    "a seat of somebody real": (with_seat(user_id=REAL), "names-people"),
    "every seat held before by somebody real": (
        with_label(ENCODER.encode(Label(before=tuple(Seat(id, 0, "person", REAL, "Ada") for id in ("mara", "ivo"))))),
        "names-people",
    ),
    "a table handed to somebody real": (with_label(ENCODER.encode(Label(heir=REAL))), "names-people"),
    "a sentence that forges the log": (with_label(ENCODER.encode(((({"id": "x\nERROR all is lost"},),),))), "damaged"),
    "a frame of zeros": (lambda _: sealed(bytes(bounds.UNPACKED_LIMIT + 1)), "too-large"),
    "a frame of zeros that just fits": (lambda _: sealed(bytes(bounds.UNPACKED_LIMIT)), "damaged"),
    "a frame that does not say its size": (
        lambda _: resealed(zstandard.ZstdCompressor(write_content_size=False).compress(bytes(10**8))),
        "too-large",
    ),
    "a frame that says four terabytes": (
        lambda _: resealed(zstandard.FRAME_HEADER + b"\xe0" + (2**42).to_bytes(8, "little") + bytes(100)),
        "too-large",
    ),
    "a sea of shades": (
        played(lambda state: state.update(shades=[{"id": f"s{n}", "at": "A1"} for n in range(9000)])),
        "too-large",
    ),
    "a round that is none": (played(lambda state: state.update(round="first")), "damaged"),
}


def make(name: str, data: bytes) -> bytes:
    """Make a hostile file of an honest one."""
    made = HOSTILE[name][0](exports.decode(data))
    return made if isinstance(made, bytes) else exports.encode(made)


def looked_at(data: bytes) -> tuple[str, float, int]:
    """Look at a file here; gives the reason, the seconds of the processor, and the kilobytes this process grew by."""
    import resource

    before, began = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
    try:
        exports.prove(data, proof.check)
        reason = "taken in"
    except BadExport as error:
        reason = error.reason
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return reason, time.process_time() - began, after - before


def ready() -> None:
    """Import all that a check needs, as a hand that has worked before has done."""
    for id in IDS:
        game(id)


async def measure() -> int:
    """Look at every file in a process of its own, and print what that took; 1 if anything took too much."""
    from tests.support.sessions.forged import FORGED, forged

    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        data = await honest(Path(folder))
    files = {name: (partial(make, name, data), wanted) for name, (_, wanted) in HOSTILE.items()}
    files |= {name: (partial(forged, name), "damaged") for name in FORGED}
    for name, (making, wanted) in files.items():
        file = making()
        async with Workshop(1) as workshop:
            await workshop.do(ready)
            began = time.perf_counter()
            reason, inside, grown = await workshop.do(looked_at, file)
            seconds = time.perf_counter() - began
        good = reason == wanted and inside < SECONDS and grown < MEGABYTES * 1024
        failed += not good
        sys.stdout.write(
            f"{'ok ' if good else 'BAD'} {len(file):>9} bytes  {inside:5.2f} s  {seconds:5.2f} s in all "
            f"{grown / 1024:6.1f} MB  {reason:10} {name}\n"
        )
    sys.stdout.write(f"{len(files)} files, {failed} took too much or were not refused as they should be.\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(measure()))
