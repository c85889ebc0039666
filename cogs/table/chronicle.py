"""/table recap, replay, stats and export: looking back at a game, and taking it along."""

from __future__ import annotations

import asyncio
import logging
from io import BytesIO
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import refuse
from bot.engine.endings import UNTOLD, Epilogue
from bot.markdown import Markdown, mention, moment, plain
from bot.sessions.admission import ConsentNeeded
from bot.sessions.authority import is_master
from bot.sessions.gm import petitions
from bot.sessions.lobby import Person
from bot.sessions.past import chronicle, copies, epilogues, statistics
from bot.sessions.past.replay import Replay, log_of, play_again
from bot.sessions.session import Session
from bot.sessions.telling.choosing import choose
from bot.sessions.telling.story import tell_line
from bot.store import StoreError
from bot.text import Tongue, speak
from cogs.consent import admissions
from cogs.errors import say
from cogs.face.ending import told_end, told_fates
from cogs.face.ids import Mark
from cogs.face.naming import NAMES
from cogs.face.stories import ACT, LINE, Span
from cogs.face.words import clip, outcome_words
from cogs.heavy import NOBODY, hand_over, heavy
from cogs.here import find_game, find_table
from cogs.panel.cog import actor, panels, person
from cogs.panel.results import has_looked
from cogs.post.publisher import file
from cogs.replying import in_time
from cogs.table import printing
from cogs.table.charting import Charting
from cogs.words import described, spoken
from renderers import Picture, Reel, TooLarge
from renderers.textboard import LONGEST_ALT, cut_at_word

log = logging.getLogger(__name__)
Interaction = discord.Interaction[Any]
STORY = 1500
FORMS = ("copy", "chronicle")
END = 1700
"""Letters of the end of a game, in a recap."""


