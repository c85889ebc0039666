"""The end of a game on its panel: how it ended, what turned it, and where to go from here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.engine.endings import UNTOLD, Epilogue
from bot.markdown import Markdown
from bot.sessions.session import Session
from bot.sessions.telling.story import Told, tell
from bot.store import Saying
from bot.text import Tongue
from cogs.face.board import bare
from cogs.face.house_row import press
from cogs.face.ids import Mark
from cogs.face.parts import PRIMARY, Part, buttons
from cogs.face.sayings import promises, seat_names
from cogs.face.words import clip, outcome_words

POINT = 300
"""Letters of one turning point."""
FATE = 320
"""Letters of what became of one seat."""


def ended(
    session: Session,
    tongue: Tongue,
    turned: Iterable[tuple[Told, ...]],
    epilogue: Epilogue = UNTOLD,
    said: Sequence[Saying] = (),
    room: int = 4000,
) -> list[str]:
    """What is said of a game that is over, within so many letters.

    Its end, what became of everybody, its turning points, what follows, and the seed of its dice. What does not fit is
    left to the chronicle: the last of the turning points first.
    """
    head = [f"## {tongue.t('panel-over')}", outcome(session, tongue), *told_end(tongue, epilogue)]
    foot = [tongue.t(f"panel-then-{what_follows(session)}"), tongue.t("panel-seed", seed=session.row.seed.hex())]
    names = seat_names(tongue, session.row.game, bare(session))
    fates = [clip(told, FATE) for told in told_fates(tongue, epilogue, names, said)]
    points = [_point(tongue, line) for line in turned]
    title = [tongue.t("panel-turned")] if points else []
    fitting = _fitting([*fates, *title, *points], room - sum(len(line) + 1 for line in (*head, *foot)))
    return [*head, *(fitting[:-1] if fitting[-1:] == title else fitting), *foot]


def told_end(tongue: Tongue, epilogue: Epilogue) -> list[str]:
    """What came of it all."""
    return [str(Markdown(" ").join(map(tongue.say, epilogue.ending)))] if epilogue.ending else []


def told_fates(
    tongue: Tongue, epilogue: Epilogue, names: Mapping[str, str] = {}, said: Sequence[Saying] = ()
) -> list[str]:
    """What became of everybody, a line for each, and below it what they had promised."""
    lines = list[str]()
    for fate in epilogue.people:
        lines.append(tongue.t("panel-fate", told=Markdown(" ").join(map(tongue.say, fate.told))))
        lines += promises(tongue, names, said, fate.seat)
    return lines


def _fitting(lines: Iterable[str], room: int) -> list[str]:
    """The first of some lines, as many as there is room for."""
    kept = list[str]()
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return kept


def outcome(session: Session, tongue: Tongue) -> str:
    """How a game ended, in its own words."""
    found = session.match.state.outcome
    return outcome_words(tongue, session.row.game, found) if found else ""


def what_follows(session: Session) -> str:
    """What the table may play from here: the next mission, the same once more, or, with the campaign over, anew."""
    state = session.match.state
    if session.row.campaign_id is not None and session.game.rules.next_mission(state):
        return "next"
    won = state.outcome is not None and bool(state.outcome.winners)
    return "retry" if session.row.campaign_id is not None and not won else "anew"


def end_rows(session: Session, tongue: Tongue, said: Sequence[Saying] = ()) -> list[Part]:
    """The buttons of a game that is over; what was whispered can be read where anything was."""
    at = (session.id, session.asked)
    follows = what_follows(session)
    acts = {"panel-replay": "replay", "panel-stats": "stats", "panel-thanks": "thanks"}
    return buttons(
        [
            press(tongue, f"panel-go-{follows}", Mark(*at, "anew" if follows == "anew" else "next"), PRIMARY),
            *(press(tongue, id, Mark(*at, act)) for id, act in acts.items()),
            press(tongue, "panel-hand", Mark(*at, "hand")),
            press(tongue, "panel-closer", Mark(*at, "look")),
            *([press(tongue, "panel-sayings", Mark(*at, "sayings"))] if said else []),
        ]
    )


def _point(tongue: Tongue, line: tuple[Told, ...]) -> str:
    """A turning point in one line."""
    return tongue.t("panel-turning-point", point=clip(Markdown(" ").join(tell(tongue, line)), POINT))
