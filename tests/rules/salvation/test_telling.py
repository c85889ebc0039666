"""How a war is told: what happened, to whom, and why; once, and without ids."""

from __future__ import annotations

import re

import pytest

from bot.engine.events import Event, PhaseEnded
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.games import game
from bot.games.salvation.events.battles import Missed, Struck
from bot.games.salvation.events.board import Marched, NobodyJoined, Opened, Useless
from bot.games.salvation.events.cards import TurnEnded, WarBegan
from bot.sessions.telling.story import tell, told
from bot.text import speak
from tests.support.salvation.war import HUMANS, SECOND, SKYNET, War

IDS = re.compile(r"\b(?:t600|t1|moto|hunter|infantry|jeep|m1a2|a10)\.\d|salvation-|\{|\$")


def war_of(seats: int) -> list[Event]:
    """All that everybody hears of a war that Vigil plays by itself."""
    found = game("salvation")
    match, step = Match.start(found, Setup((SKYNET, HUMANS, SECOND)[:seats], "war"), b"telling", camera=False)
    heard = [event for event in step.events if not event.audience]
    while not match.over:
        seat = match.waiting[0]
        ask = match.ask_of(seat)
        assert ask
        step = match.apply(found.player.advise(match.view(seat), ask))
        heard += [event for event in step.events if not event.audience]
    return heard


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_war_is_told_without_ids_and_its_story_once(seats: int, locale: str) -> None:
    heard = war_of(seats)
    assert [type(event) for event in heard].count(WarBegan) == 1
    lines = tell(speak(locale), [told(event, "salvation") for event in heard])
    assert lines[0] == speak(locale).t("salvation-story-war")
    assert [line for line in lines if IDS.search(line)] == []
    assert all(type(event).rules for event in heard if not isinstance(event, PhaseEnded) and event.weight() < 3)


def test_a_march_is_one_sentence_with_every_goal() -> None:
    war = War(units={"SEA": "t600", "DEN": "t1"}, hands={SKYNET: "general-advance"})
    war.plays(SKYNET, "general-advance")
    war.sends(SKYNET, ("t600.1", "POR"), ("t1.1", "PLN"))
    words = speak("en").say(war.told(Marched).phrase("salvation"))
    assert words == "The march: T-600 #1 to Oregon Coast (POR) and T-1 #1 to Great Plains (PLN)."


def test_a_strike_says_what_its_dice_needed_and_that_nobody_was_hit() -> None:
    war = War(stage=2, units={"SEA": "t600 infantry m1a2"}, hands={SKYNET: "concentrated-fire"})
    war.plays(SKYNET, "concentrated-fire")
    war.rolling(1, 3, 1, 1, 1)
    war.does(SKYNET, "attack at=SEA")
    words = speak("en").say(war.told(Struck, seat=SKYNET).phrase("salvation"))
    assert words == "Skynet rolls 1, 3, one die of them by a card; needed: 4 for Infantry and 5 for M1A2."
    war.told(Missed, seat=SKYNET)


def test_what_a_token_does_not_do_is_told() -> None:
    war = War(stage=3, units={"SEA": "t600"}, hands={SKYNET: "sensor-sweep"})
    war.arrange(lies={"SEA.1": "mission"})
    war.plays(SKYNET, "sensor-sweep")
    war.rolling(6)
    war.does(SKYNET, "scout unit=t600.1")
    war.does(SKYNET, "open slot=SEA.1")
    war.told(Opened, token="mission")
    war.told(Useless, seat=SKYNET)

    war = War(stage=3, units={"SEA": "infantry"}, hands={HUMANS: "recon"})
    war.arrange(lies={"SEA.1": "m1a2"})
    war.skips_to(3, HUMANS)
    war.plays(HUMANS, "recon")
    war.does(HUMANS, "scout unit=infantry.1")
    war.does(HUMANS, "open slot=SEA.1")
    war.does(HUMANS, "decline")
    assert war.told(NobodyJoined).kind == "m1a2"


def test_the_end_of_a_turn_says_how_the_war_stands() -> None:
    war = War(stage=4, units={"SEA": "infantry", "HOU": "t600"}, points={HUMANS: 4}, captured=2)
    war.passes(SKYNET, HUMANS)
    ended = war.told(TurnEnded, turn=1, captured=2, points=4)
    assert speak("en").say(ended.phrase("salvation")) == (
        "After turn 1 Skynet has 2 of 5 shelters; the Resistance has 4 of 10 points."
    )
