"""What only one mission asks for: each demand is played, and its rules end where they should (FTZ-DEMAND)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.state import Steps
from bot.games.fireteam.box.board import field
from bot.games.fireteam.box.content import FIRST, MISSIONS, NOW, PAST
from bot.games.fireteam.events.foes import Appeared, CreatureMoved, ThreatAdvanced, TokenPlaced
from bot.games.fireteam.events.tasks import (
    Burrowed,
    Closed,
    DrivenOut,
    Fled,
    NoiseMade,
    Proof,
    StonesCalled,
    ThingChanged,
)
from bot.games.fireteam.rules import rounds, tasks, things
from bot.games.fireteam.rules.demand import bosses, own, retreat
from bot.games.fireteam.rules.hero import moving
from bot.games.fireteam.rules.threat import activation, foes, threats
from bot.games.fireteam.state import Found
from tests.support.fireteam.field import Blow, Position, lay

GIANT, CHOIR, MOTHER = "drowned-giant.1", "hollow-choir.1", "hive-mother.1"


@pytest.mark.rule("FTZ-DEMAND-01")
def test_each_mission_has_a_demand_of_its_own_and_none_had_one_before() -> None:
    demands = [report.demand for report in MISSIONS.values()]
    assert len(set(demands)) == len(demands) == 9
    assert not {"", None} & set(demands)
    assert {report.demand for report in PAST.values()} == {""}
    assert set(PAST) == set(MISSIONS)
    assert lay({"abe": "2A", "don": "2A"}).g.edition == NOW


@pytest.mark.rule("FTZ-DEMAND-01")
def test_a_table_that_began_before_plays_its_mission_as_it_was() -> None:
    at = lay({"abe": "2E", "don": "2E"}, mission="stone-altars", edition=FIRST)
    assert set(at.g.objectives) == {"open-the-shrine", "break-the-altars"}
    assert at.g.field is field("stone-altars", FIRST)
    at.hero("abe").at = "7D"
    at.turn("abe")
    assert not any(key.startswith("chant") for key in at.keys)
    assert tasks.attackable(at.g)
    assert (
        at.g.need("open-the-shrine"),
        lay({"abe": "2E", "don": "2E"}, edition=FIRST).g.need("specimen-samples"),
    ) == (3, 3)


def altars(**more: Any) -> Position:
    """Two heroes at two of the three altars."""
    return lay({"abe": "7D", "don": "3E"}, mission="stone-altars", **more)


@pytest.mark.rule("FTZ-DEMAND-02")
def test_two_altars_in_one_round_count_once_and_three_twice() -> None:
    at = altars()
    at.turn("abe")
    at.refuses("abe", "chant thing=altar.2", "fireteam-refuse-not-here", "FTZ-TOKEN-03")
    at.does("abe", "chant thing=altar.1")
    at.told(ThingChanged, change="chanted", at="7D", seat="abe")
    at.refuses("abe", "chant thing=altar.1", "not-offered")
    at.turn("don")
    at.does("don", "chant thing=altar.3")
    at.run(tasks.end_of_hero_phase(at.g))
    at.told(TokenPlaced, objective="hush-the-stones", have=1)
    at.silent(StonesCalled)
    assert not any(thing.done for thing in at.g.things.values())
    for thing in at.g.things.values():
        thing.done = True
    at.g.objectives["hush-the-stones"], at.g.complete = 0, []
    at.run(tasks.end_of_hero_phase(at.g))
    assert at.g.objectives["hush-the-stones"] == 2


@pytest.mark.rule("FTZ-DEMAND-02")
@pytest.mark.parametrize("sung", [0, 1])
def test_with_fewer_the_stones_call_and_the_threat_advances(sung: int) -> None:
    at = altars()
    for id in ["altar.1"][:sung]:
        at.g.things[id].done = True
    at.run(tasks.end_of_hero_phase(at.g))
    at.told(StonesCalled, sung=sung)
    at.told(ThreatAdvanced, space=1)
    assert at.g.objectives["hush-the-stones"] == 0
    at.g.complete = ["hush-the-stones"]
    at.run(tasks.end_of_hero_phase(at.g))
    assert at.g.marker == 1


@pytest.mark.rule("FTZ-DEMAND-02")
def test_an_altar_that_was_sung_at_as_a_find_hushed_the_stones_can_be_attacked_afterwards() -> None:
    at = altars(complete=["hush-the-stones"])
    at.g.things["altar.1"].done = True
    at.run(tasks.end_of_hero_phase(at.g))
    assert len(tasks.attackable(at.g)) == 3


@pytest.mark.rule("FTZ-DEMAND-02")
def test_altars_are_sung_at_without_creatures_and_attacked_once_they_are_hushed() -> None:
    at = altars()
    foes.put(at.g, "corrupted-animal.1", "7D", "pool")
    at.turn("abe")
    at.refuses("abe", "chant thing=altar.1", "fireteam-refuse-creatures-here", "FTZ-TURN-07")
    assert tasks.attackable(at.g) == []
    at.g.complete = ["hush-the-stones"]
    at.turn("abe")
    assert len(tasks.attackable(at.g)) == 3
    assert not any(key.startswith("chant") for key in at.keys)


@pytest.mark.rule("FTZ-DEMAND-03")
def test_the_giant_is_wounded_only_at_a_cave_mouth_and_holds_nobody_elsewhere() -> None:
    at = lay({"abe": "7D", "don": "7D"}, {GIANT: "7D"}, mission="the-giant", power=3)
    at.deals("abe", "melee", GIANT, 20)
    at.told(Proof, creature=GIANT, demand="lure")
    assert at.g.power == 3
    assert moving.leaving_barred(at.g, "abe", "7D", 0) is None
    at.creature(GIANT).at = at.hero("abe").at = "7A"
    assert moving.leaving_barred(at.g, "abe", "7A", 0) is not None
    at.deals("abe", "melee", GIANT, 20)
    assert at.g.power == 2
    assert not bosses.proof(at.g, GIANT, "abe")
    first = lay({"abe": "7D", "don": "7D"}, {GIANT: "7D"}, mission="the-giant", power=3, edition=FIRST)
    first.deals("abe", "melee", GIANT, 20)
    assert first.g.power == 2


def village(**more: Any) -> Position:
    """Two heroes with a villager near the exit."""
    return lay({"abe": "4F", "don": "3C"}, mission="empty-village", **more)


@pytest.mark.rule("FTZ-DEMAND-04")
def test_a_villager_is_led_two_locations_an_action_past_creatures_and_safe_at_the_exit() -> None:
    at = village()
    foes.put(at.g, "echo.1", "4F", "pool")
    foes.put(at.g, "echo.2", "4F", "pool")
    at.turn("abe")
    at.refuses("abe", "lead thing=villager.1 to=4D", "fireteam-refuse-not-here", "FTZ-DEMAND-04")
    at.refuses("abe", "lead thing=villager.4 to=2E", "not-offered")
    at.does("abe", "lead thing=villager.4 to=8A")
    assert (at.at("abe"), at.g.objectives["bring-them-out"]) == ("8A", 1)
    assert "villager.4" not in at.g.things
    at.told(ThingChanged, change="saved", seat="abe", at="8A")
    assert at.g.acted
    at = village()
    at.turn("abe")
    at.does("abe", "lead thing=villager.4 to=2D")
    assert (at.at("abe"), at.g.things["villager.4"].at, at.g.objectives["bring-them-out"]) == ("2D", "2D", 0)


@pytest.mark.rule("FTZ-DEMAND-04")
def test_a_new_threat_takes_the_villager_farthest_from_all_and_too_few_left_lose() -> None:
    at = village()
    far = at.g.field.distance
    left = {id: min(far[at.g.things[id].at][hero] for hero in ("4F", "3C")) for id in things.of_kind(at.g, "villager")}
    at.run(_revealed(at))
    (taken,) = set(left) - set(at.g.things)
    assert left[taken] == max(left.values())
    at.g.found = dict.fromkeys(at.g.report.discoveries, Found(done=True))
    at.g.objectives["bring-them-out"] = 0
    at.run(_revealed(at))
    assert at.g.outcome and (at.g.outcome.reason, at.g.outcome.winners) == ("nobody-left", ())


def _revealed(at: Position) -> Steps:
    """Reveal a threat card, as steps."""
    threats.reveal(at.g)
    yield from ()


@pytest.mark.rule("FTZ-DEMAND-04")
def test_a_creature_alone_with_a_villager_takes_them() -> None:
    at = village(down=["abe"])
    foes.put(at.g, "echo.1", "4F", "pool")
    tasks.after_activation(at.g, "4F")
    assert "villager.4" not in at.g.things
    at = village()
    tasks.after_activation(at.g, "4F")
    assert "villager.4" in at.g.things


AWAY = {"patty": "5F", "henry": "5F"}


def post(**more: Any) -> Position:
    """A hero at a wire and one with grenades."""
    hands = {"abe": ["bayonet"] * 2, "don": ["stick-grenade", "wrench"]}
    return lay(
        {"abe": "6D", "don": "2D"}, {"echo.1": "2D"}, mission="listening-post", hands=hands, specialists=AWAY, **more
    )


@pytest.mark.rule("FTZ-DEMAND-05")
def test_the_first_loud_attack_of_a_round_wakes_one_of_the_reserve_and_stops_the_listening() -> None:
    at = post()
    asleep = list(at.g.reserve)
    at.strikes(Blow("don", "melee", 1, "echo.1"), "P")
    at.silent(NoiseMade)
    at.strikes(Blow("don", "projectile", 1, "echo.1"), "M")
    at.passes()
    at.told(NoiseMade, seat="don")
    (woken,) = set(asleep) - set(at.g.reserve)
    at.told(Appeared, creature=woken)
    assert at.creature(woken).origin == "reserve"
    away = at.g.field.path["2D"]
    doors = [place for place in at.g.entries if place not in ("2D", "6D")]
    assert away[at.creature(woken).at] == max(away[place] for place in doors)
    at.turn("abe")
    at.refuses("abe", "tap thing=wire.1", "fireteam-refuse-too-loud", "FTZ-DEMAND-05")
    at.strikes(Blow("don", "projectile", 1, "echo.1"), "M")
    at.passes()
    at.silent(NoiseMade)


@pytest.mark.rule("FTZ-DEMAND-05")
def test_with_nobody_in_reserve_noise_advances_the_threat_and_a_new_round_is_quiet() -> None:
    at = post()
    at.g.pool += at.g.reserve
    at.g.reserve = []
    at.strikes(Blow("don", "projectile", 1, "echo.1"), "M")
    at.passes()
    assert (at.g.marker, at.g.loud) == (1, True)
    rounds.end_round(at.g)
    assert not at.g.loud


@pytest.mark.rule("FTZ-DEMAND-05")
def test_each_wire_is_tapped_once_a_round() -> None:
    at = post()
    at.turn("abe")
    at.does("abe", "tap thing=wire.1")
    assert at.g.objectives["tap-the-wires"] == 1
    at.turn("abe")
    assert "tap thing=wire.1" not in at.keys
    rounds.end_round(at.g)
    at.turn("abe")
    at.does("abe", "tap thing=wire.1")
    assert at.g.objectives["tap-the-wires"] == 2


@pytest.mark.rule("FTZ-DEMAND-06")
def test_a_glass_tells_something_only_while_another_hero_stands_at_another_one() -> None:
    at = lay({"abe": "4F", "don": "8A"}, mission="the-mirror", specialists={"patty": "4F", "henry": "8A"})
    at.turn("abe")
    at.refuses("abe", "attend thing=glass.1", "fireteam-refuse-needs-other-glass", "FTZ-DEMAND-06")
    at.hero("don").at = "6F"
    at.turn("abe")
    at.does("abe", "attend thing=glass.1")
    assert at.g.objectives["listen-at-the-glass"] == 1


@pytest.mark.rule("FTZ-DEMAND-06")
def test_the_choir_is_wounded_only_while_another_hero_watches_from_another_sector() -> None:
    for watcher, left in (("7A", 3), ("4F", 2)):
        at = lay({"abe": "7D", "don": watcher}, {CHOIR: "7D"}, mission="the-mirror", power=3)
        at.deals("abe", "melee", CHOIR, 20)
        assert at.g.power == left
    at = lay({"abe": "4F", "don": "7D"}, {CHOIR: "7D"}, mission="the-mirror", power=3)
    assert bosses.proof(at.g, CHOIR, "abe")  # who watches does not wound it
    assert not bosses.proof(at.g, CHOIR, "don")
    at.hero("abe").ko = True
    assert bosses.proof(at.g, CHOIR, "don")


def convoy(**more: Any) -> Position:
    """A hero with a running Tank Alpha."""
    started = {"complete": ["start-tank-alpha"], **more}
    at = lay({"abe": "5C", "don": "3E"}, mission="burning-fields", **started)
    at.g.things["tank-alpha.1"].at = "5C"
    return at


@pytest.mark.rule("FTZ-DEMAND-07")
def test_creatures_go_for_a_running_tank_and_stop_at_it() -> None:
    at = convoy(down=["abe"])
    foes.put(at.g, "infested-soldier.1", "5A", "pool")
    assert activation.heading(at.g, at.creature("infested-soldier.1")) == "5C"
    at.acts("infested-soldier.1", "blank")
    at.told(CreatureMoved, to="5C")
    at.told(ThingChanged, change="stalled", at="5C")
    assert activation.heading(at.g, at.creature("infested-soldier.1")) == "3E"
    fresh = convoy(down=["abe"], complete=[])
    foes.put(fresh.g, "infested-soldier.1", "5A", "pool")
    assert activation.heading(fresh.g, fresh.creature("infested-soldier.1")) == "3E"


@pytest.mark.rule("FTZ-DEMAND-07")
def test_the_tank_rolls_without_creatures_and_once_it_is_mended() -> None:
    at = convoy()
    at.g.things["tank-alpha.1"].done = True
    at.turn("abe")
    at.refuses("abe", "drive thing=tank-alpha.1 to=5F", "fireteam-refuse-stalled", "FTZ-DEMAND-07")
    at.does("abe", "mend thing=tank-alpha.1")
    at.told(ThingChanged, change="mended", seat="abe")
    at.turn("abe")
    assert "mend thing=tank-alpha.1" not in at.keys
    foes.put(at.g, "infested-soldier.1", "5C", "pool")
    at.turn("abe")
    at.refuses("abe", "drive thing=tank-alpha.1 to=5F", "fireteam-refuse-creatures-here", "FTZ-DEMAND-07")
    tasks.after_activation(at.g, "5C")
    assert not at.g.things["tank-alpha.1"].done  # Abe is with it


@pytest.mark.rule("FTZ-DEMAND-08")
def test_locations_close_one_a_round_and_whoever_is_there_gets_out_hurt() -> None:
    report = MISSIONS["field-hospital"]
    first, second = report.closing[:2]
    at = lay(
        {"abe": first, "don": "5C"},
        mission="field-hospital",
        hands={"abe": ["rally"] * 3},
        round=report.closes_from - 1,
    )
    at.g.specialists = {"patty": first, "henry": "5C"}
    foes.put(at.g, "infested-soldier.1", first, "pool")
    at.run(retreat.close(at.g))
    assert at.g.closed == []
    at.g.round = report.closes_from
    at.run(retreat.close(at.g))
    at.told(Closed, at=first)
    assert at.g.closed == [first]
    out = at.at("abe")
    at.told(DrivenOut, seat="abe", at=out)
    assert out in field("field-hospital").walks[first]
    assert (len(at.hand("abe")), at.g.specialists["patty"]) == (1, out)
    assert "infested-soldier.1" in at.g.pool
    assert first not in at.g.field.open
    assert retreat.next_to_close(at.g) == second


@pytest.mark.rule("FTZ-DEMAND-08")
def test_the_way_out_stays_open_to_the_last_and_its_end_is_defeat() -> None:
    report = MISSIONS["field-hospital"]
    assert report.closing[-1] == report.exit
    for count in range(len(report.closing)):
        board = field("field-hospital", NOW, report.closing[:count])
        assert len(board.path[report.exit]) == len(board.open)
    kept = {thing.at for thing in report.things}
    assert kept.isdisjoint(report.closing)
    at = lay({"abe": "2B", "don": "2B"}, mission="field-hospital", round=30, closed=list(report.closing[:-1]))
    at.run(retreat.close(at.g))
    assert at.g.outcome and (at.g.outcome.reason, at.g.outcome.winners) == ("cut-off", ())


@pytest.mark.rule("FTZ-DEMAND-09")
def test_the_mother_runs_from_everybody_unless_somebody_is_with_her() -> None:
    at = lay({"abe": "7E", "don": "5F"}, {MOTHER: "7D"}, mission="the-hive", power=3)
    before = min(at.g.field.distance["7D"][hero] for hero in ("7E", "5F"))
    at.acts(MOTHER, "blank")
    at.told(Fled, creature=MOTHER)
    now = at.creature(MOTHER).at
    assert min(at.g.field.distance[now][hero] for hero in ("7E", "5F")) > before
    at = lay({"abe": "7D", "don": "5F"}, {MOTHER: "7D"}, mission="the-hive", power=3, hands={"abe": ["rally"] * 5})
    at.acts(MOTHER, "blank", "M", "M", "M", "M")
    at.silent(Fled)
    assert at.creature(MOTHER).at == "7D"


@pytest.mark.rule("FTZ-DEMAND-09")
def test_a_wounded_mother_gets_away_by_the_farthest_open_tunnel() -> None:
    at = lay({"abe": "7D", "don": "7D"}, {MOTHER: "7D"}, mission="the-hive", power=3)
    far = at.g.field.distance["7D"]
    farthest = max(sorted(things.places_of(at.g, "tunnel")), key=far.__getitem__)
    at.deals("abe", "melee", MOTHER, 20)
    at.told(Burrowed, creature=MOTHER, at=farthest)
    at.g.things = {}
    at.creature(MOTHER).at = "7D"
    at.deals("abe", "melee", MOTHER, 20)
    at.silent(Burrowed)
    assert at.creature(MOTHER).at == "7D"


def test_what_counts_as_a_missions_own() -> None:
    at = lay({"abe": "2B", "don": "2B"}, {"corrupted-animal.1": "2D"})
    assert own.own(at.g, "abe", "attack", {"target": "corrupted-animal.1", "type": "melee"})
    assert own.own(at.g, "abe", "move", {"to": "2D"})
    assert not own.own(at.g, "abe", "move", {"to": "2A"})
    at.g.complete = ["specimen-samples"]
    assert not own.own(at.g, "abe", "attack", {"target": "corrupted-animal.1", "type": "melee"})
    at = post()
    assert own.own(at.g, "don", "attack", {"target": "echo.1", "type": "melee"})
    assert not own.own(at.g, "don", "attack", {"target": "echo.1", "type": "projectile"})
    assert own.own(at.g, "abe", "tap", {})
    assert not own.own(at.g, "abe", "search", {})
    at = lay({"abe": "8B", "don": "8B"}, mission="field-hospital")
    assert own.own(at.g, "abe", "move", {"to": "6A"})
    assert not own.own(at.g, "abe", "move", {"to": "8C"})
    at = lay({"abe": "2B", "don": "2B"}, mission="stone-altars", edition=FIRST)
    assert not own.own(at.g, "abe", "move", {"to": "7D"})
