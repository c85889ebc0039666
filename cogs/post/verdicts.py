"""Verdicts: what Discord means by a refusal, and whether trying again can help."""

from __future__ import annotations

import discord

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = GONE = (10003, 10008)
ARCHIVED, LOCKED = CLOSED = (50083, 160005)
"""An archived thread takes new messages only, a locked one nothing."""


def out_of_reach(error: Exception) -> bool:
    """Whether Discord will not take this before somebody changes something there: a permission, a thread's state."""
    return isinstance(error, discord.HTTPException) and (error.status in (403, 404) or error.code in CLOSED)


def malformed(error: Exception) -> bool:
    """Whether Discord will never take this, however often it is sent."""
    return isinstance(error, discord.HTTPException) and error.status == 400 and not out_of_reach(error)
