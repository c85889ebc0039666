"""What Lamplight's options say before they are chosen."""

from __future__ import annotations

import pytest

from bot.engine.asks import PASS, Ask, Option, option
from bot.engine.game import Setup
from bot.games import game
from bot.games.training import GAME
from bot.games.training.rules import setup
from bot.games.training.state import Lamplight, Shade
from bot.text import tongue
from cogs.face.words import CHOICE
from tests.support.told import questions

EN = tongue("en")


@pytest.fixture
def g() -> Lamplight:
    """First Light with a shade next to a crate."""
    position = setup(Setup(("mara", "ivo"), "first-light"), bytes(32))
    position.shades = [Shade("1", "F4")]
    return position


def told(g: Lamplight, offer: Option, **args: str) -> str:
    """What Mara reads beside an option."""
    said = GAME.look.effect(GAME.look.view(g, "mara"), Ask(seats=("mara",), prompt="any", args=dict(args)), offer)
    assert said
    return EN.say(said)


def test_a_move_tells_what_is_there_and_who_is_near(g: Lamplight) -> None:
    assert told(g, option("move", to="F3")) == "A crate with 2 flasks is there; one shade is near."
    assert told(g, option("move", to="D4")) == "The lamp is there; no shade is near."
    assert told(g, option("move", to="C4")) == "Nothing lies there; no shade is near."


def test_pouring_tells_how_much_the_lamp_holds_then(g: Lamplight) -> None:
    assert told(g, option("pour")) == "The lamp then holds 6 of 6 oil."


def test_whom_a_shade_goes_for_tells_health_and_whether_it_gets_there(g: Lamplight) -> None:
    g.keepers["mara"].at, g.keepers["ivo"].at, g.keepers["ivo"].health = "F3", "B3", 1
    near, far = (told(g, option("prey", seat=seat), shade="1", at="F4") for seat in ("mara", "ivo"))
    assert near == "3 health left; the shade comes near enough to claw."
    assert far == "One health left; the shade does not get near enough to claw yet."


def test_letting_it_pass_tells_whom_it_hurts(g: Lamplight) -> None:
    assert told(g, option(PASS), victim="ivo") == "Unless somebody else braces, Ivo loses one health."


def test_every_option_of_a_game_says_what_it_does() -> None:
    setup = Setup(("mara", "ivo"), "first-light")
    for view, ask in questions(game("training"), setup, bytes([3]) * 32):
        for offer in ask.options:
            said = GAME.look.effect(view, ask, offer)
            words = EN.say(said) if said else EN.about("training", offer.verb, offer.args)
            assert 0 < len(words) <= CHOICE, offer.key
