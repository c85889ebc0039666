"""What a mission sheet changes during play."""

from __future__ import annotations

import pytest

from bot.engine.boards.graph import reach
from bot.games.rise.box.content import CLASSES, SIDES
from bot.games.rise.box.missions.shapes import Change, Objective
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.events.attacks import GrenadeEnded
from bot.games.rise.events.missions import BossCame, EntranceLaid, MissionBegan, SurgeMoved, WaypointFound
from bot.games.rise.rules.actions import trucking
from bot.games.rise.rules.enemies import reinforcements
from bot.games.rise.rules.map import figures
from bot.games.rise.rules.missions import changes, objectives, winning
from bot.games.rise.rules.missions import mission as missions
from bot.games.rise.rules.missions.round_end import mission_effects
from bot.games.rise.state import Enemy, Token
from tests.support.rise.briefing import (
    CAMP,
    FIRST,
    FOUR,
    PLAZA,
    RELAY,
    ROAD,
    WOLF,
    begun,
    laid,
    put,
    round_ends,
)


@pytest.mark.rule("RISE-MISSION-03")
def test_the_introduction_is_read_first() -> None:
    at = laid(CAMP)

    assert isinstance(at.events[0], MissionBegan)
    assert at.events[0].phrase("rise").id == "rise-story-the-work-camp"


@pytest.mark.rule("RISE-MISSION-10")
def test_the_first_mission_is_the_same_in_both_modes() -> None:
    campaign, skirmish = begun(FIRST, FOUR, mode="campaign").g, begun(FIRST, FOUR, mode="skirmish").g

    assert (campaign.mode, skirmish.mode) == ("campaign", "skirmish")
    for part in ("characters", "enemies", "pool", "tokens", "weapons", "equipment", "waypoints"):
        assert getattr(campaign, part) == getattr(skirmish, part)


@pytest.mark.rule("RISE-GEN-08", "RISE-ENEMY-12")
def test_reference_cards_of_what_is_used_lie_open() -> None:
    for sheet in MISSIONS.values():
        kinds = {SIDES[id].kind for id in sheet.references}
        assert {token.kind for token in sheet.tokens} & {"crate", "terminal", "door"} == kinds - {"soldier", "truck"}
        assert {ally.kind for ally in sheet.allies} == {id for id in sheet.references if SIDES[id].kind == "soldier"}
        assert bool(sheet.truck) == ("truck" in kinds)
        assert laid(sheet.id).g.references == list(sheet.references)


@pytest.mark.rule("RISE-GEN-04", "RISE-RULING-01", "RISE-MISSION-07")
def test_a_special_rule_beats_the_rulebook() -> None:
    g = begun(CAMP).g
    changes.join(g, "prisoner-red")
    drone, endo = Enemy("hk-8.9", "hk-8", "red", "C11"), Enemy("t-800.9", "t-800", "red", "C11")

    assert missions.targets(g, drone) == ("prisoner-red",)
    assert missions.targets(g, endo) == ()
    g.allies[0].down = True
    assert missions.targets(g, drone) == ()
    assert g.flags["allies-go-down"]
    assert "allies-go-down" not in begun(PLAZA).g.flags


@pytest.mark.rule("RISE-MISSION-07")
def test_reinforcement_dice_are_the_missions_and_what_play_adds() -> None:
    g = begun(RELAY).g

    assert reinforcements.dice_to_roll(g) == 1
    changes.change(g, [Change(verb="dice")])
    assert reinforcements.dice_to_roll(g) == 2


@pytest.mark.rule("RISE-MISSION-07", "RISE-END-02")
def test_what_is_timed_happens_at_the_end_of_its_round() -> None:
    at = begun(CAMP)
    at.g.round = 5
    round_ends(at)
    at.silent(EntranceLaid)
    assert at.g.round == 6
    round_ends(at)

    assert at.told(EntranceLaid, entrance="delta").dice
    assert list(at.g.entrances) == ["alpha", "bravo", "delta"]


@pytest.mark.rule("RISE-RULING-67")
def test_effects_of_a_rounds_end_happen_before_dice_come_back() -> None:
    at = begun(PLAZA)
    for character in at.g.characters.values():
        character.done = True
    steps = mission_effects(at.g)
    at.run(steps)

    assert at.over
    assert at.g.surge == 1
    assert all(character.done for character in at.g.characters.values())


@pytest.mark.rule("RISE-RULING-67")
@pytest.mark.parametrize("first", ["let-surge", "let-token"])
def test_the_team_orders_what_happens_at_the_same_rounds_end(first: str) -> None:
    at = begun(PLAZA)
    at.g.round = 4
    at.run(mission_effects(at.g))

    assert [option.verb for option in at.ask.options] == ["let-surge", "let-token"]
    assert set(at.ask.seats) == set(at.g.seats)
    assert (at.g.surge, "locker-drop" in at.g.tokens) == (0, False)
    at.does("john", first)
    assert at.over
    assert (at.g.surge, "locker-drop" in at.g.tokens) == (1, True)


@pytest.mark.rule("RISE-RULING-67")
def test_the_missions_effects_come_before_the_cards() -> None:
    at = begun(PLAZA)
    at.g.tokens["smoke-grenade.1"] = Token("smoke-grenade.1", "grenade", ["E6"])
    round_ends(at)

    kinds = [type(event) for event in at.events]
    assert kinds.index(SurgeMoved) < kinds.index(GrenadeEnded)


