"""Rest and Rescue, the Medic and the Medkit, and what a Downed Character may still do."""

from __future__ import annotations

import pytest

from bot.games.rise.box.cards import ActionSpace
from bot.games.rise.box.content import BOARDS
from bot.games.rise.events.enemies import Healed, StoodUp
from bot.games.rise.events.moves import Rescued, Tended
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import choices, commanding, resting
from bot.games.rise.rules.actions.spaces import place_at
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Ally, Character, Placed
from tests.support.rise.field import field, lay, plays

ROW = field("a a a a")
REST = ActionSpace(id="rest", kind="rest")


@pytest.mark.rule("RISE-REST-01", "RISE-REST-02")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_of_any_value_removes_one_own_wound(die: int) -> None:
    at = lay(ROW, {"john": Character("red", "A1", wounds=2)})
    plays(at, "john", die)

    at.does("john", f"assign die={die} space=john.rest")

    assert at.character("john").wounds == 1
    at.told(Healed, friend="john", count=1)


@pytest.mark.rule("RISE-REST-03", "RISE-RULING-40", "RISE-CHAR-04", "RISE-DOWN-02")
def test_a_rescued_character_loses_a_wound_and_stands_up() -> None:
    at = lay(ROW, {"john": "A1", "kyle": Character("blue", "B1", wounds=4, down=True)})
    at.g.spaces["kyle.move-1"] = Placed("blue", 1)
    plays(at, "john", 2)

    at.does("john", "assign die=2 space=john.rest")

    assert (at.character("kyle").wounds, at.character("kyle").down) == (3, False)
    assert not at.character("kyle").done
    assert "kyle.move-1" in at.g.spaces
    at.told(Rescued, figure="john", friend="kyle")
    at.told(StoodUp, friend="kyle")


@pytest.mark.rule("RISE-REST-01", "RISE-RULING-40")
def test_it_is_rest_or_rescue_never_both() -> None:
    at = lay(ROW, {"john": Character("red", "A1", wounds=1), "kyle": Character("blue", "B1", wounds=4, down=True)})
    at.run(resting.rest(at.g, "john", REST, 3))

    assert at.keys == {"rest", "rescue target=kyle"}
    at.does("john", "rescue target=kyle")

    assert at.over
    assert (at.character("john").wounds, at.character("kyle").wounds) == (1, 3)


@pytest.mark.rule("RISE-REST-04", "RISE-GEN-07", "RISE-RULING-14")
def test_nobody_is_rescued_through_a_wall_or_from_afar() -> None:
    fallen = Character("blue", "B1", wounds=4, down=True)
    walled = lay(field("a a", walls=["A1-B1"]), {"john": "A1", "kyle": fallen})
    far = lay(ROW, {"john": "A1", "kyle": Character("blue", "C1", wounds=4, down=True)})

    assert not list(resting.helps(walled.g, "john"))
    assert not list(resting.helps(far.g, "john"))


@pytest.mark.rule("RISE-REST-05", "RISE-ALLY-09", "RISE-RULING-48")
def test_a_downed_ally_is_rescued_but_helped_by_nothing_that_names_characters() -> None:
    ally = Ally("medic", "resistance-medic", "B1", wounds=2, down=True)
    at = lay(ROW, {"guardian": Character("red", "A1", ["medkit.1"])}, allies=[ally])
    space = next(space for space in BOARDS["guardian"].all_spaces() if space.kind == "rest")

    at.run(resting.rest(at.g, "guardian", space, 3))

    assert at.over
    assert (ally.wounds, ally.down) == (1, False)
    assert at.character("guardian").cards == ["medkit.1"]


@pytest.mark.rule("RISE-REST-06", "RISE-DOWN-04", "RISE-RULING-43", "RISE-RULING-44")
def test_a_downed_character_may_use_ones_on_anything_but_rest() -> None:
    john = Character("red", "B1", wounds=4, down=True)
    at = lay(ROW, {"john": john, "kyle": Character("blue", "A1", ["pistol.1"], down=True)})
    plays(at, "john", 1, 3)

    at.refuses("john", "assign die=1 space=john.rest", "rise-refuse-down-cannot-rest", "RISE-DOWN-04")
    at.refuses("john", "assign die=3 space=john.move-1", "rise-refuse-down-needs-one", "RISE-DOWN-04")
    assert {"assign die=1 space=john.move-1", "assign die=1 space=john.interact"} <= at.keys
    assert not list(resting.helps(at.g, "john"))


@pytest.mark.rule("RISE-DOWN-03", "RISE-RANK-06")
def test_a_downed_character_may_still_spend_rank() -> None:
    at = lay(ROW, {"john": Character("red", "A1", wounds=4, down=True)})
    plays(at, "john", 3, 4, 5, 6)

    assert any(key.startswith("reroll") for key in at.keys)


