"""The line that led to the present, positions on it, and who has seen how far."""

from __future__ import annotations

from bot.store import Commit, Seen, Store
from tests.support.store import OWNER, answer, started

EVE = 77


async def branched(store: Store) -> int:
    """Rows 1 to 4, back to 2, and on from there with 6."""
    table_id = await started(store)
    for n in range(3):
        await store.commit(table_id, answer(bytes([n]), state=bytes([n]) * 9))
    await store.commit(table_id, Commit(kind="undo", prev=2, left=4))
    await store.commit(table_id, Commit(kind="answer", user_id=EVE, entry=b"other", state=b"other"))
    return table_id


async def test_the_line_leaves_out_what_was_undone(store: Store) -> None:
    table_id = await branched(store)
    assert [row.seq for row in await store.line(table_id)] == [1, 2, 5, 6]
    assert [row.seq for row in await store.line(table_id, after=1)] == [2, 5, 6]
    assert [row.seq for row in await store.line(table_id, after=4)] == [5, 6]
    assert [row.seq for row in await store.line(table_id, head=4)] == [1, 2, 3, 4]
    assert await store.line(table_id, after=6) == []


async def test_positions_are_those_of_their_rows(store: Store) -> None:
    table_id = await branched(store)
    found = await store.positions(table_id, [6, 3, 5, 1])
    assert found == [await store.position(table_id, seq) for seq in (6, 3, 5, 1)]


async def test_somebody_has_seen_what_they_noted_or_wrote_whichever_is_later(store: Store) -> None:
    table_id = await branched(store)
    at = {row.seq: row.at for row in await store.rows(table_id)}
    assert await store.seen(table_id, 1) is None
    assert await store.seen(table_id, OWNER) == Seen(4, at[4])
    assert await store.seen(table_id, EVE) == Seen(6, at[6])
    await store.see(table_id, OWNER, 3)
    assert await store.seen(table_id, OWNER) == Seen(4, at[4])
    await store.see(table_id, OWNER, 6)
    noted = await store.seen(table_id, OWNER)
    assert noted is not None
    assert noted.seq == 6
