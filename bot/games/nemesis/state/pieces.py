"""What stands and lies on the boards of Nemesis: rooms, Intruders, Escape Pods, Weaknesses."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.games.nemesis.box.shapes import IntruderKind


class Room(msgspec.Struct):
    """A room on the ship: its tile, what lies on it, and what is known of it."""

    tile: str
    token: str = ""
    face_up: bool = False
    """The tile can be seen."""
    explored: bool = False
    items: int = 0
    fire: bool = False
    malfunction: bool = False
    objects: list[str] = []


class Intruder(msgspec.Struct):
    """A miniature on the board."""

    id: str
    kind: IntruderKind
    at: str
    injuries: int = 0


class Pod(msgspec.Struct):
    """An Escape Pod (NEM-POD)."""

    number: str
    section: Literal["a", "b"]
    locked: bool = True
    gone: Literal["", "launched", "ejected"] = ""


class Clue(msgspec.Struct):
    """A slot of the Intruder board with its Weakness card (NEM-WEAK-01)."""

    slot: str
    card: str
    known: bool = False
