"""Crafting and Quest Items (NEM-CRAFT, NEM-QUEST)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from bot.engine.asks import Reason, option
from bot.engine.decks import kind_of
from bot.engine.state import Steps
from bot.games.nemesis.box.content import CARDS, ITEMS, is_item, item
from bot.games.nemesis.box.shapes import Item
from bot.games.nemesis.events.finds import Activated, Crafted
from bot.games.nemesis.rules.acting.acting import Act, decide, pay
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.cards import items
from bot.games.nemesis.state import Nemesis, Thing

RECIPES = tuple(each for each in ITEMS.values() if each.recipe)
"""The four Crafted Items (NEM-CRAFT-04)."""


def carried(g: Nemesis, seat: str) -> list[str]:
    """The Items a Character carries, wherever."""
    player = g.players[seat]
    return [*player.items, *(thing.id for thing in player.hands if is_item(thing.id))]


def fits(card: str, component: str, *, improvised: bool = False) -> bool:
    """Whether an Item bears a component; Ingenuity lets any yellow one stand in for the wrench."""
    return item(card).component == component or (improvised and component == "wrench" and CARDS[card] == "yellow")


def pairs(g: Nemesis, seat: str, crafted: Item, *, improvised: bool = False) -> Iterator[tuple[str, str]]:
    """The pairs of Items, one for each component, each pair of kinds once (NEM-CRAFT-01)."""
    seen = set()
    one, two = crafted.recipe
    for a, b in combinations(carried(g, seat), 2):
        for first, second in ((a, b), (b, a)):
            kinds = tuple(sorted((kind_of(a) + CARDS[a], kind_of(b) + CARDS[b])))
            match = fits(first, one, improvised=improvised) and fits(second, two, improvised=improvised)
            if match and kinds not in seen:
                seen.add(kinds)
                yield first, second


def craft_barred(g: Nemesis, seat: str, crafted: Item, *, improvised: bool = False) -> Reason | None:
    """Why not: a copy must be left, and both components at hand (NEM-CRAFT-01, NEM-CRAFT-02)."""
    left = any(kind_of(card) == crafted.id for card in g.crafted)
    return bar(left, "none-left", "NEM-CRAFT-02") or bar(
        next(pairs(g, seat, crafted, improvised=improvised), None),
        "no-components",
        "NEM-CRAFT-01",
        component=crafted.recipe,
    )


def craft(g: Nemesis, act: Act, crafted: Item, *, improvised: bool = False) -> Steps:
    """Discard two Items and take the Crafted one, a Weapon fully loaded (NEM-CRAFT-01, NEM-RUL-41)."""
    found = list(pairs(g, act.seat, crafted, improvised=improvised))
    offers = [option("components", one=one, two=two) for one, two in found]
    choice = yield from decide(g, act, "components", offers)
    done = yield from pay(g, act)
    if not done:
        return
    for card in (choice["one"], choice["two"]):
        items.spend(g, act.seat, card)
    made = next(card for card in g.crafted if kind_of(card) == crafted.id)
    g.crafted.remove(made)
    g.tell(Crafted(who=g.who(act.seat), item=made, one=choice["one"], two=choice["two"]))
    yield from items.gain(g, act.seat, made, crafted.weapon.ammo if crafted.weapon else 0)


def improvise_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: something must be craftable with a yellow Item for the wrench."""
    able = any(not craft_barred(g, seat, each, improvised=True) for each in RECIPES)
    return bar(able, "nothing-makeshift", "NEM-CRAFT-01")


def improvise(g: Nemesis, act: Act) -> Steps:
    """Craft with any yellow Item standing in for the wrench."""
    able = [each for each in RECIPES if not craft_barred(g, act.seat, each, improvised=True)]
    choice = yield from decide(g, act, "craft", (option("make", item=each.id) for each in able))
    yield from craft(g, act, ITEMS[choice["item"]], improvised=True)


def activate_barred(g: Nemesis, seat: str, quest: str) -> Reason | None:
    """Why a Quest Item cannot be turned over now (NEM-QUEST-01, NEM-RUL-44)."""
    wanted = item(quest).quest
    if wanted is None:
        raise ValueError(f"{quest} is no Quest Item")
    if wanted.room:
        return bar(g.room(seat).tile == wanted.room, "quest-elsewhere", "NEM-QUEST-01", room=wanted.room)
    able = any(kind_of(card) in wanted.price for card in carried(g, seat))
    return bar(able, "quest-price", "NEM-QUEST-01", item=wanted.price)


def activate(g: Nemesis, act: Act, quest: str) -> Steps:
    """Turn a Quest Item over: from now on it is an Item (NEM-QUEST-02)."""
    wanted = item(quest).quest
    price = ""
    if wanted and wanted.price:
        found = [card for card in carried(g, act.seat) if kind_of(card) in wanted.price]
        offers = [
            option("thing", thing=card) for card in {kind_of(card) + CARDS[card]: card for card in found}.values()
        ]
        choice = yield from decide(g, act, "quest-price", offers)
        price = choice["thing"]
    if not (yield from pay(g, act)):
        return
    if price:
        items.spend(g, act.seat, price)
    g.players[act.seat].quests.remove(quest)
    g.tell(Activated(who=g.who(act.seat), quest=quest))
    rifle = g.players[act.seat].thing("assault-rifle") if quest == "autoloader" else None
    if rifle:
        rifle.added.append(quest)
    elif item(quest).heavy:
        yield from items.hold(g, act.seat, Thing(quest))
    else:
        g.players[act.seat].items.append(quest)
