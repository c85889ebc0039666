"""Beginning sessions: which shard one is for, and how many may begin in how short a time."""

from __future__ import annotations

from collections import deque

import msgspec

from bot.playground.world.shapes import Json

IDENTIFY_SECONDS = 5.0
"""In so many seconds only one session of each bucket may begin."""
DAY = 24 * 60 * 60.0
MOST_A_DAY = 1000
CONCURRENT = 1
"""Discord's `max_concurrency`: the number of buckets."""


class Shard(msgspec.Struct, frozen=True):
    """One shard of so many."""

    id: int = 0
    of: int = 1

    def has(self, guild_id: str) -> bool:
        """Whether the events of a guild go to this shard."""
        return (int(guild_id) >> 22) % self.of == self.id


def shard_of(given: object) -> Shard | None:
    """Read the shard of an identification, the only one if it names none; None if there is no such shard."""
    if given is None:
        return Shard()
    try:
        id, of = msgspec.convert(given, tuple[int, int])
    except msgspec.ValidationError:
        return None
    return Shard(id, of) if 0 <= id < of else None


class Starts:
    """Counts the sessions that began."""

    def __init__(self, seconds: float = IDENTIFY_SECONDS) -> None:
        self.seconds = seconds
        self._last: dict[int, float] = {}
        self._recent: deque[float] = deque()

    def take(self, shard: Shard, now: float) -> bool:
        """Let a session begin, unless another of its bucket has just begun."""
        bucket = shard.id % CONCURRENT
        if now - self._last.get(bucket, now - DAY) < self.seconds:
            return False
        self._last[bucket] = now
        self._recent.append(now)
        return True

    def described(self, now: float) -> Json:
        """What is left, as `/gateway/bot` tells it."""
        while self._recent and self._recent[0] <= now - DAY:
            self._recent.popleft()
        resets = self._recent[0] + DAY - now if self._recent else 0.0
        return {
            "total": MOST_A_DAY,
            "remaining": max(0, MOST_A_DAY - len(self._recent)),
            "reset_after": int(resets * 1000),
            "max_concurrency": CONCURRENT,
        }
