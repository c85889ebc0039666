"""Room: how many tables a person and a server may have open, and that nobody slips past by being quick."""

from __future__ import annotations

import asyncio

import pytest

from bot.engine.asks import Refusal
from bot.sessions import tables
from bot.sessions.bounds import Bounds
from bot.sessions.house import House
from bot.sessions.lobby import Person
from bot.sessions.session import Session
from bot.store import Store
from tests.support.sessions.players import ADA, BRUNO, Players

ROOMY = Bounds(tables_per_person=3, tables_per_server=5, new_tables_per_hour=1000)


async def new(house: House, channel_id: int, owner: Person = ADA, guild_id: int = 9) -> Session:
    return await house.open("training", guild_id=guild_id, channel_id=channel_id, owner=owner, locale="en")


async def opened(house: House, owner: Person, channels: range) -> list[str]:
    """Open many tables at once; give why the others were refused."""
    found = await asyncio.gather(*(new(house, channel, owner) for channel in channels), return_exceptions=True)
    return [each.reason.id for each in found if isinstance(each, Refusal)]


async def test_a_stranger_who_opens_three_hundred_tables_at_once_gets_a_few(store: Store) -> None:
    house = House(store, Bounds(new_tables_per_hour=1000))
    assert await opened(house, ADA, range(300)) == ["too-many-tables-person"] * 285
    assert len(await store.tables(limit=-1)) == 15


async def test_haste_is_refused_even_of_tables_that_are_closed_again(store: Store) -> None:
    house = House(store, Bounds(new_tables_per_hour=4))
    for channel in range(4):
        await tables.put_away(await new(house, channel))
    with pytest.raises(Refusal, match="too-many-new-tables") as caught:
        await new(house, 5)
    assert caught.value.reason.args == {"minutes": 15}
    await new(house, 5, BRUNO)


async def test_a_server_has_room_for_so_many_and_another_is_not_touched_by_it(store: Store) -> None:
    house = House(store, ROOMY)
    assert await opened(house, ADA, range(3)) == []
    assert await opened(house, BRUNO, range(10, 13)) == ["too-many-tables-server"]
    await new(house, 20, BRUNO, guild_id=10)


async def test_a_table_that_is_put_away_makes_room(store: Store) -> None:
    house = House(store, ROOMY)
    sessions = [await new(house, channel) for channel in range(3)]
    with pytest.raises(Refusal, match="too-many-tables-person"):
        await new(house, 3)
    await tables.put_away(sessions[0])
    await new(house, 3)


async def test_a_parked_game_comes_back_only_where_there_is_room(store: Store) -> None:
    house = House(store, Bounds(tables_per_server=1))
    players = await Players.sit_down(house)
    await tables.put_away(players.session)
    lobby = await new(house, 6, BRUNO)
    campaign = players.session.row.campaign_id or 0
    with pytest.raises(Refusal, match="too-many-tables-server"):
        await tables.resume(house, campaign, guild_id=9, channel_id=7)
    await tables.put_away(lobby)
    assert (await tables.resume(house, campaign, guild_id=9, channel_id=7)).row.status == "playing"
