"""Law 4: change what a seat may not see, and its view, asks and events stay byte-equal."""

from __future__ import annotations

import msgspec

from bot.engine.match import Step
from bot.laws.broken import LawBroken
from bot.laws.run import Law, Run
from bot.laws.secrets.twins import Twin, events_differ, visible

SPAN = 12
"""Moves for which a twin is followed."""
PAIR = 2
"""Twins that are followed at a time."""


class Followed(msgspec.Struct):
    """A twin and how long it is still followed."""

    twin: Twin
    left: int = SPAN


class Secrecy(Law):
    """Keeps twins beside the run. Where a seat can tell them apart, the step must have been marked as a reveal."""

    number = 4

    def __init__(self, rate: float = 0.15) -> None:
        self.rate = rate
        self.followed: list[Followed] = []

    def after(self, run: Run, step: Step) -> None:
        """Move the twins along, and at a checkpoint make new ones."""
        if run.closed and run.entries:
            for each in self.followed:
                each.left = each.left - 1 if self._still_alike(run, step, each.twin) else 0
            self.followed = [each for each in self.followed if each.left]
        if step.checkpoint is not None and not run.match.over and run.sometimes(self.rate):
            self.followed = self.followed[1 - PAIR :]
            self._split(run)

    def back(self, run: Run) -> None:
        """Let go of the twins."""
        self.followed = []

    def _split(self, run: Run) -> None:
        """Make a twin for anybody, and compare what they see."""
        seats = run.start.setup.seats
        seat = run.dice.choice(seats if run.game.table.confides(run.match.state) else (None, *seats))
        try:
            twin = Twin(run, seat)
        except Exception as error:
            raise LawBroken(4, "a position with hidden things changed cannot be started", repr(error)) from error
        run.veiled += twin.changed
        if where := twin.view_differs(run.match):
            raise LawBroken(4, f"the view of {twin.name} shows what it may not see", where)
        if where := twin.asks_differ(run.match):
            raise LawBroken(4, f"the asks before {twin.name} show what it may not see", where)
        if where := twin.hints_differ(run.match):
            raise LawBroken(4, f"the hint for {twin.name} shows what it may not see", where)
        self.followed.append(Followed(twin))

    def _still_alike(self, run: Run, step: Step, twin: Twin) -> bool:
        """Move a twin and compare; False once the seat was rightly shown something that tells them apart."""
        try:
            there = twin.follow(run.window)
            alike = there is not None or step.reveals or twin.otherwise(run, step)
        except Exception as error:
            raise LawBroken(4, "with hidden things changed the rules raise", repr(error)) from error
        if there is None:
            if alike is False:
                what = f"an answer shows {twin.name} what was hidden, and its step is not marked as a reveal"
                raise LawBroken(3, what, str(run.window))
            return bool(alike) and not step.reveals
        if where := twin.view_differs(run.match):
            if step.reveals:
                return False
            raise LawBroken(3, f"{twin.name} is shown something by a step that is not marked as a reveal", where)
        if where := events_differ(step, there, twin.seat):
            raise LawBroken(4, f"an event tells {twin.name} what it may not know", where)
        if visible(step, twin.seat) != visible(there, twin.seat):
            return False
        if where := twin.asks_differ(run.match):
            raise LawBroken(4, f"the asks before {twin.name} show what it may not see", where)
        return not run.match.over
