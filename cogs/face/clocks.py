"""The clock of a question: when time runs out, and what is answered then. Discord counts down by itself."""

from __future__ import annotations

from bot.engine.asks import Ask
from bot.markdown import moment
from bot.sessions.session import Session
from bot.sessions.waiting.windows import limit, taken
from bot.text import Tongue
from cogs.face.words import clip, option_words

ANSWER = 200


def clock(session: Session, tongue: Tongue, seat: str | None = None) -> str:
    """When time runs out and what is answered then, as far as a seat, or for None anybody, may know; or nothing."""
    asks = [ask for ask in session.match.asks if ask.within and (seat is None or seat in ask.seats)]
    if not session.clock or not asks or not limit(session):
        return ""
    if session.idle:
        return f"-# {tongue.t('clock-paused')}"
    answer = _answer(session, tongue, asks, seat)
    kind = "own" if seat else "open" if answer else "secret"
    return f"-# {tongue.t(f'clock-{kind}', when=moment(session.clock.due), answer=answer)}"


def _answer(session: Session, tongue: Tongue, asks: list[Ask], seat: str | None) -> str:
    """The words of what is taken, if it is the same for all who are asked."""
    picked, *others = (taken(ask, seat) for ask in asks)
    if (not picked and seat is None) or any(other != picked for other in others):
        return ""
    return clip(tongue.listing(option_words(tongue, session.row.game, each) for each in picked), ANSWER)
