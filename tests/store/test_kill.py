"""A process that is killed loses nothing it was told is kept."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from bot.store import Store
from tests.support.waiting import PATIENT

ROOT = Path(__file__).parents[2]

WRITER = """
import asyncio, sys
from bot.store import Commit, NewTable, Outgoing, Store

async def main(path):
    store = await Store.open(path)
    table = await store.table_in_channel(1)
    if table is None:
        table = await store.create_table(NewTable(game="rise", guild_id=1, channel_id=1, owner_id=1))
    seq = table.head
    while True:
        state = b"state %d " % (seq + 1) + bytes(range(256)) * 10
        seq = (await store.commit(table.id, Commit(kind="set", state=state, outbox=[Outgoing("log", b"")]))).seq
        print(seq, flush=True)

asyncio.run(main(sys.argv[1]))
"""

FAILING = """
import asyncio, sys
from bot.store import Store

async def main(path):
    store = await Store.open(path)
    sys.exit(3)

asyncio.run(main(sys.argv[1]))
"""


async def test_nothing_acknowledged_is_lost(path: Path, long: bool) -> None:
    rng = random.Random(1)
    for _ in range(100 if long else 4):
        acknowledged = write_and_kill(path, lines=rng.randrange(1, 60))

        async with await Store.open(path) as store:
            (table,) = await store.tables()
            assert table.head in {acknowledged, acknowledged + 1}
            assert (await store.position(table.id)).state.startswith(b"state %d " % table.head)
            assert len(await store.pending(limit=1_000_000)) == table.head
            assert await store.verify(table.id) == []


def test_a_program_that_fails_with_the_store_open_ends(path: Path) -> None:
    ended = subprocess.run([sys.executable, "-c", FAILING, str(path)], cwd=ROOT, capture_output=True, timeout=PATIENT)

    assert ended.returncode == 3


def write_and_kill(path: Path, lines: int) -> int:
    """Let a process commit, kill it in the middle, and give the last row it was told is kept."""
    command = [sys.executable, "-c", WRITER, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        told = [writer.stdout.readline() for _ in range(lines)]
        writer.kill()
        told += writer.stdout.read().splitlines(keepends=True)
    return max(int(line) for line in told if line.endswith("\n"))
