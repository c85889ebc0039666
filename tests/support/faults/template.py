"""A process that has imported everything and forks bots on demand, so that a bot killed is soon replaced.

It reads orders from its standard input, one JSON document a line, and answers each with a line:
`{"order": "start", ...}` with the new bot's process id, `{"order": "wait", "pid": ...}` with how that bot ended.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pkgutil
import signal
import sys
from importlib import import_module
from pathlib import Path
from typing import Literal

import msgspec

import cogs
from bot.client import Vigil
from bot.games import IDS, game
from bot.playground.connect import point
from bot.store import Store
from bot.text import locales, speak
from cogs import replying
from renderers import RenderPool
from tests.support.e2e.sketchpad import Sketchpad
from tests.support.waiting import PATIENT


class Order(msgspec.Struct, omit_defaults=True):
    """What the template is asked to do."""

    order: Literal["start", "wait"]
    url: str = ""
    token: str = ""
    database: str = ""
    log: str = ""
    sync: bool = False
    pictures: bool = False
    pid: int = 0


def main() -> None:
    """Obey until nobody gives orders any more."""
    import_everything()
    for line in sys.stdin:
        order = msgspec.json.decode(line, type=Order)
        answer = start(order) if order.order == "start" else os.waitstatus_to_exitcode(os.waitpid(order.pid, 0)[1])
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()


def import_everything() -> None:
    """Load what every bot would load by itself, once for all of them."""
    for found in pkgutil.walk_packages(cogs.__path__, "cogs."):
        import_module(found.name)
    replying.PATIENCE = PATIENT / 2  # a busy machine makes answers late, and not another kind of answer
    for id in IDS:
        game(id)
    for locale in locales():
        speak(locale).t("panel-over")


def start(order: Order) -> int:
    """Fork a bot into a session of its own, by which all that it starts can be found."""
    if pid := os.fork():
        return pid
    status = 1
    try:
        os.setsid()
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        log = os.open(order.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for opened, standard in ((nothing, 0), (log, 1), (log, 2)):
            os.dup2(opened, standard)
        logging.basicConfig(level="INFO", stream=sys.stderr, format="%(process)d %(levelname)s %(name)s: %(message)s")
        asyncio.run(serve(order))
        status = 0
    finally:
        # The fork must never go on to read its template's orders.
        os._exit(status)


async def serve(order: Order) -> None:
    """Run the bot as `vigil run` does."""
    point(order.url)
    pool = RenderPool(workers=1) if order.pictures else Sketchpad()
    async with await Store.open(Path(order.database)) as store, pool, Vigil(store, pool, sync=order.sync) as bot:
        await bot.start(order.token)


if __name__ == "__main__":
    main()
