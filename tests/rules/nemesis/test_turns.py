"""Turns and passing (NEM-TURN, NEM-PASS)."""

from __future__ import annotations

import pytest

from bot.engine.asks import Answer, Refusal
from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import is_contamination
from bot.games.nemesis.events.body import Died
from bot.games.nemesis.events.crew import Acted, Burned, FellAsleep, Launched, LeftPod, Passed, Went
from bot.games.nemesis.events.intruders import Attacked, Surprised
from bot.games.nemesis.events.ship import NoiseRolled
from tests.support.nemesis.ship import Ship, calm


def two() -> Ship:
    """The Captain in the Cockpit, the Scout in the Armory; it is the Captain's turn."""
    return calm("captain", "scout").at(captain="cockpit", scout="armory")


@pytest.mark.rule("NEM-TURN-01", "NEM-RUL-10")
def test_a_turn_is_two_actions_one_and_a_pass_or_a_pass() -> None:
    ship = two().hand("captain", "demolition", "motivation", "search", "rest")
    ship.plays("captain", "play card=motivation part=motivation")
    ship.ready(ship.seat("captain"), "turn")
    ship.plays("captain", "play card=demolition part=sabotage")
    ship.ready(ship.seat("scout"), "turn")
    assert not ship.me("captain").passed

    ship = two().hand("captain", "demolition", "rest")
    ship.plays("captain", "play card=demolition part=sabotage")
    ship.passes("captain")
    ship.ready(ship.seat("scout"), "turn")
    assert ship.me("captain").passed

    ship = two()
    ship.passes("captain")
    ship.ready(ship.seat("scout"), "turn")


@pytest.mark.rule("NEM-RUL-10")
def test_the_same_action_may_be_taken_twice_the_second_declared_after_the_first() -> None:
    ship = two().hand("captain", "search", "search", "rest")
    ship.noise(1)
    ship.goes("captain", "comms-room")
    ship.may_not("captain", "move to=comms-room via=1-3-12")
    ship.goes("captain", "cockpit")
    ship.told(NoiseRolled, who="captain")
    assert ship.match.waiting == (ship.seat("scout"),)


@pytest.mark.rule("NEM-TURN-02", "NEM-RUL-10")
def test_who_can_do_nothing_must_pass_and_is_still_asked_what_to_discard() -> None:
    ship = two().hand("captain", "contamination", "interruption").empties("captain")
    ship.set(lambda g: g.players[g.seat_of("captain")].hand.remove("interruption"))
    assert ship.verbs("captain") == {"pass"}
    ship.does(ship.seat("captain"), "pass")
    assert ship.offered(ship.seat("captain"), "discard") == {"discard card=contamination copy=1"}
    ship.picks("captain")
    assert ship.told(Passed, who="captain").cards == ()


@pytest.mark.rule("NEM-TURN-03")
def test_after_one_action_only_another_or_a_pass_ends_the_turn() -> None:
    ship = two().hand("captain", "demolition", "rest")
    ship.plays("captain", "play card=demolition part=sabotage")
    assert ship.match.waiting == (ship.seat("captain"),)
    assert ship.verbs("captain") <= {"move", "play", "use", "drop", "pass"}
    ship.refuses(ship.seat("captain"), "end", "not-offered")
    with pytest.raises(Refusal):
        ship.match.apply(Answer(ship.seat("captain"), ()))
    ship.passes("captain")
    assert ship.told(Passed, who="captain")


@pytest.mark.rule("NEM-TURN-04", "NEM-PASS-04")
def test_who_has_passed_is_seen_to_have_and_takes_no_turn_any_more() -> None:
    ship = two().hand("scout", "demolition", "rest", "search", "search")
    ship.passes("captain")
    assert GAME.look.view(ship.g, ship.seat("scout")).crew[ship.seat("captain")].passed
    assert not GAME.look.view(ship.g, None).crew[ship.seat("scout")].passed
    ship.refuses(ship.seat("captain"), "pass", "not-your-turn")
    ship.plays("scout", "play card=demolition part=sabotage")
    ship.noise(1)
    ship.goes("scout", "airlock-control")
    assert ship.match.waiting == (ship.seat("scout"),), "the Captain is left out"
    ship.refuses(ship.seat("captain"), "drop thing=six-shooter", "not-your-turn")


