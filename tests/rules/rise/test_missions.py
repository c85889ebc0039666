"""The mission sheets: whole, fitting the box and the map, each with its words; what a sheet changes during play."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

from bot.engine.events import Event, kebab
from bot.engine.graph import distances, reach
from bot.games.rise import events_mission, figures, mission_rules, mission_verbs, missions, setup, trucking
from bot.games.rise.content import CLASSES, ENEMIES, SIDES, STAGGER
from bot.games.rise.events_attack import GrenadeEnded
from bot.games.rise.events_mission import BossCame, EntranceLaid, MissionBegan, SurgeMoved, WaypointFound
from bot.games.rise.mission_sheet import MISSIONS, Change, Mission, Objective
from bot.games.rise.state import COLOURS, Enemy, Token
from tests.rules.rise.briefing import (
    CAMP,
    FIRST,
    FOUR,
    LAST,
    PLAZA,
    RELAY,
    ROAD,
    WOLF,
    begun,
    laid,
    put,
    round_ends,
)
from tests.rules.rise.test_card_texts import WORDS

SHEETS = pytest.mark.parametrize("sheet", MISSIONS.values(), ids=MISSIONS)
BOX = {"one-hex Obstacles": 10, "two-hex Obstacles and Doors": 7, "Crates and Terminals": 8}
MINIATURES = {"t-800": 3, "hk-8": 3, "t-72": 1}
"""Of each colour."""
RED = ("barricade", "terminal")
NUMBERS = {"one", "two", "three", "four", "five", "six", "seven", *"1234567"}


def walked(sheet: Mission, *, doors: bool = True) -> set[str]:
    """Everywhere that can be walked to from the Starting Zone, Doors being open."""
    shut = {hex for token in sheet.tokens if token.kind in RED for hex in token.hexes}
    if not doors:
        shut |= {hex for token in sheet.tokens if token.kind == "door" for hex in token.hexes}
    ground = sheet.ground
    start = next(hex for hex in ground.zones[sheet.start[0]] if hex not in shut)
    return set(distances(start, lambda here: [to for to in ground.adjacent[here] if to in ground.full - shut]))


@pytest.mark.rule("RISE-MISSION-01")
def test_seven_missions_follow_each_other() -> None:
    assert [sheet.number for sheet in MISSIONS.values()] == [1, 2, 3, 4, 5, 6, 7]
    assert list(MISSIONS) == [FIRST, CAMP, RELAY, WOLF, ROAD, PLAZA, LAST]


@SHEETS
@pytest.mark.rule("RISE-MISSION-04", "RISE-WAYPT-01")
def test_everything_lies_on_hexes_that_are_there(sheet: Mission) -> None:
    ground = sheet.ground
    hexes = Counter(hex for token in sheet.tokens for hex in token.hexes)

    assert set(hexes.values()) == {1}
    assert all(ground.is_full(hex) and not ground.cells[hex].printed for hex in hexes)
    for token in sheet.tokens:
        assert len(token.hexes) == 1 or token.hexes[1] in ground.beside[token.hexes[0]]
        assert bool(token.defense) == (token.kind == "cover")
        assert (token.kind == "door") <= (len(token.hexes) == 2)
    blocked = {hex for token in sheet.tokens if token.kind in (*RED, "door") for hex in token.hexes}
    places = [entry.at for entry in sheet.waypoints]
    places += [guard.at for guard in sheet.guards] + [ally.at for ally in sheet.allies]
    assert set(places) <= ground.full - blocked


@SHEETS
@pytest.mark.rule("RISE-MISSION-04", "RISE-MAP-01")
def test_every_zone_and_every_object_can_be_reached(sheet: Mission) -> None:
    ground, there = sheet.ground, walked(sheet)

    assert {ground.zone(hex) for hex in there} == set(ground.zones)
    for token in sheet.tokens:
        assert any(near in there for hex in token.hexes for near in (hex, *ground.adjacent[hex])), token.id
    for way in sheet.entrances:
        assert all(hex in ground.border for hex in way.hexes)
        assert any(to in there for hex in way.hexes for to in ground.adjacent[hex])
    for door in (token for token in sheet.tokens if token.kind == "door"):
        shut = walked(sheet, doors=False)
        assert door.changes or any(near in shut for hex in door.hexes for near in ground.adjacent[hex])


@SHEETS
@pytest.mark.rule("RISE-RULING-82", "RISE-ENTRANCE-01")
def test_the_box_holds_what_a_mission_needs(sheet: Mission) -> None:
    used: Counter[str] = Counter()
    for token in sheet.tokens:
        small = "Crates and Terminals" if token.kind in ("crate", "terminal") else "one-hex Obstacles"
        used[small if len(token.hexes) == 1 else "two-hex Obstacles and Doors"] += 1

    assert all(count <= BOX[what] for what, count in used.items())
    assert len({entry.id for entry in sheet.waypoints}) == len(sheet.waypoints) <= 8
    assert [way.id for way in sheet.entrances] == ["alpha", "bravo", "charlie", "delta", "echo"][: len(sheet.entrances)]
    assert set(sheet.references) <= set(SIDES)
    assert len({SIDES[ally.kind].ring for ally in sheet.allies}) == len(sheet.allies) <= 3
    bosses = [change.id for change in sheet.changes() if change.verb == "boss"]
    assert all(ENEMIES[boss].boss for boss in bosses)


@SHEETS
@pytest.mark.rule("RISE-MISSION-05", "RISE-POOL-01")
def test_each_colour_has_its_row_of_at_most_seven_enemies(sheet: Mission) -> None:
    for colour in COLOURS:
        row = sheet.pool[colour]
        assert row and all(Counter(row)[kind] <= MINIATURES.get(kind, 0) for kind in row)
        guards = [guard.kind for guard in sheet.guards if guard.colour == colour]
        assert list(row[: len(guards)]) == guards


@SHEETS
@pytest.mark.rule("RISE-MISSION-02", "RISE-MISSION-03", "RISE-WAYPT-07")
def test_every_part_of_a_sheet_has_words(sheet: Mission) -> None:
    ids = [f"mission-{sheet.id}", f"story-{sheet.id}", f"outcome-won-{sheet.id}"]
    ids += [f"waypoint-{sheet.id}-{entry.id}" for entry in sheet.waypoints]
    ids += [f"{kind}-{objective.id}" for objective in sheet.objectives for kind in ("objective", "done")]
    ids += [f"rule-{rule.verb}" for rule in sheet.rules]
    ids += [f"{kind}-{loss.verb}" for loss in sheet.losses for kind in ("lose", "outcome")]
    ids += [f"token-{token.id}" for token in sheet.tokens] + [f"token-{entry.id}" for entry in sheet.waypoints]
    ids += [f"friend-{ally.id}" for ally in sheet.allies]

    assert [id for id in ids if not WORDS.get(f"rise-{id}")] == []


@SHEETS
def test_words_name_no_number_that_depends_on_the_characters(sheet: Mission) -> None:
    for objective in sheet.objectives:
        said = WORDS[f"rise-objective-{objective.id}"].lower().split()
        assert not objective.needs or NUMBERS.isdisjoint(said)


def test_whatever_a_mission_tells_or_asks_has_words() -> None:
    kinds = [kind for kind in vars(events_mission).values() if isinstance(kind, type) and issubclass(kind, Event)]
    own = [kind for kind in kinds if kind is not Event and "phrase" not in vars(kind)]
    ids = [f"event-{kebab(kind.__name__)}" for kind in own]
    ids += [
        f"{what}-{ask}"
        for ask in ("colour", "store", "place", "waypoints", "class", "onward")
        for what in ("ask", "stake")
    ]
    ids += [
        f"{what}-{verb}"
        for verb in ("colour", "store", "place", "resolve", "learn", "replay", "continue")
        for what in ("do", "verb")
    ]
    ids += [f"switch-{switch.id}" for switch in setup.SWITCHES]
    ids += [f"switch-{switch.id}-{choice}" for switch in setup.SWITCHES for choice in switch.choices if choice != "off"]
    ids += [f"adjustment-{id}" for id in (*setup.RANK[1:], *setup.DIFFICULTY)]
    ids += ["event-class-taken", "event-onward-replay", "event-onward-continue", "outcome-all-down"]

    assert len(own) > 10
    assert [id for id in ids if not WORDS.get(f"rise-{id}")] == []


@SHEETS
@pytest.mark.rule("RISE-ROUND-01")
def test_no_mission_goes_on_for_ever(sheet: Mission) -> None:
    assert any((loss.verb == "too-late" and loss.amount <= 16) or loss.verb == "surges" for loss in sheet.losses)


@pytest.mark.rule("RISE-MISSION-02")
def test_no_two_missions_are_alike() -> None:
    shapes = [tuple(objective.verb for objective in sheet.objectives) for sheet in MISSIONS.values()]
    tiles = [frozenset(tile.face for tile in sheet.tiles) for sheet in MISSIONS.values()]
    objectives = [objective.id for sheet in MISSIONS.values() for objective in sheet.objectives]

    assert len(set(shapes)) == len(set(tiles)) == 7
    assert len(objectives) == len(set(objectives))
    assert {change.id for sheet in MISSIONS.values() for change in sheet.changes() if change.verb == "boss"} == {
        "t-800-commander",
        "t-800-flamethrower",
        "t-1000",
    }
    assert {sheet.stagger for sheet in MISSIONS.values()} - {""} == set(STAGGER)


@pytest.mark.rule("RISE-MISSION-07")
def test_every_verb_of_the_sheets_is_explained_and_used() -> None:
    explained: dict[Any, dict[Any, str]] = {
        mission_verbs.ChangeVerb: mission_verbs.CHANGE_VERBS,
        mission_verbs.PersonVerb: mission_verbs.PERSON_VERBS,
        mission_verbs.ObjectiveVerb: mission_verbs.OBJECTIVE_VERBS,
        mission_verbs.LoseVerb: mission_verbs.LOSE_VERBS,
        mission_verbs.RuleVerb: mission_verbs.RULE_VERBS,
    }
    for verbs, meanings in explained.items():
        assert set(get_args(verbs)) == set(meanings)
    sheets = MISSIONS.values()
    people = {each.verb for sheet in sheets for entry in sheet.waypoints for each in entry.people}
    assert people == set(mission_verbs.PERSON_VERBS)
    assert {change.verb for sheet in sheets for change in sheet.changes()} == set(mission_verbs.CHANGE_VERBS)
    goals = {objective.verb for sheet in sheets for objective in sheet.objectives}
    assert goals == set(mission_verbs.OBJECTIVE_VERBS)
    rules = {rule.verb for sheet in MISSIONS.values() for rule in sheet.rules}
    losses = {loss.verb for sheet in MISSIONS.values() for loss in sheet.losses}
    assert rules == set(mission_verbs.RULE_VERBS)
    assert losses == set(mission_verbs.LOSE_VERBS)


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
    mission_rules.join(g, "prisoner-red")
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

    assert missions.reinforcement_dice(g) == 1
    mission_rules.change(g, [Change(verb="dice")])
    assert missions.reinforcement_dice(g) == 2


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
    steps = missions.round_end(at.g)
    at.run(steps)

    assert at.over
    assert at.g.surge == 1
    assert all(character.done for character in at.g.characters.values())


@pytest.mark.rule("RISE-RULING-67")
@pytest.mark.parametrize("first", ["let-surge", "let-token"])
def test_the_team_orders_what_happens_at_the_same_rounds_end(first: str) -> None:
    at = begun(PLAZA)
    at.g.round = 4
    at.run(missions.round_end(at.g))

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
    at.run(missions.round_end(at.g))

    assert at.over
    assert (at.g.surge, "locker-drop" in at.g.tokens) == (1, True)


@pytest.mark.rule("RISE-POOL-05", "RISE-POOL-06")
def test_arrivals_come_from_the_front_of_the_turn_players_line() -> None:
    g = begun(FIRST).g
    line, others = list(g.pool["red"]), list(g.pool["blue"])
    mission_rules.change(g, [Change(verb="arrive", id="alpha", amount=2)])

    assert [enemy.kind for enemy in g.enemies if enemy.at == "alpha"] == line[:2]
    assert (g.pool["red"], g.pool["blue"]) == (line[2:], others)
    mission_rules.change(g, [Change(verb="arrive", id="bravo")], everyone=True)
    assert [enemy.colour for enemy in g.enemies if enemy.at == "bravo"] == ["red", "blue"]
    mission_rules.change(g, [Change(verb="arrive", id="alpha", amount=9)])
    assert g.pool["red"] == []


@pytest.mark.rule("RISE-MISSION-07")
def test_what_is_laid_later_counts_only_when_it_lies() -> None:
    g = begun(PLAZA).g
    lockers = Objective(id="lockers", verb="crates")
    assert "locker-drop" not in g.tokens
    assert mission_rules.measure(g, lockers) == 0
    drop = [Change(verb="token", id="locker-drop")]
    put(g, john="E6")
    mission_rules.change(g, drop)
    assert "locker-drop" not in g.tokens, "somebody stands there"
    put(g, john="B8")
    mission_rules.change(g, drop)
    g.tokens["locker-drop"].used = True
    assert mission_rules.measure(g, lockers) == 1


def test_a_boss_takes_its_place_or_the_nearest_free_one() -> None:
    at = begun(PLAZA)
    at.g.allies[0].at = "L5"
    mission_rules.boss(at.g, "t-800-commander", "L5")
    boss = at.g.enemies[-1]

    assert (boss.kind, boss.colour) == ("t-800-commander", "")
    assert boss.at in MISSIONS[PLAZA].ground.beside["L5"]
    mission_rules.boss(at.g, "t-800-commander", "L5")
    assert sum(enemy.kind == "t-800-commander" for enemy in at.g.enemies) == 1


@pytest.mark.rule("RISE-OBST-08", "RISE-DOOR-03")
def test_power_opens_the_doors_of_the_relay() -> None:
    at = begun(RELAY)
    assert {"door-core", "door-shaft"} <= set(at.g.tokens)
    at.g.tokens["terminal-power"].used = True
    missions.check(at.g)

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
    missions.check(at.g)
    at.events = at.g.__dict__["told"]

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
