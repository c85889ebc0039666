"""Step 3C (RISE-EATTACK): whom Enemies attack, in which order, and how the attacked defend themselves."""

from __future__ import annotations

import pytest

from bot.games.rise.events.enemies import Damaged, EnemyAttacked, EnemyStunned, SkullsBlocked, SkullsIgnored
from bot.games.rise.rules.enemies import attacking, moving
from bot.games.rise.state import Ally, Character, Enemy, Token
from tests.support.rise.bare import at as spot
from tests.support.rise.bare import bare, row
from tests.support.rise.field import field
from tests.support.rise.foes import Phase, lay
from tests.support.rise.grounds import EXAMPLE, LONG

GUARD = "fist ability=hyperalloy-frame"


def after_the_moves() -> Phase:
    """Lay the worked example as its moves left it (RISE-EX-10)."""
    return lay(
        EXAMPLE,
        {"guardian": Character("blue", spot(9, 0)), "kyle": Character("red", spot(3, 2))},
        [
            Enemy("t-800.1", "t-800", "blue", spot(5, 0)),
            Enemy("t-800.2", "t-800", "blue", spot(3, 0)),
            Enemy("t-800.3", "t-800", "blue", spot(0, 0)),
            Enemy("hk-8.1", "hk-8", "blue", spot(7, 2)),
        ],
        tokens=[Token("cover-1", "cover", [spot(9, 0)], 2), Token("door-1", "door", [spot(3, 1), spot(4, 1)])],
    )


@pytest.mark.rule(
    "RISE-EX-10",
    "RISE-EATTACK-01",
    "RISE-EATTACK-02",
    "RISE-EATTACK-06",
    "RISE-EATTACK-08",
    "RISE-EATTACK-09",
    "RISE-DICE-02",
    "RISE-COVER-02",
    "RISE-COVER-03",
    "RISE-COVER-04",
    "RISE-FIST-02",
    "RISE-ENEMY-06",
    "RISE-ENEMY-07",
)
@pytest.mark.parametrize("answer, wounds", [(GUARD, 1), ("pass", 2)])
def test_the_worked_example(answer: str, wounds: int) -> None:
    at = after_the_moves()
    me = at.character("guardian")
    at.step("3C")
    assert at.ask.prompt == "attack-next"
    assert at.keys == {"next target=t-800.1", "next target=t-800.2", "next target=hk-8.1"}
    at.rolls("S", "H", "H")
    at.does("guardian", "next target=t-800.1")
    assert (at.g.tokens["cover-1"].damage, me.wounds) == (1, 0)
    at.rolls("S", "S", "H", "S", "F")
    at.does("kyle", "next target=t-800.2")
    at.silent(Damaged)
    assert ("cover-1" in at.g.tokens, me.wounds) == (False, 1)
    at.told(EnemyAttacked, enemy="hk-8.1", faces=("skull", "fist"))
    assert (at.ask.prompt, at.ask.seats, at.keys) == ("defending", ("guardian",), {GUARD, "pass"})
    at.does("guardian", answer)
    assert at.over, "the third T-800 is out of Range"
    assert at.rolled == [3, 3, 2]
    assert (me.wounds, me.down, me.at) == (wounds, False, spot(9, 0))


@pytest.mark.rule("RISE-EX-10", "RISE-DOWN-01")
def test_two_skulls_without_a_fist_fill_the_guardians_slots() -> None:
    at = after_the_moves()
    me = at.character("guardian")
    me.wounds = 1
    at.g.tokens.clear()
    at.g.enemies[:] = at.g.enemies[2:]
    at.rolls("S", "S")
    at.step("3C")
    assert (at.over, me.wounds, me.down) == (True, 3, False)
    at.rolls("S", "H")
    at.step("3C")
    assert (me.wounds, me.down) == (3, True)


