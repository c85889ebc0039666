"""Going somewhere, searching, and the tasks of a mission: what they cost, and what waits there."""

from __future__ import annotations

from bot.engine.asks import Ask, Option
from bot.engine.boards.graph import reach
from bot.engine.words import Phrase, Value
from bot.games.fireteam.box.content import DISCOVERIES
from bot.games.fireteam.look.board import could_reach
from bot.games.fireteam.look.views import View
from bot.games.fireteam.rules import objectives
from bot.games.fireteam.rules.hero import moving, searching
from bot.games.fireteam.state import Fireteam


def move(v: View, ask: Ask, offer: Option) -> Phrase:
    """What a way costs, who is there, and who could get there before the next turn."""
    g, seat, to = v.now, str(ask.args["seat"]), str(offer.args["to"])
    points, fleeing = int(str(ask.args["points"])), ask.prompt == "turn"
    ways = moving.routes(g, seat, points, fleeing=fleeing)
    cost = reach(g.heroes[seat].at, lambda place: ways.get(place, ()), points).get(to, 0)
    here = g.creatures_at(to)
    near = sum(could_reach(g, each, to) for id, each in g.creatures.items() if id not in here)
    fire = int(any(thing.kind == "fire" and thing.at == to for thing in g.things.values()))
    args: dict[str, Value] = {"cost": cost, "points": points, "there": len(here), "near": near, "fire": fire}
    return Phrase("fireteam-option-move", args)


def search(v: View, ask: Ask, offer: Option) -> Phrase:
    """What a search costs, and how many cards are left to find."""
    g, seat = v.now, str(ask.args["seat"])
    free = int(searching.is_free(g, seat))
    return Phrase("fireteam-option-search", {"free": free, "cards": searching.cost(g), "left": v.recon})


def task(v: View, ask: Ask, offer: Option) -> Phrase:
    """Which objective it serves, and how far that is."""
    g = v.now
    kind = g.things[str(offer.args["thing"])].kind
    found = [card for card in objectives.open_ones(g, offer.verb) if card.thing == kind]  # type: ignore[arg-type]
    if not found:
        return Phrase("fireteam-option-action")
    return _towards(g, found[0].id, "fireteam-option-burn" if offer.verb == "burn" else "fireteam-option-task")


def chant(v: View, ask: Ask, offer: Option) -> Phrase:
    """How many altars have been chanted at in this round (FTZ-DEMAND-02)."""
    return Phrase("fireteam-option-chant", {"sung": sum(thing.done for thing in v.now.things.values())})


def lead(v: View, ask: Ask, offer: Option) -> Phrase:
    """Where the villager gets to (FTZ-DEMAND-04)."""
    return Phrase("fireteam-option-lead", {"safe": int(offer.args["to"] == v.now.report.exit)})


def work(v: View, ask: Ask, offer: Option) -> Phrase:
    """How much work is left, and which objective it serves."""
    id = str(offer.args["discovery"])
    left = DISCOVERIES[id].need - v.now.found[id].tokens
    return Phrase("fireteam-option-work", {"left": left, "objective": DISCOVERIES[id].objective})


def _towards(g: Fireteam, objective: str, id: str) -> Phrase:
    """How far an objective is."""
    have, need = g.objectives.get(objective, 0), g.need(objective)
    return Phrase(id, {"objective": objective, "have": have + 1, "need": need})


def end(v: View, ask: Ask, offer: Option) -> Phrase:
    """What goes unused."""
    acted = int(str(ask.args["acted"]))
    return Phrase("fireteam-option-end", {"points": int(str(ask.args["points"])), "acted": acted})


def way(v: View, ask: Ask, offer: Option) -> Phrase:
    """Who stands where a creature may pass."""
    heroes = tuple(v.now.actives_at(str(offer.args["to"])))
    return Phrase("fireteam-option-way", {"count": len(heroes), "heroes": heroes})


def sector(v: View, ask: Ask, offer: Option) -> Phrase:
    """Who is in a sector."""
    g, id = v.now, str(offer.args["sector"])
    creatures = sum(g.field.sector[each.at] == id for each in g.creatures.values())
    heroes = sum(g.field.sector[each.at] == id for each in g.heroes.values())
    return Phrase("fireteam-option-sector", {"creatures": creatures, "heroes": heroes})
