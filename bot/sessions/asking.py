"""Questions that are on their way to a table's people: what stands nowhere yet is not what a crash left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Asking:
    """The tables that are being asked for a vote or a petition right now: it is kept, and not yet shown."""

    def __init__(self) -> None:
        self._tables = Counter[int]()

    def __contains__(self, table_id: int) -> bool:
        return self._tables[table_id] > 0

    @contextmanager
    def at(self, table_id: int) -> Iterator[None]:
        """Ask a table something, from before it is kept until it is known where it stands."""
        self._tables[table_id] += 1
        try:
            yield
        finally:
            self._tables[table_id] -= 1
            self._tables += Counter()  # whoever is asked no more is forgotten
