"""Wrong answers of every sort: what is not offered must be refused."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from bot.engine.asks import Answer, Ask, Reason
from bot.engine.match import Match
from bot.laws.players import at_random

NOBODY = "nobody"
NOTHING = "dance on=table"
BARRED = 3
"""Barred options that are tried at a time."""


class Wrong(msgspec.Struct, frozen=True):
    """An answer that must be refused: what is wrong with it, and the reason to be given, where the rules have one."""

    what: str
    answer: Answer
    reason: Reason | None = None


def wrong_answers(match: Match, dice: Random) -> Iterator[Wrong]:
    """Make up wrong answers to what a match asks."""
    waiting = match.waiting
    seat = dice.choice(waiting)
    ask = match.ask_of(seat)
    if ask is None:
        return
    right = at_random(ask, seat, dice)
    for stranger in (NOBODY, *(name for name in match.state.seats if name not in waiting)):
        yield Wrong("an answer by a seat that is not asked", msgspec.structs.replace(right, seat=stranger))
    yield Wrong("an option that is not offered", Answer(seat, (NOTHING,)))
    yield Wrong("an option that is not offered", Answer(seat, ("",)))
    for barred, reason in dice.sample(ask.barred, min(BARRED, len(ask.barred))):
        if ask.kind != "path":
            yield Wrong("a barred option", Answer(seat, (barred.key,)), reason)
    yield from _wrong_of_kind(ask, right, dice)


def _wrong_of_kind(ask: Ask, right: Answer, dice: Random) -> Iterator[Wrong]:
    """Make up what is wrong for this kind of ask."""
    seat, keys = right.seat, [offer.key for offer in ask.options]
    if ask.kind == "path":
        yield from _wrong_paths(ask, seat, dice)
        return
    if ask.kind == "split":
        yield from _wrong_splits(right)
        return
    yield Wrong("an answer with amounts", Answer(seat, right.picks, (1,) * max(1, len(right.picks))))
    if right.picks:
        yield Wrong("an option picked twice", Answer(seat, (*right.picks, right.picks[0])))
    match ask.kind:
        case "some":
            if ask.least > 0:
                yield Wrong("too few options", Answer(seat, tuple(keys[: ask.least - 1])))
            if ask.most < len(keys):
                yield Wrong("too many options", Answer(seat, tuple(keys[: ask.most + 1])))
        case "order":
            yield Wrong("an order without its last", Answer(seat, right.picks[:-1]))
        case _:
            yield Wrong("no option", Answer(seat, ()))
            if len(keys) > 1:
                yield Wrong("two options", Answer(seat, tuple(keys[:2])))


def _wrong_splits(right: Answer) -> Iterator[Wrong]:
    """Make up shares that do not add up."""
    seat, picks, amounts = right.seat, right.picks, right.amounts
    yield Wrong("a split of too much", Answer(seat, picks, (amounts[0] + 1, *amounts[1:])))
    yield Wrong("a split of too little", Answer(seat, picks, (amounts[0] - 1, *amounts[1:])))
    yield Wrong("a split without amounts", Answer(seat, picks))
    yield Wrong("a split over nothing", Answer(seat, ()))
    yield Wrong("a share given twice", Answer(seat, (picks[0], *picks), (1, amounts[0] - 1, *amounts[1:])))


def _wrong_paths(ask: Ask, seat: str, dice: Random) -> Iterator[Wrong]:
    """Make up ways that lead nowhere, or too far."""
    yield Wrong("a path of no steps", Answer(seat, ()))
    yield Wrong("a path through nowhere", Answer(seat, (NOTHING, NOTHING)))
    here, spent, trail = ask.start, 0, list[str]()
    while spent <= ask.budget and ask.ways.get(here) and len(trail) < 50:
        here, cost = dice.choice(ask.ways[here])
        trail.append(here)
        spent += cost
    if spent > ask.budget:
        yield Wrong("a path beyond the budget", Answer(seat, tuple(trail)))
