"""How an attack is told: who does what to whom, and what the die shows."""

from __future__ import annotations

import pytest

from bot.engine.words import Value
from bot.text import tongue

EN = tongue("en")


@pytest.mark.parametrize(
    ("told", "args", "words"),
    [
        ("struck", {"target": "adult.1", "die": "adult"}, "Captain strikes at Adult 1 and rolls “Adult”."),
        (
            "shot",
            {"weapon": "laser", "target": "adult.1", "die": "double", "ammo": 2},
            "Captain fires laser at Adult 1 and rolls “Double hit”; 2 ammo left.",
        ),
        ("reshot", {"die": "blank"}, "The second roll shows “Blank”."),
        ("reshot-by", {"by": "Scout", "die": "hit"}, "Scout lets Captain roll again, and it shows “Hit”."),
    ],
)
def test_an_attack_is_told_with_its_roll(told: str, args: dict[str, Value], words: str) -> None:
    assert EN.t(f"nemesis-event-{told}", who="captain", **args) == words
