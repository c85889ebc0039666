"""Everything the store raises, and the one place where SQLite's errors become ours."""

from __future__ import annotations

import sqlite3
from typing import Any, Literal

BadExportReason = Literal["foreign", "newer", "damaged", "too-large", "too-slow", "unknown-game", "names-people"]

_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_UNWRITABLE = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_AUTH,
    sqlite3.SQLITE_NOLFS,
    sqlite3.SQLITE_NOMEM,
}
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}
_PRIMARY_CODE = 0xFF
"""SQLite's extended codes keep the primary code in their lowest byte."""


class StoreError(Exception):
    """Anything that went wrong in the store."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Say how to make it again: it may be raised in another process, and some are not made from their message."""
        return _again, (type(self), self.args, self.__dict__)


class StoreClosed(StoreError):
    """The store was used after it was closed."""


class StoreTooNew(StoreError):
    """The database was written by a newer Vigil; it has been left as it was."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database has schema {found}, this version knows {known}")
        self.found = found
        self.known = known


class StoreForeign(StoreError):
    """The database belongs to another program; it has been left as it was."""


class StoreBusy(StoreError):
    """Another process holds the database; nothing was applied, and trying again is right."""


class StoreFull(StoreError):
    """The disk is full, read-only or failing; nothing was applied."""


class StoreRefused(StoreError):
    """What was asked would break a rule of the store; nothing was applied."""


class ChannelTaken(StoreRefused):
    """The channel already has a table that is neither parked nor closed."""


class TooManyTables(StoreRefused):
    """A person or a server has as many open tables as they may."""

    def __init__(self, whose: Literal["person", "server"], most: int) -> None:
        super().__init__(f"the {whose} has {most} open tables already")
        self.whose = whose
        self.most = most


class TooMuchBroughtIn(StoreRefused):
    """A server has brought in as much as it may for now."""

    def __init__(self, wait: int) -> None:
        super().__init__(f"the server may bring this in after {wait} ms")
        self.wait = wait
        """Milliseconds until this could be brought in."""


class StoreConflict(StoreError):
    """Somebody else wrote to the table first."""

    def __init__(self, table_id: int, expected: int, found: int) -> None:
        super().__init__(f"table {table_id} is at row {found}, not {expected}")
        self.table_id = table_id
        self.expected = expected
        self.found = found


class StoreDamaged(StoreError):
    """Stored bytes are not what was written; `table_id` and `seq` say where, as far as that is known."""

    def __init__(self, table_id: int | None, seq: int | None, what: str) -> None:
        super().__init__(f"table {table_id}, row {seq}: {what}")
        self.table_id = table_id
        self.seq = seq
        self.what = what


class NoSuchTable(StoreError):
    """There is no table of this id."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"no table {table_id}")
        self.table_id = table_id


class NoSuchRow(StoreError):
    """The table has no journal row of this number."""

    def __init__(self, table_id: int, seq: int) -> None:
        super().__init__(f"table {table_id} has no row {seq}")
        self.table_id = table_id
        self.seq = seq


class NoSuchCampaign(StoreError):
    """There is no campaign of this id."""

    def __init__(self, campaign_id: int) -> None:
        super().__init__(f"no campaign {campaign_id}")
        self.campaign_id = campaign_id


class BadExport(StoreError):
    """A file offered for import was refused; nothing of it was imported."""

    def __init__(self, reason: BadExportReason, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


def _again(kind: type[StoreError], args: tuple[Any, ...], fields: dict[str, Any]) -> StoreError:
    """Make an error as it was."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error


def translate(error: sqlite3.Error | OSError | OverflowError | UnicodeEncodeError) -> StoreError:
    """Turn what SQLite or the file system raised into an error of the store."""
    if isinstance(error, OSError):
        return StoreFull(str(error))
    if not isinstance(error, sqlite3.Error):
        return StoreRefused(f"SQLite cannot hold this value: {error}")
    # A text that is no UTF-8 is noticed by Python's module, not by SQLite, and so carries no code.
    code = getattr(error, "sqlite_errorcode", None)
    if isinstance(error, sqlite3.ProgrammingError) and "closed" in str(error):
        return StoreClosed(str(error))
    if code is None:
        return StoreDamaged(None, None, str(error)) if isinstance(error, sqlite3.OperationalError) else _plain(error)
    match code & _PRIMARY_CODE:
        case primary if primary in _BUSY:
            return StoreBusy(str(error))
        case primary if primary in _UNWRITABLE:
            return StoreFull(str(error))
        case primary if primary in _DAMAGED:
            return StoreDamaged(None, None, str(error))
        case sqlite3.SQLITE_CONSTRAINT:
            return ChannelTaken(str(error)) if "tables.channel_id" in str(error) else StoreRefused(str(error))
    return _plain(error)


def _plain(error: sqlite3.Error) -> StoreError:
    """Wrap an error that has no class of its own."""
    return StoreError(str(error))
