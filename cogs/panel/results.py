"""What came of an answer: laid out on the panel that was pressed, and told to whoever gave it."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.sessions.past import chronicle
from bot.sessions.session import Session
from bot.sessions.telling.update import Update
from bot.store import StoreError
from bot.text import Tongue, speak
from cogs.face import layout
from cogs.face.board import bare
from cogs.post.pictures import Standing
from renderers import alt

log = logging.getLogger(__name__)


def on(message: discord.Message | None, session: Session) -> bool:
    """Whether a message is the panel of a table."""
    return message is not None and message.id == session.row.panel_id


def result_on(standing: Standing, session: Session, update: Update, longest: int) -> layout.Shown:
    """Lay out what came of an answer on the panel that was pressed, with the picture it had."""
    public, scene = speak(session.row.locale), bare(session)
    told = standing.alt or alt(public.scene(scene))  # after a restart nobody remembers the picture's own words
    if update.snapshots:
        return layout.snapshot(session, public, update.snapshots[0], standing.name, told)
    return layout.panel(session, public, scene.seats, standing.name, told, longest=longest)


async def has_looked(interaction: discord.Interaction[Any], session: Session, head: int) -> None:
    """Note that somebody knows how the table stands, for their next recap; where that fails, they hear it once more."""
    try:
        await chronicle.looked(session, interaction.user.id, head)
    except StoreError as error:
        log.warning("table %s: a look could not be noted: %s", session.id, error)


def private_note(tongue: Tongue, session: Session, user_id: int, update: Update) -> str:
    """Tell a person what only they may know of what just happened."""
    told = [phrase for seat in session.seats_of(user_id) for phrase in update.private.get(seat, ())]
    return "\n".join(tongue.say(phrase) for phrase in told)
