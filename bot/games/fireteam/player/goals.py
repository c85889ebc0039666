"""What the computer player wants: where on the board the mission can be furthered, and how much that is worth."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from bot.engine.boards.graph import reach
from bot.games.fireteam.box.board import Field
from bot.games.fireteam.box.content import CARDS, DISCOVERIES
from bot.games.fireteam.rules import objectives, things
from bot.games.fireteam.rules.demand import bosses
from bot.games.fireteam.rules.stats import ability
from bot.games.fireteam.state import Fireteam

SEARCH = 6.0
TASK = 14.0
EXIT = 60.0
HUNT = 8.0
"""What getting at a creature is worth that must die."""
WATCH = 60.0
"""What it is worth that somebody watches the boss from a glass."""
FADE = 0.72
"""What is left of a goal's pull for each movement point that it is away."""
CLAIMED = 0.45
"""What is left of a goal's worth for a hero when another one is nearer."""
BESET = 0.7
"""What is left of a goal's worth while creatures stand on it."""

FREE = ("destroy", "drive", "lead")
"""Tasks that creatures do not hinder."""


class Goal(NamedTuple):
    """Somewhere to be."""

    at: str
    worth: float
    shared: bool = False
    """Everybody may go there; otherwise one hero is enough."""
    clear: bool = False
    """Creatures must be gone from there."""
    what: str = "task"
    """What it is, for the words of `fireteam-why-goal`."""


def goals(g: Fireteam, seat: str) -> list[Goal]:
    """Where a hero could further the mission."""
    if len(g.complete) == len(g.objectives):
        return [Goal(g.report.exit, EXIT, shared=True, what="exit")] if g.report.exit else []
    return [*_searches(g), *_finds(g), *_things(g, seat), *_quarry(g, seat), *_seconds(g, seat), *_strays(g)]


def searching(g: Fireteam) -> bool:
    """Whether there is still something to be found."""
    return any(id not in g.found and _wanted(g, id) for id in g.report.discoveries)


def _wanted(g: Fireteam, discovery: str) -> bool:
    return DISCOVERIES[discovery].objective not in g.complete


def _searches(g: Fireteam) -> Iterator[Goal]:
    if searching(g):
        shut = {*g.searched, *g.closed}
        yield from (Goal(at, SEARCH, clear=True, what="search") for at in g.entries if at not in shut)


def _finds(g: Fireteam) -> Iterator[Goal]:
    for id, found in g.found.items():
        if found.at and not found.done and _wanted(g, id):
            yield Goal(found.at, TASK, clear=True, what="find")


def _things(g: Fireteam, seat: str) -> Iterator[Goal]:
    here = g.heroes[seat].at
    for task in ("destroy", "hold", "light", "attend", "burn", "drive", "chant", "tap", "lead"):
        for card in objectives.open_ones(g, task):
            if card.specialist and g.specialists[card.specialist] != here:
                continue
            if task == "burn" and not charges(g, seat):
                continue
            for thing in g.things.values():
                if thing.kind == card.thing and (task == "drive" or not thing.done):
                    yield Goal(thing.at, TASK, clear=task not in FREE, shared=task == "destroy")


def charges(g: Fireteam, seat: str) -> int:
    """The number of explosive cards in a hand."""
    return sum(CARDS[card].attack.type == "explosive" for card in g.heroes[seat].hand)


def _quarry(g: Fireteam, seat: str) -> Iterator[Goal]:
    """Go for the boss, for guards, and for anything while samples are missing."""
    samples = bool(objectives.open_ones(g, "samples")) and not searching(g)
    for creature in g.creatures.values():
        if creature.origin == "boss":
            yield from _boss(g, seat, creature.at)
        elif creature.guards:
            yield Goal(creature.at, HUNT, shared=True, what="guard")
        elif samples:
            yield Goal(creature.at, HUNT / 2, shared=True, what="sample")


def _boss(g: Fireteam, seat: str, at: str) -> Iterator[Goal]:
    """Go for the boss; lure it to a mouth where only there it can be wounded, and watch it where one must."""
    if g.demand == "lure" and at not in (mouths := things.places_of(g, "mouth")):
        near = min(mouths, key=lambda place: (g.field.distance[at][place], place))
        yield Goal(near, 2 * HUNT, shared=True, what="lure")
        return
    seen = g.demand != "split" or bosses.watched(g, at, seat)
    yield Goal(at, 2 * HUNT if seen else HUNT / 2, shared=True, what="boss")
    if not seen:
        far = (place for place in things.places_of(g, "glass") if g.field.sector[place] != g.field.sector[at])
        yield from (Goal(place, WATCH, what="watch") for place in sorted(far))


def _seconds(g: Fireteam, seat: str) -> Iterator[Goal]:
    """Stand at another glass than the one at which a specialist's hero is to listen (FTZ-DEMAND-06)."""
    for card in objectives.open_ones(g, "attend") if g.demand == "split" else ():
        with_them = g.specialists[card.specialist]
        if card.specialist and with_them != g.heroes[seat].at:
            for place in sorted(things.places_of(g, "glass") - {with_them}):
                yield Goal(place, TASK, what="second")


def _strays(g: Fireteam) -> Iterator[Goal]:
    """Fetch specialists that nobody is with."""
    for at in set(g.specialists.values()):
        if not g.actives_at(at):
            yield Goal(at, SEARCH, what="stray")


def pull(g: Fireteam, seat: str, wanted: list[Goal]) -> dict[str, float]:
    """What each location is worth to a hero for being near goals."""
    light = bool(ability(g, seat, "sure-footed"))
    here = g.heroes[seat].at
    found = dict.fromkeys(g.field.open, 0.0)
    for goal in wanted:
        costs = approach(g.field, goal.at, light)
        worth = goal.worth
        if not goal.shared and any(_nearer(costs, g.heroes[ally].at, here) for ally in g.active if ally != seat):
            worth *= CLAIMED
        if goal.clear and g.creatures_at(goal.at):
            worth *= BESET
        for place, cost in costs.items():
            found[place] = max(found[place], worth * FADE**cost) + 0.1 * min(found[place], worth * FADE**cost)
    return found


def _nearer(costs: dict[str, int], there: str, here: str) -> bool:
    return costs.get(there, 99) < costs.get(here, 99)


@lru_cache(maxsize=1024)
def approach(board: Field, goal: str, light: bool) -> dict[str, int]:
    """What it costs a hero to walk to a goal from every location (FTZ-TERRAIN-01)."""
    if goal not in board.open:
        return {}

    def back(place: str) -> Iterator[tuple[str, int]]:
        entry = 2 if place in board.difficult and not light else 1
        return ((near, entry) for near in board.walks[place])

    return reach(goal, back, budget=2 * len(board.walks))
