"""The panels cog: every press and pick arrives here and becomes an answer, a look, or a kind refusal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ext import commands, tasks

from bot.client import Vigil
from bot.engine.asks import Ask, Refusal, refuse
from bot.sessions import authority, lobby, rewind
from bot.sessions.session import Session
from bot.sessions.update import Update
from bot.text import Tongue, speak
from cogs.errors import explain, say
from cogs.panel import layout, words
from cogs.panel.board import bare, board, desk_board
from cogs.panel.desks import Desks
from cogs.panel.drafts import Drafts
from cogs.panel.ids import Mark, digest
from cogs.panel.items import pressed
from cogs.panel.publisher import Publisher, file
from cogs.replying import acknowledge, edit_pressed, prompt, show_alone, time_left

REPLACED = (10008, 50035)
"""Unknown message, or one without the picture it had: the pressed panel was replaced before its edit arrived."""

Prepared = tuple[int, layout.Shown]
"""A result that was laid out while it was committed, and the version of the table that it shows."""
WHOLE = ("none", "default")
"""Buttons that stand for a whole answer instead of one option."""

Handler = Callable[[discord.Interaction[Any], Session, Mark, list[str]], Awaitable[None]]


class Panels(commands.Cog):
    """Answers components. It knows no rule: it looks options up and passes them on."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot
        self.drafts = Drafts()
        self.desks = Desks()
        self.publisher = Publisher(bot, bot.house, bot.pool)
        self._acts: dict[str, Handler] = {
            "opt": self._option,
            "pick": self._pick,
            "desk": self._open_desk,
            "hand": self._open_desk,
            "turn": self._turn_desk,
            "page": self._turn_page,
            "draft": self._draft,
            "done": self._done,
            "again": self._again,
            "back": self._take_back,
            "look": self._look,
            "join": self._join,
            "seat": self._join,
            "leave": self._leave,
            "fill": self._fill,
            "mission": self._choose,
            "switch": self._choose,
            "toggles": self._toggle,
            "start": self._start,
        }

    def takes(self, act: str, handler: Handler) -> None:
        """Let another cog answer the presses of its own components."""
        self._acts[act] = handler

    async def cog_load(self) -> None:
        """Begin to look after what lies about."""
        self.sweep.start()

    async def cog_unload(self) -> None:
        """Stop publishing; what is unsent waits in the outbox."""
        self.sweep.cancel()
        await self.publisher.close()

    @tasks.loop(minutes=5)
    async def sweep(self) -> None:
        """Let idle tables go from memory, and try again what could not be sent."""
        self.bot.house.sweep()
        if self.bot.is_ready():
            await self.publisher.sweep()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Send what a crash or a dropped connection left unsent."""
        await self.publisher.resume()

    @commands.Cog.listener()
    async def on_guild_channel_update(self, *_: discord.abc.GuildChannel) -> None:
        """Try again where a channel was out of reach: its permissions may have changed."""
        self.publisher.regained()

    @commands.Cog.listener()
    async def on_guild_role_update(self, *_: discord.Role) -> None:
        """Try again where a channel was out of reach: Vigil's role may have changed."""
        self.publisher.regained()

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take a press, once even if Discord delivers it twice."""
        read = pressed(interaction)
        if read is None or not self.bot.first_time(interaction):
            return
        mark, values = read
        try:
            session = await self._table(interaction, mark.table)
            self._look_at(interaction, session)
            act = self._acts.get(mark.act)
            if act is None:
                raise refuse("stale")
            await act(interaction, session, mark, values)
        except Refusal as refusal:
            if refusal.reason.id == "stale":
                await self._stale(interaction, session, refusal)
            else:
                await explain(interaction, refusal, session.row.game)
        except Exception as error:  # noqa: BLE001 - the boundary: whatever happened, the person is told
            await explain(interaction, error)

    async def _table(self, interaction: discord.Interaction[Any], table_id: int) -> Session:
        session = self.bot.house.ready(table_id)
        if session is None:
            session = await prompt(interaction, self.bot.house.table(table_id))
            await prompt(interaction, session.loaded())
        return session

    def _look_at(self, interaction: discord.Interaction[Any], session: Session) -> None:
        """Have a public message looked after that was pressed and is not the panel."""
        message = interaction.message
        if message is not None and not message.flags.ephemeral and message.id != session.row.panel_id:
            self.publisher.suspect(session, message)

    # Answers

    async def _option(self, interaction: discord.Interaction[Any], session: Session, mark: Mark, _: list[str]) -> None:
        ask = self.asked(interaction, session, mark)
        if mark.what in WHOLE:
            await self._answer(interaction, session, mark, list(ask.default) if mark.what == "default" else [])
            return
        key = next((option.key for option in ask.options if digest(option.key) == mark.what), None)
        if key is None:
            raise refuse("stale")
        await self._answer(interaction, session, mark, [key])

    async def _pick(
        self, interaction: discord.Interaction[Any], session: Session, mark: Mark, values: list[str]
    ) -> None:
        await self._answer(interaction, session, mark, values)

    async def _done(self, interaction: discord.Interaction[Any], session: Session, mark: Mark, _: list[str]) -> None:
        ask = self.asked(interaction, session, mark)
        draft = self.drafts.of(session.id, mark.asked, interaction.user.id, mark.seat)
        picks = list(draft.amounts) if ask.kind == "split" else draft.picks
        await self._answer(interaction, session, mark, picks, list(draft.amounts.values()))

    async def _answer(
        self,
        interaction: discord.Interaction[Any],
        session: Session,
        mark: Mark,
        picks: list[str],
        amounts: list[int] | None = None,
    ) -> None:
        """Give an answer, show its result on the pressed message at once, and the pictures after."""
        user, message = interaction.user.id, interaction.message
        prepared = list[Prepared]()

        def prepare(update: Update) -> None:
            if message is not None and message.id == session.row.panel_id:
                prepared.append((session.version + 1, result_on(message, session, update)))

        answering = session.answer(
            user, picks, asked=mark.asked, amounts=amounts or (), seat=mark.seat, meanwhile=prepare
        )
        update = await prompt(interaction, answering)
        self.drafts.drop(session.id, mark.asked, user, mark.seat)
        await self.show(interaction, session, update, *prepared)

    async def _take_back(
        self, interaction: discord.Interaction[Any], session: Session, mark: Mark, _: list[str]
    ) -> None:
        answers = int(mark.what) if mark.what else None
        taking = rewind.take_back(session, interaction.user.id, asked=mark.asked, answers=answers)
        update = await prompt(interaction, taking)
        try:
            await self.show(interaction, session, update)
        finally:
            await self.desks.renew(self, session)

    def asked(self, interaction: discord.Interaction[Any], session: Session, mark: Mark) -> Ask:
        """Give what this person is asked; refuse kindly if it is nothing, or something else by now."""
        if session.row.status != "playing":
            raise refuse("not-playing")
        if mark.asked != session.asked:
            raise refuse("stale")
        if not session.seats_of(interaction.user.id):
            raise refuse("not-seated")
        seat = mark.seat or session.asked_seat(interaction.user.id)
        ask = session.match.ask_of(seat) if seat in session.seats_of(interaction.user.id) else None
        if ask is None:
            raise refuse("not-your-turn", seats=session.match.waiting)
        return ask

    # What is shown after

    async def show(
        self,
        interaction: discord.Interaction[Any],
        session: Session,
        update: Update,
        prepared: Prepared | None = None,
    ) -> None:
        """Show the result: words at once, pictures as soon as they are drawn."""
        self.publisher.draw_ahead(session, update)
        on_panel = False
        try:
            on_panel = await self._reply(interaction, session, update, prepared)
        finally:
            self.publisher.replied(session, interaction if on_panel else None)

    async def show_present(self, session: Session) -> None:
        """Bring the panel and every open desk up to date, whatever they showed."""
        self.publisher.replied(session)
        await self.desks.renew(self, session)

    async def _reply(
        self, interaction: discord.Interaction[Any], session: Session, update: Update, prepared: Prepared | None
    ) -> bool:
        """Show the result on the pressed message if it still is the panel, with the picture it has by then; say if."""
        user, tongue = interaction.user.id, speak(str(interaction.locale))
        note = private_note(tongue, session, user, update)
        message = interaction.message
        own = message is not None and message.flags.ephemeral

        def result(pressed: discord.Message) -> layout.Shown | None:
            if prepared and prepared[0] == session.version:
                return prepared[1]
            # Somebody is about to change what would be shown, and will show it; this press only needs its answer.
            return None if session.busy else result_on(pressed, session, update)

        if own or not await self._on_panel(interaction, session, result, keep_picture=True):
            await self.desk(interaction, session, note=note, edit=own)
            return False
        if note:
            await interaction.followup.send(note, ephemeral=True)
        return True

    async def _on_panel(
        self,
        interaction: discord.Interaction[Any],
        session: Session,
        result: Callable[[discord.Message], layout.Shown | None],
        *,
        keep_picture: bool = False,
    ) -> bool:
        """Reply by editing the pressed message in its turn; False if it is no longer the panel, or the turn is late."""
        message = interaction.message
        if message is None or message.id != session.row.panel_id:
            return False
        async with self.publisher.reply(session, time_left(interaction)) as ready:
            if not ready or message.id != session.row.panel_id:
                return False
            view = result(message)
            if view is None:
                await acknowledge(interaction)
                return True
            try:
                await edit_pressed(interaction, view, keep_picture=keep_picture)
            except discord.HTTPException as error:
                if error.code not in REPLACED:
                    raise
                return False
        return True

    async def desk(
        self,
        interaction: discord.Interaction[Any],
        session: Session,
        *,
        seat: str = "",
        page: str = "",
        note: str = "",
        edit: bool,
    ) -> None:
        """Open or renew a person's own desk: words and widgets at once, the picture of their hand or board after."""
        user, tongue = interaction.user.id, speak(str(interaction.locale))
        seats = session.seats_of(user)
        if not seats:
            raise refuse("not-seated")
        if seat not in seats:
            seat = session.asked_seat(user) or seats[0]
        draft = self.drafts.of(session.id, session.asked, user, seat)
        view = layout.desk(session, tongue, user, seat, draft=draft, page=page, note=note)
        change = await show_alone(interaction, view, edit=edit)
        self.desks.keep(session.id, user, seat, str(interaction.locale), change)
        if desk_board(session, seat) is not None:
            await self.fill_desk(session, user, seat, tongue, change, page=page, note=note)

    async def fill_desk(
        self,
        session: Session,
        user: int,
        seat: str,
        tongue: Tongue,
        change: Callable[..., Awaitable[Any]],
        *,
        page: str = "",
        note: str = "",
    ) -> None:
        """Show a desk in full, with the picture of what the seat holds or plans."""
        draft = self.drafts.of(session.id, session.asked, user, seat)
        scene = desk_board(session, seat)
        if scene is None:
            await change(view=layout.desk(session, tongue, user, seat, draft=draft, page=page, note=note))
            return
        drawn, told = await self.publisher.draw(tongue, scene, "focus" if scene.board else "sheet")
        name = f"hand.{drawn.format}"
        view = layout.desk(session, tongue, user, seat, draft=draft, page=page, note=note, image=name, alt=told)
        await change(view=view, attachments=[file(drawn, name, told)])

    async def _open_desk(
        self, interaction: discord.Interaction[Any], session: Session, mark: Mark, _: list[str]
    ) -> None:
        await self.desk(interaction, session, page=mark.what, edit=False)

    async def _turn_desk(
        self, interaction: discord.Interaction[Any], session: Session, mark: Mark, _: list[str]
    ) -> None:
        await self.desk(interaction, session, seat=mark.seat, edit=True)

    async def _turn_page(
        self, interaction: discord.Interaction[Any], session: Session, mark: Mark, _: list[str]
    ) -> None:
        self.asked(interaction, session, mark)
        await self.desk(interaction, session, seat=mark.seat, page=mark.what, edit=True)

    async def _draft(
        self, interaction: discord.Interaction[Any], session: Session, mark: Mark, values: list[str]
    ) -> None:
        ask = self.asked(interaction, session, mark)
        self.drafts.of(session.id, mark.asked, interaction.user.id, mark.seat).add(ask, values)
        await self.desk(interaction, session, seat=mark.seat, edit=True)

    async def _again(self, interaction: discord.Interaction[Any], session: Session, mark: Mark, _: list[str]) -> None:
        self.drafts.drop(session.id, mark.asked, interaction.user.id, mark.seat)
        await self.desk(interaction, session, seat=mark.seat, edit=True)

    async def _look(self, interaction: discord.Interaction[Any], session: Session, _: Mark, __: list[str]) -> None:
        """Show the part of the board that matters now, large, to this person only."""
        tongue = speak(str(interaction.locale))
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        scene = board(session)
        drawn, told = await self.publisher.draw(tongue, scene, "focus")
        await interaction.followup.send(file=file(drawn, f"focus.{drawn.format}", told), ephemeral=True)

    async def _stale(self, interaction: discord.Interaction[Any], session: Session, refusal: Refusal) -> None:
        """Answer a press on an old component: say so, and give the fresh panel."""
        tongue = speak(str(interaction.locale))
        note = words.refusal(tongue, refusal.reason)
        message = interaction.message
        if session.row.head == 0 or not session.seats_of(interaction.user.id):
            await say(interaction, note)
        else:
            own = message is not None and message.flags.ephemeral
            await self.desk(interaction, session, note=note, edit=own)
        self.publisher.wake(session)

    # The lobby

    async def _join(self, interaction: discord.Interaction[Any], session: Session, _: Mark, values: list[str]) -> None:
        await prompt(interaction, lobby.sit(session, person(interaction), values[0] if values else None))
        await self._show_lobby(interaction, session)

    async def _leave(self, interaction: discord.Interaction[Any], session: Session, _: Mark, __: list[str]) -> None:
        await prompt(interaction, lobby.leave(session, person(interaction)))
        await self._show_lobby(interaction, session)

    async def _fill(self, interaction: discord.Interaction[Any], session: Session, _: Mark, __: list[str]) -> None:
        await authority.demand_say(session, actor(interaction))
        await prompt(interaction, lobby.fill(session))
        await self._show_lobby(interaction, session)

    async def _choose(
        self, interaction: discord.Interaction[Any], session: Session, mark: Mark, values: list[str]
    ) -> None:
        await authority.demand_say(session, actor(interaction))
        await prompt(interaction, lobby.choose(session, mark.what or "mission", values[0]))
        await self._show_lobby(interaction, session)

    async def _toggle(
        self, interaction: discord.Interaction[Any], session: Session, _: Mark, values: list[str]
    ) -> None:
        await authority.demand_say(session, actor(interaction))
        await prompt(interaction, lobby.toggle(session, values))
        await self._show_lobby(interaction, session)

    async def _start(self, interaction: discord.Interaction[Any], session: Session, _: Mark, __: list[str]) -> None:
        await prompt(interaction, lobby.start(session, person(interaction)))
        await self._show_lobby(interaction, session)

    async def _show_lobby(self, interaction: discord.Interaction[Any], session: Session) -> None:
        """Show who sits where by now, and once it has begun, that it has."""

        def result(_: discord.Message) -> layout.Shown:
            tongue = speak(session.row.locale)
            return layout.closed_lobby(session, tongue) if session.row.head else layout.lobby(session, tongue)

        try:
            if not await self._on_panel(interaction, session, result):
                if session.row.status == "lobby":
                    await acknowledge(interaction)
                else:
                    await say(interaction, speak(str(interaction.locale)).t("lobby-done"))
        finally:
            self.publisher.replied(session)


def person(interaction: discord.Interaction[Any]) -> lobby.Person:
    """Name who is acting."""
    return lobby.Person(interaction.user.id, interaction.user.display_name)


def actor(interaction: discord.Interaction[Any]) -> authority.Actor:
    """Name who is acting, with what their server says of them."""
    user = interaction.user
    roles = frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset[int]()
    return authority.Actor(person(interaction), roles, interaction.permissions.manage_guild)


def result_on(message: discord.Message, session: Session, update: Update) -> layout.Shown:
    """Lay out what came of an answer on the panel that was pressed, with the picture it had."""
    public = speak(session.row.locale)
    image = message.attachments[0] if message.attachments else None
    name, told = (image.filename, image.description or "") if image else (None, "")
    if update.snapshots:
        return layout.snapshot(session, public, update.snapshots[0], name, told)
    return layout.panel(session, public, bare(session).seats, name, told)


def private_note(tongue: Tongue, session: Session, user_id: int, update: Update) -> str:
    """Tell a person what only they may know of what just happened."""
    told = [phrase for seat in session.seats_of(user_id) for phrase in update.private.get(seat, ())]
    return "\n".join(tongue.say(phrase) for phrase in told)
