"""Every option says what it does before it is chosen, in a line that no menu cuts."""

from __future__ import annotations

import pytest

from bot.engine.game import Setup
from bot.games import game
from bot.text import tongue
from cogs.face.words import CHOICE
from tests.support.told import questions

EN = tongue("en")
TABLES = [
    ("nemesis", Setup(("blue", "orange", "green"), "crew"), 1),
    ("nemesis", Setup(("blue", "orange"), "coop"), 2),
    ("nemesis", Setup(("blue", "orange", "green", "purple"), "crew", {"intruder-player": "on"}), 3),
    ("salvation", Setup(("skynet", "resistance"), "war", {"terrain": "on"}), 1),
    ("salvation", Setup(("skynet", "resistance", "commander"), "war", {"storm-roll": "on"}), 2),
]


@pytest.mark.parametrize(("of", "setup", "seed"), TABLES)
def test_every_option_says_what_it_does_and_no_menu_cuts_it(of: str, setup: Setup, seed: int) -> None:
    played = game(of)
    silent, cut = set[str](), set[str]()
    for view, ask in questions(played, setup, bytes([seed]) * 32):
        for option in ask.options:
            effect = played.look.effect(view, ask, option)
            told = EN.say(effect) if effect else EN.about(of, option.verb, option.args)
            if not told:
                silent.add(f"{ask.prompt}: {option.key}")
            if len(told) > CHOICE:
                cut.add(told)
    assert not silent
    assert not cut
