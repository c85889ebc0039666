"""Petitions in Discord: somebody asks for a seat or a file, and those whose secrets it touches press yes or no."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.engine.asks import refuse
from bot.sessions.gm import petitions
from bot.sessions.gm.petitions import Standing
from bot.sessions.session import Session
from bot.store import Petition
from bot.text import Tongue, speak
from cogs.consent.votes import post
from cogs.face.ids import Mark
from cogs.face.parts import PRIMARY, SECONDARY, Shown, button, buttons, text
from cogs.panel.cog import Panels, actor, panels
from cogs.post.verdicts import out_of_reach
from cogs.replying import LOST, deed, edit_pressed, undone

if TYPE_CHECKING:
    from bot.client import Vigil

log = logging.getLogger(__name__)
Interaction = discord.Interaction[Any]


async def ask(interaction: Interaction, session: Session, wanted: Petition) -> bool:
    """Ask the table with a message for all; False if it was granted at once, because there is nobody to ask."""
    with interaction.client.house.asking.at(session.id):
        return await _ask(interaction, session, wanted)


async def _ask(interaction: Interaction, session: Session, wanted: Petition) -> bool:
    standing = await deed(interaction, petitions.call(session, actor(interaction), wanted))
    if standing.state == "carried":
        return False
    try:
        channel_id, message_id = await post(interaction, session, shown(session, standing))
    except LOST:  # it stands nowhere: it can be asked for again
        await session.store.drop_petition(standing.petition.id)
        undone(interaction)
        raise
    await session.store.place_petition(standing.petition.id, channel_id, message_id)
    return True


async def voiced(interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
    """Count a voice, and show how the petition stands."""
    saying = petitions.say(session, actor(interaction), mark.asked, yes=mark.what == "yes")
    standing = await deed(interaction, saying)
    if standing is None:
        raise refuse("petition-over")
    try:
        await edit_pressed(interaction, shown(session, standing))
    finally:
        if standing.state == "carried":
            await panels(interaction).show_present(session)


async def lapse(client: discord.Client, session: Session) -> None:
    """Take the buttons off petitions that can no longer be granted."""
    for petition in await petitions.lapsed(session):
        await _close(client, session, Standing("lapsed", petition))


async def resume(bot: Vigil) -> None:
    """Finish what a crash cut short: a petition that was granted and not done yet."""
    for petition in await bot.house.store.open_petitions():
        try:
            session = await bot.house.table(petition.table_id)
            await session.loaded()
            standing = await petitions.settle(session, petition.id)
            if standing.state == "open":
                await petitions.withdraw(session, petition.id, bot.house.asking)
            if standing.state != "open":
                await _close(bot, session, standing)
            if standing.state == "carried":
                cog: Panels = bot.get_cog("Panels")  # type: ignore[assignment]
                cog.publisher.wake(session)
        except Exception as error:  # noqa: BLE001 - one table that cannot be read must not stop the others
            log.warning("table %s: its petitions must wait: %s", petition.table_id, type(error).__name__)


async def _close(client: discord.Client, session: Session, standing: Standing) -> None:
    """Show on the message of a petition that it is over, if that can still be reached."""
    petition = standing.petition
    if not (petition.channel_id and petition.message_id):
        return
    channel = client.get_partial_messageable(petition.channel_id, guild_id=session.row.guild_id)
    try:
        await channel.get_partial_message(petition.message_id).edit(view=shown(session, standing))
    except discord.HTTPException as error:
        if not out_of_reach(error):
            log.info("table %s: a petition keeps its buttons (%s)", session.id, error)


def shown(session: Session, standing: Standing) -> Shown:
    """Show how a petition stands; once it is over there is nothing to press."""
    tongue, petition = speak(session.row.locale), standing.petition
    said = {"name": petition.user_name, "by": petition.by_name, "seat": _seats(session, tongue, petition)}
    lines = [tongue.t("petition-title"), tongue.t(f"petition-{petition.kind}", **said)]
    if standing.state != "open":
        return Shown([text(*lines, tongue.t(f"petition-{standing.state}"))])
    lines.append(tongue.t("petition-needs", needed=standing.needed))
    if standing.needed:
        lines.append(tongue.t("vote-count", yes=standing.yes, no=standing.no))
    voices = [
        button(tongue.t("petition-yes"), Mark(session.id, petition.id, "admit", "yes").button(), PRIMARY),
        button(tongue.t("petition-no"), Mark(session.id, petition.id, "admit", "no").button(), SECONDARY),
    ]
    return Shown([text(*lines), *buttons(voices)])


def _seats(session: Session, tongue: Tongue, petition: Petition) -> str:
    """Name what is asked for: one seat, or all of somebody who stays away."""
    seats = session.seats_of(petition.absent) if petition.absent else []
    return tongue.listing(tongue.t(f"{session.row.game}-seat-{seat}") for seat in seats or [petition.seat] if seat)
