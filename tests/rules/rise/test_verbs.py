"""Every verb that content may use has its rule in the table where its kind is looked up."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, get_args

import pytest

from bot.games.rise.box.cards import SpaceKind
from bot.games.rise.box.missions.verbs import ChangeVerb, ObjectiveVerb, PersonVerb
from bot.games.rise.box.verbs import AllyVerb, LogicVerb, ObjectVerb, SpaceVerb
from bot.games.rise.rules import rounds
from bot.games.rise.rules.actions import choices, commanding, interacting, specials
from bot.games.rise.rules.attacks import attacking
from bot.games.rise.rules.enemies import bosses
from bot.games.rise.rules.missions import changes, objectives, waypoints
from bot.games.rise.state import Phase

TABLES: dict[str, tuple[Collection[Any], Any]] = {
    "phases": (rounds.PHASES, Phase),
    "actions": (choices.ACTIONS, SpaceKind),
    "spaces": ([*specials.SPECIALS, *attacking.COPIES], SpaceVerb),
    "objects": (interacting.ACTS, ObjectVerb),
    "allies": (commanding.ACTS, AllyVerb),
    "bosses": (bosses.ACTS, LogicVerb),
    "changes": (changes.CHANGES, ChangeVerb),
    "people": (waypoints.BEFALLS, PersonVerb),
    "objectives": (objectives.MEASURES, ObjectiveVerb),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_table_knows_its_verbs_and_no_others(name: str) -> None:
    table, verbs = TABLES[name]

    assert len(table) == len(set(table))
    assert set(table) == set(get_args(verbs))
