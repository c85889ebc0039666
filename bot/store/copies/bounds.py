"""What a file from elsewhere may hold at most. Each bound is many times what a campaign of months comes to.

A campaign of ten thousand answers has ten thousand rows of some 400 bytes, and states of 5 to 11 KB that come to
50 MB when all of them are unpacked. Whatever can be known without unpacking is refused before anything is unpacked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Raw

from bot.store.errors import BadExport
from bot.store.file import codec
from bot.store.journal import chain
from bot.store.journal.states import MAX_DEPTH
from bot.store.rows import Record, Row

UNPACKED_LIMIT = 32 * 1024 * 1024
"""Bytes of a file once it is decompressed."""
MOST_TABLES = 500
MOST_ROWS = 100_000
"""Of all tables together."""
MOST_SEATS = 64
LONGEST_FIELD = 64 * 1024
"""Bytes of a name, a campaign's sheet, or anything else that a table or a campaign has once."""
LONGEST_ROW = 64 * 1024
"""Bytes of a row as it is packed; the longest of any game so far has 3 KB."""
LARGEST_STATE = 256 * 1024
MOST_STATES = 512 * 1024 * 1024
"""Bytes of all states together, each as often as it is unpacked."""
FARTHEST = 1000
"""Rows between a position and the checkpoint that it is restored from."""


def check_fields(record: Record) -> None:
    """Refuse what has a field that no honest file has so long."""
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if isinstance(value, str | bytes) and len(value) > LONGEST_FIELD:
            raise BadExport("too-large", f"{len(value)} bytes of {name}")


def within(packed: Sequence[Raw], most: int) -> Iterator[Raw]:
    """Pass on what is packed, as long as none of it is larger than it may be."""
    for each in packed:
        if (size := memoryview(each).nbytes) > most:
            raise BadExport("too-large", f"{size} bytes where {most} are the most")
        yield each


class StateBound:
    """Adds up what the states of a file come to, by what their frames say of themselves."""

    def __init__(self) -> None:
        self.total = 0

    def add(self, frame: bytes) -> None:
        """Count one state in."""
        size = codec.size_of(frame)
        if size is None:
            raise BadExport("damaged", "a state does not say how large it is")
        self.total += size
        if size > LARGEST_STATE or self.total > MOST_STATES:
            raise BadExport("too-large", f"a state of {size} bytes, {self.total} in all")


def bounded_rows(rows: Iterable[Row], states: StateBound) -> Iterator[Row]:
    """Pass rows on, each once it is within bounds: its state, and how far it is from what it rests on."""
    steps, depths, before = {0: 0}, {0: 0}, chain.GENESIS
    for row in rows:
        # Where no state has to be unpacked for it, the chain is followed at once: the first fault ends the reading.
        if not row.has_state and row.hash != chain.link(before, row, None):
            raise BadExport("damaged", f"row {row.seq}: the hash does not fit the row")
        before = row.hash
        if row.delta is not None:
            states.add(row.delta)
        # A row that follows or rests on one that does not come before it is refused later, by its links.
        depths[row.seq] = depths.get(row.base or 0, 0) + (row.delta is not None) if row.base else 0
        steps[row.seq] = 0 if row.has_state else steps.get(row.prev or 0, 0) + 1
        if depths[row.seq] > MAX_DEPTH or steps[row.seq] > FARTHEST:
            raise BadExport("damaged", f"row {row.seq} is too far from the state it rests on")
        yield row
