"""Every event card."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.chance import Chance
from bot.games.fireteam.box.content import EVENTS
from bot.games.fireteam.events.foes import Killed, ReconBuried, Spawned, Survived
from bot.games.fireteam.events.heroes import Attacked, Hurt, Moved
from tests.support.fireteam.field import Position, lay, spoken

ANIMAL, OTHER, HUMAN = "corrupted-animal.1", "corrupted-animal.2", "corrupted-human.1"
NEAR = {"abe": "2D", "don": "2D", "frank": "4F"}
BALLAST = {"abe": ["bayonet"] * 4, "don": ["shotgun"] * 4, "frank": ["long-shot"] * 4}

HERO = Path(__file__).parent
ELSEWHERE = (HERO / "test_search.py", HERO.parent / "harm" / "test_ko.py")
"""Tests of rules that try some of these cards too."""


def sizes(at: Position) -> list[int]:
    """How many cards Abe, Don and Frank hold."""
    return [len(at.hand(seat)) for seat in NEAR]


@pytest.mark.parametrize(
    ("card", "drawn"),
    [
        ("ration-tins", [2, 0, 0]),
        ("ammunition-cache", [2, 2, 0]),
        ("radio-chatter", [1, 1, 1]),
        ("tripwire", [-1, -1, 0]),
        ("rotten-floor", [-2, 0, 0]),
    ],
)
def test_cards_come_and_go(card: str, drawn: list[int]) -> None:
    at = lay(NEAR, hands=BALLAST)
    at.searches("abe", card)
    assert at.over
    assert sizes(at) == [4 + change for change in drawn]
    assert at.g.recon.discard == [card]


@pytest.mark.parametrize("card", ["radio-chatter", "ammunition-cache", "tripwire"])
def test_events_pass_by_whoever_is_down(card: str) -> None:
    at = lay(NEAR, hands=BALLAST, down=["don"])
    at.searches("abe", card)
    assert len(at.hand("don")) == 4


def test_an_old_soldier_ambushes_as_an_elite() -> None:
    at = lay(NEAR, hands=BALLAST)
    at.g.pool = [HUMAN, ANIMAL]
    at.rolls("blank", "P", "P")
    at.searches("abe", "the-old-soldier")
    at.all_do(don="pass")
    assert (list(at.g.creatures), at.creature(HUMAN).at) == ([HUMAN], "2D")


def test_the_whispering_advances_the_threat() -> None:
    at = lay(NEAR)
    at.searches("abe", "the-whispering")
    assert at.g.marker == 1


def test_a_field_map_shows_three_cards() -> None:
    at = lay(NEAR)
    at.searches("abe", "field-map", "rout", "tripwire", "morphine")
    assert at.keys == {"bury recon=rout", "bury recon=tripwire", "bury recon=morphine", "pass"}
    at.does("abe", "bury recon=morphine")
    at.told(ReconBuried, recon="morphine")
    assert at.g.recon.cards[-2:] == ["tripwire", "rout"]


def test_a_rout_drives_the_searcher_next_door_with_the_specialists() -> None:
    at = lay({"abe": "3A", "don": "4F"}, specialists={"patty": "3A"})
    at.searches("abe", "rout")
    moved = at.told(Moved, seat="abe", fled=0)
    assert at.at("abe") in ("3B", "3C")  # never 3D, which is impassable
    assert at.g.specialists["patty"] == moved.to


def test_a_rout_leads_anywhere_next_door() -> None:
    ends = set()
    for n in range(12):
        at = lay({"abe": "3A", "don": "4F"})
        at.g.chance = Chance(bytes([n]))
        at.searches("abe", "rout")
        ends.add(at.at("abe"))
    assert ends == {"3B", "3C"}


def test_dog_tags_take_two_cards_back() -> None:
    at = lay(NEAR)
    at.hero("abe").deck.discard = ["rally", "rally", "sidearm"]
    at.searches("abe", "dog-tags")
    picks = [offer.key for offer in at.ask.options if offer.args["card"] == "rally"]
    at.does("abe", *picks)
    assert at.hand("abe") == ["rally", "rally"]


def test_mortar_shells_fall_on_the_nearest_creatures_and_on_no_hero() -> None:
    at = lay(NEAR, {ANIMAL: "2B", HUMAN: "2B", OTHER: "4F"}, hands=BALLAST)
    at.searches("abe", "mortar-shells")
    at.told(Killed, creature=ANIMAL)
    at.told(Survived, creature=HUMAN)
    assert set(at.g.creatures) == {HUMAN, OTHER}
    at.silent(Hurt)


def test_morphine_raises_a_hero_or_gives_a_card() -> None:
    at = lay(NEAR, down=["don"])
    at.searches("abe", "morphine")
    assert (at.hero("don").ko, sizes(at)) == (False, [0, 2, 0])
    at = lay(NEAR)
    at.searches("abe", "morphine")
    assert sizes(at) == [1, 0, 0]


def test_of_several_who_are_down_the_searcher_chooses_who_gets_the_morphine() -> None:
    at = lay(NEAR, down=["don", "frank"])
    at.searches("abe", "morphine")
    assert at.ask.seats == ("abe",)
    assert at.keys == {"rouse ally=don", "rouse ally=frank"}
    at.does("abe", "rouse ally=don")
    assert [at.hero(seat).ko for seat in ("don", "frank")] == [False, True]
    assert len(at.hand("don")) == 2


def test_a_hidden_tunnel_is_special_movement() -> None:
    at = lay(NEAR, {ANIMAL: "2D", OTHER: "2D", HUMAN: "2D"})
    at.searches("abe", "hidden-tunnel")
    assert (at.ask.prompt, at.ask.args["points"], "move to=4A" in at.keys) == ("walk", 3, True)


def test_screams_bring_a_minion_in_at_an_unsecured_point() -> None:
    at = lay(NEAR)
    at.g.pool = [HUMAN, ANIMAL]
    at.rolls(at.g.entries["2D"], at.g.entries["1C"])
    at.searches("abe", "screams-outside")
    at.told(Spawned, creature=ANIMAL, at="1C")
    assert at.g.pool == [HUMAN]


def test_a_blood_trail_costs_all_a_card_and_leads_to_another_find() -> None:
    at = lay(NEAR, hands=BALLAST)
    at.searches("abe", "blood-trail", "ration-tins")
    assert sizes(at) == [5, 3, 3]
    assert at.g.recon.discard == ["blood-trail", "ration-tins"]


def test_not_your_hands_attack_the_nearest_ally_as_a_creature_would() -> None:
    at = lay(NEAR, {ANIMAL: "2D"}, hands=BALLAST)
    at.hero("don").at = "2B"
    at.rolls("P", "P", "M")
    at.searches("abe", "not-your-hands")
    assert sizes(at) == [4, 2, 4]
    at.told(Attacked, seat="abe", target="don", cards=())
    assert ANIMAL in at.g.creatures


def test_a_quiet_corner_offers_rest_or_a_call() -> None:
    at = lay(NEAR)
    at.searches("abe", "quiet-corner")
    assert at.keys == {"rest", "call"}
    at.does("abe", "rest")
    assert sizes(at) == [2, 0, 0]
    at.searches("abe", "quiet-corner")
    at.does("abe", "call")
    assert sizes(at) == [2, 1, 1]


def test_every_kind_of_event_is_tried_here_or_with_ambushes_and_the_coin() -> None:
    tried = set(EVENTS) & spoken(__file__, *ELSEWHERE)
    assert {does.verb for card in EVENTS.values() for does in card.does} == {
        does.verb for id in tried for does in EVENTS[id].does
    }
