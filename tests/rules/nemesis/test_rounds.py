"""Rounds: drawing, the First Player token, turns in order, and the Event Phase step by step (NEM-ROUND)."""

from __future__ import annotations

import pytest

from bot.engine.events import PhaseEnded
from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import is_contamination
from bot.games.nemesis.events.crew import Burned, Drew, Received
from bot.games.nemesis.events.injuries import Injured
from bot.games.nemesis.events.intruders import Attacked, BagGrew, EventDrawn, IntruderMoved, TokenDrawn
from bot.games.nemesis.events.ship import NoiseMade, NoiseRolled, RoundBegan, TimePassed
from bot.games.nemesis.state import Nemesis
from tests.support.nemesis.ship import calm


@pytest.mark.rule("NEM-ROUND-01")
def test_rounds_go_on_until_an_end_condition_is_met() -> None:
    ship = calm("captain").at(captain="cockpit")
    ship.set(lambda g: setattr(g, "time", 13))
    ship.night("scent-of-prey")
    assert (ship.g.round, ship.g.outcome) == (2, None)
    ship.night("scent-of-prey")
    assert ship.g.outcome is not None
    assert ship.g.outcome.reason == "jump"
    ship.silent(EventDrawn)


@pytest.mark.rule("NEM-ROUND-02", "NEM-ROUND-12")
def test_the_event_phase_follows_only_when_everybody_has_passed() -> None:
    ship = calm("captain", "scout", "soldier").at(captain="cockpit", scout="armory", soldier="laboratory")
    ship.next_events("scent-of-prey").only_token("blank.1")
    ship.passes("captain")
    ship.passes("scout")
    ship.silent(TimePassed)
    assert ship.g.phase == "player"
    ship.goes("soldier", "engine-3")
    ship.passes("soldier")
    ship.told(TimePassed)
    assert [event.phase for event in ship.events if isinstance(event, PhaseEnded)] == [
        "player",
        "time",
        "event",
        "round",
    ]
    assert (ship.g.round, ship.g.phase) == (2, "player")


@pytest.mark.rule("NEM-ROUND-03")
def test_the_player_phase_draws_then_hands_the_token_on_then_takes_turns() -> None:
    ship = calm("captain", "scout").at(captain="cockpit", scout="armory").hand("captain", "rest").hand("scout")
    ship.night("scent-of-prey", who="captain")
    order = [type(event).__name__ for event in ship.events]
    assert order.index("RoundBegan") < order.index("Drew")
    assert ship.g.first == ship.seat("scout") == ship.g.turn
    assert ship.told(RoundBegan).round == 2
    assert ship.told(Drew, who="scout").count == 5
    ship.ready(ship.seat("scout"), "turn")
    ship.passes("scout")
    ship.ready(ship.seat("captain"), "turn")


@pytest.mark.rule("NEM-ROUND-04")
def test_the_event_phase_has_its_steps_in_order() -> None:
    ship = calm("captain", "scout").at(captain="cockpit", scout="armory").marks("cockpit", fire=True)
    ship.intruder("adult", "cockpit")
    ship.intruder("creeper", "laboratory")
    ship.set(lambda g: setattr(g, "destruct", 0))
    ship.next_attacks("tail.1", "bite.3")
    ship.night(who="scout", event="damage", token="larva.1")
    order = [
        type(event)
        for event in ship.events
        if isinstance(event, TimePassed | Attacked | Injured | EventDrawn | IntruderMoved | TokenDrawn | RoundBegan)
    ]
    assert order == [TimePassed, Attacked, Injured, EventDrawn, IntruderMoved, TokenDrawn, RoundBegan]
    assert ship.g.rooms["1"].malfunction, "the effect comes after the movement, with the Adult in the Cockpit"
    assert (ship.g.time, ship.g.destruct) == (1, 1)


@pytest.mark.rule("NEM-ROUND-05")
def test_everybody_draws_up_to_five_and_only_they_see_what() -> None:
    ship = calm("captain", "scout").at(captain="cockpit", scout="armory")
    ship.hand("captain", "rest", "order").hand("scout", "rest", "search", "search", "demolition", "adrenaline")
    ship.night("scent-of-prey", who="captain")
    assert (ship.cards("captain"), ship.cards("scout")) == (5, 5)
    assert ship.told(Drew, who="captain").count == 3
    ship.silent(Drew, who="scout")
    seen = ship.told(Received)
    assert seen.audience == (ship.seat("captain"),)
    assert len(seen.cards) == 3
    assert GAME.look.view(ship.g, ship.seat("scout")).crew[ship.seat("captain")].hand == 5
    assert {"rest", "order"} <= set(ship.me("captain").hand), "what was kept stays in hand"