@pytest.mark.rule("RISE-RULING-67")
def test_a_table_that_wants_no_such_questions_takes_the_sheets_order() -> None:
    at = begun(PLAZA)
    at.g.round, at.g.flags["defaults"] = 4, 1
    at.run(mission_effects(at.g))

    assert at.over
    assert (at.g.surge, "locker-drop" in at.g.tokens) == (1, True)


@pytest.mark.rule("RISE-POOL-05", "RISE-POOL-06")
def test_arrivals_come_from_the_front_of_the_turn_players_line() -> None:
    g = begun(FIRST).g
    line, others = list(g.pool["red"]), list(g.pool["blue"])
    changes.change(g, [Change(verb="arrive", id="alpha", amount=2)])

    assert [enemy.kind for enemy in g.enemies if enemy.at == "alpha"] == line[:2]
    assert (g.pool["red"], g.pool["blue"]) == (line[2:], others)
    changes.change(g, [Change(verb="arrive", id="bravo")], everyone=True)
    assert [enemy.colour for enemy in g.enemies if enemy.at == "bravo"] == ["red", "blue"]
    changes.change(g, [Change(verb="arrive", id="alpha", amount=9)])
    assert g.pool["red"] == []


@pytest.mark.rule("RISE-MISSION-09")
@pytest.mark.parametrize("steps", [1, 2])
def test_a_mission_may_move_the_tracker_of_the_enemy_surge_card(steps: int) -> None:
    at = begun(PLAZA)

    changes.change(at.g, [Change(verb="surge", amount=steps)])

    assert at.g.surge == steps
    assert any(isinstance(event, SurgeMoved) for event in at.g.told)


@pytest.mark.rule("RISE-MISSION-07")
def test_what_is_laid_later_counts_only_when_it_lies() -> None:
    g = begun(PLAZA).g
    lockers = Objective(id="lockers", verb="crates")
    assert "locker-drop" not in g.tokens
    assert objectives.measure(g, lockers) == 0
    drop = [Change(verb="token", id="locker-drop")]
    put(g, john="E6")
    changes.change(g, drop)
    assert "locker-drop" not in g.tokens, "somebody stands there"
    put(g, john="B8")
    changes.change(g, drop)
    g.tokens["locker-drop"].used = True
    assert objectives.measure(g, lockers) == 1


def test_a_boss_takes_its_place_or_the_nearest_free_one() -> None:
    at = begun(PLAZA)
    at.g.allies[0].at = "L5"
    changes.boss(at.g, "t-800-commander", "L5")
    boss = at.g.enemies[-1]

    assert (boss.kind, boss.colour) == ("t-800-commander", "")
    assert boss.at in MISSIONS[PLAZA].ground.beside["L5"]
    changes.boss(at.g, "t-800-commander", "L5")
    assert sum(enemy.kind == "t-800-commander" for enemy in at.g.enemies) == 1


@pytest.mark.rule("RISE-OBST-08", "RISE-DOOR-03")
def test_power_opens_the_doors_of_the_relay() -> None:
    at = begun(RELAY)
    assert {"door-core", "door-shaft"} <= set(at.g.tokens)
    at.g.tokens["terminal-power"].used = True
    winning.check(at.g)

    assert at.g.met == ["power"]
    assert {"door-core", "door-shaft"}.isdisjoint(at.g.tokens)


@pytest.mark.rule("RISE-TRUCK-08")
def test_the_truck_can_get_to_the_depot_and_back() -> None:
    g = begun(ROAD).g
    del g.tokens["gate"]
    g.enemies = []
    put(g, john="D10", kyle="D11")
    assert g.truck
    there = reach(g.truck.at, lambda driver: trucking.steps(g, driver), 30)
    zones = {figures.zone_of(g, driver) for driver in there}

    assert {"V1A.a", "L5A.b"} <= zones


@pytest.mark.rule("RISE-WAYPT-03", "RISE-MISSION-08")
def test_hidden_entries_stay_unread_until_somebody_comes() -> None:
    for mission in MISSIONS:
        at = begun(mission)
        at.silent(WaypointFound)
        assert not any(point.resolved for point in at.g.waypoints.values())


@pytest.mark.rule("RISE-BOSS-07")
def test_the_wards_searched_bring_the_infiltrator_out() -> None:
    at = begun(WOLF)
    for id in ("w1", "w2", "w3", "w4"):
        at.g.waypoints[id].resolved = True
    winning.check(at.g)
    at.events = at.g.told

    assert at.told(BossCame, enemy="t-1000")
    assert at.g.met == ["search"]


@pytest.mark.rule("RISE-GEN-10", "RISE-RULING-02")
def test_the_team_is_everybody_with_the_turn_player_first() -> None:
    g = begun(FIRST, FOUR).g
    g.turn = "guardian"
    assert missions.team(g) == ("guardian", "john", "kyle", "alex")
    g.turn = ""
    assert missions.team(g) == FOUR


@pytest.mark.rule("RISE-CAMP-13", "RISE-RULING-72")
def test_there_are_classes_enough_for_all_rewards() -> None:
    assert sum(sheet.reward.classes for sheet in MISSIONS.values()) * len(FOUR) <= len(CLASSES)
    assert sum(sheet.reward.ranks for sheet in MISSIONS.values()) >= 3
