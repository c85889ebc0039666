"""/table: open one, sit down, start, look, and put it away. Playing itself happens on the panel."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import refuse
from bot.sessions import authority, lobby, tables
from bot.sessions.admission import ConsentNeeded
from bot.sessions.gm import petitions
from bot.sessions.telling.outgoing import PANEL
from bot.text import fold, speak
from cogs.consent import admissions, votes
from cogs.consent.votes import point_choices
from cogs.errors import say
from cogs.face import layout
from cogs.face.board import board
from cogs.face.sights import keyed
from cogs.face.words import CHOICE, asked, clip, fenced, holder, label, option_words
from cogs.heavy import heavy
from cogs.here import find_game, find_table, game_choices, table_here
from cogs.panel.cog import Panels, actor, panels, person
from cogs.post.publisher import file
from cogs.reach import demand_here
from cogs.replying import deed, in_time
from cogs.table.chronicle import Chronicle
from cogs.table.ends import TableEnds
from cogs.table.life import TableLife
from cogs.table.opening import open_table, post_lobby
from cogs.table.orders import TableOrders
from cogs.words import described
from renderers import text_board

Interaction = discord.Interaction[Any]


async def seat_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The seats that can be taken here."""
    tongue = speak(str(interaction.locale))
    session = await table_here(interaction)
    if session is None:
        return []
    await session.loaded()
    named = [(tongue.t(f"{session.row.game}-seat-{seat}"), seat) for seat in lobby.free_seats(session)]
    return [Choice(name=label(name, CHOICE), value=seat) for name, seat in named if fold(current) in fold(name)][:25]


async def action_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """What this person may do now, in words."""
    tongue = speak(str(interaction.locale))
    session = await table_here(interaction)
    asked = session.ask_for(interaction.user.id) if session and await session.loaded() else None
    if session is None or asked is None:
        return []
    named = [(option_words(tongue, session.row.game, option), option.key) for option in asked[1].options]
    return [Choice(name=label(name, CHOICE), value=key) for name, key in named if fold(current) in fold(name)][:25]


