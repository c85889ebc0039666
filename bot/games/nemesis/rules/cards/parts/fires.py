"""Sections of the Mechanic's Action cards that set and smother Fires."""

from __future__ import annotations

from bot.engine.asks import Reason
from bot.engine.state import Asking, Steps
from bot.games.nemesis.rules.acting.acting import Act, pay
from bot.games.nemesis.rules.acting.choosing import choose_thing
from bot.games.nemesis.rules.acting.crafting import carried
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.cards import items
from bot.games.nemesis.rules.ship import hazards
from bot.games.nemesis.state import Nemesis


def burn_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: an Item must be given up, and the room must not burn."""
    return bar(carried(g, seat), "no-item", "NEM-COST-17") or bar(not g.room(seat).fire, "burns", "NEM-FIRE-08")


def quench_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: the room must burn."""
    return bar(g.room(seat).fire, "no-fire", "NEM-FIRE-09")


def smother_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: an Item must be given up, and the room must burn."""
    return bar(carried(g, seat), "no-item", "NEM-COST-17") or quench_barred(g, seat)


def give_up(g: Nemesis, act: Act) -> Asking[bool]:
    """Choose an Item to discard, pay, and discard it."""
    thing = yield from choose_thing(g, act, "give-up", carried(g, act.seat))
    paid = yield from pay(g, act)
    items.spend(g, act.seat, thing)
    return paid


def kindle(g: Nemesis, act: Act) -> Steps:
    """Discard an Item: put Fire in your room."""
    if (yield from give_up(g, act)):
        hazards.kindle(g, g.players[act.seat].at)


def smother(g: Nemesis, act: Act) -> Steps:
    """Discard an Item: take the Fire off your room."""
    if (yield from give_up(g, act)):
        hazards.quench(g, g.players[act.seat].at)
