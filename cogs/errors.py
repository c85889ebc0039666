"""The error cog: every failure becomes words for the player and a line for the owner."""

from __future__ import annotations

import logging
import secrets
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.asks import Reason, Refusal
from bot.engine.match import TooNew
from bot.sessions.workshop import Died, TooLong
from bot.store import (
    ChannelTaken,
    NoSuchCampaign,
    NoSuchTable,
    StoreBusy,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreTooNew,
)
from bot.text import Tongue, speak
from cogs.face import words
from cogs.reach import gap_here
from cogs.replying import LOST, done_already, insist
from cogs.replying import say as say

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = (10062, 40060)
"""Discord gave up on the interaction, or somebody answered it already: there is nobody left to tell."""

KNOWN: tuple[tuple[type[Exception], str], ...] = (
    (NoSuchTable, "refuse-no-table"),
    (NoSuchCampaign, "refuse-no-such-campaign"),
    (ChannelTaken, "refuse-channel-taken"),
    (StoreBusy, "error-busy"),
    (StoreFull, "error-full"),
    (StoreDamaged, "error-damaged"),
    (StoreTooNew, "error-too-new"),
    (StoreError, "error-store"),
    (TooNew, "error-too-new"),
    (TooLong, "error-too-long"),
    (Died, "error-too-long"),
    (MemoryError, "error-too-long"),
    (app_commands.MissingPermissions, "error-not-allowed"),
    (app_commands.NoPrivateMessage, "error-not-here"),
    (app_commands.CommandOnCooldown, "error-slow-down"),
    (discord.Forbidden, "error-forbidden"),
)
"""What each failure is called, the first that fits."""


async def explain(interaction: discord.Interaction[Any], error: Exception, game: str = "") -> None:
    """Tell the person what went wrong, and the owner too where it is not the person's doing."""
    if isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError) and error.__cause__:
        error = error.__cause__ if isinstance(error.__cause__, Exception) else error
    if (made := done_already(interaction)) and not isinstance(error, Refusal):  # which speaks for itself
        await _made(interaction, error, *made)
        return
    if isinstance(error, discord.HTTPException) and error.code in UNKNOWN_INTERACTION:
        log.warning("an interaction ran out before it was answered (%s)", error.code)
        return
    try:
        if isinstance(error, discord.Forbidden) and (gap := await gap_here(interaction)):
            error = Refusal(gap.reason("here", interaction.client))
        game = game or str(interaction.extras.get("game", ""))
        await say(interaction, describe(speak(str(interaction.locale)), error, game))
    except LOST as lost:
        log.warning("could not tell a person about %s: %s", type(error).__name__, lost)


async def _made(interaction: discord.Interaction[Any], error: Exception, unshown: str, note: str) -> None:
    """Tell the person that what they did counts though it could not be shown, and what only they may know of it."""
    log.warning("what was done could not be shown: %s", type(error).__name__, exc_info=error)
    told = speak(str(interaction.locale)).t(unshown)
    try:
        await insist(interaction, words.clip(f"{told}\n{note}" if note else told, 2000))
    except LOST as lost:
        log.warning("could not tell a person that it was done: %s", lost)


def describe(tongue: Tongue, error: Exception, game: str = "") -> str:
    """Put a failure into words; one that nobody foresaw gets a number that stands in the log as well."""
    if isinstance(error, Refusal):
        return words.refusal(tongue, error.reason, game)
    for kind, id in KNOWN:
        if isinstance(error, kind):
            log.warning("%s: %s", id, error)
            return tongue.t(id)
    incident = secrets.token_hex(3)
    log.error("incident %s", incident, exc_info=error)
    return words.refusal(tongue, Reason("error-unknown", args={"incident": incident}))


class Errors(commands.Cog):
    """Catches what commands raise."""

    def __init__(self, bot: commands.Bot) -> None:
        self.bot = bot
        self._before = bot.tree.on_error

    async def cog_load(self) -> None:
        """Take over the tree's errors."""
        self.bot.tree.on_error = self.on_tree_error  # type: ignore[method-assign]

    async def cog_unload(self) -> None:
        """Give them back."""
        self.bot.tree.on_error = self._before  # type: ignore[method-assign]

    async def on_tree_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Explain whatever a command raised."""
        await explain(interaction, error)
