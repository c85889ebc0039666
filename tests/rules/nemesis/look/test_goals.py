"""How one wins, in a line: in public what anybody knows, at a desk one's own Objective and nobody else's."""

from __future__ import annotations

from bot.games.nemesis import GAME
from bot.text import tongue
from tests.support.nemesis.ship import Ship

EN = tongue("en")


def told(ship: Ship, seat: str | None) -> str:
    """The line that a seat, or for None anybody, reads."""
    aim = GAME.look.goal(GAME.look.view(ship.g, seat))
    assert aim
    return EN.say(aim)


def test_an_objective_is_told_to_its_owner_alone() -> None:
    ship = Ship()
    captain = ship.seat("captain")
    ship.me("captain").objectives = ["ab-ovo"]
    assert "The weakness of the egg is known." in told(ship, captain)
    others = [told(ship, seat) for seat in (None, *ship.g.seats) if seat != captain]
    assert not any("egg" in line for line in others)


def test_before_the_first_encounter_both_are_named() -> None:
    ship = Ship()
    ship.me("captain").objectives = ["ab-ovo", "hoarder"]
    assert "Ab Ovo and Hoarder" in told(ship, ship.seat("captain"))


def test_the_dead_and_the_intruder_player_win_no_more() -> None:
    ship = Ship()
    ship.me("captain").state = "dead"
    assert told(ship, ship.seat("captain")) == "You are dead, and cannot win any more."
    ship.g.hunter = ship.seat("captain")
    assert "nobody else shall" in told(ship, ship.seat("captain"))
