"""The house row: what stands under every panel, whatever is asked; and what More… holds, for whoever pressed it."""

from __future__ import annotations

import discord

from bot.sessions.notes import name_of
from bot.sessions.session import Session
from bot.sessions.waiting.attendance import awaited
from bot.text import Tongue
from cogs.face.ids import Mark
from cogs.face.options.passing import passing
from cogs.face.parts import PRIMARY, SECONDARY, Part, Shown, button, buttons, text
from cogs.face.words import LABEL, clip, holder, label

SHORT = 26
"""Letters of the way back: with longer words the row would break once more on a phone."""


def house_row(session: Session, tongue: Tongue, *, secret: bool) -> list[Part]:
    """The row that is always in the same place; where the answer is a secret, the way to it stands out."""
    at = (session.id, session.asked)
    hand = press(tongue, "panel-hand", Mark(*at, "hand"), PRIMARY if secret else SECONDARY)
    return buttons(
        [
            hand,
            press(tongue, "panel-explain", Mark(*at, "explain")),
            press(tongue, "desk-hint", Mark(*at, "hint")),
            button(label(take_back(session, tongue), SHORT), back(session).button()),
            press(tongue, "panel-more", Mark(*at, "more")),
        ]
    )


def more(session: Session, tongue: Tongue, user_id: int) -> Shown:
    """All else that somebody may want of a table: to follow it from outside, to answer later if they are awaited."""
    at = (session.id, session.asked)
    offered = [press(tongue, "panel-closer", Mark(*at, "look")), press(tongue, "panel-story", Mark(*at, "story"))]
    offered.append(press(tongue, "why-open", Mark(*at, "newest")))
    if not session.seats_of(user_id):
        offered.append(press(tongue, "panel-follow", Mark(*at, "follow")))
    if user_id in awaited(session) and not session.idle:
        offered.append(press(tongue, "call-later", Mark(*at, "later")))
    offered += let_pass(session, tongue, session.asked_seat(user_id))
    return Shown([text(tongue.t("panel-more-what")), *buttons(offered)])


def let_pass(session: Session, tongue: Tongue, seat: str | None) -> list[Part]:
    """The button that leaves such an order, where there is one."""
    if not seat or session.idle or not passing(session, seat):
        return []
    return [press(tongue, "orders-let-pass", Mark(session.id, session.asked, "waive", seat=seat))]


def back(session: Session) -> Mark:
    """The mark of a way back, with how far it goes, so that pressing it twice goes one step."""
    return Mark(session.id, session.asked, "back", str(session.reach.answers))


def take_back(session: Session, tongue: Tongue) -> str:
    """What would be taken back, or how much of whose, or why nothing may be."""
    reach = session.reach
    if not reach.answers:
        return tongue.t(f"panel-take-back-{reach.why}")
    if reach.did:
        what = tongue.listing(tongue.option(session.row.game, did.verb, did.args) for did in reach.did)
        return tongue.t("panel-take-back-what", what=what)
    name = name_of(session, reach.user_id) or tongue.t("panel-game-master")
    return tongue.t("panel-take-back-far", name=clip(name, LABEL // 2), count=reach.answers)


def own_take_back(session: Session, tongue: Tongue, user_id: int) -> list[Part]:
    """For whoever answered last: the way back, as long as nothing came out."""
    reach = session.reach.of(user_id)
    if not reach.answers or session.match.over:
        return []
    words = take_back(session, tongue) if reach.did else tongue.t("desk-take-back", count=reach.answers)
    return [button(words, back(session).button())]


def waiting(session: Session, tongue: Tongue) -> str:
    """The names of the people who owe an answer."""
    people = [seat for seat in session.match.waiting if session.seats[seat].kind == "person"]
    return tongue.listing(dict.fromkeys(holder(tongue, session, seat) for seat in people))


def press(tongue: Tongue, id: str, mark: Mark, style: discord.ButtonStyle = SECONDARY) -> Part:
    """A button with the words of an id."""
    return button(tongue.t(id), mark.button(), style)
