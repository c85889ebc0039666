"""Items and Objects in hands and Inventories: gaining, using up, dropping, losing them."""

from __future__ import annotations

from bot.engine.asks import Choice, Option, option
from bot.engine.decks import kind_of
from bot.engine.state import Asking, Steps
from bot.games.nemesis.box.content import CARDS, is_item, item
from bot.games.nemesis.events.finds import Dropped, Loaded, Took
from bot.games.nemesis.state import Nemesis, Thing


def heavy(thing: str) -> bool:
    """Whether something is carried in a Hand slot: Heavy Items and all Objects (NEM-HAND-01)."""
    return not is_item(thing) or item(thing).heavy


def back(card: str) -> str:
    """The colour that others see (NEM-INVENTORY-01)."""
    return CARDS[card]


def capacity(thing: Thing) -> int:
    """How much Ammo a Weapon holds, added Items included (NEM-ITEM-08)."""
    weapon = item(thing.id).weapon if is_item(thing.id) else None
    if weapon is None:
        return 0
    more = {"extended-magazine": 2, "autoloader": 1}
    return weapon.ammo + sum(more.get(kind_of(card), 0) for card in thing.added)


def weapons(g: Nemesis, seat: str, *, energy: bool = False) -> list[Thing]:
    """The Weapons in a Character's hands."""
    found = []
    for thing in g.players[seat].hands:
        weapon = item(thing.id).weapon if is_item(thing.id) else None
        if weapon and (weapon.type == "energy" or not energy):
            found.append(thing)
    return found


def gain(g: Nemesis, seat: str, card: str, ammo: int = 0) -> Steps:
    """Take an Item; a Heavy one needs a Hand slot, or something must go (NEM-HAND-03, NEM-RUL-39)."""
    player = g.players[seat]
    if not heavy(card):
        player.items.append(card)
        return
    yield from hold(g, seat, Thing(card, ammo))


def hold(g: Nemesis, seat: str, thing: Thing) -> Steps:
    """Put something in a Hand slot, dropping what is too much (NEM-HAND-02)."""
    g.players[seat].hands.append(thing)
    yield from too_much(g, seat)


def too_much(g: Nemesis, seat: str) -> Steps:
    """Drop at once what the Hand slots cannot hold (NEM-HAND-03, NEM-RUL-45)."""
    player = g.players[seat]
    while player.full > player.slots:
        held = dict.fromkeys(thing.id for thing in player.hands)
        offers = [Option("drop", {"thing": thing}, danger=is_item(thing)) for thing in held]
        choice: Choice = yield g.ask(seat, "too-much", offers, args={"who": g.who(seat)})
        drop(g, seat, choice["thing"], forced=True)


def let_go(g: Nemesis, seat: str, thing: str) -> Thing:
    """Take something out of a Character's hands or Inventory."""
    player = g.players[seat]
    if thing in player.items:
        player.items.remove(thing)
        return Thing(thing)
    held = player.thing(thing)
    if held is None:
        raise ValueError(f"{seat} does not carry {thing}")
    player.hands.remove(held)
    player.taped = [pair for pair in player.taped if thing not in pair]
    return held


def drop(g: Nemesis, seat: str, thing: str, *, forced: bool = False) -> None:
    """Drop something, `forced` where no hand is free: Objects stay, Items are lost (NEM-DROP-02, NEM-DROP-03)."""
    held = let_go(g, seat, thing)
    shown = thing if heavy(thing) or CARDS.get(thing) == "quest" else ""
    g.reveal()
    g.tell(Dropped(who=g.who(seat), thing=shown, colour=back(thing) if is_item(thing) else "", forced=int(forced)))
    if not is_item(thing):
        g.room(seat).objects.append(thing)
        return
    for card in (thing, *held.added):
        lose(g, card)


def lose(g: Nemesis, card: str) -> None:
    """Put an unused Item back: under its deck, among the Crafted cards, or out of the game (NEM-RUL-40)."""
    colour = back(card)
    if colour == "blue":
        g.crafted.append(card)
    elif colour in g.items:
        g.items[colour].bury(card)
    else:
        g.removed.append(card)


def spend(g: Nemesis, seat: str, card: str) -> None:
    """Use an Item up: face up on its discard pile (NEM-ITEM-02, NEM-ITEM-05)."""
    held = let_go(g, seat, card)
    for each in (card, *held.added):
        use_up(g, each)


def use_up(g: Nemesis, card: str) -> None:
    """Lay a used card on its pile; what has none is out of the game (NEM-RUL-41)."""
    colour = back(card)
    if colour in g.items:
        g.items[colour].discard.append(card)
    else:
        g.used.append(card)


def draw_items(g: Nemesis, colour: str, count: int) -> list[str]:
    """Draw Items; a deck that is too small gets its discard pile shuffled under it (NEM-RUL-35)."""
    deck = g.items[colour]
    if len(deck) < count and deck.discard:
        under, deck.discard = deck.discard, []
        g.shuffle(under)
        deck.cards[:0] = under
    return g.draw(deck, count)


def find(g: Nemesis, seat: str, colour: str) -> Steps:
    """Draw 2 Items, keep 1 in secret, and put the other under the deck (NEM-SEARCH-08, NEM-ROOM-STORAGE-01)."""
    drawn = draw_items(g, colour, 2)
    if not drawn:
        return
    g.looking = {seat: drawn}
    kept = yield from _keep(g, seat, colour, drawn)
    g.looking = {}
    g.reveal()
    left = [card for card in drawn if card != kept]
    for card in left:
        g.items[colour].bury(card)
    weapon = item(kept).weapon
    g.tell(Took(who=g.who(seat), colour=colour, thing=kept if heavy(kept) else ""))
    if left:
        g.note(seat, "chose", card=kept, item=left[0])
    else:
        g.note(seat, "found", card=kept)
    yield from gain(g, seat, kept, 1 if weapon else 0)


def _keep(g: Nemesis, seat: str, colour: str, drawn: list[str]) -> Asking[str]:
    offers = [option("keep", card=card) for card in drawn]
    choice: Choice = yield g.ask(
        seat,
        "keep-item",
        offers,
        secret=True,
        default=offers[0],
        blind=True,
        args={"who": g.who(seat), "colour": colour},
    )
    return choice["card"]


def load(g: Nemesis, seat: str, weapon: str, ammo: int) -> None:
    """Put Ammo into a Weapon, never more than it holds (NEM-ITEM-08)."""
    thing = g.players[seat].thing(weapon)
    if thing:
        thing.ammo = min(capacity(thing), thing.ammo + ammo)
        g.tell(Loaded(who=g.who(seat), weapon=weapon, ammo=thing.ammo))
