"""Terrain: difficult and impassable ground, cover and height; distance knows none of it."""

from __future__ import annotations

import msgspec
import pytest

from bot.games.fireteam.box.board import TILES, field  # type: ignore[attr-defined]
from bot.games.fireteam.box.cards import Tile
from bot.games.fireteam.box.content import MISSIONS
from bot.games.fireteam.rules.hero import attacking, moving
from bot.games.fireteam.rules.moments import Assault
from bot.games.fireteam.rules.threat.activation import quarry, strength
from tests.support.fireteam.field import Blow, Position, ends, lay

PLAIN, COVERED, HIGH = "2D", "2A", "2C"


def dice(here: str, there: str, cards: int = 3, **more: object) -> int:
    """Count the dice of a hero's attack from one location into another."""
    at = lay({"abe": here, "don": "4F"}, {"corrupted-animal.1": there}, **more)  # type: ignore[arg-type]
    return attacking.dice(at.g, Blow("abe", "projectile", cards, "corrupted-animal.1"))


def claws(here: str, there: str, mission: str = "river-crossing") -> int:
    """Count the dice of a creature of strength 2."""
    at = lay({"abe": there, "don": "4F"}, {"corrupted-animal.1": here}, mission=mission)
    return strength(at.g, Assault("corrupted-animal.1", "abe"), at.creature("corrupted-animal.1"))


@pytest.mark.rule("FTZ-TERRAIN-01", "FTZ-TERRAIN-02")
def test_difficult_ground_costs_both_points_at_once() -> None:
    at = lay({"abe": "2D", "don": "4F"})
    at.turn("abe")
    assert "2F" in ends(at)
    at.does("abe", "move to=2B")
    at.does("abe", "move to=2D")
    at.turn("abe")
    at.does("abe", "move to=2C")
    at.refuses("abe", "move to=2F", "fireteam-refuse-difficult", "FTZ-TERRAIN-02")
    at.does("abe", "move to=2D")
    at.refuses("abe", "move to=2F", "fireteam-refuse-too-far", "FTZ-MOVE-01")
    at.refuses("abe", "move to=2B", "fireteam-refuse-too-far", "FTZ-MOVE-01")
    at.turn("abe")
    at.does("abe", "move to=2F")
    assert at.g.points == 0


@pytest.mark.rule("FTZ-TERRAIN-03")
def test_leaving_difficult_ground_costs_nothing_more() -> None:
    at = lay({"abe": "2F", "don": "4F"})
    at.turn("abe")
    at.does("abe", "move to=2D")
    assert at.g.points == 1
    assert moving.cost(at.g, "abe", "2F") == 2


@pytest.mark.rule("FTZ-TERRAIN-04", "FTZ-CMOVE-03")
def test_creatures_pay_one_for_difficult_ground_and_move_over_corners() -> None:
    at = lay({"abe": "4F", "don": "4F"}, {"corrupted-animal.1": "3E"})
    at.acts("corrupted-animal.1", "blank")
    at.passes()
    assert at.creature("corrupted-animal.1").at == "1E"  # by 1B: both are difficult, and 1E meets 1B at a corner
    at = lay({"abe": "1E", "don": "1E"}, {"corrupted-animal.1": "3F"})
    at.acts("corrupted-animal.1", "blank", "E", "E")
    at.passes()
    assert at.creature("corrupted-animal.1").at == "1E"  # by 1B, which is difficult like 1E itself


@pytest.mark.rule("FTZ-TERRAIN-05")
def test_heroes_never_enter_impassable_ground() -> None:
    at = lay({"abe": "3A", "don": "4F"})
    at.turn("abe")
    assert "3D" not in ends(at)
    at.refuses("abe", "move to=3D", "fireteam-refuse-impassable", "FTZ-TERRAIN-05")
    assert ends(at) == {"3B", "3C"}  # 3E and 3F lie beyond 3D
    assert "3D" not in moving.reach(at.g, "abe", 5)


