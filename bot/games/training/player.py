"""A keeper played by Vigil: it knows what its seat may know, and wants light, life and fewer shades, in that order."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import PASS, Answer, Ask, Option
from bot.games.training.content import CARDS, Effect
from bot.games.training.look import KeeperView, View
from bot.games.training.state import HEALTH, near

KEPT: dict[Effect, int] = {"brace": 5, "drive-off": 4, "fill": 3, "everyone-draws": 2, "heal": 1}
"""How gladly a card is kept."""
PLAYED: dict[Effect, Callable[[KeeperView], float]] = {
    "heal": lambda me: 40.0 * (HEALTH - me.health),
    "drive-off": lambda me: 60.0,
    "fill": lambda me: 95.0,
    "everyone-draws": lambda me: 30.0,
}
"""How gladly a card is played."""


def advise(v: View, ask: Ask) -> Answer:
    """The answer to an ask, for the seat whose view this is."""
    seat = v.seat or ask.seats[0]
    if ask.prompt == "keep-four":
        worst = sorted(ask.options, key=lambda offer: worth(v, str(offer.args["card"])))
        return Answer(seat, tuple(offer.key for offer in worst[: ask.least]))
    best = max(ask.options, key=lambda offer: (score(v, seat, offer), offer.key))
    return Answer(seat, (best.key,))


def worth(v: View, card: str) -> int:
    """How gladly a card is kept."""
    return KEPT[CARDS[card].effect] - v.hand.count(card)


def score(v: View, seat: str, offer: Option) -> float:
    """How good an option looks, by its verb."""
    me = v.keepers[seat]
    match offer.verb:
        case "pour":
            return 100
        case "help":
            return 90
        case "brace":
            return 50
        case "play":
            return PLAYED[CARDS[str(offer.args["card"])].effect](me)
        case "take":
            return 80
        case "strike":
            return 70
        case "move":
            return 20 + 10 * approach(v, seat, str(offer.args["to"]))
        case "prey":
            return float(v.keepers[str(offer.args["seat"])].health)
        case _:
            return 0 if offer.verb == PASS else 10


def approach(v: View, seat: str, to: str) -> float:
    """How much nearer a step brings a keeper to where they are needed, shades beside it counted against it."""
    me = v.keepers[seat]
    goals = {v.plan.tower} if me.oil else set(v.crates)
    goals |= {keeper.at for friend, keeper in v.keepers.items() if friend != seat and not keeper.health}
    here, there = v.plan.apart[me.at], v.plan.apart[to]
    gain = max((here[goal] - there[goal] for goal in goals), default=0)
    return gain - 0.4 * sum(near(to, at) for at in v.shades.values())