@pytest.mark.rule("NEM-TURN-05")
def test_four_kinds_of_action_can_be_mixed() -> None:
    ship = calm("scout", "captain").at(scout="canteen", captain="cockpit").gives("scout", "medkit.1")
    ship.wounds("scout", "leg", light=1).hand("scout", "rest", "search", "demolition", "adrenaline", "scavenging")
    assert {"move", "play", "use", "room"} <= ship.verbs("scout")
    ship.plays("scout", "use item=medkit.1 part=dress")
    ship.picks("scout", f"thing thing={ship.me('scout').wounds[0].card}")
    ship.pays("scout")
    assert ship.told(Acted).kind == "item"
    ship.plays("scout", "room part=eat")
    assert ship.told(Acted).kind == "room"
    ship.turn("scout").hand("scout", "rest", "search")
    ship.plays("scout", "play card=rest part=rest")
    assert ship.told(Acted).kind == "card"
    ship.noise("silence")
    ship.goes("scout", "hibernatorium")
    assert ship.told(Went).how == "move"


@pytest.mark.rule("NEM-TURN-06", "NEM-FIRE-02")
def test_a_turn_that_ends_in_a_burning_room_hurts() -> None:
    ship = two().marks("cockpit", fire=True).hand("captain", "demolition", "rest", "search")
    ship.plays("captain", "play card=demolition part=sabotage")
    ship.silent(Burned)
    assert ship.me("captain").light == 0, "only the end of the turn burns"
    ship.passes("captain")
    ship.told(Burned, who="captain")
    assert (ship.me("captain").light, ship.me("scout").light) == (1, 0)

    ship = two().marks("cockpit", fire=True).hand("captain", "search", "search", "rest").turn("captain", 1)
    ship.noise(1)
    ship.goes("captain", "comms-room")
    ship.silent(Burned)
    assert ship.me("captain").light == 0, "where the turn began does not matter"


@pytest.mark.rule("NEM-TURN-07")
def test_dropping_and_leaving_and_launching_a_pod_cost_neither_actions_nor_cards() -> None:
    ship = two().gives("captain", "egg").hand("captain", "rest", "search")
    ship.plays("captain", "drop thing=egg")
    ship.plays("captain", "drop thing=six-shooter")
    assert (ship.g.actions, ship.cards("captain"), ship.match.waiting) == (2, 2, (ship.seat("captain"),))
    ship.silent(Acted)

    ship = two().in_pod("captain").turn("captain")
    ship.picks("captain", "step-out")
    ship.told(LeftPod, who="captain")
    ship.silent(Acted)
    assert ship.cards("captain") == 5

    ship = two().in_pod("captain").turn("captain")
    ship.picks("captain", "launch")
    ship.told(Launched)
    ship.silent(Acted)
    assert ship.cards("captain") == 5


@pytest.mark.rule("NEM-RUL-10")
def test_death_sleep_and_launch_end_the_turn_at_once_without_pass_or_fire() -> None:
    ship = calm("captain", "scout", "soldier").at(captain="cockpit", scout="armory", soldier="laboratory")
    ship.marks("cockpit", fire=True).wounds("captain", "body", "leg", "hand")
    ship.intruder("adult", "cockpit")
    ship.next_attacks("scratch.1")
    ship.hand("captain", "rest", "search", "search")
    ship.goes("captain", "comms-room", "escape")
    ship.pays("captain")
    ship.told(Died, who="captain")
    ship.silent(Burned)
    ship.silent(Passed)
    ship.ready(ship.seat("scout"), "turn")

    ship = two().at(captain="hibernatorium").marks("hibernatorium", fire=True).set(lambda g: setattr(g, "time", 8))
    ship.noise(1)
    ship.plays("captain", "room part=hibernate")
    ship.told(FellAsleep, who="captain")
    ship.silent(Burned)
    ship.ready(ship.seat("scout"), "turn")
    assert not ship.me("captain").passed


@pytest.mark.rule("NEM-PASS-01", "NEM-PASS-02")
def test_who_passes_may_discard_any_cards_contamination_too_for_all_to_see() -> None:
    ship = two().hand("captain", "rest", "search", "search", "contamination")
    ship.does(ship.seat("captain"), "pass")
    ask = ship.asked(ship.seat("captain"))
    assert (ask.kind, ask.least, ask.most) == ("some", 0, 4)
    ship.picks("captain", "discard card=search copy=2", "discard card=contamination copy=1")
    assert ship.told(Passed).cards == ("search", "contamination")
    assert ship.me("captain").hand == ["rest", "search"]
    seen = GAME.look.view(ship.g, ship.seat("scout")).crew[ship.seat("captain")]
    assert (seen.discard, seen.hand) == (("search", "contamination"), 2)

    ship = two()
    ship.does(ship.seat("captain"), "pass")
    ship.picks("captain", *(offer.key for offer in ship.asked(ship.seat("captain")).options))
    assert ship.cards("captain") == 0


