"""Sections of the Captain's Action cards: orders, Ammo and Motivation."""

from __future__ import annotations

from bot.engine.asks import Reason
from bot.engine.state import Steps
from bot.games.nemesis.rules.acting import moving
from bot.games.nemesis.rules.acting.acting import Act, pay
from bot.games.nemesis.rules.acting.choosing import (
    choose_crew,
    choose_way,
)
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.cards import decks, items
from bot.games.nemesis.state import Nemesis


def intercom(g: Nemesis, seat: str) -> list[str]:
    """Whom Order and Motivation reach: the room, and with the Intercom every room with a Computer."""
    near = g.crew_in(g.players[seat].at)
    if "intercom" not in g.players[seat].items:
        return near
    return [each for each in g.in_order() if each in near or (g.here(each) and g.computer(g.players[each].at))]


def orderable(g: Nemesis, seat: str) -> list[str]:
    """The others who can be sent somewhere; nobody in Combat is."""
    near = [other for other in intercom(g, seat) if other != seat and not g.combat(other)]
    return [other for other in near if g.reachable(g.players[other].at)]


def order_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: somebody else must be near, with somewhere to go."""
    return bar(orderable(g, seat), "nobody-to-order", "NEM-COST-17")


def order(g: Nemesis, act: Act) -> Steps:
    """Move another Character to a neighbouring room, with or without their consent."""
    other = yield from choose_crew(g, act, "order", orderable(g, act.seat))
    via, to = yield from choose_way(g, act, "order-to", g.reachable(g.players[other].at), goes=g.who(other))
    if (yield from pay(g, act)) and g.open(via):
        yield from moving.enter(g, other, to, via)


def reload_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: the Six-Shooter must be in hand and not full."""
    gun = g.players[seat].thing("six-shooter")
    return bar(gun and gun.ammo < items.capacity(gun), "cannot-load", "NEM-ITEM-08")


def reload(g: Nemesis, act: Act) -> Steps:
    """Put 1 Ammo into the Six-Shooter."""
    if (yield from pay(g, act)):
        items.load(g, act.seat, "six-shooter", 1)


def motivation(g: Nemesis, act: Act) -> Steps:
    """Let everybody in the room draw a card, yourself included."""
    if (yield from pay(g, act)):
        for seat in intercom(g, act.seat):
            decks.draw(g, seat, 1)
