"""Sections of Action cards that shoot, or escape under fire."""

from __future__ import annotations

from bot.engine.asks import Reason, option
from bot.engine.state import Steps
from bot.games.nemesis.rules.acting import attacking, moving
from bot.games.nemesis.rules.acting.acting import Act, decide, pay
from bot.games.nemesis.rules.acting.choosing import (
    choose_intruder,
    choose_thing,
    choose_way,
)
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.cards import decks, items
from bot.games.nemesis.state import Nemesis, Thing


def loaded(g: Nemesis, seat: str) -> list[Thing]:
    """The Weapons with Ammo in a Character's hands."""
    return [thing for thing in items.weapons(g, seat) if thing.ammo]


def cover_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: a loaded Weapon and a way out are needed (NEM-ESCAPE-06)."""
    return bar(loaded(g, seat), "no-ammo", "NEM-SHOOT-01") or bar(
        g.reachable(g.players[seat].at), "no-way-out", "NEM-MOVE-06"
    )


def suppressive_fire(g: Nemesis, act: Act) -> Steps:
    """Spend 1 Ammo: you or another in the room Escapes without being attacked (NEM-ESCAPE-06)."""
    yield from under_cover(g, act, both=False)


def covering_fire(g: Nemesis, act: Act) -> Steps:
    """Spend 1 Ammo: you, another in the room or both go to one room without being attacked (NEM-ESCAPE-06)."""
    yield from under_cover(g, act, both=True)


def under_cover(g: Nemesis, act: Act, *, both: bool) -> Steps:
    """Choose the Weapon, who goes and where to; then go."""
    here = g.players[act.seat].at
    weapon = yield from choose_thing(g, act, "weapon", (thing.id for thing in loaded(g, act.seat)))
    near = g.crew_in(here)
    offers = [option("crew", who=g.who(seat)) for seat in near]
    if both:
        offers += [option("both", who=g.who(seat)) for seat in near if seat != act.seat]
    choice = yield from decide(g, act, "cover", offers)
    named = {g.seat_of(choice["who"]), *((act.seat,) if choice.verb == "both" else ())}
    going = [seat for seat in g.in_order() if seat in named]  # whoever is first in order enters first (NEM-ROUND-10)
    via, to = yield from choose_way(g, act, "escape-to", g.reachable(here), goes=g.who(going[0]))
    if not (yield from pay(g, act)):
        return
    items.load(g, act.seat, weapon, -1)
    for seat in going:
        if g.players[seat].at == here and g.here(seat) and g.open(via):
            yield from moving.enter(g, seat, to, via)


def aim_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: a loaded Energy Weapon is needed."""
    return bar(any(thing.ammo for thing in items.weapons(g, seat, energy=True)), "no-ammo", "NEM-SHOOT-01")


def taking_aim(g: Nemesis, act: Act) -> Steps:
    """Shoot an Energy Weapon; the die may be rolled again."""
    guns = [thing.id for thing in items.weapons(g, act.seat, energy=True) if thing.ammo]
    yield from aim_and_shoot(g, act, guns, aimed=True)


def aim_and_shoot(g: Nemesis, act: Act, guns: list[str], *, aimed: bool = False, volley: bool = False) -> Steps:
    """Choose Weapon and target, then shoot."""
    weapon = yield from choose_thing(g, act, "weapon", guns)
    found = [each.id for each in g.intruders_in(g.players[act.seat].at)]
    target = yield from choose_intruder(g, act, "target", found)
    yield from attacking.shoot(g, act, weapon, target, aimed=aimed, volley=volley)


def full_auto_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: the Assault Rifle must be in hand with Ammo."""
    gun = g.players[seat].thing("assault-rifle")
    return bar(gun and gun.ammo, "no-ammo", "NEM-SHOOT-01")


def full_auto(g: Nemesis, act: Act) -> Steps:
    """Fire all Ammo of the Assault Rifle in one shot: 1 more Injury for every 2."""
    yield from aim_and_shoot(g, act, ["assault-rifle"], volley=True)


def shoot_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: a loaded Weapon is needed (NEM-SHOOT-01)."""
    return bar(loaded(g, seat), "no-ammo", "NEM-SHOOT-01")


def adrenaline_shoot(g: Nemesis, act: Act) -> Steps:
    """Shoot, then draw a card."""
    yield from aim_and_shoot(g, act, [thing.id for thing in loaded(g, act.seat)])
    if not act.cancelled:
        decks.draw(g, act.seat, 1)


def adrenaline_escape(g: Nemesis, act: Act) -> Steps:
    """Escape, then draw a card."""
    via, to = yield from choose_way(g, act, "escape-to", g.reachable(g.players[act.seat].at))
    yield from moving.escape(g, act, via, to)
    if not act.cancelled:
        decks.draw(g, act.seat, 1)
