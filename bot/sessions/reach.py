"""How far somebody may take their own answers back: to the last thing that came out, or that somebody else did."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.sessions.telling.story import LABEL, Did, Label
from bot.store import Commit, Row


class Reach(msgspec.Struct, frozen=True):
    """Whose answers are the newest, and how many of them reveal nothing; or why none can be taken back."""

    user_id: int | None = None
    answers: int = 0
    why: str = "nothing-to-undo"
    did: tuple[Did, ...] = ()
    """What the newest of them picked, if it was in the open."""

    def then(self, row: Row | Commit) -> Reach:
        """The reach after one more row. Another seat's answer ends it, Vigil's own too: by now it is known."""
        if row.kind == "start":
            return Reach()
        if row.entry is None or (row.kind == "set" and row.seat is not None):
            # A note, or a standing order: neither is a move. But whoever gave a seat up has no say there any more.
            return Reach(why="handed-on") if self.answers and self.user_id in _gave_up(row) else self
        if row.kind == "set":
            return Reach(why="corrected")
        if row.reveals or row.kind != "answer":
            return Reach(why="revealed")
        words = LABEL.decode(row.label) if row.label else Label()
        if words.joined == "chained" and not self.answers:
            return self  # what it came with has shown something: one decision stays, or goes, as one
        if words.joined and self.answers:
            return msgspec.structs.replace(self, did=(*self.did, *words.did) if words.joined == "chained" else self.did)
        if row.user_id is None:
            return Reach(why="ran-out" if words.why else "followed") if self.answers else self
        return Reach(row.user_id, self.answers + 1 if row.user_id == self.user_id else 1, "", words.did)

    def of(self, user_id: int) -> Reach:
        """The reach of one person: their own answers, or why they have none to take back."""
        return self if user_id == self.user_id or not self.answers else Reach(user_id, why="not-yours")


def _gave_up(row: Row | Commit) -> set[int | None]:
    """Whose seats changed hands with a row."""
    return {seat.user_id for seat in LABEL.decode(row.label).before} if row.label else set()


def reached(newest_first: Iterable[Row]) -> Reach:
    """Follow the rows that led here."""
    reach = Reach()
    for row in reversed(list(newest_first)):
        reach = reach.then(row)
    return reach
