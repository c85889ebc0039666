"""Skirmish: any one Mission by itself, with gear to make up for the Campaign."""

from __future__ import annotations

import pytest

from bot.engine.decks import kind_of
from bot.games.rise.box.content import BOARDS
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.rules import campaign
from tests.support.rise.briefing import FIRST, FOUR, PLAZA, RELAY, begun, carried, ended


@pytest.mark.rule("RISE-SKIRM-01")
@pytest.mark.parametrize("mission", MISSIONS)
def test_any_mission_can_be_played_alone(mission: str) -> None:
    at = begun(mission, mode="skirmish")

    assert at.g.mode == "skirmish"
    assert all(character.at for character in at.g.characters.values())


@pytest.mark.rule("RISE-SKIRM-02", "RISE-SKIRM-03", "RISE-SETUP-12", "RISE-MISSION-06")
def test_skirmish_setup_gives_cards_and_rank() -> None:
    extra = MISSIONS[RELAY].skirmish
    skirmish, campaigning = begun(RELAY, FOUR, mode="skirmish").g, begun(RELAY, FOUR, carry=carried()).g

    for seat in FOUR:
        assert skirmish.characters[seat].ranks == 1 + extra.ranks
        assert campaigning.characters[seat].ranks == 1
        assert [kind_of(card) for card in campaigning.characters[seat].cards] == list(BOARDS[seat].starts)
    drawn = (extra.weapons + extra.equipment) * len(FOUR)
    left = len(campaigning.weapons) + len(campaigning.equipment) - len(skirmish.weapons) - len(skirmish.equipment)
    assert left == drawn


@pytest.mark.rule("RISE-MISSION-06")
def test_later_missions_give_more() -> None:
    gifts = [sheet.skirmish.weapons + sheet.skirmish.equipment + sheet.skirmish.ranks for sheet in MISSIONS.values()]

    assert gifts[0] == 0
    assert gifts == sorted(gifts)


@pytest.mark.rule("RISE-SKIRM-04")
@pytest.mark.parametrize("winners", [True, False])
def test_nothing_is_recorded(winners: bool) -> None:
    at = begun(PLAZA, mode="skirmish")
    ended(at, winners=winners)

    assert at.over
    assert campaign.next_mission(at.g) is None


@pytest.mark.rule("RISE-CAMP-12")
def test_a_won_skirmish_has_no_reward() -> None:
    at = begun(FIRST, mode="skirmish")
    ended(at, winners=True)
    assert (at.over, at.g.learned) == (True, {})
