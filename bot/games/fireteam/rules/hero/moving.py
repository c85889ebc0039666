"""Movement of heroes: steps and their cost, fleeing, escorting, special and involuntary moves (FTZ-MOVE..FTZ-FLEE)."""

from __future__ import annotations

from bot.engine.asks import PASS, Choice, Reason, option
from bot.engine.boards.graph import reach as reachable
from bot.engine.boards.graph import shortest
from bot.engine.state import Asking, Steps
from bot.games.fireteam.events.heroes import Burned, Moved
from bot.games.fireteam.rules import objectives
from bot.games.fireteam.rules.bars import bar
from bot.games.fireteam.rules.demand import bosses
from bot.games.fireteam.rules.harm import harm
from bot.games.fireteam.rules.moments import Harm, Moment, window
from bot.games.fireteam.rules.stats import ability, in_force, trait
from bot.games.fireteam.state import Fireteam

FIRE_DAMAGE = 1
Onward = dict[str, tuple[tuple[str, int], ...]]


def cost(g: Fireteam, seat: str, to: str) -> int:
    """What entering a location costs a hero (FTZ-MOVE-04, FTZ-TERRAIN-01, -03)."""
    return 2 if to in g.field.difficult and not ability(g, seat, "sure-footed") else 1


def leaving_barred(g: Fireteam, seat: str, place: str, allies: int) -> Reason | None:
    """Why a hero may not leave a location by normal movement: too many creatures (FTZ-FLEE-01..03)."""
    there = (id for id in g.creatures_at(place) if not bosses.aloof(g, id))
    creatures = sum(trait(g.creatures[id], "looming") or 1 for id in there)
    if not creatures or ability(g, seat, "slip-away"):
        return None
    heroes = allies + 1
    held = creatures >= heroes if in_force(g, "cornered") else creatures > heroes
    return bar(not held, "flee", "FTZ-FLEE-01", creatures=creatures, heroes=heroes)


def allies_at(g: Fireteam, seat: str, place: str) -> list[str]:
    """The other active heroes in a location."""
    return [each for each in g.actives_at(place) if each != seat]


def routes(g: Fireteam, seat: str, points: int, *, fleeing: bool) -> Onward:
    """The steps a hero could take within so many points; `fleeing` minds who is left behind (FTZ-FLEE-07)."""
    here = g.heroes[seat].at
    ways: Onward = {}
    waiting, seen = [(here, points)], {here}
    while waiting:
        place, left = waiting.pop(0)
        if fleeing and leaving_barred(g, seat, place, len(allies_at(g, seat, place))):
            continue
        ways[place] = tuple((near, cost(g, seat, near)) for near in g.field.walks[place])
        for near, price in ways[place]:
            if near not in seen and price <= left:
                seen.add(near)
                waiting.append((near, left - price))
    return ways


def reach(g: Fireteam, seat: str, points: int) -> dict[str, int]:
    """Where special movement may lead, and its cost; fleeing is no matter here (FTZ-FLEE-06, RUL-10)."""
    ways = routes(g, seat, points, fleeing=False)
    found = reachable(g.heroes[seat].at, lambda place: ways.get(place, ()), points)
    del found[g.heroes[seat].at]
    return found


def walk(g: Fireteam, seat: str, points: int) -> Steps:
    """Let a hero move by special movement, or stay (FTZ-FLEE-06, FTZ-REACT-05)."""
    ends = reach(g, seat, points)
    if g.heroes[seat].ko or not ends:
        return
    options = [*(option("move", to=place) for place in sorted(ends)), option(PASS)]
    choice: Choice = yield g.ask(seat, "walk", options, default=options[-1], args={"seat": seat, "points": points})
    if not choice.passed:
        ways = routes(g, seat, points, fleeing=False)
        yield from follow(g, seat, shortest(g.heroes[seat].at, choice["to"], lambda place: ways.get(place, ())) or ())


def follow(g: Fireteam, seat: str, path: tuple[str, ...]) -> Steps:
    """Walk a path by special movement, step by step."""
    for to in path:
        if g.heroes[seat].ko:
            return
        yield from shift(g, seat, to)


def shift(g: Fireteam, seat: str, to: str, *, normal: bool = False) -> Steps:
    """Move a hero one location, whoever moves it, with the specialists that must or may come (FTZ-ESCORT).

    Leaving creatures behind by normal movement is fleeing, by any other it is not (FTZ-FLEE-08).
    """
    hero = g.heroes[seat]
    company = yield from companions(g, seat)
    came = hero.at
    fled = int(normal and bool(g.creatures_at(came)))
    hero.at = to
    g.moved = g.moved or g.acting == seat
    for specialist in company:
        g.specialists[specialist] = to
    g.tell(Moved(seat=seat, path=(came, to), to=to, fled=fled, company=len(company), specialists=company))
    if any(thing.kind == "fire" and thing.at == to for thing in g.things.values()):
        g.tell(Burned(seat=seat, at=to))
        yield from harm.suffer(g, Harm(seat, FIRE_DAMAGE))
    objectives.check(g)
    if not hero.ko:
        yield from window(g, Moment("hero-moves", seat, at=hero.at))


def companions(g: Fireteam, seat: str) -> Asking[tuple[str, ...]]:
    """Settle which specialists come: all of them if nobody able to protect them stays (FTZ-ESCORT-01..04, RUL-11)."""
    here = g.heroes[seat].at
    present = tuple(name for name, at in g.specialists.items() if at == here)
    if not present or not allies_at(g, seat, here) or g.heroes[seat].orders.get("escort") == "all":
        return present
    together = [option("bring-all")] if len(present) > 1 else []
    options = [*together, *(option("bring", specialist=name) for name in present), option("leave")]
    choice: Choice = yield g.ask(
        seat, "escort", options, default=options[0], args={"seat": seat, "specialists": present}
    )
    if choice.verb == "bring":
        return (choice["specialist"],)
    return present if choice.verb == "bring-all" else ()


def push(g: Fireteam, seat: str, away_from: str) -> Steps:
    """Move a hero one location away against their will; terrain costs nothing then (FTZ-ESCORT-03, RUL-10)."""
    hero = g.heroes[seat]
    free = g.field.walks[hero.at]
    if hero.ko or not free:
        return
    far = max(g.field.distance[away_from][place] for place in free)
    yield from shift(g, seat, next(place for place in free if g.field.distance[away_from][place] == far))
