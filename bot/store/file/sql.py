"""Statements built from the records, so that a column is named once. Only names from the code ever enter the text."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET


def select(record: type[msgspec.Struct], table: str) -> str:
    """A SELECT of the record's columns in its order, ready for a WHERE."""
    return f"SELECT {', '.join(record.__struct_fields__)} FROM {table} "  # noqa: S608


def insert(record: type[msgspec.Struct], table: str, *more: str) -> str:
    """An INSERT of `more` columns and then the record's."""
    columns = (*more, *record.__struct_fields__)
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608


def add(db: sqlite3.Connection, statement: str, values: Iterable[Any]) -> int:
    """Insert one row and give the id it got."""
    return int(db.execute(statement, tuple(values)).lastrowid or 0)


def update(table: str, columns: dict[str, Any]) -> str:
    """An UPDATE by id of these columns."""
    return f"UPDATE {table} SET {', '.join(f'{name} = ?' for name in columns)} WHERE id = ?"  # noqa: S608


def given(changes: msgspec.Struct) -> dict[str, Any]:
    """The columns that a set of changes names."""
    named = ((name, getattr(changes, name)) for name in changes.__struct_fields__)
    return {name: value for name, value in named if value is not UNSET}
