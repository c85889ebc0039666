"""Scouting, and what an opened token does for whom."""

from __future__ import annotations

import pytest

from bot.games.salvation.box.content import HIDDEN
from bot.games.salvation.events.board import Captured, Improved, Opened, Placed, Scored, Searched, Stormed
from bot.games.salvation.rules.board.units import attack, value
from tests.support.salvation.scouts import opened, scouting
from tests.support.salvation.war import HUMANS, SKYNET, War

FULL = "infantry infantry infantry infantry"


@pytest.mark.rule("SAL-SCOUT-01")
def test_one_own_unit_scouts_the_sector_it_is_in() -> None:
    war = scouting(HUMANS, {"MON": "infantry t600", "WYO": "jeep"})
    assert war.offered(HUMANS, "scout") == {"scout unit=infantry.1", "scout unit=jeep.1"}
    war.does(HUMANS, "scout unit=jeep.1")
    assert war.told(Opened).at == "WYO"
    assert "MON.1" in war.g.hidden


@pytest.mark.rule("SAL-SCOUT-02", "SAL-TERRAIN-RUINS-02")
def test_humans_need_no_die_not_even_in_ruins() -> None:
    war = scouting(HUMANS, {"SEA": "infantry"}, {"SEA.2": "mission"}, terrain={"SEA": "ruins"})
    war.does(HUMANS, "scout unit=infantry.1")
    war.silent(Searched)
    war.told(Opened, token="mission")


@pytest.mark.rule("SAL-SCOUT-03", "SAL-SCOUT-04")
@pytest.mark.parametrize(("die", "found"), [(3, False), (4, True), (6, True)])
def test_a_machine_must_roll_its_scouting(die: int, found: bool) -> None:
    war = scouting(SKYNET, {"MON": "t600"}, {"MON.1": "mission"})
    war.rolling(die)
    war.does(SKYNET, "scout unit=t600.1")
    searched = war.told(Searched, unit="t600.1", die=str(die), needed=4)
    assert searched.found == found
    assert ("MON.1" not in war.g.hidden) == found
    assert war.pile(SKYNET) == ["sensor-sweep"]
    war.ready(HUMANS, "stage")


@pytest.mark.rule("SAL-SCOUT-06")
def test_a_smaller_scouting_is_better() -> None:
    found = {}
    for kind in ("moto", "t600", "hunter", "t1"):
        found[kind] = 0
        for die in range(1, 7):
            war = scouting(SKYNET, {"MON": kind}, {"MON.1": "mission"})
            war.rolling(die)
            war.does(SKYNET, f"scout unit={kind}.1")
            found[kind] += war.told(Searched).found
    assert found == {"moto": 4, "t600": 3, "hunter": 3, "t1": 2}


def test_a_thermal_scan_adds_one() -> None:
    """The last line of V-07."""
    war = War(stage=3, units={"MON": "moto"}, hands={SKYNET: "thermal-scan"}, improved=["moto-scouting"])
    war.plays(SKYNET, "thermal-scan")
    war.rolling(1)
    war.does(SKYNET, "scout unit=moto.1")
    searched = war.told(Searched)
    assert (searched.total, searched.needed, searched.found) == (2, 2, 1)


@pytest.mark.rule("SAL-SCOUT-05", "SAL-RUL-40")
def test_one_token_is_opened_where_two_lie() -> None:
    war = scouting(HUMANS, {"SEA": "infantry"}, {"SEA.1": "mission", "SEA.2": "technology"})
    war.does(HUMANS, "scout unit=infantry.1")
    assert war.offered(HUMANS, "open") == {"open slot=SEA.1", "open slot=SEA.2"}
    war.does(HUMANS, "open slot=SEA.2")
    war.told(Opened, seat=HUMANS, at="SEA", token="technology")
    assert war.g.slots("SEA") == ["SEA.1"]
    war.ready(SKYNET, "stage")


@pytest.mark.rule("SAL-RUL-40")
def test_skynet_names_the_token_after_its_roll() -> None:
    war = scouting(SKYNET, {"SEA": "t600"})
    war.rolling(6)
    war.does(SKYNET, "scout unit=t600.1")
    war.told(Searched, found=1)
    war.ready_to_answer(SKYNET, "open")


@pytest.mark.rule("SAL-RUL-39")
def test_scouting_needs_a_face_down_token_and_nothing_else() -> None:
    war = War(stage=3, units={"MON": "infantry", "WYO": "infantry t600"}, hands={HUMANS: "recon"})
    war.lay(lambda g: g.hidden.pop("MON.1"))

    def tired(g: object) -> None:
        unit = war.g.units["infantry.2"]
        unit.crossed, unit.acted = 2, [1, 2]

    war.lay(tired)
    war.passes(SKYNET)
    war.plays(HUMANS, "recon")
    war.refuses(HUMANS, "scout unit=infantry.1", "salvation-refuse-nothing-hidden", "SAL-RUL-39")
    war.can(HUMANS, "scout unit=infantry.2")


