"""Tables, the channels they occupy, and their seats."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import ChannelTaken, NoSuchTable, Seat, Store, StoreRefused, TableChanges
from tests.support.store import CHANNEL, GUILD, OWNER, new_table, started


async def test_a_table_is_given_back_as_it_was_made(store: Store) -> None:
    made = await store.create_table(
        new_table(options=b'{"hard":true}', locale="ru", seed=b"secret", commitment=b"hash", schema=3, content="1.2"),
        [Seat("sarah", 1), Seat("kyle", 0, "person", OWNER, "Kyle", b'{"dm":true}')],
    )

    assert made == await store.table(made.id)
    assert (made.game, made.guild_id, made.channel_id, made.owner_id) == ("rise", GUILD, CHANNEL, OWNER)
    assert (made.status, made.options, made.locale, made.head) == ("lobby", b'{"hard":true}', "ru", 0)
    assert (made.seed, made.commitment, made.schema, made.content) == (b"secret", b"hash", 3, "1.2")
    assert (made.panel_id, made.campaign_id, made.created_at) == (None, None, made.touched_at)
    assert [seat.seat for seat in await store.seats(made.id)] == ["kyle", "sarah"]
    assert (await store.seats(made.id))[0].prefs == b'{"dm":true}'


async def test_the_seed_stays_out_of_logs(store: Store) -> None:
    assert "secret" not in repr(await store.create_table(new_table(seed=b"secret")))


@pytest.mark.parametrize("status", ["lobby", "playing", "finished"])
async def test_a_channel_has_one_table_at_a_time(store: Store, status: str) -> None:
    first = await store.create_table(new_table(status=status))

    with pytest.raises(ChannelTaken):
        await store.create_table(new_table())

    assert await store.table_in_channel(CHANNEL) == first
    assert await store.tables() == [first]


@pytest.mark.parametrize("status", ["parked", "closed"])
async def test_a_table_put_away_frees_its_channel(store: Store, status: str) -> None:
    old = await store.create_table(new_table(status=status))
    assert await store.table_in_channel(CHANNEL) is None

    new = await store.create_table(new_table())

    assert await store.table_in_channel(CHANNEL) == new
    with pytest.raises(ChannelTaken):
        await store.update_table(old.id, TableChanges(status="playing"))
    assert (await store.table(old.id)).status == status


async def test_moving_leaves_the_panel_behind(store: Store) -> None:
    table_id = await started(store)
    await started(store, CHANNEL + 1)
    await store.update_table(table_id, TableChanges(panel_channel_id=CHANNEL, panel_id=77))

    with pytest.raises(ChannelTaken):
        await store.move_table(table_id, CHANNEL + 1)
    assert (await store.table(table_id)).panel_id == 77

    moved = await store.move_table(table_id, CHANNEL + 2)
    assert (moved.guild_id, moved.channel_id, moved.panel_channel_id, moved.panel_id) == (
        GUILD,
        CHANNEL + 2,
        None,
        None,
    )
    assert (await store.move_table(table_id, CHANNEL + 3, guild_id=GUILD + 1)).guild_id == GUILD + 1
    assert await store.table_in_channel(CHANNEL) is None


async def test_changes_leave_the_rest_alone(store: Store) -> None:
    before = await store.create_table(new_table(mission="one"))

    after = await store.update_table(before.id, TableChanges(status="parked", locale="ru"))

    assert (after.status, after.locale, after.mission, after.owner_id) == ("parked", "ru", "one", OWNER)
    assert after.touched_at > before.touched_at
    assert after.created_at == before.created_at


async def test_tables_are_listed_newest_first_by_page(store: Store) -> None:
    ids = [(await store.create_table(new_table(CHANNEL + n))).id for n in range(5)]
    other = await store.create_table(new_table(CHANNEL + 9, guild_id=GUILD + 1, status="parked"))

    first = await store.tables(guild_id=GUILD, limit=3)
    second = await store.tables(guild_id=GUILD, limit=3, before=first[-1].id)

    assert [table.id for table in first + second] == ids[::-1]
    assert await store.tables(statuses=["parked", "closed"]) == [other]
    assert await store.tables(guild_id=GUILD, statuses=["parked"]) == []


async def test_seats_are_replaced_as_a_whole(store: Store) -> None:
    table = await store.create_table(new_table(), [Seat("kyle", 0), Seat("sarah", 1), Seat("pops", 2)])

    seats = await store.set_seats(table.id, [Seat("sarah", 0, "computer"), Seat("kyle", 1)])

    assert [(seat.seat, seat.kind) for seat in seats] == [("sarah", "computer"), ("kyle", "open")]
    assert await store.seats(table.id) == seats


async def test_an_unknown_table_is_named(store: Store) -> None:
    for ask in (
        store.table(5),
        store.seats(5),
        store.set_seats(5, []),
        store.update_table(5, TableChanges(status="closed")),
        store.position(5),
        store.rows(5),
        store.verify(5),
        store.export_table(5),
        store.enqueue(5, []),
    ):
        with pytest.raises(NoSuchTable) as missing:
            await ask
        assert missing.value.table_id == 5


@pytest.mark.parametrize(
    "fields", [{"status": "asleep"}, {"owner_id": 2**63}, {"mission": "\ud800"}, {"campaign_id": 12}, {"game": None}]
)
async def test_what_cannot_be_kept_is_refused(store: Store, fields: dict[str, Any]) -> None:
    with pytest.raises(StoreRefused):
        await store.create_table(new_table(**fields))

    assert await store.tables() == []
    await store.create_table(new_table())
