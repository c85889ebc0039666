"""Explain: a question in full, for whoever wants to know more before they answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.engine.asks import Ask, Option, Reason
from bot.engine.game import Game
from bot.sessions.session import Session
from bot.text import Tongue
from cogs.face.parts import Part, Shown, text
from cogs.face.words import asked, clip, option_whole, option_words, refusal, stake

ROOM = 3600
"""Letters of an explanation; Discord takes 4,000 in a message."""
PLACES = 300
"""Letters for a list of places, which explain themselves on the board."""


def explained(session: Session, tongue: Tongue, ask: Ask, seat: str | None) -> Shown:
    """What is asked and at stake, what each option does and by which rule, and what cannot be done now and why."""
    heading = f"### {clip(asked(tongue, session.row.game, ask), 700)}"
    lines = [*_offered(session, tongue, ask, seat), *_barred(session, tongue, ask)]
    parts: list[Part] = [text(heading, clip(stake(tongue, session, ask), 700))]
    if lines:
        parts.append(text(*_fitting(tongue, lines)))
    return Shown(parts)


def _offered(session: Session, tongue: Tongue, ask: Ask, seat: str | None) -> Iterator[str]:
    """A line for each option; places are told in one."""
    game = session.row.game
    if ask.kind in ("space", "path"):
        places = tongue.listing(option_words(tongue, game, option) for option in ask.options)
        yield tongue.t("explain-places", places=clip(places, PLACES))
        return
    view = session.match.view(seat)
    for option in _apart(tongue, game, ask.options):
        words, rule = option_words(tongue, game, option), rule_of(session.game, option)
        effect = option_whole(tongue, session, view, ask, option)
        yield tongue.t("explain-option", option=words, effect=effect or "", rule=rule or "none", told=int(bool(effect)))


def _barred(session: Session, tongue: Tongue, ask: Ask) -> Iterator[str]:
    """A line for each reason why something cannot be done now, with all that it bars and that is not offered too."""
    game, because = session.row.game, dict[tuple[str, str], list[str]]()
    told = {option_words(tongue, game, option) for option in ask.options}
    for option, reason in ask.barred:
        words = option_words(tongue, game, option)
        if words not in told:
            told.add(words)
            why = refusal(tongue, Reason(reason.id, args=reason.args), game)
            because.setdefault((why, reason.rule or "none"), []).append(words)
    if because:
        yield tongue.t("explain-barred")
    for (why, rule), names in because.items():
        yield tongue.t("explain-not-now", option=clip(tongue.listing(names), PLACES), why=why, rule=rule)


def _apart(tongue: Tongue, game: str, options: Iterable[Option]) -> list[Option]:
    """The options that read differently."""
    return list({option_words(tongue, game, option): option for option in reversed(list(options))}.values())[::-1]


def rule_of(game: Game[Any, Any], option: Option) -> str:
    """The rule that an option follows from, where the game's own command names it."""
    command = game.table.command
    errands = command.errands.values() if command else ()
    return next((errand.why.rule for errand in errands if errand.kinds and errand.why and errand.fits(option)), "")


def _fitting(tongue: Tongue, lines: list[str]) -> Iterator[str]:
    """As many lines as there is room for, and how many more there are."""
    room = ROOM
    for at, line in enumerate(lines):
        room -= len(line) + 1
        if room < 0:
            yield tongue.t("explain-more", count=len(lines) - at)
            return
        yield line
