"""/campaign: missions that belong together, for as long as they last."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import Reason, Refusal, refuse
from bot.markdown import mention
from bot.sessions import tables
from bot.sessions.past import copies
from bot.store import BadExport, Imported
from bot.store import Campaign as CampaignRow
from bot.text import Tongue, fold, speak
from cogs.errors import say
from cogs.face.naming import NAMES
from cogs.face.words import CHOICE, clip, label
from cogs.heavy import heavy
from cogs.here import public_locale
from cogs.panel.cog import actor, panels
from cogs.reach import demand_here
from cogs.replying import deed, in_time
from cogs.words import described

log = logging.getLogger(__name__)
Interaction = discord.Interaction[Any]


def line(tongue: Tongue, campaign: CampaignRow) -> str:
    """A campaign's name: its game, its mission, its number."""
    return tongue.t(
        "campaign-line",
        number=campaign.id,
        game=tongue.t(f"{campaign.game}-title"),
        mission=tongue.t(f"{campaign.game}-mission-{campaign.mission}"),
        status=campaign.status,
    )


async def campaign_choices(interaction: Interaction, current: str) -> list[Choice[int]]:
    """The campaigns of this server that go on."""
    tongue = speak(str(interaction.locale))
    found = await interaction.client.house.store.campaigns(interaction.guild_id or 0, status="active", limit=25)
    named = [(line(tongue, campaign), campaign.id) for campaign in found]
    return [Choice(name=label(name, CHOICE), value=id) for name, id in named if fold(current) in fold(name)]


@app_commands.guild_only()
class Campaign(commands.GroupCog, group_name="campaign", group_description=described("campaign")):
    """Commands about the campaigns of a server."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot
        self._importing: set[int] = set()

    @app_commands.command(name="list", description=described("campaign-list"))
    async def list(self, interaction: Interaction) -> None:
        """List the campaigns of this server."""
        tongue = speak(str(interaction.locale))
        found = await in_time(interaction, self.bot.house.store.campaigns(interaction.guild_id or 0, limit=20))
        lines = [line(tongue, campaign) for campaign in found]
        await say(interaction, clip("\n".join(lines), 2000) or tongue.t("campaign-none"))

    @app_commands.command(name="resume", description=described("campaign-resume"))
    @app_commands.describe(campaign=described("campaign-resume-campaign"))
    @app_commands.autocomplete(campaign=campaign_choices)
    async def resume(self, interaction: Interaction, campaign: int) -> None:
        """Bring a campaign to this channel, where it was left."""
        await in_time(interaction, demand_here(interaction))
        resuming = tables.resume(
            self.bot.house,
            campaign,
            guild_id=interaction.guild_id or 0,
            channel_id=interaction.channel_id or 0,
            by=actor(interaction),
        )
        session = await deed(interaction, resuming)
        panels(interaction).publisher.wake(session)
        await say(interaction, speak(str(interaction.locale)).t("campaign-resumed"))

    @app_commands.command(name="import", description=described("campaign-import"))
    @app_commands.describe(file=described("campaign-import-file"))
    async def take_in(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Bring a campaign from another server; whatever is wrong with the file, nothing is changed by it."""
        if not interaction.permissions.manage_guild:
            raise refuse("import-not-yours")
        if file.size > copies.LARGEST:
            raise refuse("import-too-large")
        done, campaign = await self._taken_in(interaction, file)
        tongue = speak(str(interaction.locale))
        seats = await self.bot.house.store.seats(done.tables[-1])
        sat = [
            tongue.t("import-seat", seat=tongue.t(f"{campaign.game}-seat-{seat.seat}"), name=seat.user_name)
            for seat in seats
            if seat.user_name
        ]
        who, named = mention(interaction.user.id), line(tongue, campaign)
        said = [tongue.t("import-done", campaign=named, status=campaign.status)]
        if sat:
            said.append(tongue.t("import-seats", seats=tongue.listing(sat)))
        await interaction.edit_original_response(content=clip("\n".join(said), 2000))
        public = speak(public_locale(interaction))
        announced = NAMES.plainly(public.t("import-announced", who=who, campaign=line(public, campaign)))
        await interaction.followup.send(announced, allowed_mentions=discord.AllowedMentions.none())

    async def _taken_in(self, interaction: Interaction, file: discord.Attachment) -> tuple[Imported, CampaignRow]:
        """Check a file and take it in; one at a time for a server."""
        guild_id = interaction.guild_id or 0
        if guild_id in self._importing:
            raise refuse("import-under-way")
        self._importing.add(guild_id)
        try:
            async with heavy(interaction):
                taking = copies.take_in(
                    self.bot.house.store,
                    self.bot.house.workshop,
                    await file.read(),
                    guild_id=guild_id,
                    channel_id=interaction.channel_id or 0,
                    owner_id=interaction.user.id,
                    bounds=self.bot.house.bounds,
                )
                return await deed(interaction, taking, "setting-unshown")
        except BadExport as error:
            log.warning("a file was not taken in: %s", error.reason)
            raise Refusal(Reason(f"import-{error.reason}")) from error
        finally:
            self._importing.discard(guild_id)
