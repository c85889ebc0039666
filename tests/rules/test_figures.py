"""What games count for statistics is what their events told, seat by seat."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.dice import Roll
from bot.engine.events import Event
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.games import game
from bot.games.rise.events import attacks as events_attack
from bot.games.rise.events import enemies
from bot.games.training import events as lamplight


def played(id: str, seats: int, mission: str, seed: int) -> tuple[Match, list[Event], list[Roll]]:
    """Let Vigil play a game to its end; gives all that was told and rolled."""
    rules = game(id)
    setup = Setup(rules.seats[:seats], mission, {switch.id: switch.default for switch in rules.switches})
    match, step = Match.start(rules, setup, bytes([seed]) * 32, camera=False)
    events, rolls = list(step.events), list(step.rolls)
    while not match.over:
        seat = match.waiting[0]
        ask = match.ask_of(seat)
        assert ask is not None
        step = match.apply(rules.player.advise(match.view(seat), ask))
        events += step.events
        rolls += step.rolls
    return match, events, rolls


def counted(match: Match, what: str) -> Counter[str]:
    """One number of every seat that has it."""
    return Counter({seat: found[what] for seat, found in match.game.look.figures(match.state).items() if what in found})


@pytest.mark.parametrize("seed", range(4))
def test_lamplight_counts_what_its_keepers_did(seed: int) -> None:
    match, events, rolls = played("training", 3, "until-dawn", seed)
    struck = Counter(event.seat for event in events if isinstance(event, lamplight.Struck))
    assert counted(match, "strikes") == struck
    assert Counter(roll.seat for roll in rolls if roll.seat) == struck
    assert counted(match, "harm") == Counter(event.seat for event in events if isinstance(event, lamplight.Hurt))
    assert counted(match, "helped") == Counter(event.seat for event in events if isinstance(event, lamplight.Helped))
    assert counted(match, "driven-off").total() == sum(isinstance(event, lamplight.DrivenOff) for event in events)
    assert set(counted(match, "turns")) == set(match.state.seats)
    assert all(roll.public for roll in rolls)


@pytest.mark.parametrize("mission", ["gathering-supplies", "the-work-camp"])
def test_rise_counts_what_its_characters_did(mission: str) -> None:
    match, events, rolls = played("rise", 3, mission, 0)
    seats = set(match.state.seats)

    def friends(*kinds: type[Event]) -> Counter[str]:
        hurt: Counter[str] = Counter()
        for event in events:
            if isinstance(event, kinds):
                friend = getattr(event, "friend", "")
                hurt[friend if friend in seats else ""] += getattr(event, "count", 1)
        return hurt

    assert counted(match, "wounds") == friends(enemies.Wounded)
    assert counted(match, "downs") == friends(enemies.WentDown)
    assert counted(match, "kills").total() == sum(isinstance(event, enemies.Destroyed) for event in events) > 0
    attacks = [event for event in events if isinstance(event, events_attack.AttackRolled)]
    assert counted(match, "attacks").total() == len(attacks)
    assert counted(match, "turns").total() > 3
    assert {roll.seat for roll in rolls} == seats | {""}
    assert all(roll.public for roll in rolls), "every roll of this game is told to everybody"
