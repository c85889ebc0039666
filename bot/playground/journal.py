"""What the bot did: every payload that left it, every request it made, every limit it broke."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from bot.playground.limits.errors import Problem
from bot.playground.world.records import Upload
from bot.playground.world.shapes import Json


class Sent(msgspec.Struct, frozen=True):
    """One payload that left the bot, and who can read it."""

    route: str
    """Method and path template, such as `POST /channels/{channel_id}/messages`."""
    status: int
    """The HTTP status it got; below 300 it was accepted."""
    channel_id: str | None
    """Where it is to be read."""
    only_for: str | None
    """The one person who can read it, if it is ephemeral, a modal or a list of choices."""
    payload: Json | list[Json]
    raw: bytes
    """The JSON exactly as it was sent."""
    files: tuple[Upload, ...] = ()
    interaction_id: str | None = None

    @property
    def audience(self) -> str | None:
        """The owner's user id of what is private, else the id of the public channel."""
        return self.only_for or self.channel_id

    @property
    def accepted(self) -> bool:
        """Whether it reached its audience."""
        return self.status < 300

    def everything(self) -> bytes:
        """All bytes that left, JSON and files, to search for secrets."""
        return b"\0".join([self.raw, *(upload.data for upload in self.files)])


class Violation(msgspec.Struct, frozen=True):
    """One way in which a request broke Discord's rules."""

    source: str
    """`limits` (written by hand) or `schema` (Discord's OpenAPI document)."""
    route: str
    path: str
    message: str


class Journal:
    """The record of a run: append-only, unless it is told to keep only the last few payloads."""

    def __init__(self, most_sent: int | None = None) -> None:
        self._most_sent = most_sent
        self.sent: list[Sent] = []
        self.violations: list[Violation] = []
        self.requests: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()

    def record(self, sent: Sent) -> None:
        """Keep a payload that left the bot."""
        self.sent.append(sent)
        if self._most_sent is not None:
            del self.sent[: -self._most_sent or None]

    def violated(self, source: str, route: str, problems: Iterable[Problem]) -> None:
        """Record what was wrong with a request."""
        for problem in problems:
            path = ".".join(map(str, problem.path))
            self.violations.append(Violation(source, route, path, f"{problem.code}: {problem.message}"))
