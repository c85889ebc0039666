"""What Discord was found to take is kept for each application apart, whole."""

from __future__ import annotations

from pathlib import Path

from bot.store import Store, Way

OURS, THEIRS = 11, 12


async def test_what_was_learned_is_there_after_a_restart(path: Path) -> None:
    learned = [Way("by_name", holds=False, since=5), Way("keeps", holds=True, since=7)]
    async with await Store.open(path) as store:
        await store.put_ways(OURS, learned)
    async with await Store.open(path) as store:
        assert await store.ways(OURS) == learned


async def test_what_is_noted_takes_the_place_of_what_was(store: Store) -> None:
    await store.put_ways(OURS, [Way("brings", holds=False, since=1), Way("keeps", holds=True, since=1)])
    await store.put_ways(OURS, [Way("keeps", holds=True, since=1)])
    assert await store.ways(OURS) == [Way("keeps", holds=True, since=1)]


async def test_one_application_learns_nothing_from_another(store: Store) -> None:
    await store.put_ways(OURS, [Way("keeps", holds=True, since=1)])
    await store.put_ways(THEIRS, [])
    assert await store.ways(THEIRS) == []
    assert await store.ways(OURS) == [Way("keeps", holds=True, since=1)]