@pytest.mark.rule("FTZ-TERRAIN-06")
def test_creatures_go_round_impassable_ground() -> None:
    at = lay({"abe": "3F", "don": "3F"}, {"corrupted-animal.1": "3A"})
    at.acts("corrupted-animal.1", "blank", "E", "E")
    at.passes()
    assert at.creature("corrupted-animal.1").at == "3F"
    assert all("3D" not in at.g.field.walks[place] for place in at.g.field.places)


@pytest.mark.rule("FTZ-TERRAIN-07", "EX-18", "RUL-06")
def test_cover_takes_a_die_and_never_more_than_there_are() -> None:
    assert dice(PLAIN, COVERED) == 2
    assert dice(PLAIN, COVERED, cards=1) == 0
    assert dice(PLAIN, COVERED, cards=0) == 0
    at = lay({"abe": PLAIN, "don": "4F"}, {"corrupted-animal.1": COVERED}, hands={"abe": ["rally"]})
    at.g.heroes["abe"].boosts["dice"] = -1
    at.attacks("abe", "corrupted-animal.1", "projectile")
    assert at.rolled == [0]
    assert at.hero("abe").deck.discard == ["rally"]


@pytest.mark.rule("FTZ-TERRAIN-08", "RUL-07")
def test_cover_does_not_weaken_attacks_made_from_it() -> None:
    assert dice(COVERED, COVERED) == 3
    assert dice(COVERED, PLAIN) == 3
    assert dice("2A", "3B") == 2  # another covered location


@pytest.mark.rule("FTZ-TERRAIN-09", "FTZ-TERRAIN-12")
def test_cover_and_height_serve_heroes_and_creatures_alike() -> None:
    assert claws(PLAIN, COVERED) == 1
    assert claws(HIGH, PLAIN) == 3
    assert claws(PLAIN, PLAIN) == 2
    assert dice(PLAIN, COVERED) == 2
    assert dice(HIGH, PLAIN) == 4


@pytest.mark.rule("FTZ-TERRAIN-10", "FTZ-TERRAIN-11", "EX-19")
def test_height_gives_a_die_unless_the_target_is_as_high_or_here() -> None:
    assert dice(HIGH, PLAIN) == 4
    assert dice(HIGH, HIGH) == 3
    assert dice(HIGH, "4C") == 3
    assert dice(PLAIN, HIGH) == 3


@pytest.mark.rule("FTZ-TERRAIN-13")
def test_a_location_may_have_several_kinds_of_terrain() -> None:
    river = field("river-crossing")
    assert {"1E", "3B"} <= river.difficult & river.covered
    at = lay({"abe": "2D", "don": "4F"}, {"corrupted-animal.1": "3B"})
    assert moving.cost(at.g, "abe", "3B") == 2
    assert dice("2D", "3B") == 2
    assert dice("2A", "2D") == 3
    assert claws("5F", "5E", mission="the-giant") == 3


@pytest.mark.rule("FTZ-TERRAIN-15", "FTZ-ATTACK-14")
@pytest.mark.parametrize("type", ["melee", "projectile", "explosive"])
def test_terrain_changes_every_type_of_attack_into_another_location(type: str) -> None:
    at = lay({"abe": HIGH, "don": "4F"}, {"corrupted-animal.1": PLAIN, "corrupted-animal.2": HIGH})
    assert attacking.dice(at.g, Blow("abe", type, 3, "corrupted-animal.1")) == 4  # type: ignore[arg-type]
    assert attacking.dice(at.g, Blow("abe", type, 3, "corrupted-animal.2")) == 3  # type: ignore[arg-type]
    at.hero("abe").at, at.creature("corrupted-animal.1").at = PLAIN, COVERED
    assert attacking.dice(at.g, Blow("abe", type, 3, "corrupted-animal.1")) == 2  # type: ignore[arg-type]


