"""The registry of open desks: what is too old, or too much, is let go."""

from __future__ import annotations

import time

import pytest

from cogs.panel import desks
from cogs.panel.desks import Desks


async def change(**_: object) -> None:
    """Stand for the way to edit a message."""


def test_desks_are_remembered_by_table_for_as_long_as_their_tokens_last(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    kept = Desks()
    kept.keep(1, 7, "mara", "en-US", change)  # type: ignore[arg-type]
    kept.keep(2, 7, "ivo", "en-US", change)  # type: ignore[arg-type]
    assert [(desk.user_id, desk.seat) for desk in kept.of(1)] == [(7, "mara")]
    now += desks.TOKEN_SECONDS - 1
    assert kept.of(1)
    now += 2
    assert kept.of(1) == []


def test_the_oldest_desks_and_tables_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "TABLES", 3)
    kept = Desks()
    for user in range(desks.MOST + 5):
        kept.keep(1, user, "mara", "en-US", change)  # type: ignore[arg-type]
    assert [desk.user_id for desk in kept.of(1)] == list(range(5, desks.MOST + 5))
    for table in (2, 3, 4):
        kept.keep(table, 1, "mara", "en-US", change)  # type: ignore[arg-type]
    assert (len(kept.of(1)), len(kept.of(4))) == (0, 1)
