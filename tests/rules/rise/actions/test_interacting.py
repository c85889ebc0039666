"""Interact: which objects are in reach, how the die is read, and what the reference cards do."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.decks import Deck
from bot.games.rise.box.cards import ActionSpace, SpaceAbility
from bot.games.rise.box.content import CLASSES, SIDES
from bot.games.rise.box.missions.shapes import Change, Lay
from bot.games.rise.events.attacks import CardGained
from bot.games.rise.events.enemies import EnemyStunned
from bot.games.rise.events.moves import CardPicked, DoorOpened, ObjectUsed
from bot.games.rise.rules.actions import interacting
from bot.games.rise.state import Character, Token, Truck
from tests.support.rise.errand import errand
from tests.support.rise.field import Position, field, lay, plays

ROW = field("a a a b b")
PLAIN = ActionSpace(id="interact", kind="interact")


def near(token: Token, john: Any = "B1", **more: Any) -> Position:
    """John beside an object, with cards to be found."""
    decks = {
        "equipment": Deck(["stim-pack.1", "medkit.1", "grenade.1"]),
        "weapons": Deck(["minigun.1", "machinegun.1", "pistol.1"]),
    }
    return lay(ROW, {"john": john}, tokens=[token], **(decks | more))


def crate(at: str = "C1", **more: Any) -> Token:
    return Token("crate-1", "crate", [at], **more)


def class_space(kind: str) -> ActionSpace:
    """The Interact space of a Class card."""
    return next(ability.space for ability in CLASSES[kind].abilities if isinstance(ability, SpaceAbility))


@pytest.mark.rule("RISE-INTERACT-01", "RISE-INTERACT-02", "RISE-OBST-06", "RISE-OBST-07", "RISE-RULING-22")
@pytest.mark.parametrize("hex", ["B1", "C1", "A1"])
def test_a_crate_in_ones_own_or_an_adjacent_hex_can_be_searched(hex: str) -> None:
    at = near(crate(hex))
    plays(at, "john", 2)

    at.does("john", "assign die=2 space=john.interact")

    at.told(ObjectUsed, figure="john", token="crate-1", value=2)
    at.told(CardGained, seat="john", card="grenade.1")
    assert at.character("john").cards == ["grenade.1"]
    assert at.g.tokens["crate-1"].used


@pytest.mark.rule("RISE-INTERACT-01")
def test_one_die_does_one_thing_only() -> None:
    at = lay(
        ROW,
        {"john": Character("red", "B1", ["pistol.1"]), "kyle": "A1"},
        tokens=[crate(), Token("crate-2", "crate", ["B1"])],
        equipment=Deck(["medkit.1", "grenade.1"]),
    )
    plays(at, "john", 1)
    at.does("john", "assign die=1 space=john.interact")
    assert at.keys == {"use token=crate-1", "use token=crate-2", "trade seat=kyle"}

    at.does("john", "use token=crate-2")

    assert at.ask.prompt == "player"
    assert at.character("john").cards == ["pistol.1", "grenade.1"]
    assert [token.used for token in at.g.tokens.values()] == [False, True]


@pytest.mark.rule("RISE-INTERACT-04")
@pytest.mark.parametrize(("die", "cards"), [(1, {"grenade.1"}), (3, {"grenade.1"}), (6, {"pistol.1"})])
def test_the_value_of_the_die_tells_what_is_found(die: int, cards: set[str]) -> None:
    at = near(crate())
    plays(at, "john", die)

    at.does("john", f"assign die={die} space=john.interact")

    assert set(at.character("john").cards) == cards


@pytest.mark.rule("RISE-INTERACT-04", "RISE-RULING-86")
def test_one_of_the_top_cards_is_picked_and_the_others_are_discarded() -> None:
    at = near(crate())
    plays(at, "john", 4)
    at.does("john", "assign die=4 space=john.interact")
    assert at.keys == {"take card=grenade.1", "take card=medkit.1"}

    at.does("john", "take card=medkit.1")

    at.told(CardPicked, seat="john", card="medkit.1", rest=("grenade.1",))
    assert at.character("john").cards == ["medkit.1"]
    assert (at.g.equipment.cards, at.g.equipment.discard) == (["stim-pack.1"], ["grenade.1"])


@pytest.mark.rule("RISE-INTERACT-04", "RISE-RULING-86")
def test_a_weapon_is_picked_in_the_same_way() -> None:
    at = near(crate(), references=["weapons-locker"])
    plays(at, "john", 5)
    at.does("john", "assign die=5 space=john.interact")
    assert at.keys == {"take card=machinegun.1", "take card=pistol.1"}

    at.does("john", "take card=machinegun.1")

    assert at.character("john").cards == ["machinegun.1"]
    assert (at.g.weapons.cards, at.g.weapons.discard) == (["minigun.1"], ["pistol.1"])


@pytest.mark.rule("RISE-INTERACT-03", "RISE-CLASS-10")
@pytest.mark.parametrize("kind", ["engineer", "packrat", "tech-specialist"])
def test_interact_spaces_of_classes_use_objects_too(kind: str) -> None:
    at = near(crate(), Character("red", "B1", classes=[kind]))
    plays(at, "john", 1)

    at.does("john", f"assign die=1 space={kind}/interact")

    assert "grenade.1" in at.character("john").cards


@pytest.mark.rule("RISE-CLASS-11")
@pytest.mark.parametrize(("kind", "die", "reads"), [("engineer", 2, {1, 2, 3, 4}), ("tech-specialist", 6, {5, 6})])
def test_engineer_and_tech_specialist_may_read_the_die_otherwise(kind: str, die: int, reads: set[int]) -> None:
    at = near(crate())

    assert set(interacting.readings(at.g, "john", class_space(kind), die)) == reads


@pytest.mark.rule("RISE-CLASS-11")
def test_the_turn_player_says_how_the_die_is_read_and_it_keeps_its_value() -> None:
    at = near(crate(), Character("red", "B1", classes=["engineer"]))
    plays(at, "john", 4)
    at.does("john", "assign die=4 space=engineer/interact")
    assert at.keys == {"read value=3", "read value=4", "read value=6"}

    at.does("john", "read value=6")

    assert at.character("john").cards == ["pistol.1"]
    assert at.g.spaces["engineer/interact"].value == 4


@pytest.mark.rule("RISE-CLASS-12")
def test_the_packrat_draws_once_more_at_crates_only() -> None:
    at = near(crate(), Character("red", "B1", classes=["packrat"]))
    plays(at, "john", 6)
    at.does("john", "assign die=6 space=packrat/interact")
    assert at.character("john").cards == ["pistol.1", "machinegun.1"]

    door = near(Token("door-1", "door", ["C1", "D1"]), Character("red", "B1", classes=["packrat"]))
    plays(door, "john", 6)
    door.does("john", "assign die=6 space=packrat/interact")
    assert door.character("john").cards == []
    door.told(DoorOpened, token="door-1")


@pytest.mark.rule("RISE-INTERACT-04", "RISE-RULING-06")
def test_a_card_may_change_the_die_where_that_opens_something() -> None:
    at = near(Token("door-1", "door", ["C1", "D1"], card="blast-door"), Character("red", "B1", ["bypass-kit.1"]))
    plays(at, "john", 1)
    at.does("john", "assign die=1 space=john.interact")

    assert at.character("john").cards == []
    assert at.g.set_aside == ["bypass-kit.1"]
    at.told(DoorOpened, token="door-1")


@pytest.mark.rule("RISE-INTERACT-04")
def test_a_card_is_kept_where_the_die_will_do() -> None:
    at = near(Token("door-1", "door", ["C1", "D1"], card="blast-door"), Character("red", "B1", ["bypass-kit.1"]))
    plays(at, "john", 5)
    at.does("john", "assign die=5 space=john.interact")

    assert at.character("john").cards == ["bypass-kit.1"]


@pytest.mark.rule("RISE-RULING-06", "RISE-RULING-22")
def test_an_interact_without_effect_is_refused() -> None:
    empty = near(crate(used=True))
    far = near(crate("D1"))
    walled = lay(
        field("a a", walls=["A1-B1"]),
        {"john": "A1"},
        tokens=[Token("crate-1", "crate", ["B1"])],
        equipment=Deck(["medkit.1"]),
    )
    dull = near(Token("t", "terminal", ["C1"]))
    idle = near(Token("t", "terminal", ["C1"], card="security-terminal"))
    for at, die in ((empty, 3), (far, 3), (walled, 3), (dull, 3), (idle, 6)):
        plays(at, "john", die)
        key = f"assign die={die} space=john.interact"
        at.refuses("john", key, "rise-refuse-nothing-to-use", "RISE-RULING-22")
    plays(dull, "john", 4)
    assert "assign die=4 space=john.interact" in dull.keys


@pytest.mark.rule("RISE-RULING-22")
def test_the_truck_keeps_its_passengers_from_what_lies_beyond_its_sides() -> None:
    ground = field(*["a " * 8] * 8)
    at = lay(ground, {"john": "D4"}, truck=Truck("armed", "D4"), equipment=Deck(["medkit.1"]))
    at.g.tokens = {"far": Token("far", "crate", ["D3"]), "door": Token("door", "crate", ["C4"])}
    reads = {1: ""}

    assert [token.id for token in interacting.objects(at.g, "D4", reads)] == ["door"]


@pytest.mark.rule("RISE-OBST-08", "RISE-RULING-22")
def test_a_terminal_is_used_from_beside_and_does_what_the_mission_says() -> None:
    terminal = Lay(id="t1", kind="terminal", hexes=("C1",), changes=(Change(verb="dice", amount=2),))
    at = errand(ROW, {"john": "B1"}, tokens=[Token("t1", "terminal", ["C1"])], sheet={"tokens": (terminal,)})
    plays(at, "john", 5)
    at.does("john", "assign die=5 space=john.interact")

    assert at.g.flags["dice"] == 2
    assert at.g.tokens["t1"].used


@pytest.mark.rule("RISE-OBST-06", "RISE-GEN-08")
def test_the_card_that_the_mission_lays_out_tells_what_an_object_does() -> None:
    token = Token("t1", "terminal", ["C1"])
    at = near(token)
    assert interacting.side(at.g, token) is SIDES["skynet-terminal"]

    at.g.references = ["door", "security-terminal"]
    assert interacting.side(at.g, token) is SIDES["security-terminal"]
    token.card = "skynet-terminal"
    assert interacting.side(at.g, token) is SIDES["skynet-terminal"]
    assert interacting.side(at.g, Token("c", "cover", ["C1"], defense=2)) is None


@pytest.mark.rule("RISE-DOOR-03", "RISE-OBST-06")
def test_a_security_terminal_opens_a_door_anywhere_and_stuns_its_zone_on_a_six() -> None:
    tokens = [
        Token("t1", "terminal", ["C1"], card="security-terminal"),
        Token("d1", "door", ["A1"]),
        Token("d2", "door", ["E1"]),
    ]
    at = lay(ROW, {"john": "B1"}, {"t-800.1": "D1", "t-1000": "B1"}, tokens=tokens)
    plays(at, "john", 6)
    at.does("john", "assign die=6 space=john.interact")
    at.does("john", "use token=t1")
    assert at.keys == {"open token=d1", "open token=d2"}
    at.does("john", "open token=d2")

    assert set(at.g.tokens) == {"t1", "d1"}
    at.silent(EnemyStunned)
    assert not at.g.tokens["t1"].used
    at.g.enemies[0].at = "A1"
    at.g.tokens.pop("d1")
    at.g.spaces.clear()
    plays(at, "john", 6)
    at.does("john", "assign die=6 space=john.interact")
    at.told(EnemyStunned, enemy="t-800.1")
    at.silent(EnemyStunned, enemy="t-1000")
