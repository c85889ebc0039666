"""Losses: what a table lacks in the middle of a game is said once to all and once to each; it goes on when it can."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord.ext import commands

from bot.client import Vigil
from bot.sessions.session import Session
from bot.text import speak
from cogs.here import table_here
from cogs.panel.cog import Panels
from cogs.reach import Gap, gap_here, lacking
from cogs.replying import acknowledged

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


class Losses(commands.Cog):
    """Knows which table was told of what, who has heard it, and when it is worth while to try again."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot
        self._told: dict[int, tuple[Gap, set[int]]] = {}
        self._left: set[int] = set()
        """Threads that Vigil was put out of."""

    @property
    def _panels(self) -> Panels:
        cog: Panels = self.bot.get_cog("Panels")  # type: ignore[assignment]
        return cog

    async def cog_load(self) -> None:
        """Speak up after each press."""
        self._panels.after_press.append(self.tell)

    # What may bring a channel back

    @commands.Cog.listener()
    async def on_guild_channel_update(self, *_: discord.abc.GuildChannel) -> None:
        """Try again where a channel was out of reach: its permissions may have changed."""
        self._panels.publisher.regained()

    @commands.Cog.listener()
    async def on_guild_role_update(self, *_: discord.Role) -> None:
        """Try again where a channel was out of reach: Vigil's role may have changed."""
        self._panels.publisher.regained()

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """Try again where a channel was out of reach: Vigil may have been given a role."""
        if after == after.guild.me:
            self._panels.publisher.regained()

    @commands.Cog.listener()
    async def on_raw_thread_update(self, _: discord.RawThreadUpdateEvent) -> None:
        """Try again where a thread was locked: it may be open."""
        self._panels.publisher.regained()

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Go on in a thread that Vigil was let into, or sees again."""
        self._left.discard(thread.id)
        self._panels.publisher.regained()

    @commands.Cog.listener()
    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Know that a thread is out of reach before anything is sent there."""
        self._left.add(thread.id)

    # What is said

    @commands.Cog.listener()
    async def on_app_command_completion(self, interaction: Interaction, _: object) -> None:
        """Tell whoever used a command as well, if anything is amiss at any table."""
        amiss = self._told or self._panels.publisher.lost or self._shut(interaction)
        if amiss and (session := await table_here(interaction)):
            await self.tell(interaction, session)

    def _shut(self, interaction: Interaction) -> bool:
        """Whether Vigil knows without asking that something is lacking where somebody acts."""
        thread = interaction.channel if isinstance(interaction.channel, discord.Thread) else None
        closed = thread is not None and (thread.locked or thread.id in self._left)
        return closed or lacking(interaction.app_permissions, thread=thread is not None) is not None

    async def tell(self, interaction: Interaction, session: Session) -> None:
        """Say what is lacking where somebody acted, by the answer to them: that needs no permission."""
        if interaction.channel_id != session.row.channel_id or not acknowledged(interaction):
            return
        amiss = session.id in (*self._told, *self._panels.publisher.lost) or self._shut(interaction)
        gap = await gap_here(interaction) if amiss else None
        if gap is None:
            self._told.pop(session.id, None)
            return
        user, (known, heard) = interaction.user.id, self._told.get(session.id, (None, set[int]()))
        if known == gap and user in heard:
            return
        self._told[session.id] = gap, {user} if known != gap else heard | {user}
        if known == gap or not await self._said(interaction, gap, session.row.locale):
            await self._said(interaction, gap)

    async def _said(self, interaction: Interaction, gap: Gap, public: str = "") -> bool:
        """Say it to all in a language, or to whoever acted in theirs; False where not even an answer is taken."""
        told = gap.said(speak(public or str(interaction.locale)), "lost", interaction.client)
        try:
            await interaction.followup.send(told, ephemeral=not public)
        except discord.HTTPException as error:
            log.warning("channel %s: what is lacking cannot be said (%s)", interaction.channel_id, error)
            return False
        return True
