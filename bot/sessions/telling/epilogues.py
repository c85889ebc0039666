"""How a finished game is told: made when it ends, and kept with the row that ended it, so that all tell the same."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.engine.endings import UNTOLD, Deeds, Epilogue
from bot.engine.game import Game
from bot.engine.match import ENCODER
from bot.engine.state import State
from bot.sessions.telling.story import LABEL, Label
from bot.store import Commit

log = logging.getLogger(__name__)


def epilogue(game: Game[Any, Any], state: State, labels: Iterable[bytes | None]) -> Epilogue:
    """How a game is told that ended so, by the labels of all rows that led there; it stands in nobody's way."""
    told = (sentence.phrase for label in labels if label for sentence in LABEL.decode(label).told)
    try:
        return game.look.epilogue(state, Deeds(game.id, told, state.chance.seed))
    except Exception:
        log.exception("%s: a game that is over could not be told", game.id)
        return UNTOLD


def with_epilogue(
    game: Game[Any, Any], state: State, before: Iterable[bytes | None], commits: Sequence[Commit]
) -> Commit:
    """The last of the rows that end a game, with how the game is told; `before` are the labels of all earlier rows."""
    last = commits[-1]
    found = epilogue(game, state, (*before, *(commit.label for commit in commits)))
    words = LABEL.decode(last.label) if last.label else Label()
    return msgspec.structs.replace(last, label=ENCODER.encode(msgspec.structs.replace(words, epilogue=found)))
