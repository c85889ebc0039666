"""The Player Phase: dice, Action Spaces, and what may be done with them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.events import Event
from bot.games.rise.box.content import BOARDS
from bot.games.rise.events.attacks import Assigned, AttackRolled
from bot.games.rise.events.enemies import Healed
from bot.games.rise.events.moves import Commanded, OrderGiven
from bot.games.rise.rules.actions import choices, spaces
from bot.games.rise.state import Ally, Character, Placed, Token, Truck
from tests.support.rise.field import Position, field, lay, plays

ROW = "a a a a a a b b b b"
MAP = field(ROW, ROW, ROW, ROW, ROW, ROW)


def john(at: str = "B2", **more: Any) -> Character:
    return Character("red", at, ["assault-rifle.1", "dog-tags.1"], **more)


def alone(*dice: int, **more: Any) -> Position:
    p = lay(MAP, {"john": john(**more)}, {"t-800.1": "F2"})
    plays(p, "john", *dice)
    return p


@pytest.mark.rule("RISE-ACTION-01", "RISE-ACTION-03", "RISE-CHAR-02")
def test_a_die_goes_on_an_open_space_and_stays_there() -> None:
    p = alone(2, 5)
    p.does("john", "assign die=2 space=john.move-1")
    p.told(Assigned, seat="john", die=2, space="john.move-1")
    p.does("john", "move to=B3")

    assert p.g.spaces == {"john.move-1": Placed("red", 2)}
    assert p.character("john").dice == [5]


@pytest.mark.rule("RISE-ACTION-02", "RISE-ACTION-03")
def test_a_space_holds_one_die() -> None:
    p = alone(2, 2)
    p.does("john", "assign die=2 space=john.move-1")
    p.does("john", "move to=B3")

    p.refuses("john", "assign die=2 space=john.move-1", "rise-refuse-space-taken", "RISE-ACTION-03")
    assert "assign die=2 space=john.move-2" in p.keys


@pytest.mark.rule("RISE-ACTION-04", "RISE-CHAR-05", "RISE-CARD-07", "RISE-TRUCK-06")
def test_spaces_are_on_boards_cards_classes_and_reference_cards() -> None:
    me = Character("red", "D2", ["pistol.1", "grenade.1"], classes=["scout", "tech-specialist"])
    me.stored = {"tech-specialist": "skynet-scrambler.1"}
    p = lay(
        MAP,
        {"john": me},
        allies=[Ally("gunner", "resistance-gunner", "E4"), Ally("far", "resistance-medic", "J4")],
        truck=Truck("armed", "D2"),
        references=["driver-seat", "roof-cannon"],
    )

    assert {place.key for place in spaces.spaces(p.g, "john")} == {
        "john.move-1",
        "john.move-2",
        "john.rest",
        "john.interact",
        "john.order",
        "pistol.1/attack",
        "grenade.1/throw",
        "skynet-scrambler.1/scramble",
        "scout/move",
        "tech-specialist/interact",
        "driver-seat/drive",
        "gunner/command",
        "far/command",
    }


@pytest.mark.rule("RISE-ACTION-05")
@pytest.mark.parametrize(
    ("space", "prompt", "told"),
    [
        ("john.move-1", "move", Assigned),
        ("assault-rifle.1/attack", "attack-dice", AttackRolled),
        ("john.interact", "interact", Assigned),
        ("john.rest", "player", Healed),
        ("john.order", "target", OrderGiven),
        ("gunner/command", "move", Commanded),
    ],
)
def test_every_kind_of_space_has_its_action(space: str, prompt: str, told: type[Event]) -> None:
    p = lay(
        MAP,
        {"john": john(wounds=1), "kyle": Character("blue", "B3", ["scavenged-rifle.1"])},
        {"t-800.1": "F2", "hk-8.1": "E4"} if space == "john.order" else {"t-800.1": "F2"},
        allies=[Ally("gunner", "resistance-gunner", "C4")],
        tokens=[Token("door", "door", ["B1", "C1"])],
    )
    plays(p, "john", 6)
    p.does("john", f"assign die=6 space={space}")

    p.told(told)
    assert p.ask.prompt == prompt


@pytest.mark.rule("RISE-ACTION-06", "RISE-ACTION-07", "RISE-SPECIAL-02", "RISE-DICE-07", "RISE-DICE-08")
def test_some_spaces_demand_a_value() -> None:
    p = lay(MAP, {"alex": Character("red", "B2", ["service-carbine.1"])}, {"t-800.1": "E2"})
    plays(p, "alex", 1, 4, 5, 6)

    p.refuses("alex", "assign die=4 space=alex.override", "rise-refuse-value", "RISE-ACTION-07")
    assert {"assign die=5 space=alex.override", "assign die=6 space=alex.override"} <= p.keys
    assert {f"assign die={die} space=alex.move-1" for die in (1, 4, 5, 6)} <= p.keys


@pytest.mark.rule("RISE-SPECIAL-01")
def test_a_special_space_has_its_own_effect() -> None:
    p = lay(MAP, {"alex": Character("red", "B2", ["service-carbine.1"])}, {"t-800.1": "E2"})
    plays(p, "alex", 5)
    p.does("alex", "assign die=5 space=alex.override")

    assert p.enemy("t-800.1").stunned
    assert p.g.spaces == {"alex.override": Placed("red", 5)}


@pytest.mark.rule("RISE-RULING-06", "RISE-ATTACK-01")
def test_what_would_have_no_effect_is_refused_and_keeps_the_die() -> None:
    walled = field("# # # # # # # #", "# a # a a a a a", "# # # # # # # #")
    p = lay(walled, {"john": john("B2")}, {"t-800.1": "H2"})
    plays(p, "john", 3)

    p.refuses("john", "assign die=3 space=john.move-1", "rise-refuse-nowhere-to-go", "RISE-RULING-06")
    p.refuses("john", "assign die=3 space=john.rest", "rise-refuse-nobody-to-help", "RISE-RULING-06")
    p.refuses("john", "assign die=3 space=assault-rifle.1/attack", "rise-refuse-no-target", "RISE-ATTACK-01")
    p.refuses("john", "assign die=3 space=john.interact", "rise-refuse-nothing-to-use", "RISE-RULING-22")
    p.refuses("john", "use card=dog-tags.1", "rise-refuse-no-effect", "RISE-RULING-06")
    assert p.character("john").dice == [3]


@pytest.mark.rule("RISE-RULING-05", "RISE-ROUND-08")
def test_dice_left_over_are_lost() -> None:
    p = alone(1, 4, 6)
    p.does("john", "end")

    assert p.over
    assert p.character("john").dice == []
    assert p.character("john").done


@pytest.mark.rule("RISE-RULING-44", "RISE-DOWN-04")
def test_a_downed_character_assigns_only_ones_and_never_rests() -> None:
    p = alone(1, 5, wounds=4, down=True)

    p.refuses("john", "assign die=5 space=john.move-1", "rise-refuse-down-needs-one", "RISE-DOWN-04")
    p.refuses("john", "assign die=1 space=john.rest", "rise-refuse-down-cannot-rest", "RISE-DOWN-04")
    assert "assign die=1 space=john.move-1" in p.keys
    assert "assign die=1 space=assault-rifle.1/attack" in p.keys


@pytest.mark.rule("RISE-RULING-44")
def test_a_die_that_could_be_read_as_one_is_still_no_one() -> None:
    me = Character("red", "B2", down=True, classes=["engineer"])
    p = lay(MAP, {"john": me}, tokens=[Token("door", "door", ["B1", "C1"])])
    plays(p, "john", 2)

    p.refuses("john", "assign die=2 space=engineer/interact", "rise-refuse-down-needs-one", "RISE-DOWN-04")


@pytest.mark.rule("RISE-CHAR-01", "RISE-CHAR-05")
def test_every_board_has_three_abilities_and_starting_cards() -> None:
    for board in BOARDS.values():
        assert len(board.abilities) == 3
        assert board.starts


def test_the_same_value_is_offered_once() -> None:
    p = alone(2, 2, 2)
    keys = [offer.key for offer, _ in choices.offers(p.g)]

    assert len(keys) == len(set(keys))


@pytest.mark.rule("RISE-CHAR-07")
def test_the_activation_token_shows_done_after_the_turn() -> None:
    p = alone(3)
    assert not p.character("john").done

    p.does("john", "end")
    assert p.character("john").done
