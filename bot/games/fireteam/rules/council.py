"""Group decisions: anybody may propose, the start player has the last word (ledger 0.2, generalised FTZ-TACTIC-05)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.engine.asks import Ask, Choice, Option
from bot.engine.state import Asking, Candidates
from bot.engine.words import Value
from bot.games.fireteam.rules.moments import PATIENCE
from bot.games.fireteam.state import Fireteam


class Decision(NamedTuple):
    """What a group decided, and the seats that asked for just this."""

    taken: Option
    wanted_by: tuple[str, ...]


def chair(g: Fireteam) -> str:
    """Who has the last word: the start player; before there is one, the first at the table."""
    return g.start or g.seats[0]


def decide(g: Fireteam, prompt: str, candidates: Candidates | Iterable[Option], **more: Any) -> Asking[Decision]:
    """Let anybody answer: the start player's answer is final at once, any other is put to the start player."""
    ask = g.ask(g.order, prompt, candidates, **more)
    choice: Choice = yield ask
    if choice.seat == chair(g):
        return Decision(choice.options[0], (choice.seat,))
    proposed = choice.options[0]
    word = yield from last_word(g, ask, proposed, choice.seat)
    return Decision(word, (choice.seat, chair(g)) if word.key == proposed.key else (chair(g),))


def last_word(g: Fireteam, about: Ask, proposed: Option, by: str) -> Asking[Option]:
    """Put a proposal to the start player: it stands first, one press away, and stands by itself after a while."""
    options = [proposed, *(offer for offer in about.options if offer.key != proposed.key)]
    args: dict[str, Value] = {"seat": chair(g), "hero": by, "about": about.prompt}
    choice: Choice = yield g.ask(chair(g), "last-word", options, default=proposed, within=PATIENCE, args=args)
    return choice.options[0]
