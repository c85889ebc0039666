"""Explain: a question in full, for whoever wants to know more before they answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.engine.asks import Ask, Option, Reason
from bot.engine.game import Game
from bot.engine.scene import Card, Scene
from bot.glossary import card_of
from bot.markdown import like
from bot.sessions.session import Session
from bot.text import Tongue
from cogs.face.parts import Part, Shown, picture, text
from cogs.face.words import asked, clip, option_whole, option_words, refusal, stake

ROOM = 3600
"""Letters of an explanation; Discord takes 4,000 in a message."""
PLACES = 300
"""Letters for a list of places, which explain themselves on the board."""
CARDS = 6
"""Cards that a picture shows large enough to be read on a phone."""


def explained(
    session: Session, tongue: Tongue, ask: Ask, seat: str | None, *, image: str | None = None, alt: str = ""
) -> Shown:
    """What is asked and at stake, what each option does and by which rule, and what cannot be done now and why."""
    heading = f"### {clip(asked(tongue, session.row.game, ask), 700)}"
    lines = [*_offered(session, tongue, ask, seat), *_barred(session, tongue, ask)]
    parts: list[Part] = [text(heading, clip(stake(tongue, session, ask), 700))]
    if lines:
        parts.append(text(*_fitting(tongue, lines)))
    return Shown([*parts, *picture(image, alt)])


def cards_named(session: Session, tongue: Tongue, ask: Ask) -> Scene | None:
    """The first few cards that options name, as they are printed; none where they name none."""
    of, found = session.row.game, dict[str, Card]()
    for option in ask.options:
        for argument, value in option.args.items():
            card = card_of(of, tongue.locale, tongue.name(of, argument, str(value)))
            if card and len(found) < CARDS:
                found.setdefault(card.id, card)
    told = tuple(words for card in found.values() for words in (card.title, card.text))
    return Scene(theme=of, title=tongue.t("explain-cards"), cards=tuple(found.values()), alt=told) if found else None


def _offered(session: Session, tongue: Tongue, ask: Ask, seat: str | None) -> Iterator[str]:
    """A line for each option; places of which the same is told share one, those that few share first."""
    game, view = session.row.game, session.match.view(seat)
    alike = dict[tuple[str, str], list[str]]()
    for option in _apart(tongue, game, ask.options):
        words, rule = option_words(tongue, game, option), rule_of(session.game, option, ask.prompt) or "none"
        effect = _weighed(tongue, session, view, ask, option)
        if ask.kind in ("space", "path"):
            alike.setdefault((effect, rule), []).append(words)
        else:
            yield tongue.t("explain-option", option=words, effect=effect, rule=rule, told=int(bool(effect)))
    for (effect, rule), several in sorted(alike.items(), key=lambda line: (not line[0][0], len(line[1]))):
        places = clip(tongue.listing(several), PLACES)
        if effect:
            yield tongue.t("explain-option", option=places, effect=effect, rule=rule, told=1)
        else:
            yield tongue.t("explain-places", places=places, rule=rule)


def _weighed(tongue: Tongue, session: Session, view: object, ask: Ask, option: Option) -> str:
    """What an option does, and what more can be said of its chances."""
    whole = option_whole(tongue, session, view, ask, option)
    more = [tongue.say(each) for each in session.game.look.weighed(view, ask, option)]
    return like(more[0], " ".join([whole, *more])) if more else whole


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


def rule_of(game: Game[Any, Any], option: Option, prompt: str = "") -> str:
    """The rule that an option follows from in a question: the game's own for its verb, else that of its command."""
    known, command = game.table.rules, game.table.command
    errands = command.errands.values() if command else ()
    named = (errand.why.rule for errand in errands if errand.kinds and errand.why and errand.fits(option))
    return known.get(f"{prompt} {option.verb}") or known.get(option.verb) or next(named, "")


def _fitting(tongue: Tongue, lines: list[str]) -> Iterator[str]:
    """As many lines as there is room for, and how many more there are."""
    room = ROOM
    for at, line in enumerate(lines):
        room -= len(line) + 1
        if room < 0:
            yield tongue.t("explain-more", count=len(lines) - at)
            return
        yield line
