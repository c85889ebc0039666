"""The rulebook's worked examples, as the ledger gives them."""

from __future__ import annotations

import pytest

from bot.games.fireteam.events.foes import Killed, Survived
from bot.games.fireteam.events.heroes import Rolled
from bot.games.fireteam.rules.hero import attacking
from tests.support.fireteam.field import lay


@pytest.mark.rule("EX-01", "EX-02A")
def test_short_shot_with_three_hits_kills_an_animal_which_returns_to_the_pool() -> None:
    at = lay({"frank": "2D", "shad": "4F"}, {"corrupted-animal.1": "2B"}, hands={"frank": ["short-shot"]})
    at.g.moved = True
    at.rolls("P", "P", "P")

    at.run(attacking.attack(at.g, "frank", "corrupted-animal.1", "projectile"))

    assert at.rolled == [3]
    at.told(Rolled, hits=3)
    at.told(Killed, creature="corrupted-animal.1")
    assert "corrupted-animal.1" in at.g.pool


@pytest.mark.rule("EX-02B", "EX-02C")
def test_two_hits_are_not_enough_and_are_forgotten() -> None:
    at = lay({"frank": "2D", "shad": "4F"}, {"corrupted-animal.1": "2B"}, hands={"frank": ["short-shot"] * 2})
    at.g.moved = True

    for _ in range(2):
        at.rolls("P", "P", "M")
        at.run(attacking.attack(at.g, "frank", "corrupted-animal.1", "projectile"))
        if not at.over:
            at.does("frank", "play card=short-shot copy=0")
        at.told(Survived, creature="corrupted-animal.1")

    assert "corrupted-animal.1" in at.g.creatures


@pytest.mark.rule("EX-04")
def test_forced_pattern_adds_two_bonus_hits() -> None:
    at = lay({"frank": "2D", "shad": "4F"}, {"corrupted-animal.1": "2B"}, hands={"frank": ["forced-pattern"]})
    at.g.moved = True
    at.rolls("P", "PP")

    at.run(attacking.attack(at.g, "frank", "corrupted-animal.1", "projectile"))

    assert at.rolled == [2]
    at.told(Rolled, hits=5)
