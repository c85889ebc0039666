"""What a panel shows beside itself, to whoever pressed for it: the question in full, and what More… holds."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.asks import refuse
from bot.sessions.session import Session
from bot.text import speak
from cogs.face.explaining import explained
from cogs.face.house_row import more
from cogs.face.ids import Mark
from cogs.replying import show_alone

Interaction = discord.Interaction[Any]


async def explain_question(interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
    """Show the present question in full: to whoever is asked theirs, to others what everybody may see of it."""
    tongue, user = speak(str(interaction.locale)), interaction.user.id
    seat = mark.seat if mark.seat in session.seats_of(user) else session.asked_seat(user)
    ask = session.match.ask_of(seat) if seat else None
    if ask is None:
        seat, ask = None, next((each.seen_by(None) for each in session.match.asks), None)
    if ask is None:
        raise refuse("not-playing")
    await show_alone(interaction, explained(session, tongue, ask, seat), edit=False)


async def show_more(interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
    """Show all else that somebody may want of a table."""
    await show_alone(interaction, more(session, speak(str(interaction.locale)), interaction.user.id), edit=False)
