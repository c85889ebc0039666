"""Trade as a player of Vigil's sees it: it begins none, takes gifts, and agrees to what is fair."""

from __future__ import annotations

from bot.engine.asks import Option
from bot.games.nemesis.player.goals import Aim
from bot.games.nemesis.player.mind import Mind
from bot.games.nemesis.player.worth import item_worth

GENEROUS = 1.0
"""What an Item may be worth that is given in return."""


def table(m: Mind) -> dict[str, tuple[list[str], list[str]]]:
    """What lies between this seat and each other: what it would get, and what it would give."""
    found: dict[str, tuple[list[str], list[str]]] = {}
    for giver, taker, things in m.v.offers:
        if m.seat in (giver, taker):
            other = taker if giver == m.seat else giver
            gets, gives = found.setdefault(other, ([], []))
            (gives if giver == m.seat else gets).extend(things)
    return found


def bargain(m: Mind, a: Aim, other: str) -> float:
    """The worth of what lies between this seat and another."""
    gets, gives = table(m).get(other, ([], []))
    return sum(item_worth(m, a, each) for each in gets) - sum(item_worth(m, a, each) for each in gives)


def talking(m: Mind, a: Aim, offer: Option) -> float:
    """Agree to a good bargain, answer a gift with something spare, listen once, and leave else."""
    other = next((seat for seat, each in m.v.crew.items() if each.character == offer.args.get("who")), "")
    match offer.verb:
        case "agree":
            return 3.0 if bargain(m, a, other) > 0 else -1.0
        case "offer":
            gets, gives = table(m).get(other, ([], []))
            return 2.0 if gets and not gives and bargain(m, a, other) < 0 else -1.0
        case "listen":
            return 0.2 if not m.v.offers else -0.5
        case _:
            return 0.0


def offering(m: Mind, a: Aim, offer: Option) -> float:
    """How gladly a thing is offered: only what is worth little to oneself."""
    return GENEROUS - item_worth(m, a, str(offer.args["thing"]))
