"""Vigil's players keep themselves alive and get away: each position has one sensible answer."""

from __future__ import annotations

import pytest

from bot.engine.asks import Ask, option
from bot.games.nemesis import GAME
from bot.games.nemesis.player_goals import Aim
from bot.games.nemesis.player_mind import Mind
from bot.games.nemesis.player_rooms import start_destruct, stop_destruct
from bot.games.nemesis.player_turn import Turn
from bot.games.nemesis.state import Nemesis
from tests.rules.nemesis.ship import Ship, room
from tests.rules.nemesis.test_player import advised, wants
from tests.rules.nemesis.trial import Trial


def aim(ship: Ship, who: str = "captain") -> Aim:
    """Read what somebody is after."""
    return Aim(Mind(ship.match.view(ship.seat(who)), ship.seat(who)))


def loud(ship: Ship, *places: str) -> None:
    """Mark every corridor around some rooms."""

    def change(g: Nemesis) -> None:
        for place in places:
            g.noise += [way for way in g.board.noisy[room(g, place)] if way not in g.noise]

    ship.set(change)


def test_nobody_stays_with_the_queen_because_all_around_is_loud() -> None:
    ship = wants(Trial().at(captain="canteen", scout="cockpit").empties("captain"), "greener-pastures")
    ship.wounds("captain", "hand", "leg")
    ship.intruder("queen", "canteen")
    loud(ship, "hibernatorium", "evacuation-b", "surgery", "nest")
    assert advised(ship).startswith("escape")


def test_whoever_is_locked_out_unlocks_a_pod_and_does_not_wait_at_it() -> None:
    ship = wants(Trial(), "greener-pastures").set(lambda g: setattr(g.rooms["6"], "tile", "hatch-control"))
    ship.at(captain="hatch-control")
    assert aim(ship).locked_out
    assert advised(ship) == "room part=lock"
    ship.set(lambda g: [setattr(pod, "locked", False) for pod in g.pods])
    assert not aim(ship).locked_out


def test_the_corpse_is_laid_down_in_the_surgery_even_when_it_is_time_to_leave() -> None:
    ship = Trial("captain").at(captain="surgery").gives("captain", "corpse-blue")
    wants(ship, "emergency-post-mortem")
    ship.set(lambda g: setattr(g, "time", 13))
    assert aim(ship).urgent
    assert advised(ship) == "drop thing=corpse-blue"


def test_contamination_is_kept_for_a_rest_and_the_others_make_room_for_it() -> None:
    ship = wants(Trial().hand("captain", "interruption", "contamination"), "proper-burial")
    seat = ship.seat("captain")
    offers = tuple(option("discard", card=card, copy=1) for card in ("contamination", "interruption"))
    ask = Ask(seats=(seat,), prompt="decide", kind="some", options=offers, least=0, most=2, private={"what": "pass"})
    assert GAME.advise(ship.match.view(seat), ask).picks == ("discard card=interruption copy=1",)
    ship.set(lambda g: setattr(g.players[seat], "larva", True))
    assert GAME.advise(ship.match.view(seat), ask).picks == ("discard card=contamination copy=1",)


@pytest.mark.parametrize(("objective", "starts"), [("greener-pastures", True), ("proper-burial", False)])
def test_only_who_is_done_starts_the_sequence_and_who_is_not_stops_it(objective: str, starts: bool) -> None:
    ship = wants(Trial().at(captain="generator"), objective)
    found = aim(ship)
    assert (start_destruct(found.m, found, found.m.here) > 0) is starts
    ship.set(lambda g: setattr(g, "destruct", 1))
    found = aim(ship)
    assert (stop_destruct(found.m, found, found.m.here) > 0) is not starts


def test_the_last_card_is_dearer_than_the_first() -> None:
    ship = wants(Trial().hand("captain", "search", "search", "rest", "order", "motivation"), "proper-burial")
    full = Turn(aim(ship).m, aim(ship)).price(1)
    ship.hand("captain", "search")
    assert Turn(aim(ship).m, aim(ship)).price(1) > 3 * full


def test_what_is_at_hand_comes_before_what_is_elsewhere() -> None:
    ship = wants(Trial("captain").at(captain="comms-room"), "no-man-left-behind")
    assert aim(ship).m.distance("1") == 1  # the Cockpit, where the Coordinates wait, which are worth more
    assert advised(ship) == "room part=signal"
