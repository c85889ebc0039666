"""The facts of steps that were taken back: those that hung on something unseen must come out otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from bot.engine.asks import Answer, Refusal
from bot.engine.match import Entry, Match
from bot.laws.broken import LawBroken
from bot.laws.run import Run
from bot.laws.secrets.leaves import parts
from bot.laws.secrets.swaps import swapped
from bot.laws.secrets.twins import asked_before, visible

SWAPS = 24
"""Pairs of things that change places, to learn which facts hang on them."""


class Again:
    """What the people at a table were told by steps that are taken back, and which of it must be worth nothing."""

    def __init__(
        self, run: Run, save: tuple[bytes, list[Entry]], undone: Sequence[Entry], people: Sequence[str]
    ) -> None:
        self.undone = list(takewhile(lambda entry: isinstance(entry, Answer), undone))
        self.people: tuple[str | None, ...] = (None, *people)
        base, given = save
        before = Match.restore(run.game, base, camera=False)
        self.known = self._told(before, given)
        if before.entries:  # who is asked midway keeps what they hold
            asked = {seat for ask in before.asks for seat in ask.seats}
            self.people = tuple(dict.fromkeys([*self.people, *sorted(asked)]))
            before = Match.restore(run.game, base, camera=False)
            self.known = self._told(before, given)
        noted = any(getattr(before.view(seat), "notes", ()) for seat in self.people)
        self.facts = self._told(before, self.undone)
        self.left = set() if noted else set(self._unseen(run, base, given))

    def compare(self, match: Match) -> None:
        """Give the same answers after an undo, as far as they are offered, and strike what came out otherwise."""
        try:
            told = self._told(match, self.undone)
        except Exception as error:
            raise LawBroken(3, "answers that were taken back raise when they are given again", repr(error)) from error
        self.left -= {way for way in self.left if told.get(way, ...) != self.facts[way]}

    def _unseen(self, run: Run, base: bytes, given: Sequence[Entry]) -> Iterator[str]:
        """The first fact that is another where two things changed places and no person could tell.

        What people have noted is theirs, so where they have notes nobody can say from views alone what they know.
        """
        for changed in swapped(run.game, base, run.dice, SWAPS):
            try:
                match = Match.restore(run.game, changed, camera=False)
                if self._told(match, given) != self.known:
                    continue
                told = self._told(match, self.undone)
            except Exception:  # noqa: BLE001, S112 - such a position could not be
                continue
            if (way := next((way for way, fact in self.facts.items() if told.get(way, ...) != fact), None)) is not None:
                yield way

    def _told(self, match: Match, entries: Sequence[Entry]) -> dict[str, Any]:
        """What these entries tell the people, as far as they are offered, and what people see in the end."""
        told = list[Any]()
        for entry in entries:
            try:
                step = match.apply(entry)
            except Refusal:
                return parts(told)
            told.append([visible(step, seat) for seat in self.people])
        figures = match.game.look.figures(match.state)
        seen = [(match.view(seat), figures, asked_before(match, seat)) for seat in self.people]
        return parts([*told, seen])


__all__ = ["Again"]
