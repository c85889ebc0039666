"""Places: what stands and lies where units go or come in."""

from __future__ import annotations

from bot.engine.asks import Ask, Option
from bot.engine.words import Phrase
from bot.games.salvation.look.views import View
from bot.games.salvation.rules.board.units import life, limit, value
from bot.games.salvation.state import enemy


def go(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What is known of a sector that is entered: enemies, own units and room, tokens that lie face down."""
    g, sector = v.now, str(option.args.get("to", option.args.get("at")))
    side = g.side(ask.seats[0])
    counts = {"enemies": len(g.at(sector, enemy(side))), "ours": len(g.at(sector, side))}
    there = {"most": limit(g, sector, side), "hidden": len(g.slots(sector)), "shelter": int(sector in g.shelters)}
    return Phrase("salvation-effect-go", {**counts, **there})


def order(v: View, ask: Ask, option: Option) -> Phrase | None:
    """Where a unit stands, and how much of its Strength is left."""
    g, unit = v.now, v.now.units[str(option.args["unit"])]
    strength = {"left": life(g, unit), "strength": value(g, unit.kind, "strength")}
    return Phrase("salvation-effect-order", {"at": unit.at, **strength})


def deploy(v: View, ask: Ask, option: Option) -> Phrase | None:
    """Whether it is the factory's own sector (SAL-SETUP-12), and how many hidden objects lie there."""
    g, to = v.now, str(option.args["to"])
    return Phrase("salvation-effect-deploy", {"factory": int(to in g.factories), "hidden": len(g.slots(to))})


def place(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What the unit can do, and how many stand there already."""
    g, kind, sector = v.now, str(option.args["kind"]), str(option.args["to"])
    side = g.side(ask.seats[0])
    figures = {each: value(g, kind, each) for each in ("attack", "defence", "strength")}
    return Phrase(
        "salvation-effect-place", {**figures, "ours": len(g.at(sector, side)), "most": limit(g, sector, side)}
    )
