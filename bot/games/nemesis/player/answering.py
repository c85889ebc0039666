"""A seat played by Vigil: it knows its view and nothing else, and weighs what each answer is worth."""

from __future__ import annotations

from bot.engine.asks import PASS, Answer, Ask, plainest
from bot.engine.counsel import Counsel, counselled
from bot.games.nemesis.look.views import View
from bot.games.nemesis.player.asides import WEIGHERS, Aside, draft
from bot.games.nemesis.player.goals import Aim
from bot.games.nemesis.player.hunter import HUNTS
from bot.games.nemesis.player.mind import Mind
from bot.games.nemesis.player.places import NEVER
from bot.games.nemesis.player.turn import Turn


def advise(v: View, ask: Ask) -> Answer:
    """The answer to an ask, for the seat whose view this is."""
    return answered(v, ask)[0]


def counsel(v: View, ask: Ask) -> Counsel:
    """The same answer, with its reasons and the next best."""
    answer, worth = answered(v, ask)
    return Counsel(answer) if worth is None else counselled(ask, answer, worth, least=NEVER / 2)


def answered(v: View, ask: Ask) -> tuple[Answer, list[float] | None]:
    """The answer, and what each option is worth where this player has an opinion."""
    seat = v.seat if v.seat and v.seat in ask.seats else ask.seats[0]
    if ask.kind != "some" and len(ask.options) == 1:
        return Answer(seat, (ask.options[0].key,)), None
    worth = weigh(v, ask, seat)
    if worth is None:
        answer = plainest(ask)
        return Answer(seat, answer.picks, answer.amounts), None
    return give(ask, seat, worth), worth


def weigh(v: View, ask: Ask, seat: str) -> list[float] | None:
    """The worth of every option of an ask; None for what this player has no opinion about."""
    if ask.prompt == "draft":
        return [draft(offer) for offer in ask.options]
    if ask.prompt in HUNTS:
        return [HUNTS[ask.prompt](v, offer, ask) for offer in ask.options]
    m = Mind(v, seat)
    if ask.prompt == "turn":
        turn = Turn(m, Aim(m))
        return [turn.value(offer) for offer in ask.options]
    if ask.prompt in WEIGHERS:
        aside = Aside(m, ask)
        return [WEIGHERS[ask.prompt](aside, offer) for offer in ask.options]
    return None


def give(ask: Ask, seat: str, worth: list[float]) -> Answer:
    """Turn the worth of the offers into an answer of the kind that is asked; of equals the first counts."""
    ranked = sorted(range(len(worth)), key=lambda n: -worth[n])
    keys = [ask.options[n].key for n in ranked]
    if ask.kind == "some":
        good = sum(value > 0 for value in worth)
        return Answer(seat, tuple(keys[: min(max(good, ask.least), ask.most)]))
    if ask.kind == "react" and worth[ranked[0]] <= 0:
        return Answer(seat, (PASS,))
    return Answer(seat, (keys[0],))
