"""Replying to an interaction in time: Discord forgets one that is not acknowledged within three seconds.

Only this module touches `interaction.response`: a clock runs for every interaction, so whoever answers first asks
here whether it has rung.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar, cast

import aiohttp
import discord
from discord.utils import MISSING

from cogs.deliveries import Deliveries
from cogs.face import layout
from cogs.face.naming import NAMES

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds before a press is acknowledged without its result; Discord allows three."""
DEADLINE = 1.5
"""How long Discord waits, in patiences, from when somebody pressed: how long the news took to arrive counts."""

LOST = (discord.DiscordException, aiohttp.ClientError, OSError)
"""What may become of a request: it is refused, or nobody knows whether it arrived."""

T = TypeVar("T")
DELIVERIES = Deliveries()


class Clock:
    """Sees to it that an interaction is acknowledged in time, whatever keeps its answer waiting."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        loop = asyncio.get_running_loop()
        self._interaction = interaction
        self._acknowledging: asyncio.Task[None] | None = None
        late = DELIVERIES.late(interaction.created_at, loop.time(), most=DEADLINE * PATIENCE)
        self.made = loop.time() - late
        self.due = loop.time() + max(0.0, PATIENCE - late)
        self._timer = loop.call_at(self.due, self._ring)

    def _ring(self) -> None:
        if not self._interaction.response.is_done():
            self._acknowledging = asyncio.create_task(self._acknowledge())

    async def _acknowledge(self) -> None:
        """Say that it was heard; where Discord no longer listens, what was begun is still finished and shown."""
        try:
            await self._interaction.response.defer(ephemeral=True)
        except (*LOST, RuntimeError) as error:
            log.warning("an interaction could not be acknowledged: %s", error)

    async def arrived(self) -> None:
        """Wait until an acknowledgement that is under way has arrived."""
        if self._acknowledging is not None:
            await self._acknowledging

    async def stop(self) -> None:
        """Ring no more: the answer itself is being sent."""
        self._timer.cancel()
        await self.arrived()


def begin(interaction: discord.Interaction[Any]) -> Clock:
    """Start the clock of an interaction, or give the one that runs. The client does it for every one it takes."""
    clock = interaction.extras.get("clock")
    if clock is None:
        NAMES.note(interaction.user.id, interaction.user.display_name)
        clock = interaction.extras["clock"] = Clock(interaction)
    return cast("Clock", clock)


async def unanswered(interaction: discord.Interaction[Any]) -> bool:
    """Whether, right before answering, Discord has heard nothing yet: then this is the first answer."""
    await begin(interaction).stop()
    return not interaction.response.is_done()


def acknowledged(interaction: discord.Interaction[Any]) -> bool:
    """Whether Discord has heard something already; where it matters which answer is the first, ask right there."""
    return interaction.response.is_done()


async def in_time(interaction: discord.Interaction[Any], doing: Coroutine[Any, Any, T]) -> T:
    """Do something while the clock runs, and go on once an acknowledgement that it caused has arrived."""
    clock = begin(interaction)
    try:
        return await doing
    finally:
        await clock.arrived()


def time_left(interaction: discord.Interaction[Any]) -> float:
    """How many seconds a press can still wait for its reply."""
    if acknowledged(interaction):
        return PATIENCE
    return max(0.0, begin(interaction).due - asyncio.get_running_loop().time())


def waited(interaction: discord.Interaction[Any]) -> int:
    """Tell how many milliseconds ago somebody did something, as far as this machine can know."""
    return round(1000 * (asyncio.get_running_loop().time() - begin(interaction).made))


async def acknowledge(interaction: discord.Interaction[Any]) -> None:
    """Tell Discord that a press was taken; what came of it shows by itself."""
    if await unanswered(interaction):
        await interaction.response.defer()


async def think(interaction: discord.Interaction[Any], *, everybody: bool = False) -> bool:
    """Say that the answer takes a moment; False if it was to be for everybody, and this person alone was told so."""
    if not await unanswered(interaction):
        return not everybody
    await interaction.response.defer(ephemeral=not everybody, thinking=True)
    return True


async def stop_waiting(interaction: discord.Interaction[Any]) -> None:
    """Take away the word that it takes a moment, if it was said: what follows is a message of its own."""
    if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await interaction.delete_original_response()


async def say(interaction: discord.Interaction[Any], text: str) -> None:
    """Say something to this person only."""
    if await unanswered(interaction):
        await interaction.response.send_message(text, ephemeral=True)
    else:
        await interaction.followup.send(text, ephemeral=True)


async def insist(interaction: discord.Interaction[Any], text: str) -> None:
    """Say something that must not be lost to this person only: once more, below, if the first try fails."""
    try:
        await say(interaction, text)
    except LOST as error:
        log.warning("something had to be said again: %s", error)
        await interaction.followup.send(text, ephemeral=True)


def done(interaction: discord.Interaction[Any], unshown: str, note: str = "") -> None:
    """Note that what was asked for is committed: whatever fails from now on, only the showing does.

    `unshown` names the sentence that says so; the note is what this person has to learn all the same.
    """
    interaction.extras["done"] = unshown, note


async def deed(
    interaction: discord.Interaction[Any], doing: Coroutine[Any, Any, T], unshown: str = "deed-unshown"
) -> T:
    """Do what was asked for while the clock runs, and note that it is committed: whatever changes something."""
    came = await in_time(interaction, doing)
    done(interaction, unshown)
    return came


def undone(interaction: discord.Interaction[Any]) -> None:
    """Note that what was asked for has been called off again."""
    interaction.extras.pop("done", None)


def done_already(interaction: discord.Interaction[Any]) -> tuple[str, str] | None:
    """Of an interaction whose wish is committed, the sentence that says so, and what else is to be told."""
    return cast("tuple[str, str] | None", interaction.extras.get("done"))


async def show_all(interaction: discord.Interaction[Any], view: layout.Shown) -> int | None:
    """Answer with a message for all, and give its id; None if it was acknowledged for this person only by then."""
    if not await unanswered(interaction):
        return None
    return (await interaction.response.send_message(view=view)).message_id or 0


async def shown_to_all(interaction: discord.Interaction[Any]) -> int | None:
    """The id of an answer of which nobody knows whether it arrived, if it stands there."""
    try:
        found = await interaction.original_response()
    except LOST:
        return None
    thinks = found.flags.ephemeral or found.flags.loading
    was_pressed = interaction.message is not None and interaction.message.id == found.id
    return None if thinks or was_pressed else found.id


async def open_form(interaction: discord.Interaction[Any], form: discord.ui.Modal) -> bool:
    """Open a form, which must be the first answer; False if Discord heard something else before."""
    if not await unanswered(interaction):
        return False
    await interaction.response.send_modal(form)
    return True


async def edit_pressed(
    interaction: discord.Interaction[Any], view: layout.Shown, kept: Sequence[discord.Attachment] = ()
) -> discord.Message | None:
    """Edit the message that was pressed; of its files it keeps those that are named.

    Gives what this made of it, if it was the first answer to the press.
    """
    if not await unanswered(interaction):
        await interaction.edit_original_response(view=view, attachments=kept)
        return None
    answered = await interaction.response.edit_message(view=view, attachments=kept)
    return answered.resource if answered and isinstance(answered.resource, discord.Message) else None


class Alone:
    """A message that one person sees, as long as it can be changed: an interaction's own, or one that followed it."""

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        message_id: int | None,
        followed: discord.WebhookMessage | None = None,
    ) -> None:
        self.id = message_id or 0
        self._interaction = interaction
        self._followed = followed

    async def change(
        self, *, view: layout.Shown = MISSING, attachments: Sequence[discord.Attachment | discord.File]
    ) -> discord.Message:
        """Edit it; it keeps and gets the files that are given, and shows what it showed if there is no view."""
        edit = self._followed.edit if self._followed else self._interaction.edit_original_response
        return await edit(view=view, attachments=attachments)

    async def replace(self, view: layout.Shown, files: Sequence[discord.File]) -> discord.Message:
        """Show it anew below, and take away what stood there before."""
        fresh = await self._interaction.followup.send(view=view, files=files, ephemeral=True, wait=True)
        delete = self._followed.delete if self._followed else self._interaction.delete_original_response
        self.id, self._followed = fresh.id, fresh
        with contextlib.suppress(discord.HTTPException):
            await delete()
        return fresh


async def show_alone(
    interaction: discord.Interaction[Any],
    view: layout.Shown,
    *,
    edit: bool,
    kept: Sequence[discord.Attachment] = (),
) -> Alone:
    """Show something to this person only, on the pressed message or a new one; gives the way to change it later."""
    if edit:
        await edit_pressed(interaction, view, kept)
        return Alone(interaction, interaction.message.id if interaction.message else None)
    if await unanswered(interaction):
        sent = await interaction.response.send_message(view=view, ephemeral=True)
        return Alone(interaction, sent.message_id)
    if interaction.type is discord.InteractionType.component:
        # The original of a press that had to be acknowledged first is the pressed message, which all may see.
        followed = await interaction.followup.send(view=view, ephemeral=True, wait=True)
        return Alone(interaction, followed.id, followed)
    return Alone(interaction, (await interaction.edit_original_response(view=view)).id)
