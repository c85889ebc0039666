"""Tiles and how they are joined: labels, faces, cells, Walls, Zones."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from bot.engine.boards.graph import distances
from bot.engine.content.faults import ContentError, Fault
from bot.games.rise.box.content import FACES
from bot.games.rise.box.ground import Blocks, Ground
from bot.games.rise.box.layout import Placement
from bot.games.rise.box.maps import assemble
from bot.games.rise.box.tiles import Label, check, faults, parse_label
from bot.games.rise.rules.map.paths import Figures, reach, terrain
from bot.games.rise.rules.map.sight import sees
from tests.rules.contents import said
from tests.support.rise.bare import at, bare, row

NOTHING = Blocks()


def alone(face: str) -> Ground:
    """A map of one tile; its hex B1 is then the map's B2."""
    return assemble((Placement(face, "A2"),))


def walk(ground: Ground, start: str) -> set[str]:
    """Every hex that can be walked to."""
    return set(reach(ground, NOTHING, start, 999, Figures())) | {start}


@pytest.mark.rule("RISE-MAP-09", "RISE-EX-13")
@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("L3B", Label("L", 3, "B")),
        ("S1A", Label("S", 1, "A")),
        ("H2A", Label("H", 2, "A")),
        ("V1B", Label("V", 1, "B")),
        ("G3B", Label("L", 3, "B")),
        ("P1A", Label("S", 1, "A")),
        (" l5a ", Label("L", 5, "A")),
    ],
)
def test_labels_read_size_number_side(text: str, label: Label) -> None:
    assert parse_label(text) == label


@pytest.mark.rule("RISE-MAP-09")
@pytest.mark.parametrize("text", ["", "L3", "L0A", "L6A", "H3A", "V3B", "S5A", "L3C", "X1A", "L33A", "3LA"])
def test_other_labels_are_refused(text: str) -> None:
    with pytest.raises(ContentError, match="content-rise-label"):
        parse_label(text)


def test_the_box_has_thirteen_tiles_with_two_faces_each() -> None:
    assert Counter(label[0] for label in FACES) == {"L": 10, "H": 4, "V": 4, "S": 8}
    assert {str(parse_label(id)) for id in FACES} == set(FACES)
    assert len({face.name for face in FACES.values()}) == 26
    assert {face.source for face in FACES.values()} == {"vigil"}


@pytest.mark.rule("RISE-MAP-04")
@pytest.mark.parametrize("id", FACES)
def test_small_tiles_are_one_zone_and_larger_ones_several(id: str) -> None:
    zones = alone(id).zones
    assert (len(zones) == 1) == id.startswith("S")
    assert all(zone.startswith(f"{id}.") for zone in zones)


@pytest.mark.rule("RISE-MAP-03")
@pytest.mark.parametrize("id", FACES)
def test_zones_hang_together_and_every_hex_has_one(id: str) -> None:
    ground = alone(id)
    assert sorted(hex for zone in ground.zones.values() for hex in zone) == sorted(ground.full)
    for zone, hexes in ground.zones.items():
        printed = {name for name, cell in ground.cells.items() if cell.zone == zone}
        within = {name: printed.intersection(ground.beside[name]) for name in printed}
        assert set(distances(hexes[0], within.__getitem__)) == printed


@pytest.mark.parametrize("id", FACES)
def test_no_part_of_a_face_is_cut_off(id: str) -> None:
    ground = alone(id)
    assert walk(ground, min(ground.full)) == ground.full


@pytest.mark.rule("RISE-MAP-08")
@pytest.mark.parametrize("id", FACES)
def test_indoor_tiles_have_walls_round_them_and_outdoor_tiles_none(id: str) -> None:
    ground, face = alone(id), FACES[id]
    halves = {name for name, cell in ground.cells.items() if cell.half}
    rim = {pair for pair in ground.walls if not ground.cells.keys() >= set(pair)}
    assert {cell.indoor for cell in ground.cells.values()} == {face.indoor}
    assert bool(rim) == face.indoor
    assert ground.cuts.keys() <= halves
    assert bool(ground.cuts) == face.indoor
    assert bool(face.openings) == face.indoor


@pytest.mark.rule("RISE-MAP-07", "RISE-MOVE-06", "RISE-LOS-03")
def test_walls_fill_hexes_run_along_tile_edges_and_between_hexes() -> None:
    ground = alone("L2A")
    assert alone("L1B").cells["C3"].solid
    assert "C3" not in alone("L1B").full
    assert ("C2", "D2") in ground.walls
    assert "D2" not in ground.adjacent["C2"]
    assert "D2" in ground.beside["C2"]
    assert ("C3", "D2") not in ground.walls, "a gap in the Wall of a cell"
    assert ground.cuts["A3"] == "upright"
    assert ground.cuts["B1"] == "across"


