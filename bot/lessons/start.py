"""Where a lesson begins: a position that was dealt once and is kept, so that no card added later changes it.

`python -m bot.lessons [GAME…]` deals and keeps it; whoever changes the seed or the seats of a lesson runs it again.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from bot.engine.arranged import Arranged
from bot.engine.content import CONTENT
from bot.engine.game import Game, Setup
from bot.engine.match import ENCODER, Entry, Match, decode
from bot.engine.state import State
from bot.games import game
from bot.lessons.laying import lay
from bot.lessons.script import Laid, Lesson, lesson


class Deal(msgspec.Struct, frozen=True):
    """What a position was dealt by."""

    seats: tuple[str, ...]
    mission: str
    options: dict[str, str]
    seed: str
    deals: tuple[str, ...]
    lay: tuple[Laid, ...]


class Kept(msgspec.Struct, frozen=True):
    """What the file holds: the position as a save has it, and what it was dealt by."""

    deal: Deal
    state: dict[str, Any]
    entries: list[Entry] = []
    """What was answered since."""


def deal_of(script: Lesson) -> Deal:
    """What a lesson is dealt by."""
    return Deal(script.seats, script.mission, script.options, script.seed, script.deals, script.lay)


def kept(id: str, script: Lesson) -> Match | None:
    """The beginning that is kept for a lesson; none if it was dealt by something else."""
    path = CONTENT / id / "lesson.json"
    if not path.exists():
        return None
    found = msgspec.json.decode(path.read_bytes(), type=Kept)
    if found.deal != deal_of(script):
        return None
    base = ENCODER.encode(_state(game(id), found.state))
    return Match.restore(game(id), base, found.entries, camera=False)


def _state(of: Game[Any, Any], raw: dict[str, Any]) -> State:
    """The position, brought up to date as an old save is."""
    if raw["schema"] < of.schema and of.rules.upgrade:
        raw = of.rules.upgrade(raw, raw["schema"])
    state: State = msgspec.convert(raw, of.state, str_keys=True)
    return state


def dealt(id: str, script: Lesson) -> tuple[Match, list[str]]:
    """The beginning as it is dealt and laid now, and what was arranged for it and never came."""
    setup, arranged = Setup(script.seats, script.mission, script.options), Arranged(draws=script.deals)
    with arranged.coming():
        match, _ = Match.start(game(id), setup, sha256(script.seed.encode()).digest(), camera=False)
    for laid in script.lay:
        match, _ = lay(match, laid)
    return match, arranged.left


def keep(id: str) -> list[str]:
    """What was arranged for the beginning of a lesson and never came; if all came, it is dealt and written down."""
    script = lesson(id)
    match, left = dealt(id, script)
    if not left:
        state = msgspec.to_builtins(decode(match.game, match.base), str_keys=True)
        text = msgspec.json.format(msgspec.json.encode(Kept(deal_of(script), state, match.entries)), indent=1)
        (CONTENT / id / "lesson.json").write_bytes(text + b"\n")
    return left