@pytest.mark.rule("RISE-EX-25", "RISE-EATTACK-09", "RISE-DICE-03", "RISE-DICE-04", "RISE-RULING-84")
def test_faces_with_several_icons() -> None:
    at = lay(LONG, {"guardian": "E1"}, {"t-800.1": "A1"})
    at.rolls("HH", "HF", "S")
    at.step("3C")
    assert at.ask.args == {"enemy": "t-800.1", "seat": "guardian", "skulls": 1, "fists": 1}
    at.does("guardian", "pass")
    assert at.character("guardian").wounds == 1


@pytest.mark.rule("RISE-EATTACK-03", "RISE-RULING-60", "RISE-RANGE-04")
def test_the_target_is_the_nearest_by_path_among_those_in_range_and_sight() -> None:
    disc = bare(row(*((q, r) for q in range(-6, 7) for r in range(-6, 7))))
    people = {"john": spot(2, 0), "kyle": spot(-4, 0), "alex": spot(-5, 0)}
    at = lay(disc, people, {"t-800.1": spot(0, 0)}, tokens=[Token("terminal-1", "terminal", [spot(1, 0)])])
    enemy = at.enemy("t-800.1")
    assert moving.nearest(at.g, enemy, people) == ["john"], "but the Terminal hides him"
    assert attacking.in_reach(at.g, enemy).keys() == {"kyle", "alex"}
    at.step("3C")
    at.told(EnemyAttacked, friend="kyle")
    crate = Token("crate-1", "crate", ["D1"])
    at = lay(LONG, {"john": "C1", "kyle": "G1"}, {"t-800.1": "E1"}, tokens=[crate])
    at.step("3C")
    assert at.over
    at.told(EnemyAttacked, friend="kyle")


@pytest.mark.rule("RISE-EATTACK-04", "RISE-RULING-60")
def test_the_team_decides_between_equally_near_targets() -> None:
    at = lay(LONG, {"john": "A1", "kyle": "E1"}, {"t-800.1": "C1"})
    at.step("3C")
    assert at.ask.prompt == "prey"
    assert at.keys == {"prey target=john", "prey target=kyle"}
    at.rolls("S", "-", "-")
    at.does("john", "prey target=kyle")
    assert (at.character("john").wounds, at.character("kyle").wounds) == (0, 1)


@pytest.mark.rule("RISE-EATTACK-02")
def test_the_order_is_asked_only_among_those_that_attack_the_same_and_differ() -> None:
    at = lay(LONG, {"john": "A1", "kyle": "T1"}, {"t-800.1": "C1", "t-72.1": "R1"})
    at.rolls(*"------H")
    at.step("3C")
    assert at.over
    twins = lay(field("a a a", "a a a", "a a a"), {"john": "B2"}, {"t-800.1": "A2", "t-800.5": "B1"})
    twins.rolls(*"H" * 6)
    twins.step("3C")
    assert twins.over, "two of a kind just as far are alike"
    mixed = lay(LONG, {"john": "C1"}, {"t-800.1": "A1", "hk-8.1": "E1"})
    mixed.step("3C")
    assert mixed.keys == {"next target=t-800.1", "next target=hk-8.1"}


@pytest.mark.rule("RISE-EATTACK-02")
@pytest.mark.parametrize(
    "classes, cards, asks",
    [
        (["sergeant"], [], False),
        (["sergeant", "scout"], [], True),
        (["sergeant"], ["riot-shield.1"], True),
        (["sergeant", "bodyguard"], [], True),
        (["marksman"], [], True),
    ],
)
def test_the_order_is_not_asked_where_nobody_can_fall_or_answer(
    classes: list[str], cards: list[str], asks: bool
) -> None:
    me = Character("red", "C1", classes=classes, cards=cards)
    at = lay(LONG, {"john": me}, {"hk-8.1": "A1", "hk-8.5": "D1"})
    at.step("3C")
    assert (not at.over and at.ask.prompt == "attack-next") is asks


@pytest.mark.rule("RISE-EATTACK-05")
def test_the_roll_is_made_without_asking_the_attacked() -> None:
    at = lay(LONG, {"john": "E1"}, {"t-800.1": "A1"})
    at.step("3C")
    assert at.over
    assert at.rolled == [3]


