"""Messages that wait to be sent."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import ChannelTaken, Outgoing, Store, TableChanges
from tests.support.store import CHANNEL, answer, started


async def test_messages_wait_in_order_until_they_are_sent(store: Store) -> None:
    table_id = await started(store)
    done = await store.commit(table_id, answer(b"", outbox=[Outgoing("panel", b"one"), Outgoing("log", b"two")]))
    first, second = done.outbox
    assert (first.table_id, first.kind, first.payload, first.attempts, first.error) == (
        table_id,
        "panel",
        b"one",
        0,
        None,
    )

    assert await store.sent(first.id, TableChanges(panel_channel_id=CHANNEL, panel_id=55))

    assert await store.pending() == [second]
    table = await store.table(table_id)
    assert (table.panel_channel_id, table.panel_id) == (CHANNEL, 55)


async def test_sending_is_not_playing(store: Store) -> None:
    table_id = await started(store)
    (row,) = await store.enqueue(table_id, [Outgoing("panel", b"")])
    before = (await store.table(table_id)).touched_at

    await store.sent(row.id, TableChanges(panel_id=55))

    assert (await store.table(table_id)).touched_at == before


async def test_a_failure_is_noted_and_keeps_the_nonce(store: Store) -> None:
    table_id = await started(store)
    (row,) = await store.enqueue(table_id, [Outgoing("log", b"words")])

    assert await store.failed(row.id, "503", not_before=12345)
    assert await store.failed(row.id, "again", not_before=23456)

    (waiting,) = await store.pending()
    assert (waiting.attempts, waiting.error, waiting.not_before) == (2, "again", 23456)
    assert (waiting.nonce, waiting.payload) == (row.nonce, b"words")


async def test_a_message_that_is_gone_is_gone(store: Store) -> None:
    table_id = await started(store)
    (row,) = await store.enqueue(table_id, [Outgoing("log", b"")])
    await store.sent(row.id)
    (other,) = await store.enqueue(table_id, [Outgoing("log", b"")])

    assert other.id != row.id
    assert not await store.sent(row.id, TableChanges(panel_id=1))
    assert not await store.failed(row.id, "late", 0)
    assert await store.pending() == [other]
    assert (await store.table(table_id)).panel_id is None


async def test_a_message_stays_if_its_changes_are_refused(store: Store) -> None:
    table_id = await started(store)
    await started(store, CHANNEL + 1)
    (row,) = await store.enqueue(table_id, [Outgoing("log", b"")])

    with pytest.raises(ChannelTaken):
        await store.sent(row.id, TableChanges(channel_id=CHANNEL + 1))

    assert await store.pending() == [row]


async def test_what_waits_is_found_by_table_and_page(store: Store) -> None:
    ids = [await started(store, CHANNEL + n) for n in range(3)]
    rows = {table_id: await store.enqueue(table_id, [Outgoing("log", b"")] * 3) for table_id in (ids[2], ids[0])}

    assert await store.tables_with_outbox() == [ids[0], ids[2]]
    assert await store.pending(ids[0]) == rows[ids[0]]
    assert await store.pending(ids[1]) == []
    page = await store.pending(limit=4)
    assert page + await store.pending(after=page[-1].id) == rows[ids[2]] + rows[ids[0]]


async def test_nonces_fit_discord_and_never_repeat(path: Path) -> None:
    nonces: list[str] = []
    async with await Store.open(path) as store:
        table_id = await started(store)
        for _ in range(5):
            nonces += [row.nonce for row in await store.enqueue(table_id, [Outgoing("log", b"")] * 40)]

    assert len(set(nonces)) == 200
    assert max(map(len, nonces)) <= 25
