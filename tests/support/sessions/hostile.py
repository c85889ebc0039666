"""Files that were made to hurt: each is built from an honest export, and each must be refused.

`python -m tests.support.sessions.hostile` measures how long each is looked at, and how much memory that takes.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

import msgspec
import zstandard

from bot.engine.endings import Epilogue
from bot.engine.match import ENCODER
from bot.engine.words import Phrase
from bot.games import IDS, game
from bot.sessions.past import proof
from bot.sessions.telling.story import Label
from bot.sessions.workshop import Workshop
from bot.store import BadExport, Row, Seat
from bot.store.copies import bounds, exports
from bot.store.copies.exports import Export, Keyframe, SavedTable
from bot.store.file import codec
from bot.store.journal.states import MAX_DEPTH
from tests.support.sessions.forging import (
    Change,
    body_of,
    honest,
    journal,
    nested,
    packed,
    played,
    resealed,
    sealed,
    with_campaign,
    with_label,
    with_raw,
    with_roll,
    with_row,
    with_seat,
    with_states,
    with_table,
    written,
)

SECONDS, MEGABYTES = 1.0, 100
"""What looking at one file may take at most."""
REAL = 1 << 60
"""An id as Discord gives them."""


def thrashing(export: Export) -> Export:
    """Two long chains of large states, and rows that rest on all of them in turn: none is ever at hand."""
    first, size = export.tables[0].rows[0], bounds.LARGEST_STATE
    depth = MAX_DEPTH - 1
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


LARGE = bytes(bounds.LARGEST_STATE)


def told(*ids: str) -> Epilogue:
    """An epilogue of such sentences."""
    return Epilogue(tuple(map(Phrase, ids)))


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
    "an end told in no words": (with_label(ENCODER.encode(Label(epilogue=told("not an id")))), "damaged"),
    "an end told for ever": (with_label(ENCODER.encode(Label(epilogue=told(*["training-title"] * 501)))), "too-large"),
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
