"""One aiosqlite connection that runs whole transactions in a single hop to its thread.

aiosqlite hands every statement to the connection's thread and waits for it: an insert, an update and a commit are three
trips there and back, and between two of them another task may slip in a statement of its own. It has no public call for
"run this function over there", so the subclass below uses the same queue as its own methods do. One trip per
transaction is the fastest commit aiosqlite can give, and since the thread runs one function at a time, transactions of
different tasks never mix.

A task that is cancelled while it waits does not stop the function: the transaction still commits or rolls back whole.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

import aiosqlite

from bot.store.errors import StoreClosed, StoreError, translate

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[Concatenate[sqlite3.Connection, P], T]


class Connection(aiosqlite.Connection):
    """An aiosqlite connection to one database file, with whole transactions as its unit of work."""

    def __init__(self, path: Path, *, busy_timeout: float) -> None:
        self.path = path
        self._stopped: asyncio.Future[Any] | None = None

        def connect() -> sqlite3.Connection:
            """Open the file on the connection's own thread; transactions are begun by hand."""
            return sqlite3.connect(path, timeout=busy_timeout, isolation_level=None)

        super().__init__(connect, iter_chunk_size=64)
        # A program that fails before it closes the store must still end; SQLite takes that as it takes a crash.
        self._thread.daemon = True

    @classmethod
    async def open(cls, path: Path, *, busy_timeout: float) -> Self:
        """Start the thread and open the file."""
        connection = cls(path, busy_timeout=busy_timeout)
        try:
            with translated():
                await connection
        except StoreError:
            # aiosqlite stops the thread but does not wait for it, which would then speak to a loop that has closed.
            if connection._stopped is not None:
                await connection._stopped
            raise
        return connection

    def stop(self) -> asyncio.Future[Any] | None:
        """Stop the thread, and remember its last word."""
        self._stopped = super().stop()
        return self._stopped

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` over one unchanging picture of the database."""
        return await self.run(_within, reading, work, args, kwargs)

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` as one transaction: all of it is kept, durably, or nothing."""
        return await self.run(_within, writing, work, args, kwargs)

    async def write_meanwhile(
        self, committing: Callable[[], None], work: Work[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run `work` as one transaction, and call `committing` on the loop while the disk makes it durable.

        That is when the thread needs no interpreter, so whatever is done then costs nobody any time.
        """
        loop = asyncio.get_running_loop()

        def telling(db: sqlite3.Connection) -> T:
            done = work(db, *args, **kwargs)
            loop.call_soon_threadsafe(committing)
            return done

        return await self.write(telling)

    async def run(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` on the connection's thread, outside a transaction."""
        if self._connection is None:
            raise StoreClosed("the store is closed")
        with translated():
            result: T = await self._execute(work, self._conn, *args, **kwargs)  # type: ignore[no-untyped-call]
        return result

    async def read_aside(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a long `work` on a connection and thread of its own, so that no answer waits for it."""
        return await asyncio.to_thread(lambda: read_at(self.path, work, *args, **kwargs))


@contextmanager
def translated() -> Iterator[None]:
    """Let only the store's own errors out."""
    try:
        yield
    except (sqlite3.Error, OSError, OverflowError, UnicodeEncodeError) as error:
        raise translate(error) from error


@contextmanager
def writing(db: sqlite3.Connection) -> Iterator[None]:
    """Commit what happens inside; on any failure roll back, so that the connection stays usable."""
    with reading(db, "BEGIN IMMEDIATE"):
        yield
        db.execute("COMMIT")


@contextmanager
def reading(db: sqlite3.Connection, begin: str = "BEGIN") -> Iterator[None]:
    """Show one unchanging picture of the database, and keep nothing that is not committed inside."""
    db.execute(begin)
    try:
        yield
    finally:
        # After some errors, a full disk among them, SQLite has already rolled back by itself.
        if db.in_transaction:
            db.execute("ROLLBACK")


def _within(
    db: sqlite3.Connection,
    scope: Callable[[sqlite3.Connection], AbstractContextManager[None]],
    work: Work[..., T],
    args: Any,
    kwargs: Any,
) -> T:
    """Run `work` inside a transaction."""
    with scope(db):
        return work(db, *args, **kwargs)


def read_at(path: Path, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run `work` on a fresh read-only connection, in whatever thread or process this is."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with translated(), closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as db:
        return _within(db, reading, work, args, kwargs)
