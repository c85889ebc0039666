"""Objectives, info tokens, victory and operations."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from bot.engine.fixes import find_fix
from bot.engine.game import Setup
from bot.engine.state import Outcome
from bot.games.fireteam import GAME
from bot.games.fireteam.box.cards import Mission
from bot.games.fireteam.box.content import BOX, DISCOVERIES, MISSIONS, PAST
from bot.games.fireteam.events.foes import ObjectiveComplete, TokenPlaced
from bot.games.fireteam.rules import objectives, operation, rounds
from bot.games.fireteam.rules.hero import moving
from tests.support import luck
from tests.support.fireteam.field import lay


@pytest.mark.rule("FTZ-OBJECTIVE-01")
def test_every_objective_is_unique_to_its_mission_and_all_must_be_complete() -> None:
    for edition, own in ((MISSIONS, BOX.objectives), (PAST, ())):
        uses = Counter(id for mission in edition.values() for id in mission.objectives)
        assert uses == Counter(dict.fromkeys((card.id for card in own) if own else uses, 1))
    for mission in MISSIONS.values():
        assert len(mission.objectives) >= 2
        if not mission.exit:
            at = lay({"abe": mission.start, "don": mission.start}, mission=mission.id)
            for id in mission.objectives[:-1]:
                at.g.complete.append(id)
                objectives.check(at.g)
                assert at.g.outcome is None


@pytest.mark.rule("FTZ-OBJECTIVE-03", "FTZ-TOKEN-01")
def test_the_last_info_token_completes_an_objective_at_once() -> None:
    at = lay({"abe": "2D", "don": "4F"}, edition="1")
    supply = at.g.supply["info"]
    for have in (1, 2, 3):
        assert at.g.complete == []
        at.run(objectives.place(at.g, "specimen-samples"))
        at.told(TokenPlaced, objective="specimen-samples", have=have, need=3)
        assert at.g.objectives["specimen-samples"] == have
        assert at.g.supply["info"] == supply - have
    at.told(ObjectiveComplete, objective="specimen-samples")
    at.run(objectives.place(at.g, "specimen-samples"))
    assert (at.g.objectives["specimen-samples"], at.g.complete) == (3, ["specimen-samples"])


@pytest.mark.rule("FTZ-OBJECTIVE-05")
def test_a_discovery_belongs_to_one_objective_of_its_mission() -> None:
    used = Counter(id for mission in MISSIONS.values() for id in mission.discoveries)
    assert used == Counter(dict.fromkeys((card.id for card in BOX.discoveries), 1))
    for mission in (*MISSIONS.values(), *PAST.values()):
        assert {DISCOVERIES[id].objective for id in mission.discoveries} <= set(mission.objectives)
    at = lay({"abe": "2D", "don": "4F"})
    at.searches("abe", "ferry-fuel")
    assert at.g.objectives == {"repair-the-ferry": 1, "specimen-samples": 0}


def test_samples_are_taken_where_an_attack_does_more_than_it_needs_once_each() -> None:
    animals = {"corrupted-animal.1": "2D", "corrupted-animal.2": "2D"}
    for damage, samples in ((2, 0), (3, 1), (9, 1)):
        at = lay({"abe": "2B", "don": "4F"}, animals)
        at.deals("abe", "explosive", "corrupted-animal.1", damage)
        assert at.g.creatures == {}
        assert at.g.objectives["specimen-samples"] == samples


@pytest.mark.rule("FTZ-TOKEN-03", "FTZ-TOKEN-04")
def test_tokens_on_the_board_are_things_told_apart_by_letters() -> None:
    at = lay({"abe": "2A", "don": "3C"}, mission="empty-village", edition="1", specialists={"patty": "3C"})
    assert [thing.letter for thing in at.g.things.values()] == ["A", "B", "C"]
    assert at.g.supply["info"] == 12 - 3
    at.searches("abe", "locked-cellar")
    assert (at.g.found["locked-cellar"].letter, at.g.supply["info"]) == ("D", 8)
    at.turn("abe")
    at.refuses("abe", "light thing=beacon.1", "fireteam-refuse-not-here", "FTZ-TOKEN-03")
    at.hero("abe").at = "2C"
    at.turn("abe")
    assert "light thing=beacon.1" in at.keys
    tank = lay({"abe": "2D", "don": "5F"}, mission="burning-fields")
    assert {thing.letter for thing in tank.g.things.values()} == {""}  # special tokens need none
    assert (tank.g.supply["fire"], tank.g.supply["tank-alpha"], tank.g.supply["info"]) == (1, 0, 12)


@pytest.mark.rule("FTZ-WIN-01")
def test_without_an_exit_the_last_objective_wins_at_once() -> None:
    at = lay({"abe": "1E", "don": "7A"}, mission="the-giant")
    first, second, last = MISSIONS["the-giant"].objectives
    at.g.complete = [first, second]
    at.run(objectives.complete(at.g, last))
    assert at.over
    assert at.g.outcome and at.g.outcome.winners == ("abe", "don")


@pytest.mark.rule("FTZ-WIN-02", "RUL-60")
def test_with_an_exit_every_hero_must_be_there_also_who_is_down() -> None:
    done = list(MISSIONS["river-crossing"].objectives)
    at = lay({"abe": "1A", "don": "1D"}, {"corrupted-animal.1": "1A"}, complete=done, down=["abe"])
    at.turn("don")
    at.does("don", "move to=1A")
    assert at.g.outcome and at.g.outcome.winners == ("abe", "don")
    at = lay({"abe": "1C", "don": "1D"}, complete=done, down=["abe"], specialists={"patty": "4F", "henry": "4F"})
    at.turn("don")
    at.does("don", "move to=1A")
    assert at.g.outcome is None  # Abe lies elsewhere
    at = lay({"abe": "1A", "don": "1D"}, complete=done[:1])
    at.turn("don")
    at.does("don", "move to=1A")
    assert at.g.outcome is None  # an objective is open


def test_objectives_may_come_last_and_movement_by_an_effect_counts() -> None:
    at = lay({"abe": "1A", "don": "1A"}, complete=["repair-the-ferry"])
    at.run(objectives.complete(at.g, "specimen-samples"))
    assert at.g.outcome and at.g.outcome.winners
    at = lay({"abe": "1A", "don": "1C"}, complete=list(MISSIONS["river-crossing"].objectives))
    at.run(moving.shift(at.g, "don", "1A"))
    assert at.g.outcome and at.g.outcome.winners


def test_a_correction_that_leads_to_victory_is_victory() -> None:
    at = lay({"abe": "1A", "don": "1C"}, complete=list(MISSIONS["river-crossing"].objectives))
    fix = find_fix(GAME.table.fixes(at.g), "place-hero seat=don", "1A")
    GAME.table.fix(at.g, fix, "1A")
    at.run(rounds.play(at.g))
    assert at.over
    assert at.g.outcome and at.g.outcome.winners


@pytest.mark.rule("FTZ-OPERATION-01", "FTZ-OPERATION-02", "RUL-62")
def test_an_operation_is_three_missions_each_unlocked_by_the_one_before() -> None:
    operations = {mission.operation for mission in MISSIONS.values()}
    assert len(operations) == 3
    for name in operations:
        own = sorted((m.number, m.id) for m in MISSIONS.values() if m.operation == name)
        assert [number for number, _ in own] == [1, 2, 3]
        first = GAME.rules.setup(Setup(("abe", "don"), own[0][1]), luck.seed())
        assert first.mode == "operation"
        assert GAME.rules.next_mission(first) is None
        first.outcome = Outcome((), "knocked-out")
        assert GAME.rules.next_mission(first) == own[0][1]  # again
        assert operation.read(GAME.rules.carry(first)).won == []
        first.outcome = Outcome(("abe", "don"), "mission-accomplished")
        assert GAME.rules.next_mission(first) == own[1][1]
        carried = GAME.rules.carry(first)
        assert operation.read(carried).won == [own[0][1]]
        last = GAME.rules.setup(
            Setup(("shad", "don"), own[2][1], {}, carried), luck.seed()
        )  # other heroes, chosen afresh
        assert (last.mode, last.heroes["shad"].upgrades, last.heroes["shad"].focus) == ("operation", [], [])
        last.outcome = Outcome(("shad", "don"), "mission-accomplished")
        assert GAME.rules.next_mission(last) is None
        assert operation.read(GAME.rules.carry(last)).won == [own[0][1], own[2][1]]
        last.carried = GAME.rules.carry(last)
        assert operation.read(GAME.rules.carry(last)).won == [own[0][1], own[2][1]], "a mission is won but once"


def test_an_operation_grows_harder_along_its_missions() -> None:
    for name in {mission.operation for mission in MISSIONS.values()}:
        own = sorted((m for m in MISSIONS.values() if m.operation == name), key=lambda m: m.number)
        for before, after in pairwise(own):
            assert len(before.threats) <= len(after.threats)
            assert before.upgrades < after.upgrades
            assert GAME.trial.fair(before.id) > GAME.trial.fair(after.id)
        assert [bool(mission.boss) for mission in own] == [False, False, True]


@pytest.mark.rule("FTZ-OPERATION-03")
def test_any_mission_may_be_played_on_its_own() -> None:
    for mission in MISSIONS:
        g = GAME.rules.setup(Setup(("abe", "don"), mission, {"mode": "single"}), luck.seed())
        assert g.mode == "single"
        g.outcome = Outcome(("abe", "don"), "mission-accomplished")
        assert GAME.rules.next_mission(g) is None
    assert GAME.rules.setup(Setup(("abe", "don"), "the-giant"), luck.seed()).mode == "single"


def pools(mission: Mission) -> list[int]:
    """How many creatures a mission begins with, for two, three and four heroes."""
    return [sum(counts[n] for counts in mission.pool.values()) for n in range(3)]


@pytest.mark.rule("FTZ-OPERATION-04")
def test_later_missions_bring_more_creatures_upgrades_and_at_last_a_boss() -> None:
    for name in {mission.operation for mission in MISSIONS.values()}:
        own = sorted((m for m in MISSIONS.values() if m.operation == name), key=lambda m: m.number)
        assert [mission.upgrades for mission in own] == [0, 1, 2]
        assert [bool(mission.boss) for mission in own] == [False, False, True]
        assert len({mission.family for mission in own}) == 1
        for creatures in zip(*(pools(mission) for mission in own), strict=True):
            assert list(creatures) == sorted(creatures)
            assert creatures[0] < creatures[2]
