"""Fire, Malfunction and Slime markers, and the Self-Destruct Sequence."""

from __future__ import annotations

from typing import Literal

from bot.engine.state import GameOver
from bot.games.nemesis.box.content import STOCK
from bot.games.nemesis.events.body import Cleaned
from bot.games.nemesis.events.ship import (
    BurstIntoFlames,
    DestructStarted,
    DestructStopped,
    Malfunctioned,
    PodsUnlocked,
    Quenched,
    Repaired,
    Slimed,
)
from bot.games.nemesis.state import Nemesis

NO_MALFUNCTION = ("nest", "slime-room")
"""Rooms that never get a Malfunction marker (NEM-MALF-04)."""


def kindle(g: Nemesis, room: str) -> None:
    """Place a Fire marker; the ninth blows the ship up (NEM-FIRE-07, NEM-FIRE-08, NEM-RUL-34)."""
    found = g.rooms[room]
    if found.fire:
        return
    if g.fires >= STOCK.fires:
        raise GameOver("fire")
    found.fire = True
    g.tell(BurstIntoFlames(room=g.place(room), at=room))


def quench(g: Nemesis, room: str) -> None:
    """Take a Fire marker off (NEM-FIRE-09)."""
    if g.rooms[room].fire:
        g.rooms[room].fire = False
        g.tell(Quenched(room=g.place(room)))


def can_malfunction(g: Nemesis, room: str) -> bool:
    """Whether a Malfunction marker could be placed: not twice, and not where the Nest or the Slime is known to be."""
    found = g.rooms[room]
    return not found.malfunction and not (found.explored and found.tile in NO_MALFUNCTION)


def malfunction(g: Nemesis, room: str) -> None:
    """Place a Malfunction marker; the ninth breaks the hull (NEM-MALF-04, NEM-MALF-08, NEM-MALF-09, NEM-RUL-67)."""
    if not can_malfunction(g, room):
        return
    if g.malfunctions >= STOCK.malfunctions:
        raise GameOver("malfunction")
    g.rooms[room].malfunction = True
    g.tell(Malfunctioned(room=g.place(room), at=room))


def repair(g: Nemesis, room: str) -> None:
    """Take a Malfunction marker off (NEM-MALF-10)."""
    if g.rooms[room].malfunction:
        g.rooms[room].malfunction = False
        g.tell(Repaired(room=g.place(room)))


def slime(g: Nemesis, seat: str) -> None:
    """Give a Character a Slime marker; a second has no effect (NEM-SLIME-02)."""
    if not g.players[seat].slime:
        g.players[seat].slime = True
        g.tell(Slimed(who=g.who(seat)))


def wash(g: Nemesis, seat: str) -> None:
    """Take a Slime marker off (NEM-SLIME-04, NEM-ROOM-SHOWER-01)."""
    if g.players[seat].slime:
        g.players[seat].slime = False
        g.tell(Cleaned(who=g.who(seat)))


def start_destruct(g: Nemesis) -> None:
    """Start the Self-Destruct Sequence on its green space (NEM-ROOM-GENERATOR-01)."""
    if g.destruct < 0:
        g.destruct = 0
        g.tell(DestructStarted())


def stop_destruct(g: Nemesis) -> None:
    """Stop it: a later start begins anew (NEM-ROOM-GENERATOR-02)."""
    if g.destruct >= 0 and not g.unstoppable:
        g.destruct = -1
        g.tell(DestructStopped())


def unlock_pods(g: Nemesis, cause: Literal["death", "countdown"]) -> None:
    """Unlock every Pod, by the first death or by the countdown (NEM-DEATH-04, NEM-DESTRUCT-02)."""
    locked = [pod for pod in g.pods if pod.locked and not pod.gone]
    for pod in locked:
        pod.locked = False
    if locked:
        g.tell(PodsUnlocked(cause=cause))