@pytest.mark.rule("NEM-ROUND-06")
def test_contamination_cards_in_hand_take_room_among_the_five() -> None:
    ship = calm("captain", "scout").at(captain="cockpit", scout="armory")
    ship.hand("captain", "rest", "contamination", "contamination").hand("scout")
    ship.night("scent-of-prey", who="scout")
    assert ship.told(Drew, who="captain").count == 2
    assert sum(map(is_contamination, ship.me("captain").hand)) == 2


@pytest.mark.rule("NEM-ROUND-07")
def test_an_empty_action_deck_takes_its_discard_pile_contamination_and_all() -> None:
    ship = calm("captain", "scout").at(captain="cockpit", scout="armory")
    ship.hand("scout", "contamination").hand("captain")

    def run_dry(g: Nemesis) -> None:
        scout = g.players[g.seat_of("scout")]
        scout.discard = [*scout.hand, *scout.deck[2:]]
        scout.hand, scout.deck = [], scout.deck[:2]

    ship.set(run_dry)
    last = set(ship.me("scout").deck)
    ship.night("scent-of-prey", who="captain")
    scout = ship.me("scout")
    assert len(scout.hand) == 5
    assert last <= set(scout.hand), "the last cards of the old deck come first"
    assert (scout.discard, len(scout.deck)) == ([], 6)
    assert sum(map(is_contamination, (*scout.hand, *scout.deck))) == 1


@pytest.mark.rule("NEM-ROUND-07")
def test_the_discard_pile_is_shuffled_into_the_new_deck() -> None:
    hands = set()
    for stream in range(8):
        ship = calm("captain", "scout").at(captain="cockpit", scout="armory").hand("scout").hand("captain")
        ship.set(lambda g: g.players[g.seat_of("scout")].discard.extend(sorted(g.players[g.seat_of("scout")].deck)))
        ship.change("scout", deck=[]).set(lambda g, stream=stream: setattr(g.chance, "stream", stream))  # type: ignore[misc]
        ship.night("scent-of-prey", who="captain")
        hands.add(tuple(ship.me("scout").hand))
    assert len(hands) > 3


@pytest.mark.rule("NEM-ROUND-08", "NEM-ROUND-09", "NEM-RUL-07")
def test_the_token_goes_left_after_the_draw_but_not_in_the_first_round() -> None:
    ship = calm("captain", "scout", "soldier").at(captain="cockpit", scout="armory", soldier="laboratory")
    ship.set(lambda g: [setattr(g, "drawn", False), setattr(g, "turn", "")])
    assert (ship.g.round, ship.g.who(ship.g.first)) == (1, "captain")
    holders = []
    for _ in range(3):
        ship.night("scent-of-prey", who="captain")
        holders.append(ship.g.who(ship.g.first))
    assert holders == ["scout", "soldier", "captain"], "by ascending Player Number, then round again"


@pytest.mark.rule("NEM-ROUND-10", "NEM-RUL-08")
def test_in_order_begins_with_the_holder_of_the_token_and_rooms_come_by_number() -> None:
    ship = calm("captain", "scout", "soldier").at(captain="cockpit", scout="armory", soldier="laboratory")
    ship.set(lambda g: setattr(g, "first", g.seat_of("scout")))
    ship.night("scent-of-prey", who="captain", token="adult.12", noise=(1, 1, 1))
    rolls = [event.who for event in ship.events if isinstance(event, NoiseRolled)]
    assert rolls == ["scout", "soldier", "captain"]

    ship = calm("captain", "scout").at(captain="laboratory", scout="armory")
    late = ship.intruder("adult", "laboratory")
    queen = ship.intruder("queen", "armory")
    larva = ship.intruder("larva", "armory")
    adults = [ship.intruder("adult", "armory"), ship.intruder("adult", "armory")]
    ship.next_attacks("transformation.1", "transformation.1", "transformation.2", "transformation.2")
    ship.night("scent-of-prey", who="captain")
    attacked = [event.intruder for event in ship.events if isinstance(event, Attacked)]
    assert attacked == [*adults, queen, late], "Armory 2 before Laboratory 13; small before large, old before young"
    assert ship.me("scout").larva
    assert larva not in {each.id for each in ship.g.intruders}


@pytest.mark.rule("NEM-ROUND-11", "NEM-RUL-11")
def test_turns_go_round_without_those_who_passed_until_all_have() -> None:
    ship = calm("captain", "scout", "soldier").at(captain="cockpit", scout="armory", soldier="laboratory")
    ship.hand("soldier", "demolition", "search", "search", "rest").hand("captain", "demolition", "rest")
    ship.set(lambda g: setattr(g, "first", g.seat_of("scout"))).marks("laboratory", fire=True).turn("scout")
    ship.next_events("scent-of-prey").only_token("blank.1")

    ship.ready(ship.seat("scout"), "turn")
    ship.passes("scout")
    ship.ready(ship.seat("soldier"), "turn")
    ship.plays("soldier", "play card=demolition part=sabotage")
    ship.ready(ship.seat("soldier"), "turn")
    ship.noise(1)
    ship.goes("soldier", "monitoring-room")
    ship.ready(ship.seat("captain"), "turn")
    ship.passes("captain")
    ship.ready(ship.seat("soldier"), "turn")
    ship.goes("soldier", "laboratory")
    ship.noise(3)
    ship.goes("soldier", "fire-control")
    ship.silent(Burned)
    ship.ready(ship.seat("soldier"), "turn")
    ship.silent(TimePassed)
    ship.passes("soldier")
    ship.told(TimePassed)


