"""The history of a table in words: who did what and when, on the branch that stands and on those taken back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import takewhile

import msgspec

from bot.markdown import Markdown
from bot.sessions.past.rewind import by_person, walk_back
from bot.sessions.session import Session
from bot.sessions.telling.story import LABEL, Did, Label, Told, tell
from bot.store import Row
from bot.text import Tongue, fold

PAGE = 12
SEARCHED = 400
"""Rows that are looked through, at most, for a point that somebody names."""


class Page(msgspec.Struct, frozen=True):
    """Some rows, newest first, and whether each still stands; `older` and `newer` lead on."""

    rows: tuple[tuple[Row, bool], ...]
    older: int | None
    newer: int | None


async def page(session: Session, before: int | None = None) -> Page:
    """Read the rows before one, or the newest."""
    end = min(before or session.row.head + 1, session.row.head + 1)
    start = max(1, end - PAGE)
    rows = await session.store.rows(session.id, start, end - 1)
    standing = set[int]()
    async for row in walk_back(session, session.row.head):
        if row.seq < start:
            break
        standing.add(row.seq)
    shown = tuple((row, row.seq in standing) for row in reversed(rows))
    return Page(
        shown, start if start > 1 else None, min(end + PAGE, session.row.head + 1) if end <= session.row.head else None
    )


async def points(session: Session, tongue: Tongue, typed: str, most: int) -> list[tuple[Row, int, str]]:
    """Decisions that can be taken back to, newest first: the row, how many steps that is, and its words."""
    found, steps, read = list[tuple[Row, int, str]](), 0, 0
    async for row in walk_back(session, session.row.head):
        read += 1
        if len(found) == most or read > SEARCHED:
            break
        if not by_person(row):
            continue
        steps += 1
        words = row_words(tongue, session.row.game, row)
        if fold(typed) in fold(words):
            found.append((row, steps, words))
    return found


def row_words(tongue: Tongue, game: str, row: Row) -> str:
    """What a row is: what was picked in the open, else what everybody saw of it, else that it was secret."""
    label = LABEL.decode(row.label) if row.label else Label()
    if row.kind != "answer":
        return _first_line(tongue, label.told) or tongue.t(f"history-{row.kind}")
    seat = tongue.t(f"{game}-seat-{row.seat}") if row.seat else ""
    picks = [tongue.option(game, did.verb, did.args) for did in label.did]
    if picks and not (label.told and all(map(partial(_only_named, tongue, game), label.did, picks))):
        return tongue.t("history-did", seat=seat, what=tongue.listing(picks))
    seen = _first_line(tongue, label.told)
    if not seen:
        return tongue.t("history-secret", seat=seat)
    return seen if seen.startswith(seat) else tongue.t("history-did", seat=seat, what=seen)


def _first_line(tongue: Tongue, story: Sequence[Told]) -> str:
    """What came first, with what followed from it; nothing where nothing was told."""
    return Markdown("").join(tell(tongue, [*story[:1], *takewhile(lambda sentence: sentence.follows, story[1:])]))


def _only_named(tongue: Tongue, game: str, did: Did, said: str) -> bool:
    """Whether an option says whom or what it picks and not what for: that shows in what came of it."""
    return any(said == tongue.name(game, name, str(value)) for name, value in did.args.items())
