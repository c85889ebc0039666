"""Allies: who commands them, what they do, and what they are not."""

from __future__ import annotations

import pytest

from bot.engine.decks import Deck
from bot.games.rise.box.content import SIDES
from bot.games.rise.events.attacks import AttackRolled
from bot.games.rise.events.enemies import Killed
from bot.games.rise.events.moves import Commanded, ObjectUsed, Rescued
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import commanding, moving, trading
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Ally, Character, Token
from tests.support.rise.field import Position, field, lay, plays

ROW = field("a a a a a b b b")


def gunner(at: str = "B1", wounds: int = 0) -> Ally:
    return Ally("gunner", "resistance-gunner", at, wounds)


def commanded(at: Position, die: int = 3, ally: str = "gunner") -> None:
    """Let John put a die on the Ally's Command space."""
    plays(at, "john", die)
    at.does("john", f"assign die={die} space={ally}/command")


@pytest.mark.rule("RISE-ALLY-01", "RISE-ALLY-03", "RISE-RULING-47")
@pytest.mark.parametrize("die", [1, 6])
def test_a_commanded_ally_moves_its_fixed_movement_whatever_the_die(die: int) -> None:
    at = lay(ROW, {"john": "A1"}, allies=[gunner()])
    commanded(at, die)

    at.told(Commanded, seat="john", friend="gunner")
    assert at.ask.seats == ("john",)
    assert at.keys == {"move to=C1", "move to=D1", "move to=E1", "return to=B1", "stay"}
    at.does("john", "move to=E1")
    assert at.g.allies[0].at == "E1"


@pytest.mark.rule("RISE-ALLY-02", "RISE-RULING-22")
def test_an_ally_is_commanded_from_its_own_zone_only() -> None:
    at = lay(ROW, {"john": "A1"}, allies=[gunner("F1")])
    plays(at, "john", 3)

    assert not any("gunner" in key for key in at.keys)
    at.refuses("john", "assign die=3 space=gunner/command", "rise-refuse-not-in-zone", "RISE-ALLY-02")


@pytest.mark.rule("RISE-ALLY-03", "RISE-ALLY-04", "RISE-RULING-47")
def test_an_ally_attacks_with_its_own_figures_and_its_fists_do_nothing() -> None:
    at = lay(ROW, {"john": Character("red", "A1", ranks=1)}, {"t-800.1": "F1"}, allies=[gunner()])
    commanded(at, 6)
    at.does("john", "stay")
    at.rolls("H", "HF", "S")
    at.does("john", "attack target=gunner")

    assert at.rolled[-1] == 3
    rolled = at.told(AttackRolled)
    assert rolled.figure == "gunner"
    assert any(key.startswith("reroll") for key in at.keys)  # the commander's Rank
    at.does("john", "keep")
    assert at.ask.prompt == "player"
    assert len(at.g.enemies) == 1


@pytest.mark.rule("RISE-ALLY-05", "RISE-RULING-48")
def test_allies_are_no_characters() -> None:
    at = lay(ROW, {"john": Character("red", "A1", ["pistol.1"])}, allies=[gunner("B1", wounds=1)])

    assert trading.partners(at.g, "john") == []
    assert moving.stride(at.g, "john", SIDES["resistance-gunner"].spaces[0], 3).points == 3
    medic = lay(ROW, {"john": Character("red", "A1", classes=["medic"])}, allies=[gunner("B1", wounds=1)])
    plays(medic, "john", 3)
    medic.refuses("john", "assign die=3 space=john.rest", "rise-refuse-nobody-to-help", "RISE-RULING-06")


@pytest.mark.rule("RISE-ALLY-06", "RISE-RULING-48", "RISE-GEN-10")
def test_allies_are_among_the_friends_that_enemies_look_for() -> None:
    at = lay(ROW, {"john": "A1"}, allies=[gunner("E1")])

    assert figures.friends(at.g) == {"john": "A1", "gunner": "E1"}
    assert figures.occupied(at.g)["E1"] == "gunner"


@pytest.mark.rule("RISE-ALLY-07", "RISE-ALLY-08")
def test_a_wound_without_a_slot_kills_an_ally_and_its_space_is_gone() -> None:
    at = lay(ROW, {"john": "A1"}, allies=[gunner()])
    at.run(harm.hurt(at.g, "gunner", 2))
    assert at.g.allies[0].wounds == 2

    at.run(harm.hurt(at.g, "gunner", 1))

    at.told(Killed, friend="gunner")
    assert at.g.allies == []
    plays(at, "john", 3)
    assert not any("gunner" in key for key in at.keys)


