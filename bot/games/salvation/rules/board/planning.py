"""A Movement card: all destinations are planned first, in secret, and the plan is confirmed as one (SAL-MOVE-05)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from itertools import combinations, product

from bot.engine.asks import Choice, Offer, Option, Reason, option
from bot.engine.state import Steps
from bot.games.salvation.box.cards import Move, Playing
from bot.games.salvation.box.content import AROUND, SECTORS, UNITS
from bot.games.salvation.box.shapes import Side
from bot.games.salvation.rules import rulings
from bot.games.salvation.rules.board import moving
from bot.games.salvation.rules.board.routes import Way, allowance, best, contested, routes, steps, without_loops
from bot.games.salvation.rules.board.units import barred_from, limit, unlike
from bot.games.salvation.state import Route, Salvation, Unit


def barred(g: Salvation, playing: Playing) -> Reason | None:
    """Why a Movement card cannot be played: at least one unit must be able to move (SAL-RUL-07, SAL-RUL-18)."""
    action = spec(playing)
    side = g.side(playing.seat)
    movers = [unit for unit in unlike(g.of(side)) if not unit_barred(g, playing, unit)]
    for unit in movers:
        if any(not plan_barred(g, side, [Route(unit.id, list(way))]) for way in routes(g, unit)):
            return None
    if movers and action.most > 1 and swaps(g, playing):
        return None
    return Reason("salvation-refuse-nobody-moves", "SAL-RUL-07")


def swaps(g: Salvation, playing: Playing) -> bool:
    """Whether several units can move together where none can alone: full sectors may swap units (SAL-RUL-19)."""
    side = g.side(playing.seat)
    movers = [unit for unit in g.of(side) if not unit_barred(g, playing, unit)]
    ways = {unit.id: list(routes(g, unit)) for unit in movers}
    for count in range(2, spec(playing).most + 1):
        for group in combinations(movers, count):
            if not within_kinds(spec(playing), [unit.kind for unit in group]):
                continue
            for taken in product(*(ways[unit.id] for unit in group)):
                plan = [Route(unit.id, list(way)) for unit, way in zip(group, taken, strict=True)]
                if not plan_barred(g, side, plan):
                    return True
    return False


def spec(playing: Playing) -> Move:
    """The action as a Move."""
    if not isinstance(playing.action, Move):
        raise TypeError(playing.action)
    return playing.action


def unit_barred(g: Salvation, playing: Playing, unit: Unit) -> Reason | None:
    """Why a unit cannot be moved by this card: its type (SAL-MOVE-01), a decoy, or its number (SAL-THREE-11)."""
    action = spec(playing)
    if action.kinds and unit.kind not in action.kinds:
        return Reason("salvation-refuse-type", "SAL-MOVE-01", {"card": playing.card.id, "unit": unit.id})
    if any(effect.pins and lies.at == unit.at for effect, lies in g.lasting()) and unit.side == "skynet":
        return Reason("salvation-refuse-decoyed", "SAL-TACTIC-02", {"unit": unit.id, "at": unit.at})
    if playing.card.number in unit.acted:
        return Reason("salvation-refuse-same-number", "SAL-THREE-11", {"unit": unit.id, "number": playing.card.number})
    return None


def within_kinds(action: Move, kinds: list[str]) -> bool:
    """Whether a card can move so many units of these types."""
    if len(kinds) > action.most:
        return False
    return not action.kinds or all(kinds.count(kind) <= action.kinds.get(kind, 0) for kind in kinds)


def plan_barred(g: Salvation, side: Side, plan: list[Route]) -> Reason | None:
    """Why a plan cannot be confirmed: which sector it would overfill (SAL-STACK-03, SAL-RUL-19, SAL-RUL-20)."""
    moving_ones = {route.unit for route in plan}
    entered: dict[str, int] = {}
    for route in plan:
        goal = route.way[-1]
        entered[goal] = entered.get(goal, 0) + 1
        for sector in route.way[:-1]:
            if contested(g, side, sector) or not rulings.PASSING_THROUGH_FULL:
                entered[sector] = entered.get(sector, 0) + 1
    for sector, count in entered.items():
        staying = sum(unit.id not in moving_ones for unit in g.at(sector, side))
        if staying + count > (most := limit(g, sector, side)):
            return Reason("salvation-refuse-full", "SAL-STACK-03", {"at": sector, "most": most})
    return None


def move(g: Salvation, playing: Playing) -> Steps:
    """Plan routes one by one, change them at will, confirm them all, and carry them out (SAL-MOVE-04, SAL-RUL-21)."""
    g.plan, g.planner = [], playing.seat
    action = spec(playing)
    while True:
        offered = list(orders(g, playing))
        first = [order for order, reason in offered if not reason]
        choice: Choice = yield g.ask(
            playing.seat,
            "plan",
            offered,
            secret=bool(g.plan) or len(first) > 1,  # everybody sees that only one unit can go
            default=option("confirm") if g.plan and not plan_barred(g, g.side(playing.seat), g.plan) else None,
            args={"seat": playing.seat, "card": playing.card.id, "most": action.most},
        )
        if choice.verb == "confirm":
            break
        if choice.verb == "drop":
            g.plan = [route for route in g.plan if route.unit != choice["unit"]]
        else:
            yield from find_route(g, playing, g.units[choice["unit"]])
    plan, g.plan, g.planner = g.plan, [], ""
    yield from moving.carry_out(g, playing, plan)


def orders(g: Salvation, playing: Playing) -> Iterator[Offer]:
    """A route to each unit that can move, taking one back, and confirming the plan."""
    planned = {route.unit for route in g.plan}
    side = g.side(playing.seat)
    for unit in unlike(unit for unit in g.of(side) if unit.id not in planned):
        reason = unit_barred(g, playing, unit) or another_barred(g, playing, unit)
        if not reason and not hopeful(g, playing, unit):
            reason = Reason("salvation-refuse-no-route", "SAL-MOVE-03", {"unit": unit.id})
        yield option("order", unit=unit.id), reason
    if g.plan:
        yield option("confirm"), plan_barred(g, side, g.plan)
        for route in g.plan:
            yield option("drop", unit=route.unit, to=route.way[-1]), None


def another_barred(g: Salvation, playing: Playing, unit: Unit) -> Reason | None:
    """Why another unit is barred: the card moves no more units, or no more of this type (SAL-MOVE-01)."""
    kinds = [g.units[route.unit].kind for route in g.plan]
    if within_kinds(spec(playing), [*kinds, unit.kind]):
        return None
    return Reason("salvation-refuse-enough", "SAL-MOVE-01", {"card": playing.card.id})


def hopeful(g: Salvation, playing: Playing, unit: Unit) -> list[Way]:
    """The routes of a unit that end, and could be stopped, only where there is or may come to be room."""
    side = unit.side
    planned = {route.unit: route.way for route in g.plan}
    spare = spec(playing).most - len(g.plan) - 1
    enemies = {other.at for other in g.units.values() if other.side != side}
    full = set()
    own = [other for other in g.of(side) if other.id != unit.id]
    for sector in {other.at for other in own}:
        there = [other for other in own if other.at == sector and other.id not in planned]
        leaving = min(spare, sum(not unit_barred(g, playing, other) for other in there))
        coming = sum(way[-1] == sector or (sector in way and sector in enemies) for way in planned.values())
        if len(there) - leaving + coming >= limit(g, sector, side):
            full.add(sector)
    if not full:
        return list(routes(g, unit))
    return [way for way in routes(g, unit) if way[-1] not in full and not full & enemies & set(way)]


def find_route(g: Salvation, playing: Playing, unit: Unit) -> Steps:
    """Ask for a unit's destination, or for every sector of its route (SAL-RUL-17)."""
    ways = hopeful(g, playing, unit)
    goals = best(g, unit, ways)
    onward, budget = steps(g, unit, ways)
    choice: Choice = yield g.ask(
        playing.seat,
        "route",
        [*((option("go", to=goal), None) for goal in goals), *beyond(g, unit, goals), (option("back"), None)],
        kind="path",
        secret=True,
        start=unit.at,
        ways=onward,
        budget=budget,
        args={"seat": playing.seat, "card": playing.card.id, "most": spec(playing).most},
        private={"unit": unit.id, "at": unit.at},
    )
    if choice.verb == "go":
        way = without_loops(unit.at, choice.path) if choice.walked else goals[choice["to"]]
        g.plan = [*g.plan, Route(unit.id, list(way))]


def beyond(g: Salvation, unit: Unit, goals: Container[str]) -> Iterator[tuple[Option, Reason]]:
    """Why a unit cannot go to any other sector: full, mountains, fog, or simply too far (SAL-MOVE-03)."""
    left = allowance(g, unit)
    too_far = Reason(
        "salvation-refuse-too-far", "SAL-MOVE-03", {"unit": unit.id, "anywhere": left.anywhere, "road": left.by_road}
    )
    reached = {way[-1] for way in routes(g, unit)}
    for sector in SECTORS:
        if sector == unit.at or sector in goals:
            continue
        reason = too_far
        if sector in reached:
            most = limit(g, sector, unit.side)
            reason = Reason("salvation-refuse-full", "SAL-STACK-03", {"at": sector, "most": most})
        elif foggy := barred_from(g, unit.kind, sector):
            reason = foggy
        elif AROUND[unit.at].get(sector) == "mountain" and not UNITS[unit.kind].flyer:
            reason = Reason("salvation-refuse-mountain", "SAL-MOUNTAIN-02", {"unit": unit.id, "at": sector})
        yield option("go", to=sector), reason
