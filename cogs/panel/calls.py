"""Calls: the short messages by which a table asks somebody back, and what can be pressed on them."""

from __future__ import annotations

import discord

from bot.sessions.patience import OFFERED, PINGED, REMINDED, REPORTED
from bot.sessions.session import Session
from bot.store import Wait
from bot.text import Tongue
from cogs.panel.ids import Mark
from cogs.panel.parts import PRIMARY, SECONDARY, Part, Shown, button, buttons, text

WORDS = {PINGED: "call-ping", REMINDED: "call-reminder", REPORTED: "call-report", OFFERED: "call-offer"}


def call(session: Session, tongue: Tongue, wait: Wait, stage: int) -> Shown:
    """Say that somebody is waited for, to whom it concerns at this stage."""
    seats = session.seats_of(wait.user_id)
    named = tongue.listing(tongue.t(f"{session.row.game}-seat-{seat}") for seat in seats)
    said = tongue.t(
        WORDS[stage],
        who=f"<@{wait.user_id}>",
        master=f"<@{session.row.owner_id}>",
        seats=named,
        game=tongue.t(f"{session.row.game}-title"),
        since=f"<t:{wait.since // 1000}:R>",
        panel=link(session),
    )
    return Shown([text(said), *buttons(_widgets(session, tongue, wait, stage, seats[0] if seats else ""))])


def link(session: Session) -> str:
    """Give the way to the panel."""
    row = session.row
    return f"https://discord.com/channels/{row.guild_id}/{row.channel_id}/{row.panel_id or ''}".rstrip("/")


def _widgets(session: Session, tongue: Tongue, wait: Wait, stage: int, seat: str) -> list[Part]:
    def press(act: str, style: discord.ButtonStyle = SECONDARY) -> Part:
        return button(tongue.t(f"call-{act}"), Mark(session.id, wait.asked, act, seat=seat).button(), style)

    if stage in (PINGED, REMINDED):
        return [press("later")]
    if stage == REPORTED:
        return [press("wait"), press("vigil", PRIMARY)]
    return [press("take", PRIMARY), press("vigil")]


def followed(session: Session, tongue: Tongue, users: list[int], *, over: bool) -> Shown:
    """Tell onlookers that there is news."""
    who = tongue.listing(f"<@{user}>" for user in users)
    game = tongue.t(f"{session.row.game}-title")
    return Shown([text(tongue.t("call-followers", who=who, game=game, panel=link(session), over=int(over)))])
