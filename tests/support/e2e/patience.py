"""The patience of a table in tests: a clock that is turned by hand, and somebody who lets the others wait."""

from __future__ import annotations

from typing import cast

from bot.playground.people import Reply
from bot.playground.seen import Seen
from bot.sessions import lobby
from bot.sessions.session import Session
from bot.sessions.waiting.patience import GRACE, HOUR
from bot.sessions.waiting.pulse import LONGEST, Pulse
from cogs.table.attendance import Attendance
from tests.support.e2e.bench import CHANNEL, Bench

DAY = 24 * HOUR
MIDNIGHT = 1_780_012_800_000
"""A moment at which a day begins in UTC."""


class Clock:
    """The attendant's two clocks, turned by hand."""

    def __init__(self, table: Bench) -> None:
        self.table = table
        self._now = 1_780_000_000_000
        self._steady = 0
        self.take()

    def take(self) -> None:
        """Hold the clocks of the client that runs now."""
        if self.attendant.watch is not None:
            self.attendant.watch.cancel()
        self.pulse = self.attendant.pulse = Pulse(lambda: self._now, lambda: self._steady)

    @property
    def now(self) -> int:
        """The time on the wall."""
        return self._now

    @now.setter
    def now(self, then: int) -> None:
        """Let time pass while Vigil is awake: it looks at the clock again and again."""
        while (step := min(then - self._now, LONGEST)) > 0:
            self._now, self._steady = self._now + step, self._steady + step
            self.pulse.look()

    def jump(self, ms: int, asleep: int = 0) -> None:
        """Set the clock on the wall; the other one may have run on through a sleep."""
        self._now, self._steady = self._now + ms, self._steady + asleep

    @property
    def attendant(self) -> Attendance:
        return cast("Attendance", self.table.bot.get_cog("Attendance"))

    async def later(self, ms: int) -> list[Seen]:
        """Let time pass; gives the calls that stand in the channel then."""
        self.now += ms
        await self.attendant.tick()
        await self.table.quiet()
        return self.calls()

    def calls(self, channel: str = CHANNEL) -> list[Seen]:
        """The calls that stand in a channel."""
        return [message for message in self.table.public(channel) if "To the table" in message.text]


async def waiting(table: Bench, *names: str, channel: str = CHANNEL) -> Session:
    """A table in play that waits for the second of these people, who has not been called yet."""
    session = await table.open(*names, channel=channel)
    for to in ("C4", "D4"):
        await session.answer(int(table.person(names[0]).id), [f"move to={to}"])
    table.panels.publisher.wake(session)
    await table.quiet()
    return session


def told(reply: Reply) -> str:
    """What somebody was told, and nobody else."""
    assert reply.message.ephemeral
    return reply.message.text


async def missed(clock: Clock, *steps: int) -> Seen:
    """Let time pass, step by step; gives the one call that stands in the channel then."""
    for step in steps:
        calls = await clock.later(step)
    (call,) = calls
    return call


async def offered(table: Bench, clock: Clock) -> tuple[Session, Seen]:
    """A table that waits for Bruno, who holds two seats, for so long that his place is offered."""
    await table.lobby("Dmitri", "Bruno")
    session = await table.session()
    await lobby.sit(session, lobby.Person(int(table.person("Bruno").id), "Bruno"), "nell")
    await lobby.start(session, lobby.Person(int(table.person("Dmitri").id), "Dmitri"))
    for to in ("C4", "D4"):
        await session.answer(int(table.person("Dmitri").id), [f"move to={to}"])
    table.panels.publisher.wake(session)
    await table.quiet()
    await clock.later(GRACE)
    for _ in range(3):
        calls = await clock.later(DAY)
    return session, calls[-1]