@pytest.mark.rule("RISE-REST-07")
def test_whom_the_guardian_rescues_recovers_one_more_wound() -> None:
    at = lay(ROW, {"guardian": Character("red", "A1", wounds=2), "kyle": Character("blue", "B1", wounds=4, down=True)})
    plays(at, "guardian", 3)
    at.does("guardian", "assign die=3 space=guardian.rest")
    at.does("guardian", "rescue target=kyle")
    assert at.character("kyle").wounds == 2

    at.g.spaces.clear()
    plays(at, "guardian", 3)
    at.does("guardian", "assign die=3 space=guardian.rest")
    assert at.character("guardian").wounds == 1


@pytest.mark.rule("RISE-RULING-06")
def test_a_rest_that_helps_nobody_is_refused() -> None:
    at = lay(ROW, {"john": "A1", "kyle": Character("blue", "B1", wounds=2)})
    plays(at, "john", 3)

    at.refuses("john", "assign die=3 space=john.rest", "rise-refuse-nobody-to-help", "RISE-RULING-06")


@pytest.mark.rule("RISE-CLASS-15", "RISE-RULING-41", "RISE-EX-24")
def test_the_medic_may_help_anybody_adjacent_instead() -> None:
    medic = Character("red", "B1", wounds=1, classes=["medic"])
    at = lay(
        ROW,
        {
            "john": medic,
            "kyle": Character("blue", "A1", wounds=2),
            "alex": Character("white", "C1", wounds=3, down=True),
        },
    )
    at.run(resting.rest(at.g, "john", REST, 3))

    assert at.keys == {"rest", "tend target=kyle", "rescue target=alex"}
    at.does("john", "tend target=kyle")
    at.told(Tended, figure="john", friend="kyle")
    assert at.character("kyle").wounds == 1


@pytest.mark.rule("RISE-EQUIP-08", "RISE-RULING-41")
def test_a_medkit_adds_to_a_rest_for_whoever_it_helps() -> None:
    medic = Character("red", "B1", ["medkit.1"], classes=["medic"])
    at = lay(ROW, {"john": medic, "kyle": Character("blue", "A1", wounds=4)})
    at.run(resting.rest(at.g, "john", REST, 3))

    assert at.ask.prompt == "medkit"
    at.does("john", "spend card=medkit.1")

    assert at.over
    assert at.character("kyle").wounds == 1
    assert at.character("john").cards == []
    assert at.g.equipment.discard == ["medkit.1"]


@pytest.mark.rule("RISE-EQUIP-08")
def test_a_medkit_is_kept_where_it_would_do_nothing_and_where_it_is_not_wanted() -> None:
    slight = lay(ROW, {"john": Character("red", "A1", ["medkit.1"], wounds=1)})
    slight.run(resting.rest(slight.g, "john", REST, 3))
    assert slight.over

    at = lay(ROW, {"john": Character("red", "A1", ["medkit.1"], wounds=3)})
    at.run(resting.rest(at.g, "john", REST, 3))
    at.does("john", "pass")
    assert (at.character("john").wounds, at.character("john").cards) == (2, ["medkit.1"])


@pytest.mark.rule("RISE-CLASS-04", "RISE-RULING-40", "RISE-EX-24")
def test_wounds_on_class_cards_heal_like_any_other() -> None:
    sergeant = Character("red", "A1", ["medkit.1"], classes=["sergeant"], wounds=4, class_wounds={"sergeant": 1})
    at = lay(ROW, {"john": sergeant})
    at.run(resting.rest(at.g, "john", REST, 3))
    at.does("john", "spend card=medkit.1")

    assert figures.wounds(at.g, "john") == 2
    assert sergeant.class_wounds == {}


@pytest.mark.rule("RISE-RULING-42")
def test_losing_wounds_in_another_way_stands_nobody_up() -> None:
    at = lay(ROW, {"john": "A1", "kyle": Character("blue", "B1", wounds=4, down=True)})

    harm.heal(at.g, "kyle", 2)

    assert at.character("kyle").down
    assert [option.key for option in resting.helps(at.g, "john")] == ["rescue target=kyle"]


@pytest.mark.rule("RISE-RULING-43", "RISE-RULING-47")
def test_a_downed_character_may_command_with_a_one() -> None:
    at = lay(
        ROW,
        {"john": Character("red", "A1", wounds=4, down=True)},
        allies=[Ally("gunner", "resistance-gunner", "B1")],
    )
    plays(at, "john", 1)

    assert "assign die=1 space=gunner/command" in at.keys
    assert commanding.barred(at.g, "john", at.g.allies[0], 1) is None
    assert choices.barred(at.g, place_at(at.g, "john", "gunner/command"), 2)
