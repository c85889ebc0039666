"""What options of Fireteam say before they are pressed, and how a mission is won and lost."""

from __future__ import annotations

from bot.engine.asks import Option, option
from bot.games import game
from bot.games.fireteam.look import effects
from bot.games.fireteam.look.views import view
from bot.games.fireteam.rules.hero import turns
from bot.text import tongue
from tests.support.fireteam.field import Position, lay

ENGLISH = tongue("en")
ANIMAL = "corrupted-animal.1"


def said(at: Position, offer: Option, seat: str | None = "abe") -> str:
    """What an option says to somebody."""
    found = effects.effect(view(at.g, seat), at.ask, offer)
    assert found
    return ENGLISH.say(found)


def test_an_attack_tells_its_chance_to_whoever_sees_the_cards_and_what_it_takes_to_others() -> None:
    at = lay({"abe": "2D", "don": "4F"}, {ANIMAL: "2D"}, hands={"abe": ["bayonet"] * 3})
    at.turn("abe")
    offer = option("attack", target=ANIMAL, type="melee")

    assert "%" in said(at, offer)
    assert said(at, offer, None) == "It takes 3 hits."


def test_a_way_tells_its_cost_and_who_waits_there() -> None:
    at = lay({"abe": "2D", "don": "4F"}, {ANIMAL: "2E"}, hands={"abe": ["bayonet"]})
    at.turn("abe")

    assert "one creature there" in said(at, option("move", to="2E"))
    assert said(at, option("move", to="2F")) == "2 of 2 movement; no creature there, one can reach it."


def test_ending_a_turn_is_red_as_long_as_its_action_is_unused() -> None:
    at = lay({"abe": "2D", "don": "4F"}, hands={"abe": ["bayonet"]})
    at.turn("abe")
    (end,) = [each for each in at.ask.options if each.verb == "end"]
    assert end.danger
    assert said(at, end).startswith("You give up your action")

    at.g.acted = True
    at.run(turns.turn(at.g, "abe"))
    (end,) = [each for each in at.ask.options if each.verb == "end"]
    assert not end.danger


def test_a_line_says_how_a_mission_is_won_and_lost() -> None:
    at = lay({"abe": "2D", "don": "4F"})
    goal = game("fireteam").look.goal
    words = goal(view(at.g, None))
    assert words
    assert ENGLISH.say(words).startswith("You win when ")
    assert ENGLISH.say(words).endswith("You lose on the second knockout; the first turns the lucky coin.")
    at.g.coin = "tails"

    words = goal(view(at.g, None))
    assert words
    assert ENGLISH.say(words).endswith("You lose on the next knockout, while the coin shows tails.")
