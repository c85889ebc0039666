"""The exact chances of a battle in a sector, or of a march into one, in words."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal, NamedTuple

import msgspec

from bot.engine.dice import percent
from bot.engine.words import Phrase
from bot.games.salvation.box.content import AROUND, SECTORS
from bot.games.salvation.box.shapes import Side
from bot.games.salvation.look.odds import SIDES_OF_A_DIE, Group, battle, dice_of, fighters
from bot.games.salvation.look.views import View
from bot.games.salvation.rules.board.aiming import worth
from bot.games.salvation.rules.board.border import jammed
from bot.games.salvation.rules.board.combat import modifier
from bot.games.salvation.rules.board.routes import routes
from bot.games.salvation.rules.board.scouting import scouting_modifier
from bot.games.salvation.rules.board.units import limit, value
from bot.games.salvation.state import Salvation, Unit, enemy

BETWEEN = ">"
"""Stands between the two sectors of a march: `SFO>LAX`."""


def forecast(v: View, seat: str, target: str, extra: int = 0) -> tuple[Phrase, ...]:
    """The chances of a battle in a sector, whoever strikes first; or of a march from one sector into another.

    `extra` dice, such as a card gives, are added when this seat's side attacks.
    """
    start, _, goal = target.rpartition(BETWEEN)
    g, side = v.now, v.now.side(seat)
    if goal not in SECTORS or (start and goal not in AROUND.get(start, {})):
        return (Phrase("salvation-odds-nowhere"),)
    if start:
        return tuple(march(g, side, start, goal))
    ours, theirs = g.at(goal, side), g.at(goal, enemy(side))
    if not ours or not theirs:
        return (Phrase("salvation-odds-none", {"at": goal}),)
    return (
        *lines(g, side, Meeting(goal, may_attack(g, ours), theirs, extra)),
        *lines(g, enemy(side), Meeting(goal, may_attack(g, theirs), ours)),
    )


def march(g: Salvation, side: Side, start: str, goal: str) -> Iterator[Phrase]:
    """What a march across one border may meet: those that can cross it now, as many as have room (SAL-RUL-20)."""
    there, theirs = g.at(goal, side), g.at(goal, enemy(side))
    able = [unit for unit in g.at(start, side) if (goal,) in routes(g, unit)]
    room = limit(g, goal, side) - len(there)
    going = sorted(able, key=lambda unit: -worth(g, unit))[: max(0, room)]
    if not going:
        yield Phrase("salvation-odds-no-way", {"start": start, "at": goal})
    elif not theirs:
        yield Phrase("salvation-odds-none", {"at": goal})
    elif jammed(g, enemy(side)):
        yield Phrase("salvation-odds-jammed", {"at": goal})
    else:
        if len(going) < len(g.at(start, side)):
            yield Phrase("salvation-odds-going", {"units": tuple(unit.id for unit in going)})
        if side != "skynet":
            yield Phrase("salvation-odds-search", {"at": goal, "seen": seen(g, theirs)})
        came = [*there, *(moved(g, unit, goal) for unit in going)]
        yield from lines(g, enemy(side), Meeting(goal, theirs, came, declared="border"))


def moved(g: Salvation, unit: Unit, goal: str) -> Unit:
    """A unit as it would stand after its march: it has acted by then."""
    return msgspec.structs.replace(unit, at=goal, acted=[*unit.acted, g.stage])


def may_attack(g: Salvation, units: list[Unit]) -> list[Unit]:
    """Leave out those that carried out a card of this stage's number: they take no part in an attack (SAL-RUL-76)."""
    return [unit for unit in units if g.stage not in unit.acted]


class Meeting(NamedTuple):
    """Units that may come to blows: those that strike first, and the others."""

    sector: str
    first: list[Unit]
    second: list[Unit]
    extra: int = 0
    """Dice that a card adds for whoever attacks."""
    declared: Literal["attack", "border"] = "attack"


def lines(g: Salvation, side: Side, meeting: Meeting) -> Iterator[Phrase]:
    """One battle in words, in which this side strikes first: the dice of both, and what each of them loses."""
    if not meeting.first:
        yield Phrase("salvation-odds-acted", {"side": side, "at": meeting.sector})
        return
    met = clash(g, meeting)
    dice = {"first": met.dice, "second": dice_of(met.answerers)}
    yield Phrase(f"salvation-odds-{meeting.declared}", {"side": side, "at": meeting.sector, **dice})
    yield losses(enemy(side), met.answerers, ((left, chance) for (_, left), chance in met.chances.items()))
    yield losses(side, met.strikers, ((left, chance) for (left, _), chance in met.chances.items()))


class Clash(NamedTuple):
    """A battle before it is fought: who meets, with how many dice the first strike is rolled, and what may be left."""

    strikers: Group
    answerers: Group
    dice: int
    chances: dict[tuple[Group, Group], Fraction]


def clash(g: Salvation, meeting: Meeting) -> Clash:
    """A battle with the dice that the cards on the table add for whoever started it."""
    attacked, extra = meeting.declared == "attack", meeting.extra
    strikers, answerers = fighters(g, meeting.first, acting=attacked), fighters(g, meeting.second)
    if meeting.first[0].side == "skynet":
        extra += sum(effect.battle_dice for effect, _ in g.lasting())
    elif not attacked:
        extra += sum(effect.border_dice for effect, _ in g.lasting())
    chances = battle(strikers, answerers, extra, modifier(g, meeting.sector))
    return Clash(strikers, answerers, dice_of(strikers) + extra, chances)


def losses(side: Side, before: Group, after: Iterator[tuple[Group, Fraction]]) -> Phrase:
    """How many units a side loses: none, one, more, all; and how many on average, in tenths."""
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
    """The chance in percent that the best searcher finds who enters (SAL-BORDER-06)."""
    sector = machines[0].at
    least = min(value(g, unit.kind, "scouting") for unit in machines) - scouting_modifier(g, sector)
    return percent(Fraction(min(SIDES_OF_A_DIE, max(0, SIDES_OF_A_DIE + 1 - least)), SIDES_OF_A_DIE))
