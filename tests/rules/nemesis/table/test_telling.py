"""What is told: every event says why and what came of it, what killed, what a die needed, and how much it matters."""

from __future__ import annotations

from inspect import isclass

import pytest

from bot.engine.events import Event
from bot.games.nemesis.events import body, crew, ending, finds, injuries, intruders
from bot.games.nemesis.events import ship as aboard
from bot.games.nemesis.events.body import Died, DiedOf
from bot.games.nemesis.events.crew import Bled, Burned, Missed, Moved, Reshot, Went
from bot.games.nemesis.events.injuries import Injured, Killed
from bot.games.nemesis.events.intruders import (
    Attacked,
    BagDeveloped,
    BagGrew,
    EncounterBegan,
    EverybodyListens,
    Retreated,
    Unsurprised,
)
from bot.games.nemesis.events.ship import AllNoisy, EventIdle, PodsUnlocked, Silent, SlimeHeard
from bot.ledger import rules
from bot.text import tongue
from tests.support.nemesis.pairs import CANTEEN, by_canteen, discovering
from tests.support.nemesis.ship import Ship, calm

EN = tongue("en")
KINDS = sorted(
    (
        kind
        for module in (body, crew, ending, finds, injuries, intruders, aboard)
        for kind in vars(module).values()
        if isclass(kind) and issubclass(kind, Event) and kind.__module__ == module.__name__
    ),
    key=lambda kind: kind.__name__,
)
PRIVATE = {
    "EngineSeen",
    "CoordinatesSeen",
    "TileSeen",
    "ObjectiveSeen",
    "EventSeen",
    "ScanSeen",
    "Received",
    "OfferSeen",
}
"""Told to one person alone: what it weighs is never compared."""


def told(event: Event) -> str:
    """An event in words."""
    return EN.say(event.phrase("nemesis"))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_event_says_how_much_it_matters_and_names_rules_of_the_ledger(kind: type[Event]) -> None:
    assert kind.gravity is not None or kind.__name__ in PRIVATE
    assert set(kind.rules) <= set(rules("nemesis"))


def dying(serious: int = 3, light: int = 0) -> Ship:
    """The Scout next to the Canteen, with Serious Wounds that hinder nothing, and one light cut from death."""
    return by_canteen().wounds("scout", *["body"] * serious, dressed=True, light=light)


def fatal(ship: Ship) -> str:
    """What the Scout is told to have died of."""
    assert ship.told(Died).who == "scout"
    return ship.told(DiedOf).source


@pytest.mark.rule("NEM-WOUND-05")
def test_whoever_dies_of_bleeding_or_of_fire_is_told_to() -> None:
    ship = dying(2).wounds("scout", "bleeding")
    ship.passes("scout")
    ship.told(Bled, who="scout")
    assert fatal(ship) == "bleeding"
    assert told(ship.told(DiedOf)).startswith("The bleeding was a wound too many")
    ship = dying().marks("hibernatorium", fire=True)
    ship.passes("scout")
    ship.told(Burned, who="scout")
    assert fatal(ship) == "fire"


@pytest.mark.rule("NEM-WOUND-05", "NEM-DEATH-04")
@pytest.mark.parametrize(("card", "serious", "source"), [("bite.1", 2, "bite"), ("scratch.1", 3, "wound")])
def test_whoever_dies_of_an_attack_is_told_of_which(card: str, serious: int, source: str) -> None:
    ship = dying(serious)
    ship.intruder("adult", "hibernatorium")
    ship.next_attacks(card)
    ship.goes("scout", "canteen", "escape")
    assert fatal(ship) == source
    assert ship.told(PodsUnlocked).cause == "death"


@pytest.mark.rule("NEM-INTATT-07")
def test_an_attack_that_misses_says_who_can_use_the_card() -> None:
    ship = by_canteen()
    ship.intruder("adult", "hibernatorium")
    ship.next_attacks("tail.1")
    ship.goes("scout", "canteen", "escape")
    assert ship.told(Attacked).movers == ("queen",)
    assert "which only Queen can use" in told(ship.told(Attacked))


