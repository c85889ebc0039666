"""Waiting for what has no event of its own: as long as a busy machine needs, and no longer than it takes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from inspect import isawaitable

PATIENT = 120.0
"""Seconds that something may take in tests that are not about time: a busy machine is slow, not wrong."""


async def eventually(look: Callable[[], object]) -> None:
    """Wait until a look, which may be awaited, finds something true."""
    async with asyncio.timeout(PATIENT):
        while True:
            found = look()
            if await found if isawaitable(found) else found:
                return
            await asyncio.sleep(0.01)
