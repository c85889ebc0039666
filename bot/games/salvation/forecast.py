"""The exact chances of a battle in a sector, or of a march into one, in words."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import msgspec

from bot.engine.words import Phrase
from bot.games.salvation.combat import modifier
from bot.games.salvation.content import AROUND, SECTORS, Side
from bot.games.salvation.odds import SIDES_OF_A_DIE, Group, battle, dice_of, fighters
from bot.games.salvation.scouting import scouting_modifier
from bot.games.salvation.state import Salvation, Unit, enemy
from bot.games.salvation.units import value
from bot.games.salvation.views import View

BETWEEN = ">"
"""Stands between the two sectors of a march: `SFO>LAX`."""


def forecast(v: View, seat: str, target: str) -> tuple[Phrase, ...]:
    """Tell the chances of a battle in a sector, whoever strikes first; or of a march from one sector into another."""
    start, _, goal = target.rpartition(BETWEEN)
    g, side = v.now, v.now.side(seat)
    if goal not in SECTORS or (start and goal not in AROUND.get(start, {})):
        return (Phrase("salvation-odds-nowhere"),)
    marching = g.at(start, side) if start else []
    ours, theirs = [*g.at(goal, side), *(moved(unit, goal) for unit in marching)], g.at(goal, enemy(side))
    if not ours or not theirs or (start and not marching):
        return (Phrase("salvation-odds-none", {"at": goal}),)
    if start:
        found = (Phrase("salvation-odds-search", {"at": goal, "seen": seen(g, theirs)}),) if side != "skynet" else ()
        return (*found, *lines(g, goal, enemy(side), theirs, ours, declared="border"))
    return (*lines(g, goal, side, ours, theirs), *lines(g, goal, enemy(side), theirs, ours))


def moved(unit: Unit, goal: str) -> Unit:
    """Give a unit as it would stand after its march."""
    return msgspec.structs.replace(unit, at=goal)


def lines(
    g: Salvation, sector: str, side: Side, first: list[Unit], second: list[Unit], *, declared: str = "attack"
) -> Iterator[Phrase]:
    """Tell one battle: the dice of both sides, and what each of them loses."""
    strikers, answerers = fighters(g, first, acting=declared == "attack"), fighters(g, second)
    extra = sum(effect.battle_dice if side == "skynet" else 0 for effect, _ in g.lasting())
    if declared == "border" and side == "resistance":
        extra = sum(effect.border_dice for effect, _ in g.lasting())
    dice = {"first": dice_of(strikers) + extra, "second": dice_of(answerers)}
    yield Phrase(f"salvation-odds-{declared}", {"side": side, "at": sector, **dice})
    chances = battle(strikers, answerers, extra, modifier(g, sector))
    yield losses(enemy(side), answerers, ((left, chance) for (_, left), chance in chances.items()))
    yield losses(side, strikers, ((left, chance) for (left, _), chance in chances.items()))


def losses(side: Side, before: Group, after: Iterator[tuple[Group, Fraction]]) -> Phrase:
    """Tell how many units a side loses: none, one, more, all; and how many on average, in tenths."""
    lost: dict[int, Fraction] = {}
    for left, chance in after:
        gone = len(before) - len(left)
        lost[gone] = lost.get(gone, Fraction()) + chance
    average = sum((gone * chance for gone, chance in lost.items()), Fraction())
    several = sum((chance for gone, chance in lost.items() if gone > 1), Fraction())
    return Phrase(
        "salvation-odds-losses",
        {
            "side": side,
            "count": len(before),
            "none": percent(lost.get(0, Fraction())),
            "one": percent(lost.get(1, Fraction())),
            "more": percent(several),
            "all": percent(lost.get(len(before), Fraction())),
            "average": f"{float(average):.1f}",
        },
    )


def seen(g: Salvation, machines: list[Unit]) -> int:
    """Give the chance in percent that the best searcher finds who enters (SAL-BORDER-06)."""
    sector = machines[0].at
    least = min(value(g, unit.kind, "scouting") for unit in machines) - scouting_modifier(g, sector)
    return percent(Fraction(min(SIDES_OF_A_DIE, max(0, SIDES_OF_A_DIE + 1 - least)), SIDES_OF_A_DIE))


def percent(chance: Fraction) -> int:
    """Round a chance to whole percents; only what is certain is 0 or 100."""
    if chance in (0, 1):
        return int(chance * 100)
    return min(99, max(1, round(chance * 100)))
