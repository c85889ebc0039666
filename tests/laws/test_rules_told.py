"""Every option names the rule that it follows from, and that rule is in the ledger."""

from __future__ import annotations

import pytest

from bot.engine.asks import PASS
from bot.games import IDS, game
from bot.ledger import rules
from cogs.face.explaining import rule_of
from tests.support.played import questions

GAMES = {"training": 4}
"""Games that are played, where fewer will do."""


@pytest.mark.parametrize("id", IDS)
def test_every_option_follows_from_a_rule_of_the_ledger(id: str) -> None:
    silent, told = set[str](), set[str]()
    for _, _, ask in questions(id, GAMES.get(id, 7), "rules"):
        for verb, option in {each.verb: each for each in ask.options}.items():
            if (found := rule_of(game(id), option, ask.prompt)) not in rules(id) and verb != PASS:
                silent.add(f"{ask.prompt}: {option.key} ({found or 'no rule'})")
            told.add(found)

    assert not silent
    assert len(told) > 5


@pytest.mark.parametrize("id", IDS)
def test_every_rule_that_stands_with_a_verb_or_a_subcommand_is_in_the_ledger(id: str) -> None:
    command = game(id).table.command
    whys = [errand.why.rule for errand in command.errands.values() if errand.why] if command else []
    assert {*game(id).table.rules.values(), *whys} <= set(rules(id))
    assert command is None or all(errand.why for errand in command.errands.values() if errand.kinds)