@pytest.mark.rule("SAL-RUL-41", "SAL-TERRAIN-RUINS-01")
def test_ruins_hinder_every_search_there() -> None:
    war = War(units={"SEA": "infantry", "SPO": "t600"}, hands={HUMANS: "column"}, terrain={"SPO": "ruins"})
    war.passes(SKYNET)
    war.plays(HUMANS, "column")
    war.sends(HUMANS, ("infantry.1", "SPO"))
    war.rolling(4)
    war.does(SKYNET, "search unit=t600.1")
    assert (war.told(Searched).total, war.told(Searched).found) == (3, 0)

    war = War(stage=4, rules=["terrain", "storm-roll"], units={"SEA": "t600", "DEN": "infantry"}, shelters=["SEA"])
    war.arrange(terrain={"SEA": "ruins"})
    war.to_the_end()
    war.rolling(4)
    war.does(SKYNET, "search unit=t600.1")
    war.told(Searched, total=3, found=0)
    war.silent(Stormed)


# What was found


@pytest.mark.rule("SAL-HIDDEN-02", "SAL-HIDDEN-03")
@pytest.mark.parametrize("token", HIDDEN)
@pytest.mark.parametrize("seat", [SKYNET, HUMANS])
def test_only_shelters_of_the_humans_and_terrain_stay(seat: str, token: str) -> None:
    war = opened(seat, token)
    stays = (["MON"] if token == "shelter" and seat == HUMANS else [], HIDDEN[token].terrain)
    assert (war.g.shelters, token in war.g.terrain.get("MON", [])) == stays
    assert "MON.1" not in war.g.hidden
    if not any(stays) and not (token == "shelter" and seat == SKYNET):
        assert war.g.spent == [token]


@pytest.mark.rule("SAL-SHELTER-01", "SAL-SHELTER-02", "SAL-SHELTER-04")
def test_humans_find_a_shelter() -> None:
    war = opened(HUMANS, "shelter")
    war.told(Scored, seat=HUMANS, points=1)
    assert war.g.points == {HUMANS: 1}
    war.can(HUMANS, "place kind=infantry to=MON", "decline")
    war.does(HUMANS, "place kind=infantry to=MON")
    assert war.at("MON") == ["infantry", "infantry"]
    assert (war.g.shelters, war.g.spent) == (["MON"], [])
    war.ready(SKYNET, "stage")


@pytest.mark.rule("SAL-SHELTER-03", "SAL-RUL-42")
def test_with_no_room_the_infantry_may_start_in_any_other_shelter() -> None:
    shelters = ["SEA", "DEN", "LAX"]
    units = {"MON": FULL, "DEN": "t600", "LAX": "a10 a10 a10 a10"}
    war = opened(HUMANS, "shelter", units, shelters=shelters)
    assert war.offered(HUMANS, "place") == {"place kind=infantry to=SEA"}
    assert war.bars(HUMANS, "place kind=infantry to=MON") == ("full", "SAL-STACK-04")
    assert war.bars(HUMANS, "place kind=infantry to=DEN") == ("machines", "SAL-RUL-42")
    assert war.bars(HUMANS, "place kind=infantry to=LAX") == ("full", "SAL-STACK-04")
    war.does(HUMANS, "place kind=infantry to=SEA")
    assert war.at("SEA") == ["infantry"]


@pytest.mark.rule("SAL-RUL-42")
def test_with_room_a_found_unit_starts_here_or_not_at_all() -> None:
    war = opened(HUMANS, "shelter", {"MON": "infantry t600"}, shelters=["SEA"])
    assert war.offered(HUMANS, "place") == {"place kind=infantry to=MON"}
    war.does(HUMANS, "decline")
    war.silent(Placed)
    assert war.at("MON") == ["infantry", "t600"]


@pytest.mark.rule("SAL-RUL-42")
def test_with_no_room_anywhere_it_is_not_placed() -> None:
    war = opened(HUMANS, "m1a2", {"MON": FULL})
    war.silent(Placed)
    war.ready(SKYNET, "stage")


@pytest.mark.rule("SAL-RUL-43")
def test_without_a_figure_there_is_no_unit_but_the_point_counts() -> None:
    units = {"MON": "infantry", "SEA": FULL, "DEN": "infantry infantry"}
    war = opened(HUMANS, "shelter", units)
    assert war.g.points[HUMANS] == 1
    assert war.g.shelters == ["MON"]
    war.ready(SKYNET, "stage")


@pytest.mark.rule("SAL-SHELTER-05", "SAL-RUL-44")
def test_skynet_takes_a_shelter_that_it_opens_beside_humans_even() -> None:
    war = opened(SKYNET, "shelter", {"MON": "t600 infantry infantry"})
    war.told(Captured, at="MON", count=1)
    assert (war.g.captured, war.g.shelters, war.g.points[HUMANS]) == (1, [], 0)
    war.silent(Scored)
    war.silent(Placed)


