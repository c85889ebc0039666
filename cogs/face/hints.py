"""Hints as they are shown: what Vigil would do in somebody's place, why, and all that it would do after that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b

import msgspec

from bot.engine.asks import Answer, Ask
from bot.engine.counsel import COST, Counsel
from bot.engine.words import Phrase, Value
from bot.markdown import Markdown
from bot.sessions.planning import Step, planned
from bot.sessions.session import Session
from bot.text import Tongue
from cogs.face.clocks import clock
from cogs.face.house_row import own_take_back, press, waiting
from cogs.face.ids import Mark
from cogs.face.parts import SECONDARY, SUCCESS, Part, Shown, button, buttons, text
from cogs.face.words import asked, clip, effect_words, option_words

STEP, PLAN = 140, 1200
"""Letters of what is told of one step of a plan, and of all of it where it is told what each step does."""
PLACES = ("space", "path")
"""Kinds of ask that need not be repeated: where one goes says what was asked."""


def counsel(session: Session, seat: str, ask: Ask) -> Counsel:
    """What Vigil's own player would do, who knows what this seat may know and no more."""
    alone = msgspec.structs.replace(ask, seats=(seat,))
    return session.game.player.counsel(session.match.view(seat), alone)


def hint(session: Session, tongue: Tongue, user_id: int, seat: str, note: str = "") -> Shown:
    """What Vigil would do in a seat's place, one press away; where that is not asked, whom the table waits for."""
    said = [text(note)] if note else []
    back = buttons(own_take_back(session, tongue, user_id))
    if (ask := session.match.ask_of(seat)) is None:
        over = "panel-over" if session.match.over else "hint-waiting"
        return Shown([*said, text(tongue.t(over, who=waiting(session, tongue))), *back])
    steps, first = planned(session.match, seat), counsel(session, seat, ask)
    lines = [*hint_lines(tongue, session.row.game, ask, first), clock(session, tongue, seat)]
    plan = text(*plan_lines(tongue, session.row.game, steps)) if len(steps) > 1 else None
    return Shown([*said, text(*lines), *([plan] if plan else []), *_ways(session, tongue, seat, steps), *back])


def _ways(session: Session, tongue: Tongue, seat: str, steps: Sequence[Step]) -> list[Part]:
    """The buttons that follow a hint: all of its plan, or only the first of it."""
    one = Mark(session.id, session.asked, "advised", seat=seat)
    if len(steps) < 2:
        return buttons([press(tongue, "hint-do", one, SUCCESS)])
    whole = Mark(session.id, session.asked, "planned", plan_name(steps), seat=seat)
    both = button(tongue.t("hint-do-all", count=len(steps)), whole.button(), SUCCESS)
    return buttons([both, press(tongue, "hint-do-first", one, SECONDARY)])


def plan_name(steps: Sequence[Step]) -> str:
    """The name of a plan: a press means the one that was read, and no other."""
    said = "\n".join(" ".join((*answer.picks, *map(str, answer.amounts))) for _, answer, _ in steps)
    return blake2b(said.encode(), digest_size=6).hexdigest()


def plan_lines(tongue: Tongue, game: str, steps: Sequence[Step]) -> list[str]:
    """A plan in plain words, each answer in its turn: with what it does, unless that is too much to read."""
    whole = [*_told(tongue, game, steps, effects=True)]
    return whole if sum(map(len, whole)) <= PLAN else [*_told(tongue, game, steps, effects=False)]


def _told(tongue: Tongue, game: str, steps: Sequence[Step], *, effects: bool) -> Iterator[str]:
    yield tongue.t("hint-plan")
    before = steps[0].ask
    for number, step in enumerate(steps, 1):
        says: dict[str, Value] = {"number": number, "what": clip(step_words(tongue, game, step), STEP)}
        if step.ask.prompt != before.prompt and step.ask.kind not in PLACES:
            says["asked"] = clip(asked(tongue, game, step.ask), STEP)
        if effects and (does := clip(_effects(tongue, game, step), STEP)):
            says["effect"] = does
        yield tongue.t("-".join(("hint-step", *(each for each in ("asked", "effect") if each in says))), **says)
        before = step.ask


def _effects(tongue: Tongue, game: str, step: Step) -> str:
    """What a step does, option by option, each effect once."""
    picked = [option for option in step.ask.options if option.key in step.answer.picks]
    told = (effect_words(tongue, game, option, step.effects.get(option.key)) for option in picked)
    return Markdown(" ").join(dict.fromkeys(filter(None, told)))


def step_words(tongue: Tongue, game: str, step: Step) -> str:
    """An answer in as few words as name it."""
    words = {option.key: option_words(tongue, game, option) for option in step.ask.options}
    picked = [words[pick] for pick in step.answer.picks if pick in words]
    return tongue.listing(picked) if picked else answer_words(tongue, game, step.ask, step.answer)


def hint_lines(tongue: Tongue, game: str, ask: Ask, counsel: Counsel) -> list[str]:
    """The question, the answer with its reasons, and in small letters the next best with its own."""
    lines = [
        f"-# {clip(asked(tongue, game, ask), 700)}",
        clip(answer_words(tongue, game, ask, counsel.answer), 1000),
        reasons(tongue, ask, counsel.why),
    ]
    if counsel.second:
        what = answer_words(tongue, game, ask, counsel.second, "hint-second")
        why = (reason(tongue, each) for each in counsel.second_why)
        lines.append(f"-# {Markdown(' ').join((clip(what, 300), *why))}")
    return lines


def reason(tongue: Tongue, why: Phrase) -> str:
    """A reason in its own words; one that speaks against the answer is marked as such."""
    said = tongue.say(why)
    return tongue.t("hint-against", why=said) if why.id.endswith(COST) else said


def reasons(tongue: Tongue, ask: Ask, why: tuple[Phrase, ...]) -> str:
    """Why Vigil would answer so; without an opinion it says so."""
    if why:
        return Markdown(" ").join(reason(tongue, each) for each in why)
    return tongue.t("hint-only" if len(ask.options) == 1 and ask.kind != "some" else "hint-no-opinion")


def answer_words(tongue: Tongue, game: str, ask: Ask, answer: Answer, one: str = "hint-one") -> str:
    """Put an answer of any kind into words; `one` is the message for a single choice."""
    words = {option.key: option_words(tongue, game, option) for option in ask.options}
    if not answer.picks:
        return tongue.t("hint-none")
    if not words.keys() >= set(answer.picks):
        spaces = Markdown(", ").join(tongue.name(game, "space", space) for space in answer.picks)
        return tongue.t("hint-way", what=spaces)
    picked = [words[pick] for pick in answer.picks]
    if ask.kind == "split":
        shares = zip(picked, answer.amounts, strict=True)
        return tongue.t("hint-split", what=tongue.listing(tongue.t("draft-share", name=n, amount=a) for n, a in shares))
    if ask.kind == "order":
        return tongue.t("hint-order", what=Markdown(", ").join(picked))
    return tongue.t("hint-some" if ask.kind == "some" else one, what=tongue.listing(picked))
