"""Moving Characters and Allies: the way they take, the Waypoints that make them pause, and where they may end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.engine.asks import Choice, Offer, Reason, option
from bot.engine.boards.graph import HOME, Ways, reach, returning
from bot.engine.state import Asking, Steps
from bot.games.rise.box.cards import ActionSpace, PassiveAbility
from bot.games.rise.box.ground import Blocks, Cell
from bot.games.rise.events.moves import Moved, SetAside
from bot.games.rise.rules.map import figures, paths
from bot.games.rise.rules.missions import waypoints
from bot.games.rise.rules.missions.objectives import measure, standings
from bot.games.rise.state import Rise


class Stride(NamedTuple):
    """How much Movement a Move gives, and what it may disregard."""

    points: int
    pass_enemies: bool = False
    ignore_obstacles: bool = False


class Walk(NamedTuple):
    """What became of a route: the Movement it took, and whether something interrupted it."""

    spent: int
    paused: bool


def stride(g: Rise, seat: str, space: ActionSpace, value: int) -> Stride:
    """Read a die on a Move space: its value, the space's bonuses and whatever always holds (RISE-MOVE-01, -10)."""
    given: list[tuple[str, int]] = [(bonus.verb, bonus.amount) for bonus in space.bonus(value)]
    given += [(ability.verb, ability.amount) for ability in _passives(g, seat)]
    verbs = {verb for verb, _ in given}
    more = sum(amount for verb, amount in given if verb == "move")
    return Stride(value + more, "pass-enemies" in verbs, "ignore-obstacles" in verbs)


def ways(g: Rise, figure: str, *, pass_enemies: bool = False, ignore_obstacles: bool = False) -> Ways:
    """The steps from each hex and what they cost this figure (RISE-MOVE-02..08, RISE-OBST-02, RULING-20, -81)."""
    always = {ability.verb for ability in _passives(g, figure)}
    over = ignore_obstacles or "ignore-obstacles" in always
    through = pass_enemies or "pass-enemies" in always
    land = paths.terrain(figures.ground(g), figures.blocks(g), flies=over, boards=True)
    shut = frozenset() if through else frozenset(enemy.at for enemy in g.enemies)
    return lambda here: land.steps(here, shut)


def reachable(
    g: Rise, figure: str, points: int, *, pass_enemies: bool = False, ignore_obstacles: bool = False
) -> dict[str, int]:
    """Every other hex where a Move may end, and its least cost; there the figure is alone (RISE-MOVE-04)."""
    start, taken = figures.at(g, figure), figures.occupied(g)
    costs = reach(start, ways(g, figure, pass_enemies=pass_enemies, ignore_obstacles=ignore_obstacles), points)
    return {hex: cost for hex, cost in costs.items() if hex != start and hex not in taken}


def can_move(g: Rise, figure: str, stride: Stride) -> bool:
    """Whether a Move could have an effect; most often a free hex beside is enough to know it (RISE-RULING-06)."""
    points, past, over = stride
    taken = figures.occupied(g)
    steps = ways(g, figure, pass_enemies=past, ignore_obstacles=over)
    if any(cost <= points and hex not in taken for hex, cost in steps(figures.at(g, figure))):
        return True
    ends = reachable(g, figure, points, pass_enemies=past, ignore_obstacles=over)
    return bool(ends) or can_look_in(g, figure, points, steps)


def can_return(g: Rise, figure: str, points: int, steps: Ways) -> bool:
    """Whether Movement lasts for a way out and back to the own hex, where the figure is alone (RISE-MOVE-01, -04)."""
    start = figures.at(g, figure)
    return HOME in reach(start, returning(start, steps), points) and not shares_hex(g, figure)


