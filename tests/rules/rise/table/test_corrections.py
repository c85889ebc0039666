"""What a game-master may put right in Rise, where more than one figure changes with it."""

from __future__ import annotations

import pytest

from bot.engine.state import GameOver
from bot.games.rise.rules import harm
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Character, Enemy, Rise
from bot.games.rise.table import corrections
from tests.support.rise.field import field
from tests.support.rise.foes import lay

ROW = field("a a a a a a a a")


def laid(**more: object) -> Rise:
    kyle = Character("blue", "A1", cards=["pistol.1"], wounds=1)
    enemies = [Enemy("t-800.1", "t-800", "red", "F1")]
    return lay(ROW, {"kyle": kyle, "john": "C1"}, enemies, **more).g  # type: ignore[arg-type]


def sets(g: Rise, key: str, value: str) -> None:
    corrections.fix(g, next(fix for fix in corrections.fixes(g) if fix.key == key), value)


def test_wounds_are_healed_and_placed() -> None:
    g = laid()
    sets(g, "wounds friend=kyle", "2")
    assert harm.wounds_of(g, "kyle") == 2
    sets(g, "wounds friend=kyle", "0")
    assert harm.wounds_of(g, "kyle") == 0


def test_whoever_is_down_may_be_stood_up_again_and_has_a_slot_free() -> None:
    g = laid()
    sets(g, "posture friend=kyle", "down")
    assert g.characters["kyle"].down
    g.characters["kyle"].wounds = slots = figures.wound_limit(g, "kyle")
    sets(g, "posture friend=kyle", "up")
    assert not g.characters["kyle"].down
    assert harm.wounds_of(g, "kyle") == slots - 1


def test_an_enemy_that_is_taken_off_goes_to_the_back_of_its_line() -> None:
    g = laid()
    g.pool["red"] = ["hk-8"]
    sets(g, "enemy enemy=t-800.1", "gone")
    assert (g.enemies, g.pool["red"]) == ([], ["hk-8", "t-800"])


def test_a_card_goes_from_hand_to_hand_and_to_its_pile() -> None:
    g = laid()
    sets(g, "card card=pistol.1", "john")
    assert (g.characters["kyle"].cards, g.characters["john"].cards) == ([], ["pistol.1"])
    sets(g, "card card=pistol.1", "discard")
    assert (g.characters["john"].cards, g.weapons.discard) == ([], ["pistol.1"])


def test_only_free_hexes_are_offered_and_two_on_one_are_unsound() -> None:
    g = laid()
    (place,) = [fix for fix in corrections.fixes(g) if fix.key == "place figure=kyle"]
    assert {"A1", "C1", "F1"}.isdisjoint(place.values)
    assert "B1" in place.values
    g.characters["kyle"].at = "C1"
    reason = corrections.unsound(g)
    assert reason is not None
    assert reason.id == "rise-unsound-hex"


def test_more_cards_than_slots_are_unsound() -> None:
    g = laid()
    g.characters["kyle"].cards = [f"pistol.{n}" for n in range(1, 9)]
    reason = corrections.unsound(g)
    assert reason is not None
    assert (reason.id, reason.rule) == ("rise-unsound-slots", "RISE-SLOT-02")


def test_too_many_wounds_and_a_mission_that_would_be_over_are_unsound() -> None:
    g = laid()
    g.characters["kyle"].wounds = 9
    assert getattr(corrections.unsound(g), "id", "") == "rise-unsound-wounds"
    with pytest.raises(GameOver):
        g.end((), "all-down")
    assert getattr(corrections.unsound(g), "id", "") == "rise-unsound-over"


def test_the_decks_are_not_among_what_can_be_set() -> None:
    g = laid()
    g.weapons.cards = ["shotgun.1"]
    assert not [fix for fix in corrections.fixes(g) if "shotgun.1" in fix.key]


def test_before_the_mission_nothing_can_be_set() -> None:
    g = laid()
    g.phase = "setup"
    assert list(corrections.fixes(g)) == []
