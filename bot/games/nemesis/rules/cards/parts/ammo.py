"""Sections of Items that load, extend and join Weapons."""

from __future__ import annotations

from bot.engine.asks import Reason
from bot.engine.decks import kind_of
from bot.engine.state import Steps
from bot.games.nemesis.box.content import is_item
from bot.games.nemesis.events.finds import Added, Joined
from bot.games.nemesis.rules.acting.acting import Act, pay
from bot.games.nemesis.rules.acting.choosing import choose_thing
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.cards import items
from bot.games.nemesis.state import Nemesis, Thing


def flamethrowers(g: Nemesis, seat: str) -> list[Thing]:
    """The Flamethrowers that are not full."""
    found = [thing for thing in g.players[seat].hands if kind_of(thing.id) == "flamethrower"]
    return [thing for thing in found if thing.ammo < items.capacity(thing)]


def fuel_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: a Flamethrower must be in hand and not full."""
    return bar(flamethrowers(g, seat), "cannot-load", "NEM-ITEM-08")


def fuel(g: Nemesis, act: Act) -> Steps:
    """Fill a Flamethrower."""
    yield from fill(g, act, [thing.id for thing in flamethrowers(g, act.seat)])


def fill(g: Nemesis, act: Act, weapons: list[str]) -> Steps:
    """Choose a Weapon and load it fully."""
    weapon = yield from choose_thing(g, act, "weapon", weapons)
    if (yield from pay(g, act)):
        items.load(g, act.seat, weapon, 99)


def chargeable(g: Nemesis, seat: str, *, auto: bool) -> list[str]:
    """The Energy Weapons that are not full, with or without the Autoloader."""
    found = [thing for thing in items.weapons(g, seat, energy=True) if thing.ammo < items.capacity(thing)]
    return [thing.id for thing in found if ("autoloader" in thing.added) == auto]


def charge_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: an Energy Weapon must be in hand and not full."""
    return bar(chargeable(g, seat, auto=False), "cannot-load", "NEM-ITEM-08")


def charge(g: Nemesis, act: Act) -> Steps:
    """Fill an Energy Weapon."""
    yield from fill(g, act, chargeable(g, act.seat, auto=False))


def autoload_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: the Weapon with the Autoloader must not be full."""
    return bar(chargeable(g, seat, auto=True), "cannot-load", "NEM-ITEM-08")


def autoload(g: Nemesis, act: Act) -> Steps:
    """Fill the Weapon with the Autoloader, at no Cost."""
    yield from fill(g, act, chargeable(g, act.seat, auto=True))


def extend_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: a Weapon must be in hand."""
    return bar(items.weapons(g, seat), "no-weapon", "NEM-ITEM-09")


def add_to(g: Nemesis, act: Act, weapons: list[str], ammo: int) -> Steps:
    """Attach the Item to a Weapon: the two are one from now on (NEM-ITEM-09)."""
    weapon = yield from choose_thing(g, act, "weapon", weapons)
    card, act.spend = act.card, None
    if not (yield from pay(g, act)):
        items.spend(g, act.seat, card)
        return
    items.let_go(g, act.seat, card)
    thing = g.players[act.seat].thing(weapon)
    if thing:
        thing.added.append(card)
        g.tell(Added(who=g.who(act.seat), card=card, weapon=weapon))
        if ammo:
            items.load(g, act.seat, weapon, ammo)


def extend(g: Nemesis, act: Act) -> Steps:
    """Add the Extended Magazine: 2 more Ammo, and room for them."""
    yield from add_to(g, act, [thing.id for thing in items.weapons(g, act.seat)], 2)


def mount_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: the Assault Rifle must be in hand."""
    return bar(g.players[seat].thing("assault-rifle"), "no-weapon", "NEM-ITEM-09")


def mount(g: Nemesis, act: Act) -> Steps:
    """Add the Autoloader to the Assault Rifle."""
    yield from add_to(g, act, ["assault-rifle"], 0)


def joinable(g: Nemesis, seat: str) -> list[str]:
    """The Heavy Items in hand that are not taped yet (NEM-ITEM-10)."""
    player = g.players[seat]
    taped = {id for pair in player.taped for id in pair}
    return [thing.id for thing in player.hands if is_item(thing.id) and thing.id not in taped]


def join_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: two Heavy Items must be in hand; Objects do not count (NEM-ITEM-10)."""
    return bar(len(joinable(g, seat)) >= 2, "nothing-to-join", "NEM-ITEM-10")


def join(g: Nemesis, act: Act) -> Steps:
    """Tape two Heavy Items together: they need one hand (NEM-ITEM-10)."""
    one, two = joinable(g, act.seat)[:2]
    if (yield from pay(g, act)):
        g.players[act.seat].taped.append([one, two])
        g.tell(Joined(who=g.who(act.seat), one=one, two=two))