class Chronicle(commands.Cog):
    """The commands of a table that look back. They belong to `/table`, whose cog inherits them."""

    bot: Vigil

    @app_commands.command(name="recap", description=described("table-recap"))
    @app_commands.describe(pages=described("table-recap-chronicle"))
    @app_commands.rename(pages="chronicle")
    async def recap(self, interaction: Interaction, pages: bool = False) -> None:
        """Tell what happened since this person last looked, and show what is different; or the campaign as pages."""
        session, tongue = await find_game(interaction), speak(str(interaction.locale))
        if pages:
            await self._print(interaction, session, tongue)
            return
        async with heavy(interaction):
            found = await chronicle.recap(session, interaction.user.id, self.bot.house.workshop)
            epilogue = await epilogues.of_table(session) if found.over else UNTOLD
            drawn, told = await panels(interaction).publisher.draw(tongue, found.scene)
            picture = file(drawn, f"recap.{drawn.format}", told)
            await interaction.edit_original_response(
                content=recap_words(tongue, session.row.game, found, epilogue),
                attachments=[picture],
                view=_to_the_whole(session, tongue, found),
                allowed_mentions=NOBODY,
            )
        await has_looked(interaction, session, found.head)

    @app_commands.command(name="replay", description=described("table-replay"))
    @app_commands.describe(everybody=described("table-replay-everybody"))
    async def replay(self, interaction: Interaction, everybody: bool = False) -> None:
        """Show the game as a moving picture, and give its text; to the channel only by those who have a say in it."""
        session, tongue = await find_game(interaction), speak(str(interaction.locale))
        if everybody and not (session.owned_by(interaction.user.id) or await is_master(session, actor(interaction))):
            raise refuse("not-yours-to-change")
        async with heavy(interaction, everybody=everybody) as in_place:
            await self._replay(interaction, session, tongue, everybody=everybody, in_place=in_place)

    @app_commands.command(name="stats", description=described("table-stats"))
    @app_commands.describe(of=described("table-stats-of"))
    @app_commands.choices(
        of=[
            Choice(name=spoken("choice-table"), value="table"),
            Choice(name=spoken("choice-campaign"), value="campaign"),
        ]
    )
    async def stats(self, interaction: Interaction, of: str = "table") -> None:
        """Show dice luck and what everybody did as a chart, at this table or in the whole campaign."""
        session, tongue = await find_game(interaction), speak(str(interaction.locale))
        async with heavy(interaction):
            await self._stats(interaction, session, tongue, of)

    @app_commands.command(name="export", description=described("table-export"))
    @app_commands.describe(form=described("table-export-form"))
    @app_commands.choices(form=[Choice(name=spoken(f"choice-{each}"), value=each) for each in FORMS])
    async def export(self, interaction: Interaction, form: str = "copy") -> None:
        """Give the campaign as a file; while a game goes on to game-masters only, and the table is told first.

        As pages to be read it holds no secrets, and anybody may have it.
        """
        session, tongue = await find_table(interaction), speak(str(interaction.locale))
        if form == "chronicle":
            await self._print(interaction, session, tongue)
            return
        me, master = person(interaction), await is_master(session, actor(interaction))
        try:
            if master:
                await in_time(interaction, petitions.demand_file(session, me))
        except ConsentNeeded:
            if await admissions.ask(interaction, session, petitions.wish(session, "export", me)):
                return
        async with heavy(interaction):
            data, secrets = await copies.hand_out(
                session,
                interaction.user.id,
                game_master=master,
                notices={True: tongue.t("export-notice-running"), False: tongue.t("export-notice-over")},
            )
        if secrets:
            await self._announce(interaction, session)
            await petitions.hands_file(session, me)
        name = f"{session.row.game}-campaign-{session.row.campaign_id}.vigil"
        given = tongue.t("export-done-running" if secrets else "export-done-over")
        await interaction.edit_original_response(
            content=given, attachments=[discord.File(BytesIO(data), filename=name)]
        )
        if secrets:
            await self._used_up(session, me)

    async def _print(self, interaction: Interaction, session: Session, tongue: Tongue) -> None:
        """Give the campaign as pages, when it is this server's turn."""
        if not session.row.head:
            raise refuse("not-started")
        async with heavy(interaction):
            await printing.hand_out(self.bot, interaction, session, tongue)

    async def see_again(self, interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
        """Replay a game for whoever pressed for it."""
        async with heavy(interaction):
            tongue = speak(str(interaction.locale))
            await self._replay(interaction, session, tongue, everybody=False, in_place=True)

    async def see_figures(self, interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
        """Show the statistics of a game to whoever pressed for them."""
        async with heavy(interaction):
            await self._stats(interaction, session, speak(str(interaction.locale)), "table")

    async def _used_up(self, session: Session, me: Person) -> None:
        """Count the table's yes as used, now that the file is there; where that cannot be noted it counts once more."""
        try:
            await petitions.took_file(session, me)
        except StoreError as error:
            log.warning("table %s: a yes for its file could not be used up: %s", session.id, error)

    async def _replay(
        self, interaction: Interaction, session: Session, tongue: Tongue, *, everybody: bool, in_place: bool
    ) -> None:
        workshop = self.bot.house.workshop
        found = await play_again(session, workshop)
        log = await log_of(session, str(interaction.locale), found.rows, workshop)
        lines, files = list[str](), list[discord.File]()
        if everybody:
            lines.append(NAMES.plainly(tongue.t("replay-shown", who=mention(interaction.user.id))))
        try:
            drawn = await self._animated(interaction, tongue, found)
        except TooLarge:
            lines.append(tongue.t("replay-too-large"))
        else:
            lines.append(tongue.t("replay-done", frames=len(found.frames)))
            last = Markdown(" ").join(tongue.say(words) for words in found.frames[-1].alt)
            title = tongue.t(f"{session.row.game}-title")
            told = tongue.t("replay-alt", title=title, frames=len(found.frames), last=last)
            files.append(file(drawn, f"replay.{drawn.format}", cut_at_word(plain(told), LONGEST_ALT)))
        if found.phases > len(found.frames):
            lines.append(tongue.t("replay-thinned", phases=found.phases))
        files.append(discord.File(BytesIO(log.encode()), filename="replay.txt"))
        if in_place and not everybody:
            await hand_over(interaction, "\n".join(lines), files)
            return
        if in_place:
            edit = interaction.edit_original_response
            await edit(content="\n".join(lines), attachments=files, allowed_mentions=NOBODY)
            return
        await say(interaction, tongue.t("gm-done"))  # what was acknowledged for one person stays theirs
        await interaction.followup.send("\n".join(lines), files=files, allowed_mentions=NOBODY)

    async def _stats(self, interaction: Interaction, session: Session, tongue: Tongue, of: str) -> None:
        gather = statistics.of_campaign if of == "campaign" else statistics.of_table
        found = await gather(session, self.bot.house.workshop)
        if not found.dice and not found.figures:
            await say(interaction, tongue.t("stats-none"))
            return
        game, seats = session.row.game, session.game.look.scene(session.match.view(None)).seats
        title = tongue.t(f"{game}-title")
        mission = tongue.t(f"{game}-mission-{session.row.mission}")
        whole = tongue.t("stats-subtitle-campaign", title=title, missions=found.tables)
        subtitle = whole if of == "campaign" else tongue.t("stats-subtitle", title=title, mission=mission)
        charting = Charting(tongue, game, found, seats)
        files = []
        for name, chart in await asyncio.to_thread(lambda: list(charting.pictures(subtitle))):
            drawn = await self.bot.pool.chart(tongue.scene(chart))
            told = cut_at_word(plain(" ".join(map(tongue.say, chart.alt))), LONGEST_ALT)
            files.append(file(drawn, f"{name}.{drawn.format}", told))
        await hand_over(interaction, files=files)

    async def _animated(self, interaction: Interaction, tongue: Tongue, found: Replay) -> Picture:
        """Draw the frames one after the other, within what Discord takes here."""
        limit = min(copies.LARGEST, interaction.filesize_limit)
        frames = await asyncio.to_thread(lambda: tuple(map(tongue.scene, found.frames)))
        return await self.bot.pool.animate(Reel(frames, limit))

    async def _announce(self, interaction: Interaction, session: Session) -> None:
        """Tell the channel that somebody has the secrets; whoever cannot be announced gets no file."""
        channel = self.bot.get_partial_messageable(session.row.channel_id, guild_id=session.row.guild_id)
        said = speak(session.row.locale).t("export-announced", who=mention(interaction.user.id))
        await channel.send(NAMES.plainly(said), allowed_mentions=NOBODY, silent=True)


def _now(tongue: Tongue, game: str, found: chronicle.Recap) -> str:
    """Where the game stands; one that is over, by its end and not by its last round."""
    if found.over is None:
        return tongue.t("recap-now", now=tongue.say(found.scene.subtitle) or tongue.say(found.scene.title))
    return tongue.t("recap-over", outcome=outcome_words(tongue, game, found.over))


def _to_the_whole(session: Session, tongue: Tongue, found: chronicle.Recap) -> discord.ui.View:
    """The button that leads to all that a recap leaves out; its press is known by its id, as every other."""
    view = discord.ui.View(timeout=None)
    mark = Span(found.after, found.head, apart=True).mark(session.id, ACT, 0)
    view.add_item(discord.ui.Button(label=tongue.t("story-whole"), custom_id=mark.button()))
    view.stop()
    return view


def recap_words(tongue: Tongue, game: str, found: chronicle.Recap, epilogue: Epilogue = UNTOLD) -> str:
    """A recap in a few sentences; of a game that is over, with what became of everybody."""
    end = [*told_end(tongue, epilogue), *told_fates(tongue, epilogue)]
    now = clip("\n".join((_now(tongue, game, found), *end)), END)
    if not found.lines and not found.answers:
        return f"{tongue.t('recap-nothing')}\n{now}"
    counts = {"answers": found.answers, "phases": found.phases}
    if found.since is None:
        head = tongue.t("recap-whole", **counts)
    else:
        head = tongue.t("recap-since", when=moment(found.since), **counts)
    spoken_lines = [clip(tongue.t("recap-line", line=tell_line(tongue, line)), LINE) for line in found.lines]
    room = STORY - (len(now) if end else 0)
    told = choose(found.lines, lambda places: sum(len(spoken_lines[place]) + 1 for place in places) <= room)
    lines = "\n".join(spoken_lines[place] for place in told)
    left_out = found.left_out + len(found.lines) - len(told)
    more = tongue.t("recap-left-out", count=left_out) if left_out else ""
    note = tongue.t("recap-picture") if found.since is not None else ""
    return clip("\n".join(filter(None, (head, lines, more, now, note and f"-# {note}"))), 2000)
