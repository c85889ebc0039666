"""Law 2: at each checkpoint decode the save, start afresh, and get the same asks and the same game after them."""

from __future__ import annotations

import msgspec

from bot.engine.match import Match, Step
from bot.laws.broken import LawBroken
from bot.laws.moments import difference, moment, position
from bot.laws.players import Scripted
from bot.laws.run import Law, Run, play

FAR = 5
"""Checkpoints over which some restored matches are followed; the others go to the next one."""


class Shadow(msgspec.Struct):
    """A restored match that is given the same answers, until so many checkpoints later."""

    match: Match
    left: int


class Afresh(Law):
    """Restores checkpoints and, now and then, positions between them; what it restored plays along."""

    number = 2
    compares = True

    def __init__(self, rate: float = 1.0, midway: float = 0.1, far: float = 0.05) -> None:
        self.rate, self.midway, self.far = rate, midway, far
        self.shadows: list[Shadow] = []

    def after(self, run: Run, step: Step) -> None:
        """Let the shadows follow, then look whether this position can be restored."""
        if run.entries:
            for shadow in self.shadows:
                self._follow(run, shadow)
        elif step.checkpoint is None:
            raise LawBroken(2, "the first ask is no checkpoint, so that the table cannot be saved")
        if step.checkpoint is None:
            if run.sometimes(self.midway):
                self._restore_midway(run)
            return
        for shadow in self.shadows:
            shadow.left -= 1
        self.shadows = [shadow for shadow in self.shadows if shadow.left]
        if run.sometimes(self.rate):
            match = restored(run, step.checkpoint)
            run.restored += 1
            self.shadows.append(Shadow(match, FAR if run.sometimes(self.far) else 1))

    def back(self, run: Run) -> None:
        """Let go of the shadows."""
        self.shadows = []

    def _follow(self, run: Run, shadow: Shadow) -> None:
        entry = run.entries[-1]
        try:
            step = shadow.match.apply(entry)
        except Exception as error:
            raise LawBroken(2, "after a restore an answer no longer fits", f"{entry}: {error!r}") from error
        if moment(shadow.match, step) != run.moments[-1]:
            where = difference(position(run.match), position(shadow.match)) or "what was told"
            raise LawBroken(2, "after a restore the same answers lead elsewhere", where)

    def _restore_midway(self, run: Run) -> None:
        match = run.match
        try:
            again = run.restore(match.base, match.entries)
        except Exception as error:
            raise LawBroken(2, "a position between checkpoints cannot be restored", repr(error)) from error
        if position(again) != position(match):
            where = difference(position(match), position(again))
            raise LawBroken(2, "a position between checkpoints is restored differently", where)


def restored(run: Run, base: bytes) -> Match:
    """Restore a checkpoint and compare it with where the run stands."""
    try:
        match = run.restore(base)
    except Exception as error:
        raise LawBroken(2, "a checkpoint cannot be restored", repr(error)) from error
    if match.base != base or position(match) != position(run.match):
        where = difference(position(run.match), position(match))
        raise LawBroken(2, "a checkpoint started afresh is another position", where)
    return match


def check_afresh(run: Run) -> None:
    """Play a run's answers again under this law alone: says whether what looks like another breach is this one."""
    try:
        play(Run(run.game, run.start), Scripted(run.entries), [Afresh(midway=1.0)])
    except LawBroken as broken:
        if broken.law == Afresh.number:
            raise
