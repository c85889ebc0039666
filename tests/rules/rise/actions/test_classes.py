"""Class cards in play."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.decks import Deck
from bot.games.rise.box.content import CLASSES
from bot.games.rise.events.attacks import AttackRolled, HitsCounted
from bot.games.rise.rules import harm
from bot.games.rise.rules.enemies import attacking, moving
from bot.games.rise.state import Ally, Character, Token
from tests.support.rise.classes import RIFLE, assigns, has
from tests.support.rise.field import field, lay, plays

ROW = "a a a a a a a a a a"
MAP = field(ROW, ROW, ROW, ROW)
LANE = field(ROW)


@pytest.mark.rule("RISE-CLASS-01")
def test_a_class_card_has_two_abilities() -> None:
    assert all(len(card.abilities) == 2 for card in CLASSES.values())


@pytest.mark.rule("RISE-EX-24", "RISE-CLASS-03", "RISE-CLASS-04", "RISE-RULING-40")
def test_a_sergeant_has_one_slot_more_and_a_medkit_reaches_it() -> None:
    me = Character("red", "B1", ["medkit.1"], ["sergeant"])
    p = lay(LANE, {"guardian": me})
    p.run(harm.hurt(p.g, "guardian", 4))
    assert not me.down
    assert (me.wounds, me.class_wounds) == (3, {"sergeant": 1})

    plays(p, "guardian", 1)
    p.does("guardian", "assign die=1 space=guardian.rest")
    p.does("guardian", "spend card=medkit.1")
    assert (me.wounds, me.class_wounds) == (1, {})
    p.run(harm.hurt(p.g, "guardian", 3))
    assert not me.down
    p.run(harm.hurt(p.g, "guardian", 1))
    assert me.down


@pytest.mark.rule("RISE-CLASS-07", "RISE-FIST-01")
def test_close_combat_hits_harder_but_only_up_close() -> None:
    p = lay(LANE, {"alex": has("close-combat")}, {"t-800.1": "C1"})
    assigns(p, 5, RIFLE, "HF", "-", "-")
    p.does("alex", "fist ability=up-close")
    p.told(HitsCounted, hits=3)

    p = lay(LANE, {"alex": has("close-combat")}, {"t-800.1": "D1"})
    assigns(p, 5, RIFLE, "HF", "-", "-")
    assert "fist ability=up-close" not in p.keys


@pytest.mark.rule("RISE-CLASS-07")
def test_hand_loads_strike_a_second_enemy() -> None:
    p = lay(LANE, {"guardian": has("munitions-specialist")}, {"t-800.1": "C1", "hk-8.1": "D1", "hk-8.2": "F1"})
    plays(p, "guardian", 5)
    p.does("guardian", f"assign die=5 space={RIFLE}")
    p.rolls("HH", "HF", "-")
    p.does("guardian", "target target=t-800.1")
    p.does("guardian", "fist ability=hand-loads")
    assert p.keys == {"target target=hk-8.1"}
    p.does("guardian", "target target=hk-8.1")

    assert [enemy.id for enemy in p.g.enemies] == ["hk-8.2"]


@pytest.mark.rule("RISE-CLASS-07", "RISE-FIST-05")
def test_a_skirmisher_steps_away_after_the_attack_if_a_fist_is_left() -> None:
    p = lay(LANE, {"guardian": has("skirmisher")}, {"t-800.1": "F1"})
    assigns(p, 5, RIFLE, "HF", "HH", "S")

    assert p.g.enemies == [], "the Hits came first"
    assert p.ask.prompt == "fist-after"
    p.does("guardian", "fist ability=shoot-and-scoot")
    p.does("guardian", "move to=D1")
    assert p.character("guardian").at == "D1"
    assert p.ask.prompt == "player"


@pytest.mark.rule("RISE-FIST-07", "RISE-CLASS-07")
def test_a_skirmishers_snap_fire_needs_no_fist_but_a_near_enemy() -> None:
    p = lay(LANE, {"guardian": has("skirmisher")}, {"t-800.1": "E1"})
    assigns(p, 5, RIFLE, "-", "-", "-")
    assert p.keys == {"reroll ability=snap-fire", "keep"}

    p = lay(LANE, {"guardian": has("skirmisher")}, {"t-800.1": "F1"})
    assigns(p, 5, RIFLE, "-", "-", "-")
    assert p.ask.prompt == "player"


@pytest.mark.rule("RISE-CLASS-08", "RISE-FIST-06")
def test_close_combat_grapples_an_attacker_beside_it_while_standing() -> None:
    p = lay(LANE, {"kyle": has("close-combat")}, {"t-800.1": "C1"})
    p.rolls("F", "S", "-")
    p.run(attacking.attack_friend(p.g, p.enemy("t-800.1"), "kyle", 3))
    p.does("kyle", "fist ability=grapple")
    assert p.enemy("t-800.1").stunned

    p = lay(LANE, {"kyle": has("close-combat", wounds=4)}, {"t-800.1": "C1"})
    p.rolls("F", "S", "-")
    p.run(attacking.attack_friend(p.g, p.enemy("t-800.1"), "kyle", 3))
    assert p.over
    assert not p.enemy("t-800.1").stunned


@pytest.mark.rule("RISE-CLASS-08")
def test_a_scout_is_gone_after_the_shot() -> None:
    p = lay(LANE, {"kyle": has("scout")}, {"t-800.1": "E1"})
    p.rolls("F", "S", "-")
    p.run(attacking.attack_friend(p.g, p.enemy("t-800.1"), "kyle", 3))
    p.does("kyle", "fist ability=never-there")
    p.does("kyle", "move to=A1")

    assert p.character("kyle").at == "A1"


@pytest.mark.rule("RISE-CLASS-09")
@pytest.mark.parametrize(("die", "points"), [(3, 5), (4, 4)])
def test_a_scouts_move_space_rewards_low_values(die: int, points: int) -> None:
    p = lay(LANE, {"guardian": has("scout", at="A1")})
    assigns(p, die, "scout/move")

    assert p.ask.budget == points


@pytest.mark.rule("RISE-CLASS-09")
def test_an_infiltrators_move_space_passes_enemies_on_high_values() -> None:
    p = lay(LANE, {"guardian": has("infiltrator")}, {"t-800.1": "C1"})
    assigns(p, 4, "infiltrator/move")
    assert "move to=D1" in p.keys

    p = lay(LANE, {"guardian": has("infiltrator")}, {"t-800.1": "C1"})
    assigns(p, 3, "infiltrator/move")
    assert "move to=D1" not in p.keys


def test_an_infiltrator_seems_farther_to_enemies() -> None:
    people = {"kyle": has("infiltrator", at="D1"), "alex": Character("blue", "J1")}
    p = lay(LANE, people, {"t-800.1": "G1"})

    assert moving.nearest(p.g, p.enemy("t-800.1"), {"kyle": "D1", "alex": "J1"}) == ["alex"]


@pytest.mark.rule("RISE-CLASS-10", "RISE-CLASS-11", "RISE-TRADE-04")
@pytest.mark.parametrize(("card", "off"), [("engineer", 2), ("tech-specialist", 1)])
def test_engineers_read_the_die_another_way_and_trade_there_too(card: str, off: int) -> None:
    decks: dict[str, Any] = {"weapons": Deck(["pistol.1"]), "equipment": Deck(["medkit.1", "medkit.2"])}
    p = lay(LANE, {"guardian": has(card)}, tokens=[Token("crate", "crate", ["C1"])], **decks)
    assigns(p, 4, f"{card}/interact")
    assert p.ask.prompt == "read"
    assert p.keys == {f"read value={value}" for value in ((3, 4, 6) if off == 2 else (3, 4))}

    p = lay(LANE, {"guardian": has(card), "kyle": Character("blue", "C1", ["pistol.1"])})
    assigns(p, 5, f"{card}/interact")
    assert p.ask.prompt == "trade"


@pytest.mark.rule("RISE-CLASS-12", "RISE-CLASS-10")
def test_a_packrat_finds_one_more_in_a_crate_and_nowhere_else() -> None:
    decks: dict[str, Any] = {"weapons": Deck(), "equipment": Deck(["medkit.1", "medkit.2", "medkit.3"])}
    p = lay(LANE, {"guardian": has("packrat")}, tokens=[Token("crate", "crate", ["C1"])], **decks)
    assigns(p, 1, "packrat/interact")
    assert len(p.character("guardian").cards) == 3

    p = lay(LANE, {"guardian": has("packrat")}, tokens=[Token("door", "door", ["C1"])], **decks)
    assigns(p, 1, "packrat/interact")
    assert p.g.tokens == {}
    assert p.character("guardian").cards == ["scavenged-rifle.1"]


@pytest.mark.rule("RISE-CLASS-13")
def test_a_radio_operator_talks_another_character_through() -> None:
    p = lay(LANE, {"guardian": has("radio-operator"), "kyle": Character("blue", "E1")})
    assigns(p, 3, "radio-operator/order")

    assert p.ask.seats == ("kyle",)
    assert p.ask.budget == 3
    p.does("kyle", "move to=H1")
    assert p.character("kyle").at == "H1"


@pytest.mark.rule("RISE-CLASS-14", "RISE-ALLY-10")
def test_a_squad_leader_lets_an_ally_act_twice() -> None:
    p = lay(MAP, {"guardian": has("squad-leader")}, allies=[Ally("prisoner", "prisoner-red", "C2")])
    plays(p, "guardian", 2, 3, 3)
    p.does("guardian", "assign die=2 space=prisoner/command")
    p.does("guardian", "move to=D2")
    p.refuses("guardian", "assign die=3 space=prisoner/command", "rise-refuse-space-taken", "RISE-ACTION-03")
    p.does("guardian", "assign die=3 space=squad-leader/order")
    p.does("guardian", "move to=E2")

    assert p.g.allies[0].at == "E2"
    assert p.ask.prompt == "move", "and the leader may follow"
    assert p.ask.args["figure"] == "guardian"


@pytest.mark.rule("RISE-CLASS-15", "RISE-RULING-41")
def test_a_medics_rest_may_help_an_adjacent_character() -> None:
    p = lay(LANE, {"john": has("medic", wounds=1), "kyle": Character("blue", "C1", wounds=2)})
    assigns(p, 1, "john.rest")
    p.does("john", "tend target=kyle")

    assert (p.character("john").wounds, p.character("kyle").wounds) == (1, 1)


@pytest.mark.rule("RISE-CLASS-16")
def test_a_stored_card_is_used_from_the_class_card() -> None:
    p = lay(LANE, {"john": has("medic", wounds=3, stored={"medic": "medkit.1"})})
    assigns(p, 1, "john.rest")
    p.does("john", "spend card=medkit.1")

    assert p.character("john").stored == {}
    assert p.character("john").wounds == 0
    assert p.g.equipment.discard == ["medkit.1"]


@pytest.mark.rule("RISE-RULING-94")
def test_assault_storms_the_line() -> None:
    p = lay(LANE, {"guardian": has("assault")}, {"t-800.1": "H1"})
    assigns(p, 5, "assault/charge")
    assert p.ask.budget == 3
    p.does("guardian", "move to=D1")
    assert p.keys == {"attack space=scavenged-rifle.1/attack", "pass"}
    p.rolls("H", "H", "H", "-")
    p.does("guardian", "attack space=scavenged-rifle.1/attack")

    p.told(AttackRolled, faces=("hit", "hit", "hit", "blank"))
    assert p.g.enemies == []
    assert set(p.g.spaces) == {"assault/charge"}


def test_a_bodyguard_takes_the_shot() -> None:
    p = lay(
        LANE,
        {"kyle": Character("blue", "B1"), "alex": Character("red", "C1", classes=["bodyguard"])},
        {"t-800.1": "F1"},
    )
    p.rolls("S", "S", "-")
    p.run(attacking.attack_friend(p.g, p.enemy("t-800.1"), "kyle", 3))
    p.does("alex", "guard count=2")

    assert (p.character("kyle").wounds, p.character("alex").wounds) == (0, 2)


def test_a_quartermaster_trades_once_a_turn_without_a_die() -> None:
    p = lay(LANE, {"john": has("quartermaster"), "kyle": Character("blue", "C1")})
    plays(p, "john", 1)
    p.does("john", "free-trade seat=kyle")
    p.does("john", "give card=scavenged-rifle.1")

    assert p.character("kyle").cards == ["scavenged-rifle.1"]
    assert p.character("john").dice == [1]
    assert "free-trade seat=kyle" not in p.keys
