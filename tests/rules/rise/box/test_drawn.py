"""What is drawn is what it costs."""

from __future__ import annotations

import pytest

from bot.games.rise.box.missions.sheet import MISSIONS


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_hexes_that_cost_two_are_drawn_as_rubble_and_no_others(mission: str) -> None:
    cells = MISSIONS[mission].ground.cells.values()

    assert {cell.name for cell in cells if cell.ground == "rubble"} == {
        cell.name for cell in cells if cell.printed == "yellow" and not cell.solid
    }
