"""The rules of the games, one package each. A game is found here by its id and imported when first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from bot.engine.game import Game

IDS = ("training", "rise", "nemesis", "fireteam", "salvation")


@cache
def game(id: str) -> Game[Any, Any]:
    """Give a game by its id; raises KeyError for one that is not there."""
    if id not in IDS:
        raise KeyError(id)
    found: Game[Any, Any] = import_module(f"bot.games.{id}").GAME
    return found
