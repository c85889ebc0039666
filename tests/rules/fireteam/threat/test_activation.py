"""Creatures acting: order, movement, activation die."""

from __future__ import annotations

import pytest

from bot.games.fireteam.box.content import CREATURES
from bot.games.fireteam.box.verbs import RANKS
from bot.games.fireteam.events.foes import Activated, Appeared, CreatureAttacked, CreatureMoved, Special
from bot.games.fireteam.rules import rounds
from bot.games.fireteam.rules.moments import Assault
from bot.games.fireteam.rules.threat import activation, foes
from tests.support.fireteam.creatures import ANIMAL, HUMAN, OTHER, threat
from tests.support.fireteam.field import Position, lay


def order(at: Position) -> list[str]:
    """Who was activated, in order."""
    return [event.creature for event in at.events if isinstance(event, Activated)]


@pytest.mark.rule("FTZ-ACTIVATE-01", "FTZ-ACTIVATE-02", "FTZ-ACTIVATE-05", "FTZ-ACTIVATE-06")
def test_all_creatures_act_once_minions_then_elites_then_the_boss() -> None:
    assert RANKS == ("minion", "elite", "boss")
    at = lay(
        {"abe": "1E", "don": "1E"},
        {HUMAN: "7A", ANIMAL: "7B", OTHER: "7B"},
        mission="the-giant",
        reserve=[HUMAN],
        phase="threat",
        step="activate",
        rank="minion",
        auto=True,
    )
    at.run(foes.boss_enters(at.g))
    at.rolls("blank", "blank", "blank", "blank")
    at.run(rounds.activate_all(at.g))
    assert order(at) == [ANIMAL, OTHER, HUMAN, "drowned-giant.1"]
    assert at.g.activated == [ANIMAL, OTHER, HUMAN, "drowned-giant.1"]


@pytest.mark.rule("FTZ-ACTIVATE-03", "RUL-31")
def test_players_choose_the_order_within_a_class_with_a_proposal_of_the_nearest() -> None:
    at = threat({ANIMAL: "4F", OTHER: "2D", "corrupted-animal.3": "2D", HUMAN: "1F"})
    assert rounds.waiting(at.g, "minion") == [OTHER, "corrupted-animal.3", ANIMAL]
    at.run(rounds.activate_all(at.g))
    assert at.ask.seats == ("abe", "don")
    assert at.keys == {
        f"activate creature={ANIMAL}",
        f"activate creature={OTHER}",
        "activate creature=corrupted-animal.3",
        "auto",
    }
    assert at.ask.default == ("auto",)
    at.rolls("blank")
    at.does("abe", f"activate creature={ANIMAL}")
    assert at.creature(ANIMAL).at == "1B"
    assert f"activate creature={ANIMAL}" not in at.keys
    at.rolls("blank", "P", "P", "P", "blank", "P", "P", "P", "blank")
    at.does("abe", "auto")
    assert order(at) == [OTHER, "corrupted-animal.3", HUMAN]
    assert at.over


@pytest.mark.rule("RUL-31")
def test_who_enters_acts_only_if_its_class_is_not_closed_and_the_dead_are_skipped() -> None:
    at = threat({ANIMAL: "4F", OTHER: "2D"})
    at.run(rounds.activate_all(at.g))
    del at.g.creatures[OTHER]
    foes.put(at.g, "corrupted-animal.3", "1F", "pool")
    at.rolls("blank", "blank")
    at.does("abe", f"activate creature={ANIMAL}")
    assert set(order(at)) == {ANIMAL, "corrupted-animal.3"}

    at = lay({"abe": "6A", "don": "6A"}, mission="the-mirror", phase="threat", step="activate", rank="minion")
    at.run(foes.boss_enters(at.g))
    at.g.pool = ["echo.1"]
    at.rolls("special")
    at.run(rounds.activate_all(at.g))
    at.told(Appeared, creature="echo.1")
    assert at.g.activated == ["hollow-choir.1"]  # the minions' time is over

    at = threat({HUMAN: "4F", "corrupted-human.2": "4E"})
    at.run(rounds.activate_all(at.g))
    foes.put(at.g, ANIMAL, "1F", "pool")
    at.rolls("blank", "blank")
    at.does("abe", "auto")
    assert at.over
    assert set(order(at)) == {HUMAN, "corrupted-human.2"}  # nor among the elites


@pytest.mark.rule("FTZ-ACTIVATE-04", "FTZ-ADIE-01")
def test_an_activation_is_move_die_attack_and_ends_before_the_next() -> None:
    at = threat({ANIMAL: "2B", OTHER: "2C"})
    at.g.proposed = True
    at.rolls("special", "M", "P", "P", "blank", "P", "P", "P")
    at.run(rounds.activate_all(at.g))
    kinds = [type(event).__name__ for event in at.events]
    one = ["CreatureMoved", "Activated", "CreatureAttacked"]
    assert [kind for kind in kinds if kind in one] == one * 2
    assert at.rolled == [1, 3, 1, 3]  # one activation die each


@pytest.mark.rule("FTZ-ACTIVATE-07", "FTZ-SETUP-20")
def test_a_trait_is_always_on_and_a_special_only_by_the_die() -> None:
    at = threat({ANIMAL: "2D", OTHER: "2D"})
    assault = Assault(ANIMAL, "abe")
    assert activation.strength(at.g, assault, at.creature(ANIMAL)) == 3  # the pack
    del at.g.creatures[OTHER]
    assert activation.strength(at.g, assault, at.creature(ANIMAL)) == 2
    for face, dice in (("blank", 2), ("move", 2), ("special", 3)):
        at = threat({ANIMAL: "2D"})
        at.acts(ANIMAL, face, *["P"] * dice)
        assert at.rolled == [1, dice]


