"""All measures, one after the other, in a folder that is gone afterwards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.bench.answers import answers
from bot.bench.loopback import starts
from bot.bench.measure import Bench, Measure
from bot.bench.memory import memory
from bot.bench.pictures import drawing, lag
from bot.bench.presses import presses
from bot.bench.storing import commits, growth, journals
from bot.bench.turns import turns

Tell = Callable[[int, int, str], None]
"""Called with how many of the measures are done, and what is being measured."""

PARTS: tuple[Callable[[Bench], Awaitable[list[Measure]]], ...] = (
    commits,
    presses,
    answers,
    turns,
    drawing,
    journals,
    lag,
    starts,
    growth,
    memory,
)


async def measure(*, quick: bool, tell: Tell) -> list[Measure]:
    """Take every measure."""
    found: list[Measure] = []
    for done, part in enumerate(PARTS):
        with TemporaryDirectory(prefix="vigil-bench-") as folder:

            def progress(turn: int, turns: int, done: int = done, name: str = part.__name__) -> None:
                tell(done, len(PARTS), f"{name} {turn}/{turns}")

            found += await part(Bench(Path(folder), quick, progress))
    return found