@pytest.mark.rule("RISE-MAP-06")
def test_walls_separate_zones_and_indoors_from_outdoors() -> None:
    ground = assemble((Placement("L2A", "A2"), Placement("S4B", "I2")))
    for a, b in ground.walls:
        if {a, b} <= ground.full:
            assert ground.zone(a) != ground.zone(b)
    for name in ground.full:
        for near in ground.adjacent[name]:
            if near in ground.full:
                assert ground.cells[name].indoor == ground.cells[near].indoor


@pytest.mark.rule("RISE-MAP-10", "RISE-MOVE-08")
def test_half_hexes_at_the_edge_are_there_but_cannot_be_entered() -> None:
    ground = alone("S4B")
    assert ground.full == {"B2", "B3", "C2", "C3", "C4", "D2", "D3"}
    halves = set(ground.cells) - ground.full
    assert halves == ground.border == {"A2", "A3", "A4", "E2", "E3", "E4", "B1", "D1", "B4", "D4"}
    assert not halves & terrain(ground, NOTHING).cost.keys()


@pytest.mark.rule("RISE-MAP-01", "RISE-RULING-15")
def test_halves_of_joined_tiles_make_full_hexes() -> None:
    beside = assemble((Placement("S4B", "A2"), Placement("S1A", "E2")))
    assert {"E2", "E3", "E4"} <= beside.full
    assert not {"E2", "E3", "E4"} & beside.border
    assert beside.zone("E3") == "S4B.a", "of two tiles it belongs to the one named first"
    below = assemble((Placement("S4B", "A2"), Placement("S1A", "A5")))
    assert {"B4", "D4"} <= below.full
    assert "C5" in below.adjacent["C4"]
    assert len(below.full) == 7 + 7 + 2


@pytest.mark.rule("RISE-RULING-15")
def test_a_wall_along_the_joint_keeps_the_halves_apart() -> None:
    """The holding cell opens only in the middle of its left side and at its bottom."""
    left = assemble((Placement("S4B", "A2"), Placement("S1B", "E2")))
    assert {name for name in ("E2", "E3", "E4") if left.is_full(name)} == {"E3"}
    assert left.cuts["E2"] == left.cuts["E4"] == "upright"
    assert sees(left, frozenset(), ("D2",), ("F3",)), "through the opening"
    right = assemble((Placement("S4B", "E2"), Placement("S1B", "A2")))
    assert not {"E2", "E3", "E4"} & right.full
    assert "E3" not in right.border, "it is in the middle of the map"
    inside = {"B2", "B3", "C2", "C3", "C4", "D2", "D3"}
    assert walk(right, "B2") == inside
    assert not any(sees(right, frozenset(), (a,), (b,)) for a in inside for b in right.full - inside)
    below = assemble((Placement("S1B", "A2"), Placement("S4B", "A5")))
    assert not {"B4", "D4"} & below.full
    assert "C5" in below.adjacent["C4"], "its opening at the bottom"
    above = assemble((Placement("S4B", "A2"), Placement("S1B", "A5")))
    assert "C5" not in above.adjacent["C4"]
    assert not sees(above, frozenset(), ("C4",), ("C5",))


@pytest.mark.parametrize("id", FACES)
def test_a_turned_tile_is_the_same_tile(id: str) -> None:
    straight, turned = alone(id), assemble((Placement(id, "A2", turned=True),))
    assert straight.cells.keys() == turned.cells.keys()
    names = sorted(straight.cells.values(), key=lambda cell: cell.hex)
    opposite = dict(zip((cell.name for cell in names), (cell.name for cell in reversed(names)), strict=True))
    for name, cell in straight.cells.items():
        other = turned.cells[opposite[name]]
        assert msgspec.structs.replace(other, name=name, hex=cell.hex) == cell
        assert {opposite[near] for near in straight.adjacent[name]} == set(turned.adjacent[opposite[name]])
    assert {opposite[name]: cut for name, cut in straight.cuts.items()} == turned.cuts


def test_indoor_tiles_keep_their_openings_when_turned() -> None:
    ground = assemble((Placement("S4B", "E2"), Placement("S1B", "A2", turned=True)))
    assert {name for name in ("E2", "E3", "E4") if ground.is_full(name)} == {"E3"}


@pytest.mark.parametrize(
    ("tiles", "words"),
    [
        ((), ["at least one tile"]),
        (("L9A A2",), ["L9A: no such face"]),
        (("L1A A2", "L1B I2"), ["L1: there is only one of it"]),
        (("L1A B2",), ["L1A: B2 is no place for a tile"]),
        (("L1A A1",), ["L1A: A1 is no place for a tile"]),
        (("L1A A2", "S1A G2"), ["L1A and S1A overlap at G2, G3, G4, H1, H2, H3, H4, I2, I3, I4"]),
        (("L1A A2", "S1A A7"), ["L1A and S1A overlap at A7"]),
        (("L1A A2", "S1A K2"), ["S1A does not touch"]),
        (("L1A A2", "S1A I8"), ["S1A does not touch"]),
        (("L9A A2", "S9A A2", "L1A A0"), ["L9A: no such face", "S9A: no such face", "A0 is no place"]),
        (("L1A A2", "S1A G2", "S2A S20"), ["L1A and S1A overlap", "S2A does not touch"]),
    ],
)
def test_maps_that_cannot_be_are_refused_with_everything_that_is_wrong(
    tiles: tuple[str, ...], words: list[str]
) -> None:
    with pytest.raises(ContentError) as refused:
        assemble(tuple(Placement(face, at) for face, at in map(str.split, tiles)))
    for word in words:
        assert word in "\n".join(said(refused.value.faults))