@pytest.mark.rule("RISE-ALLY-09", "RISE-REST-05")
def test_where_the_mission_lets_allies_be_down_they_wait_for_rescue() -> None:
    at = lay(ROW, {"john": "A1"}, allies=[gunner()], flags={"allies-go-down": 1})
    at.run(harm.hurt(at.g, "gunner", 3))
    assert at.g.allies[0].down
    assert commanding.barred(at.g, "john", at.g.allies[0], 3).rule == "RISE-ALLY-09"  # type: ignore[union-attr]

    plays(at, "john", 3, 3)
    assert not any("gunner" in key for key in at.keys)
    at.does("john", "assign die=3 space=john.rest")
    at.told(Rescued, friend="gunner")
    assert "assign die=3 space=gunner/command" in at.keys


@pytest.mark.rule("RISE-ALLY-10", "RISE-RULING-22")
def test_a_command_space_serves_the_whole_team_once_a_round() -> None:
    at = lay(ROW, {"john": "A1", "kyle": "C1"}, allies=[gunner()])
    commanded(at)
    at.does("john", "stay")

    plays(at, "kyle", 5)

    at.refuses("kyle", "assign die=5 space=gunner/command", "rise-refuse-space-taken", "RISE-ACTION-03")


@pytest.mark.rule("RISE-ALLY-03")
def test_a_medic_heals_one_adjacent_character_or_rescues_it() -> None:
    people = {
        "john": Character("red", "A1", wounds=2),
        "kyle": Character("blue", "C1", wounds=4, down=True),
        "alex": Character("white", "E1", wounds=1),
    }
    at = lay(ROW, people, allies=[Ally("medic", "resistance-medic", "B1")])
    commanded(at, 3, "medic")
    at.does("john", "stay")
    assert at.keys == {"tend target=john", "tend target=kyle", "pass"}

    at.does("john", "tend target=kyle")

    at.told(Rescued, figure="medic", friend="kyle")
    assert (at.character("kyle").wounds, at.character("kyle").down) == (3, False)


@pytest.mark.rule("RISE-ALLY-03", "RISE-RULING-42")
def test_a_medic_also_helps_up_whoever_is_down_without_a_wound() -> None:
    people = {"john": Character("red", "A1"), "kyle": Character("blue", "C1", down=True)}
    at = lay(ROW, people, allies=[Ally("medic", "resistance-medic", "B1")])
    commanded(at, 3, "medic")
    at.does("john", "stay")
    at.does("john", "tend target=kyle")

    assert not at.character("kyle").down


@pytest.mark.rule("RISE-ALLY-03", "RISE-INTERACT-02")
def test_a_sapper_uses_an_object_with_the_commanding_die() -> None:
    at = lay(
        ROW,
        {"john": "A1"},
        allies=[Ally("sapper", "resistance-sapper", "B1")],
        tokens=[Token("box", "crate", ["D1"])],
        equipment=Deck(["medkit.1"]),
    )
    commanded(at, 2, "sapper")
    at.does("john", "move to=C1")
    at.does("john", "use token=box")

    at.told(ObjectUsed, figure="sapper", token="box", value=2)
    assert at.character("john").cards == ["medkit.1"]


@pytest.mark.rule("RISE-GEN-09", "RISE-GEN-08")
def test_each_soldiers_ring_tells_its_reference_card() -> None:
    soldiers = [side for side in SIDES.values() if side.kind == "soldier"]

    assert sorted(side.ring for side in soldiers) == ["blue", "blue", "red", "red", "white", "white"]
    assert all(side.ring in side.id or side.id.startswith("resistance") for side in soldiers)
    assert {commanding.stats(Ally("x", side.id, "A1")) for side in soldiers} == {side.ally for side in soldiers}


@pytest.mark.rule("RISE-ALLY-02", "RISE-RULING-06")
def test_an_ally_with_nothing_to_do_is_not_commanded() -> None:
    at = lay(field("a a"), {"john": "A1"}, allies=[Ally("red", "prisoner-red", "B1")])
    plays(at, "john", 3)

    at.refuses("john", "assign die=3 space=red/command", "rise-refuse-ally-idle", "RISE-RULING-06")
