"""The part of /table that is about months: pings and pace, following, moving and parking."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import refuse
from bot.markdown import Markdown
from bot.sessions import authority, tables
from bot.sessions.session import Session
from bot.sessions.telling.manner import LENGTHS, Length
from bot.sessions.waiting import attendance, windows
from bot.sessions.waiting.patience import STEPS, Habits, Pace, Wishes
from bot.text import locales, speak, tongue
from cogs.errors import say
from cogs.here import find_table
from cogs.panel.cog import actor, panels
from cogs.reach import Elsewhere, Whither, demand_there
from cogs.replying import deed, in_time
from cogs.table.attendance import clock
from cogs.table.following import follow
from cogs.words import described

Interaction = discord.Interaction[Any]
ZONES = (-12, 14)


class TableLife(commands.Cog):
    """Commands about a table's life, which /table takes in."""

    bot: Vigil

    @app_commands.command(name="follow", description=described("table-follow"))
    async def follow(self, interaction: Interaction) -> None:
        """Follow a table, or no longer."""
        session = await find_table(interaction)
        await follow(self.bot, interaction, session, await clock(self.bot))

    @app_commands.command(name="move", description=described("table-move"))
    @app_commands.describe(to=described("table-move-to"))
    async def move(self, interaction: Interaction, to: app_commands.Transform[Elsewhere, Whither]) -> None:
        """Go on in another channel or thread."""
        session = await find_table(interaction)
        await authority.demand(session, actor(interaction))
        await in_time(interaction, demand_there(interaction, to))
        await deed(interaction, tables.move(self.bot.house, session, to.id))
        panels(interaction).publisher.wake(session)
        await say(interaction, speak(str(interaction.locale)).t("life-moved", channel=Markdown(to.mention)))

    @app_commands.command(name="park", description=described("table-park"))
    async def park(self, interaction: Interaction) -> None:
        """Park a running game."""
        session = await find_table(interaction)
        await authority.demand(session, actor(interaction))
        if session.row.status != "playing":
            raise refuse("not-playing")
        await deed(interaction, tables.put_away(session))
        panels(interaction).publisher.wake(session)
        await say(interaction, speak(str(interaction.locale)).t("life-parked"))

    @app_commands.command(name="language", description=described("table-language"))
    @app_commands.describe(language=described("table-language-language"), story=described("table-language-story"))
    @app_commands.choices(
        language=[Choice(name=tongue(each).t("language-name"), value=each) for each in locales()],
        story=[Choice(name=app_commands.locale_str(each), value=each) for each in LENGTHS],
    )
    async def language(self, interaction: Interaction, language: str | None = None, story: str | None = None) -> None:
        """Choose the language that everybody at this table reads, and how much; what is not named stays."""
        session, mine = await find_table(interaction), speak(str(interaction.locale))
        await authority.demand(session, actor(interaction))
        lines = list[str]()
        if story is not None:
            length: Length = next(known for known in LENGTHS if known == story)
            await deed(interaction, tables.tell_at_length(session, length), "setting-unshown")
        if language is not None:
            await deed(interaction, tables.speak_in(session, language))
            chosen, of = tongue(language), session.row.game
            whole = chosen.owns(f"{of}-title")
            said = {"language": chosen.t("language-name"), "game": chosen.t(f"{of}-title")}
            lines.append(mine.t(f"life-language{'' if whole else '-partly'}", **said))
        if story is not None or language is None:
            lines.append(mine.t("life-story", story="brief" if session.brief else "full"))
        panels(interaction).publisher.wake(session)
        await say(interaction, "\n".join(lines))

    @app_commands.command(name="pace", description=described("table-pace"))
    @app_commands.describe(pace=described("table-pace-pace"))
    @app_commands.choices(pace=[Choice(name=app_commands.locale_str(pace), value=pace) for pace in STEPS])
    async def pace(self, interaction: Interaction, pace: str) -> None:
        """Choose how long this table waits."""
        session = await find_table(interaction)
        await authority.demand(session, actor(interaction))
        chosen: Pace = next(known for known in STEPS if known == pace)
        await deed(interaction, self._set_pace(session, chosen), "setting-unshown")
        try:
            await say(interaction, speak(str(interaction.locale)).t("life-pace", pace=chosen))
        finally:
            await panels(interaction).show_present(session)

    async def _set_pace(self, session: Session, pace: Pace) -> None:
        """Choose a pace; a clock that runs begins anew with it."""
        now = await clock(self.bot)
        await attendance.set_wishes(self.bot.house.store, session.id, Wishes(pace), now)
        if await windows.keep(session, now, anew=True):
            session.version += 1

    @app_commands.command(name="pings", description=described("table-pings"))
    @app_commands.describe(
        on=described("table-pings-on"),
        every=described("table-pings-every"),
        quiet_from=described("table-pings-quiet-from"),
        quiet_until=described("table-pings-quiet-until"),
        zone=described("table-pings-zone"),
    )
    async def pings(
        self,
        interaction: Interaction,
        on: bool | None = None,
        every: app_commands.Range[int, 0, 10080] | None = None,
        quiet_from: int | None = None,
        quiet_until: int | None = None,
        zone: float | None = None,
    ) -> None:
        """Choose when Vigil may ping oneself; what is not named stays, and naming nothing tells how it is."""
        store, user = self.bot.house.store, interaction.user.id
        before = await in_time(interaction, attendance.habits(store, user))
        chosen = Habits(
            pings=before.pings if on is None else on,
            every=before.every if every is None else every,
            quiet_from=before.quiet_from if quiet_from is None else quiet_from,
            quiet_until=before.quiet_until if quiet_until is None else quiet_until,
            zone=before.zone if zone is None else round(zone * 60),
        )
        hours_fit = all(0 <= hour < 24 for hour in (chosen.quiet_from, chosen.quiet_until))
        if not hours_fit or not ZONES[0] * 60 <= chosen.zone <= ZONES[1] * 60:
            raise refuse("odd-hours")
        await deed(interaction, attendance.set_habits(store, user, chosen), "setting-unshown")
        await say(interaction, describe(str(interaction.locale), chosen))


def describe(locale: str, habits: Habits) -> str:
    """What a person has chosen."""
    hours, minutes = divmod(abs(habits.zone), 60)
    sign = "+" if habits.zone >= 0 else "-"
    return speak(locale).t(
        "life-pings",
        pings=int(habits.pings),
        every=habits.every,
        quiet=int(habits.quiet_from != habits.quiet_until),
        **{"from": habits.quiet_from},
        until=habits.quiet_until,
        zone=f"{sign}{hours}:{minutes:02}" if minutes else f"{sign}{hours}",
    )
