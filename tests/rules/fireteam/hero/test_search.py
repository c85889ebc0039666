"""Searching, ambushes, and Patty's help."""

from __future__ import annotations

import pytest

from bot.engine.asks import plainest
from bot.games.fireteam.box.content import MISSIONS
from bot.games.fireteam.events.foes import (
    Activated,
    Ambushed,
    Appeared,
    CreatureAttacked,
    CreatureMoved,
    NoAmbush,
    NothingFound,
    ReconDrawn,
)
from bot.games.fireteam.events.heroes import Discarded, Reacted, Searched
from bot.games.fireteam.rules import rounds
from bot.games.fireteam.rules.threat import spawning
from tests.support.fireteam.field import Position, lay

ANIMAL, OTHER, HUMAN = "corrupted-animal.1", "corrupted-animal.2", "corrupted-human.1"
AMBUSH = "something-in-the-dark"


def searching_at(place: str = "2D", **more: object) -> Position:
    """Lay Abe down where he may search; Don is far away."""
    at = lay({"abe": place, "don": "4C"}, **more)  # type: ignore[arg-type]
    at.g.pool = []
    return at


@pytest.mark.rule("FTZ-SEARCH-01")
def test_a_search_needs_a_face_up_token_and_no_creature() -> None:
    at = searching_at("2B")
    at.turn("abe")
    at.refuses("abe", "search", "fireteam-refuse-no-token", "FTZ-SEARCH-01")
    at = lay({"abe": "2D", "don": "4C"}, {ANIMAL: "2D"})
    at.turn("abe")
    at.refuses("abe", "search", "fireteam-refuse-creatures-here", "FTZ-SEARCH-01")
    at = searching_at()
    at.turn("abe")
    assert "search" in at.keys


@pytest.mark.rule("FTZ-SEARCH-03", "FTZ-SEARCH-04", "FTZ-SEARCH-05")
def test_the_token_is_turned_then_one_card_is_drawn_and_resolved() -> None:
    at = searching_at()
    at.g.recon.cards.append("ration-tins")
    at.turn("abe")
    at.does("abe", "search")
    kinds = [type(event).__name__ for event in at.events]
    assert kinds.index("Searched") < kinds.index("ReconDrawn") < kinds.index("Drew")
    at.told(Searched, at="2D")
    at.told(ReconDrawn, recon="ration-tins")
    assert (at.g.searched, at.g.recon.discard, len(at.hand("abe"))) == (["2D"], ["ration-tins"], 2)
    assert at.g.acted
    at.turn("abe")
    at.refuses("abe", "search", "fireteam-refuse-searched", "FTZ-SEARCH-05")


@pytest.mark.rule("FTZ-SEARCH-06", "RUL-51")
def test_creatures_still_enter_at_a_searched_token() -> None:
    at = searching_at(searched=["4A"])
    at.rolls(at.g.entries["4A"])
    assert spawning.roll(at.g, ANIMAL, guarded=True) == "4A"


@pytest.mark.rule("FTZ-SEARCH-07", "RUL-52")
def test_there_are_as_many_tokens_as_recon_cards_and_an_empty_deck_gives_nothing() -> None:
    for mission in MISSIONS.values():
        assert len(mission.entries) == 12 == mission.events + len(mission.discoveries)
    at = searching_at()
    at.g.recon.cards, at.g.recon.discard = [], ["ration-tins"]
    at.searches("abe")
    at.told(NothingFound)
    assert at.g.searched == ["2D"]
    assert at.g.recon.discard == ["ration-tins"]
    at.searches("abe", "ferry-fuel")
    assert "ferry-fuel" in at.g.found
    assert "ferry-fuel" not in at.g.recon.discard


@pytest.mark.rule("FTZ-SPECIALIST-07", "FTZ-SPECIALIST-08", "FTZ-SPECIALIST-09", "RUL-54")
def test_patty_here_or_next_door_makes_searches_free_as_often_as_one_likes() -> None:
    for patty, free in (("2D", True), ("2B", True), ("4A", False)):
        at = searching_at(specialists={"patty": patty})
        at.g.recon.cards += ["radio-chatter", "radio-chatter"]
        at.turn("abe")
        at.does("abe", "search")
        assert at.g.acted != free
        if free:
            assert len(at.hand("abe")) == 1
            at.does("abe", "move to=2A")  # Patty comes along, or is next door in 2B
            at.does("abe", "search")
            assert not at.g.acted
            assert at.g.searched == ["2D", "2A"]
            assert len(at.hand("abe")) == 2


def test_after_the_action_a_free_search_is_still_possible_but_not_with_creatures() -> None:
    at = searching_at(specialists={"patty": "2D"}, focus={"abe": ["field-medic"]})
    at.turn("abe")
    at.does("abe", "medic ally=abe")
    assert at.g.acted
    assert "search" in at.keys
    at = lay({"abe": "2D", "don": "4F"}, {ANIMAL: "2D"}, specialists={"patty": "2D"})
    at.turn("abe")
    at.refuses("abe", "search", "fireteam-refuse-creatures-here", "FTZ-SEARCH-01")
    at = lay({"abe": "2D", "don": "4F"}, specialists={"patty": "2D"}, down=["abe"])
    at.turn("abe")
    assert "search" not in at.keys


