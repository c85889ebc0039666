"""Calls: the short messages by which a table asks somebody back, and what can be pressed on them."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.markdown import Markdown, moment
from bot.sessions.notes import name_of
from bot.sessions.session import Session
from bot.sessions.waiting.patience import OFFERED, PINGED, REMINDED, REPORTED
from bot.store import Wait
from bot.text import Tongue
from cogs.face.ids import Mark
from cogs.face.parts import PRIMARY, SECONDARY, Part, Shown, button, buttons, text
from cogs.face.words import mention

MOST_CALLED = 100
"""People whom Discord lets one message call by name."""
MOST_FOLLOWERS = 90
"""People whose mentions, listed, fit into one sentence: Fluent takes 2,500 characters for a name."""
WORDS = {PINGED: "call-ping", REMINDED: "call-reminder", REPORTED: "call-report", OFFERED: "call-offer"}


def calling(shown: Shown, users: Sequence[int]) -> discord.AllowedMentions:
    """Let a message call these people and nobody else; of more than it may call, the first."""
    shown.called = users[:MOST_CALLED]
    named = [discord.Object(user) for user in shown.called]
    return discord.AllowedMentions(users=named, everyone=False, roles=False)


def call(session: Session, tongue: Tongue, wait: Wait, stage: int) -> Shown:
    """Say that somebody is waited for, to whom it concerns at this stage."""
    seats = session.seats_of(wait.user_id)
    named = tongue.listing(tongue.t(f"{session.row.game}-seat-{seat}") for seat in seats)
    said = tongue.t(
        WORDS[stage],
        who=mention(wait.user_id, name_of(session, wait.user_id)),
        master=mention(session.row.owner_id, name_of(session, session.row.owner_id)),
        seats=named,
        game=tongue.t(f"{session.row.game}-title"),
        since=moment(wait.since),
        panel=link(session),
    )
    return Shown([text(said), *buttons(_widgets(session, tongue, wait, stage, seats[0] if seats else ""))])


def link(session: Session) -> str:
    """The way to the panel."""
    row = session.row
    return Markdown(f"https://discord.com/channels/{row.guild_id}/{row.channel_id}/{row.panel_id or ''}".rstrip("/"))


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
    who = tongue.listing(map(mention, users))
    game = tongue.t(f"{session.row.game}-title")
    return Shown([text(tongue.t("call-followers", who=who, game=game, panel=link(session), over=int(over)))])
