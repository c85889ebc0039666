"""A Character played by Vigil: it knows what everybody at the table sees, and weighs what each answer is worth."""

from __future__ import annotations

from bot.engine.asks import Answer, Ask, plainest
from bot.engine.counsel import Counsel, counselled
from bot.games.rise.look.views import View, known
from bot.games.rise.player.asides import weighed
from bot.games.rise.player.turn import Turn
from bot.games.rise.state import Rise


def advise(v: View, ask: Ask) -> Answer:
    """The answer to an ask, for the seat whose view this is."""
    return answered(v, ask)[0]


def counsel(v: View, ask: Ask) -> Counsel:
    """The same answer, with its reasons and the next best."""
    answer, worth = answered(v, ask)
    return Counsel(answer) if worth is None else counselled(ask, answer, worth)


def answered(v: View, ask: Ask) -> tuple[Answer, list[float] | None]:
    """The answer, and what each offer is worth where this player weighs them."""
    seat = v.seat if v.seat in ask.seats else ask.seats[0]
    g = known(v)
    if ask.prompt == "player":
        return acting(g, ask, seat)
    worth = weighed(g, ask) if len(ask.options) > 1 or ask.kind == "some" else None
    if worth is None:
        answer = plainest(ask)
        return Answer(seat, answer.picks, answer.amounts), None
    return give(ask, seat, worth), worth


def acting(g: Rise, ask: Ask, seat: str) -> tuple[Answer, list[float]]:
    """What to do in the Player Phase."""
    turn = Turn(g)
    worth = [turn.value(offer) for offer in ask.options]
    best = max(range(len(worth)), key=lambda n: (worth[n], ask.options[n].verb == "end"))
    return Answer(seat, (ask.options[best].key,)), worth


def give(ask: Ask, seat: str, worth: list[float]) -> Answer:
    """Turn the worth of the offers into an answer of the kind that is asked."""
    ranked = sorted(range(len(worth)), key=lambda n: -worth[n])
    keys = [ask.options[n].key for n in ranked]
    match ask.kind:
        case "some":
            good = sum(value > 0 for value in worth)
            return Answer(seat, tuple(keys[: min(max(good, ask.least), ask.most)]))
        case "order":
            return Answer(seat, tuple(keys))
        case "split":
            return Answer(seat, *shares(ask, ranked))
        case _:
            return Answer(seat, (keys[0],))


def shares(ask: Ask, ranked: list[int]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """An amount shared out: the best first, each up to its limit."""
    left, given = ask.amount, dict[str, int]()
    for n in ranked:
        share = min(left, ask.limits[n] if ask.limits else left)
        if share:
            given[ask.options[n].key] = share
            left -= share
    return tuple(given), tuple(given.values())
