"""Every action of every card is played, and something comes of it."""

from __future__ import annotations

import pytest

from bot.engine.asks import Ask
from bot.games import game
from bot.games.salvation.box.cards import AnyAction, Mission, Playing
from bot.games.salvation.box.content import CARDS
from bot.games.salvation.rules.cards import missions
from bot.games.salvation.rules.playing import RULES
from bot.games.salvation.state import Salvation
from tests.support.salvation.war import HUMANS, SKYNET, War
from tests.support.stage import Stage

ARMIES = {
    "DEN": "t600 t600 t1 t1 hunter hunter moto moto infantry",
    "SEA": "infantry infantry m1a2 a10 jeep",
    "HOU": "t600 infantry jeep m1a2 a10",
    "LAX": "t600",
}
"""Both sides have all their types on the board and in reserve; one factory stands undefended, one can be built."""
ACTIONS = [(card.id, action) for card in CARDS.values() for action in card.actions]


def war_with(card: str) -> Salvation:
    """A war in the stage of a card, which its side holds."""
    seat = SKYNET if CARDS[card].side == "skynet" else HUMANS
    stage = CARDS[card].number
    return War(stage=stage, units=ARMIES, hands={seat: card}, factories=["DEN", "SEA"], shelters=["SFO"]).g


def carry_out(g: Salvation, playing: Playing) -> None:
    """Let the rule of an action run to its end, Vigil's players settling whatever is asked."""
    assert RULES[type(playing.action)].barred(g, playing) is None
    stage = Stage(g)
    stage.run(RULES[type(playing.action)].do(g, playing))
    while not stage.over:
        if not isinstance(stage.asked, Ask):
            stage.takes_default()
            continue
        seat = stage.ask.seats[0]
        answer = game("salvation").player.advise(game("salvation").look.view(g, seat), stage.ask)
        stage.does(seat, *answer.picks, amounts=answer.amounts)


@pytest.mark.parametrize(("card", "action"), ACTIONS, ids=[f"{card}-{action.id}" for card, action in ACTIONS])
def test_something_comes_of_every_action(card: str, action: AnyAction, monkeypatch: pytest.MonkeyPatch) -> None:
    if isinstance(action, Mission) and action.task != "sabotage":
        monkeypatch.setitem(missions.TASKS, action.task, lambda g: True)
    seat = SKYNET if CARDS[card].side == "skynet" else HUMANS
    was, now = war_with(card), war_with(card)
    carry_out(now, Playing(seat, CARDS[card], action))

    assert any(getattr(was, name) != getattr(now, name) for name in now.__struct_fields__)
