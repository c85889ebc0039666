"""What a panel shows beside itself, to whoever pressed for it: the question in full, and what More… holds."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

import discord

from bot.engine.asks import refuse
from bot.sessions.session import Session
from bot.text import speak
from cogs.face.explaining import cards_named, explained
from cogs.face.house_row import more
from cogs.face.ids import Mark
from cogs.panel.private import Private, Sight, drawing
from cogs.replying import LOST, show_alone

log = logging.getLogger(__name__)
Interaction = discord.Interaction[Any]


async def explain_question(
    private: Private, interaction: Interaction, session: Session, mark: Mark, _: list[str]
) -> None:
    """Show the present question in full: to whoever is asked theirs, to others what everybody may see of it.

    The words are there at once, the cards that it names as soon as they are drawn; without a picture the words stay.
    """
    tongue, user = speak(str(interaction.locale)), interaction.user.id
    seat = mark.seat if mark.seat in session.seats_of(user) else session.asked_seat(user)
    ask = session.match.ask_of(seat) if seat else None
    if ask is None:
        seat, ask = None, next((each.seen_by(None) for each in session.match.asks), None)
    if ask is None:
        raise refuse("not-playing")
    told = partial(explained, session, tongue, ask, seat)
    cards = cards_named(session, tongue, ask)
    sight = Sight(told, drawing(private.publisher, tongue, cards, "sheet") if cards else None, "explain")
    alone = await private.open(interaction, sight, edit=False)
    if cards:
        try:
            await private.fill(alone, sight)
        except (*LOST, RuntimeError) as error:  # a broken pool is a RuntimeError
            log.warning("table %s: the cards of a question could not be shown: %s", session.id, error)


async def show_more(interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
    """Show all else that somebody may want of a table."""
    await show_alone(interaction, more(session, speak(str(interaction.locale)), interaction.user.id), edit=False)
