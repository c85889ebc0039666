"""Sections of Action cards on Doors, Malfunction and Engines, and the rest that anybody may take."""

from __future__ import annotations

from bot.engine.asks import Reason
from bot.engine.state import Steps
from bot.games.nemesis.box.content import TILES
from bot.games.nemesis.rules.acting import peeking
from bot.games.nemesis.rules.acting.acting import Act, pay
from bot.games.nemesis.rules.acting.choosing import choose_corridor
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.body import contamination
from bot.games.nemesis.rules.ship import doors, hazards
from bot.games.nemesis.state import Nemesis


def closed_beside(g: Nemesis, seat: str) -> list[str]:
    """The Closed Doors around a Character."""
    return [way for way, _ in g.board.ways[g.players[seat].at] if g.doors.get(way) == "closed"]


def break_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: a Closed Door must be near."""
    return bar(closed_beside(g, seat), "no-closed-door", "NEM-DOOR-03")


def break_door(g: Nemesis, act: Act) -> Steps:
    """Destroy a Closed Door next to your room."""
    corridor = yield from choose_corridor(g, act, "break", closed_beside(g, act.seat))
    if (yield from pay(g, act)):
        doors.destroy(g, corridor)


def sabotage_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: the room must be able to malfunction (NEM-MALF-04, NEM-MALF-09)."""
    return bar(hazards.can_malfunction(g, g.players[seat].at), "cannot-malfunction", "NEM-MALF-04")


def sabotage(g: Nemesis, act: Act) -> Steps:
    """Put a Malfunction in your room."""
    if (yield from pay(g, act)):
        hazards.malfunction(g, g.players[act.seat].at)


def switch_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: a Door near must be able to open or close (NEM-RUL-66)."""
    return bar(doors.switchable(g, g.players[seat].at), "no-door", "NEM-RUL-66")


def switch_door(g: Nemesis, act: Act) -> Steps:
    """Open or close a Door next to your room."""
    corridor = yield from choose_corridor(g, act, "door", doors.switchable(g, g.players[act.seat].at))
    if (yield from pay(g, act)):
        yield from doors.switch(g, act.seat, corridor)


def repair_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: there must be a Malfunction here (NEM-MALF-03)."""
    return bar(g.room(seat).malfunction, "no-malfunction", "NEM-MALF-03")


def repair(g: Nemesis, act: Act) -> Steps:
    """Discard the Malfunction in your room (NEM-MALF-03)."""
    if (yield from pay(g, act)):
        hazards.repair(g, g.players[act.seat].at)


def work_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: you must be in an Engine room (NEM-ENGINE-03)."""
    return bar(TILES[g.room(seat).tile].action == "engine", "no-engine", "NEM-ENGINE-03")


def work(g: Nemesis, act: Act) -> Steps:
    """Repair or break the Engine here, Malfunction or not (NEM-ENGINE-03..05)."""
    if (yield from pay(g, act)):
        yield from peeking.work_on_engine(g, act.seat, g.room(act.seat).tile.removeprefix("engine-"))


def rest(g: Nemesis, act: Act) -> Steps:
    """Scan the Contamination cards in hand and remove those not Infected (NEM-SCAN-01)."""
    if (yield from pay(g, act)):
        yield from contamination.scan_hand(g, act.seat)
