"""A plan: what Vigil would do for a seat, answer after answer, as far as that can be told beforehand.

The rules know nothing of it: a copy of the match is played on, and nothing is planned past what comes out on the way,
or past a question to somebody else. Each step is advised by what the seat may know there.
"""

from __future__ import annotations

from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from bot.engine.asks import Answer, Ask
from bot.engine.game import Game
from bot.engine.match import Match
from bot.engine.words import Phrase
from bot.sessions.chains import onward
from bot.sessions.forced import ahead

MOST = 8
"""Answers that are planned at most: more of them nobody reads."""


class Step(NamedTuple):
    """One answer of a plan: to what, and what each option that is picked does, where there are words for it."""

    ask: Ask
    answer: Answer
    effects: dict[str, Phrase] = {}


_found: WeakKeyDictionary[Match, dict[str, tuple[Ask, tuple[Step, ...]]]] = WeakKeyDictionary()
"""What was planned for the question that a match last asked: it is laid out, and then done."""


def planned(match: Match, seat: str) -> tuple[Step, ...]:
    """What Vigil would answer for a seat now, and to what that asks for next; nothing where the seat is not asked."""
    ask = match.ask_of(seat)
    if ask is None:
        return ()
    kept = _found.setdefault(match, {})
    if seat not in kept or kept[seat][0] is not ask:
        kept[seat] = ask, tuple(_plan(ahead(match), seat))
    return kept[seat][1]


def _plan(copy: Match, seat: str) -> list[Step]:
    steps, ask = list[Step](), copy.ask_of(seat)
    alone = len(copy.asks) == 1
    while ask and len(steps) < MOST:
        view = copy.view(seat)
        answer = copy.game.player.advise(view, msgspec.structs.replace(ask, seats=(seat,)))
        if steps and answer.amounts:  # only the first answer of several can share something out
            break
        steps.append(Step(ask, answer, _effects(copy.game, view, ask, answer)))
        ask = onward(copy, answer) if alone and not answer.amounts else None
    return steps


def _effects(game: Game[Any, Any], view: object, ask: Ask, answer: Answer) -> dict[str, Phrase]:
    """What each option that is picked does."""
    picked = [option for option in ask.options if option.key in answer.picks]
    said = {option.key: game.look.effect(view, ask, option) for option in picked}
    return {key: phrase for key, phrase in said.items() if phrase}
