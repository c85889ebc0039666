"""/privacy: what is kept about somebody, in plain words, and the way out of it."""

from __future__ import annotations

from math import ceil
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import refuse
from bot.text import Tongue, speak
from cogs.consent.views import plain
from cogs.erasing import eraser
from cogs.errors import explain
from cogs.face.parts import DANGER, SECONDARY, Shown, button, buttons, text
from cogs.replying import deed, edit_pressed, show_alone
from cogs.words import described

Interaction = discord.Interaction[Any]

MARK = "vp:"
"""How the ids of these buttons begin: they belong to no table."""
ASK, ME, SERVER, NOT = "ask", "me", "server", "not"
KEPT = ("person", "tables", "not", "how-long", "copies", "elsewhere")


def about(tongue: Tongue, days: int) -> Shown:
    """What is kept, with the way out."""
    lines = [tongue.t("privacy-title"), *(tongue.t(f"privacy-kept-{part}", days=days) for part in KEPT)]
    return Shown([text("\n\n".join(lines)), *buttons([button(tongue.t("privacy-erase-me"), MARK + ASK, DANGER)])])


def confirm(tongue: Tongue, question: str, act: str) -> Shown:
    """Ask for a yes before anything is erased."""
    answers = [
        button(tongue.t("privacy-yes"), MARK + act, DANGER),
        button(tongue.t("privacy-no"), MARK + NOT, SECONDARY),
    ]
    return Shown([text(question), *buttons(answers)])


def owns_server(interaction: Interaction) -> bool:
    """Whether somebody owns the server that they act in; to manage it is not enough."""
    return interaction.guild is not None and interaction.guild.owner_id == interaction.user.id


class Privacy(commands.GroupCog, group_name="privacy", group_description=described("privacy")):
    """Commands about one's own data; they work in any channel, and in messages to Vigil itself."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot

    @app_commands.command(name="about", description=described("privacy-about"))
    async def about(self, interaction: Interaction) -> None:
        """Say what is kept."""
        await show_alone(interaction, about(speak(str(interaction.locale)), self.bot.keep_days), edit=False)

    @app_commands.command(name="erase", description=described("privacy-erase"))
    async def erase(self, interaction: Interaction) -> None:
        """Ask whether somebody wants to be taken out of everything."""
        tongue = speak(str(interaction.locale))
        await show_alone(interaction, confirm(tongue, tongue.t("privacy-erase-ask"), ME), edit=False)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Take a press on one of these buttons, once even if Discord delivers it twice."""
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        if not data["custom_id"].startswith(MARK) or not self.bot.first_time(interaction):
            return
        try:
            await self._pressed(interaction, data["custom_id"].removeprefix(MARK))
        except Exception as error:  # noqa: BLE001 - the boundary: whatever happened, the person is told
            await explain(interaction, error)

    async def _pressed(self, interaction: Interaction, act: str) -> None:
        tongue = speak(str(interaction.locale))
        match act:
            case "ask":
                await edit_pressed(interaction, confirm(tongue, tongue.t("privacy-erase-ask"), ME))
            case "me":
                await self._erase_me(interaction, tongue)
            case "server":
                await self._erase_server(interaction, tongue)
            case _:
                await edit_pressed(interaction, plain(tongue.t("privacy-kept")))

    async def _erase_me(self, interaction: Interaction, tongue: Tongue) -> None:
        """Note it first, so that it is done even if Vigil stops here."""
        user = interaction.user
        if wait := self.bot.house.haste.spend(user.id):  # all journals are searched for them
            raise refuse("slow-down", seconds=ceil(wait))
        names = {name for name in (user.display_name, user.global_name, user.name) if name}
        noting = self.bot.house.store.note_erasure("person", user.id, names)
        await deed(interaction, noting, "privacy-erasing")
        await edit_pressed(interaction, plain(tongue.t("privacy-erasing")))
        done = await eraser(self.bot).done("person", user.id)
        said = tongue.t("privacy-erased") if done else tongue.t("privacy-erased-later")
        await interaction.edit_original_response(view=plain(said))

    async def _erase_server(self, interaction: Interaction, tongue: Tongue) -> None:
        guild_id = interaction.guild_id
        if guild_id is None or not owns_server(interaction):
            raise refuse("not-server-owner")
        noting = self.bot.house.store.note_erasure("server", guild_id)
        await deed(interaction, noting, "privacy-erasing")
        await edit_pressed(interaction, plain(tongue.t("privacy-erasing")))
        done = await eraser(self.bot).done("server", guild_id)
        said = tongue.t("server-erased") if done else tongue.t("privacy-erased-later")
        await interaction.edit_original_response(view=plain(said))