@pytest.mark.rule("FTZ-CMOVE-01")
def test_a_creature_with_an_active_hero_does_not_move() -> None:
    at = threat({ANIMAL: "2D"})
    at.acts(ANIMAL, "blank", "P", "P")
    at.silent(CreatureMoved)


@pytest.mark.rule("FTZ-CMOVE-02", "FTZ-KO-04", "FTZ-KO-07")
def test_it_goes_for_the_nearest_active_hero() -> None:
    at = lay({"abe": "2A", "frank": "4F", "don": "2B"}, {ANIMAL: "2C"}, down=["don"])
    assert activation.quarry(at.g, at.creature(ANIMAL)) == "abe"
    at.acts(ANIMAL, "blank", "P", "P")
    assert at.creature(ANIMAL).at == "2A"  # past Don, who lies in 2B
    at = lay({"abe": "2B", "don": "2D"}, {ANIMAL: "2B"}, down=["abe"])
    at.acts(ANIMAL, "blank", "P", "P")
    at.told(CreatureMoved, to="2D")
    at.told(CreatureAttacked, seat="don")


@pytest.mark.rule("FTZ-CMOVE-04")
def test_of_equally_near_heroes_it_heads_for_the_first_in_the_round() -> None:
    for start, seat in (("abe", "abe"), ("don", "don")):
        at = lay({"abe": "2A", "don": "2F"}, {ANIMAL: "2D"}, start=start)
        assert activation.quarry(at.g, at.creature(ANIMAL)) == seat


@pytest.mark.rule("FTZ-CMOVE-05", "FTZ-CMOVE-06", "RUL-37")
def test_it_stops_with_the_first_active_hero_and_only_there() -> None:
    at = lay({"abe": "2C", "don": "2D"}, {"echo.1": "3A"}, mission="empty-village", start="abe")
    at.g.heroes["abe"].at, at.g.heroes["don"].at = "2B", "2D"
    at.creature("echo.1").at = "2F"
    at.acts("echo.1", "blank", "P", "P")
    at.told(CreatureMoved, path=("2F", "2D"))
    at = lay({"abe": "2B", "don": "2B"}, {"double.1": "3A"}, mission="empty-village")
    at.creature("double.1").at = "2F"  # a hero two away is in range at once
    assert CREATURES["double"].range == 2
    at.acts("double.1", "blank", *"M" * CREATURES["double"].strength)
    at.passes()
    assert at.creature("double.1").at == "2B"


@pytest.mark.rule("FTZ-CMOVE-07")
def test_creatures_leave_heroes_freely() -> None:
    at = lay({"abe": "2D", "frank": "2D", "don": "2B"}, {ANIMAL: "2D"}, down=["abe", "frank"])
    at.acts(ANIMAL, "blank", "P", "P")
    assert at.creature(ANIMAL).at == "2B"


@pytest.mark.rule("RUL-33")
def test_of_several_shortest_walks_the_first_by_name_or_the_start_players() -> None:
    at = lay({"abe": "4B", "don": "4B"}, {ANIMAL: "2D"}, start="don")
    assert at.g.field.towards("2D", "4B") == ("2E", "2F")
    at.acts(ANIMAL, "blank", "P", "P")
    at.told(CreatureMoved, path=("2D", "2E", "4B"))
    at = lay({"abe": "4B", "don": "4B"}, {ANIMAL: "2D"}, start="don", ask_ties=True)
    at.acts(ANIMAL)
    assert (at.ask.seats, at.keys, at.ask.default) == (("don",), {"way to=2E", "way to=2F"}, ())
    at.rolls("blank", "P", "P")
    at.does("don", "way to=2F")
    at.told(CreatureMoved, path=("2D", "2F", "4B"))


@pytest.mark.rule("RUL-35")
def test_without_an_active_hero_only_the_die_and_its_special_remain() -> None:
    at = lay({"abe": "6A", "don": "6A"}, mission="the-mirror", down=["abe", "don"])
    at.run(foes.boss_enters(at.g))
    at.g.pool = ["echo.1"]
    at.acts("hollow-choir.1", "special")
    at.told(Activated, face="special")
    at.told(Appeared, creature="echo.1", at="7D")
    at.silent(CreatureMoved)
    at.silent(CreatureAttacked)


@pytest.mark.rule("FTZ-ADIE-02", "FTZ-ADIE-03", "RUL-36", "FTZ-ADIE-05")
def test_blank_does_nothing_and_the_movement_symbol_gives_one_step() -> None:
    at = lay({"abe": "2B", "don": "2B"}, {HUMAN: "4D"})
    at.acts(HUMAN, "blank")
    assert at.creature(HUMAN).at == "1B"
    at.silent(Special)
    at = lay({"abe": "2B", "don": "2B"}, {HUMAN: "4D"})
    at.acts(HUMAN, "move")
    assert at.creature(HUMAN).at == "2E"
    at = threat({HUMAN: "2D"})
    at.acts(HUMAN, "move", "P", "P")
    at.silent(CreatureMoved)


@pytest.mark.rule("FTZ-ADIE-04", "EX-07", "RUL-38")
def test_the_special_symbol_resolves_the_cards_special() -> None:
    at = threat({HUMAN: "2D"})
    at.acts(HUMAN, "special", "M", "E")
    at.told(Special, verb="damage")
    at.told(CreatureAttacked, hits=2)
    assert len(at.hand("abe")) == 3
    at = threat({HUMAN: "2D"})
    at.acts(HUMAN, "special", "E", "P")
    assert len(at.hand("abe")) == 4  # added although no die matched
