"""The panels cog: every press and pick arrives here and becomes an answer, a look, or a kind refusal."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import Ask, Refusal, refuse
from bot.lessons.run import LESSONS
from bot.sessions.chains import meant
from bot.sessions.past import rewind
from bot.sessions.session import Session
from bot.sessions.telling.update import Update
from bot.text import speak
from cogs.actors import actor, person
from cogs.errors import explain, say
from cogs.face import layout, words
from cogs.face.ids import Mark, digest
from cogs.face.options.chained import links
from cogs.panel.advising import Adviser
from cogs.panel.asides import explain_question, show_more
from cogs.panel.desks import HINT
from cogs.panel.entrance import Entrance
from cogs.panel.items import pressed
from cogs.panel.keeper import Keeper
from cogs.panel.looks import look
from cogs.panel.presses import Handler, Presses
from cogs.panel.results import has_looked, on, private_note, result_on
from cogs.panel.stories import Stories
from cogs.post.pictures import Standing
from cogs.post.publisher import Publisher
from cogs.regular import regularly
from cogs.replying import acknowledge, done, in_time

log = logging.getLogger(__name__)

SWEEP = 5 * 60.0
"""Seconds between two looks at what lies about."""

Prepared = tuple[int, Standing | None, layout.Shown]
"""A result that was laid out while it was committed: the version of the table, the picture that stays, the view."""
Free = Callable[[discord.Interaction[Any], Mark, list[str]], Awaitable[None]]
"""What answers the presses on components that belong to no table."""
LOOKS = ("hand", "look", "explain", "story", "newest", "hint")
"""Presses by which somebody looks at how the table stands, and answers nothing."""
HINTED = ("advised", "planned")
"""Presses on a hint: what comes of them is shown there."""
WHOLE = ("none", "default")
"""Buttons that stand for a whole answer instead of one option."""


class Panels(commands.Cog):
    """Answers components. It knows no rule: it looks options up and passes them on."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot
        self.publisher = Publisher(bot, bot.house, bot.pool)
        self.keeper = Keeper(self.publisher, Adviser(bot.house.store))
        self.presses = Presses(self.publisher)
        self.stories = Stories(bot.house.store)
        self._sweeping: asyncio.Task[None] | None = None
        self.after_press: list[Callable[[discord.Interaction[Any], Session], Awaitable[None]]] = []
        """What else is done once a press is answered."""
        self._free: dict[str, Free] = {}
        self._apart: set[str] = set()
        """What is pressed on public messages of its own, which are never a panel."""
        self._acts: dict[str, Handler] = {
            "opt": self._option,
            "pick": self._pick,
            "chain": self._chain,
            "desk": self._open_desk,
            "hand": self._open_desk,
            "turn": self._turn_desk,
            "page": self._turn_page,
            "draft": self._draft,
            "done": self._done,
            "again": self._again,
            "back": self._take_back,
            "look": partial(look, self.publisher),
            "explain": partial(explain_question, self.keeper.private),
            "more": show_more,
            "hush": self.keeper.hush,
            **Entrance(self.presses).acts,
            **self.stories.acts,
        }

    def takes(self, act: str, handler: Handler, *, apart: bool = False) -> None:
        """Let another cog answer the presses of its own components; what stands apart is on no panel."""
        self._acts[act] = handler
        if apart:
            self._apart.add(act)

    def takes_anywhere(self, act: str, handler: Free) -> None:
        """Let another cog answer the presses of components that belong to no table."""
        self._free[act] = handler

    async def cog_load(self) -> None:
        """Take up what Discord was found to take, and begin to look after what lies about."""
        await self.publisher.ways.recall(self.bot.application_id or 0)
        self._sweeping = asyncio.create_task(regularly(SWEEP, self.sweep), name="sweep")

    async def cog_unload(self) -> None:
        """Stop publishing; what is unsent waits in the outbox."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self.publisher.close()

    async def sweep(self) -> None:
        """Let idle tables go from memory, and try again what could not be sent."""
        try:
            self.bot.house.sweep()
            if self.bot.is_ready():
                await self.publisher.sweep()
        except Exception:
            log.exception("what lies about was not looked after")

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Send what a crash or a dropped connection left unsent."""
        await self.publisher.resume()

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take a press, once even if Discord delivers it twice."""
        read = pressed(interaction)
        if read is None or read[0].table >= LESSONS or not self.bot.first_time(interaction):
            return
        mark, values = read
        try:
            await self._take(interaction, mark, values)
        except Exception as error:  # noqa: BLE001 - the boundary: whatever happened, the person is told
            await explain(interaction, error)

    async def _take(self, interaction: discord.Interaction[Any], mark: Mark, values: list[str]) -> None:
        """Do what was pressed, or say why not."""
        if not mark.table and (free := self._free.get(mark.act)):
            await free(interaction, mark, values)
            return
        session = await self._table(interaction, mark.table)
        self._look_at(interaction, session, mark.act)
        try:
            act = self._acts.get(mark.act)
            if act is None:
                raise refuse("stale")
            await act(interaction, session, mark, values)
            if mark.act in LOOKS:
                await has_looked(interaction, session, session.row.head)
            for after in self.after_press:
                await after(interaction, session)
        except Refusal as refusal:
            if refusal.reason.id == "stale":
                await self._stale(interaction, session, refusal, page=HINT if mark.act in HINTED else "")
            else:
                await explain(interaction, refusal, session.row.game)

    async def _table(self, interaction: discord.Interaction[Any], table_id: int) -> Session:
        session = self.bot.house.ready(table_id)
        if session is None:
            session = await in_time(interaction, self.bot.house.table(table_id))
            await in_time(interaction, session.loaded())
        return session

    def _look_at(self, interaction: discord.Interaction[Any], session: Session, act: str) -> None:
        """Have a public message looked after that was pressed and is not the panel, though it may have been.

        What was never one is let be: whoever looks draws the panel too, before the answer to the press does.
        """
        message = interaction.message
        if message is None or message.flags.ephemeral or message.id == session.row.panel_id or act in self._apart:
            return
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

    async def _chain(
        self, interaction: discord.Interaction[Any], session: Session, mark: Mark, values: list[str]
    ) -> None:
        """Answer what is asked, and what that asks for next."""
        ask = self.asked(interaction, session, mark)
        seat = mark.seat or session.asked_seat(interaction.user.id) or ask.seats[0]
        picks, *then = meant(session.match, seat, links(values), digest)
        await self._answer(interaction, session, mark, picks, then=then)

    async def _done(self, interaction: discord.Interaction[Any], session: Session, mark: Mark, _: list[str]) -> None:
        ask = self.asked(interaction, session, mark)
        draft = self.keeper.drafts.of(session.id, mark.asked, interaction.user.id, mark.seat)
        picks = list(draft.amounts) if ask.kind == "split" else draft.picks
        await self._answer(interaction, session, mark, picks, list(draft.amounts.values()))

    async def _answer(
        self,
        interaction: discord.Interaction[Any],
        session: Session,
        mark: Mark,
        picks: list[str],
        amounts: list[int] | None = None,
        then: list[list[str]] | None = None,
    ) -> None:
        """Give an answer, show its result on the pressed message at once, and the pictures after."""
        user, message = interaction.user.id, interaction.message
        prepared, pictures = list[Prepared](), self.publisher.pictures

        def prepare(update: Update) -> None:
            standing = pictures.of(session)
            if message is not None and standing is not None and message.id == standing.message_id:
                prepared.append(
                    (
                        session.version + 1,
                        standing,
                        result_on(standing, session, update, self.publisher.ways.longest_menu),
                    )
                )

        answering = session.answer(
            user, picks, asked=mark.asked, amounts=amounts or (), seat=mark.seat, then=then or (), meanwhile=prepare
        )
        hushed = self.hushed(session, mark.seat or session.asked_seat(user))
        update = await in_time(interaction, answering)
        self.keeper.drafts.drop(session.id, mark.asked, user, mark.seat)
        await self.show(interaction, session, update, *prepared, hushed=hushed)

    def hushed(self, session: Session, seat: str | None) -> bool:
        """Whether nobody may see what a seat could answer: then nobody sees either on which message it does."""
        ask = session.match.ask_of(seat) if seat and session.in_memory else None
        return ask is not None and not ask.seen_by(None).options

    async def _take_back(
        self, interaction: discord.Interaction[Any], session: Session, mark: Mark, _: list[str]
    ) -> None:
        answers = int(mark.what) if mark.what else None
        taking = rewind.take_back(session, interaction.user.id, asked=mark.asked, answers=answers)
        update = await in_time(interaction, taking)
        try:
            await self.show(interaction, session, update)
        finally:
            await self.keeper.renew(session)

    def asked(self, interaction: discord.Interaction[Any], session: Session, mark: Mark) -> Ask:
        """What this person is asked; refuse kindly if it is nothing, or something else by now."""
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
        *,
        hushed: bool = False,
        page: str = "",
    ) -> None:
        """Show the result: words at once, pictures as soon as they are drawn; on a desk, of which `page` is shown.

        A hushed press on the panel is only acknowledged: the panel changes as it does when somebody answers on a desk.
        """
        note = private_note(speak(str(interaction.locale)), session, interaction.user.id, update)
        done(interaction, "move-unshown", note)
        self.publisher.draw_ahead(session, update)
        on_panel = False
        try:
            if hushed and on(interaction.message, session):
                await acknowledge(interaction)
                on_panel = True
            else:
                on_panel = await self._reply(interaction, session, update, note, prepared, page)
        finally:
            self.publisher.replied(session, interaction if on_panel and not hushed else None)
            if session.match.over:
                await self.keeper.renew(session)
        if on_panel:
            await self.keeper.tell_alone(interaction, session, update, note)
        await self.keeper.follow(session, interaction.message.id if interaction.message else None)

    async def show_present(self, session: Session) -> None:
        """Bring the panel and every open desk up to date, whatever they showed."""
        self.publisher.replied(session)
        await self.keeper.renew(session)

    async def _reply(
        self,
        interaction: discord.Interaction[Any],
        session: Session,
        update: Update,
        note: str,
        prepared: Prepared | None,
        page: str,
    ) -> bool:
        """Show the result on the pressed message if it still is the panel, with the picture it has by then; say if."""
        message = interaction.message
        own = message is not None and message.flags.ephemeral

        def result(standing: Standing | None) -> layout.Shown | None:
            if prepared and prepared[:2] == (session.version, standing):
                return prepared[2]
            # Somebody is about to change what would be shown, and will show it; this press only needs its answer.
            # So it does where nobody knows which picture is to stay: the board must not vanish until it is drawn.
            return (
                None
                if session.busy or standing is None
                else result_on(standing, session, update, self.publisher.ways.longest_menu)
            )

        if own or not await self.presses.on_panel(interaction, session, result, pictured=True):
            await self.keeper.open(interaction, session, page=page, note=note, update=update, edit=own)
            return False
        return True

    async def _open_desk(
        self, interaction: discord.Interaction[Any], session: Session, mark: Mark, _: list[str]
    ) -> None:
        await self.keeper.open(interaction, session, page=mark.what, edit=False)

    async def _turn_desk(
        self, interaction: discord.Interaction[Any], session: Session, mark: Mark, _: list[str]
    ) -> None:
        await self.keeper.open(interaction, session, seat=mark.seat, edit=True)

    async def _turn_page(
        self, interaction: discord.Interaction[Any], session: Session, mark: Mark, _: list[str]
    ) -> None:
        self.asked(interaction, session, mark)
        await self.keeper.open(interaction, session, seat=mark.seat, page=mark.what, edit=True)

    async def _draft(
        self, interaction: discord.Interaction[Any], session: Session, mark: Mark, values: list[str]
    ) -> None:
        ask = self.asked(interaction, session, mark)
        self.keeper.drafts.of(session.id, mark.asked, interaction.user.id, mark.seat).add(ask, values)
        await self.keeper.open(interaction, session, seat=mark.seat, edit=True)

    async def _again(self, interaction: discord.Interaction[Any], session: Session, mark: Mark, _: list[str]) -> None:
        self.keeper.drafts.drop(session.id, mark.asked, interaction.user.id, mark.seat)
        await self.keeper.open(interaction, session, seat=mark.seat, page=mark.what, edit=True)

    async def _stale(
        self, interaction: discord.Interaction[Any], session: Session, refusal: Refusal, page: str
    ) -> None:
        """Answer a press on an old component: say so, and give the fresh panel."""
        tongue = speak(str(interaction.locale))
        note = words.refusal(tongue, refusal.reason)
        message = interaction.message
        if session.row.head == 0 or not session.seats_of(interaction.user.id):
            await say(interaction, note)
        else:
            own = message is not None and message.flags.ephemeral
            await self.keeper.open(interaction, session, page=page, note=note, edit=own)
        self.publisher.wake(session)


__all__ = ["Panels", "actor", "person"]


def panels(interaction: discord.Interaction[Any]) -> Panels:
    """The cog that answers presses."""
    cog: Panels = interaction.client.get_cog("Panels")
    return cog