@pytest.mark.rule("NEM-RUL-11")
def test_the_only_one_left_takes_turn_after_turn_each_with_its_own_fire_check() -> None:
    ship = calm("captain", "scout").at(captain="cockpit", scout="armory").marks("armory", fire=True)
    ship.hand("scout", "demolition", "search", "search", "rest", "adrenaline").gives("scout", "bandages.1")
    ship.last_to_pass("scout").turn("scout", 1)
    ship.plays("scout", "play card=demolition part=sabotage")
    assert ship.told(Burned, who="scout")
    ship.ready(ship.seat("scout"), "turn")
    ship.plays("scout", "use item=bandages.1 part=heal-light")
    ship.silent(Burned)
    ship.hand("scout", "demolition", "search", "rest").set(lambda g: setattr(g.rooms["2"], "malfunction", False))
    ship.plays("scout", "play card=demolition part=sabotage")
    assert ship.told(Burned, who="scout")
    assert ship.me("scout").light == 1


@pytest.mark.rule("NEM-ROUND-13", "NEM-BAG-08")
def test_a_round_ends_only_when_all_that_bag_development_brought_is_resolved() -> None:
    ship = calm("captain", "scout").at(captain="cockpit", scout="canteen").loud("15-16-2")
    ship.hand("scout", "search").bag("adult.12", "creeper.1").next_events("scent-of-prey")
    ship.last_to_pass("captain").set(lambda g: setattr(g, "met", False))
    ship.g.chance.script(0, 0, 2, 0)  # the Adult is drawn; the Captain rolls 1, the Scout 2; the Creeper is drawn
    ship.passes("captain")

    assert [event.who for event in ship.events if isinstance(event, NoiseRolled)] == ["captain", "scout"]
    ship.told(NoiseMade, corridor="1-3-12")
    assert (ship.g.round, ship.g.phase) == (1, "event"), "Objectives are being chosen: the round is not over"
    ship.silent(RoundBegan)
    for seat in tuple(ship.match.waiting):
        ship.does(seat, ship.asked(seat).options[0].key)
    assert [each.kind for each in ship.g.intruders] == ["creeper"]
    ship.told(RoundBegan, round=2)
    assert ship.g.bag == ["adult.12"]


@pytest.mark.rule("NEM-RUL-09")
def test_the_token_of_somebody_who_left_stays_until_the_next_round_and_then_skips_all_who_are_gone() -> None:
    ship = calm("captain", "scout", "soldier", "mechanic").at(
        captain="cockpit", scout="armory", soldier="laboratory", mechanic="storage"
    )
    ship.sleeps("captain").change("scout", state="dead")
    ship.in_pod("soldier").last_to_pass("mechanic")
    assert ship.g.who(ship.g.first) == "captain"
    assert [ship.g.who(seat) for seat in ship.g.in_order()] == ["captain", "scout", "soldier", "mechanic"]
    ship.night("scent-of-prey", who="mechanic")
    assert ship.g.who(ship.g.first) == "soldier", "waiting in a Pod counts as aboard"
    assert ship.match.waiting == (ship.seat("soldier"),)
    ship.night("scent-of-prey", who="mechanic")
    ship.night("scent-of-prey", who="mechanic")
    assert ship.g.who(ship.g.first) == "soldier"


@pytest.mark.rule("NEM-RUL-09")
def test_the_intruder_player_never_holds_the_token() -> None:
    ship = calm("captain", "scout", "soldier").at(captain="cockpit", scout="armory", soldier="laboratory")
    ship.change("scout", state="dead")
    ship.set(lambda g: setattr(g, "hunter", g.seat_of("scout")))
    ship.last_to_pass("captain")
    ship.passes("captain")
    assert ship.g.who(ship.g.first) == "soldier"
    ship.ready(ship.seat("soldier"), "turn")


@pytest.mark.rule("NEM-BAG-02", "NEM-EX-35")
def test_a_larva_token_drawn_becomes_an_adult_token() -> None:
    ship = calm("captain").at(captain="cockpit")
    ship.night("scent-of-prey", token="larva.1")
    assert [token.partition(".")[0] for token in ship.g.bag] == ["adult"]
    assert "larva.1" in ship.g.pool
    assert ship.told(BagGrew).token == "adult"
