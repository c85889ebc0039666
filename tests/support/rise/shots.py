"""Shots at Enemies along open ground."""

from __future__ import annotations

from bot.games.rise.state import Character
from tests.support.rise.field import Position, field, lay, plays

ROW = "a a a a a a a a a a a a"
MAP = field(ROW, ROW, ROW, ROW, ROW, ROW)
LANE = field(ROW)
SHOTGUN = "plasma-shotgun.1/attack"
RIFLE = "assault-rifle.1/attack"


def guardian(at: str = "B2", **more: object) -> Character:
    return Character("white", at, ["plasma-shotgun.1"], **more)  # type: ignore[arg-type]


def shot(*faces: str, die: int = 2, enemies: dict[str, str] | None = None, **more: object) -> Position:
    """Let the Guardian, who has one Rank token, fire the shotgun at the only Enemy: these are the first dice."""
    p = lay(LANE, {"guardian": guardian("B1", **more)}, enemies or {"t-800.3": "E1"})
    plays(p, "guardian", die)
    p.rolls(*faces)
    p.does("guardian", f"assign die={die} space={SHOTGUN}")
    return p


def keep(p: Position) -> None:
    while p.ask.prompt in ("attack-dice", "attack-aid"):
        p.does(p.ask.seats[0], "keep")
