"""Boards of squares."""

from __future__ import annotations

from bot.engine.boards.squares import chequered, squares


def test_squares_are_named_by_column_and_row() -> None:
    assert squares(3, 2) == {"A1": (0, 0), "B1": (1, 0), "C1": (2, 0), "A2": (0, 1), "B2": (1, 1), "C2": (2, 1)}


def test_squares_of_a_board_lie_side_by_side() -> None:
    one, other = chequered(2, 1).areas

    assert (one.id, other.id) == ("A1", "B1")
    assert set(one.outline) & set(other.outline) == {(1.0, -1.0), (1.0, 1.0)}
