"""/say: whispers and promises where seats keep secrets. Whoever a whisper is for hears it with their next press."""

from __future__ import annotations

import logging
from io import BytesIO
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import refuse
from bot.markdown import plain
from bot.sessions import sayings
from bot.sessions.bounds import Haste
from bot.sessions.session import Session
from bot.store import Saying, StoreError
from bot.text import Tongue, fold, speak
from cogs.errors import say
from cogs.face.board import bare
from cogs.face.ids import Mark
from cogs.face.parts import Shown, text
from cogs.face.sayings import said, seat_names
from cogs.face.words import CHOICE, label
from cogs.heavy import NOBODY
from cogs.here import find_game, table_here
from cogs.panel.cog import Panels, actor, panels
from cogs.replying import LOST, deed, in_time, insist, show_all
from cogs.table.ends import demand_voice
from cogs.words import described

log = logging.getLogger(__name__)
Interaction = discord.Interaction[Any]
Text = app_commands.Range[str, 1, sayings.LONGEST]
PER_MINUTE = 8
"""What one person can say in a minute."""
MINUTE = 60.0
MESSAGE = 1900
"""Letters that are said in a message; more come as a file."""


async def hearer_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The seats that this person can speak to."""
    session, tongue = await table_here(interaction), speak(str(interaction.locale))
    if session is None or await session.loaded() is None:
        return []
    names = names_at(session, tongue)
    named = [(plain(names[seat]), seat) for seat in sayings.hearers(session, interaction.user.id)]
    return [Choice(name=label(name, CHOICE), value=seat) for name, seat in named if fold(current) in fold(name)]


def names_at(session: Session, tongue: Tongue) -> dict[str, str]:
    """What the seats of a table are called."""
    return seat_names(tongue, session.row.game, bare(session))


@app_commands.guild_only()
class Say(commands.GroupCog, group_name="say", group_description=described("say")):
    """What seats say to each other."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot
        self._haste = Haste(PER_MINUTE, MINUTE)

    async def cog_load(self) -> None:
        """Bring what was whispered after each press, and show all of it at the end."""
        cog: Panels = self.bot.get_cog("Panels")  # type: ignore[assignment]
        cog.after_press.append(self.bring)
        cog.takes("sayings", self._all)

    @app_commands.command(name="whisper", description=described("say-whisper"))
    @app_commands.describe(seat=described("say-whisper-seat"), text=described("say-whisper-text"))
    @app_commands.autocomplete(seat=hearer_choices)
    async def whisper(self, interaction: Interaction, seat: str, text: Text) -> None:
        """Say something to one seat, in secret until the game is over."""
        session, tongue = await find_game(interaction), speak(str(interaction.locale))
        self._spend(interaction)
        kept = await deed(interaction, sayings.say(session, interaction.user.id, "whisper", text, seat))
        await say(interaction, tongue.t("say-whisper-done", said=said(tongue, names_at(session, tongue), kept)))

    @app_commands.command(name="promise", description=described("say-promise"))
    @app_commands.describe(text=described("say-promise-text"), to=described("say-promise-to"))
    @app_commands.autocomplete(to=hearer_choices)
    async def promise(self, interaction: Interaction, text: Text, to: str = "") -> None:
        """Promise something to all, or to one seat in secret; the end recalls it."""
        session, tongue = await find_game(interaction), speak(str(interaction.locale))
        if not to:
            demand_voice(interaction)
        self._spend(interaction)
        kept = await deed(interaction, sayings.say(session, interaction.user.id, "promise", text, to))
        if to:
            await say(interaction, tongue.t("say-promise-done", said=said(tongue, names_at(session, tongue), kept)))
            return
        await self._proclaim(interaction, session, kept)

    @app_commands.command(name="read", description=described("say-read"))
    async def read(self, interaction: Interaction) -> None:
        """Read again what one has said and heard; once the game is over, all that was said."""
        await self._give(interaction, await find_game(interaction))

    @app_commands.command(name="allow", description=described("say-allow"))
    @app_commands.describe(on=described("say-allow-on"))
    async def allow(self, interaction: Interaction, on: bool) -> None:
        """Let seats whisper and promise at this table, or not."""
        session = await find_game(interaction)
        await deed(interaction, sayings.allow(session, actor(interaction), on=on), "setting-unshown")
        try:
            await say(interaction, speak(str(interaction.locale)).t("gm-done"))
        finally:
            await panels(interaction).show_present(session)

    @commands.Cog.listener()
    async def on_app_command_completion(self, interaction: Interaction, _: object) -> None:
        """Bring what was whispered to whoever has used a command at their table as well."""
        session = await table_here(interaction)
        if session is not None:
            await self.bring(interaction, session)

    async def bring(self, interaction: Interaction, session: Session) -> None:
        """Give whoever has just pressed something what was said to them alone; what fails comes with the next press."""
        if not session.in_memory or not session.game.table.voices(session.match.state):
            return
        try:
            new = await sayings.unheard(session, interaction.user.id)
            if not new:
                return
            tongue = speak(str(interaction.locale))
            lines = _lines(tongue, names_at(session, tongue), new)
            await insist(interaction, "\n".join((tongue.t("say-heard"), *lines)))
            await sayings.heard(session, new)
        except (StoreError, *LOST) as error:
            log.warning("table %s: what was said could not be brought: %s", session.id, type(error).__name__)

    def _spend(self, interaction: Interaction) -> None:
        """Refuse whoever says too much at once."""
        if wait := self._haste.spend(interaction.user.id):
            raise refuse("slow-down", seconds=int(wait) + 1)

    async def _proclaim(self, interaction: Interaction, session: Session, kept: Saying) -> None:
        """Tell the channel what was promised."""
        public = speak(session.row.locale)
        shown = Shown([text(said(public, names_at(session, public), kept))])
        if await show_all(interaction, shown) is None:
            await interaction.followup.send(view=shown, allowed_mentions=NOBODY)

    async def _all(self, interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
        await self._give(interaction, session)

    async def _give(self, interaction: Interaction, session: Session) -> None:
        """Give somebody what they may read, as a file where it is too much for a message."""
        tongue = speak(str(interaction.locale))
        readable = await in_time(interaction, sayings.readable(session, interaction.user.id))
        lines = [said(tongue, names_at(session, tongue), each) for each in readable]
        if sum(len(line) + 1 for line in lines) <= MESSAGE:
            await say(interaction, "\n".join(lines) or tongue.t("say-none"))
            return
        file = discord.File(BytesIO(plain("\n".join(lines)).encode()), filename="said.txt")
        await say(interaction, tongue.t("say-all", count=len(lines)))
        await interaction.followup.send(file=file, ephemeral=True, allowed_mentions=NOBODY)


def _lines(tongue: Tongue, names: dict[str, str], new: list[Saying]) -> list[str]:
    """What is new to somebody, as much as a message holds; the rest can be read with /say read."""
    lines, room = list[str](), MESSAGE
    for each in new:
        line = said(tongue, names, each)
        room -= len(line) + 1
        if room < 0:
            return [*lines, tongue.t("say-more")]
        lines.append(line)
    return lines
