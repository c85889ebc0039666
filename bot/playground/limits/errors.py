"""Refusals in the shape Discord gives them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.playground.world.shapes import Json


class Problem(msgspec.Struct, frozen=True):
    """One thing wrong with a request body: where, Discord's name for it, and a sentence."""

    path: tuple[str | int, ...]
    code: str
    message: str


class ApiError(Exception):
    """A refusal: HTTP status, Discord's own code, a sentence, and details by field."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        """What Discord would put in the response."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


def unknown_channel() -> ApiError:
    """Refuse a channel that does not exist (any more)."""
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    """Refuse a guild other than the one there is."""
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    """Refuse a member nobody has met."""
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    """Refuse a message that does not exist (any more), or that this caller may not know of."""
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    """Refuse a user nobody has met."""
    return ApiError(404, 10013, "Unknown User")


def unknown_interaction() -> ApiError:
    """Refuse an interaction that is unknown, or was not answered in time."""
    return ApiError(404, 10062, "Unknown interaction")


def already_acknowledged() -> ApiError:
    """Refuse a second first answer."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def expired_token() -> ApiError:
    """Refuse an interaction token older than its fifteen minutes."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def unknown_webhook() -> ApiError:
    """Refuse a webhook token that was never given out."""
    return ApiError(404, 10015, "Unknown Webhook")


def unauthorized() -> ApiError:
    """Refuse a wrong or absent bot token."""
    return ApiError(401, 0, "401: Unauthorized")


def missing_access() -> ApiError:
    """Refuse what happens in a channel the bot cannot see."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """Refuse what the bot's permissions do not cover."""
    return ApiError(403, 50013, "Missing Permissions")


def archived() -> ApiError:
    """Refuse what cannot be done in an archived thread."""
    return ApiError(400, 50083, "Thread is archived")


def locked() -> ApiError:
    """Refuse a new or changed message in a thread that a moderator has locked."""
    return ApiError(403, 160005, "Thread is locked")


def not_a_thread() -> ApiError:
    """Refuse what only threads have."""
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def not_the_author() -> ApiError:
    """Refuse to edit somebody else's message."""
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def cannot_message_user() -> ApiError:
    """Refuse a direct message: people here take none."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def empty_message() -> ApiError:
    """Refuse a message with nothing in it."""
    return ApiError(400, 50006, "Cannot send an empty message")


def too_large() -> ApiError:
    """Refuse an upload over the size limit."""
    return ApiError(413, 40005, "Request entity too large")


def invalid_form(problems: Iterable[Problem]) -> ApiError:
    """Refuse a body, with each problem hung at its place in the tree of fields."""
    tree: Json = {}
    for problem in problems:
        node = tree
        for step in problem.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return ApiError(400, 50035, "Invalid Form Body", tree)
