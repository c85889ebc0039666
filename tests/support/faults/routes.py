"""The routes on which faults are laid, and how often they were taken."""

from __future__ import annotations

from tests.support.e2e.bench import Bench

SAY = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
EDIT_AGAIN = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"


def responses(table: Bench) -> int:
    """How often a first response was tried, whatever Discord made of it."""
    return sum(count for route, count in table.server.requests.items() if route.endswith("/callback"))
