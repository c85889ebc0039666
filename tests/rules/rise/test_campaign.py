"""A Campaign: what is recorded, rewarded, chosen after a defeat, and brought along to the next Mission."""

from __future__ import annotations

import pytest

from bot.games.rise.box.content import CLASSES
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.events.missions import ClassTaken, Onward, Rewarded
from bot.games.rise.rules import campaign
from bot.games.rise.rules.campaign import Held
from tests.support.rise.briefing import CAMP, FIRST, LAST, RELAY, ROAD, TWO, begun, carried, ended, laid


@pytest.mark.rule("RISE-CAMP-01", "RISE-CAMP-08")
def test_missions_follow_each_other_to_the_last() -> None:
    for mission, following in zip(MISSIONS, [*list(MISSIONS)[1:], None], strict=True):
        at = begun(mission, carry=carried())
        ended(at, winners=True)
        at.finish()
        assert campaign.next_mission(at.g) == following


@pytest.mark.rule("RISE-CAMP-02", "RISE-CAMP-08", "RISE-CAMP-13", "RISE-RULING-25")
def test_cards_classes_and_rank_are_recorded() -> None:
    at = begun(FIRST)
    at.g.characters["john"].cards.append("medkit.2")
    at.g.characters["john"].ranks_used = 1
    ended(at, winners=True)
    at.does("john", "learn class=medic")
    at.does("kyle", "learn class=scout")
    sheet = campaign.read(campaign.carry(at.g))

    assert sheet.mode == "campaign"
    assert sheet.held["john"].cards == ["assault-rifle.1", "dog-tags.1", "medkit.2"]
    assert (sheet.held["john"].classes, sheet.held["john"].ranks) == (["medic"], 2)
    after = begun(CAMP, carry=campaign.carry(at.g)).g.characters
    assert (after["john"].ranks, after["john"].ranks_used) == (2, 0)
    assert after["john"].classes == ["medic"]
    assert after["kyle"].classes == ["scout"]


@pytest.mark.rule("RISE-CAMP-05", "RISE-CAMP-06")
def test_a_victory_brings_the_missions_reward() -> None:
    at = begun(CAMP, carry=carried())
    ended(at, winners=True)

    assert at.told(Rewarded, count=1)
    assert at.over
    assert at.g.outcome
    assert campaign.read(campaign.carry(at.g)).held["kyle"].ranks == 2


@pytest.mark.rule("RISE-CAMP-07", "RISE-RULING-72")
def test_everybody_chooses_a_class_that_nobody_has() -> None:
    at = begun(FIRST, carry=carried(kyle=Held([], ["scout"], 1), alex=Held([], ["assault"], 1)))
    ended(at, winners=True)

    assert list(at.ask.seats) == list(TWO)
    assert at.keys == {f"learn class={id}" for id in CLASSES if id not in ("scout", "assault")}
    at.does("kyle", "learn class=medic")
    assert at.told(ClassTaken, seat="kyle", skill="medic")
    assert at.ask.seats == ("john",)
    assert "learn class=medic" not in at.keys
    at.does("john", "learn class=sergeant")
    assert at.over
    held = campaign.read(campaign.carry(at.g)).held
    assert {seat: one.classes for seat, one in held.items()} == {
        "john": ["sergeant"],
        "kyle": ["scout", "medic"],
        "alex": ["assault"],
    }


@pytest.mark.rule("RISE-CAMP-09", "RISE-GEN-01")
def test_after_a_defeat_the_team_chooses() -> None:
    at = begun(CAMP, carry=carried())
    ended(at, winners=False)

    assert at.ask.seats == ("john", "kyle")
    assert at.keys == {"replay", "continue"}
    assert at.g.outcome is None
    at.does("kyle", "continue")
    assert at.told(Onward, way="continue")
    assert at.g.outcome and at.g.outcome.winners == ()


@pytest.mark.rule("RISE-CAMP-10")
def test_a_replay_begins_with_exactly_what_was_held() -> None:
    before = carried(john=Held(["pistol.1"], ["medic"], 2))
    at = begun(CAMP, carry=before)
    at.g.characters["john"].cards = ["medkit.1"]
    ended(at, winners=False)
    at.does("john", "replay")

    assert campaign.next_mission(at.g) == CAMP
    assert campaign.carry(at.g) == before
    again = begun(CAMP, carry=campaign.carry(at.g)).g
    assert "pistol.1" in again.characters["john"].cards
    assert again.mode == "campaign"


