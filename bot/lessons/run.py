"""A lesson that somebody takes: a match of the ordinary kernel, moved on by what the steps expect."""

from __future__ import annotations

from functools import cached_property
from hashlib import blake2b
from typing import Any, TypeAlias

import msgspec

from bot.engine.arranged import Arranged
from bot.engine.asks import Answer, Ask
from bot.engine.events import Event
from bot.engine.game import Game
from bot.engine.match import Match
from bot.games import game
from bot.lessons.laying import lay
from bot.lessons.script import Lesson, Step, alike, lesson, scripted
from bot.lessons.start import dealt, kept

Line: TypeAlias = tuple[str, tuple[str, ...]]
"""A seat and what it picks."""
MOST_ANSWERS = 400
"""Answers of others between two steps; rules that ask for more never come back to the learner."""


class Given(msgspec.Struct, frozen=True, array_like=True):
    """What the learner did at a step; nothing where there was only something to read."""

    picks: tuple[str, ...] = ()
    amounts: tuple[int, ...] = ()


class Progress(msgspec.Struct, frozen=True):
    """How far somebody is: all that is kept of a lesson."""

    given: tuple[Given, ...] = ()
    turn: int = 0
    """How often it was begun anew: a press on what stood there before is known by it."""


class Astray(Exception):
    """An answer that the rules allow and the step does not expect yet; nothing has changed."""


class Stuck(Exception):
    """The script does not fit the rules: nobody can go on from here."""


class Run:
    """One lesson in play. It holds nothing that is saved: the script and `given` are all that makes it again."""

    def __init__(self, id: str, turn: int = 0, script: Lesson | None = None) -> None:
        self.of = id
        self.turn = turn
        self.script = script or lesson(id)
        self.given: tuple[Given, ...] = ()
        self.unspent: dict[str, list[str]] = {}
        """What was arranged after a step and never came, by the step."""
        self.events: list[Event] = []
        """What happened since the step before, as far as the learner may know."""
        self.match = self._start()
        self._arrive()

    @classmethod
    def resume(cls, id: str, progress: Progress, script: Lesson | None = None) -> Run:
        """The lesson as far as what was done there still fits; compare `given` to see whether all of it did."""
        run = cls(id, progress.turn, script)
        for given in progress.given:
            if run.step is None:
                break
            before = run.given
            try:
                run.go(given)
            except Exception:  # noqa: BLE001 - rules that changed may refuse, or raise; then the step before it is shown
                return cls.resume(id, Progress(before, progress.turn), script)
        return run

    @cached_property
    def game(self) -> Game[Any, Any]:
        """The game that is taught."""
        return game(self.of)

    @property
    def id(self) -> int:
        """The number by which presses find this lesson, in place of a table's."""
        return lesson_id(self.of)

    @property
    def asked(self) -> int:
        """The moment that a press belongs to."""
        return self.turn * len(self.script.step) + self.turn + len(self.given)

    @property
    def progress(self) -> Progress:
        """What is kept of it."""
        return Progress(self.given, self.turn)

    @property
    def step(self) -> Step | None:
        """What is taught now; nothing when the lesson is over."""
        done = len(self.given)
        return self.script.step[done] if done < len(self.script.step) else None

    @property
    def ask(self) -> Ask | None:
        """What the learner is asked, where the step wants an answer."""
        return None if self.step is None or self.step.reads else self.match.ask_of(self.script.seat)

    def go(self, given: Given | None = None) -> None:
        """Go on: by reading, or by an answer. Refused or astray, it changes nothing."""
        step, given = self.step, given or Given()
        if step is None:
            raise Stuck("the lesson is over")
        if not step.reads:
            self._answer(step, Answer(self.script.seat, given.picks, given.amounts))
        else:
            self.events = []
            self._follow(step, Arranged(step.dice, step.draws))
        self.given = (*self.given, given)
        self._arrive()

    def shown(self) -> Given:
        """What *Show me* does at this step."""
        step, ask = self.step, self.ask
        if step is None or ask is None:
            return Given()
        if step.shows:
            return Given(step.shows, step.amounts)
        if not step.expects:
            answer = self._advised(self.script.seat, ask)
            return Given(answer.picks, answer.amounts)
        some = len(step.expects) if step.all else ask.least
        count = {"some": some, "order": len(ask.options)}.get(ask.kind, 1)
        fitting = [option.key for pattern in step.expects for option in ask.options if alike(pattern, option)]
        return Given(tuple(dict.fromkeys(fitting))[:count])

    def back(self) -> Run:
        """The lesson one step before."""
        return Run.resume(self.of, Progress(self.given[:-1], self.turn), self.script)

    def _answer(self, step: Step, answer: Answer) -> None:
        choice = self.match.check(answer)
        fitting = step.free or (all(map(step.fits, choice.options)) and (choice.options or "pass" in step.expects))
        if not fitting or step.misses(choice.options):
            raise Astray(step.id)
        self.events, arranged = [], Arranged(step.dice, step.draws)
        self._apply(answer, arranged)
        self._follow(step, arranged)

    def _follow(self, step: Step, arranged: Arranged) -> None:
        """Let the others go on after a step, unless they are held back; what never came is noted."""
        lines = [scripted(line) for line in step.then]
        unsaid = lines if step.holds else self._others(lines, arranged)
        self.unspent[step.id] = [*arranged.left, *(" ".join((seat, *picks)) for seat, picks in unsaid)]

    def _apply(self, answer: Answer, arranged: Arranged) -> None:
        with arranged.coming():
            told = self.match.apply(answer).events
        self._hear(told)

    def _hear(self, told: list[Event]) -> None:
        self.events += [event for event in told if not event.audience or self.script.seat in event.audience]

    def _others(self, lines: list[Line], arranged: Arranged) -> list[Line]:
        """Let all others answer, by the script or as Vigil would, until only the learner can go on.

        Gives the lines that nobody came to say.
        """
        for _ in range(MOST_ANSWERS):
            answer = self._next_answer(lines)
            if answer is None:
                return lines
            self._apply(answer, arranged)
        raise Stuck("nobody asks the learner any more")

    def _next_answer(self, lines: list[Line]) -> Answer | None:
        """The next answer that is not the learner's own to give; of the script its line is used up."""
        for seat in self.match.waiting:
            place = next((n for n, (who, _) in enumerate(lines) if who == seat), None)
            if place is not None:
                return Answer(seat, lines.pop(place)[1])
            ask = self.match.ask_of(seat)
            if ask and self.script.seat not in ask.seats:
                return self._advised(seat, ask)
        return None

    def _advised(self, seat: str, ask: Ask) -> Answer:
        """What Vigil's player would answer: it thinks where nothing is arranged."""
        return self.game.player.advise(self.match.view(seat), msgspec.structs.replace(ask, seats=(seat,)))

    def _start(self) -> Match:
        match = kept(self.of, self.script)
        if match is None:
            match, self.unspent[""] = dealt(self.of, self.script)
        return match

    def _arrive(self) -> None:
        """Lay what the step lays, and play on until the learner is asked."""
        for laid in self.step.lay if self.step else ():
            self.match, told = lay(self.match, laid)
            self._hear(told)
        if not (self.given and self.script.step[len(self.given) - 1].holds):
            self._others([], Arranged())


def lesson_id(of: str) -> int:
    """The number of a game's lesson, far above those of tables."""
    return LESSONS + int.from_bytes(blake2b(of.encode(), digest_size=4).digest(), "big")


LESSONS = 1 << 62
"""Numbers from here on are those of lessons."""

__all__ = ["LESSONS", "Astray", "Given", "Progress", "Run", "Stuck", "lesson_id"]