@pytest.mark.rule("NEM-SHOOT-04", "NEM-MELEE-04")
def test_a_miss_says_what_its_face_would_have_hit() -> None:
    ship = by_canteen()
    target = ship.intruder("adult", "hibernatorium")
    ship.combat("creeper")
    ship.plays("scout", f"shoot target={target} weapon=rifle")
    assert told(ship.told(Missed)) == "This face hits only larvae and creepers: a miss."
    assert ship.told(Missed).ruled() == ("NEM-SHOOT-04",)
    ship.combat("creeper")
    ship.plays("scout", f"melee target={target}")
    assert "it hurts" in told(ship.told(Missed))
    assert ship.told(Missed).ruled() == ("NEM-MELEE-04",)


@pytest.mark.rule("NEM-DAMAGE-04", "NEM-RETREAT-01")
def test_a_hit_says_what_it_dealt_and_what_the_card_decided() -> None:
    ship = by_canteen()
    target = ship.intruder("adult", "hibernatorium", 1)
    ship.next_attacks("claws.4", "scratch.2")
    ship.combat("hit")
    ship.plays("scout", f"shoot target={target} weapon=rifle")
    assert (ship.told(Injured).dealt, ship.told(Injured).count) == (1, 2)
    assert ship.told(Retreated).arrow == 1
    ship.set(lambda g: [setattr(each, "at", "11") for each in g.intruders])
    ship.combat("hit")
    ship.plays("scout", f"shoot target={target} weapon=rifle")
    assert ship.told(Killed).blood == 3


@pytest.mark.rule("NEM-SHOOT-08")
def test_a_second_roll_says_whose_ability_it_is() -> None:
    assert told(Reshot(who="soldier", die="hit", by="taking-aim")).startswith("Taking Aim lets")


@pytest.mark.rule("NEM-SLIME-01", "NEM-NOISE-08")
def test_slime_that_makes_danger_of_silence_is_told_and_so_is_danger_without_effect() -> None:
    ship = by_canteen().change("scout", slime=True).loud(*CANTEEN)
    ship.noise("silence")
    ship.goes("scout", "canteen")
    ship.told(SlimeHeard, who="scout")
    ship.told(AllNoisy, room="canteen")
    ship.silent(Silent)
    ship = discovering("canteen", "silence.1").change("scout", slime=True)
    ship.goes("scout", "15")
    ship.told(SlimeHeard, who="scout")
    ship = discovering("canteen", "silence.1")
    ship.goes("scout", "15")
    ship.told(Silent)
    ship.silent(SlimeHeard)


@pytest.mark.rule("NEM-ENCOUNTER-08")
def test_an_encounter_says_what_brought_it_and_why_it_does_not_strike() -> None:
    ship = by_canteen().loud(CANTEEN[0]).only_token("larva.1")
    ship.noise(1)
    ship.goes("scout", "canteen")
    assert ship.told(EncounterBegan).cause == "noise"
    assert ship.told(Unsurprised).number == 1


@pytest.mark.rule("NEM-BAG-01", "NEM-BAG-02", "NEM-BAG-04")
def test_the_night_says_what_develops_and_when_an_event_changes_nothing() -> None:
    ship = calm()
    ship.night("hunt", "larva.1")
    ship.told(EventIdle)
    ship.told(BagDeveloped)
    assert ship.told(BagGrew).out == "larva"
    ship = calm()
    ship.night("bulkheads-open", "adult.1", noise=("silence", "silence"))
    ship.told(EverybodyListens)


def test_one_move_is_told_in_one_sentence_and_in_two_where_somebody_might_interrupt_it() -> None:
    ship = by_canteen()
    ship.noise("silence")
    ship.goes("scout", "canteen")
    ship.told(Went, how="move", to="canteen")
    ship.silent(Moved)
    assert "paying with" in told(ship.told(Went))
    ship = Ship("scout", "captain").at(scout="hibernatorium", captain="hibernatorium")
    ship.noise("silence")
    ship.goes("scout", "canteen")
    ship.silent(Moved)
    assert any(isinstance(event, Moved) for event in ship.quiet())
