"""Movement as it is carried out: all units at once, with the defender's border battles on the way (SAL-RUL-23)."""

from __future__ import annotations

import msgspec

from bot.engine.asks import Choice, option
from bot.engine.scene import Mark
from bot.engine.state import Asking, Steps
from bot.games.salvation.box.cards import Playing
from bot.games.salvation.box.content import NUMBER
from bot.games.salvation.box.shapes import Side
from bot.games.salvation.events.board import COLOURS, Marched
from bot.games.salvation.rules.board import border
from bot.games.salvation.rules.board.routes import contested, is_road
from bot.games.salvation.state import Route, Salvation, enemy


class Mover(msgspec.Struct):
    """A unit on its way."""

    unit: str
    ahead: list[str]
    """The sectors it has still to enter."""
    waiting: bool = False
    """It has entered a contested sector and has not yet been offered to the defender."""


def carry_out(g: Salvation, playing: Playing, plan: list[Route]) -> Steps:
    """Move all planned units at once; the plan is public and locked from now on (SAL-MOVE-04, SAL-RUL-21)."""
    side = g.side(playing.seat)
    g.tell(Marched(seat=playing.seat, legs=tuple(f"{route.unit}>{route.way[-1]}" for route in plan)))
    for route in plan:
        g.units[route.unit].acted.append(playing.card.number)
    g.count("marches", playing.seat, len(plan))
    live = [Mover(route.unit, list(route.way)) for route in plan]
    while True:
        for mover in live:
            advance(g, side, mover)
        if not any(mover.waiting for mover in live):
            break
        sector = yield from next_sector(g, side, live)
        waiting = [mover for mover in live if mover.waiting and g.units[mover.unit].at == sector]
        fought = yield from border.offer(g, playing, sector, tuple(mover.unit for mover in waiting))
        for mover in waiting:
            mover.waiting = False
        if fought:
            live = [mover for mover in live if mover not in waiting]
        live = [mover for mover in live if mover.unit in g.units]


def advance(g: Salvation, side: Side, mover: Mover) -> None:
    """Let a unit go on until it enters a contested sector or its route ends (SAL-RUL-23 step 1)."""
    unit = g.units[mover.unit]
    path = [unit.at]
    while mover.ahead and not mover.waiting:
        there = mover.ahead.pop(0)
        unit.strayed = unit.strayed or not is_road(g, side, unit.at, there)
        unit.crossed += 1
        unit.at = there
        path.append(there)
        mover.waiting = contested(g, side, there)
    if len(path) > 1:
        trace(g, Mark("trail", tuple(path), COLOURS[side]))


def trace(g: Salvation, trail: Mark) -> None:
    """Draw the way that a unit took; the march has told of it already."""
    if g.faded:
        g.marks, g.faded = [], False
    g.marks.append(trail)


def next_sector(g: Salvation, side: Side, live: list[Mover]) -> Asking[str]:
    """Let the defender pick a ready sector: one that nobody else can still reach (SAL-RUL-23 step 3, SAL-BORDER-09)."""
    waiting = sorted({g.units[mover.unit].at for mover in live if mover.waiting}, key=NUMBER.__getitem__)
    ready = [sector for sector in waiting if not any(sector in mover.ahead for mover in live)] or waiting
    if len(ready) == 1 or border.jammed(g, enemy(side)):
        return ready[0]
    options = [option("first", at=sector) for sector in ready]
    seat = g.deciding(enemy(side))
    choice: Choice = yield g.ask(
        seat, "first-border", options, kind="space", default=options[0], blind=True, args={"seat": seat}
    )
    return choice["at"]
