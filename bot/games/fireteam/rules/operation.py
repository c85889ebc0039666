"""Operations: three linked missions; success unlocks the next, defeat lets the same be played again (FTZ-OPERATION)."""

from __future__ import annotations

import msgspec

from bot.engine.game import Setup
from bot.games.fireteam.box.content import MISSIONS
from bot.games.fireteam.state import Fireteam, Mode

FAIR = {1: (55, 85), 2: (30, 80), 3: (25, 60)}
"""Percent of games that Vigil's players should win of the first, second and third mission."""


class Carry(msgspec.Struct):
    """What an operation records: the missions won, and what each hero chose last (RUL-62)."""

    won: list[str] = []
    upgrades: dict[str, list[str]] = {}
    focus: dict[str, list[str]] = {}


def read(carried: bytes) -> Carry:
    """What an operation brought along."""
    return msgspec.msgpack.decode(carried, type=Carry) if carried else Carry()


def mode_of(setup: Setup) -> Mode:
    """The mode: an operation starts with its first mission and goes on with its record (FTZ-OPERATION-02)."""
    if setup.carry:
        return "operation"
    first = MISSIONS[setup.mission].number == 1
    return "operation" if first and setup.options.get("mode", "operation") == "operation" else "single"


def following(mission: str) -> str | None:
    """The mission after one in the same operation."""
    here = MISSIONS[mission]
    same = (each for each in MISSIONS.values() if each.operation == here.operation)
    return next((each.id for each in same if each.number == here.number + 1), None)


def next_mission(g: Fireteam) -> str | None:
    """The mission that follows: after a defeat the same one, after the last victory none (RUL-62)."""
    if g.mode == "single" or not g.outcome:
        return None
    return following(g.mission) if g.outcome.winners else g.mission


def carry(g: Fireteam) -> bytes:
    """Write the operation's record."""
    record = read(g.carried)
    if g.outcome and g.outcome.winners and g.mission not in record.won:
        record.won.append(g.mission)
    for seat, hero in g.heroes.items():
        record.upgrades[seat], record.focus[seat] = list(hero.upgrades), list(hero.focus)
    return msgspec.msgpack.encode(record)


def fair(mission: str) -> tuple[int, int]:
    """The least and the most percent of games that Vigil's players should win: first missions are easier."""
    return FAIR[MISSIONS[mission].number]
