"""Advice as it is shown: what is new, what to do now, and the way to be rid of both."""

from __future__ import annotations

from bot.engine.asks import Ask
from bot.sessions.session import Session
from bot.text import Tongue
from cogs.face.house_row import press
from cogs.face.ids import Mark
from cogs.face.parts import Part, Shown, buttons, text


def what_now(tongue: Tongue, game: str, ask: Ask) -> str:
    """What somebody new is to do now, small: what the game says of this question, else how such a one is answered."""
    own = f"{game}-now-{ask.prompt}"
    return tongue.t("advice-now", what=tongue.t(own if tongue.has(own) else f"advice-now-{_way(ask)}"))


def _way(ask: Ask) -> str:
    """How a question is answered: its kind, except where one pick is all, or nothing can be done but to let it pass."""
    if ask.kind == "some" and ask.most == 1:
        return "one"
    return "nothing" if ask.kind == "react" and len(ask.options) < 2 else ask.kind


def hush(session: Session, tongue: Tongue, where: str, seat: str = "") -> Part:
    """The button that turns advice off, wherever it stands."""
    return press(tongue, "advice-hush", Mark(session.id, session.asked, "hush", where, seat=seat))


def advised(session: Session, tongue: Tongue, note: str, advice: str) -> Shown:
    """What only one person learns of what they did, with what is new to them of it."""
    said = [text(note)] if note else []
    return Shown([*said, text(advice), *buttons([hush(session, tongue, "note")])])
