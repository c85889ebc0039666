"""The rules of the games, one package each. A game is found here by its id and imported when first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from bot.engine.content.verbs import Meanings
from bot.engine.game import Game

IDS = (
    "training",
    "rise",
    "nemesis",
    "fireteam",
    "salvation",
)
"""The packages here that are games, in the order in which they are offered; a new one needs no other line outside."""


@cache
def game(id: str) -> Game[Any, Any]:
    """A game by its id; raises KeyError for one that is not there."""
    if id not in IDS:
        raise KeyError(id)
    found: Game[Any, Any] = import_module(f"bot.games.{id}").GAME
    return found


def contents(id: str) -> msgspec.Struct:
    """What the content files of a game hold now; raises ContentError with everything that is wrong with them."""
    return game(id).contents()


def meanings(id: str) -> Meanings:
    """What the content of a game means; nothing if it names no verbs."""
    if not find_spec(f"bot.games.{id}.verbs"):
        return Meanings()
    found: Meanings = import_module(f"bot.games.{id}.verbs").meanings()
    return found
