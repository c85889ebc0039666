"""Bounds: turns are fair by server, a queue does not grow, and haste has an end."""

from __future__ import annotations

import asyncio

import pytest

from bot.engine.asks import Refusal
from bot.sessions.bounds import Haste, Turns


class Desk:
    """Pieces of heavy work that last until they are told to end, and the order in which they began."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.began: list[str] = []
        self.done: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, guild_id: int, name: str) -> None:
        self.done[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._work(guild_id, name))
        await self.settle()

    async def _work(self, guild_id: int, name: str) -> None:
        async with self.turns.turn(guild_id):
            self.began.append(name)
            await self.done[name].wait()

    async def end(self, name: str) -> None:
        self.done[name].set()
        await self.tasks[name]
        await self.settle()

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def end_all(self) -> None:
        for event in self.done.values():
            event.set()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


async def test_servers_take_turns_however_much_one_of_them_asks_for() -> None:
    desk = Desk(Turns(1, 64, 8))
    for number in range(5):
        await desk.ask(1, f"a{number}")
    await desk.ask(2, "b0")
    await desk.ask(3, "c0")
    await desk.ask(2, "b1")
    await desk.end_all()
    assert desk.began == ["a0", "a1", "b0", "c0", "a2", "b1", "a3", "a4"]


async def test_no_more_are_done_at_once_than_may_be() -> None:
    desk = Desk(Turns(2, 64, 8))
    for number in range(4):
        await desk.ask(number, str(number))
    assert desk.began == ["0", "1"]
    await desk.end("0")
    assert desk.began == ["0", "1", "2"]
    await desk.end_all()


@pytest.mark.parametrize(("guilds", "reason"), [((1, 1, 1, 1), "server-busy"), ((1, 2, 3, 4, 5), "vigil-busy")])
async def test_a_full_queue_refuses_and_those_who_wait_are_served(guilds: tuple[int, ...], reason: str) -> None:
    desk = Desk(Turns(1, 3, 2))
    for number, guild_id in enumerate(guilds):
        await desk.ask(guild_id, str(number))
    last = str(len(guilds) - 1)
    with pytest.raises(Refusal, match=reason):
        await desk.tasks[last]
    await desk.end_all()
    assert sorted(desk.began) == [str(number) for number in range(len(guilds) - 1)]


async def test_whoever_gives_up_leaves_no_gap_and_takes_no_turn() -> None:
    desk = Desk(Turns(1, 64, 8))
    for name in ("a", "b", "c"):
        await desk.ask(1, name)
    desk.tasks["b"].cancel()
    await desk.end("a")
    assert desk.began == ["a", "c"]
    desk.done["c"].set()
    await desk.tasks["c"]
    await desk.ask(2, "d")
    assert desk.began == ["a", "c", "d"]
    assert desk.turns.waiting == 0
    await desk.end_all()


async def test_a_turn_that_comes_as_its_holder_gives_up_is_passed_on() -> None:
    desk = Desk(Turns(1, 64, 8))
    for name in ("a", "b", "c"):
        await desk.ask(1, name)
    desk.done["a"].set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    desk.tasks["b"].cancel()
    await desk.settle()
    desk.done["b"].set()
    desk.done["c"].set()
    await asyncio.gather(*desk.tasks.values(), return_exceptions=True)
    assert "c" in desk.began
    await desk.ask(2, "d")
    assert desk.began[-1] == "d"
    await desk.end_all()


def test_haste_counts_by_person_and_is_forgotten() -> None:
    now = 100.0
    haste = Haste(3, 60, clock=lambda: now)
    assert [haste.spend(1) for _ in range(3)] == [0, 0, 0]
    assert haste.spend(1) == pytest.approx(20)
    assert haste.spend(1) == pytest.approx(20), "what was refused does not count"
    assert haste.spend(2) == 0
    now += 20
    assert haste.spend(1) == 0
    assert haste.spend(1) > 0
    now += 60
    assert [haste.spend(1) for _ in range(3)] == [0, 0, 0]