@pytest.mark.rule("SAL-RUL-45")
def test_points_are_never_lost_and_may_exceed_ten() -> None:
    units = {"MON": "infantry", "SEA": "t600", "DEN": "infantry"}
    war = opened(HUMANS, "mission", units, shelters=["SEA"], points={HUMANS: 10})
    assert war.g.points[HUMANS] == 11
    war.to_the_end()
    assert war.g.captured == 1
    assert war.g.points[HUMANS] == 11
    war.over("ten-points", (HUMANS,))


@pytest.mark.rule("SAL-MISSION-01", "SAL-RUL-46")
def test_a_mission_token_scores_for_the_humans_and_leaves() -> None:
    war = opened(HUMANS, "mission")
    assert war.g.points[HUMANS] == 1
    assert war.g.spent == ["mission"]


@pytest.mark.rule("SAL-MISSION-02", "SAL-TANK-04", "SAL-A10-04", "SAL-TECH-05")
@pytest.mark.parametrize("token", ["mission", "m1a2", "a10", "technology"])
def test_what_machines_find_is_removed_without_effect(token: str) -> None:
    war = opened(SKYNET, token, {"MON": "t600 infantry"})
    assert war.g.points[HUMANS] == 0
    assert war.g.improved == []
    assert war.at("MON") == ["infantry", "t600"]
    assert war.g.spent == [token]
    war.ready(HUMANS, "stage")


@pytest.mark.rule("SAL-TANK-01", "SAL-TANK-03", "SAL-A10-01", "SAL-A10-03")
@pytest.mark.parametrize("kind", ["m1a2", "a10"])
def test_humans_find_a_tank_or_a_plane(kind: str) -> None:
    war = opened(HUMANS, kind, {"MON": "infantry t600"})
    war.can(HUMANS, "decline")
    war.does(HUMANS, f"place kind={kind} to=MON")
    assert war.at("MON") == sorted(["infantry", "t600", kind])
    assert war.g.spent == [kind]
    assert war.g.points[HUMANS] == 0


@pytest.mark.rule("SAL-TANK-02", "SAL-A10-02")
@pytest.mark.parametrize("kind", ["m1a2", "a10"])
def test_with_no_room_they_may_start_in_a_shelter(kind: str) -> None:
    war = opened(HUMANS, kind, {"MON": FULL, "WYO": "infantry"}, shelters=["SEA"])
    assert war.offered(HUMANS, "place") == {f"place kind={kind} to=SEA"}
    war.does(HUMANS, f"place kind={kind} to=SEA")
    assert war.at("SEA") == [kind]


@pytest.mark.rule("SAL-RUL-47", "SAL-TERRAIN-FOG-01")
def test_no_flyer_is_placed_in_fog() -> None:
    war = scouting(HUMANS, {"SEA": "infantry"}, {"SEA.2": "a10"}, terrain={"SEA": "fog"}, shelters=["DEN"])
    war.does(HUMANS, "scout unit=infantry.1")
    assert war.bars(HUMANS, "place kind=a10 to=SEA") == ("fog", "SAL-TERRAIN-FOG-01")
    assert war.offered(HUMANS, "place") == {"place kind=a10 to=DEN"}

    war = War(
        stage=4, units={"SEA": "t600"}, hands={SKYNET: "heavy-assembly"}, factories=["SEA"], terrain={"SEA": "fog"}
    )
    war.can(SKYNET, "play card=heavy-assembly action=place-1-t1")
    assert war.bars(SKYNET, "play card=heavy-assembly action=place-1-hunter") == ("no-place", "SAL-NEW-02")


@pytest.mark.rule("SAL-TECH-01", "SAL-TECH-02", "SAL-TECH-03", "SAL-TECH-04", "SAL-RUL-12")
def test_humans_find_a_technology() -> None:
    war = opened(HUMANS, "technology", {"MON": "infantry", "SEA": "jeep"}, technology=["a10-defence", "jeep-attack"])
    war.told(Improved, token="jeep-attack")
    assert (war.g.improved, war.g.technology, war.g.spent) == (["jeep-attack"], ["a10-defence"], ["technology"])
    assert attack(war.g, war.unit("jeep")) == 2
    assert attack(war.g, war.unit("infantry")) == 1
    assert war.match.view(SKYNET).now.improved == ["jeep-attack"]


@pytest.mark.rule("SAL-RUL-12")
def test_technology_counts_without_a_figure_and_may_run_out() -> None:
    war = opened(HUMANS, "technology", technology=["a10-attack"])
    assert value(war.g, "a10", "attack") == 3
    war = opened(HUMANS, "technology", technology=[])
    war.silent(Improved)
    assert war.g.spent == ["technology"]
