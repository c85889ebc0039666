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


LOSES = {"discard", "drop", "pay", "reroll", "waste", "exchange", "decline", "launch", "escape", "melee", "agree"}
"""Verbs that throw something away, hurt, or cannot be taken back."""
SETTLED = {"deploy", "top", "put", "scanning", "take"}
"""Verbs with several answers of which one leaves things as they are, or only brings something."""


@pytest.mark.parametrize(("of", "setup", "seed"), TABLES)
def test_green_never_loses_anything_and_is_never_just_the_first(of: str, setup: Setup, seed: int) -> None:
    wrong, seen = set[str](), 0
    for _, ask in questions(game(of), setup, bytes([seed]) * 32):
        green = [each for each in ask.options if each.key in ask.default and not (each.danger or ask.blind)]
        seen += len(green)
        for option in green:
            alike = sum(other.verb == option.verb and not other.danger for other in ask.options)
            lost = option.verb in LOSES and ask.prompt != "hunter"  # there, who declines keeps watching
            if lost or (alike > 1 and option.verb not in SETTLED):
                wrong.add(f"{ask.prompt}: {option.key}")
    assert seen
    assert not wrong


@pytest.mark.parametrize(("of", "setup", "seed"), TABLES)
def test_what_loses_is_red(of: str, setup: Setup, seed: int) -> None:
    red = {"escape", "melee", "launch", "waste", "decline", "agree"}
    for _, ask in questions(game(of), setup, bytes([seed]) * 32):
        plain = [each.key for each in ask.options if each.verb in red and not each.danger]
        assert ask.prompt == "hunter" or not [key for key in plain if key != "melee target=egg"]
