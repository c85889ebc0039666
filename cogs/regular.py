"""What is done again and again, by a clock that nobody can set.

discord.py's own loops sleep until a time on the wall: set back by a day, they would sleep for a day.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NoReturn


async def regularly(seconds: float, doing: Callable[[], Awaitable[None]]) -> NoReturn:
    """Do something again and again, with this long a rest before each time."""
    while True:
        await asyncio.sleep(seconds)
        await doing()
