"""One way for all damage (RISE-RULING-63), Wounds of Enemies, and what cards and abilities do about it."""

from __future__ import annotations

import pytest

from bot.engine.state import GameOver
from bot.games.rise.events.enemies import ArmorHit, ArmorSpent, CoverHit, Guarded, Killed, Wounded
from bot.games.rise.rules import harm
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Ally, Character, Token
from tests.support.rise.field import field
from tests.support.rise.foes import lay

ROW = field("a a a a a a a a")


@pytest.mark.rule("RISE-RULING-63", "RISE-EATTACK-10", "RISE-EQUIP-13", "RISE-EQUIP-14")
def test_damage_goes_to_cover_then_armor_then_wounds_then_down() -> None:
    vest = Character("red", "C1", cards=["flak-vest.1"])
    at = lay(ROW, {"guardian": vest, "john": "H1"}, tokens=[Token("cover-1", "cover", ["C1"], 1)])
    at.run(harm.hurt(at.g, "guardian", 1))
    assert (list(at.g.tokens), vest.armor, vest.wounds) == ([], {}, 0)
    at.run(harm.hurt(at.g, "guardian", 1))
    assert (vest.armor, vest.wounds) == ({"flak-vest.1": 1}, 0)
    at.run(harm.hurt(at.g, "guardian", 2))
    at.told(ArmorSpent, seat="guardian", card="flak-vest.1")
    assert (vest.cards, vest.armor, vest.wounds) == ([], {}, 1)
    assert at.g.equipment.discard == ["flak-vest.1"]
    at.run(harm.hurt(at.g, "guardian", 2))
    assert (vest.wounds, vest.down) == (3, False)
    at.run(harm.hurt(at.g, "guardian", 1))
    assert (vest.wounds, vest.down) == (3, True)


@pytest.mark.rule("RISE-RULING-63", "RISE-COVER-03")
def test_one_attack_runs_through_all_of_them() -> None:
    vest = Character("red", "C1", cards=["flak-vest.1"])
    at = lay(ROW, {"guardian": vest, "john": "H1"}, tokens=[Token("cover-1", "cover", ["C1"], 2)])
    at.run(harm.hurt(at.g, "guardian", 5))
    kinds = [type(event) for event in at.events if type(event) in (CoverHit, ArmorHit, Wounded)]
    assert kinds == [CoverHit, ArmorHit, Wounded], "each tells once what it took"


@pytest.mark.rule("RISE-EATTACK-11", "RISE-CLASS-03")
def test_wounds_fill_the_slots_of_class_cards_too() -> None:
    me = Character("red", "C1", classes=["sergeant"])
    at = lay(ROW, {"guardian": me, "john": "H1"})
    at.run(harm.hurt(at.g, "guardian", 4))
    assert (me.wounds, me.class_wounds, me.down) == (3, {"sergeant": 1}, False)
    at.run(harm.hurt(at.g, "guardian", 1))
    assert me.down


@pytest.mark.rule("RISE-RULING-40", "RISE-RULING-42", "RISE-DOWN-02", "RISE-CLASS-04")
def test_healing_takes_wounds_from_board_and_class_cards_and_stands_nobody_up() -> None:
    me = Character("red", "C1", classes=["sergeant"], wounds=3, class_wounds={"sergeant": 1}, down=True)
    at = lay(ROW, {"guardian": me, "john": "H1"})
    assert harm.heal(at.g, "guardian", 2) == 2
    assert (harm.wounds_of(at.g, "guardian"), me.down) == (2, True)
    assert harm.heal(at.g, "guardian", 9) == 2
    assert (me.wounds, me.class_wounds) == (0, {})
    assert harm.heal(at.g, "guardian", 1) == 0
    harm.stand_up(at.g, "guardian")
    assert not me.down


def test_a_card_may_keep_its_owner_up_and_ends_the_damage() -> None:
    kyle = Character("red", "C1", cards=["photograph.1"], wounds=3)
    at = lay(ROW, {"kyle": kyle, "john": "H1"})
    at.run(harm.hurt(at.g, "kyle", 4))
    assert at.ask.seats == ("kyle",)
    assert at.keys == {"use card=photograph.1", "pass"}
    at.does("kyle", "use card=photograph.1")
    assert (kyle.wounds, kyle.down, kyle.cards) == (4, False, [])
    assert at.g.set_aside == ["photograph.1"]
    at.run(harm.hurt(at.g, "kyle", 1))
    assert kyle.down


def test_without_the_card_the_wound_puts_down() -> None:
    kyle = Character("red", "C1", cards=["photograph.1"], wounds=4)
    at = lay(ROW, {"kyle": kyle, "john": "H1"})
    at.run(harm.hurt(at.g, "kyle", 1))
    at.does("kyle", "pass")
    assert (kyle.down, kyle.cards) == (True, ["photograph.1"])


def test_a_bodyguard_takes_any_part_of_an_enemys_attack_after_cover() -> None:
    at = lay(
        ROW,
        {"john": "C1", "kyle": Character("blue", "D1", classes=["bodyguard"])},
        {"t-800.1": "A1"},
        tokens=[Token("cover-1", "cover", ["C1"], 1)],
    )
    at.run(harm.hurt(at.g, "john", 4, "t-800.1", attack=True))
    assert at.ask.seats == ("kyle",)
    assert at.keys == {"guard count=1", "guard count=2", "guard count=3", "pass"}
    at.does("kyle", "guard count=2")
    at.told(Guarded, seat="kyle", friend="john", count=2)
    assert (at.character("john").wounds, at.character("kyle").wounds) == (1, 2)