@pytest.mark.rule("FTZ-AMBUSH-01", "FTZ-AMBUSH-02", "FTZ-AMBUSH-05")
def test_an_ambusher_comes_from_the_pool_into_the_heros_location_and_acts_at_once() -> None:
    at = lay({"abe": "2D", "don": "4C"}, {OTHER: "1F"}, hands={"abe": ["bayonet"] * 3})
    at.g.pool = [ANIMAL]  # and so the one far away stays there
    at.rolls("move", "M", "P")
    at.searches("abe", AMBUSH)
    at.told(Ambushed, creature=ANIMAL, at="2D")
    at.told(Activated, creature=ANIMAL, face="move")
    at.told(CreatureAttacked, seat="abe", hits=1)
    at.silent(CreatureMoved)
    assert (at.g.pool, at.creature(ANIMAL).at, at.creature(ANIMAL).origin) == ([], "2D", "pool")
    assert at.creature(OTHER).at == "1F"
    assert len(at.hand("abe")) == 2


@pytest.mark.rule("RUL-53")
def test_a_creature_of_the_reserve_ambushes_nobody() -> None:
    at = lay({"abe": "2D", "don": "4C"}, {ANIMAL: "2B", OTHER: "1F"}, reserve=[OTHER], hands={"abe": ["bayonet"] * 3})
    at.g.pool = []
    at.rolls("blank", "P", "P")
    at.searches("abe", AMBUSH)
    assert [at.creature(id).at for id in (ANIMAL, OTHER)] == ["2D", "1F"]  # the farther one is of the reserve


@pytest.mark.rule("FTZ-AMBUSH-03", "RUL-53")
def test_with_none_in_the_pool_the_farthest_on_the_board_comes() -> None:
    crowd = {ANIMAL: "2B", OTHER: "1C", "corrupted-animal.3": "1F"}
    at = lay({"abe": "2D", "don": "4C"}, crowd, hands={"abe": ["bayonet"] * 3})
    at.g.pool = []
    assert at.g.field.distance["2D"]["1C"] == at.g.field.distance["2D"]["1F"] == 4
    at.searches("abe", AMBUSH)
    assert at.keys == {f"ambusher creature={OTHER}", "ambusher creature=corrupted-animal.3"}
    assert plainest(at.ask).picks == (f"ambusher creature={OTHER}",)
    assert at.ask.seats == ("abe",)
    at.rolls("blank", "P", "P")
    at.does("abe", "ambusher creature=corrupted-animal.3")
    assert [at.creature(id).at for id in crowd] == ["2B", "1C", "2D"]
    at.silent(Appeared)
    at.silent(CreatureMoved)


def test_reserve_creatures_do_not_ambush_and_without_any_nothing_happens() -> None:
    at = lay({"abe": "2D", "don": "4C"}, {HUMAN: "1C"}, reserve=[HUMAN])
    at.g.pool = []
    at.searches("abe", "the-old-soldier")
    at.told(NoAmbush)
    assert at.creature(HUMAN).at == "1C"


@pytest.mark.rule("FTZ-AMBUSH-04")
def test_nothing_may_be_played_in_answer_to_an_ambush() -> None:
    cards = ["covering-fire", "sidearm", "rally", "bayonet", "grenade-toss"]
    at = searching_at(hands={"abe": cards})
    at.g.pool = [ANIMAL]
    at.rolls("special", "MM", "MM", "MM")
    at.searches("abe", AMBUSH)
    assert at.over  # targeted, hit and knocked out, and nobody was asked
    at.silent(Reacted)
    assert at.hero("abe").ko
    assert not at.g.ambushed
    at = lay({"abe": "2D", "don": "4C"}, {ANIMAL: "2D"}, hands={"abe": cards})
    at.acts(ANIMAL, "blank")
    assert at.ask.prompt == "react-targeted"  # outside an ambush they could


@pytest.mark.rule("FTZ-AMBUSH-06", "RUL-32")
def test_the_first_in_the_round_is_attacked_and_not_always_the_searcher() -> None:
    at = lay({"abe": "2D", "don": "2D"}, hands={"abe": ["bayonet"] * 2, "don": ["shotgun"] * 2}, start="don")
    at.g.pool = [ANIMAL]
    at.g.turn = 1
    at.rolls("blank", "M", "P")
    at.searches("abe", AMBUSH)
    at.all_do(abe="pass")
    assert (len(at.hand("abe")), len(at.hand("don"))) == (2, 1)


