"""Taking a person or a server out of the house: games go on, seats and tables pass to others, and nothing is kept."""

from __future__ import annotations

import logging
from collections.abc import Collection
from contextlib import AsyncExitStack

import msgspec

from bot.sessions import authority, lobby, tables
from bot.sessions.gm.masking import HousePen
from bot.sessions.house import House
from bot.sessions.lobby import Person
from bot.sessions.session import Session
from bot.store import Store, TableStatus
from bot.store.forgetting.erasures import SWEEP
from bot.store.forgetting.people import Traces

log = logging.getLogger(__name__)

PEN = HousePen()
HELD: tuple[TableStatus, ...] = ("lobby", "playing", "parked")
"""Where a seat is still somebody's to play; at a finished game it only tells who sat there."""


async def step_back(house: House, user_id: int, names: Collection[str]) -> tuple[Traces, list[Session]]:
    """Let somebody give up their seats and their tables; gives what else knows them, and the tables that changed."""
    traces, stepped = await house.store.traces(user_id, names, PEN), list[Session]()
    if traces.seated:
        await house.store.note_erasure(*SWEEP)
    for table_id in traces.seated:
        try:
            session = await house.table(table_id)
            if session.row.status != "closed" and session.owned_by(user_id):
                await _step_back(session, Person(user_id, next(iter(names), "")))
                stepped.append(session)
        except Exception:  # a table that cannot be played on is no reason to keep somebody in the others
            log.exception("table %s: somebody could not step back", table_id)
    return traces, stepped


async def _step_back(session: Session, person: Person) -> None:
    """Leave one table: Vigil plays on, whoever sits first owns it, and an empty lobby closes."""
    if session.row.status in HELD and session.seats_of(person.id):
        await lobby.leave(session, person)
    if session.row.owner_id != person.id:
        return
    others = [seat for seat in session.seats.values() if seat.kind == "person" and seat.user_id != person.id]
    if others:
        heir = Person(others[0].user_id or 0, others[0].user_name)
        await authority.transfer(session, person, heir)
    elif session.row.status == "lobby":
        await tables.put_away(session)


async def mask(house: House, user_id: int, known: Traces) -> list[Session]:
    """Put a number in somebody's place wherever they are found by now, and forget the rest; gives open tables."""
    traces, shown = await house.store.traces(user_id, known.names, PEN), dict[int, Session]()
    for group in traces.groups:
        async with AsyncExitStack() as held:
            sessions = [await house.table(table_id) for table_id in group]
            for session in sessions:
                await held.enter_async_context(session.lock)
            await house.store.mask(group, user_id, traces.names, PEN)
            for session in sessions:
                session.forget()
                await session.refresh()
            shown.update((each.id, each) for each in sessions if each.row.status not in ("parked", "closed"))
    await house.store.forget_person(user_id)
    return list(shown.values())


async def runs_for(store: Store, guild_id: int, application_id: int) -> bool:
    """Whether a server's tables are run by this application; nothing else may hold it to have left a server.

    One database may be run now with a token and now in the playground, where none of its servers is.
    """
    kept = msgspec.json.decode(await store.guild_settings(guild_id), type=dict[str, msgspec.Raw])
    return "application" not in kept or msgspec.json.decode(kept["application"]) == application_id


async def run_for(store: Store, guild_id: int, application_id: int) -> None:
    """Note which application runs a server's tables; other settings stay."""
    kept = msgspec.json.decode(await store.guild_settings(guild_id), type=dict[str, msgspec.Raw])
    noted = msgspec.Raw(msgspec.json.encode(application_id))
    if kept.get("application") != noted:
        await store.set_guild_settings(guild_id, msgspec.json.encode({**kept, "application": noted}))


async def put_away_all(house: House, guild_id: int) -> list[Session]:
    """Put away every table that a server has open; gives them."""
    rows = await house.store.tables(guild_id=guild_id, statuses=("lobby", "playing", "finished"), limit=-1)
    sessions = [await house.table(row.id) for row in rows]
    for session in sessions:
        await tables.put_away(session)
    return sessions


async def erase_server(house: House, guild_id: int) -> None:
    """Delete everything that belongs to a server."""
    for table_id in await house.store.erase_server(guild_id):
        house.drop(table_id)
