"""Law 3: undo and redo give the same bytes, and undo never crosses a reveal for a player."""

from __future__ import annotations

from bot.engine.match import Entry, Fork, Step
from bot.laws.broken import LawBroken
from bot.laws.moments import digest, moment, position
from bot.laws.run import Law, Run

FAR = 8
"""Entries that are taken back, at most."""


class Undo(Law):
    """Goes back some entries and forward again; and holds steps that say they reveal nothing to their word.

    What a step shows of hands and decks is seen by `secrecy`, which compares it with a twin.
    """

    number = 3
    compares = True

    def __init__(self, rate: float = 0.05) -> None:
        self.rate = rate
        self.chance = (0, 0)

    def before(self, run: Run, entry: Entry) -> None:
        """Note where chance stands."""
        chance = run.match.state.chance
        self.chance = (entry.stream if isinstance(entry, Fork) else chance.stream, chance.counter)

    def after(self, run: Run, step: Step) -> None:
        """Check what the step says of itself, and at times go back and forward."""
        if not run.entries:
            return
        self._check_reveals(run, step)
        if run.sometimes(self.rate):
            self._back_and_forward(run, run.dice.randint(1, min(FAR, len(run.entries))))

    def _check_reveals(self, run: Run, step: Step) -> None:
        chance = run.match.state.chance
        if step.reveals:
            return
        if (chance.stream, chance.counter) != self.chance:
            raise LawBroken(3, "chance was used in a step that is not marked as a reveal", str(run.entries[-1]))
        if run.closed and run.together:
            raise LawBroken(
                3, "answers given together came out in a step that is not marked as a reveal", str(run.entries[-1])
            )

    def _back_and_forward(self, run: Run, count: int) -> None:
        at = len(run.entries) - count
        if (save := run.save(at)) is None:
            return
        try:
            match = run.restore(*save)
        except Exception as error:
            raise LawBroken(3, f"undo of {count} raises", repr(error)) from error
        if digest(position(match)) != run.moments[at].position:
            raise LawBroken(3, f"undo of {count} leads elsewhere")
        for n in range(at, len(run.entries)):
            try:
                step = match.apply(run.entries[n])
            except Exception as error:
                raise LawBroken(3, f"redo after an undo of {count} raises", repr(error)) from error
            if moment(match, step) != run.moments[n + 1]:
                raise LawBroken(3, f"redo after an undo of {count} leads elsewhere", f"entry {n + 1}")
