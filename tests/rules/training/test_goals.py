"""How the keepers win, in a line for each mission."""

from __future__ import annotations

import pytest

from bot.engine.game import Setup
from bot.games.training import GAME
from bot.text import tongue


@pytest.mark.parametrize(
    ("mission", "line"), [("first-light", "holds 6 oil, by the end of round 6"), ("until-dawn", "burns after round 5")]
)
def test_the_line_names_what_the_mission_asks(mission: str, line: str) -> None:
    g = GAME.rules.setup(Setup(("mara", "ivo"), mission), bytes(32))
    aim = GAME.look.goal(GAME.look.view(g, None))
    assert aim
    assert line in tongue("en").say(aim)
