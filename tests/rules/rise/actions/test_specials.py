"""Special spaces: orders, commands, stuns, and Equipment that takes a die."""

from __future__ import annotations

import pytest

from bot.engine.decks import Deck
from bot.games.rise.events.enemies import EnemyStunned
from bot.games.rise.events.moves import DoorOpened, Moved, OrderGiven
from bot.games.rise.rules.actions import specials
from bot.games.rise.rules.actions.spaces import place_at
from bot.games.rise.state import Ally, Character, Token, Truck
from tests.support.rise.field import field, lay, plays

ROW = field("a a a a b b b")


@pytest.mark.rule("RISE-SPECIAL-01", "RISE-SPECIAL-02", "RISE-ACTION-07")
def test_a_special_space_that_demands_a_value_takes_no_other() -> None:
    at = lay(ROW, {"alex": "A1"}, {"t-800.1": "C1"})
    plays(at, "alex", 4, 5)

    at.refuses("alex", "assign die=4 space=alex.override", "rise-refuse-value", "RISE-ACTION-07")
    at.does("alex", "assign die=5 space=alex.override")

    assert at.enemy("t-800.1").stunned
    at.told(EnemyStunned, enemy="t-800.1")


@pytest.mark.rule("RISE-SPECIAL-01", "RISE-RULING-06")
def test_crossed_wires_stun_one_normal_enemy_in_sight_and_near() -> None:
    at = lay(
        field("a a a a a a a", "a a a a a a a", walls=[]),
        {"alex": "A1"},
        {"t-800.1": "C1", "hk-8.2": "D1", "t-72.3": "G1", "t-1000": "B1"},
    )
    assert [enemy.id for enemy in specials.victims(at.g, "alex", 4)] == ["t-800.1", "hk-8.2"]

    plays(at, "alex", 6)
    at.does("alex", "assign die=6 space=alex.override")
    assert at.keys == {"stun target=t-800.1", "stun target=hk-8.2"}
    at.does("alex", "stun target=hk-8.2")
    assert [enemy.stunned for enemy in at.g.enemies] == [False, True, False, False]

    none = lay(ROW, {"alex": "A1"}, {"t-800.1": "G1"})
    plays(none, "alex", 6)
    none.refuses("alex", "assign die=6 space=alex.override", "rise-refuse-nobody-to-stun", "RISE-RULING-06")


@pytest.mark.rule("RISE-SPECIAL-01")
def test_john_orders_another_character_of_his_zone_to_attack_with_his_die() -> None:
    people = {
        "john": Character("red", "A1"),
        "kyle": Character("blue", "B1", ["pump-shotgun.1"]),
        "guardian": Character("white", "E1", ["plasma-shotgun.1"]),
    }
    at = lay(ROW, people, {"t-800.1": "C1"})
    plays(at, "john", 6)
    at.rolls("H", "H", "HH", "H")
    at.does("john", "assign die=6 space=john.order")

    at.told(OrderGiven, seat="john", friend="kyle")
    while at.ask.prompt != "player":
        at.takes_default()
    assert at.g.enemies == []
    assert "pump-shotgun.1/attack" not in at.g.spaces
    at.refuses("john", "assign die=6 space=john.order", "not-offered")


@pytest.mark.rule("RISE-CLASS-13", "RISE-RULING-88")
def test_the_radio_operator_lets_another_character_anywhere_move_and_its_owner_chooses_the_way() -> None:
    people = {
        "john": Character("red", "A1", classes=["radio-operator"]),
        "kyle": Character("blue", "F1"),
        "alex": Character("white", "B1", down=True),
    }
    at = lay(ROW, people)
    plays(at, "john", 2)
    at.does("john", "assign die=2 space=radio-operator/order")

    at.told(OrderGiven, seat="john", friend="kyle")
    assert at.ask.seats == ("kyle",)
    assert at.keys == {"move to=D1", "move to=E1", "move to=G1", "return to=F1", "stay"}
    at.does("kyle", "move to=D1")
    at.told(Moved, figure="kyle", to="D1")


@pytest.mark.rule("RISE-CLASS-14", "RISE-ALLY-10")
def test_the_squad_leader_lets_an_ally_act_again_and_steps_on() -> None:
    at = lay(
        ROW,
        {"john": Character("red", "A1", classes=["squad-leader"])},
        allies=[Ally("red", "prisoner-red", "C1")],
    )
    plays(at, "john", 1, 1, 3)
    at.does("john", "assign die=1 space=red/command")
    at.does("john", "move to=D1")
    at.refuses("john", "assign die=1 space=red/command", "rise-refuse-space-taken", "RISE-ACTION-03")

    at.does("john", "assign die=3 space=squad-leader/order")
    at.does("john", "move to=C1")
    assert at.ask.seats == ("john",)
    assert at.ask.budget == 2
    at.does("john", "move to=B1")

    assert (at.g.allies[0].at, at.character("john").at) == ("C1", "B1")
    assert at.ask.prompt == "player"


def test_a_scrambler_stuns_every_normal_enemy_of_the_zone_and_is_discarded() -> None:
    at = lay(
        ROW,
        {"john": Character("red", "A1", ["skynet-scrambler.1"])},
        {"t-800.1": "B1", "hk-8.2": "D1", "t-800.3": "E1", "t-1000": "C1"},
    )
    plays(at, "john", 4)
    at.does("john", "assign die=4 space=skynet-scrambler.1/scramble")

    assert [enemy.stunned for enemy in at.g.enemies] == [True, True, False, False]
    assert at.g.equipment.discard == ["skynet-scrambler.1"]


@pytest.mark.rule("RISE-CARD-02", "RISE-CARD-06")
def test_a_remote_uplink_uses_one_object_in_sight_with_the_die() -> None:
    tokens = [Token("near", "door", ["D1", "E1"]), Token("behind", "door", ["G1"])]
    at = lay(ROW, {"john": Character("red", "A1", ["remote-uplink.1"])}, tokens=tokens)
    plays(at, "john", 2, 3)

    at.refuses("john", "assign die=2 space=remote-uplink.1/uplink", "rise-refuse-value", "RISE-ACTION-07")
    at.does("john", "assign die=3 space=remote-uplink.1/uplink")

    at.told(DoorOpened, token="near")
    assert set(at.g.tokens) == {"behind"}
    assert at.g.equipment.discard == ["remote-uplink.1"]


def test_the_cargo_bed_holds_equipment() -> None:
    ground = field(*["a " * 8] * 8)
    at = lay(
        ground, {"john": "C6"}, truck=Truck("unarmed", "D4"), references=["cargo-bed"], equipment=Deck(["medkit.1"])
    )
    assert place_at(at.g, "john", "cargo-bed/rummage").home == "truck"
    plays(at, "john", 5)
    at.does("john", "assign die=5 space=cargo-bed/rummage")
    assert at.character("john").cards == ["medkit.1"]

    at.g.spaces.clear()
    plays(at, "john", 5)
    at.refuses("john", "assign die=5 space=cargo-bed/rummage", "rise-refuse-deck-empty", "RISE-RULING-06")
