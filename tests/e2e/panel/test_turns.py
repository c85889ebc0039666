"""What a turn costs people, counted over the scripted turns of every game: presses, and messages in the channel."""

from __future__ import annotations

import pytest

from bot.bench.turns import SCRIPTS, Script, played
from tests.support.e2e.bench import Bench


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.game)
async def test_a_turn_costs_no_more_than_it_may(table: Bench, script: Script) -> None:
    table.in_place()
    cost = await played(table.server, table.bot, script, script.turns)

    assert cost.turns == script.turns
    assert 0 < cost.presses / cost.turns <= script.presses
    assert 0 < cost.messages / cost.turns <= script.messages
    assert cost.most_messages == 1


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.game)
async def test_whoever_does_all_that_a_hint_plans_presses_less(table: Bench, script: Script) -> None:
    table.in_place()
    cost = await played(table.server, table.bot, script, script.turns, guided=True)

    assert cost.turns == script.turns
    assert 0 < cost.presses / cost.turns <= script.guided < script.presses
    assert cost.most_messages == 1
