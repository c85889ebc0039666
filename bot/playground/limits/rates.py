"""Discord's limits by route: so many requests in so many seconds, counted apart for each channel or webhook token.

Discord gives no figures ("should not be hard coded"), but its headers do; these are what they were seen to say.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

import msgspec

from bot.playground.limits.errors import ApiError
from bot.playground.world.shapes import Json

OLD_SECONDS = 3600.0


class Rate(msgspec.Struct, frozen=True):
    """So many requests in so many seconds, for each value of one parameter of the path."""

    bucket: str
    most: int
    seconds: float
    major: str


POSTS = Rate("posts", 5, 5.0, "channel_id")
EDITS = Rate("edits", 5, 5.0, "channel_id")
OLD_EDITS = Rate("old-edits", 3, 6.0, "channel_id")
"""Messages older than an hour; no header tells of it."""
WEBHOOK = Rate("webhook", 5, 2.0, "webhook_token")

ROUTES = {
    "POST /channels/{channel_id}/messages": POSTS,
    "PATCH /channels/{channel_id}/messages/{message_id}": EDITS,
}


class TooSoon(ApiError):
    """A refusal that passes by itself."""

    def __init__(self, wait: float, code: int = 0, message: str = "You are being rate limited.") -> None:
        super().__init__(429, code, message)
        self.wait = wait

    def body(self) -> Json:
        """What Discord would put in the response."""
        return super().body() | {"retry_after": self.wait, "global": False}

    @property
    def headers(self) -> dict[str, str]:
        """What goes with it; without `Via` it would be taken for a ban."""
        return {"Via": "1.1 playground", "Retry-After": str(self.wait), "X-RateLimit-Scope": "user"}


class Rates:
    """Counts requests. `scale` stretches every window: 0 counts none, and tests have windows of milliseconds."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._windows: dict[tuple[str, str], tuple[float, int]] = {}

    def of(self, route: str) -> Rate | None:
        """The limit of a route."""
        return WEBHOOK if "/webhooks/" in route else ROUTES.get(route)

    def count(self, rate: Rate, params: Mapping[str, str], now: float) -> dict[str, str]:
        """The headers that tell how it stands once this request counts; `TooSoon` if it is one too many."""
        if not self.scale:
            return {}
        key, seconds = (rate.bucket, params[rate.major]), rate.seconds * self.scale
        since, used = self._windows.get(key, (now, 0))
        if now >= since + seconds:
            since, used = now, 0
        left = since + seconds - now
        if used >= rate.most:
            raise TooSoon(left)
        self._windows[key] = (since, used + 1)
        return {
            "X-RateLimit-Limit": str(rate.most),
            "X-RateLimit-Remaining": str(rate.most - used - 1),
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": rate.bucket,
        }

    def count_old(self, message: Json, params: Mapping[str, str], now: float, stamp: str) -> None:
        """Count the edit of a message, if it is older than an hour."""
        age = datetime.fromisoformat(stamp) - datetime.fromisoformat(message["timestamp"])
        if age.total_seconds() <= OLD_SECONDS:
            return
        try:
            self.count(OLD_EDITS, params, now)
        except TooSoon as error:
            text = "Maximum number of edits to messages older than 1 hour reached. Try again later"
            raise TooSoon(error.wait, 30046, text) from None
