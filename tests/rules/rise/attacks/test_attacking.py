"""Attacks of Characters: targets, dice, Hits."""

from __future__ import annotations

import pytest

from bot.games.rise.box.cards import Strike
from bot.games.rise.events.attacks import AttackRerolled, AttackRolled, HitsCounted, Reacted
from bot.games.rise.events.enemies import BossWounded, Destroyed, EnemyAdvanced, EnemyAttacked
from bot.games.rise.rules.attacks.terms import Attack, Gift
from bot.games.rise.state import Character, Enemy, Entrance, Token
from tests.support.rise.field import field, lay, plays
from tests.support.rise.shots import MAP, RIFLE, ROW, SHOTGUN, guardian, keep, shot

# RISE-EX-05 and -06: the worked examples


@pytest.mark.rule("RISE-EX-05", "RISE-ATTACK-08", "RISE-ATTACK-14", "RISE-ATTACK-06", "RISE-RANK-02", "RISE-SKULL-06")
def test_two_skulls_rolled_again_destroy_the_endo() -> None:
    p = shot("H", "H", "S", "S")
    p.rolls("H", "S")
    p.does("guardian", "reroll ability=rank")
    p.does("guardian", "die die=skull copy=2", "die die=skull copy=3")

    p.told(AttackRerolled, faces=("hit", "hit", "hit", "skull"))
    p.told(HitsCounted, hits=3, defense=3)
    p.told(Destroyed, enemy="t-800.3")
    p.silent(Reacted)
    p.silent(EnemyAdvanced)
    assert p.g.enemies == []
    assert p.g.pool["white"] == ["t-800"]
    assert p.character("guardian").ranks_used == 1


@pytest.mark.rule("RISE-EX-05", "RISE-ATTACK-07", "RISE-SKULL-01", "RISE-SKULL-05", "RISE-RULING-30", "RISE-ENEMY-09")
def test_a_surviving_endo_comes_closer_although_it_has_its_target_in_sight() -> None:
    p = shot("H", "H", "S", "S")
    p.rolls("S", "F")
    p.does("guardian", "reroll ability=rank")
    p.does("guardian", "die die=skull copy=2", "die die=skull copy=3")

    p.told(HitsCounted, hits=2, defense=3)
    p.told(Reacted, target="t-800.3", reaction="relentless")
    assert p.told(EnemyAdvanced).to == "C1"
    p.silent(EnemyAttacked)
    assert p.ask.prompt == "player"


@pytest.mark.rule("RISE-EX-05", "RISE-SKULL-03")
def test_skulls_that_were_rolled_again_do_not_count() -> None:
    p = shot("H", "H", "S", "S")
    p.rolls("F", "F")
    p.does("guardian", "reroll ability=rank")
    p.does("guardian", "die die=skull copy=2", "die die=skull copy=3")

    p.silent(Reacted)
    assert p.enemy("t-800.3").at == "E1"


@pytest.mark.rule("RISE-EX-05", "RISE-RANK-03", "RISE-RULING-24")
def test_the_same_die_may_be_rolled_again_and_again_one_token_each_time() -> None:
    p = shot("H", "H", "S", "S", ranks=3)
    for face in ("S", "S", "H"):
        p.rolls(face)
        p.does("guardian", "reroll ability=rank")
        p.does("guardian", "die die=skull copy=3")

    assert p.character("guardian").ranks_used == 3
    assert p.g.enemies == []


@pytest.mark.rule("RISE-EX-06", "RISE-ATTACK-10", "RISE-ENEMY-10")
def test_cover_does_not_help_an_enemy() -> None:
    cover = Token("cover", "cover", ["E2"], defense=2)
    p = lay(MAP, {"guardian": guardian(ranks=0)}, {"t-800.3": "E2"}, tokens=[cover])
    plays(p, "guardian", 2)
    p.rolls("H", "H", "H", "-")
    p.does("guardian", f"assign die=2 space={SHOTGUN}")

    assert p.g.enemies == []
    assert p.g.tokens["cover"].damage == 0


@pytest.mark.rule("RISE-EX-25", "RISE-RULING-84", "RISE-DICE-02", "RISE-DICE-03", "RISE-DICE-04")
def test_each_icon_of_a_face_counts() -> None:
    p = lay(MAP, {"john": Character("red", "B2", ["assault-rifle.1"], ranks=0)}, {"t-800.1": "E2"})
    plays(p, "john", 2)
    p.rolls("HH", "HF", "S")
    p.does("john", f"assign die=2 space={RIFLE}")

    assert p.keys == {"fist ability=keep-their-heads-down", "pass"}
    assert p.ask.args["count"] == 1
    p.does("john", "pass")
    p.told(HitsCounted, hits=3)
    p.told(Destroyed)


