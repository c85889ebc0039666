"""Law 1: same seed and answers, same bytes."""

from __future__ import annotations

import msgspec

from bot.laws.broken import LawBroken
from bot.laws.moments import parting, retell
from bot.laws.run import Law, Run

TELLINGS = 10
"""Times a game is told again to see whether it can differ from itself: a stray die falls the same way at times."""


class Same(Law):
    """Tells the game again at its end, and compares every moment."""

    number = 1
    compares = True

    def __init__(self, rate: float = 1.0) -> None:
        self.rate = rate

    def end(self, run: Run) -> None:
        """Look whether the game comes out the same."""
        if run.sometimes(self.rate):
            check_same(run)


def check_same(run: Run, tellings: int = 1) -> None:
    """Tell a run again by itself. If such tellings agree and only the run differs, tables touch: that is law 8."""
    record = run.record()
    again = retell(run.game, record)
    at = parting(run.moments, again)
    for _ in range(tellings - 1 if at is None else TELLINGS):
        if (apart := parting(again, retell(run.game, record))) is not None:
            answer = msgspec.to_builtins(record.answers[apart - 1]) if apart else "the start"
            raise LawBroken(1, "same seed and answers give other bytes", f"entry {apart}: {answer}")
    if at is not None:
        raise LawBroken(8, "a match comes out differently while others of its game are played", f"entry {at}")
