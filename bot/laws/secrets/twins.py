"""Twins: the same position with everything changed that one seat may not see. To that seat they must look the same."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations, permutations, product
from math import comb, factorial, prod
from typing import Any

from bot.engine.asks import Answer, Ask, Refusal
from bot.engine.chance import Chance
from bot.engine.counsel import Counsel
from bot.engine.events import Event
from bot.engine.match import ENCODER, Correction, Entry, Fork, Match, Step, decode
from bot.engine.words import Phrase
from bot.laws.moments import difference
from bot.laws.run import Run

MOST = 64
"""Ways in which the others could have answered, at most, that are tried in a twin."""


class Twin:
    """A match in which what `seat` may not see was changed; for None, what the public may not see."""

    def __init__(self, run: Run, seat: str | None) -> None:
        state = decode(run.game, run.match.base)
        run.game.table.veil(state, frozenset({seat} if seat else ()), Chance(run.dice.randbytes(16)))
        veiled = ENCODER.encode(state)
        self.changed = veiled != run.match.base
        self.seat = seat
        self.camera = run.start.camera
        self.match = Match.restore(run.game, veiled, camera=self.camera)

    @property
    def name(self) -> str:
        """Who looks, for messages."""
        return self.seat or "the public"

    def follow(self, entries: Sequence[Entry]) -> Step | None:
        """What the twin does by what moved the run on; None if it would not have been offered here."""
        save = (self.match.base, list(self.match.entries))
        step = None
        for entry in entries:
            try:
                step = self.match.apply(entry)
            except Refusal:
                self._back(*save)
                return None
        return step

    def otherwise(self, run: Run, step: Step) -> bool | None:
        """Whether the others could have done here what looks the same to the seat; None if too much to try.

        If they could not, the run's step has shown what they held.
        """
        known = [entry for entry in run.window if isinstance(entry, Fork | Correction) or entry.seat == self.seat]
        answered = any(isinstance(entry, Answer) for entry in known)
        asked = [ask for ask in self.match.asks if not (answered and self.seat in ask.seats)]
        ways = [self._answers(ask) for ask in asked]
        if prod(map(len, ways)) > MOST or not all(ways):
            return None
        save = (self.match.base, list(self.match.entries))
        for answers in product(*ways):
            there = self.follow([*known, *answers])
            if there and self.looks_like(run.match) and visible(there, self.seat) == visible(step, self.seat):
                return True
            self._back(*save)
        return False

    def looks_like(self, match: Match) -> bool:
        """Whether the seat sees the same in both."""
        return not self.view_differs(match) and not self.asks_differ(match)

    def view_differs(self, match: Match) -> str:
        """Where the seat's views, or the numbers that anybody may ask for, differ; empty if nowhere."""
        return _differ(*((each.view(self.seat), each.game.look.figures(each.state)) for each in (match, self.match)))

    def asks_differ(self, match: Match) -> str:
        """Where what the seat hears asked differs, or is told of its options and of its aim; empty if nowhere."""
        heard = [(asked_before(each, self.seat), *lines_before(each, self.seat)) for each in (match, self.match)]
        return _differ(*heard)

    def hints_differ(self, match: Match) -> str:
        """Where what Vigil advises the seat differs, and why; empty if nowhere."""
        return _differ(*(hints_before(each, self.seat) for each in (match, self.match)))

    def _answers(self, ask: Ask) -> list[Answer]:
        """What anybody else may answer; nothing if that is too much."""
        return [Answer(seat, picks) for picks in _all_picks(ask) for seat in ask.seats if seat != self.seat]

    def _back(self, base: bytes, entries: list[Entry]) -> None:
        self.match = Match.restore(self.match.game, base, entries, camera=self.camera)


def asked_before(match: Match, seat: str | None) -> tuple[tuple[Ask, ...], tuple[str, ...], bool]:
    """What is asked before the eyes of a seat, who owes an answer, and whether the game is over."""
    return tuple(ask.seen_by(seat) for ask in match.asks), match.waiting, match.over


def lines_before(match: Match, seat: str | None) -> tuple[Phrase | None, list[Phrase | None]]:
    """How a seat is told to win, and what it reads beside each option that it sees."""
    look, view = match.game.look, match.view(seat)
    asks = [ask.seen_by(seat) for ask in match.asks]
    return look.goal(view), [look.effect(view, ask, offer) for ask in asks for offer in ask.options]


def hints_before(match: Match, seat: str | None) -> list[Counsel]:
    """What a seat is advised where it is asked, with the reasons."""
    asks = [ask for ask in match.asks if seat in ask.seats]
    return [match.game.player.counsel(match.view(seat), ask) for ask in asks]


def visible(step: Step, seat: str | None) -> list[Event]:
    """The events that a seat may know, or for None anybody."""
    return [event for event in step.events if not event.audience or seat in event.audience]


def events_differ(one: Step, other: Step, seat: str | None) -> str:
    """Where what a seat heard differs; empty if nowhere.

    An event whose class says `discloses = True` may differ in a step that reveals: it shows something hidden that
    leaves no trace in the view, such as a token that goes back into its bag.
    """
    parts = [
        [None if step.reveals and getattr(event, "discloses", False) else event for event in visible(step, seat)]
        for step in (one, other)
    ]
    return _differ(*parts)


def _differ(one: Any, other: Any) -> str:
    here, there = ENCODER.encode(one), ENCODER.encode(other)
    return "" if here == there else difference(here, there) or "the order of things"


def _all_picks(ask: Ask) -> list[tuple[str, ...]]:
    """Every way to pick in an ask; nothing if there are too many, or if the ask is no picking."""
    keys = [offer.key for offer in ask.options]
    match ask.kind:
        case "one" | "space" | "react" if len(keys) <= MOST:
            return [(key,) for key in keys]
        case "some":
            counts = range(ask.least, min(ask.most, len(keys)) + 1)
            if sum(comb(len(keys), count) for count in counts) <= MOST:
                return list(chain.from_iterable(combinations(keys, count) for count in counts))
        case "order" if factorial(len(keys)) <= MOST:
            return list(permutations(keys))
    return []
