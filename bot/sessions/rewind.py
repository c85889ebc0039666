"""Taking back: the journal keeps every row, and going back is a new row that points at an old one."""

from __future__ import annotations

import msgspec

from bot.engine.asks import refuse
from bot.engine.match import ENCODER, Fork
from bot.engine.words import Phrase
from bot.sessions.outgoing import PANEL
from bot.sessions.session import Session
from bot.sessions.story import Label, Told
from bot.sessions.update import Update
from bot.store import Commit, Row, TableChanges


class Reach(msgspec.Struct, frozen=True):
    """How far a player may take back: so many answers, or why none."""

    answers: int
    why: str = ""


async def reach(session: Session, user_id: int) -> Reach:
    """Count the newest answers that are this person's own and have revealed nothing."""
    rows = [row for row in await session.store.ancestors(session.id, session.row.head, limit=30) if row.entry]
    count, why = 0, "nothing-to-undo"
    for row in rows:
        own = row.kind == "answer" and row.user_id == user_id
        why = "revealed" if row.reveals else "" if own or row.user_id is None else "not-yours"
        if why or row.kind != "answer":
            break
        count += own
    return Reach(count, "" if count else why or "nothing-to-undo")


async def take_back(session: Session, user_id: int) -> Update:
    """Take back one's own last answer, if nothing has been revealed since."""
    async with session.lock:
        await session.load()
        allowed = await reach(session, user_id)
        if not allowed.answers:
            raise refuse(allowed.why)
        return await _go_back(session, 1, user_id)


async def undo(session: Session, steps: int, user_id: int) -> Update:
    """Take back any number of answers. Past a reveal, chance moves to a new stream."""
    async with session.lock:
        await session.load()
        return await _go_back(session, steps, user_id)


async def redo(session: Session, user_id: int) -> Update:
    """Go forward again over what was taken back, one answer at a time, as long as nothing new was answered."""
    async with session.lock:
        head = await session.store.row(session.id, session.row.head)
        if head.kind not in ("undo", "redo") or head.left is None or head.prev is None:
            raise refuse("nothing-to-redo")
        here = (await _path(session, head.prev, 0))[-1].seq
        ahead = []
        for row in await session.store.ancestors(session.id, head.left, limit=session.row.head):
            if row.seq == here:
                break
            if row.entry:
                ahead.append(row)
        if not ahead:
            raise refuse("nothing-to-redo")
        following = ahead.pop()
        while ahead and ahead[-1].user_id is None:
            following = ahead.pop()
        commit = Commit(kind="redo", prev=following.seq, left=head.left, user_id=user_id, label=_label("story-redone"))
        return await _turn(session, commit)


async def _go_back(session: Session, steps: int, user_id: int) -> Update:
    path = await _path(session, session.row.head, steps)
    target, undone = path[-1], path[:-1]
    if steps < 1 or sum(map(_by_person, undone)) < steps:
        raise refuse("nothing-to-undo")
    entry = Fork(session.row.head + 1) if any(row.reveals for row in undone) else None
    commit = Commit(
        kind="undo",
        prev=target.seq,
        left=await _tip(session) or path[0].seq,
        user_id=user_id,
        entry=ENCODER.encode(entry) if entry else None,
        reveals=entry is not None,
        label=_label("story-undone-past-reveal" if entry else "story-undone", count=steps),
    )
    return await _turn(session, commit)


async def _tip(session: Session) -> int | None:
    """The row that redo leads back to, if the last thing done was to take back or bring back."""
    head = await session.store.row(session.id, session.row.head)
    return head.left if head.kind in ("undo", "redo") else None


async def _path(session: Session, seq: int, steps: int) -> list[Row]:
    """Give the rows, newest first, back to where the last `steps` answers by people were asked."""
    limit = 4 * steps + 8
    while True:
        rows = await session.store.ancestors(session.id, seq, limit=limit)
        found, answers = list[Row](), 0
        for row in rows:
            if row.entry is None and row.kind != "start":
                continue
            found.append(row)
            if answers == steps:
                return found
            answers += _by_person(row)
        if len(rows) < limit:
            return found
        limit *= 4


def _by_person(row: Row) -> bool:
    return row.kind == "answer" and row.user_id is not None


async def _turn(session: Session, commit: Commit) -> Update:
    """Commit the turn and read the table again from where it now stands."""
    row = session.row
    changes = TableChanges(status="playing") if row.status == "finished" else None
    await session.store.commit(session.id, msgspec.structs.replace(commit, changes=changes, outbox=[PANEL]))
    session.forget()
    await session.refresh()
    match = await session.load()
    return await session.commit(match, [])


def _label(id: str, **args: int) -> bytes:
    return ENCODER.encode(Label((Told(Phrase(id, dict(args))),)))