def can_look_in(g: Rise, figure: str, points: int, steps: Ways) -> bool:
    """Whether a way out and back leads through another Zone, as where a friend stands in the door (RISE-WAYPT-03)."""
    start = figures.at(g, figure)
    round_, here = returning(start, steps), figures.zones_of(g, start)
    out = {hex: cost for hex, cost in reach(start, round_, points).items() if hex != HOME}
    elsewhere = (hex for hex in out if figures.zones_of(g, hex) - here)
    return not shares_hex(g, figure) and any(HOME in reach(hex, round_, points - out[hex]) for hex in elsewhere)


def move(
    g: Rise,
    figure: str,
    points: int,
    *,
    pass_enemies: bool = False,
    ignore_obstacles: bool = False,
    by: str = "",
    optional: bool = False,
) -> Steps:
    """Move up to so many points by any route; a Waypoint only pauses it (RISE-MOVE-01, -12, RULING-18)."""
    left, moved, was_down = points, False, is_down(g, figure)
    while left:
        steps = ways(g, figure, pass_enemies=pass_enemies, ignore_obstacles=ignore_obstacles)
        ends = reachable(g, figure, left, pass_enemies=pass_enemies, ignore_obstacles=ignore_obstacles)
        back = can_return(g, figure, left, steps)
        if not ends and not can_look_in(g, figure, left, steps):
            break
        may_stay = (moved or optional) and not shares_hex(g, figure)
        choice: Choice = yield g.ask(
            by or figure,
            "move",
            [
                *_offers(g, figure, ends),
                *([(option("return", to=figures.at(g, figure)), None)] if back else ()),
                *([(option("stay"), None)] if may_stay else ()),
            ],
            kind="path",
            start=figures.at(g, figure),
            ways={here: tuple(steps(here)) for here in reach(figures.at(g, figure), steps, left)},
            shun=sprung(g, figures.at(g, figure)),
            budget=left,
            args={"figure": figure, "points": left},
        )
        if choice.verb == "stay":
            break
        went = yield from walk(g, figure, choice.path, steps)
        left, moved = left - went.spent, True
        if not went.paused or is_down(g, figure) != was_down:
            break
    yield from step_aside(g, figure, by or figure)


def walk(g: Rise, figure: str, path: tuple[str, ...], steps: Ways) -> Asking[Walk]:
    """Go a route hex by hex; it is void from where a Waypoint interrupts it (RISE-RULING-18)."""
    spent, trail = 0, [figures.at(g, figure)]
    for to in path:
        here, zones = trail[-1], figures.zones_of(g, trail[-1])
        spent += dict(steps(here))[to]
        put(g, figure, to)
        trail.append(to)
        new = figures.zones_of(g, to) - zones
        if not new and to != path[-1]:
            continue
        pause = any(waiting(g, zone) for zone in new)
        if pause or to == path[-1] or awaited(g):
            _tell(g, figure, trail)
            trail = [to]
        yield from enter_zones(g, figure, new)
        g.look()
        if pause or figures.at(g, figure) != to:
            return Walk(spent, paused=True)
    return Walk(spent, paused=False)


def awaited(g: Rise) -> bool:
    """Whether an Objective is met by where somebody has got to, so that the way there is told first."""
    places = (found for found in standings(g) if found.active and found.objective.verb in ("reach", "lead", "drive"))
    return any(measure(g, found.objective) >= found.need for found in places)


def enter_zones(g: Rise, figure: str, zones: frozenset[str]) -> Steps:
    """Enter several Zones at once, as by boarding the Truck (RISE-TRUCK-07, RISE-WAYPT-09)."""
    for zone in sorted(zones):
        yield from enter_zone(g, figure, zone)


def enter_zone(g: Rise, figure: str, zone: str, from_zone: str = "") -> Steps:
    """Let a Character or Ally enter a Zone; moving inside one is no entering (RISE-WAYPT-03..05, RULING-88)."""
    if zone != from_zone:
        yield from waypoints.trigger(g, figure, zone)


def waiting(g: Rise, zone: str) -> bool:
    """Whether a Waypoint that takes effect lies in a Zone, so that it interrupts a Move (RISE-RULING-18)."""
    return any(figures.zone_of(g, point.at) == zone and waypoints.fresh(g, point) for point in g.waypoints.values())