@pytest.mark.rule("RISE-CAMP-11", "RISE-CAMP-12", "RISE-RULING-71")
def test_going_on_gives_no_reward_and_draws_no_equipment() -> None:
    at = begun(CAMP, carry=carried(john=Held(["pistol.1"], ["medic"], 2)))
    at.g.characters["john"].cards = ["pistol.1"]
    at.g.characters["kyle"].cards = []
    ended(at, winners=False)
    at.does("john", "continue")
    at.silent(Rewarded)
    assert campaign.next_mission(at.g) == RELAY
    sheet = campaign.read(campaign.carry(at.g))
    assert (sheet.mode, sheet.held["john"].ranks, sheet.held["john"].cards) == ("continue", 2, ["pistol.1"])

    after = begun(RELAY, carry=campaign.carry(at.g)).g
    assert after.mode == "continue"
    skirmish = MISSIONS[RELAY].skirmish
    assert after.characters["john"].ranks == 2 + skirmish.ranks
    before = laid(RELAY, carry=campaign.carry(at.g)).g
    stored = sum(len(character.stored) for character in after.characters.values())
    assert len(before.weapons) - len(after.weapons) == skirmish.weapons * len(TWO)
    assert len(before.equipment) - len(after.equipment) == stored, "no Equipment is drawn"


@pytest.mark.rule("RISE-RULING-25", "RISE-CAMP-13")
def test_rank_that_a_difficulty_lent_or_took_is_not_recorded() -> None:
    for rank in ("higher-rank", "rank-1"):
        at = begun(CAMP, carry=carried(john=Held([], [], 3)), rank=rank)
        ended(at, winners=True)
        assert campaign.read(campaign.carry(at.g)).held["john"].ranks == 3 + MISSIONS[CAMP].reward.ranks


@pytest.mark.rule("RISE-RULING-71")
def test_after_the_last_defeat_there_is_only_the_replay() -> None:
    at = begun(LAST, carry=carried())
    ended(at, winners=False)

    assert at.over
    assert campaign.next_mission(at.g) == LAST


@pytest.mark.rule("RISE-RULING-70", "RISE-CAMP-03")
def test_starting_cards_go_back_to_their_owner_once() -> None:
    traded = carried(john=Held(["assault-rifle.1", "photograph.1", "pistol.1"], [], 1), kyle=Held([], [], 1))
    g = begun(CAMP, carry=traded).g

    assert set(g.characters["john"].cards) == {"assault-rifle.1", "dog-tags.1", "pistol.1"}
    assert set(g.characters["kyle"].cards) == {"scavenged-rifle.1", "photograph.1"}
    assert "pistol.1" not in g.weapons.cards


@pytest.mark.rule("RISE-RULING-70", "RISE-CLASS-18", "RISE-EQUIP-15")
def test_wounds_stored_cards_and_damage_stay_behind() -> None:
    at = begun(CAMP, carry=carried(john=Held([], ["medic"], 1)))
    me = at.g.characters["john"]
    assert me.stored
    me.wounds, me.down, me.armor = 3, True, {"kevlar.1": 1}
    ended(at, winners=True)
    at.finish()
    sheet = campaign.read(campaign.carry(at.g))
    assert set(sheet.held["john"].cards).isdisjoint(me.stored.values())
    after = begun(RELAY, carry=campaign.carry(at.g)).g.characters["john"]

    assert (after.wounds, after.down, after.armor) == (0, False, {})


@pytest.mark.rule("RISE-CAMP-08")
def test_whoever_stays_at_home_keeps_what_they_have() -> None:
    at = begun(ROAD, carry=carried(alex=Held(["pistol.1"], ["medic"], 3)))
    assert "pistol.1" in at.g.set_aside
    ended(at, winners=True)
    at.finish()

    assert campaign.read(campaign.carry(at.g)).held["alex"] == Held(["pistol.1"], ["medic"], 3)