@pytest.mark.rule("RISE-EX-25", "RISE-RULING-84")
def test_a_die_is_rolled_again_with_all_its_icons() -> None:
    p = lay(MAP, {"john": Character("red", "B2", ["assault-rifle.1"])}, {"t-800.1": "E2"})
    plays(p, "john", 2)
    p.rolls("HH", "HF", "-")
    p.does("john", f"assign die=2 space={RIFLE}")
    p.rolls("-")
    p.does("john", "reroll ability=rank")
    p.does("john", "die die=hit-fist copy=1")

    p.told(HitsCounted, hits=2)
    assert p.ask.prompt == "player"


# Targets


@pytest.mark.rule("RISE-ATTACK-01", "RISE-RANGE-02", "RISE-RANGE-04", "RISE-CARD-05")
def test_a_target_must_be_in_range_and_in_sight() -> None:
    p = lay(
        MAP,
        {"guardian": guardian()},
        {"t-800.1": "E2", "t-800.2": "F2", "t-800.3": "G2", "hk-8.1": "B6"},
        tokens=[Token("hut", "barricade", ["B4", "A4", "C4"]), Token("wing", "barricade", ["A3", "C3"])],
    )
    plays(p, "guardian", 2)
    p.does("guardian", f"assign die=2 space={SHOTGUN}")

    assert p.keys == {"target target=t-800.1", "target target=t-800.2"}
    p.refuses("guardian", "target target=t-800.3", "rise-refuse-out-of-range", "RISE-RANGE-02")
    p.refuses("guardian", "target target=hk-8.1", "rise-refuse-no-sight", "RISE-LOS-01")


@pytest.mark.rule("RISE-ATTACK-12", "RISE-LOS-06")
def test_figures_between_do_not_matter() -> None:
    lane = field("a a a a a")
    p = lay(lane, {"guardian": guardian("A1"), "john": "B1"}, {"hk-8.1": "C1", "t-800.3": "D1"})
    plays(p, "guardian", 2)
    p.does("guardian", f"assign die=2 space={SHOTGUN}")

    assert "target target=t-800.3" in p.keys


@pytest.mark.rule("RISE-ENTRANCE-07")
def test_an_enemy_at_an_entrance_can_be_attacked() -> None:
    gate = field("A A A a", "a a a a")
    p = lay(
        gate,
        {"guardian": guardian("D2")},
        {"t-800.3": "alpha"},
        entrances={"alpha": Entrance("alpha", ["A1", "B1", "C1"])},
    )
    plays(p, "guardian", 2)
    p.rolls("H", "H", "H", "-")
    p.does("guardian", f"assign die=2 space={SHOTGUN}")
    keep(p)

    assert p.g.enemies == []


@pytest.mark.rule("RISE-ATTACK-02", "RISE-ATTACK-03", "RISE-ATTACK-04", "RISE-CARD-04")
@pytest.mark.parametrize(("die", "dice"), [(4, 3), (5, 4), (6, 4)])
def test_the_bonus_of_the_die_is_settled_before_the_roll(die: int, dice: int) -> None:
    p = lay(MAP, {"john": Character("red", "B2", ["assault-rifle.1"], ranks=0)}, {"t-800.1": "E2"})
    plays(p, "john", die)
    p.rolls(*["-"] * dice)
    p.does("john", f"assign die={die} space={RIFLE}")

    assert p.rolled == [dice]


@pytest.mark.rule("RISE-ATTACK-03", "RISE-CLASS-07", "RISE-FIST-07")
def test_an_ability_without_fist_lengthens_the_range_before_the_target_is_chosen() -> None:
    p = lay(MAP, {"guardian": guardian("A2", classes=["marksman"], ranks=0)}, {"t-800.1": "G2"})
    plays(p, "guardian", 2)
    p.rolls("-", "-", "-", "-")
    p.does("guardian", f"assign die=2 space={SHOTGUN}")

    p.told(AttackRolled, targets=("t-800.1",))
    p = lay(MAP, {"guardian": guardian("A2", classes=["marksman"])}, {"t-800.1": "H2"})
    plays(p, "guardian", 2)
    p.refuses("guardian", f"assign die=2 space={SHOTGUN}", "rise-refuse-no-target", "RISE-ATTACK-01")


@pytest.mark.rule("RISE-RULING-85", "RISE-RULING-82")
def test_more_than_four_dice_are_all_rolled() -> None:
    me = Character("red", "B2", ["assault-rifle.1"], munitions=["plasma-rounds.1"], ranks=0)
    p = lay(MAP, {"john": me}, {"t-800.1": "E2"})
    plays(p, "john", 6)
    p.rolls(*["-"] * 5)
    p.does("john", f"assign die=6 space={RIFLE}")

    assert p.rolled == [5]


