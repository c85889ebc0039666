"""Trade: who takes part, what may change hands, and that both must agree (NEM-TRADE, NEM-RUL-42)."""

from __future__ import annotations

import pytest

from bot.engine.asks import Answer, plainest
from bot.games.nemesis.events.finds import OfferSeen, Traded, TradeEnded
from bot.games.nemesis.rules.acting.trading import PATIENCE
from tests.support.nemesis.market import CREW, market, offers
from tests.support.nemesis.ship import Ship, held, things


@pytest.mark.rule("NEM-TRADE-01")
def test_a_trade_costs_one_card_out_of_combat_and_is_with_all_in_the_room() -> None:
    ship = Ship(*CREW)
    ship.at(soldier="cockpit").hand("captain", "rest", "order")
    ship.acts("captain", "trade")
    assert len(ship.me("captain").hand) == 1
    assert ship.g.trade is not None
    assert ship.g.trade.parties == [ship.seat("captain"), ship.seat("scout")]
    ship.picks("captain", "leave")
    ship.at(scout="cockpit").turn("captain")
    ship.refused("captain", "trade", "alone", "NEM-TRADE-01")
    ship.at(scout="hibernatorium")
    ship.intruder("adult", "hibernatorium")
    ship.refused("captain", "trade", "in-combat", "NEM-COST-12")


@pytest.mark.rule("NEM-TRADE-02")
def test_what_is_offered_is_shown_to_those_who_trade_only() -> None:
    ship = Ship("captain", "scout", "soldier", "mechanic")
    ship.at(mechanic="cockpit").gives("captain", "medkit.1")
    ship.acts("captain", "trade")
    offers(ship, "captain", "scout", "medkit.1")
    seen = ship.told(OfferSeen, who="captain", other="scout", things=("medkit.1",))
    assert set(seen.audience) == {ship.seat(who) for who in CREW}
    assert ship.view("soldier").offers == ((ship.seat("captain"), ship.seat("scout"), ("medkit.1",)),)
    assert "medkit.1" not in str(ship.view("mechanic"))
    assert "medkit.1" not in str(ship.view())


@pytest.mark.rule("NEM-TRADE-03")
def test_nothing_changes_hands_until_both_have_agreed() -> None:
    ship = market()
    offers(ship, "captain", "scout", "medkit.1")
    assert "agree who=captain" in ship.options("scout")
    offers(ship, "scout", "captain", "grenade.1")
    ship.picks("soldier", "listen")
    ship.picks("captain", "agree who=scout")
    assert ship.me("captain").items == ["medkit.1"]
    assert "agree who=captain" not in ship.options("scout") or ship.me("scout").items == ["grenade.1"]
    ship.picks("scout", "agree who=captain")
    assert ship.me("captain").items == ["grenade.1"]
    assert ship.me("scout").items == ["medkit.1"]
    ship.told(Traded, gave=("back-red",), took=("back-green",))
    ship.picks("soldier", "listen")
    ship.picks("captain", "leave")
    ship.told(TradeEnded)
    ship.sound()


@pytest.mark.rule("NEM-TRADE-04")
def test_others_take_part_who_have_passed_and_only_the_starter_pays() -> None:
    ship = Ship(*CREW)
    ship.change("scout", passed=True).gives("scout", "grenade.1")
    hands = {who: len(ship.me(who).hand) for who in CREW}
    ship.acts("captain", "trade")
    ship.picks("captain", "listen")
    offers(ship, "scout", "soldier", "grenade.1")
    ship.picks("soldier", "agree who=scout")
    ship.picks("captain", "listen")
    ship.picks("scout", "agree who=soldier")
    assert ship.me("soldier").items == ["grenade.1"]
    assert {who: len(ship.me(who).hand) for who in CREW} == {**hands, "captain": hands["captain"] - 1}


@pytest.mark.rule("NEM-TRADE-05")
def test_giving_for_nothing_is_allowed() -> None:
    ship = market(("captain", "scout"))
    offers(ship, "captain", "scout", "egg")
    ship.picks("scout", "agree who=captain")
    ship.picks("captain", "agree who=scout")
    assert things(ship, "scout") == ["egg"]
    assert ship.me("scout").items == ["grenade.1"]


@pytest.mark.rule("NEM-TRADE-06")
def test_a_traded_weapon_keeps_its_ammo() -> None:
    ship = Ship()
    ship.empties("captain").gives("captain", "six-shooter", ammo=2)
    ship.acts("captain", "trade")
    offers(ship, "captain", "scout", "six-shooter")
    ship.picks("scout", "agree who=captain")
    ship.picks("captain", "agree who=scout")
    assert held(ship, "scout", "six-shooter").ammo == 2


@pytest.mark.rule("NEM-RUL-42")
def test_an_edit_voids_what_was_agreed() -> None:
    ship = market(("captain", "scout"))
    offers(ship, "captain", "scout", "medkit.1")
    ship.picks("scout", "agree who=captain")
    offers(ship, "captain", "scout", "egg")
    offers(ship, "scout", "captain", "grenade.1")
    ship.picks("captain", "agree who=scout")
    assert ship.me("captain").items == ["medkit.1"]
    assert ship.me("scout").items == ["grenade.1"]


