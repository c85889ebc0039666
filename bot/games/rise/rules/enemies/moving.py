"""Step 3B: the Enemies of the Turn Player's colour move (RISE-EMOVE).

The order is asked only where it can matter. Enemies never hinder each other on the way, only where they stand, so two
of them clash if both will move and one may stand (now, or where its move may end) on a hex that the other's way leads
over. Ways are taken with the other waiting Enemies in place and with them gone. Enemies of a kind on the same Entrance
are alike: which of them goes first makes no difference.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from itertools import permutations
from typing import NamedTuple

from bot.engine.asks import option
from bot.engine.boards.hexes import parse
from bot.engine.state import Asking, Steps
from bot.games.rise.events.enemies import EnemyAdvanced, EnemyMoved
from bot.games.rise.rules import harm
from bot.games.rise.rules.enemies import pursuit
from bot.games.rise.rules.enemies.pursuit import Stop
from bot.games.rise.rules.map import figures, paths
from bot.games.rise.rules.missions import mission
from bot.games.rise.state import Enemy, Rise


def step(g: Rise) -> Steps:
    """Let each Enemy of the colour move once, then let fire burn those that stand in it (RISE-EMOVE-01)."""
    waiting = of_colour(g)
    while waiting:
        ways = {enemy.id: prospect(g, enemy, waiting) for enemy in waiting} if len(waiting) > 1 else {}
        clashes = {(one, two) for one, two in permutations(ways, 2) if clash(ways[one], ways[two])}
        likeness = {enemy.id: (enemy.kind, enemy.at, enemy.stunned) for enemy in waiting}
        enemy = yield from whose_turn(g, "move-next", likeness, clashes)
        waiting.remove(enemy)
        if enemy.stunned:
            enemy.missed = True
        else:
            yield from move(g, enemy, figures.stats(enemy).move)
    harm.burn(g, of_colour(g))


def of_colour(g: Rise) -> list[Enemy]:
    """The normal Enemies of the Turn Player's colour, in the order of their ids (RISE-ROUND-11)."""
    return sorted(
        (enemy for enemy in g.enemies if enemy.colour == g.player.colour), key=lambda enemy: by_number(enemy.id)
    )


def by_number(id: str) -> tuple[str, int]:
    """Sort ids by their numbers: `t-800.2` comes before `t-800.10`."""
    number = re.search(r"\d+$", id)
    return (id[: number.start()], int(number[0])) if number else (id, 0)


class Prospect(NamedTuple):
    """What an Enemy that waits for its move may come to."""

    stands: frozenset[str]
    """The hexes where it stands now or may stand then."""
    passes: frozenset[str]
    """The hexes that its ways lead over."""


def prospect(g: Rise, enemy: Enemy, waiting: Iterable[Enemy]) -> Prospect:
    """Where an Enemy may go, with the other waiting Enemies in place and with them gone."""
    points = 0 if enemy.stunned else figures.stats(enemy).move
    stops = options(g, enemy, points)
    near = (other for other in waiting if other is not enemy and figures.distance(g, enemy, other) <= points)
    if stops and (others := frozenset(other.at for other in near)):
        stops += options(g, enemy, points, gone=others)
    here = frozenset(() if enemy.at in g.entrances else (enemy.at,))
    return Prospect(
        here | {stop.at for stop in stops if len(stop.path) > 1},
        frozenset(hex for stop in stops for hex in stop.path[1:]),
    )


def clash(one: Prospect, two: Prospect) -> bool:
    """Whether it can matter which of two Enemies moves first: not if one of them stays where it is anyway."""
    if not one.passes or not two.passes:
        return False
    return not one.stands.isdisjoint(two.passes) or not two.stands.isdisjoint(one.passes)


def whose_turn(
    g: Rise, prompt: str, waiting: Mapping[str, object], clashes: Collection[tuple[str, str]]
) -> Asking[Enemy]:
    """The first Enemy that clashes with nobody, else the one that the team chooses among all that hang together.

    `waiting` gives for each id all that tells it from another: of those that are alike only the first is offered.
    """
    for id in waiting:
        if not any(id in pair for pair in clashes):
            return g.enemy(id)
    bunch = {next(iter(waiting))}
    while more := {two for one, two in clashes if one in bunch} - bunch:
        bunch |= more
    rivals: dict[object, str] = {}
    for id, likeness in waiting.items():
        if id in bunch:
            rivals.setdefault(likeness, id)
    chosen = yield from mission.team_picks(g, prompt, [option("next", target=id) for id in rivals.values()])
    return g.enemy(str(chosen.args["target"]))


