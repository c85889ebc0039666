"""Rank tokens."""

from __future__ import annotations

import pytest

from bot.games.rise.events.attacks import ActionRerolled
from bot.games.rise.rules.actions import ranks
from bot.games.rise.state import Character, Truck
from tests.support.rise.field import field, lay, plays

ROW = "a a a a b b b b"
MAP = field(ROW, ROW, ROW, ROW, ROW, ROW)


def sources(p: object, seat: str) -> list[tuple[str, str]]:
    return [tuple(source) for source in ranks.sources(p, seat)]  # type: ignore[arg-type, misc]


@pytest.mark.rule("RISE-RANK-01", "RISE-RANK-04", "RISE-CHAR-08")
def test_any_number_of_unassigned_dice_is_rolled_again() -> None:
    p = lay(MAP, {"john": "B2"})
    plays(p, "john", 1, 1, 4, 6)
    p.does("john", "reroll ability=rank")
    p.rolls(5, 2)
    p.does("john", "die die=1 copy=0", "die die=1 copy=1")

    p.told(ActionRerolled, seat="john", owner="john", dice=("2", "4", "5", "6"))
    assert p.character("john").dice == [2, 4, 5, 6]
    assert p.character("john").ranks_used == 1
    p.refuses("john", "reroll ability=rank", "rise-refuse-no-rank", "RISE-RANK-04")


@pytest.mark.rule("RISE-RANK-03")
def test_the_same_die_is_rolled_again_as_long_as_there_are_tokens() -> None:
    p = lay(MAP, {"john": Character("red", "B2", ranks=2)})
    plays(p, "john", 1)
    for face in (1, 6):
        p.rolls(face)
        p.does("john", "reroll ability=rank")

    assert p.character("john").dice == [6]
    assert p.character("john").ranks_used == 2


@pytest.mark.rule("RISE-RANK-05")
def test_an_assigned_die_is_not_rolled_again() -> None:
    p = lay(MAP, {"john": Character("red", "B2", ranks=2)})
    plays(p, "john", 1, 2)
    p.does("john", "assign die=1 space=john.move-1")
    p.does("john", "move to=B3")
    p.rolls(4)
    p.does("john", "reroll ability=rank")
    assert p.character("john").dice == [4]
    assert p.g.spaces["john.move-1"].value == 1

    p.does("john", "assign die=4 space=john.move-2")
    p.does("john", "move to=B2")
    p.refuses("john", "reroll ability=rank", "rise-refuse-no-dice-left", "RISE-RANK-05")


@pytest.mark.rule("RISE-RANK-06", "RISE-DOWN-03")
def test_a_downed_character_may_spend_rank_on_action_dice() -> None:
    p = lay(MAP, {"john": Character("red", "B2", wounds=4, down=True)})
    plays(p, "john", 5)
    p.rolls(1)
    p.does("john", "reroll ability=rank")

    assert p.character("john").dice == [1]


@pytest.mark.rule("RISE-CLASS-05", "RISE-CLASS-06", "RISE-RULING-26")
@pytest.mark.parametrize("voice", ["sergeant", "squad-leader"])
def test_a_shared_token_serves_whoever_is_in_the_zone_once(voice: str) -> None:
    owner = Character("blue", "B4", classes=[voice], ranks=0, wounds=4, down=True)
    p = lay(MAP, {"john": Character("red", "B2", ranks=0), "kyle": owner, "alex": Character("white", "G2", ranks=0)})

    assert sources(p.g, "john") == [("kyle", voice)]
    assert sources(p.g, "kyle") == [("kyle", voice)]
    assert sources(p.g, "alex") == []
    plays(p, "john", 1)
    p.rolls(3)
    p.does("john", f"reroll ability={voice}")
    p.told(ActionRerolled, seat="john", owner="kyle")
    assert sources(p.g, "kyle") == []
    assert p.character("kyle").ranks_used == 0, "it is not one of the board's"


@pytest.mark.rule("RISE-RULING-26")
def test_in_the_truck_all_its_zones_count_for_sharing() -> None:
    owner = Character("blue", "D2", classes=["sergeant"], ranks=0)
    people = {"john": Character("red", "F5", ranks=0), "kyle": owner, "alex": Character("white", "A5", ranks=0)}
    p = lay(MAP, people, truck=Truck("armed", "D2"))

    assert sources(p.g, "john") == [("kyle", "sergeant")]
    assert sources(p.g, "alex") == [("kyle", "sergeant")]


@pytest.mark.rule("RISE-RULING-25")
def test_a_spent_token_does_not_come_back_with_the_next_turn() -> None:
    p = lay(MAP, {"john": "B2"})
    plays(p, "john", 1, 2)
    p.rolls(3)
    p.does("john", "reroll ability=rank")
    p.does("john", "die die=1 copy=0")
    p.does("john", "end")
    plays(p, "john", 5)

    p.refuses("john", "reroll ability=rank", "rise-refuse-no-rank", "RISE-RANK-04")
