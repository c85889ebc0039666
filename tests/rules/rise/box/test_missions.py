"""The mission sheets: whole, fitting the box and the map, each with its words; what a sheet changes during play."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

from bot.engine.boards.graph import distances
from bot.engine.events import Event, kebab
from bot.games.rise.box.colours import COLOURS
from bot.games.rise.box.content import ENEMIES, SIDES, STAGGER
from bot.games.rise.box.missions import verbs as mission_verbs
from bot.games.rise.box.missions.sheet import MISSIONS, Mission
from bot.games.rise.events import missions as events_mission
from bot.games.rise.rules import setup
from tests.support.rise.briefing import (
    CAMP,
    FIRST,
    LAST,
    PLAZA,
    RELAY,
    ROAD,
    WOLF,
)
from tests.support.rise.words import WORDS

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