@pytest.mark.rule("NEM-RUL-42")
def test_what_went_to_another_voids_what_was_agreed_about_it() -> None:
    ship = market()
    offers(ship, "captain", "scout", "medkit.1")
    offers(ship, "scout", "captain", "grenade.1")
    ship.picks("soldier", "listen")
    ship.picks("captain", "agree who=scout")  # a medkit for a grenade
    ship.picks("scout", "listen")
    ship.picks("soldier", "listen")
    offers(ship, "captain", "soldier", "medkit.1")
    ship.picks("scout", "listen")
    ship.picks("soldier", "agree who=captain")
    ship.picks("captain", "agree who=soldier")
    assert ship.me("soldier").items == ["medkit.1"]
    ship.picks("scout", "agree who=captain")
    assert ship.me("scout").items == ["grenade.1"]  # the Captain never agreed to take it for nothing


@pytest.mark.rule("NEM-RUL-42")
def test_the_same_object_is_not_given_twice() -> None:
    ship = market()
    ship.set(lambda g: setattr(g, "trade", None))
    ship.empties("captain").gives("captain", "egg", "egg").turn("captain")
    ship.acts("captain", "trade")
    ship.picks("captain", "offer who=scout")
    ship.picks("captain", "give thing=egg copy=1", "give thing=egg copy=2")
    ship.picks("scout", "agree who=captain")
    ship.picks("soldier", "listen")
    offers(ship, "captain", "soldier", "egg")
    ship.picks("scout", "listen")
    ship.picks("soldier", "agree who=captain")
    ship.picks("captain", "agree who=soldier")
    assert (things(ship, "soldier"), things(ship, "captain")) == (["egg"], ["egg"])
    assert ship.g.trade is not None
    assert not ship.g.trade.offers


@pytest.mark.rule("NEM-RUL-42")
def test_afterwards_everybody_sees_backs_and_heavy_things() -> None:
    ship = Ship(*CREW)
    ship.at(soldier="cockpit").empties("scout").gives("captain", "medkit.1", "egg")
    ship.acts("captain", "trade")
    offers(ship, "captain", "scout", "medkit.1", "egg")
    ship.picks("scout", "agree who=captain")
    ship.picks("captain", "agree who=scout")
    assert set(ship.told(Traded).took) | set(ship.told(Traded).gave) == {"back-green", "egg"}
    assert "medkit" not in str(ship.view("soldier"))
    assert ship.view("soldier").crew[ship.seat("scout")].backs == {"green": 1}


@pytest.mark.rule("NEM-RUL-42")
def test_too_much_in_hand_is_dropped_at_once_by_the_receiver() -> None:
    ship = Ship()
    ship.gives("scout", "carcass").gives("captain", "egg")
    ship.acts("captain", "trade")
    offers(ship, "captain", "scout", "egg")
    ship.picks("scout", "agree who=captain")
    ship.picks("captain", "agree who=scout")
    assert ship.match.waiting == (ship.seat("scout"),)
    assert ship.options("scout") == {"drop thing=rifle", "drop thing=carcass", "drop thing=egg"}
    ship.picks("scout", "drop thing=carcass")
    assert things(ship, "scout") == ["rifle", "egg"]


@pytest.mark.rule("NEM-RUL-42")
def test_the_starter_closes_the_trade_and_another_only_leaves_it() -> None:
    ship = market()
    ship.picks("captain", "listen")
    ship.picks("scout", "leave")
    assert ship.g.trade is not None
    assert ship.seat("scout") not in ship.g.trade.parties
    ship.picks("soldier", "listen")
    assert ship.offers("captain", "offer") == {"offer who=soldier"}
    ship.picks("captain", "leave")
    assert ship.g.trade is None
    assert ship.asked(ship.seat("captain")).prompt == "turn"


@pytest.mark.rule("NEM-RUL-42")
def test_cards_objectives_and_inactive_quests_cannot_be_traded() -> None:
    ship = Ship()
    ship.gives("captain", "medkit.1").change("captain", slime=True)
    ship.acts("captain", "trade")
    ship.picks("captain", "offer who=scout")
    assert ship.options("captain") == {"give thing=medkit.1 copy=1", "give thing=six-shooter copy=1"}


def test_faq_an_empty_trade_cannot_be_agreed_to() -> None:
    ship = market(("captain", "scout"))
    offers(ship, "captain", "scout")
    ship.may_not("scout", "agree who=captain")
    offers(ship, "scout", "captain")
    ship.may_not("captain", "agree who=scout")


def test_no_word_of_a_trade_can_be_taken_back_so_that_the_way_back_tells_no_word() -> None:
    for word in ("listen", "leave", "offer who=scout"):
        ship = market()
        assert ship.match.apply(Answer(ship.seat("captain"), (word,))).reveals, word


@pytest.mark.rule("NEM-RUL-62")
def test_whoever_never_says_what_they_offer_offers_nothing_and_holds_nobody_up() -> None:
    ship = market()
    ship.picks("captain", "offer who=scout")
    late = ship.asked(ship.seat("captain"))
    assert (late.prompt, late.within) == ("decide", PATIENCE)
    ship.match.apply(plainest(late))
    assert ship.asked(ship.seat("scout")).prompt == "trade"
    ship.may_not("scout", "agree who=captain")