def test_interception_is_possible_in_an_ambush_for_it_is_no_reaction() -> None:
    at = lay({"abe": "2D", "don": "2D"}, hands={"abe": ["bayonet"] * 2, "don": ["shotgun"] * 2})
    at.g.pool = [ANIMAL]
    at.rolls("blank", "M", "P")
    at.searches("abe", AMBUSH)
    at.all_do(don="intercept")
    assert (len(at.hand("abe")), len(at.hand("don"))) == (2, 1)


@pytest.mark.rule("FTZ-AMBUSH-07")
def test_an_ambusher_acts_again_in_the_threat_phase_of_the_round() -> None:
    at = searching_at(hands={"abe": ["bayonet"] * 5})
    at.g.pool = [ANIMAL]
    at.rolls("blank", "P", "P")
    at.searches("abe", AMBUSH)
    assert rounds.waiting(at.g, "minion") == [ANIMAL]


def test_several_ambushers_come_one_after_the_other() -> None:
    at = searching_at(hands={"abe": ["bayonet"] * 5})
    at.g.pool = [ANIMAL, OTHER]
    at.rolls("blank", "M", "P", "blank", "M", "P", "P")
    at.searches("abe", "nest-of-eyes")
    assert [event.creature for event in at.events if isinstance(event, Ambushed)] == [ANIMAL, OTHER]
    assert len(at.hand("abe")) == 3


@pytest.mark.rule("FTZ-SECURE-05")
def test_securing_stops_neither_ambushes_nor_movement() -> None:
    at = searching_at(hands={"abe": ["bayonet"] * 5})
    at.g.pool = [ANIMAL]
    assert spawning.secured(at.g, "2D")
    at.rolls("blank", "P", "P")
    at.searches("abe", AMBUSH)
    assert at.creature(ANIMAL).at == "2D"
    at = lay({"abe": "2D", "don": "4C"}, {ANIMAL: "2B"}, hands={"abe": ["rally"]})
    at.acts(ANIMAL, "blank", "P", "P")
    assert at.creature(ANIMAL).at == "2D"


@pytest.mark.rule("RUL-53")
def test_a_creature_ambushes_once() -> None:
    at = lay({"abe": "2D", "don": "4F"}, {ANIMAL: "1F"}, hands={"abe": ["bayonet"] * 5})
    at.hero("abe").orders = {"discards": "cheapest"}
    at.g.pool = []
    at.rolls("blank", "P", "P")
    at.searches("abe", "nest-of-eyes")
    assert at.over
    at.told(Ambushed, creature=ANIMAL)
    at.told(NoAmbush)


@pytest.mark.rule("RUL-25", "FTZ-SEARCH-01")
def test_a_search_that_costs_more_than_the_hand_is_not_offered() -> None:
    at = lay({"abe": "2D", "don": "4F"}, revealed=["cold-spots"])
    at.turn("abe")
    at.refuses("abe", "search", "fireteam-refuse-search-cost", "RUL-25")
    at = lay({"abe": "2D", "don": "4F"}, hands={"abe": ["bayonet"]}, revealed=["cold-spots"])
    at.turn("abe")
    at.g.recon.cards.append("ration-tins")
    at.does("abe", "search")
    assert (at.hero("abe").ko, at.g.searched) == (False, ["2D"])
    at.told(Discarded, seat="abe", cards=("bayonet",), left=0)


@pytest.mark.rule("RUL-25")
def test_what_a_search_costs_is_paid_before_its_token_is_turned() -> None:
    at = lay({"abe": "2D", "don": "4F"}, hands={"abe": ["bayonet", "rally"]}, revealed=["cold-spots"])
    at.searches("abe", "ration-tins")
    assert at.ask.prompt == "discard"
    assert at.g.searched == []
    at.does("abe", next(key for key in at.keys if "rally" in key))
    assert at.g.searched == ["2D"]


@pytest.mark.rule("RUL-22", "FTZ-KO-05")
def test_whoever_goes_down_over_a_search_finds_and_draws_nothing_more() -> None:
    at = lay({"don": "2D", "abe": "2B"}, focus={"don": ["scavenger"]}, hands={"abe": ["bayonet"]})
    at.searches("don", "blood-trail", "ration-tins")
    assert (at.hero("don").ko, at.g.outcome) == (True, None)
    assert (at.hand("don"), at.g.recon.cards[-1]) == ([], "ration-tins")
    at = lay({"don": "2D", "abe": "2B"}, focus={"don": ["scavenger"]})
    at.searches("don", "rotten-floor")
    assert at.hero("don").ko
    assert at.hand("don") == []


@pytest.mark.rule("FTZ-TOKEN-04")
def test_finds_and_things_on_the_board_never_share_a_letter() -> None:
    at = lay({"abe": "2D", "don": "2D"}, mission="empty-village", edition="1")
    taken = {thing.letter for thing in at.g.things.values()}
    at.searches("abe", "locked-cellar")
    at.hero("abe").at = "2A"
    at.searches("abe", "wax-cylinders")
    letters = [found.letter for found in at.g.found.values()]
    assert len({*letters, *taken}) == len(letters) + len(taken) == 5