@pytest.mark.rule("RISE-RULING-85")
def test_dice_taken_away_never_leave_fewer_than_none() -> None:
    weak = Attack(
        figure="john", by="john", source="", strike=Strike(dice=1, range=(1, 1)), gifts=[Gift("dice", -3, "")]
    )

    assert weak.dice == 0


@pytest.mark.rule("RISE-RULING-31", "RISE-GEN-07", "RISE-CHAR-05")
def test_the_guardian_strikes_two_adjacent_enemies_with_one_roll() -> None:
    walled = field(ROW, ROW, ROW, walls=("B2-C2",))
    p = lay(
        walled, {"guardian": guardian(ranks=0)}, {"t-800.1": "B1", "hk-8.1": "B3", "t-800.2": "C2", "t-800.3": "E2"}
    )
    plays(p, "guardian", 1)
    p.rolls("H", "H", "S")
    p.does("guardian", "assign die=1 space=guardian.attack")

    p.refuses("guardian", "target target=t-800.2", "rise-refuse-not-adjacent", "RISE-RULING-31")
    p.refuses("guardian", "target target=t-800.3", "rise-refuse-out-of-range", "RISE-RANGE-02")
    p.does("guardian", "target target=t-800.1", "target target=hk-8.1")
    p.told(HitsCounted, target="t-800.1", hits=2, defense=3)
    p.told(HitsCounted, target="hk-8.1", hits=1, defense=2)
    assert [event.target for event in p.events if isinstance(event, Reacted)] == ["hk-8.1", "t-800.1"]
    assert p.rolled == [3]


@pytest.mark.rule("RISE-RULING-31")
def test_one_target_is_enough_for_the_guardian() -> None:
    p = lay(MAP, {"guardian": guardian(ranks=0)}, {"t-800.1": "B1", "hk-8.1": "B3"})
    plays(p, "guardian", 1)
    p.rolls("H", "H", "H")
    p.does("guardian", "assign die=1 space=guardian.attack")
    p.does("guardian", "target target=t-800.1")

    assert [enemy.id for enemy in p.g.enemies] == ["hk-8.1"]


@pytest.mark.rule("RISE-ATTACK-13", "RISE-STUN-05")
def test_a_stunned_enemy_can_be_attacked_and_does_not_react() -> None:
    foe = Enemy("t-800.3", "t-800", "white", "E2", stunned=True)
    p = lay(MAP, {"guardian": guardian(ranks=0)}, [foe])
    plays(p, "guardian", 2)
    p.rolls("S", "S", "H", "H")
    p.does("guardian", f"assign die=2 space={SHOTGUN}")

    p.told(HitsCounted, hits=2)
    p.silent(Reacted)
    assert p.enemy("t-800.3").at == "E2"


# Hits


@pytest.mark.rule("RISE-ATTACK-09", "RISE-RULING-32", "RISE-BOSS-06")
def test_a_boss_takes_one_wound_however_many_hits() -> None:
    boss = Enemy("commander", "t-800-commander", "", "E2", wounds=3)
    p = lay(MAP, {"guardian": guardian(ranks=0)}, [boss])
    plays(p, "guardian", 2)
    p.rolls("HH", "HH", "HH", "HH")
    p.does("guardian", f"assign die=2 space={SHOTGUN}")

    p.told(BossWounded, wounds=4, slots=4)
    assert p.enemy("commander").wounds == 4
    p.g.spaces.clear()
    plays(p, "guardian", 3)
    p.rolls("HH", "HH", "HH", "HH")
    p.does("guardian", f"assign die=3 space={SHOTGUN}")
    assert p.g.enemies == []


@pytest.mark.rule("RISE-RULING-33", "RISE-BOSS-07")
def test_every_hit_against_the_t_1000_moves_the_tracker() -> None:
    p = lay(MAP, {"guardian": guardian(ranks=0)}, [Enemy("t-1000", "t-1000", "", "E2")])
    plays(p, "guardian", 2)
    p.rolls("H", "H", "-", "-")
    p.does("guardian", f"assign die=2 space={SHOTGUN}")
    assert p.g.stagger == 2

    p.g.spaces.clear()
    plays(p, "guardian", 3)
    p.rolls("HH", "HH", "HH", "S")
    p.does("guardian", f"assign die=3 space={SHOTGUN}")
    assert p.g.stagger == 7, "six more, and one back for the Skull"
    assert p.enemy("t-1000").wounds == 0
