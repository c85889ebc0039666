"""Law 6: nothing is lost. Each card and token is in exactly one place, and the counts equal the component list."""

from __future__ import annotations

from bot.engine.match import Step
from bot.laws.broken import LawBroken
from bot.laws.run import Law, Run


class Census(Law):
    """Counts at checkpoints, and at the end."""

    number = 6

    def __init__(self, rate: float = 1.0) -> None:
        self.rate = rate

    def after(self, run: Run, step: Step) -> None:
        """Compare what is on the table with what was in the box."""
        if step.checkpoint is None or not (run.match.over or run.sometimes(self.rate)):
            return
        state = run.match.state
        found, boxed = run.game.table.census(state), run.game.table.inventory(state)
        if found != boxed:
            lost, extra = dict(boxed - found), dict(found - boxed)
            raise LawBroken(6, "the count of components is off", f"lost {lost}, too many {extra}")
