"""Every game of Vigil's obeys the eight laws: every mission and number of players, random and biased by turns."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.game import Setup
from bot.games import IDS, game
from bot.laws import STRATEGIES, Book, play_through
from bot.laws.elsewhere import check_elsewhere
from bot.laws.plan import Plan, seatings, tables

GLIMPSE = 50
"""Answers given in each case of the short form."""
LONG_GAMES = 30
"""Whole games played in each case of the long form."""


def cases() -> list[Any]:
    """Give every game with its missions and numbers of players."""
    return [
        pytest.param(id, mission, count, n, id=f"{id}-{mission}-{count}")
        for id in IDS
        for n, (mission, count) in enumerate(tables(game(id)))
    ]


@pytest.fixture(scope="module")
def books() -> dict[str, Book]:
    """Give the laws of each game, so that its words are checked once."""
    return {id: Book(game(id)) for id in IDS}


@pytest.mark.parametrize(("id", "mission", "count", "n"), cases())
def test_the_laws_hold(books: dict[str, Book], id: str, mission: str, count: int, n: int, long: bool) -> None:
    played = game(id)
    seats = next(seatings(played, count, mission))
    setup = Setup(seats, mission, {switch.id: switch.default for switch in played.switches})

    for turn in range(LONG_GAMES if long else 1):
        seed = f"{id} {mission} {count} {turn}".encode().ljust(32)
        player = STRATEGIES[(n + turn) % len(STRATEGIES)](seed)
        play_through(books[id], setup, seed, player, leave=None if long else GLIMPSE)


@pytest.mark.parametrize("id", IDS)
def test_games_end_and_come_out_the_same_in_other_processes(books: dict[str, Book], id: str, long: bool) -> None:
    plan = Plan(game(id), seed=1)
    played = [play_through(books[id], *plan.next(), restore=False) for _ in range(100 if long else 6)]

    assert all(each.outcome for each in played)
    check_elsewhere(game(id), [each.record for each in played[:20]])


@pytest.mark.parametrize("id", IDS)
def test_something_hidden_was_changed(books: dict[str, Book], id: str) -> None:
    """Without a veil that changes something, law 4 proves nothing."""
    trial = Plan(game(id), seed=1).next()

    assert play_through(books[id], *trial, leave=2 * GLIMPSE).veiled
