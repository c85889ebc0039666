"""The end of a Round: what the Mission's sheet lets happen then, and whether that ends it (RISE-END)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.engine.asks import option
from bot.engine.state import Steps
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.events.missions import RoundEnds, TruckUnderFire
from bot.games.rise.rules.actions import trucking
from bot.games.rise.rules.enemies import surge
from bot.games.rise.rules.map import figures
from bot.games.rise.rules.missions import changes, mission, winning
from bot.games.rise.state import Rise

CLOSE = 2
"""How near Enemies must be to damage the Truck at the end of a Round."""


def mission_effects(g: Rise) -> Steps:
    """Let the Mission's effects at the end of a Round happen, the team ordering them (RISE-END-02, RULING-67)."""
    waiting = _due(g)
    if waiting:
        g.tell(RoundEnds(round=g.round))
    while waiting:
        chosen = yield from mission.team_picks(g, "round-effect", [option(verb) for verb in waiting])
        waiting.pop(chosen.verb)()
    g.rounds_ended += 1
    winning.check_round_end(g)


def _due(g: Rise) -> dict[str, Callable[[], None]]:
    """What the sheet lets happen at the end of this Round, in its order."""
    sheet, due = plan(g), dict[str, Callable[[], None]]()
    if rule := sheet.rule("surge-each-round"):
        due["let-surge"] = partial(surge.advance, g, rule.amount)
    for timed in sheet.timed:
        if timed.round == g.round:
            due[f"let-{timed.changes[0].verb}"] = partial(changes.change, g, timed.changes, everyone=True)
    if rule := sheet.rule("truck-under-fire"):
        due["let-truck-fire"] = partial(fire_at_truck, g, rule.amount)
    return due


def fire_at_truck(g: Rise, most: int) -> None:
    """Damage the Truck for every Enemy close to it."""
    if not g.truck or g.truck.destroyed:
        return
    hexes = tuple(figures.truck_hexes(g.truck).values())
    close = sum(not enemy.stunned and figures.distance(g, enemy, hexes) <= CLOSE for enemy in g.enemies)
    if count := min(close, most):
        g.truck.damage += count
        g.truck.destroyed = bool(trucking.penalty(g.truck, "destroyed"))
        g.tell(TruckUnderFire(count=count, damage=g.truck.damage))
