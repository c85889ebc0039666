"""What was posted though nobody heard of it: it is looked for before it is posted again.

Discord knows the nonce of a message for a few minutes only. What its components say stays for ever: the buttons of a
panel tell whose it is, and a story has a seal, the number of its outermost component.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from hashlib import blake2b

import discord

SKEW_MS = 60 * 1000
"""How far this clock and Discord's may be apart."""
LOOKED_THROUGH = 200
"""Messages that are looked through for one that was posted unnoticed."""
LARGEST_SEAL = 0x7FFF_FFFF
"""Discord takes a number of 32 bits that is not negative."""
SMALLEST_SEAL = 1000
"""Components without a number get one from Discord, from one upwards: a seal is never so small."""


def seal(nonce: str) -> int:
    """The number by which a message is known for ever, from the nonce that is good for minutes."""
    number = int.from_bytes(blake2b(nonce.encode(), digest_size=4).digest(), "big")
    return SMALLEST_SEAL + number % (LARGEST_SEAL - SMALLEST_SEAL)


def is_sealed(message: discord.Message, number: int) -> bool:
    """Whether a message bears this seal."""
    return any(getattr(component, "id", None) == number for component in message.components)


def since(channel: discord.PartialMessageable, at_ms: int) -> AsyncIterator[discord.Message]:
    """The messages of a channel since a moment, newest first; somewhat more, for the clocks may differ."""
    early = datetime.fromtimestamp((at_ms - SKEW_MS) / 1000, UTC)
    after = discord.Object(discord.utils.time_snowflake(early))
    return channel.history(limit=LOOKED_THROUGH, after=after, oldest_first=False)
