"""Corrections of cards and tokens: hands, Inventories, what is held, Serious Wounds, the bag, Self-Destruct.

Nothing here tells a secret: what is hidden is counted, and only what lies open is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.decks import kind_of
from bot.engine.fixes import Fix, numbers
from bot.games.nemesis.box.content import SEARCHED, STOCK, face, is_item, item
from bot.games.nemesis.rules.cards import decks, items
from bot.games.nemesis.state import Nemesis, Player, Thing, Wound

NOTHING = "nothing"
OFF = "off"
RUNNING = tuple(str(step) for step, space in enumerate(STOCK.destruct_track) if space != "skull")


def fixes(g: Nemesis) -> Iterator[Fix]:
    """What may be put right here."""
    for seat, player in g.players.items():
        if player.character and player.alive:
            yield from of_player(g, seat, player)
    for of in STOCK.tokens:
        inside, all_of = count(g.bag, of), count(list(g.tokens()), of)
        yield Fix(id="bag", args={"token": of}, now=str(inside), values=numbers(0, all_of))
    now = OFF if g.destruct < 0 else str(g.destruct)
    yield Fix(id="destruct", now=now, values=(OFF, *RUNNING), names="destruct")


def of_player(g: Nemesis, seat: str, player: Player) -> Iterator[Fix]:
    """What may be put right of one player."""
    who = player.character
    cards = len(player.hand) + len(player.deck) + len(player.discard)
    yield Fix(id="hand", args={"who": who}, now=str(len(player.hand)), values=numbers(0, cards))
    for card in dict.fromkeys(map(face, player.discard)):
        yield Fix(id="regain", args={"who": who, "card": card}, now="discard", values=("discard", "hand"), names="pile")
    for colour in SEARCHED:
        carried = count_backs(player, colour)
        most = carried + bool(light_cards(g, colour))
        yield Fix(id="backs", args={"who": who, "colour": colour}, now=str(carried), values=numbers(0, most))
    for wound in player.wounds:
        now = "dressed" if wound.dressed else "open"
        values = ("open", "dressed", "healed")
        yield Fix(id="wound", args={"who": who, "wound": wound.card}, now=now, values=values, names="care")
    kinds = dict.fromkeys(kind_of(card) for card in sorted((*g.serious.cards, *g.serious.discard)))
    yield Fix(id="new-wound", args={"who": who}, now=NOTHING, values=(NOTHING, *kinds), names="thing")
    if g.here(seat):
        for thing in dict.fromkeys(each.id for each in player.hands):
            yield Fix(
                id="held", args={"who": who, "thing": thing}, now="held", values=("held", "dropped"), names="grip"
            )
        yield Fix(id="takes", args={"who": who}, now=NOTHING, values=(NOTHING, *in_reach(g, seat)), names="thing")


def count(tokens: list[str], of: str) -> int:
    """How many tokens of a kind there are."""
    return sum(kind_of(token) == of for token in tokens)


def count_backs(player: Player, colour: str) -> int:
    """The number of Items of a colour in an Inventory."""
    return sum(items.back(card) == colour for card in player.items)


def light_cards(g: Nemesis, colour: str) -> list[str]:
    """The cards of a deck that go into an Inventory."""
    return [card for card in g.items[colour].cards if not item(card).heavy]


def in_reach(g: Nemesis, seat: str) -> Iterator[str]:
    """The Objects in a room and one open card of each kind: used ones, and those that can be Crafted."""
    yield from dict.fromkeys(g.room(seat).objects)
    cards = [card for pile in open_piles(g) for card in pile]
    yield from {kind_of(card) + items.back(card): card for card in sorted(cards, reverse=True)}.values()


def open_piles(g: Nemesis) -> list[list[str]]:
    """The piles of Item cards that everybody sees."""
    return [*(deck.discard for deck in g.items.values()), g.crafted, g.used]


def fix(g: Nemesis, id: str, args: dict[str, str], value: str) -> None:
    """Put one of those right."""
    if value == NOTHING:
        return
    if id == "bag":
        fill_bag(g, args["token"], int(value))
    elif id == "destruct":
        g.destruct = -1 if value == OFF else int(value)
        g.unstoppable = g.destruct >= 0 and STOCK.destruct_track[g.destruct] == "yellow"
    else:
        PLAYER[id](g, g.seat_of(args["who"]), args, value)


def fill_bag(g: Nemesis, of: str, wanted: int) -> None:
    """Move random tokens of a kind between the bag and the pool."""
    while (inside := count(g.bag, of)) != wanted:
        source, target = (g.pool, g.bag) if inside < wanted else (g.bag, g.pool)
        token = g.choose(each for each in source if kind_of(each) == of)
        source.remove(token)
        target.append(token)
    g.bag.sort()


def hand(g: Nemesis, seat: str, args: dict[str, str], value: str) -> None:
    """Draw cards to a hand, or shuffle random ones of it back into the deck."""
    player = g.players[seat]
    while len(player.hand) > int(value):
        card = g.choose(player.hand)
        player.hand.remove(card)
        player.deck.append(card)
        g.shuffle(player.deck)
    player.hand = sorted([*player.hand, *decks.take(g, seat, int(value) - len(player.hand))], key=face)


def regain(g: Nemesis, seat: str, args: dict[str, str], value: str) -> None:
    """Give a card back from the discard pile."""
    player = g.players[seat]
    if value == "hand":
        card = next(card for card in reversed(player.discard) if face(card) == args["card"])
        player.discard.remove(card)
        player.hand = sorted([*player.hand, card], key=face)


def backs(g: Nemesis, seat: str, args: dict[str, str], value: str) -> None:
    """Give the top card of a deck to an Inventory, or put random ones of it under the deck."""
    player, colour = g.players[seat], args["colour"]
    while count_backs(player, colour) > int(value):
        card = g.choose(card for card in player.items if items.back(card) == colour)
        player.items.remove(card)
        items.lose(g, card)
    if count_backs(player, colour) < int(value):
        card = light_cards(g, colour)[-1]
        g.items[colour].take(card)
        player.items.append(card)


def wound(g: Nemesis, seat: str, args: dict[str, str], value: str) -> None:
    """Open, Dress or Heal a Serious Wound."""
    found = next(each for each in g.players[seat].wounds if each.card == args["wound"])
    found.dressed = value == "dressed"
    if value == "healed":
        g.players[seat].wounds.remove(found)
        g.serious.discard.append(found.card)


def new_wound(g: Nemesis, seat: str, args: dict[str, str], value: str) -> None:
    """Give a Serious Wound of a kind."""
    pile = next(pile for pile in (g.serious.cards, g.serious.discard) if any(kind_of(card) == value for card in pile))
    card = next(card for card in pile if kind_of(card) == value)
    pile.remove(card)
    g.players[seat].wounds.append(Wound(card))


def held(g: Nemesis, seat: str, args: dict[str, str], value: str) -> None:
    """Drop something."""
    if value == "dropped":
        items.drop(g, seat, args["thing"])


def takes(g: Nemesis, seat: str, args: dict[str, str], value: str) -> None:
    """Give somebody an Object of the room, or an open card."""
    piles = open_piles(g) if is_item(value) else [g.room(seat).objects]
    next(pile for pile in piles if value in pile).remove(value)
    if items.heavy(value):
        g.players[seat].hands.append(Thing(value))
    else:
        g.players[seat].items.append(value)


PLAYER: dict[str, Callable[[Nemesis, str, dict[str, str], str], None]] = {
    "hand": hand,
    "regain": regain,
    "backs": backs,
    "wound": wound,
    "new-wound": new_wound,
    "held": held,
    "takes": takes,
}
