"""The life of tables: put away, resumed, and followed by the next mission."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET

from bot.engine.asks import refuse
from bot.sessions.authority import Actor, is_master
from bot.sessions.house import House
from bot.sessions.session import Session
from bot.sessions.telling.manner import Length, keep
from bot.sessions.telling.outgoing import PANEL, Retire
from bot.store import Campaign, NewTable, Outgoing, TableChanges, TableRow
from bot.store.forgetting.people import NUMBERS


async def put_away(session: Session) -> Literal["parked", "closed"]:
    """Free the channel: a running game is parked, a lobby or a finished game is closed.

    One that was put away meanwhile stays as it is: a parked game that was closed could not be resumed.
    """
    async with session.lock:
        if session.row.status == "parked" or session.row.status == "closed":
            return session.row.status
        status: Literal["parked", "closed"] = "parked" if session.row.status == "playing" else "closed"
        retire = Retire("over" if session.row.status == "finished" else "put-away")
        await session.store.update_table(session.id, TableChanges(status=status), outbox=[retire.queued()])
        await session.refresh()
        return status


async def move(house: House, session: Session, channel_id: int) -> None:
    """Bring a table to another channel or thread; the panel left behind loses its buttons once the new one stands."""
    async with session.lock:
        if channel_id == session.row.channel_id:
            raise refuse("same-channel")
        if await house.store.table_in_channel(channel_id) is not None:
            raise refuse("channel-taken")
        leaving = [PANEL, *await _unnoticed(session)]
        await house.store.update_table(session.id, TableChanges(channel_id=channel_id), outbox=leaving)
        await session.refresh()


async def _unnoticed(session: Session) -> list[Outgoing]:
    """Have the channel that is left searched for a panel that a crash may have left there before it was noted."""
    tried = [row.created_at for row in await session.store.pending(session.id) if row.kind == "panel" and row.attempts]
    return [Retire("moved", session.row.channel_id, since=min(tried)).queued()] if tried else []


async def speak_in(session: Session, locale: str) -> None:
    """Choose the language of a table's panel and story; its next missions keep it."""
    async with session.lock:
        await session.store.update_table(session.id, TableChanges(locale=locale))
        await session.refresh()


async def tell_at_length(session: Session, length: Length) -> None:
    """Choose how much of the story the channel is told; its next missions keep it."""
    async with session.lock:
        await keep(session.store, session.id, length)
        session.brief = length == "brief"
        session.version += 1


async def next_mission(house: House, session: Session) -> Session:
    """Close a finished mission and open the lobby of the next, or of the same again if it was lost."""
    match = await session.loaded()
    if match is None or session.row.status != "finished" or session.row.campaign_id is None:
        raise refuse("no-next-mission")
    campaign = await house.store.campaign(session.row.campaign_id)
    if campaign.status != "active":
        raise refuse("no-next-mission")
    await put_away(session)
    return await _open(house, campaign, session, guild_id=session.row.guild_id, channel_id=session.row.channel_id)


async def once_more(house: House, session: Session) -> Session:
    """Close a finished game and open the lobby of the same one, with the same people, mission and options."""
    if await session.loaded() is None or session.row.status != "finished":
        raise refuse("not-over")
    row = session.row
    await put_away(session)
    again = NewTable(
        game=row.game,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        owner_id=row.owner_id,
        options=row.options,
        locale=row.locale,
        mission=row.mission,
    )
    opened = await house.store.create_table(again, list(session.seats.values()), outbox=[PANEL])
    return await _told_alike(house, session, opened.id)


async def make_room(house: House, channel_id: int) -> Session | None:
    """Put away a game that is over where another is to begin; gives its table, which has that to show."""
    row = await house.store.table_in_channel(channel_id)
    if row is None or row.status != "finished":
        return None
    over = await house.table(row.id)
    await put_away(over)
    return over


async def resume(house: House, campaign_id: int, *, guild_id: int, channel_id: int, by: Actor | None = None) -> Session:
    """Bring a campaign to a channel: its running mission where it was left, or the lobby of its next."""
    campaign = await house.store.campaign(campaign_id)
    if campaign.guild_id != guild_id:
        raise refuse("no-such-campaign")
    if await house.store.table_in_channel(channel_id) is not None:
        raise refuse("channel-taken")
    newest = await house.store.tables(campaign_id=campaign_id, limit=1)
    if not newest or campaign.status != "active":
        raise refuse("no-such-campaign")
    session = await house.table(newest[0].id)
    match = await session.loaded()
    if by is not None and not await _may_resume(session, by):
        raise refuse("not-yours-to-resume" if session.row.status == "parked" else "not-yours-to-move")
    if session.row.status in ("parked", "closed"):
        await house.check_room(guild_id)
    if session.row.status in ("closed", "finished"):
        if session.row.status == "finished":
            await put_away(session)
        return await _open(house, campaign, session, guild_id=guild_id, channel_id=channel_id)
    async with session.lock:
        # The panel left behind stays known until the new one is posted, so that it loses its buttons then.
        status: Literal["lobby", "playing", "finished"] = "lobby" if match is None else "playing"
        if match is not None and match.over:
            status = "finished"
        leaving = [PANEL, *await _unnoticed(session)]
        owner_id = by.person.id if by is not None and ownerless(session.row) else UNSET
        changes = TableChanges(channel_id=channel_id, status=status, owner_id=owner_id)
        await house.store.update_table(session.id, changes, outbox=leaving)
        await session.refresh()
    return session


def ownerless(row: TableRow) -> bool:
    """Whether whoever owned a table was erased, and nobody else sat there to take it on."""
    return row.owner_id < NUMBERS


async def _may_resume(session: Session, by: Actor) -> bool:
    """Whether a table is somebody's to bring back; one that was put away and where nobody sits is everybody's."""
    deserted = session.row.status == "parked" and all(seat.kind != "person" for seat in session.seats.values())
    return deserted or session.owned_by(by.person.id) or await is_master(session, by)


async def _open(house: House, campaign: Campaign, before: Session, *, guild_id: int, channel_id: int) -> Session:
    """Open a campaign's next lobby with the seats as they were."""
    row = await house.store.create_table(
        NewTable(
            game=campaign.game,
            guild_id=guild_id,
            channel_id=channel_id,
            owner_id=before.row.owner_id,
            options=before.row.options,
            locale=before.row.locale,
            campaign_id=campaign.id,
            mission=campaign.mission,
        ),
        list(before.seats.values()),
        outbox=[PANEL],
    )
    return await _told_alike(house, before, row.id)


async def _told_alike(house: House, before: Session, table_id: int) -> Session:
    """A table that follows another, told at the same length."""
    if before.brief:
        await keep(house.store, table_id, "brief")
    return await house.table(table_id)