@pytest.mark.rule("RISE-EATTACK-07", "RISE-RULING-28")
def test_cards_come_before_fists_and_spare_cover() -> None:
    me = Character("red", "E1", cards=["riot-shield.1"])
    at = lay(LONG, {"guardian": me}, {"t-800.1": "A1"}, tokens=[Token("cover-1", "cover", ["E1"], 2)])
    at.rolls("S", "S", "HF")
    at.step("3C")
    assert (at.ask.prompt, at.keys) == ("shield", {"use card=riot-shield.1", "pass"})
    at.does("guardian", "use card=riot-shield.1")
    at.told(SkullsBlocked, seat="guardian", card="riot-shield.1", count=2)
    assert at.over, "with no Skull left the Fist has nothing to do"
    assert (me.cards, me.wounds, at.g.tokens["cover-1"].damage) == ([], 0, 0)


@pytest.mark.rule("RISE-EATTACK-07")
def test_a_card_stops_no_more_than_it_says() -> None:
    at = lay(LONG, {"john": Character("red", "E1", cards=["riot-shield.1"])}, {"t-800.1": "A1"})
    at.rolls("S", "S", "S")
    at.step("3C")
    at.does("john", "use card=riot-shield.1")
    assert (at.over, at.character("john").wounds) == (True, 1)


@pytest.mark.rule("RISE-FIST-03", "RISE-RULING-27", "RISE-RULING-28")
def test_the_same_ability_serves_once_for_each_fist_as_long_as_a_skull_is_left() -> None:
    at = lay(LONG, {"guardian": "E1"}, {"t-72.1": "A1"})
    at.rolls("S", "S", "F", "F")
    at.step("3C")
    at.does("guardian", GUARD)
    at.told(SkullsIgnored, ability="hyperalloy-frame", count=1)
    at.does("guardian", GUARD)
    assert (at.over, at.character("guardian").wounds) == (True, 0)
    at.rolls("S", "F", "F", "H")
    at.step("3C")
    at.does("guardian", GUARD)
    assert at.over, "no Skull is left for the second Fist"
    at.rolls("H", "F", "F", "H")
    at.step("3C")
    assert at.over, "nor is there one from the start"


@pytest.mark.rule("RISE-FIST-02", "RISE-RULING-48")
def test_fists_do_nothing_for_others_than_the_attacked_character() -> None:
    at = lay(LONG, {"guardian": "F1"}, {"t-800.1": "A1"}, allies=[Ally("gunner", "resistance-gunner", "E1")])
    at.rolls("S", "F", "F")
    at.step("3C")
    assert at.over
    assert at.g.allies[0].wounds == 1


@pytest.mark.rule("RISE-FIST-06", "RISE-STUN-01", "RISE-CLASS-08")
def test_after_defending_one_may_stun_an_adjacent_attacker_with_a_fist_left_over() -> None:
    me = Character("red", "E1", classes=["close-combat"])
    at = lay(LONG, {"guardian": me, "john": "T1"}, {"t-800.1": "D1"})
    at.rolls("S", "F", "F")
    at.step("3C")
    assert at.keys == {GUARD, "pass"}
    at.does("guardian", GUARD)
    assert (at.ask.prompt, at.keys) == ("after-defending", {"fist ability=grapple", "pass"})
    at.does("guardian", "fist ability=grapple")
    at.told(EnemyStunned, enemy="t-800.1")
    assert (at.over, at.enemy("t-800.1").stunned, at.enemy("t-800.1").missed) == (True, True, False)


@pytest.mark.rule("RISE-FIST-06")
def test_whoever_goes_down_does_nothing_afterwards_and_far_attackers_are_not_grappled() -> None:
    for place, wounds in ("D1", 3), ("A1", 0):
        me = Character("red", "E1", classes=["close-combat"], wounds=wounds)
        at = lay(LONG, {"guardian": me, "john": "T1"}, {"t-800.1": place})
        at.rolls("S", "F", "-")
        at.step("3C")
        at.does("guardian", "pass")
        assert (at.over, at.enemy("t-800.1").stunned, me.down) == (True, False, wounds == 3)


