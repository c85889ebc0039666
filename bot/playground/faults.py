"""Bad weather on demand: dropped sockets, refusals, lost answers, doubles, delays, the passing of time."""

from __future__ import annotations

import asyncio
import contextlib
from fnmatch import fnmatchcase
from typing import Literal

import msgspec

from bot.playground.gateway import Gateway
from bot.playground.interactions import Interactions
from bot.playground.world.shapes import Json


class Fault(msgspec.Struct):
    """What shall happen to the next requests whose `METHOD /path/{template}` matches a pattern."""

    pattern: str
    times: int
    status: int | None = None
    headers: dict[str, str] = {}
    body: Json = {}
    cut: Literal["before", "after"] | None = None
    delay: float = 0.0


class Faults:
    """The faults of one server. Patterns are globs over the route, such as `POST /channels/*`."""

    def __init__(self, gateway: Gateway, interactions: Interactions) -> None:
        self._gateway = gateway
        self._interactions = interactions
        self._planned: list[Fault] = []
        self._calm = asyncio.Event()

    # Requests

    def rate_limit(
        self,
        pattern: str = "*",
        *,
        times: int = 1,
        retry_after: float = 0.05,
        via: bool = True,
        everywhere: bool = False,
    ) -> None:
        """Answer the next matching requests with 429; without `via` as if the address were banned."""
        headers = {"Retry-After": str(retry_after), "X-RateLimit-Scope": "global" if everywhere else "user"}
        if via:
            headers["Via"] = "1.1 playground"
        body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": everywhere, "code": 0}
        self._planned.append(Fault(pattern, times, 429, headers, body))

    def server_error(self, pattern: str = "*", *, times: int = 1, status: int = 500) -> None:
        """Answer the next matching requests with a 5xx and do nothing."""
        self._planned.append(Fault(pattern, times, status, body={"message": f"{status}: Server Error", "code": 0}))

    def refuse(self, pattern: str, status: int, code: int, *, times: int = 1) -> None:
        """Answer the next matching requests with a refusal and do nothing."""
        self._planned.append(Fault(pattern, times, status, body={"message": "Refused", "code": code}))

    def cut_before(self, pattern: str = "*", *, times: int = 1) -> None:
        """Drop the connection of the next matching requests and do nothing."""
        self._planned.append(Fault(pattern, times, cut="before"))

    def cut_after(self, pattern: str = "*", *, times: int = 1) -> None:
        """Do what the next matching requests ask, and drop the connection before the response."""
        self._planned.append(Fault(pattern, times, cut="after"))

    def delay(self, pattern: str = "*", *, seconds: float, times: int = 1) -> None:
        """Do what the next matching requests ask, and hold the response back; `clear` lets it go."""
        self._planned.append(Fault(pattern, times, delay=seconds))

    def take(self, route: str) -> Fault | None:
        """Use up the first planned fault that matches a route."""
        for fault in self._planned:
            if fault.times > 0 and fnmatchcase(route, fault.pattern):
                fault.times -= 1
                return fault
        return None

    async def pass_by(self, fault: Fault) -> None:
        """Wait out the delay of a fault, or until the sun shines."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._calm.wait(), fault.delay)

    def clear(self) -> None:
        """Let the sun shine: forget every planned fault, let held responses go and open the gateway."""
        self._planned.clear()
        self._calm.set()
        self._calm = asyncio.Event()
        self.release_gateway()

    # Gateway

    async def drop_gateway(self, *, resumable: bool = True) -> None:
        """Close the bot's sockets now; without `resumable` its sessions are invalid as well."""
        await self._gateway.drop(resumable=resumable)

    async def ask_to_reconnect(self) -> None:
        """Ask the bot to reconnect and resume, as Discord does before maintenance."""
        await self._gateway.ask_to_reconnect()

    def hold_gateway(self) -> None:
        """Stop delivering events; they queue until `release_gateway`."""
        self._gateway.gate.clear()

    def release_gateway(self) -> None:
        """Deliver what was held."""
        self._gateway.gate.set()

    def deliver_twice(self) -> None:
        """Deliver the next interaction twice, with the same id and token."""
        self._interactions.deliveries = 2

    def deliver_late(self, seconds: float) -> None:
        """Deliver the next interaction so long after it was made; of Discord's patience only the rest is left."""
        self._interactions.late = seconds

    # Time

    def skip_time(self, seconds: float) -> None:
        """Let time pass: deadlines of answers, tokens and nonces come nearer by this much."""
        self._interactions.clock.skew += seconds
        self._interactions.fail_overdue()
