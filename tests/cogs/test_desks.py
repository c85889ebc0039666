"""The registry of open desks: what is too old, or too much, is let go."""

from __future__ import annotations

import time
from typing import Any, cast

import discord
import pytest

from cogs.panel import desks
from cogs.panel.desks import Desk, Desks
from cogs.replying import Alone


def desk(message_id: int, user_id: int = 7, seat: str = "mara") -> Desk:
    """Make a desk that was opened on this message."""
    return Desk(user_id, seat, "en-US", Alone(cast("discord.Interaction[Any]", None), message_id))


def test_desks_are_remembered_by_table_for_as_long_as_their_tokens_last(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    kept = Desks()
    kept.keep(1, desk(1))
    kept.keep(2, desk(2, seat="ivo"))
    assert [(each.user_id, each.seat) for each in kept.of(1)] == [(7, "mara")]
    now += desks.TOKEN_SECONDS - 1
    assert kept.of(1)
    now += 2
    assert kept.of(1) == []


def test_the_oldest_desks_and_tables_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "TABLES", 3)
    kept = Desks()
    for user in range(desks.MOST + 5):
        kept.keep(1, desk(100 + user, user))
    assert [each.user_id for each in kept.of(1)] == list(range(5, desks.MOST + 5))
    for table in (2, 3, 4):
        kept.keep(table, desk(table))
    assert (len(kept.of(1)), len(kept.of(4))) == (0, 1)


def test_a_desk_is_remembered_once_wherever_it_stands_by_now() -> None:
    kept, first, second, turned = Desks(), desk(5), desk(5), desk(5, seat="ivo")
    for each in (first, turned, second):
        kept.keep(1, each)
    assert kept.of(1) == [turned, second], "a message shows a seat again when that is asked"
    assert [kept.overtaken(1, each) for each in (first, turned, second)] == [True, False, False]
    for old, new in ((5, 9), (9, 12)):
        moved = Alone(cast("discord.Interaction[Any]", None), new)
        kept.moved(old, moved)
        assert kept.present(first.alone) is kept.present(second.alone) is moved
    last = desk(12)
    kept.keep(1, last)
    assert kept.of(1) == [turned, last]


def test_what_is_forgotten_is_no_desk_that_was_opened_meanwhile() -> None:
    kept, first, second = Desks(), desk(5), desk(6)
    kept.keep(1, first)
    kept.keep(1, second)
    kept.forget(1, [first])
    assert kept.of(1) == [second]
