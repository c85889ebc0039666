"""Scenes to draw: one for every kind of board, and a hand of cards."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.scene import Scene
from tests.support.scenes.cards import hand
from tests.support.scenes.city import ruins
from tests.support.scenes.country import west
from tests.support.scenes.lighthouse import storm
from tests.support.scenes.vessel import ship
from tests.support.scenes.village import sectors

SCENES: dict[str, Callable[[], Scene]] = {
    "storm": storm,
    "ruins": ruins,
    "ship": ship,
    "sectors": sectors,
    "west": west,
    "hand": hand,
}

__all__ = ["SCENES", "hand", "ruins", "sectors", "ship", "storm", "west"]
