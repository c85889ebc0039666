"""Law 1 in another process: Python mixes the order of sets anew in each, and a save is read by the next one.

Run as a module it reads records from its input, plays them, and writes down their moments.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import msgspec

from bot.engine.game import Game
from bot.games import game as find_game
from bot.laws.broken import LawBroken
from bot.laws.moments import retell
from bot.laws.record import Record

HASH_SEEDS = ("1", "2")


class Job(msgspec.Struct):
    """What the other process is to do. A game is named by its id, or as `module:name` if it is in no registry."""

    game: str
    records: list[Record]


def check_elsewhere(game: Game[Any, Any], records: Sequence[Record], *, place: str = "") -> None:
    """Play records here and in processes that hash differently; raises `LawBroken` where the bytes differ."""
    job = msgspec.json.encode(Job(place or game.id, list(records)))
    others = [_open(seed) for seed in HASH_SEEDS]
    tellings = [_send(other, job) for other in others]
    for n, record in enumerate(records):
        here = digests(game, record)
        for there in tellings:
            if there[n] != here:
                at = next(at for at, pair in enumerate(zip(here, there[n], strict=False)) if pair[0] != pair[1])
                broken = LawBroken(1, "same seed and answers give other bytes in another process", f"entry {at}")
                broken.record = record
                raise broken


def digests(game: Game[Any, Any], record: Record) -> list[str]:
    """Play a record and write its moments down as text."""
    return [(position + told).hex() for position, told in retell(game, record)]


def _open(hash_seed: str) -> subprocess.Popen[bytes]:
    """Start another process."""
    paths = os.pathsep.join(path or "." for path in sys.path)
    return subprocess.Popen(  # noqa: S603
        [sys.executable, "-P", "-m", __name__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths},
    )


def _send(other: subprocess.Popen[bytes], job: bytes) -> list[list[str]]:
    """Let another process play the records."""
    told, _ = other.communicate(job)
    if other.returncode:
        raise RuntimeError(f"the other process ended with {other.returncode}")
    return msgspec.json.decode(told, type=list[list[str]])


def main() -> None:
    """Play what comes in."""
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    module, _, name = job.game.partition(":")
    game: Game[Any, Any] = getattr(import_module(module), name) if name else find_game(module)
    sys.stdout.buffer.write(msgspec.json.encode([digests(game, record) for record in job.records]))


if __name__ == "__main__":
    main()
