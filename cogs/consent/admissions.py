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
from cogs.consent import places
from cogs.consent.votes import post
from cogs.face.ids import Mark
from cogs.face.parts import PRIMARY, SECONDARY, Shown, button, buttons, text
from cogs.panel.cog import Panels, actor, panels
from cogs.replying import LOST, deed, edit_pressed, in_time, undone

if TYPE_CHECKING:
    from bot.client import Vigil

log = logging.getLogger(__name__)
Interaction = discord.Interaction[Any]
ACT = "admit"
"""What the buttons of a petition do."""


async def ask(interaction: Interaction, session: Session, wanted: Petition) -> bool:
    """Ask the table with a message for all; False if it was granted at once, because there is nobody to ask."""
    with interaction.client.house.asking.at(session.id):
        return await _ask(interaction, session, wanted)


async def _ask(interaction: Interaction, session: Session, wanted: Petition) -> bool:
    before = await in_time(interaction, _open_of(session, wanted.user_id))
    for held in before:
        if await in_time(interaction, places.gone(interaction.client, session, held)):
            await session.store.drop_petition(held.id)
    standing = await deed(interaction, petitions.call(session, actor(interaction), wanted))
    if standing.state == "carried":
        await _close_replaced(interaction.client, session, before)
        return False
    try:
        place = await post(interaction, session, shown(session, standing))
    except LOST:  # it stands nowhere: it can be asked for again
        await session.store.drop_petition(standing.petition.id)
        undone(interaction)
        raise
    await places.note(petitions.place(session, standing.petition.id, *place))
    await _close_replaced(interaction.client, session, before)
    return True


async def _open_of(session: Session, user_id: int) -> list[Petition]:
    """What is asked for somebody at a table, and not decided."""
    found = await session.store.petitions(session.id)
    return [each for each in found if each.user_id == user_id and each.outcome == "open"]


async def _close_replaced(client: discord.Client, session: Session, before: list[Petition]) -> None:
    """Take the buttons off petitions whose place another has taken."""
    kept = {each.id for each in await session.store.petitions(session.id)}
    for held in before:
        if held.id not in kept:
            await _close(client, session, held, shown(session, Standing("lapsed", held)))


async def voiced(interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
    """Count a voice, and show how the petition stands."""
    saying = petitions.say(session, actor(interaction), mark.asked, yes=mark.what == "yes")
    standing = await deed(interaction, saying)
    if standing is None:
        raise refuse("petition-over")
    held, pressed = standing.petition, interaction.message
    if not held.message_id and standing.state == "open" and pressed is not None:
        await places.note(petitions.place(session, held.id, pressed.channel.id, pressed.id))
    try:
        await edit_pressed(interaction, shown(session, standing))
    finally:
        if standing.state == "carried":
            await panels(interaction).show_present(session)


async def lapse(client: discord.Client, session: Session) -> None:
    """Take the buttons off petitions that can no longer be granted."""
    for petition in await petitions.lapsed(session):
        await _close(client, session, petition, shown(session, Standing("lapsed", petition)))


async def call_off(bot: Vigil, user_id: int) -> None:
    """Take the buttons and the names off what is asked for or by somebody, before it is forgotten where that stands."""
    for petition in await bot.house.store.open_petitions():
        if user_id in (petition.user_id, petition.by_id, petition.absent):
            session = await bot.house.table(petition.table_id)
            tongue = speak(session.row.locale)
            over = Shown([text(tongue.t("petition-title"), tongue.t("petition-lapsed"))])
            await _close(bot, session, petition, over)


async def resume(bot: Vigil) -> None:
    """Finish what a crash cut short: one that was granted and not done yet, or whose place is not known."""
    for petition in await bot.house.store.open_petitions():
        try:
            session = await bot.house.table(petition.table_id)
            await session.loaded()
            standing = await petitions.settle(session, petition.id)
            if standing.state == "open":
                await _find_again(bot, session, petition.id)
            else:
                await _close(bot, session, petition, shown(session, standing))
            if standing.state == "carried":
                cog: Panels = bot.get_cog("Panels")  # type: ignore[assignment]
                cog.publisher.wake(session)
        except Exception as error:  # noqa: BLE001 - one table that cannot be read must not stop the others
            log.warning("table %s: its petitions must wait: %s", petition.table_id, type(error).__name__)


async def _find_again(bot: Vigil, session: Session, petition_id: int) -> None:
    """Find a petition whose place is not known, or show it anew; one that cannot be shown is none."""
    async with session.voting:  # so that it is neither decided nor forgotten meanwhile
        standing = await petitions.unplaced(session, petition_id, bot.house.asking)
        if standing is None:
            return
        place = await places.stand(bot, session, ACT, petition_id, shown(session, standing))
        if place is None:
            await session.store.drop_petition(petition_id)
        else:
            await petitions.place(session, petition_id, *place)


async def _close(client: discord.Client, session: Session, petition: Petition, over: Shown) -> None:
    """Show on the message of a petition that it is over, if that can still be reached."""
    try:
        await places.close(client, session, ACT, petition.id, petition, over)
    except discord.HTTPException as error:
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
        button(tongue.t("petition-yes"), Mark(session.id, petition.id, ACT, "yes").button(), PRIMARY),
        button(tongue.t("petition-no"), Mark(session.id, petition.id, ACT, "no").button(), SECONDARY),
    ]
    return Shown([text(*lines), *buttons(voices)])


def _seats(session: Session, tongue: Tongue, petition: Petition) -> str:
    """What is asked for: one seat, or all of somebody who stays away."""
    seats = session.seats_of(petition.absent) if petition.absent else []
    return tongue.listing(tongue.t(f"{session.row.game}-seat-{seat}") for seat in seats or [petition.seat] if seat)
