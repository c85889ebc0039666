"""What a step becomes in the journal."""

from __future__ import annotations

import msgspec

from bot.engine.match import ENCODER, Answer, Entry, Fork, Match, Order, Step
from bot.sessions.telling.story import Label
from bot.store import Commit, TableRow


def row_of(entry: Entry, user_id: int | None, step: Step, words: Label) -> Commit:
    """The row of an entry that was applied."""
    ordered = isinstance(entry, Order)
    return Commit(
        kind="answer" if isinstance(entry, Answer) else "fork" if isinstance(entry, Fork) else "set",
        seat=entry.seat if isinstance(entry, Answer | Order) else None,
        user_id=user_id,
        entry=ENCODER.encode(entry),
        reveals=step.reveals,
        label=ENCODER.encode(words),
        state=None if ordered else step.checkpoint,  # so that what is asked keeps the row it was asked at
    )


def asks_anew(match: Match, entry: Entry) -> bool:
    """Whether what is asked now came with this entry: a standing order leaves the question as it was."""
    return not match.partial and not isinstance(entry, Order)


def with_head(row: TableRow, head: int) -> TableRow:
    """The row with its head moved on, sparing a read."""
    return msgspec.structs.replace(row, head=head)
