"""Skynet's Development and Tactic development (SAL-DEVELOP, SAL-TACTICDEV)."""

from __future__ import annotations

from bot.engine.asks import Choice, Reason, option
from bot.engine.state import Steps
from bot.games.salvation.box.cards import Develop, Playing
from bot.games.salvation.box.content import DEVELOPMENT
from bot.games.salvation.events.board import Improved
from bot.games.salvation.events.cards import Learned, Received
from bot.games.salvation.rules.bars import bar
from bot.games.salvation.state import Salvation


def barred(g: Salvation, playing: Playing) -> Reason | None:
    """The reason if no token of the named type is left (SAL-RUL-65)."""
    if tokens(g, playing):
        return None
    return Reason("salvation-refuse-no-development", "SAL-RUL-65", {"card": playing.card.id})


def tokens(g: Salvation, playing: Playing) -> list[str]:
    """The development tokens left for the unit that a card names (SAL-DEVELOP-02, SAL-RUL-11)."""
    if not isinstance(playing.action, Develop):
        raise TypeError(playing.action)
    return [token for token in g.development if DEVELOPMENT[token].unit == playing.action.unit]


def develop(g: Salvation, playing: Playing) -> Steps:
    """Take a token of choice and lay it on the unit card (SAL-DEVELOP-02, -03)."""
    options = [option("develop", token=token) for token in tokens(g, playing)]
    choice: Choice = yield g.ask(playing.seat, "develop", options, args={"seat": playing.seat, "card": playing.card.id})
    g.development.remove(choice["token"])
    g.improved.append(choice["token"])
    g.tell(Improved(token=choice["token"]))


def learn_barred(g: Salvation, playing: Playing) -> Reason | None:
    """The reason if no set-aside Tactics card is left (SAL-RUL-63, SAL-RUL-86)."""
    return bar(g.tactics, "no-tactics", "SAL-RUL-63")


def learn(g: Salvation, playing: Playing) -> Steps:
    """Take the top set-aside Tactics card into hand, unseen by the Resistance (SAL-TACTICDEV-02)."""
    g.reveal()
    card = g.tactics.pop()
    g.hands[playing.seat] = sorted([*g.hands[playing.seat], card])
    g.tell(Learned(seat=playing.seat))
    g.tell(Received(audience=(playing.seat,), cards=(card,)))
    return
    yield
