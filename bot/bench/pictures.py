"""Measures of the pictures: what drawing adds to encoding, and what the event loop feels of four being drawn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from itertools import islice
from statistics import quantiles
from time import perf_counter

from bot.bench.measure import Bench, Measure, ratio
from bot.bench.play import GAME
from bot.engine.asks import Answer
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.engine.scene import Scene
from bot.games import game
from bot.laws.players import Biased
from bot.text import speak
from renderers import RenderPool, compose, encode

LARGE = "rise"
"""A game with a map of a hundred hexes."""
TICK = 0.002
AT_ONCE = 4


def scenes(of: str = GAME) -> Iterator[Scene]:
    """Scene after scene of games played on and on, each different, all of one mission."""
    played, seed = game(of), 0
    while seed := seed + 1:
        match, _ = Match.start(played, Setup(played.seats, played.missions[0]), seed.to_bytes(32, "big"))
        player, last = Biased(seed.to_bytes(4, "big")), None
        while not match.over:
            answer = player.answer(match)
            if not isinstance(answer, Answer):
                raise TypeError(f"a player gave {answer!r}")
            match.apply(answer)
            scene = speak("en").scene(played.look.scene(match.view(None)))
            if scene != last:
                yield (last := scene)


async def drawing(bench: Bench) -> list[Measure]:
    """A picture on a layer that is already drawn, against encoding the finished image alone."""
    return [await _drawn(bench, "cached-picture", 1.5, GAME), await _drawn(bench, "overview", 2.0, LARGE)]


async def _drawn(bench: Bench, name: str, target: float, of: str) -> Measure:
    stock = scenes(of)
    image = compose(next(stock))

    async def draw() -> tuple[float]:
        nonlocal image
        scene = next(stock)
        begun = perf_counter()
        image = compose(scene)
        encode(image)
        return (perf_counter() - begun,)

    async def encode_only() -> tuple[float]:
        begun = perf_counter()
        encode(image)
        return (perf_counter() - begun,)

    (drawn,), (encoded,) = await bench.interleave(bench.rounds(40, 5), draw, encode_only)
    return ratio(name, target, ("picture_ms", drawn), ("encode_ms", encoded))


async def lag(bench: Bench) -> list[Measure]:
    """How late the event loop is while four pictures are drawn, in the worst of a hundred moments."""
    rounds, stock = bench.rounds(15, 3), scenes()
    idle: list[float] = []
    busy: list[float] = []
    async with RenderPool() as pool:
        await pool.warm()
        await asyncio.gather(*(pool.draw(scene) for scene in islice(stock, AT_ONCE)))
        for done in range(rounds):
            idle += await _lateness(asyncio.sleep(0.2))
            busy += await _lateness(asyncio.gather(*(pool.draw(scene) for scene in islice(stock, AT_ONCE))))
            bench.tell(done, rounds)
    late, resting = (1000 * quantiles(seconds, n=100)[98] for seconds in (busy, idle))
    raw = {"idle_p99_ms": resting, "most_ms": 1000 * max(busy), "ticks": len(busy)}
    return [Measure("loop-lag-p99", late, 10.0, "ms", raw)]


async def _lateness(doing: Awaitable[object]) -> list[float]:
    """Tick until something is done, and give how late each tick was."""
    late = list[float]()
    task = asyncio.ensure_future(doing)
    while not task.done():
        due = perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.append(perf_counter() - due)
    await task
    return late
