"""Creature entry, secured entry points and the reserve."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.dice import Die
from bot.games.fireteam.box.content import DISCOVERIES, SPAWN_DIE
from bot.games.fireteam.box.verbs import Rank
from bot.games.fireteam.events.foes import Activated, Spawned
from bot.games.fireteam.rules import rounds
from bot.games.fireteam.rules.threat import foes, spawning, threats
from tests.support.fireteam.field import Position, lay

ANIMAL, OTHER, HUMAN = "corrupted-animal.1", "corrupted-animal.2", "corrupted-human.1"


def entering(*pool: str, mission: str = "river-crossing", **more: object) -> Position:
    """Lay heroes down far from any token, with this pool."""
    at = lay({"abe": "2B", "don": "2B"}, mission=mission, **more)  # type: ignore[arg-type]
    at.g.pool, at.g.reserve = list(pool), []
    return at


def number(at: Position, place: str) -> str:
    """The number of the entry token at a place."""
    return at.g.entries[place]


@pytest.mark.rule("FTZ-SPAWN-01", "FTZ-SPAWN-02", "FTZ-SPAWN-03", "FTZ-SPAWN-06")
def test_every_pool_creature_is_rolled_for_minions_first_and_put_on_its_number() -> None:
    at = entering(HUMAN, OTHER, ANIMAL)
    at.rolls(number(at, "4A"), number(at, "1C"), number(at, "4A"))
    at.run(spawning.step(at.g))
    assert [event.creature for event in at.events if isinstance(event, Spawned)] == [ANIMAL, OTHER, HUMAN]
    assert [at.creature(id).at for id in (ANIMAL, OTHER, HUMAN)] == ["4A", "1C", "4A"]
    assert at.g.pool == []


@pytest.mark.rule("FTZ-DICE-04")
def test_the_spawn_die_has_the_numbers_of_the_tokens() -> None:
    at = entering()
    assert sorted(SPAWN_DIE.faces, key=int) == sorted(at.g.entries.values(), key=int)
    assert len(set(SPAWN_DIE.faces)) == 12


@pytest.mark.rule("FTZ-SPAWN-04")
def test_the_killed_are_available_in_the_next_entry() -> None:
    at = lay({"abe": "2D", "don": "4F"}, {ANIMAL: "2D"})
    at.g.pool = []
    at.deals("abe", "melee", ANIMAL, 9)
    at.rolls(number(at, "1C"))
    at.run(spawning.step(at.g))
    assert at.creature(ANIMAL).at == "1C"


@pytest.mark.rule("FTZ-SPAWN-05")
def test_who_enters_in_step_three_does_not_act_before_the_next_threat_phase() -> None:
    at = entering(ANIMAL, phase="threat", step="advance", auto=True)
    at.rolls(number(at, "1C"))
    at.run(rounds.threat_phase(at.g))
    at.silent(Activated)
    assert at.creature(ANIMAL).at == "1C"
    assert rounds.waiting(at.g, "minion") == [ANIMAL]  # in the next round


@pytest.mark.rule("FTZ-SECURE-01", "FTZ-SECURE-02", "FTZ-SECURE-04")
def test_a_secured_number_is_rolled_again_until_another_comes() -> None:
    at = entering(ANIMAL)
    at.hero("abe").at, at.hero("don").at = "2D", "4A"
    at.rolls(number(at, "2D"), number(at, "4A"), number(at, "2D"), number(at, "1C"))
    at.run(spawning.step(at.g))
    spawned = at.told(Spawned, at="1C")
    assert spawned.rolls == tuple(number(at, place) for place in ("2D", "4A", "2D", "1C"))
    assert at.creature(ANIMAL).at == "1C"


@pytest.mark.rule("FTZ-SECURE-03")
def test_company_of_creatures_a_knock_out_or_a_lone_specialist_secure_nothing() -> None:
    for creatures, down, hero in (({OTHER: "2D"}, (), "2D"), ({}, ("abe",), "2D"), ({}, (), "2B")):
        at = lay({"abe": hero, "don": "2B"}, creatures, down=down, specialists={"patty": "2D", "henry": "2D"})
        assert not spawning.secured(at.g, "2D")
        at.rolls(number(at, "2D"))
        assert spawning.roll(at.g, ANIMAL, guarded=True) == "2D"


@pytest.mark.rule("RUL-49")
def test_with_every_point_closed_a_creature_stays_in_the_pool() -> None:
    at = entering(ANIMAL, sealed=["1", "2", "3", "4"], phase="threat")
    at.run(spawning.step(at.g))
    assert at.g.pool == [ANIMAL]
    assert at.rolled == []


@pytest.mark.rule("FTZ-RESERVE-01")
def test_the_reserve_enters_only_by_an_effect() -> None:
    at = entering()
    at.g.reserve = [HUMAN]
    at.run(spawning.step(at.g))
    assert at.g.reserve == [HUMAN]
    at.hero("abe").at = "2D"
    at.searches("abe", "engine-propeller")
    assert (at.g.reserve, at.creature(HUMAN).origin, at.creature(HUMAN).at) == ([], "reserve", "2D")


@pytest.mark.rule("FTZ-RESERVE-04")
def test_a_converted_creature_enters_and_returns_like_one_of_the_pool() -> None:
    at = entering()
    at.g.reserve = [HUMAN]
    threats.reinforce(at.g, "elite", 1)
    assert (at.g.pool, at.g.reserve) == ([HUMAN], [])
    at.rolls(number(at, "1C"))
    at.run(spawning.step(at.g))
    assert at.creature(HUMAN).origin == "pool"
    foes.fell(at.g, HUMAN, "abe")
    assert (at.g.pool, at.g.reserve) == ([HUMAN], [])


@pytest.mark.rule("FTZ-OBJECTIVE-06")
@pytest.mark.parametrize("rank, guard", [("minion", ANIMAL), ("elite", HUMAN), (None, HUMAN)])
def test_a_find_is_guarded_by_a_creature_of_its_rank(
    rank: Rank | None, guard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = msgspec.structs.replace(DISCOVERIES["engine-propeller"], rank=rank)
    monkeypatch.setitem(DISCOVERIES, "engine-propeller", card)
    at = lay({"abe": "2D", "don": "4F"})
    at.g.reserve = [ANIMAL, HUMAN]
    at.searches("abe", "engine-propeller")
    assert at.creature(guard).guards == "engine-propeller"
    assert len(at.g.creatures) == 1


@pytest.mark.rule("FTZ-SECURE-02")
def test_an_open_place_that_no_roll_leads_to_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    at = entering(ANIMAL, phase="threat")
    sector = at.g.field.sector
    behind = next(place for place in at.g.entries if sector[place] != sector["1C"])
    at.g.sealed = sorted({sector[place] for place in at.g.entries} - {sector["1C"]})
    shut = {place: number for place, number in at.g.entries.items() if sector[place] in at.g.sealed}
    at.g.entries = {"1C": shut[behind], **shut}
    thrown = list[str]()

    def counted(die: Die) -> tuple[str, ...]:
        thrown.append(die.name)
        assert len(thrown) < 1000, "it would be rolled for ever"
        return (shut[behind],)

    monkeypatch.setitem(at.g.__dict__, "roll", counted)
    assert spawning.roll(at.g, ANIMAL, guarded=True) == ""
    assert thrown == []