@app_commands.guild_only()
class Table(
    TableLife,
    TableOrders,
    TableEnds,
    Chronicle,
    commands.GroupCog,
    group_name="table",
    group_description=described("table"),
):
    """Commands about the table of a channel."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Answer the buttons of a game that is over, and of whoever lets a kind of question always pass."""
        cog: Panels = self.bot.get_cog("Panels")  # type: ignore[assignment]
        acts = {**self.ways_on, "replay": self.see_again, "stats": self.see_figures, "waive": self.always_pass}
        for act, handler in acts.items():
            cog.takes(act, handler)

    @app_commands.command(name="new", description=described("table-new"))
    @app_commands.describe(game=described("table-new-game"))
    @app_commands.autocomplete(game=game_choices)
    async def new(self, interaction: Interaction, game: str) -> None:
        """Open a table in this channel; its lobby is the answer."""
        await open_table(interaction, game)

    @app_commands.command(name="join", description=described("table-join"))
    @app_commands.describe(seat=described("table-join-seat"))
    @app_commands.autocomplete(seat=seat_choices)
    async def join(self, interaction: Interaction, seat: str | None = None) -> None:
        """Take a seat."""
        session = await find_table(interaction)
        try:
            taken = await deed(interaction, lobby.sit(session, person(interaction), seat))
        except ConsentNeeded as needed:
            (taken,) = needed.seats
            if await admissions.ask(interaction, session, petitions.wish(session, "sit", person(interaction), taken)):
                return
        tongue = speak(str(interaction.locale))
        panels(interaction).publisher.wake(session)
        await say(interaction, tongue.t("table-joined", seat=tongue.t(f"{session.row.game}-seat-{taken}")))

    @app_commands.command(name="leave", description=described("table-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give one's seat up."""
        session = await find_table(interaction)
        parked = await deed(interaction, lobby.leave(session, person(interaction)))
        try:
            await say(interaction, speak(str(interaction.locale)).t("table-parked" if parked else "table-left"))
        finally:
            await panels(interaction).show_present(session)  # the desk of a seat that was left is put away

    @app_commands.command(name="start", description=described("table-start"))
    async def start(self, interaction: Interaction) -> None:
        """Start the game."""
        session = await find_table(interaction)
        await deed(interaction, lobby.start(session, person(interaction)))
        panels(interaction).publisher.wake(session)
        await say(interaction, speak(str(interaction.locale)).t("table-started"))

    @app_commands.command(name="status", description=described("table-status"))
    async def status(self, interaction: Interaction) -> None:
        """Say how the table stands."""
        session = await find_table(interaction)
        tongue = speak(str(interaction.locale))
        of = session.row.game
        lines = [f"### {tongue.t(f'{of}-title')} · {tongue.t(f'{of}-mission-{session.row.mission}')}"]
        lines.append(tongue.t(f"table-status-{session.row.status}"))
        match = await session.loaded()
        if match and not match.over:
            lines += [
                tongue.t("panel-waiting", who=layout.waiting(session, tongue)),
                asked(tongue, session.row.game, match.asks[0].seen_by(session.asked_seat(interaction.user.id))),
            ]
        lines += [
            tongue.t("lobby-seat", name=tongue.t(f"{of}-seat-{seat}"), who=holder(tongue, session, seat))
            for seat in session.played
        ]
        if await authority.is_master(session, actor(interaction)):
            lines.append(tongue.t("table-status-master"))
        await say(interaction, clip("\n".join(lines), 2000))

    @app_commands.command(name="panel", description=described("table-panel"))
    async def panel(self, interaction: Interaction) -> None:
        """Post the panel again, below everything else."""
        session = await find_table(interaction)
        await authority.demand_say(session, actor(interaction))
        await in_time(interaction, demand_here(interaction, files=False))
        if session.row.status == "lobby":
            await deed(interaction, self.bot.house.store.enqueue(session.id, [PANEL]))
            await post_lobby(interaction, session)
            return
        await deed(interaction, panels(interaction).publisher.repost(session))
        await say(interaction, speak(str(interaction.locale)).t("table-panel-posted"))

    @app_commands.command(name="hand", description=described("table-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Open one's own desk."""
        session = await find_game(interaction)
        await panels(interaction).keeper.open(interaction, session, edit=False)

    @app_commands.command(name="do", description=described("table-do"))
    @app_commands.describe(action=described("table-do-action"))
    @app_commands.autocomplete(action=action_choices)
    async def do(self, interaction: Interaction, action: str) -> None:
        """Do something that the panel offers, by typing."""
        session = await find_game(interaction)
        update = await in_time(interaction, session.answer(interaction.user.id, [action]))
        await panels(interaction).show(interaction, session, update)

    @app_commands.command(name="board", description=described("table-board"))
    @app_commands.describe(text=described("table-board-text"), key=described("table-board-key"))
    async def board(self, interaction: Interaction, text: bool = False, key: bool = False) -> None:
        """Show the board as a picture, with the names of its symbols beneath if so, or as text."""
        session = await find_game(interaction)
        tongue = speak(str(interaction.locale))
        scene = board(session)
        if text:
            await say(interaction, fenced(text_board(tongue.scene(scene))))
            return
        publisher = panels(interaction).publisher
        async with heavy(interaction):
            whole, told = await publisher.draw(tongue, keyed(session, scene) if key else scene)
            close, _ = await publisher.draw(tongue, scene, "focus")
        files = [file(whole, f"board.{whole.format}", told), file(close, f"focus.{close.format}", told)]
        await interaction.edit_original_response(attachments=files)

    @app_commands.command(name="log", description=described("table-log"))
    @app_commands.describe(page=described("table-log-page"))
    async def log(self, interaction: Interaction, page: app_commands.Range[int, 1, 10000] = 1) -> None:
        """Show what happened in the whole game, opened at its newest page or so many before it."""
        session = await find_game(interaction)
        await panels(interaction).stories.newest(interaction, session, page - 1)

    @app_commands.command(name="undo-vote", description=described("table-undo-vote"))
    @app_commands.describe(steps=described("table-undo-vote-steps"), to=described("table-undo-vote-to"))
    @app_commands.autocomplete(to=point_choices)
    async def undo_vote(
        self,
        interaction: Interaction,
        steps: app_commands.Range[int, 1, 100] | None = None,
        to: str | None = None,
    ) -> None:
        """Ask the table to take something back."""
        session = await find_game(interaction)
        await votes.call(interaction, session, await in_time(interaction, votes.steps_of(session, steps, to)))

    @app_commands.command(name="close", description=described("table-close"))
    async def close(self, interaction: Interaction) -> None:
        """Put the table away: a running game is parked and can be resumed, anything else is closed."""
        session = await find_table(interaction)
        if not await authority.is_master(session, actor(interaction)):
            raise refuse("not-yours-to-close")
        status = await deed(interaction, tables.put_away(session))
        panels(interaction).publisher.wake(session)
        await say(interaction, speak(str(interaction.locale)).t(f"table-{status}"))
