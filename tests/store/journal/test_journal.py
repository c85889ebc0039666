"""Commits, rows and positions."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.store import (
    CampaignChanges,
    Commit,
    NoSuchRow,
    NoSuchTable,
    Outgoing,
    Seat,
    Store,
    StoreConflict,
    StoreRefused,
    TableChanges,
)
from bot.store.journal.states import MAX_DEPTH, StateCache
from bot.store.store import LIVE_STATES
from tests.support.store import CHANNEL, GUILD, OWNER, Clock, answer, new_table, raw, started, states


async def test_a_commit_changes_everything_at_once(store: Store) -> None:
    campaign = await store.create_campaign(guild_id=GUILD, game="rise", name="Resistance")
    table = await store.create_table(new_table(campaign_id=campaign.id), [Seat("kyle", 0)])

    done = await store.commit(
        table.id,
        Commit(
            kind="start",
            state=b"state",
            label=b"label",
            outbox=[Outgoing("panel", b"one"), Outgoing("log", b"two")],
            changes=TableChanges(status="playing", schema=2),
            seats=[Seat("kyle", 0, "person", OWNER, "Kyle"), Seat("sarah", 1)],
            campaign=CampaignChanges(carry=b"carried", mission="two"),
        ),
    )

    after = await store.table(table.id)
    assert (done.seq, after.head, after.status, after.schema) == (1, 1, "playing", 2)
    assert after.touched_at > table.touched_at
    assert [seat.kind for seat in await store.seats(table.id)] == ["person", "open"]
    assert [row.payload for row in done.outbox] == [b"one", b"two"]
    assert await store.pending() == done.outbox
    assert (await store.campaign(campaign.id)).carry == b"carried"


async def test_a_position_is_the_last_state_and_the_entries_since(store: Store) -> None:
    table_id = await started(store)
    await store.commit(table_id, answer(b"one"))
    await store.commit(table_id, answer(b"two", reveals=True, label=b"words"))

    position = await store.position(table_id)

    assert (position.seq, position.state, position.entries) == (3, b"start", [b"one", b"two"])
    assert [row.seq for row in position.rows] == [1, 2, 3]
    last = position.rows[-1]
    assert (last.prev, last.kind, last.seat, last.user_id, last.reveals) == (2, "answer", "kyle", OWNER, True)
    assert (last.label, last.has_state, last.state_seq) == (b"words", False, 1)

    await store.commit(table_id, answer(b"three", state=b"next"))
    position = await store.position(table_id)
    assert (position.state, position.entries) == (b"next", [])
    assert (await store.position(table_id, 2)).entries == [b"one"]


async def test_undo_redo_and_fork_walk_the_tree(store: Store) -> None:
    table_id = await started(store)
    for entry in (b"one", b"two"):
        await store.commit(table_id, answer(entry))
    await store.commit(table_id, Commit(kind="undo", prev=2, left=3))
    assert (await store.position(table_id)).entries == [b"one"]
    await store.commit(table_id, Commit(kind="redo", prev=3, left=3))
    assert (await store.position(table_id)).entries == [b"one", b"two"]
    await store.commit(table_id, Commit(kind="fork", prev=2, left=5, entry=b"new stream"))
    await store.commit(table_id, answer(b"three"))

    assert (await store.position(table_id)).entries == [b"one", b"new stream", b"three"]
    assert [row.seq for row in await store.ancestors(table_id, limit=10)] == [7, 6, 2, 1]
    assert [row.seq for row in await store.ancestors(table_id, 5, limit=2)] == [5, 3]
    assert [row.left for row in await store.rows(table_id, 4, 6)] == [3, 3, 5]


async def test_somebody_elses_commit_is_noticed(store: Store) -> None:
    table_id = await started(store)
    await store.commit(table_id, answer(b"one"), expect_head=1)

    with pytest.raises(StoreConflict) as conflict:
        await store.commit(table_id, answer(b"late", outbox=[Outgoing("log", b"")]), expect_head=1)

    assert (conflict.value.expected, conflict.value.found) == (1, 2)
    assert (await store.table(table_id)).head == 2
    assert await store.pending() == []


async def test_several_commits_hold_together(store: Store) -> None:
    table_id = await started(store)
    done = await store.commit_many(table_id, [answer(b"one"), answer(b"two", state=b"next"), answer(b"three")])
    assert [committed.seq for committed in done] == [2, 3, 4]
    assert (await store.position(table_id)).entries == [b"three"]

    with pytest.raises(StoreRefused):
        await store.commit_many(table_id, [answer(b"four", state=b"other"), Commit(kind="undo", prev=9)])

    assert (await store.table(table_id)).head == 4
    await store.commit(table_id, answer(b"five", state=b"another"))
    assert (await store.position(table_id)).state == b"another"
    assert await store.verify(table_id) == []


@pytest.mark.parametrize(
    "commit",
    [
        Commit(kind="undo", prev=2),
        Commit(kind="undo", prev=0),
        Commit(kind="undo", prev=-1),
        Commit(kind="undo", prev=1, left=2),
        Commit(kind="set", campaign=CampaignChanges(name="none")),
        Commit(kind="wish"),  # type: ignore[arg-type]
        Commit(kind="answer", user_id=2**64),
    ],
)
async def test_a_commit_that_makes_no_sense_changes_nothing(store: Store, commit: Commit) -> None:
    table_id = await started(store)

    with pytest.raises(StoreRefused):
        await store.commit(table_id, commit)

    assert len(await store.rows(table_id)) == (await store.table(table_id)).head == 1


async def test_the_first_row_must_have_a_state(store: Store) -> None:
    table = await store.create_table(new_table())

    with pytest.raises(StoreRefused):
        await store.commit(table.id, Commit(kind="start"))
    with pytest.raises(NoSuchRow):
        await store.position(table.id)
    assert await store.ancestors(table.id, limit=3) == []


async def test_unknown_rows_and_tables_are_named(store: Store) -> None:
    table_id = await started(store)

    with pytest.raises(NoSuchRow):
        await store.row(table_id, 2)
    with pytest.raises(NoSuchRow):
        await store.position(table_id, 0)
    with pytest.raises(NoSuchTable):
        await store.commit(99, Commit(kind="start", state=b""))


async def test_every_state_of_a_long_game_comes_back(path: Path) -> None:
    """Cross several keyframes, then read each state without what is kept at hand."""
    played = list(states(3 * MAX_DEPTH))
    async with await Store.open(path, clock=Clock()) as store:
        table_id = await started(store, state=played[0])
        await store.commit_many(table_id, [answer(b"", state=state) for state in played[1:]])
    with raw(path) as db:
        assert db.execute("SELECT count(*) FROM keyframes").fetchone()[0] >= 3
        assert db.execute("SELECT count(*) FROM journal WHERE delta IS NOT NULL").fetchone()[0] > 2 * MAX_DEPTH
    async with await Store.open(path, clock=Clock()) as store:
        for seq, state in reversed(list(enumerate(played, start=1))):
            store._states = StateCache(1)
            assert (await store.position(table_id, seq)).state == state


@pytest.mark.parametrize("state", [b"", b"x", bytes(8), bytes(100_000)])
async def test_states_of_any_size_are_kept(path: Path, state: bytes) -> None:
    async with await Store.open(path) as store:
        table_id = await started(store)
        await store.commit_many(table_id, [Commit(kind="set", state=state), Commit(kind="set", state=state + b"!")])
    async with await Store.open(path) as store:
        assert (await store.position(table_id, 2)).state == state
        assert (await store.position(table_id, 3)).state == state + b"!"


async def test_a_huge_state_is_refused(store: Store) -> None:
    table_id = await started(store)

    with pytest.raises(StoreRefused):
        await store.commit(table_id, Commit(kind="set", state=bytes(17 * 1024 * 1024)))


async def test_one_state_per_live_table_stays_in_memory(store: Store) -> None:
    ids = [await started(store, CHANNEL + n) for n in range(3)]
    for state in states(5):
        for table_id in ids:
            await store.commit(table_id, answer(b"", state=state))
    assert len(store._states) == 3

    for n in range(LIVE_STATES + 5):
        await started(store, CHANNEL + 10 + n, state=b"%d" % n)
    assert len(store._states) == LIVE_STATES


async def test_a_live_table_is_not_restored_for_every_answer(store: Store, path: Path) -> None:
    first, second, third = states(3)
    table_id = await started(store, state=first)
    await store.commit(table_id, answer(b"", state=second))
    with raw(path) as db:
        db.execute("DELETE FROM keyframes")

    await store.commit(table_id, answer(b"", state=third))

    assert (await store.position(table_id)).state == third


async def test_tables_never_touch_each_other(store: Store) -> None:
    played = {seed: list(states(6, seed)) for seed in (1, 2)}
    ids = {seed: await started(store, CHANNEL + seed, state=played[seed][0]) for seed in (1, 2)}
    for step in range(1, 6):
        await asyncio.gather(
            *(store.commit(ids[seed], answer(b"%d" % seed, state=played[seed][step])) for seed in (1, 2))
        )

    for seed in (1, 2):
        assert [(await store.position(ids[seed], seq)).state for seq in range(1, 7)] == played[seed]
        assert {row.entry for row in await store.rows(ids[seed], 2)} == {b"%d" % seed}


async def test_two_processes_may_write_to_one_table(path: Path) -> None:
    """What one has at hand must not stand for what the other has written since."""
    first, *rest = states(20)
    async with await Store.open(path) as one, await Store.open(path) as two:
        table_id = await started(one, state=first)
        for number, state in enumerate(rest):
            await (one, two)[number // 2 % 2].commit(table_id, answer(b"", state=state))

        assert [(await two.position(table_id, seq)).state for seq in range(1, 21)] == [first, *rest]
        assert await one.verify(table_id) == []


async def test_two_processes_wait_for_each_other(path: Path) -> None:
    """A transaction that took its lock late would find its picture of the database outdated, and fail."""
    async with await Store.open(path) as one, await Store.open(path) as two:
        ids = [await started(store, CHANNEL + n) for n, store in enumerate((one, two))]
        for _ in range(20):
            await asyncio.gather(one.commit(ids[0], answer(b"")), two.commit(ids[1], answer(b"")))

        assert [(await one.table(table_id)).head for table_id in ids] == [21, 21]


async def test_a_cancelled_commit_is_whole_or_absent(store: Store) -> None:
    table_id = await started(store)
    task = asyncio.create_task(store.commit(table_id, answer(b"one", outbox=[Outgoing("log", b"")])))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task

    head = (await store.table(table_id)).head
    assert len(await store.pending()) == head - 1
    await store.commit(table_id, answer(b"two"), expect_head=head)
    assert await store.verify(table_id) == []


async def test_ancestors_cost_the_same_however_long_the_journal(path: Path) -> None:
    async with await Store.open(path) as store:
        short, long = [await started(store, CHANNEL + n) for n in range(2)]
        await store.commit_many(short, [answer(b"") for _ in range(10)])
        await store.commit_many(long, [answer(b"") for _ in range(2000)])

        async def steps(table_id: int) -> int:
            counted: list[int] = []
            await store._db.set_progress_handler(lambda: counted.append(1), 1)
            await store.ancestors(table_id, limit=5)
            await store._db.set_progress_handler(lambda: None, 0)
            return len(counted)

        assert await steps(long) == await steps(short) > 0


async def test_an_answer_costs_at_most_250_bytes(path: Path) -> None:
    """Measure the file with everything in it, after 2,000 answers on a state of 3 KB that all reach a checkpoint."""
    played = list(states(2001))
    assert sum(map(len, played)) / len(played) > 2800
    async with await Store.open(path) as store:
        table_id = await started(store, state=played[0])
        with raw(path) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            before = path.stat().st_size
            for state in played[1:]:
                entry = b"\x82\xa4verb\xa6attack\xa4args\x81\xa6target\xa7t800-17"
                done = await store.commit(
                    table_id,
                    answer(entry, label=b"attack t800-17", state=state, outbox=[Outgoing("panel", bytes(300))]),
                )
                await store.sent(done.outbox[0].id)
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    assert (path.stat().st_size - before) / 2000 <= 250
