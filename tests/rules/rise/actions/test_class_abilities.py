"""What makes each Class another than the rest: the details that this house gives to their abilities."""

from __future__ import annotations

import pytest

from bot.games.rise.events.attacks import AttackRerolled, AttackRolled, HitsCounted, Reacted
from bot.games.rise.events.enemies import Dismantled
from bot.games.rise.rules.enemies import attacking
from bot.games.rise.state import Character, Token
from tests.support.rise.classes import RIFLE, assigns, has
from tests.support.rise.field import field, lay, plays

ROW = "a a a a a a a a a a"
MAP = field(ROW, ROW, ROW, ROW)
LANE = field(ROW)


@pytest.mark.rule("RISE-CLASS-07", "RISE-RULING-99")
def test_a_marksman_makes_a_hit_of_the_only_skull_and_rouses_nobody() -> None:
    p = lay(LANE, {"guardian": has("marksman")}, {"t-72.1": "D1"})
    assigns(p, 5, RIFLE, "HF", "H", "S")
    p.does("guardian", "fist ability=weak-spot")

    p.told(HitsCounted, hits=3, defense=4)
    p.silent(Reacted)


@pytest.mark.rule("RISE-RULING-99")
def test_a_marksman_needs_a_skull_to_make_a_hit_of() -> None:
    p = lay(LANE, {"guardian": has("marksman")}, {"t-800.1": "D1"})
    assigns(p, 5, RIFLE, "HF", "H", "-")
    p.told(HitsCounted, hits=2)

    p = lay(LANE, {"guardian": has("marksman")}, {"t-800.1": "D1"})
    assigns(p, 5, RIFLE, "HF", "S", "S")
    p.does("guardian", "fist ability=weak-spot")
    p.told(HitsCounted, hits=2)
    p.told(Reacted, target="t-800.1")


@pytest.mark.rule("RISE-RULING-94")
def test_an_assault_from_where_one_stands_rolls_no_die_more() -> None:
    p = lay(LANE, {"guardian": has("assault")}, {"t-800.1": "E1"})
    assigns(p, 5, "assault/charge")
    p.does("guardian", "stay")
    p.rolls("H", "-", "-")
    p.does("guardian", "attack space=scavenged-rifle.1/attack")

    p.told(AttackRolled, faces=("hit", "blank", "blank"))


@pytest.mark.rule("RISE-RULING-94")
def test_only_the_first_attack_of_an_assault_is_spurred_on() -> None:
    p = lay(LANE, {"guardian": Character("red", "B1", ["machinegun.1"], ["assault"], ranks=0)}, {"t-800.1": "E1"})
    assigns(p, 5, "assault/charge")
    p.does("guardian", "move to=C1")
    p.rolls("-", "-", "-", "-")
    p.does("guardian", "attack space=machinegun.1/attack")
    p.rolls("-", "-", "-")
    p.does("guardian", "attack space=machinegun.1/attack")

    assert p.ask.prompt == "player"


@pytest.mark.rule("RISE-RULING-97")
def test_an_engineer_takes_a_stunned_enemy_apart() -> None:
    here = {"t-800.1": "C1", "t-800.2": "A1", "t-800.3": "E1"}
    p = lay(LANE, {"guardian": has("engineer")}, here)
    p.enemy("t-800.1").stunned = p.enemy("t-800.3").stunned = True
    plays(p, "guardian", 2)
    p.refuses("guardian", "assign die=2 space=engineer/interact", "rise-refuse-nothing-to-use", "RISE-RULING-22")
    assigns(p, 3, "engineer/interact")

    assert [enemy.id for enemy in p.g.enemies] == ["t-800.2", "t-800.3"], "one that lies beside, nobody else"
    p.told(Dismantled, enemy="t-800.1")
    p.silent(Reacted)
    assert p.g.pool["red"] == ["t-800"]


@pytest.mark.rule("RISE-RULING-97")
def test_no_engineer_takes_a_boss_apart_and_nobody_else_an_enemy() -> None:
    p = lay(LANE, {"guardian": has("engineer")}, {"t-800-commander": "C1"})
    p.enemy("t-800-commander").stunned = True
    plays(p, "guardian", 6)
    p.refuses("guardian", "assign die=6 space=engineer/interact", "rise-refuse-nothing-to-use", "RISE-RULING-22")

    p = lay(LANE, {"guardian": has("tech-specialist")}, {"t-800.1": "C1"})
    p.enemy("t-800.1").stunned = True
    plays(p, "guardian", 6)
    p.refuses("guardian", "assign die=6 space=tech-specialist/interact", "rise-refuse-nothing-to-use", "RISE-RULING-22")