@pytest.mark.rule("RISE-FIST-06", "RISE-CLASS-08")
def test_after_defending_a_scout_may_step_away() -> None:
    at = lay(LONG, {"john": Character("red", "E1", classes=["scout"])}, {"t-800.1": "A1"})
    at.rolls("S", "F", "-")
    at.step("3C")
    assert at.character("john").wounds == 1
    at.does("john", "fist ability=never-there")
    assert at.ask.kind == "path"
    assert at.ask.budget == 2
    at.does("john", "move to=G1")
    assert (at.over, at.character("john").at) == (True, "G1")


@pytest.mark.rule("RISE-EATTACK-13", "RISE-EATTACK-14", "RISE-RULING-61", "RISE-DOWN-06")
def test_when_a_target_goes_down_the_others_switch_or_do_nothing() -> None:
    at = lay(
        LONG,
        {"john": Character("red", "C1", wounds=4), "kyle": "H1"},
        {"t-800.1": "A1", "hk-8.1": "E1", "t-800.5": "D1"},
    )
    at.step("3C")
    at.rolls("S", "S", "S", "H", "S", "-")
    at.does("john", "next target=t-800.1")
    assert (at.character("john").down, at.character("john").wounds) == (True, 4), "the damage left over is lost"
    assert (at.over, at.rolled) == (True, [3, 3]), "the drone reaches nobody else and does not move again"
    assert (at.character("kyle").wounds, at.enemy("hk-8.1").at) == (1, "E1")


@pytest.mark.rule("RISE-RULING-62", "RISE-STUN-02")
def test_the_stunned_do_not_attack() -> None:
    at = lay(LONG, {"john": "C1"}, {"t-800.1": "A1"})
    at.enemy("t-800.1").stunned = True
    at.step("3C")
    assert at.rolled == []


@pytest.mark.rule("RISE-ROUND-12", "RISE-EATTACK-01")
def test_each_attacks_once_and_only_those_of_the_colour() -> None:
    at = lay(LONG, {"john": "C1"}, {"t-800.1": "A1", "t-800.2": "E1", "t-1000": "T1"})
    at.rolls("H", "H", "H")
    at.step("3C")
    assert at.rolled == [3]


def test_a_leader_in_the_zone_gives_a_die_and_smoke_takes_one() -> None:
    at = lay(field("a a a a b b b b"), {"john": "C1"}, {"t-800.1": "A1", "t-800-commander": "D1"})
    at.step("3C")
    at.enemy("t-800-commander").at = "E1"
    at.step("3C")
    at.g.tokens["smoke-grenade.1"] = Token("smoke-grenade.1", "grenade", ["C1", "D1"])
    at.step("3C")
    assert at.rolled == [4, 3, 2]


@pytest.mark.rule("RISE-RULING-85")
def test_no_roll_has_fewer_than_no_dice() -> None:
    smoke = [Token(f"smoke-grenade.{n}", "grenade", ["C1"]) for n in (1, 2)]
    at = lay(LONG, {"john": "C1"}, {"hk-8.1": "A1"}, tokens=smoke)
    at.run(attacking.attack_friend(at.g, at.enemy("hk-8.1"), "john", 1))
    assert (at.over, at.rolled, at.character("john").wounds) == (True, [0], 0)


@pytest.mark.rule("RISE-GEN-10", "RISE-RULING-02")
def test_a_table_without_questions_takes_the_first_target() -> None:
    at = lay(LONG, {"john": "A1", "kyle": "E1"}, {"t-800.1": "C1"}, flags={"defaults": 1})
    at.rolls("S", "-", "-")
    at.step("3C")
    assert (at.over, at.character("john").wounds) == (True, 1)
