"""The end of a game on its panel: how it ended, what turned it, and where to go from here."""

from __future__ import annotations

from collections.abc import Iterable

from bot.markdown import Markdown
from bot.sessions.session import Session
from bot.sessions.telling.story import Told, tell
from bot.text import Tongue
from cogs.face.house_row import press
from cogs.face.ids import Mark
from cogs.face.parts import PRIMARY, Part, buttons
from cogs.face.words import clip, outcome_words

POINT = 300
"""Letters of one turning point."""


def ended(session: Session, tongue: Tongue, turned: Iterable[tuple[Told, ...]]) -> list[str]:
    """What is said of a game that is over: its end, its turning points, what follows, and the seed of its dice."""
    points = [_point(tongue, line) for line in turned]
    return [
        f"## {tongue.t('panel-over')}",
        outcome(session, tongue),
        tongue.t("panel-turned") if points else "",
        *points,
        tongue.t(f"panel-then-{what_follows(session)}"),
        tongue.t("panel-seed", seed=session.row.seed.hex()),
    ]


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


def end_rows(session: Session, tongue: Tongue) -> list[Part]:
    """The buttons of a game that is over."""
    at = (session.id, session.asked)
    follows = what_follows(session)
    acts = {"panel-replay": "replay", "panel-stats": "stats", "panel-thanks": "thanks"}
    return buttons(
        [
            press(tongue, f"panel-go-{follows}", Mark(*at, "anew" if follows == "anew" else "next"), PRIMARY),
            *(press(tongue, id, Mark(*at, act)) for id, act in acts.items()),
            press(tongue, "panel-hand", Mark(*at, "hand")),
            press(tongue, "panel-closer", Mark(*at, "look")),
        ]
    )


def _point(tongue: Tongue, line: tuple[Told, ...]) -> str:
    """A turning point in one line."""
    return tongue.t("panel-turning-point", point=clip(Markdown(" ").join(tell(tongue, line)), POINT))