@pytest.mark.rule("RISE-RULING-98")
def test_a_tech_specialist_uses_what_is_in_sight_and_near_enough() -> None:
    for at, able in (("E1", True), ("F1", False)):
        p = lay(LANE, {"guardian": has("tech-specialist")}, tokens=[Token("door", "door", [at])])
        plays(p, "guardian", 4)
        assert "assign die=4 space=guardian.interact" not in p.keys
        assert ("assign die=4 space=tech-specialist/interact" in p.keys) == able

    wall = field(ROW, walls=["B1-C1"])
    p = lay(wall, {"guardian": has("tech-specialist")}, tokens=[Token("door", "door", ["E1"])])
    plays(p, "guardian", 4)
    assert "assign die=4 space=tech-specialist/interact" not in p.keys


@pytest.mark.rule("RISE-RULING-95")
def test_nobody_reacts_to_what_a_sergeants_voice_has_rolled_again() -> None:
    for token, roused in (("sergeant", False), ("squad-leader", True)):
        me = Character("red", "B1", ["assault-rifle.1"], ranks=0)
        voice = Character("blue", "C2", classes=[token], ranks=0)
        p = lay(MAP, {"guardian": me, "alex": voice}, {"t-800.1": "F1"})
        assigns(p, 4, "assault-rifle.1/attack", "-", "-", "-")
        p.does("guardian", f"reroll ability={token}")
        p.rolls("S", "S", "H")
        p.does("guardian", *(f"die die=blank copy={n}" for n in range(3)))

        p.told(AttackRerolled, owner="alex")
        p.told(HitsCounted, hits=1)
        (p.told if roused else p.silent)(Reacted)


@pytest.mark.rule("RISE-RULING-95")
def test_whoever_spends_a_squad_leaders_voice_steps_on() -> None:
    leader = Character("blue", "C2", classes=["squad-leader"], ranks=0)
    p = lay(MAP, {"guardian": has(), "alex": leader})
    plays(p, "guardian", 1)
    p.rolls(6)
    p.does("guardian", "reroll ability=squad-leader")
    assert (p.ask.prompt, p.ask.budget, p.ask.seats) == ("move", 2, ("guardian",))
    p.does("guardian", "move to=D1")
    assert p.character("guardian").at == "D1"
    assert p.character("guardian").dice == [6]

    leader = Character("blue", "C2", classes=["squad-leader"], ranks=0)
    p = lay(MAP, {"guardian": has(), "alex": leader}, {"t-800.1": "F1"})
    assigns(p, 5, RIFLE, "-", "-", "-")
    p.does("guardian", "reroll ability=squad-leader")
    p.rolls("H", "H", "H")
    p.does("guardian", *(f"die die=blank copy={n}" for n in range(3)))
    assert p.g.enemies == []
    assert (p.ask.prompt, p.ask.budget) == ("move", 2)


@pytest.mark.rule("RISE-RULING-96")
def test_a_bodyguard_steps_in_and_stays_there() -> None:
    people = {"kyle": Character("blue", "B2"), "alex": Character("red", "D2", classes=["bodyguard"])}
    p = lay(MAP, people, {"t-800.1": "H2"})
    p.rolls("S", "S", "-")
    p.run(attacking.attack_friend(p.g, p.enemy("t-800.1"), "kyle", 3))
    p.does("alex", "guard count=1")
    assert (p.ask.prompt, p.ask.kind) == ("step-in", "space")
    assert p.keys == {f"step-in to={hex}" for hex in ("B1", "B3", "C2", "C3")}
    p.does("alex", "step-in to=C2")

    assert p.character("alex").at == "C2"
    assert (p.character("kyle").wounds, p.character("alex").wounds) == (1, 1)


@pytest.mark.rule("RISE-RULING-96")
def test_a_bodyguard_steps_in_nowhere_else_than_in_the_own_zone() -> None:
    lane = field("a a b b b b b b")
    people = {"kyle": Character("blue", "A1"), "alex": Character("red", "C1", classes=["bodyguard"])}
    p = lay(lane, people, {"t-800.1": "H1"})
    p.rolls("S", "-", "-")
    p.run(attacking.attack_friend(p.g, p.enemy("t-800.1"), "kyle", 3))

    assert p.over
    assert p.character("kyle").wounds == 1
