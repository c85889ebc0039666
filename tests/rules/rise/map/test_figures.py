"""Figures on the map: where they are, how far apart, and what is between them."""

from __future__ import annotations

import pytest

from bot.games.rise.rules.map import figures
from bot.games.rise.state import Ally, Character, Enemy, Entrance, Token, Truck
from tests.support.rise.field import field, lay

ROW = "a a a a b b b b"
MAP = field(ROW, ROW, ROW, ROW, ROW, ROW)
WALLED = field(ROW, ROW, walls=("A1-B1",))
GATE = field("A A . .", "a a a a", "a a a a")


def test_friends_are_characters_and_allies_and_stand_unless_asked_otherwise() -> None:
    p = lay(
        MAP,
        {"john": "A1", "kyle": Character("blue", "A2", down=True)},
        allies=[Ally("gunner", "resistance-gunner", "B3"), Ally("medic", "resistance-medic", "B4", down=True)],
    )

    assert figures.friends(p.g) == {"john": "A1", "gunner": "B3"}
    assert figures.friends(p.g, standing=False) == {"john": "A1", "kyle": "A2", "gunner": "B3", "medic": "B4"}


def test_a_downed_character_still_fills_its_hex_and_an_entrance_is_no_hex() -> None:
    p = lay(
        MAP,
        {"john": Character("red", "A1", down=True)},
        {"t-800.1": "C3", "hk-8.1": "alpha"},
        entrances={"alpha": Entrance("alpha", ["H1", "H2"])},
    )

    assert figures.occupied(p.g) == {"A1": "john", "C3": "t-800.1"}


@pytest.mark.rule("RISE-ENTRANCE-08", "RISE-RULING-52", "RISE-ENTRANCE-05")
def test_an_enemy_at_an_entrance_is_on_each_of_its_half_hexes() -> None:
    p = lay(GATE, {"john": "B3"}, {"hk-8.1": "alpha"}, entrances={"alpha": Entrance("alpha", ["A1", "B1"])})

    assert figures.hexes_of(p.g, "hk-8.1") == ("A1", "B1")
    assert figures.hexes_of(p.g, "alpha") == ("A1", "B1")
    assert figures.distance(p.g, "john", "hk-8.1") == 2
    assert figures.sees(p.g, "john", "hk-8.1")
    assert figures.zones_of(p.g, "hk-8.1") == {"alpha"}
    assert not figures.share_zone(p.g, "john", "hk-8.1")


@pytest.mark.rule("RISE-RANGE-01", "RISE-RANGE-03", "RISE-RULING-10")
def test_range_counts_the_targets_hex_and_nothing_that_lies_between() -> None:
    wall = [Token("terminal", "terminal", ["B2"]), Token("cover", "cover", ["C2"], defense=2)]
    p = lay(MAP, {"john": "A2"}, {"t-800.1": "D2"}, tokens=wall)

    assert figures.distance(p.g, "john", "t-800.1") == 3
    assert figures.distance(p.g, "john", "A2") == 0


@pytest.mark.rule("RISE-GEN-07")
def test_a_wall_parts_neighbours() -> None:
    p = lay(WALLED, {"john": "A1"})

    assert not figures.adjacent(p.g, "A1", "B1")
    assert figures.adjacent(p.g, "A1", "A2")
    assert not figures.adjacent(p.g, "A1", "C1")
    assert figures.beside(p.g, "john", "A2")


@pytest.mark.rule("RISE-LOS-07", "RISE-OBST-03")
@pytest.mark.parametrize(
    ("kind", "seen"), [("door", False), ("terminal", False), ("barricade", False), ("cover", True), ("crate", True)]
)
def test_red_tokens_hide_and_yellow_ones_do_not(kind: str, seen: bool) -> None:
    lane = field("a a a a a")
    p = lay(lane, {"john": "A1"}, {"t-800.1": "E1"}, tokens=[Token("thing", kind, ["C1"])])  # type: ignore[arg-type]

    assert figures.sees(p.g, "john", "t-800.1") is seen
    assert ("C1" in figures.blocks(p.g).yellow) is seen
    assert ("C1" in figures.blocks(p.g).doors) is (kind == "door")


@pytest.mark.rule("RISE-LOS-08")
def test_characters_allies_and_enemies_see_each_other_alike() -> None:
    lane = field("a a a a a a")
    hut = Token("hut", "barricade", ["D1"])
    p = lay(
        lane,
        {"john": "A1"},
        {"t-800.1": "C1", "t-800.2": "E1"},
        allies=[Ally("gunner", "resistance-gunner", "B1")],
        tokens=[hut],
    )

    for friend in ("john", "gunner"):
        assert figures.sees(p.g, friend, "t-800.1")
        assert figures.sees(p.g, "t-800.1", friend)
        assert not figures.sees(p.g, friend, "t-800.2")
        assert not figures.sees(p.g, "t-800.2", friend)


@pytest.mark.rule("RISE-TRUCK-04", "RISE-TRUCK-07")
def test_in_the_truck_one_is_in_all_its_zones_and_leaves_by_the_arrows() -> None:
    row = "a a a a a a a a"
    wide = field(row, row, "b b b b b b b b", "b b b b b b b b", "b b b b b b b b", "b b b b b b b b")
    p = lay(wide, {"john": "D3"}, truck=Truck("armed", "D3"))
    hexes = figures.truck_hexes(p.g.truck) if p.g.truck else {}

    assert hexes["driver"] == "D3"
    assert len(set(hexes.values())) == 5
    assert figures.zones_of(p.g, "john") == {figures.zone_of(p.g, hex) for hex in hexes.values()}
    inside = set(hexes.values())
    outs = {(here, out) for here in inside for out in figures.ground(p.g).adjacent[here] if out not in inside}
    assert {pair for pair in outs if figures.adjacent(p.g, *pair)} == set(figures.blocks(p.g).arrows)
    assert all(figures.adjacent(p.g, hexes["middle"], hexes[place]) for place in hexes if place != "middle")


def test_a_card_is_known_by_its_copy() -> None:
    assert figures.card("pistol.2").id == "pistol"
    assert figures.card("medkit.3").id == "medkit"


@pytest.mark.rule("RISE-CLASS-03", "RISE-CHAR-03", "RISE-CHAR-06")
@pytest.mark.parametrize("plates", ["assault", "bodyguard", "engineer", "sergeant"])
def test_class_cards_add_wound_slots_and_abilities(plates: str) -> None:
    p = lay(MAP, {"john": "A1"})
    before = {ability.id for ability in figures.abilities(p.g, "john")}
    p.character("john").classes = [plates]

    assert figures.wound_slots(p.g, "john") == {"": 4, plates: 1}
    assert figures.wound_limit(p.g, "john") == 5
    assert len({ability.id for ability in figures.abilities(p.g, "john")} - before) == 2


def test_an_enemy_is_found_by_its_id() -> None:
    p = lay(MAP, {"john": "A1"}, [Enemy("boss", "t-1000", "", "D4")])

    assert figures.at(p.g, "boss") == "D4"
    assert figures.defense(p.enemy("boss")) == 4
