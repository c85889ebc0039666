"""Those who are out of the game: a wager, and all secrets open to those who give up their part (NEM-RUL-77)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.engine.endings import Deeds
from bot.engine.match import ENCODER, Order, decode
from bot.games.nemesis import GAME
from bot.games.nemesis.events.body import Sidelined
from bot.games.nemesis.look import sheets
from bot.games.nemesis.look.epilogue import epilogue
from bot.games.nemesis.rules import sidelines
from bot.games.nemesis.state import Nemesis
from bot.text import tongue
from tests.support.nemesis.ship import Ship

EN = tongue("en")
THREE = ("captain", "scout", "soldier")


def dead(who: str = "scout", **options: Any) -> Ship:
    """Somebody of three is dead, and everybody has met the Intruders."""
    ship = Ship(*THREE, **options).turns(met=True)
    return ship.set(lambda g: setattr(g, "fallen", ship.seat(who))).change(who, state="dead")


def declined() -> Ship:
    """The same once they have declined to hunt."""
    return dead().set(lambda g: setattr(g, "asked_fallen", True))


def offered(ship: Ship, who: str) -> dict[str, tuple[str, ...]]:
    """The orders of a seat, with what they may be."""
    return {each.id: each.values for each in GAME.table.orders(ship.g, ship.seat(who))}


def orders(ship: Ship, who: str, order: str, value: str) -> bool:
    """Leave an order; whether anything came out by it."""
    return ship.match.apply(Order(ship.seat(who), order, value)).reveals


@pytest.mark.rule("NEM-RUL-77", "NEM-DEATH-07")
def test_only_who_can_be_asked_nothing_more_may_wager_and_watch() -> None:
    assert {"wager", "watch"}.isdisjoint(offered(dead(), "captain")), "the living"
    assert {"wager", "watch"}.isdisjoint(offered(dead(), "scout")), "they may yet hunt"
    assert {"wager", "watch"} <= offered(dead(intruder_player="off"), "scout").keys()
    assert {"wager", "watch"} <= offered(declined(), "scout").keys()
    hunting = declined().set(lambda g: setattr(g, "hunter", g.seat_of("scout")))
    assert {"wager", "watch"}.isdisjoint(offered(hunting, "scout"))
    gone = Ship(*THREE).lifts_off("scout")
    assert {"wager", "watch"}.isdisjoint(offered(gone, "scout")), "they may yet choose an Objective"
    assert {"wager", "watch"} <= offered(gone.turns(met=True), "scout").keys()
    assert "watch" in offered(Ship(*THREE).turns(met=True).sleeps("scout"), "scout")
    coop = Ship(*THREE, mode="coop").turns(met=True).change("scout", state="dead")
    assert {"wager", "watch"}.isdisjoint(offered(coop, "scout")), "they may come back"


@pytest.mark.rule("NEM-RUL-77")
def test_a_wager_is_placed_once_on_somebody_who_lives_and_nobody_else_can_tell() -> None:
    ship = declined()
    assert offered(ship, "scout")["wager"] == ("captain", "soldier", "nobody")
    before = [ship.view(who) for who in ("captain", "soldier", "")]
    assert orders(ship, "scout", "wager", "captain") is False
    assert ship.me("scout").wager == "captain"
    assert [ship.view(who) for who in ("captain", "soldier", "")] == before
    assert "wager" not in offered(ship, "scout")
    assert any("wagered on Captain" in EN.say(line) for line in sheets.learned(ship.view("scout")))


@pytest.mark.rule("NEM-RUL-77")
def test_whoever_has_seen_everything_wagers_no_more() -> None:
    ship = declined()
    assert orders(ship, "scout", "watch", "on") is True, "nothing is taken back past it"
    assert {"wager", "watch"}.isdisjoint(offered(ship, "scout"))


@pytest.mark.rule("NEM-RUL-77")
@pytest.mark.parametrize(("on", "told"), [("captain", "right"), ("soldier", "wrong"), ("nobody", "wrong")])
def test_the_end_recalls_the_wager(on: str, told: str) -> None:
    ship = declined().change("scout", wager=on)
    ship.me("soldier").state, ship.me("captain").state = "dead", "asleep"
    ending = epilogue(ship.g, Deeds("nemesis", (), b"")).ending
    (said,) = [each for each in ending if each.id.startswith("nemesis-epilogue-wager")]
    assert said.id == f"nemesis-epilogue-wager-{told}"
    assert said.args["who"] == "scout"


@pytest.mark.rule("NEM-RUL-77")
def test_nobody_is_right_where_nobody_else_lives() -> None:
    ship = declined().change("scout", wager="nobody")
    ship.me("soldier").state = ship.me("captain").state = "dead"
    assert sidelines.won(ship.g, ship.seat("scout"))


# watching


@pytest.mark.rule("NEM-RUL-77")
def test_whoever_watches_is_shown_what_all_hide_and_nobody_else_is() -> None:
    ship = declined().gives("captain", "medkit.1").unexplored("15", "canteen", "fire.1")
    assert ship.view("scout").secrets is None
    orders(ship, "scout", "watch", "on")
    said = "\n".join(EN.say(line) for line in sheets.learned(ship.view("scout")))
    for objective in ship.me("captain").objectives:
        assert EN.t(f"nemesis-objective-{objective}") in said
    assert "Captain carries Medkit, hidden." in said
    assert "Room 15 is Canteen, with Fire." in said
    assert "leads to Earth" in said
    assert "nemesis-" not in said
    page = GAME.look.sheet(ship.view("scout"))
    assert page
    assert any(card.id.startswith("open.") for card in page.cards)
    for who in ("captain", "soldier", ""):
        assert ship.view(who).secrets is None


@pytest.mark.rule("NEM-RUL-77")
def test_whoever_watches_cannot_whisper() -> None:
    ship = declined()
    orders(ship, "scout", "watch", "on")
    assert ship.seat("scout") not in GAME.table.voices(ship.g)
    assert GAME.table.sees_all(ship.g, ship.seat("scout"))
    assert not GAME.table.sees_all(ship.g, ship.seat("captain"))


@pytest.mark.rule("NEM-RUL-77")
def test_what_somebody_who_watches_does_not_see_may_be_otherwise_and_they_cannot_tell() -> None:
    """Law 4, for those who watch and for the others: neither can tell by anything they may not see."""
    ship = declined().unexplored("15", "canteen", "fire.1").change("scout", wager="captain")
    ship.change("scout", watches=True)
    for who in THREE:
        seat, before = ship.seat(who), ship.view(who)
        for turn in range(4):
            other = decode(GAME, ENCODER.encode(ship.g))
            assert isinstance(other, Nemesis)
            GAME.table.veil(other, frozenset({seat}), Chance(seed=f"watch {turn}".encode()))
            assert GAME.look.view(other, seat) == before


@pytest.mark.rule("NEM-RUL-77")
def test_whoever_falls_is_told_what_is_left_to_them_alone() -> None:
    ship = Ship(*THREE).turns(met=True).at(scout="canteen", captain="cockpit", soldier="cockpit").turn("scout")
    ship.wounds("scout", "body", "body", "bleeding")
    ship.passes("scout")
    assert ship.told(Sidelined).audience == (ship.seat("scout"),)


@pytest.mark.rule("NEM-RUL-78", "NEM-INTPLAYER-01")
@pytest.mark.parametrize(
    ("several", "option", "offered"), [(2, "", False), (3, "", True), (2, "on", True), (3, "off", False)]
)
def test_the_intruder_seat_is_offered_from_three_players_up(several: int, option: str, offered: bool) -> None:
    options: dict[str, Any] = {"intruder_player": option} if option else {}
    assert Ship(*THREE[:several], **options).g.intruder_player is offered
