"""The deed that decided a Mission is told as it happened, or not at all."""

from __future__ import annotations

import pytest

from bot.engine.endings import Deeds
from bot.engine.words import Phrase
from bot.games.rise.events.attacks import AttackRolled
from bot.games.rise.events.enemies import Destroyed, WentDown
from bot.games.rise.events.missions import ObjectiveMet
from bot.games.rise.events.moves import Moved
from bot.games.rise.look import epilogue
from bot.games.rise.state import Rise
from bot.text import tongue
from tests.support.rise.begun import begun

SHOT = AttackRolled(figure="kyle", targets=("t-1000.1",), weapon="rail-rifle.1", faces=("hit",), at="A1")
GONE = Destroyed(enemy="t-800.1", at="B1")
STEP = Moved(figure="john", path=("A1", "B1"), to="B1")
FALL = WentDown(friend="kyle", at="C1", by="hk-8.2")
DONE = ObjectiveMet(objective="home")


def moments(*events: object, reason: str = "", won: bool = True) -> list[str]:
    """What is told of the moment that decided."""
    told = Deeds("rise", [event.phrase("rise") for event in events])  # type: ignore[attr-defined]
    g = begun("gathering-supplies").state
    assert isinstance(g, Rise)
    return [str(tongue("en").say(said)) for said in epilogue.moment(g, told, reason, won=won)]


@pytest.mark.parametrize(
    ("events", "names"),
    [
        ((SHOT, GONE, DONE), ("Kyle Reese", "Rail Rifle")),
        ((SHOT, GONE, STEP, DONE), ("John Connor", "B1")),
    ],
)
def test_a_victory_is_the_work_of_the_last_deed_before_it(events: tuple[object, ...], names: tuple[str, ...]) -> None:
    (said,) = moments(*events)
    assert all(name in said for name in names)


def test_a_victory_by_nobodys_deed_names_nobody() -> None:
    assert moments(STEP, FALL, DONE) == [], "who was missing at the crossroads is Down, so that all who stand are in"
    assert moments() == []


def test_a_defeat_names_the_last_enemy_or_what_was_left_undone() -> None:
    (said,) = moments(STEP, FALL, reason="all-down", won=False)
    assert "HK-8 Drone #2" in said
    (said,) = moments(STEP, FALL, reason="too-late", won=False)
    assert "Supply Crates" in said
    assert moments(FALL, reason="truck-lost", won=False) == []


def test_a_journal_of_an_older_version_has_no_moment() -> None:
    g = begun("gathering-supplies").state
    assert isinstance(g, Rise)
    old = Deeds("rise", [Phrase("rise-event-went-down", {"friend": "kyle", "at": "C1"})])
    assert list(epilogue.moment(g, old, "all-down", won=False)) == []


def test_whoever_destroyed_most_did_it_with_the_weapon_that_is_named() -> None:
    other = AttackRolled(figure="john", targets=("t-800.1",), weapon="pistol.1", faces=("hit",), at="A1")
    told = [event.phrase("rise") for event in (SHOT, GONE, SHOT, GONE, other, GONE, FALL)]
    assert epilogue.favourite(Deeds("rise", told), "kyle") == "rail-rifle.1"
    assert epilogue.favourite(Deeds("rise", told), "john") == "", "one is no habit"
