"""Doors: closed they are Walls, opened they are gone. Obstacles that take damage, and what lies where."""

from __future__ import annotations

import pytest

from bot.games.rise.box.content import SIDES
from bot.games.rise.events.moves import DoorOpened
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import interacting, moving
from bot.games.rise.rules.map import figures, paths
from bot.games.rise.state import Token
from tests.support.rise.field import Position, field, lay, plays

HALL = field("a a a a a", walls=[])


def shut(card: str = "") -> Position:
    """A closed Door across a corridor."""
    return lay(
        HALL, {"john": "A1", "kyle": "E1"}, {"t-800.1": "D1"}, tokens=[Token("gate", "door", ["B1", "C1"], card=card)]
    )


@pytest.mark.rule("RISE-DOOR-02", "RISE-RULING-89", "RISE-LOS-07")
def test_a_closed_door_makes_both_its_hexes_walls_for_everyone() -> None:
    at = shut()

    assert figures.blocks(at.g).red == {"B1", "C1"}
    assert moving.reachable(at.g, "john", 6) == {}
    assert not figures.sees(at.g, "john", "t-800.1")
    wide = lay(field("a a a", "a a a"), {"john": "A1"}, tokens=[Token("gate", "door", ["B1", "C1"])])
    wide.run(moving.move(wide.g, "john", 6))
    wide.refuses("john", "move to=B1", "rise-refuse-door", "RISE-DOOR-02")


@pytest.mark.rule("RISE-DOOR-03", "RISE-RULING-89", "RISE-DOOR-01")
@pytest.mark.parametrize("die", [1, 6])
def test_any_die_opens_a_door_from_a_hex_beside_either_half_and_it_is_gone(die: int) -> None:
    for seat, hex in (("john", "A1"), ("kyle", "D1")):
        at = shut()
        at.g.enemies.clear()
        moving.put(at.g, seat, hex)
        plays(at, seat, die)
        at.does(seat, f"assign die={die} space={seat}.interact")

        at.told(DoorOpened, token="gate")
        assert at.g.tokens == {}
        assert figures.blocks(at.g).red == frozenset()
        assert figures.sees(at.g, "john", "kyle")
        assert "B1" in moving.reachable(at.g, "john", 2) or seat == "kyle"


@pytest.mark.rule("RISE-DOOR-03")
def test_a_blast_door_opens_with_its_values_only() -> None:
    at = shut("blast-door")
    plays(at, "john", 4, 5)

    at.refuses("john", "assign die=4 space=john.interact", "rise-refuse-nothing-to-use", "RISE-RULING-22")
    at.does("john", "assign die=5 space=john.interact")
    assert "gate" not in at.g.tokens


@pytest.mark.rule("RISE-DOOR-04", "RISE-EMOVE-18")
def test_whoever_is_behind_a_door_is_not_near() -> None:
    at = lay(field("a a a a a a a"), {"john": "A1", "kyle": "G1"}, tokens=[Token("gate", "door", ["B1", "C1"])])
    ground, friends = figures.ground(at.g), figures.friends(at.g)

    assert paths.nearest(ground, figures.blocks(at.g), ("D1",), friends) == ("kyle",)
    interacting.open_door(at.g, at.g.tokens["gate"])
    assert paths.nearest(ground, figures.blocks(at.g), ("D1",), friends) == ("john", "kyle")


@pytest.mark.rule("RISE-OBST-04", "RISE-OBST-10", "RISE-COVER-05", "RISE-RULING-20", "RISE-RULING-21")
def test_cover_has_one_pool_for_both_hexes_and_goes_as_a_whole_while_crates_protect_nobody() -> None:
    at = lay(
        HALL,
        {"john": "A1", "kyle": "B1", "alex": "D1"},
        tokens=[Token("wall", "cover", ["A1", "B1"], defense=2), Token("box", "crate", ["D1"])],
    )
    at.run(harm.hurt(at.g, "john", 1))
    assert at.g.tokens["wall"].damage == 1
    at.run(harm.hurt(at.g, "kyle", 2))

    assert "wall" not in at.g.tokens
    assert figures.blocks(at.g).yellow == {"D1"}
    assert [at.character(seat).wounds for seat in ("john", "kyle")] == [0, 1]
    at.run(harm.hurt(at.g, "alex", 1))
    assert at.character("alex").wounds == 1


@pytest.mark.rule("RISE-OBST-02", "RISE-OBST-03", "RISE-OBST-07", "RISE-OBST-08")
def test_reference_cards_are_outlined_as_the_tokens_block() -> None:
    tokens = [Token("c", "crate", ["A1"]), Token("t", "terminal", ["B1"]), Token("d", "door", ["C1", "D1"])]
    at = lay(HALL, {"john": "E1"}, tokens=tokens)
    now = figures.blocks(at.g)

    for token in tokens:
        card = interacting.side(at.g, token)
        assert card
        assert (now.red if card.outline == "red" else now.yellow) >= set(token.hexes)
    assert {SIDES[id].outline for id in ("supply-crate", "weapons-locker")} == {"yellow"}
