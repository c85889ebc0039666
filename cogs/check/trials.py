"""The trials: each does once what a table does all the time, and tells whether Discord took it as Vigil expects."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import discord

from bot.doctor.finding import Finding, failed, held, note, untried
from bot.markdown import mention
from bot.text import Tongue
from cogs.check.litter import Litter
from cogs.check.views import card
from cogs.face.calls import calling
from cogs.face.parts import Shown, text
from cogs.here import is_thread
from cogs.post.pictures import Standing, file, on, refused, whole
from cogs.post.ways import Unshowable, Ways
from cogs.replying import acknowledge, acknowledged, edit_pressed, waited
from renderers.specimen import specimen

Interaction = discord.Interaction[Any]

log = logging.getLogger(__name__)

UNHEARD = (aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""How a request ends that nobody answered."""
GONE = (10015, 10062)
"""Discord's codes for an interaction that it has given up: whatever goes by it proves nothing."""
IN_TIME_MS = 2500
"""Discord forgets whoever is not answered within three seconds."""
LOOKED_THROUGH = 10


def sample(number: int) -> discord.File:
    """A picture as it is sent."""
    drawn = specimen(number)
    return file(drawn, drawn.filename(f"check-{number}"), str(number))


class Trials:
    """Everything that is tried from one press on, on the card that was pressed."""

    def __init__(
        self,
        tongue: Tongue,
        number: str,
        ways: Ways,
        posted: discord.Message,
        press: Interaction,
        litter: Litter,
        answered: int = 0,
    ) -> None:
        self.tongue = tongue
        self.number = number
        self.ways = ways
        self.posted = posted
        self.press = press
        self.answered_ms = answered
        """The longest that somebody waited for a first answer: to the button, and then to the form."""
        self.standing = on(posted)
        """The picture on the card, as it is now."""
        self.litter = litter
        self.strays: list[discord.Message] = []
        """What a trial posted, and nobody shall see for long."""

    async def all(self) -> AsyncIterator[Finding]:
        """Try one thing after the other; whatever Discord says to one, the next is tried all the same."""
        kept = await self._tried("check-kept", self.keeps)
        await self._acknowledged()
        yield self.answered()
        yield kept
        for about, trial in (
            ("check-replaced", self.replaces),
            ("check-menu", self.takes_long_menu),
            ("check-private", self.changes_private),
            ("check-mentions", self.mentions_whom_it_names),
            ("check-once", self.posts_once),
            ("check-history", self.finds_its_message),
            ("check-thread", self.writes_in_threads),
        ):
            yield await self._tried(about, trial)

    async def _tried(self, about: str, trial: Callable[[], Awaitable[bool | Finding]]) -> Finding:
        """What came of a trial: Discord's refusal is one way of not holding, and not to be heard proves nothing."""
        try:
            found = await trial()
        except discord.HTTPException as error:
            if error.status >= 500 or error.code in GONE:
                return untried(about)
            return failed(about)
        except UNHEARD as error:
            log.warning("%s could not be tried: %r", about, error)
            return untried(about)
        except Exception:
            log.exception("%s could not be tried", about)
            return failed(about)
        return found if isinstance(found, Finding) else held(about) if found else failed(about)

    async def _acknowledged(self) -> None:
        """See to it that the press is answered; where Discord has given it up, all else is tried all the same."""
        try:
            if not acknowledged(self.press):
                await acknowledge(self.press)
                self._heard()
        except (discord.HTTPException, *UNHEARD) as error:
            log.warning("the press of a check could not be acknowledged: %r", error)
            self._heard()

    def _heard(self) -> None:
        """Note how long the press waited for its first answer, which Discord has just taken or refused."""
        self.answered_ms = max(self.answered_ms, waited(self.press))

    def answered(self) -> Finding:
        """Whether the button and the form were answered before Discord gave them up."""
        heard = acknowledged(self.press) and self.answered_ms < IN_TIME_MS
        return (held if heard else failed)("check-answered", ms=self.answered_ms)

    async def keeps(self) -> bool:
        """Whether a press can change a panel's words and leave its picture."""
        standing, view, by_name = self.standing, card(self.tongue, self.number, self.standing.name), self.ways.by_name
        try:
            await self.ways.keep(view, standing, lambda: edit_pressed(self.press, view, standing.kept))
        except discord.HTTPException as error:
            self.ways.keeps = False if refused(error) else self.ways.keeps
            raise
        self._heard()
        seen = await self.press.original_response()
        kept = whole(seen, self.posted) and on(seen).file_id == standing.file_id != 0
        self.ways.keeps = kept
        if not kept:  # nor does it tell how a file is named that does stay
            self.ways.by_name, self.standing = by_name, Standing(self.posted.id)
        return kept

    async def replaces(self) -> Finding:
        """Whether a panel's picture can be changed for another, and in how many steps."""
        self.ways.absolve()  # what was found out before is found out anew
        before, drawn = self.standing.file_id, sample(2)
        try:
            self.standing = on(await self._shown(drawn, self.posted.edit, self.standing))
        except Unshowable:
            return failed("check-replaced")
        if self.standing.file_id in (0, before):
            return failed("check-replaced")
        return held("check-replaced") if self.ways.shows else note("check-replaced")

    async def _shown(self, drawn: discord.File, edit: Any, standing: Standing) -> discord.Message:
        """Have a message show a picture in place of the one that it shows, in whichever way works."""

        async def find() -> Standing:
            return standing

        return await self.ways.show(card(self.tongue, self.number, drawn.filename), [drawn], edit, find)

    async def takes_long_menu(self) -> bool:
        """Whether a menu of the longest kind is taken."""
        standing, posted = self.standing, self.posted
        view = card(self.tongue, self.number, standing.name, chooses=True)
        try:
            await self.ways.keep(view, standing, lambda: posted.edit(view=view, attachments=standing.kept))
        except discord.HTTPException as error:
            self.ways.menus = False if refused(error) else self.ways.menus
            raise
        self.ways.menus = True
        return True

    async def changes_private(self) -> bool | Finding:
        """Whether what only one person sees can be changed, and get a picture; or the one and not the other."""
        alone = await self.press.followup.send(view=card(self.tongue, self.number, None), ephemeral=True, wait=True)
        try:
            changed = await self._shown(sample(1), alone.edit, on(alone))
            return alone.flags.ephemeral and bool(on(changed).file_id)
        except Unshowable:
            await alone.edit(view=card(self.tongue, self.number, None))
            return failed("check-private-picture")
        finally:
            await alone.delete()

    async def mentions_whom_it_names(self) -> bool:
        """Whether a message pings those that it is told to, and nobody else.

        Discord's reference says of edits that `allowed_mentions` controls how `mentions` is made up, from the content
        or the components; so whoever is listed there was pinged.
        """
        me = self.press.user
        named = Shown([text(mention(me.id))])
        loudly = calling(named, [me.id])
        quiet = await self._probe(named, discord.AllowedMentions.none())
        loud = await self._probe(named, loudly)
        self.ways.mentions = not quiet.mentions
        return not quiet.mentions and [user.id for user in loud.mentions] == [me.id]

    async def posts_once(self) -> bool:
        """Whether a message that is sent twice, because nobody heard of the first, stands there once."""
        nonce = secrets.token_hex(8)
        said = Shown([text(self.tongue.t("check-probe"))])
        first, second = [await self._probe(said, discord.AllowedMentions.none(), nonce) for _ in range(2)]
        return first.id == second.id

    async def finds_its_message(self) -> bool:
        """Whether Vigil can look for its own messages, as it must after a crash."""
        return any([m.id == self.posted.id async for m in self.posted.channel.history(limit=LOOKED_THROUGH)])

    async def writes_in_threads(self) -> Finding:
        """Whether a table could be in a thread; in one, the card itself has shown it.

        Elsewhere a private one is opened where Vigil may also take it away again, which its invite does not ask for.
        """
        may, here = self.press.app_permissions, self.press.channel
        if is_thread(self.press):
            return held("check-thread")
        if not may.send_messages_in_threads:
            return failed("check-thread")
        if not (may.create_private_threads and may.manage_threads and isinstance(here, discord.TextChannel)):
            return untried("check-thread")
        opened = await here.create_thread(name=self.tongue.t("check-form"))
        try:
            await opened.send(view=card(self.tongue, self.number, None))
        finally:
            await opened.delete()
        return held("check-thread")

    async def _probe(self, said: Shown, mentions: discord.AllowedMentions, nonce: str = "") -> discord.Message:
        sent = await self.posted.channel.send(
            view=said, allowed_mentions=mentions, nonce=nonce or secrets.token_hex(8), silent=True
        )
        self.strays.append(sent)
        await self.litter.note(sent)
        return sent

    async def tidy(self) -> Finding:
        """Leave nothing behind."""
        stays = await self.litter.clear([self.posted, *self.strays])
        return failed("check-tidy", count=stays) if stays else held("check-tidy")
