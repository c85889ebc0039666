"""Entrances (RISE-ENTRANCE): one place with several half-hexes, from which Enemies come and fight."""

from __future__ import annotations

import pytest

from bot.games.rise.box.missions.shapes import Change
from bot.games.rise.events.arrivals import EnemyArrived, EntranceFlipped
from bot.games.rise.events.enemies import EnemyAttacked
from bot.games.rise.rules.enemies import arrivals, attacking
from bot.games.rise.rules.map import figures
from bot.games.rise.rules.missions import changes
from tests.support.rise.field import field
from tests.support.rise.foes import lay

ROOM = field("A a a a a a a a", "A a a a a a a a", "A a a a a a a a")
ALPHA = {"alpha": ("A1", "A2", "A3")}


@pytest.mark.rule("RISE-ENTRANCE-01", "RISE-ENTRANCE-02", "RISE-ENTRANCE-03")
def test_each_token_shows_one_two_or_three_results() -> None:
    assert list(arrivals.RESULTS) == ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot"]
    for sides in arrivals.RESULTS.values():
        assert {side: len(set(shown)) for side, shown in sides.items()} == {"light": 1, "heavy": 2}
        assert set(sides["light"]) <= set(sides["heavy"])
    assert {shown for sides in arrivals.RESULTS.values() for shown in sides["light"]} == set(range(1, 7))
    assert arrivals.SKYNET == {"skynet-odd": (1, 3, 5), "skynet-even": (2, 4, 6)}


@pytest.mark.rule("RISE-ENTRANCE-04", "RISE-RULING-52", "RISE-REINF-02")
def test_arrivals_are_drawn_on_the_half_hex_closest_to_the_nearest_character() -> None:
    at = lay(ROOM, {"john": "B3", "kyle": "H1"}, entrances=ALPHA, pool={"red": ["t-800"]})
    at.rolls(2)
    at.step("3A")
    assert at.told(EnemyArrived, enemy="t-800.1", entrance="alpha").at == "A3"


@pytest.mark.rule("RISE-ENTRANCE-05", "RISE-ENTRANCE-06", "RISE-ENTRANCE-08", "RISE-RULING-52")
def test_an_entrance_is_one_zone_that_holds_any_number() -> None:
    at = lay(ROOM, {"john": "H1"}, {f"t-800.{n}": "alpha" for n in (1, 5, 9, 13, 17)}, entrances=ALPHA)
    for enemy in at.g.enemies:
        assert figures.hexes_of(at.g, enemy) == ("A1", "A2", "A3")
        assert figures.zones_of(at.g, enemy) == {"alpha"}
    assert figures.occupied(at.g) == {"H1": "john"}


@pytest.mark.rule("RISE-ENTRANCE-07", "RISE-RULING-62", "RISE-ENTRANCE-06")
def test_enemies_attack_and_are_reached_by_the_nearest_half_hex() -> None:
    at = lay(ROOM, {"john": "C3"}, {"hk-8.1": "alpha"}, entrances=ALPHA)
    drone = at.enemy("hk-8.1")
    assert figures.distance(at.g, "john", drone) == 2
    assert figures.sees(at.g, "john", drone)
    assert attacking.in_reach(at.g, drone) == {"john": "C3"}
    at.rolls("S", "H")
    at.step("3C")
    at.told(EnemyAttacked, enemy="hk-8.1", friend="john")
    assert (drone.at, at.character("john").wounds) == ("alpha", 1)


@pytest.mark.rule("RISE-RULING-53", "RISE-EMOVE-14")
def test_they_leave_by_any_half_hex_and_stay_if_nobody_can_stand_outside() -> None:
    corridor = field("A a a a a a a a a a a a a a a")
    at = lay(corridor, {"john": "O1"}, {"t-800.1": "alpha"}, entrances={"alpha": ("A1",)})
    at.step("3B")
    assert at.where() == {"t-800.1": "E1"}, "four steps, the first one out of the half-hex"
    crowd = {f"t-800.{n}": f"{hex}1" for n, hex in zip((2, 6, 10, 14), "BCDE", strict=True)}
    at = lay(corridor, {"john": "O1"}, {"t-800.1": "alpha", **crowd}, entrances={"alpha": ("A1",)})
    at.step("3B")
    assert at.enemy("t-800.1").at == "alpha"


@pytest.mark.rule("RISE-EX-21", "RISE-DIFF-07", "RISE-RULING-78")
def test_the_first_flip_brings_skynet_on_the_side_that_shares_nothing() -> None:
    two = {"alpha": ("A1",), "bravo": ("A3",)}
    at = lay(ROOM, {"john": "H1"}, entrances=two, difficulty=["aggressive"])
    assert arrivals.results(at.g.entrances["bravo"]) == (4,)
    arrivals.flip(at.g, "bravo")
    assert arrivals.results(at.g.entrances["bravo"]) == (1, 3, 5)
    assert list(at.g.entrances) == ["alpha", "bravo"], "it takes the letter's place"
    arrivals.flip(at.g, "alpha")
    assert (at.g.entrances["alpha"].side, arrivals.results(at.g.entrances["alpha"])) == ("heavy", (2, 5))


@pytest.mark.rule("RISE-ENTRANCE-02", "RISE-DIFF-07")
def test_an_ordinary_flip_shows_the_heavy_side() -> None:
    at = lay(ROOM, {"john": "H1"}, entrances=ALPHA)
    arrivals.flip(at.g, "alpha")
    assert arrivals.results(at.g.entrances["alpha"]) == (2, 5)
    assert at.g.told == [EntranceFlipped(entrance="alpha", dice=("2", "5"))]
    arrivals.flip(at.g, "alpha")
    assert at.g.entrances["alpha"].side == "light"


@pytest.mark.rule("RISE-ENTRANCE-02", "RISE-MISSION-07", "RISE-DIFF-07")
def test_a_mission_flips_an_entrance_to_its_heavy_side_and_never_back() -> None:
    at = lay(ROOM, {"john": "H1"}, entrances=ALPHA)
    flip = [Change(verb="flip", id="alpha")]
    for _ in range(2):
        changes.change(at.g, flip)
        assert at.g.entrances["alpha"].side == "heavy"
    changes.change(at.g, [Change(verb="flip", id="bravo")])
    assert list(at.g.entrances) == ["alpha"], "one that is not there is not flipped"
    at = lay(ROOM, {"john": "H1"}, entrances=ALPHA, difficulty=["aggressive"])
    for _ in range(2):
        changes.change(at.g, flip)
        assert at.g.entrances["alpha"].side == "skynet-odd"
