"""What counts as a mission's own: the one place that says which answers are made under its demand (FTZ-DEMAND)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.engine.asks import Answer, Ask
from bot.engine.words import Value
from bot.games.fireteam.box.verbs import Demand
from bot.games.fireteam.rules import objectives, things
from bot.games.fireteam.rules.hero import attacking
from bot.games.fireteam.state import Fireteam

VERBS: dict[Demand, frozenset[str]] = {
    "ritual": frozenset({"chant"}),
    "rescue": frozenset({"lead", "light"}),
    "silence": frozenset({"tap", "attend"}),
    "split": frozenset({"attend"}),
    "escort": frozenset({"drive", "mend", "douse"}),
    "retreat": frozenset({"burn"}),
    "hunt": frozenset({"burn"}),
}
"""The actions that only this mission has."""
STRIKES = ("attack", "play", "reroll")
"""The answers that an attack is made of: its target, its cards, its dice."""


def boss_at(g: Fireteam) -> set[str]:
    """Where the boss is."""
    return {g.creatures[g.boss].at} if g.boss else set()


SITES: dict[Demand, Callable[[Fireteam], set[str]]] = {
    "ritual": lambda g: things.places_of(g, "altar"),
    "lure": lambda g: things.places_of(g, "mouth") | boss_at(g),
    "rescue": lambda g: things.places_of(g, "villager", "beacon"),
    "silence": lambda g: things.places_of(g, "wire", "circle"),
    "split": lambda g: things.places_of(g, "glass") | boss_at(g),
    "escort": lambda g: things.places_of(g, "tank-alpha") if objectives.open_ones(g, "drive") else set(),
    "hunt": lambda g: things.places_of(g, "tunnel") | boss_at(g),
}
"""The locations that only this mission's demand makes worth anything: going there, and fighting there, is its own."""


def answered(g: Fireteam, ask: Ask, answer: Answer) -> bool:
    """Whether an answer is made under the demand of this mission."""
    picked = [offer for offer in ask.options if offer.key in answer.picks]
    return any(own(g, answer.seat, offer.verb, {**ask.args, **offer.args}) for offer in picked)


def own(g: Fireteam, seat: str, verb: str, args: Mapping[str, Value]) -> bool:
    """Whether a verb with its arguments is the demand's.

    That is one of its actions; a move that ends at one of its sites, in a retreat one out of what closes and nearer to
    the exit; an attack on what is at a site or from there, in silence one that cannot be heard, and while samples are
    wanted any attack, for each is weighed for more hits than it takes, and any move to a creature.
    """
    if verb in VERBS.get(g.demand, ()):
        return True
    if verb == "move":
        return moves(g, seat, str(args["to"]))
    return verb in STRIKES and "target" in args and strikes(g, seat, str(args["target"]), str(args.get("type", "")))


def moves(g: Fireteam, seat: str, to: str) -> bool:
    """Whether a move is the demand's."""
    if g.demand == "harvest":
        return bool(objectives.open_ones(g, "samples") and g.creatures_at(to))
    if g.demand == "retreat":
        here, left = g.heroes[seat].at, g.field.path[g.report.exit]
        return here in g.report.closing and left[to] < left[here]
    return g.demand in SITES and to in SITES[g.demand](g)


def strikes(g: Fireteam, seat: str, target: str, type: str) -> bool:
    """Whether an attack is the demand's."""
    if g.demand == "harvest":
        return bool(objectives.open_ones(g, "samples"))
    if g.demand == "silence" and type == "melee":
        return True
    there = {g.heroes[seat].at}
    if attacking.present(g, target):
        there.add(attacking.place_of(g, target))
    return g.demand in SITES and not there.isdisjoint(SITES[g.demand](g))