def move(g: Rise, enemy: Enemy, points: int, *, roused: bool = False) -> Steps:
    """Move an Enemy as far as its Movement goes; one that is roused, whatever it has in sight (RISE-RULING-30, -55)."""
    ends = {stop.at if len(stop.path) > 1 else enemy.at: stop for stop in options(g, enemy, points, stops=not roused)}
    if not ends:
        return
    # Whom it goes for and which way are one question: only where it ends makes a difference (RISE-EMOVE-09, -10).
    offers = [option("stop", to=at) for at in sorted(ends, key=lambda at: (at in g.entrances, place(g, at)))]
    chosen = yield from mission.team_picks(g, "enemy-stop", offers, enemy=enemy.id, at=enemy.at)
    advance(g, enemy, ends[str(chosen.args["to"])], EnemyAdvanced if roused else EnemyMoved)


def place(g: Rise, at: str) -> tuple[int, int]:
    """Sort hexes by their coordinates, the lowest first (RISE-RULING-02)."""
    return (0, 0) if at in g.entrances else parse(at)


def advance(g: Rise, enemy: Enemy, stop: Stop, told: type[EnemyMoved | EnemyAdvanced] = EnemyMoved) -> None:
    """Put an Enemy where its move ends."""
    if len(stop.path) > 1:
        enemy.at = stop.at
        g.tell(told(enemy=enemy.id, path=stop.path, to=stop.at))


def options(
    g: Rise, enemy: Enemy, points: int, *, stops: bool = True, gone: frozenset[str] = frozenset()
) -> list[Stop]:
    """Where a move may end for any of the nearest friends; none if it does not move (RISE-RULING-55, -58)."""
    prey, start = targets(g, enemy), figures.hexes_of(g, enemy)
    ground, blocks, range_ = figures.ground(g), figures.blocks(g), figures.stats(enemy).range
    stops = stops and not harm.has_trait(enemy, "pursue")
    if not points or (stops and any(paths.in_reach(ground, blocks, start, range_, at) for at in prey.values())):
        return []
    crowd = others(g, enemy, gone)
    flies = bool(harm.has_trait(enemy, "ignore-obstacles"))
    found: dict[str, Stop] = {}
    for id in nearest(g, enemy, prey):
        towards = {id: prey[id]}
        plan = pursuit.enemy_moves(ground, blocks, start, points, range_, towards, crowd, flies=flies, stops=stops)
        for stop in plan.options.get(id, ()):
            found.setdefault(stop.at, stop)
    return list(found.values())


def targets(g: Rise, enemy: Enemy) -> dict[str, str]:
    """The friends an Enemy may go for: the Mission's own choice, else all that stand (RISE-EMOVE-02, -17)."""
    standing = figures.friends(g)
    named = {id: standing[id] for id in mission.targets(g, enemy) if id in standing}
    return named or standing


def nearest(g: Rise, enemy: Enemy, prey: dict[str, str]) -> list[str]:
    """The nearest of some friends by path distance, several if equally near (RISE-RULING-54, RISE-EMOVE-18)."""
    far = {id: how_far(g, enemy, id, at) for id, at in prey.items()}
    return sorted(id for id in far if far[id] == min(far.values()))


def how_far(g: Rise, enemy: Enemy, id: str, at: str) -> tuple[int, int]:
    """How far a friend is: along the ground, or as the crow flies without a path; some seem farther."""
    start, flies = figures.hexes_of(g, enemy), bool(harm.has_trait(enemy, "ignore-obstacles"))
    more = harm.passive(g, id, "farther") if id in g.characters else 0
    steps = paths.path_distance(figures.ground(g), figures.blocks(g), start, at, flies=flies)
    return (paths.FAR, figures.distance(g, start, at) + more) if steps is None else (steps + more, 0)


def others(g: Rise, enemy: Enemy, gone: frozenset[str] = frozenset()) -> paths.Figures:
    """Who stands where besides this Enemy; an Entrance is no hex, so whoever is there is in nobody's way."""
    standing = figures.friends(g)
    people = figures.friends(g, standing=False)
    return paths.Figures(
        enemies=frozenset(other.at for other in g.enemies if other is not enemy) - gone,
        friends=frozenset(standing.values()),
        downed=frozenset(at for id, at in people.items() if id not in standing),
    )
