"""Corrections under the laws: what may be set can be told apart and said, and the list shows nothing that is hidden."""

from __future__ import annotations

from bot.engine.asks import KEY_LIMIT
from bot.engine.chance import Chance
from bot.engine.fixes import Fix
from bot.engine.match import ENCODER, Step, decode
from bot.engine.words import Phrase
from bot.laws.broken import LawBroken
from bot.laws.run import Law, Run
from bot.laws.secrets.mixture import offered
from bot.laws.words.wording import Vocabulary


class Corrections(Law):
    """Looks at what a game-master could set: its shape, its words, and that a stranger may read all of it."""

    number = 5

    def __init__(self, vocabulary: Vocabulary, rate: float = 0.05) -> None:
        self.vocabulary, self.rate = vocabulary, rate

    def after(self, run: Run, step: Step) -> None:
        """Look at the list where the rules can start afresh."""
        if step.checkpoint is None or run.match.over or not run.sometimes(self.rate):
            return
        fixes = offered(run)
        keys = [fix.key for fix in fixes]
        if len(set(keys)) != len(keys):
            raise LawBroken(5, "two corrections have one key", str(sorted(keys)))
        for fix in fixes:
            self._check(fix)
        self._check_hidden(run, fixes)

    def end(self, run: Run) -> None:
        """Look whether every reason against a correction has words."""
        for reason in run.reasons:
            self.vocabulary.phrase(Phrase(reason.id, reason.args))

    def _check(self, fix: Fix) -> None:
        if not fix.values or len(set(fix.values)) != len(fix.values):
            raise LawBroken(5, f"the correction {fix.key!r} has no values, or one twice", str(fix.values))
        if len(fix.key) > KEY_LIMIT or max(map(len, fix.values)) > KEY_LIMIT:
            raise LawBroken(5, f"the correction {fix.key!r} is too long")
        of = self.vocabulary.game.id
        self.vocabulary.phrase(Phrase(f"{of}-fix-{fix.id}", dict(fix.args)))
        for language in self.vocabulary.languages:
            if not all(language.speaker.name(of, fix.names, value).strip() for value in (fix.now, *fix.values)):
                raise LawBroken(7, f"a value of the correction {fix.key!r} has no name in {language.locale}")

    def _check_hidden(self, run: Run, fixes: tuple[Fix, ...]) -> None:
        """Change what the public may not see: the list must stay the same."""
        state = decode(run.game, run.match.base)
        run.game.table.veil(state, frozenset(), Chance(run.dice.randbytes(16)))
        if ENCODER.encode(run.game.table.fixes(state)) != ENCODER.encode(fixes):
            raise LawBroken(4, "the list of corrections shows what the public may not see")
