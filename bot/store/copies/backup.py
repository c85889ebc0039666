"""A copy of the whole database, taken while tables are being played."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

Progress = Callable[[int, int], None]
"""Called with the pages copied so far and the pages in all."""

_PAGES_A_STEP = 256


def backup(db: sqlite3.Connection, target: Path, progress: Progress | None) -> None:
    """Copy what `db` sees to a single file; whatever stood there is replaced only by a finished copy.

    `db` must be inside a read transaction. That pins what it sees, so the copy need not start over whenever an answer
    is written meanwhile.
    """
    db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            db.backup(copy, pages=_PAGES_A_STEP, progress=_reporter(progress), sleep=0)
            # The copy inherits the write-ahead log; without it, the backup is one file that can be carried anywhere.
            copy.execute("PRAGMA journal_mode = DELETE")
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _reporter(progress: Progress | None) -> Callable[[int, int, int], None] | None:
    """Translate SQLite's count of pages left into pages done."""
    if progress is None:
        return None

    def report(_status: int, remaining: int, total: int) -> None:
        progress(total - remaining, total)

    return report