@pytest.mark.parametrize("place, down, attack", [("G1", False, True), ("D1", True, True), ("D1", False, False)])
def test_a_bodyguard_must_get_beside_and_only_stops_attacks(place: str, down: bool, attack: bool) -> None:
    guard = Character("blue", place, classes=["bodyguard"], down=down)
    at = lay(ROW, {"john": "C1", "kyle": guard}, {"t-800.1": "A1"})
    at.run(harm.hurt(at.g, "john", 1, "t-800.1", attack=attack))
    assert at.over
    assert at.character("john").wounds == 1


@pytest.mark.rule("RISE-ALLY-07", "RISE-ALLY-08", "RISE-RULING-63")
def test_an_ally_is_killed_by_a_wound_too_many_behind_cover_like_anybody() -> None:
    gunner = Ally("gunner", "resistance-gunner", "C1")
    at = lay(ROW, {"john": "H1"}, allies=[gunner], tokens=[Token("cover-1", "cover", ["C1"], 1)])
    at.run(harm.hurt(at.g, "gunner", 3))
    assert (gunner.wounds, at.g.allies) == (2, [gunner])
    at.run(harm.hurt(at.g, "gunner", 1))
    at.told(Killed, friend="gunner")
    assert at.g.allies == []


@pytest.mark.rule("RISE-ALLY-09")
def test_where_the_mission_says_so_an_ally_goes_down_instead() -> None:
    prisoner = Ally("prisoner", "prisoner-red", "C1", wounds=1)
    at = lay(ROW, {"john": "H1"}, allies=[prisoner], flags={"allies-go-down": 1})
    at.run(harm.hurt(at.g, "prisoner", 1))
    assert (at.g.allies, prisoner.down) == ([prisoner], True)
    harm.heal(at.g, "prisoner", 1)
    harm.stand_up(at.g, "prisoner")
    assert (prisoner.wounds, prisoner.down) == (0, False)


@pytest.mark.rule("RISE-EX-22", "RISE-DIFF-08", "RISE-RULING-78")
def test_termination_puts_down_with_the_last_slot() -> None:
    for difficulty, down in (["termination"], True), ([], False):
        me = Character("red", "C1", wounds=2, cards=["flak-vest.1"], armor={"flak-vest.1": 1})
        at = lay(ROW, {"guardian": me, "john": "H1"}, difficulty=difficulty)
        at.run(harm.hurt(at.g, "guardian", 2))
        assert (me.wounds, me.down, me.cards) == (3, down, [])


@pytest.mark.rule("RISE-DIFF-08")
def test_termination_is_about_characters_not_allies() -> None:
    gunner = Ally("gunner", "resistance-gunner", "C1")
    at = lay(ROW, {"john": "H1"}, allies=[gunner], difficulty=["termination"])
    at.run(harm.hurt(at.g, "gunner", figures.wound_limit(at.g, "gunner")))
    assert not gunner.down


@pytest.mark.rule("RISE-BOSS-05", "RISE-BOSS-06", "RISE-RULING-32", "RISE-POOL-07")
def test_a_boss_is_destroyed_by_one_wound_more_than_it_has_slots() -> None:
    at = lay(ROW, {"john": "H1"}, {"t-800-flamethrower": "A1"})
    boss = at.enemy("t-800-flamethrower")
    harm.wound_enemy(at.g, boss, 3)
    assert (boss.wounds, at.g.enemies) == (3, [boss])
    harm.wound_enemy(at.g, boss)
    assert (at.g.enemies, at.g.pool) == ([], {"red": [], "blue": [], "white": [], "yellow": []})


@pytest.mark.rule("RISE-BOSS-07", "RISE-RULING-33")
def test_the_t_1000_takes_no_wounds_but_hits_move_its_tracker() -> None:
    at = lay(ROW, {"john": "H1"}, {"t-1000": "A1", "t-800.1": "B1"})
    boss = at.enemy("t-1000")
    harm.wound_enemy(at.g, boss, 9)
    assert not harm.strike(at.g, boss, 1)
    assert not harm.strike(at.g, boss, 5)
    assert (boss.wounds, at.g.stagger, boss in at.g.enemies) == (0, 6, True)
    harm.batter(at.g, at.enemy("t-800.1"), 2)
    assert at.g.stagger == 6, "nobody else has a tracker"


@pytest.mark.rule("RISE-ENEMY-04")
def test_hits_below_defense_do_nothing_and_do_not_add_up() -> None:
    at = lay(ROW, {"john": "H1"}, {"t-800.1": "A1", "t-800-commander": "C1"})
    assert not harm.strike(at.g, at.enemy("t-800.1"), 2)
    assert not harm.strike(at.g, at.enemy("t-800.1"), 2)
    assert harm.strike(at.g, at.enemy("t-800.1"), 3)
    assert harm.strike(at.g, at.enemy("t-800-commander"), 9)
    assert at.where() == {"t-800-commander": "C1"}
    assert at.enemy("t-800-commander").wounds == 1


@pytest.mark.rule("RISE-WIN-04", "RISE-RULING-68")
def test_nothing_goes_on_once_the_mission_is_over() -> None:
    at = lay(ROW, {"guardian": Character("red", "C1", down=True)}, {"t-800-commander": "A1"})
    with pytest.raises(GameOver, match="all-down"):
        harm.wound_enemy(at.g, at.enemy("t-800-commander"), 3)
    assert at.g.outcome is not None
    assert at.g.outcome.winners == ()
    assert at.enemy("t-800-commander").wounds == 1, "the first Wound is where the rules stop"
