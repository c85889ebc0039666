"""Attendance: who keeps a table waiting, noted so that no restart forgets it."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from bot.sessions.prefs import merged
from bot.sessions.session import Session
from bot.sessions.waiting import patience
from bot.sessions.waiting.patience import NEVER, NEW, PINGED, Habits, Wishes
from bot.store import Store, Wait

T = TypeVar("T")


async def habits(store: Store, user_id: int) -> Habits:
    """What a person has chosen about pings."""
    return msgspec.json.decode(await store.person_prefs(user_id), type=Habits)


async def set_habits(store: Store, user_id: int, chosen: Habits) -> None:
    """Keep what a person has chosen, and leave their other preferences alone."""
    await store.set_person_prefs(user_id, merged(await store.person_prefs(user_id), chosen))


async def free_at(store: Store, user_id: int, now: int) -> int:
    """The first moment from now on when somebody may be pinged, as they wish by now; never, if they do not."""
    theirs, last = await habits(store, user_id), await store.pinged([user_id])
    return theirs.free_at(now, last.get(user_id, 0)) if theirs.pings else NEVER


async def wishes(store: Store, table_id: int) -> Wishes:
    """What a table's game-master has chosen."""
    return msgspec.json.decode(await store.table_settings(table_id), type=Wishes)


async def set_wishes(store: Store, table_id: int, chosen: Wishes, now: int) -> None:
    """Keep what a table's game-master has chosen, and let those who are waited for now be waited for like that.

    The time that has passed counts, as far as it brings the next step: no more than one follows from a choice.
    """
    await store.set_table_settings(table_id, merged(await store.table_settings(table_id), chosen))
    waits = await store.waits(table_id)
    last = await store.pinged([wait.user_id for wait in waits]) if waits else {}
    moved = []
    for wait in waits:
        since = max(wait.since, now - max(wait.stage, 1) * patience.STEPS[chosen.pace])
        when = patience.due(wait.stage, since, chosen, await habits(store, wait.user_id), last.get(wait.user_id, 0))
        moved.append(msgspec.structs.replace(wait, since=since, due=max(when, now)))
    if moved:
        await store.put_waits(moved)


def awaited(session: Session) -> list[int]:
    """The people who owe an answer, each once; during a pause they still do, but time stands still."""
    if session.row.status != "playing":
        return []
    held = (session.seats[seat] for seat in session.match.waiting)
    return list(dict.fromkeys(seat.user_id for seat in held if seat.kind == "person" and seat.user_id))


async def note(session: Session, now: int) -> list[Wait]:
    """Bring the list of who is waited for up to date; gives the waits of those who have come, with their pings."""
    store = session.store
    if session.row.head:
        await session.loaded()
    people = awaited(session) if session.row.head else []
    before = {wait.user_id: wait for wait in await store.waits(session.id)}
    last = await store.pinged(people) if people else {}
    chosen = await wishes(store, session.id)
    kept = []
    for user in people:
        wait = before.get(user)
        if wait is not None and wait.asked == session.asked:
            continue
        # Who is asked again at once is at the table: no new ping, but the waiting begins anew.
        stage = min(wait.stage, PINGED) if wait else NEW
        when = patience.due(stage, now, chosen, await habits(store, user), last.get(user, 0))
        kept.append(Wait(session.id, user, session.asked, now, stage, when))
    gone = [wait for user, wait in before.items() if user not in people]
    heard = [before[wait.user_id] for wait in kept if wait.user_id in before]
    if kept or gone:
        await store.put_waits(kept, [(wait.table_id, wait.user_id) for wait in gone])
    return [*gone, *heard]


async def called(session: Session, now: int) -> list[int]:
    """Those whom a new panel may ping: they are newly waited for and do not mind now. They count as pinged."""
    if session.idle:
        return []
    waits = [wait for wait in await session.store.waits(session.id) if wait.stage == NEW]
    found = [
        await step(session.store, wait, PINGED, now)
        for wait in waits
        if await free_at(session.store, wait.user_id, now) <= now
    ]
    users = [wait.user_id for wait in found]
    if users:
        await session.store.note_pings(users, now)
    return users


async def step(store: Store, wait: Wait, stage: int, now: int, message: tuple[int, int] | None = None) -> Wait:
    """Note that a wait has come to a stage, and where its ping stands."""
    chosen, theirs = await wishes(store, wait.table_id), await habits(store, wait.user_id)
    when = patience.due(stage, wait.since, chosen, theirs, now if stage == PINGED else 0)
    place = message or (wait.channel_id, wait.message_id)
    moved = Wait(wait.table_id, wait.user_id, wait.asked, wait.since, stage, max(when, now), *place)
    await store.put_waits([moved])
    return moved


async def put_off(store: Store, wait: Wait, until: int) -> None:
    """Take the next step about a wait at another time."""
    await store.put_waits([msgspec.structs.replace(wait, due=until)])


async def later(session: Session, user_id: int, now: int) -> Wait | None:
    """Somebody has seen that it is their turn: nobody asks again for a whole step."""
    mine = next((wait for wait in await session.store.waits(session.id) if wait.user_id == user_id), None)
    if mine is None:
        return None
    seen = msgspec.structs.replace(mine, since=now, channel_id=None, message_id=None)
    await step(session.store, seen, PINGED, now)
    return mine