def sprung(g: Rise, start: str) -> dict[str, int]:
    """The hexes where whoever sets out here would spring a Waypoint: those of its Zone (RISE-WAYPT-03)."""
    here = figures.zones_of(g, start)
    zones = {figures.zone_of(g, point.at) for point in g.waypoints.values() if waypoints.fresh(g, point)} - here
    if not g.wary or not zones:
        return {}
    return {hex: 1 for hex in sorted(figures.ground(g).full) if not zones.isdisjoint(figures.zones_of(g, hex))}


def put(g: Rise, figure: str, to: str) -> None:
    """Put a Character or an Ally on a hex."""
    if ally := figures.ally(g, figure):
        ally.at = to
    else:
        g.characters[figure].at = to


def step_aside(g: Rise, figure: str, by: str) -> Steps:
    """Whoever must stop in another's hex is set on the nearest free one of the Zone (RISE-RULING-19)."""
    if not shares_hex(g, figure):
        return
    here = figures.at(g, figure)
    crowd = paths.Figures(downed=frozenset(figures.occupied(g)))
    free = paths.refuge(figures.ground(g), figures.blocks(g), here, crowd)
    if not free:
        return
    to = free[0]
    if len(free) > 1:
        options = [option("set-aside", to=hex) for hex in free]
        choice: Choice = yield g.ask(by, "set-aside", options, kind="space", args={"figure": figure, "to": here})
        to = choice["to"]
    put(g, figure, to)
    g.tell(SetAside(figure=figure, to=to))


def _offers(g: Rise, figure: str, ends: dict[str, int]) -> Iterator[Offer]:
    """Every other hex of the map as an end of the Move, with the reason where it is none."""
    here, taken, now = figures.at(g, figure), figures.occupied(g), figures.blocks(g)
    for name, cell in figures.ground(g).cells.items():
        if name != here:
            yield option("move", to=name), None if name in ends else _why_not(g, cell, taken.get(name), now)


def _why_not(g: Rise, cell: Cell, who: str | None, now: Blocks) -> Reason:
    """Why a Move cannot end on a hex."""
    if cell.half:
        return Reason("rise-refuse-half-hex", "RISE-MOVE-08")
    if cell.solid:
        return Reason("rise-refuse-wall", "RISE-MOVE-06")
    if cell.name in now.doors:
        return Reason("rise-refuse-door", "RISE-DOOR-02")
    if cell.name in now.red or cell.printed == "red":
        return Reason("rise-refuse-red", "RISE-MOVE-05")
    if who and figures.is_enemy(g, who):
        return Reason("rise-refuse-enemy-there", "RISE-MOVE-07")
    if who:
        return Reason("rise-refuse-not-alone", "RISE-MOVE-04")
    return Reason("rise-refuse-too-far", "RISE-MOVE-01")


def _passives(g: Rise, figure: str) -> list[PassiveAbility]:
    """The abilities that change every Move of a Character; Allies have none (RISE-ALLY-05)."""
    if figure not in g.characters:
        return []
    return [ability for ability in figures.abilities(g, figure) if isinstance(ability, PassiveAbility)]


def shares_hex(g: Rise, figure: str) -> bool:
    """Whether somebody else, Down or not, stands on a figure's hex (RISE-RULING-16)."""
    people = figures.friends(g, standing=False)
    here = people.pop(figure, "")
    return here in people.values() or any(enemy.at == here for enemy in g.enemies)


def is_down(g: Rise, figure: str) -> bool:
    """Whether a Character or Ally is Down, or no longer there."""
    return figure not in figures.friends(g)


def _tell(g: Rise, figure: str, trail: list[str]) -> None:
    """Tell a stretch of the way."""
    colour = g.characters[figure].colour if figure in g.characters else ""
    g.tell(Moved(figure=figure, path=tuple(trail), to=trail[-1], colour=colour))
