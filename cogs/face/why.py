"""Why: a line of the story with what led to it, its dice, what was needed, and the rules; all of it public."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.asks import Option
from bot.engine.dice import Roll, face_id
from bot.engine.events import DICE, because
from bot.engine.game import Game
from bot.ledger import rules
from bot.markdown import Markdown
from bot.sessions.session import Session
from bot.sessions.telling.story import LABEL, Heard, Label, tell_line
from bot.text import Tongue
from cogs.face.explaining import rule_of
from cogs.face.ledger import fitted, rule_line
from cogs.face.parts import Shown, button, buttons, text
from cogs.face.stories import ACT, Span
from cogs.face.words import clip

RULES = 2200
"""Letters of all rules of a line."""
LINE = 700
SOME = 3
"""Dice rolls of an answer that are told with each line that came of it, where none says which it goes by."""


def why(tongue: Tongue, session: Session, span: Span, page: int, line: Sequence[Heard]) -> Shown:
    """Why a line was told: it is shown to whoever asks, and holds nothing that not everybody was shown."""
    game = session.game
    told = [
        clip(f"> {tell_line(tongue, tuple(each.told for each in line))}", LINE),
        *_answers(tongue, game.id, line),
        *(_dice(tongue, game.id, roll) for roll in dice(line)),
        *dict.fromkeys(filter(None, (tongue.perhaps(because(game.id, each.told.phrase)) for each in line))),
    ]
    found = [id for id in rules_of(game, line) if id in rules(game.id)]
    by = fitted([rule_line(tongue, id, rules(game.id)[id]) for id in found], RULES)
    if len(told) == 1 and not by:
        told.append(tongue.t("why-nothing"))
    back = button(tongue.t("why-back"), span.mark(session.id, ACT, page).button())
    return Shown([text(*told), *([text(*by)] if by else []), *buttons([back])])


def rules_of(game: Game[Any, Any], line: Sequence[Heard]) -> list[str]:
    """The ids of the rules that a line follows by: those that its events name, else those of what was answered."""
    named = dict.fromkeys(id for each in line for id in each.told.rules)
    picked = (did for each in line for did in _label(each).did)
    return list(named) or list(dict.fromkeys(filter(None, (rule_of(game, Option(d.verb, d.args)) for d in picked))))


def dice(line: Sequence[Heard]) -> list[Roll]:
    """The dice that everybody saw fall for a line: those that it shows, else the few that fell with that answer."""
    rows = {each.row.seq: each for each in line}.values()
    public = [roll for each in rows for roll in _label(each).rolls if roll.public]
    shown = [roll for roll in public if any(_shows(each, roll) for each in line)]
    return shown or (public if len(public) <= SOME else [])


def _shows(heard: Heard, roll: Roll) -> bool:
    """Whether a sentence says how these dice fell."""
    wanted = Counter(map(face_id, roll.results))
    said = (heard.told.phrase.args.get(name, ()) for name in DICE)
    listed = (value if isinstance(value, tuple) else (value,) for value in said)
    return any(wanted <= Counter(face_id(str(face)) for face in faces) for faces in listed)


def _label(heard: Heard) -> Label:
    return LABEL.decode(heard.row.label) if heard.row.label else Label()


def _answers(tongue: Tongue, game: str, line: Sequence[Heard]) -> Iterator[str]:
    """What was answered in the open that led to a line."""
    for each in {each.row.seq: each for each in line}.values():
        words, seat = _label(each), each.row.seat
        if words.did and seat:
            what = tongue.listing(tongue.option(game, did.verb, did.args) for did in words.did)
            late = int(words.why == "time")
            yield tongue.t("why-answer", seat=tongue.t(f"{game}-seat-{seat}"), what=clip(what, LINE), late=late)


def _dice(tongue: Tongue, game: str, roll: Roll) -> str:
    """Dice as they fell."""
    faces = (tongue.name(game, "face", face_id(face)) for face in roll.results)
    die = tongue.name(game, "die", roll.die)
    return tongue.t("why-dice", die=Markdown(die), count=len(roll.came), faces=Markdown(", ").join(faces))
