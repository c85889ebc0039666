"""Which law is broken: a broken foundation shows in what stands on it, and it is the foundation that is named."""

from __future__ import annotations

from functools import partial

from bot.laws.afresh import check_afresh
from bot.laws.apart import check_apart
from bot.laws.broken import LawBroken
from bot.laws.run import Run
from bot.laws.same import TELLINGS, check_same

ALONE = (partial(check_same, tellings=TELLINGS),)
PLAYING = (*ALONE, partial(check_apart, tables=8))
RESTORING = (*PLAYING, check_afresh)
LEANING = {2: PLAYING, 3: RESTORING, 4: RESTORING, 5: RESTORING, 8: ALONE}
"""The laws whose checks play matches or restore them, and what they take for granted."""
LONGEST = 5_000


def blame(run: Run, broken: LawBroken) -> LawBroken:
    """The breach that explains this one: itself, unless what its check relies on is broken too."""
    named = broken
    if run.moments and len(run.entries) <= LONGEST:
        for check in LEANING.get(broken.law, ()):
            try:
                check(run)
            except LawBroken as deeper:
                named = deeper
                break
    named.record = run.record()
    return named