@pytest.mark.rule("NEM-PASS-03", "NEM-RUL-01")
def test_cards_kept_count_in_the_event_phase_contamination_too() -> None:
    ship = calm("captain", "scout").at(captain="armory", scout="armory")
    ship.hand("captain", "rest", "search").hand("scout", "rest", "contamination", "contamination")
    ship.intruder("adult", "armory")
    ship.next_attacks("slime.1")
    ship.night("scent-of-prey", who="captain")
    assert ship.told(Attacked).who == "captain", "2 cards are fewer than 3, Contamination counted"

    for kept, surprised in (
        (("rest", "contamination", "contamination"), 1),
        (("rest", "search", "order", "contamination"), 0),
    ):
        ship = two().loud("1-3-12").hand("captain", *kept).bag("adult.1", "adult.12").next_events("scent-of-prey")
        ship.last_to_pass("scout").g.chance.script(
            0, 0, 0, 0
        )  # Adult 2 comes; the Captain rolls 1: Adult 4; the Scout 1
        ship.passes("scout")
        assert len([event for event in ship.events if isinstance(event, Surprised)]) == surprised


@pytest.mark.rule("NEM-PASS-05", "NEM-FIRE-03")
def test_the_passing_turn_burns_once_and_nothing_more_while_others_play() -> None:
    ship = two().marks("cockpit", fire=True).hand("scout", "search", "search", "rest", "demolition", "adrenaline")
    ship.passes("captain")
    assert ship.told(Burned, who="captain")
    for room in ("airlock-control", "cabins", "airlock-control", "cabins"):
        ship.noise("silence")
        ship.goes("scout", room)
        ship.silent(Burned)
    assert ship.me("captain").light == 1
    ship.hand("scout").next_events("scent-of-prey").only_token("blank.1")
    ship.passes("scout")
    ship.silent(Burned, who="captain")
    assert ship.me("captain").light == 1, "the Fire Damage step hurts no Character"


@pytest.mark.rule("NEM-PASS-06")
def test_surgery_passes_its_user() -> None:
    ship = two().at(captain="surgery")
    ship.plays("captain", "room part=operate")
    assert ship.told(Passed, who="captain").cards == ()
    assert ship.me("captain").passed
    ship.ready(ship.seat("scout"), "turn")


@pytest.mark.rule("NEM-PASS-07")
def test_who_waits_in_a_pod_and_does_not_launch_passes() -> None:
    for key in ("stay", "step-out"):
        ship = two().in_pod("captain").turn("captain").hand("captain", "rest", "search")
        ship.picks("captain", key)
        ship.picks("captain", "discard card=rest copy=1") if "rest" in ship.me("captain").hand else ship.picks(
            "captain"
        )
        ship.told(Passed, who="captain")
        ship.ready(ship.seat("scout"), "turn")


@pytest.mark.rule("NEM-PASS-08")
def test_who_has_passed_is_still_there_to_be_attacked_to_trade_and_to_make_noise() -> None:
    ship = calm("captain", "scout").at(captain="armory", scout="armory").gives("captain", "medkit.1")
    ship.passes("captain")
    ship.plays("scout", "trade")
    ship.picks("scout", "listen")
    assert ship.match.waiting == (ship.seat("captain"),)
    ship.picks("captain", "offer who=scout")
    ship.picks("captain", "give thing=medkit.1 copy=1")
    ship.picks("scout", "agree who=captain")
    ship.picks("captain", "agree who=scout")
    assert ship.me("scout").items == ["medkit.1"]

    ship = calm("captain", "scout").at(captain="armory", scout="cockpit")
    ship.intruder("adult", "armory")
    ship.next_attacks("slime.1")
    ship.night("scent-of-prey", who="scout", token="adult.12", noise=(1,))
    ship.told(Attacked, who="captain")
    assert [event.who for event in ship.events if isinstance(event, NoiseRolled)] == ["scout"], "in Combat: no roll"
    ship.set(lambda g: g.intruders.clear())
    ship.night("scent-of-prey", who="scout", token="adult.12", noise=("silence", "silence"))
    assert {event.who for event in ship.events if isinstance(event, NoiseRolled)} == {"captain", "scout"}
    assert not any(map(is_contamination, ship.me("scout").discard))
