"""Bosses: entry, power tokens, wounds, defeat, and what their presence does to regular entry."""

from __future__ import annotations

import pytest

from bot.games.fireteam.box.content import CREATURES
from bot.games.fireteam.events.foes import Appeared, BossFell, Spawned, Survived, Wounded
from bot.games.fireteam.rules import rounds
from bot.games.fireteam.rules.threat import foes, spawning
from tests.support.fireteam.field import Position, lay

GIANT = "drowned-giant.1"


def facing(seats: tuple[str, ...] = ("abe", "don"), **more: object) -> Position:
    """Lay heroes down, and let the giant enter."""
    at = lay(dict.fromkeys(seats, "7A"), mission="the-giant", edition="1", **more)  # type: ignore[arg-type]
    at.g.specialists = {"patty": "1E", "henry": "1E"}
    at.run(foes.boss_enters(at.g))
    return at


@pytest.mark.rule("FTZ-BOSS-01", "FTZ-BOSS-10")
def test_enough_damage_wounds_a_boss_and_less_is_lost() -> None:
    at = facing()
    life, resist = CREATURES["drowned-giant"].life, CREATURES["drowned-giant"].resist["melee"]
    full = at.g.power
    for _ in range(2):
        at.deals("abe", "melee", GIANT, life + resist - 1)
        at.told(Survived, creature=GIANT)
        assert at.g.power == full
    at.deals("abe", "melee", GIANT, life + resist)
    at.told(Wounded, left=full - 1)
    assert GIANT in at.g.creatures


@pytest.mark.rule("FTZ-SETUP-20")
@pytest.mark.parametrize(
    ("mission", "boss", "away", "then"),
    [("the-giant", GIANT, "7A", "7A"), ("the-mirror", "hollow-choir.1", "7A", "7D")],
)
def test_only_a_boss_that_blinks_is_back_at_its_mark_when_wounded(
    mission: str, boss: str, away: str, then: str
) -> None:
    at = lay({"abe": away, "don": away}, {boss: away}, mission=mission, power=3, edition="1")
    at.deals("abe", "melee", boss, 20)
    at.told(Wounded, left=2)
    assert at.creature(boss).at == then


@pytest.mark.rule("FTZ-BOSS-02", "RUL-45", "FTZ-BOSS-09")
@pytest.mark.parametrize("seats", [("abe", "don"), ("abe", "shad", "don"), ("abe", "shad", "frank", "don")])
def test_the_boss_enters_at_its_mark_with_a_token_for_each_seat_and_one_more(seats: tuple[str, ...]) -> None:
    at = facing(seats)
    at.told(Appeared, creature=GIANT, at="7D")
    assert (at.creature(GIANT).at, at.g.power) == ("7D", len(seats) + 1)
    assert (at.g.boss_at, at.g.supply["power"]) == ("", 5 - len(seats))


@pytest.mark.rule("FTZ-BOSS-03", "RUL-44")
def test_one_attack_takes_one_token_however_strong() -> None:
    at = facing(("abe", "shad", "don"))
    at.deals("abe", "melee", GIANT, 50)
    assert at.g.power == 3
    at.deals("abe", "explosive", GIANT, 50)
    assert at.g.power == 2


@pytest.mark.rule("FTZ-BOSS-04", "FTZ-BOSS-05")
def test_the_last_token_defeats_it_and_it_never_joins_the_pool() -> None:
    at = facing()
    for _ in range(at.g.power):
        at.deals("abe", "melee", GIANT, 9)
    at.told(BossFell, creature=GIANT)
    assert GIANT not in at.g.creatures
    assert at.g.tally[""]["kills"] == 1
    assert GIANT not in at.g.pool + at.g.reserve
    assert at.g.supply["power"] == 6


@pytest.mark.rule("FTZ-BOSS-07", "RUL-46", "RUL-65")
def test_while_a_boss_is_on_the_board_step_three_is_skipped() -> None:
    at = facing()
    at.g.pool = ["corrupted-animal.1"]
    at.run(spawning.step(at.g))
    at.silent(Spawned)
    assert at.g.pool == ["corrupted-animal.1"]
    at.searches("abe", "something-in-the-dark")  # an ambush still comes
    at.passes()
    assert "corrupted-animal.1" in at.g.creatures


def test_a_boss_that_enters_in_step_two_stops_step_three_of_the_same_phase() -> None:
    at = lay({"abe": "1E", "don": "1E"}, mission="the-giant", phase="threat", step="activate", rank="minion")
    at.g.pool = ["corrupted-animal.1"]
    at.run(foes.boss_enters(at.g))
    at.rolls("blank")
    at.run(rounds.threat_phase(at.g))
    at.silent(Spawned)


@pytest.mark.rule("FTZ-BOSS-08")
def test_after_its_defeat_creatures_enter_again() -> None:
    at = facing()
    at.g.pool = ["corrupted-animal.1"]
    for _ in range(at.g.power):
        at.deals("abe", "melee", GIANT, 9)
    assert at.g.outcome is None  # other objectives are open
    at.run(spawning.step(at.g))
    at.told(Spawned, creature="corrupted-animal.1")


def test_the_hollow_choir_blinks_back_to_its_mark_when_wounded() -> None:
    at = lay({"abe": "6A", "don": "6A"}, mission="the-mirror", edition="1")
    at.run(foes.boss_enters(at.g))
    at.creature("hollow-choir.1").at = "6A"
    at.deals("abe", "melee", "hollow-choir.1", 9)
    assert at.creature("hollow-choir.1").at == "7D"


def test_the_hive_mother_bursts_at_her_end() -> None:
    at = lay({"abe": "5F", "don": "5E"}, mission="the-hive", hands={"abe": ["rally"] * 2, "don": ["wrench"]})
    at.run(foes.boss_enters(at.g))
    at.creature("hive-mother.1").at = "5F"
    at.g.power = 1
    at.deals("abe", "melee", "hive-mother.1", 9)
    assert (len(at.hand("abe")), len(at.hand("don"))) == (1, 1)


@pytest.mark.rule("RUL-28", "FTZ-ROUND-04", "FTZ-BOSS-06")
def test_a_boss_whose_death_ends_the_mission_hurts_nobody_as_it_dies() -> None:
    at = lay({"abe": "7D", "don": "7D"}, {"hive-mother.1": "7D"}, mission="the-hive", coin="tails", power=1)
    at.g.complete = ["bait-the-hive", "collapse-the-tunnels"]
    at.deals("abe", "melee", "hive-mother.1", 20)
    assert at.g.outcome is not None
    assert at.g.outcome.winners == at.g.seats
    assert not any(hero.ko for hero in at.g.heroes.values())