@pytest.mark.rule("RUL-05")
def test_everything_is_added_up_before_the_dice_are_limited() -> None:
    assert dice(PLAIN, COVERED, cards=9) == 8
    assert dice(HIGH, COVERED, cards=8) == 8
    assert dice(PLAIN, COVERED, cards=8) == 7
    assert dice(HIGH, PLAIN, cards=8) == 8


@pytest.fixture
def walled(monkeypatch: pytest.MonkeyPatch) -> Position:
    """A board with a wall: `wA` and `wC` are two apart, but four steps to walk; `zG` cannot be reached."""
    wall = Tile(
        id="w",
        rows=("AAWWCC", "AAWWCC", "DDWWFF", "DDWWFF", "DDEEFF", "DDEEFF"),
        ground="floor",
        terrain={"W": ("impassable",)},
    )
    moor = Tile(id="v", rows=("GGHHJJ",) * 6, ground="floor")
    shut = Tile(id="z", rows=("WWWWWW", "WGGGGW", "WGGGGW", "WGGGGW", "WGGGGW", "WWWWWW"), ground="floor")
    shut = msgspec.structs.replace(shut, terrain={"W": ("impassable",)})
    for tile in (wall, moor, shut):
        monkeypatch.setitem(TILES, tile.id, tile)
    report = msgspec.structs.replace(MISSIONS["river-crossing"], id="walled", tiles=(("v", "w", "z"),))
    monkeypatch.setitem(MISSIONS, "walled", report)
    at = lay({"abe": "2D", "don": "2D"}, {"corrupted-animal.1": "2B"})
    at.g.mission = "walled"
    at.g.specialists = {"patty": "zG", "henry": "zG"}
    at.hero("abe").at, at.hero("don").at, at.creature("corrupted-animal.1").at = "wC", "vG", "wA"
    return at


@pytest.mark.rule("FTZ-TERRAIN-14", "RUL-02", "RUL-03")
def test_distance_knows_no_terrain_and_nothing_blocks_the_view(walled: Position) -> None:
    board = walled.g.field
    assert (board.distance["wA"]["wC"], board.path["wA"]["wC"]) == (2, 4)
    walled.hero("don").at, walled.hero("don").hand = "wA", ["bayonet", "molotov"]
    walled.creature("corrupted-animal.1").at = "wC"
    reasons = {offer.key: reason for offer, reason in attacking.offers(walled.g, "don")}
    assert reasons["attack target=corrupted-animal.1 type=explosive"] is None


@pytest.mark.rule("RUL-70")
def test_specialists_help_across_impassable_ground(walled: Position) -> None:
    walled.hero("abe").at, walled.g.specialists = "wF", {"patty": "wC", "henry": "wE"}
    assert walled.g.field.near("wF", "wE", 1)
    river = lay({"abe": "3A", "don": "4F"}, specialists={"patty": "3D", "henry": "3D"})
    river.hero("abe").at = "3C"
    river.turn("abe")
    assert "search" in river.keys
    river.does("abe", "search")
    assert not river.g.acted


@pytest.mark.rule("RUL-34")
def test_the_nearest_counts_by_distance_and_is_walked_to_round_the_wall(walled: Position) -> None:
    assert quarry(walled.g, walled.creature("corrupted-animal.1")) == "abe"
    walled.acts("corrupted-animal.1", "blank")
    assert walled.creature("corrupted-animal.1").at == "wE"


@pytest.mark.rule("RUL-34")
def test_a_hero_that_cannot_be_reached_is_left_alone(walled: Position) -> None:
    walled.hero("abe").at = "zG"
    animal = walled.creature("corrupted-animal.1")
    animal.at = "wF"
    assert quarry(walled.g, animal) == "don"
    walled.hero("don").ko = True
    assert quarry(walled.g, animal) == ""
    walled.acts("corrupted-animal.1", "move")
    assert animal.at == "wF"