def test_a_mission_of_four_to_six_tiles_has_room_and_not_too_much() -> None:
    small = assemble((Placement("L1A", "A2"), Placement("L2A", "I2"), Placement("H2A", "A8"), Placement("S2A", "I8")))
    large = assemble(
        (
            Placement("L1A", "A2"),
            Placement("L2B", "I2"),
            Placement("L5A", "A8"),
            Placement("L4B", "I8"),
            Placement("H1B", "A14"),
        )
    )
    assert 90 <= len(small.full) < len(large.full) <= 200


@pytest.mark.parametrize(("face", "middle"), [("L5A", "E"), ("V1A", "C")])
def test_roads_are_wide_and_long_enough_for_the_truck(face: str, middle: str) -> None:
    """Three columns side by side, from the top of the tile to its bottom, with nothing on them."""
    ground = alone(face)
    lane = [chr(ord(middle) + step) for step in (-1, 0, 1)]
    clear = {hex for hex in ground.full if hex[0] in lane and not ground.cells[hex].printed}
    rows = range(2, 8)
    assert {f"{middle}{number}" for number in rows} <= clear
    for upper, lower in pairwise(rows):
        for letter in lane:
            names = {f"{letter}{upper}", f"{letter}{lower}"} & clear
            assert all(near in ground.adjacent[name] for name in names for near in names - {name})
    assert len(clear) >= 16


@pytest.mark.rule("RISE-GEN-07")
def test_adjacent_hexes_share_an_edge_without_a_wall() -> None:
    ground = bare(row((0, 0), (1, 0), (0, 1), (2, 0)), walls=[(at(0, 0), at(0, 1))])
    assert ground.adjacent[at(0, 0)] == (at(1, 0),)
    assert set(ground.beside[at(0, 0)]) == {at(1, 0), at(0, 1)}
    assert set(ground.adjacent[at(1, 0)]) == set(row((0, 0), (0, 1), (2, 0)))


@pytest.mark.rule("RISE-MAP-05", "RISE-MOVE-11")
def test_zone_lines_alone_hinder_neither_movement_nor_sight() -> None:
    cells = row((0, 0), (1, 0), (2, 0))
    ground = bare(cells, zones={cells[0]: "a", cells[1]: "b", cells[2]: "c"})
    assert reach(ground, NOTHING, cells[0], 2, Figures())[cells[2]].cost == 2
    assert sees(ground, frozenset(), cells[:1], cells[2:])


def test_walls_are_drawn_where_they_stand() -> None:
    wall = bare(row((0, 0), (0, -1)), walls=[(at(0, 0), at(0, -1))])
    x, y = wall.cells[at(0, 0)].hex.centre
    ((ax, ay), (bx, by)) = wall.lines[0]
    assert {round(ax - x, 3), round(bx - x, 3)} == {-0.5, 0.5}
    assert round(ay - y, 3) == round(by - y, 3) == -0.866
    cut = bare(row((0, 0)), cuts={at(0, 0): "across"})
    ((ax, ay), (bx, by)) = cut.lines[0]
    assert [round(ax - x, 3), round(bx - x, 3), round(ay - y, 3), round(by - y, 3)] == [-1, 1, 0, 0]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"map": "a a\n"}, "its map has lines of"),
        ({"map": FACES["S1A"].map.replace("~", "?")}, "unknown hexes a?"),
        ({"zones": {"z": "road"}}, "zones: there is no z"),
        ({"walled": ("ay",)}, "walled: there is no y"),
        ({"walls": ("B1-D1",)}, "walls: there is no B1-D1"),
        ({"walls": ("B1-Z9",)}, "walls: there is no B1-Z9"),
        ({"gaps": ("C2-C3",)}, "there is no Wall to open at C2-C3"),
        ({"openings": ("A2",)}, "an Outdoor tile has no Wall"),
        ({"openings": ("C2",), "indoor": True}, "openings: there is no C2"),
    ],
)
def test_faces_that_do_not_hold_together_are_named(change: dict[str, object], fault: str) -> None:
    found = said(Fault("tiles", "S1A", what) for what in faults(msgspec.structs.replace(FACES["S1A"], **change)))
    assert any(fault in line for line in found)


def test_a_box_that_is_not_complete_is_named() -> None:
    faces = (*(face for id, face in FACES.items() if id != "V2B"), FACES["L1A"])
    other = msgspec.structs.replace(FACES["V2B"], id="V7B")
    assert [line.removeprefix("tiles: ").partition(": size")[0] for line in said(check((*faces, other)))] == [
        "L1A: it is there 2 times",
        "V2B: it is there 0 times",
        "V7B: this is no tile",
    ]
