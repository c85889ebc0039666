"""What a test finds and moves on a ship: rooms, cards and tokens, past every rule."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.decks import Deck, kind_of
from bot.games.nemesis.box.content import CARDS, DECKS, EXPLORATION, TILES
from bot.games.nemesis.state import Nemesis, Player

LAYOUT = {
    "2": "armory",
    "3": "comms-room",
    "4": "emergency-room",
    "5": "evacuation-a",
    "9": "evacuation-b",
    "10": "fire-control",
    "12": "generator",
    "13": "laboratory",
    "16": "nest",
    "17": "storage",
    "18": "surgery",
    "6": "airlock-control",
    "7": "cabins",
    "8": "command-center",
    "14": "monitoring-room",
    "15": "canteen",
}
"""Where the tiles of the base ship lie; the other four are in the box.

The Canteen is room 15, next to the Hibernatorium, as in the rulebook's examples.
"""


def furnish(g: Nemesis) -> None:
    """Lay the tiles of the base ship where tests expect them."""
    for number, tile in LAYOUT.items():
        g.rooms[number].tile = tile
    g.boxed["tiles-2"] = sorted({tile.id for tile in TILES.values() if tile.set == 2} - set(LAYOUT.values()))


def room(g: Nemesis, place: str) -> str:
    """The number of a room, by number or tile, known or not."""
    return place if place in g.rooms else next(number for number, each in g.rooms.items() if each.tile == place)


def build(g: Nemesis, place: str, tile: str) -> None:
    """Put a tile into a room; what lay there goes where that one was, aboard or in the box."""
    here, boxed = g.rooms[room(g, place)], g.boxed["tiles-2"]
    if tile in boxed:
        boxed[boxed.index(tile)] = here.tile
    else:
        g.rooms[room(g, tile)].tile = here.tile
    here.tile = tile


def explore(g: Nemesis) -> None:
    """Let every room be known, and its token be gone."""
    for each in g.rooms.values():
        each.face_up = each.explored = True
        if each.token:
            g.removed.append(each.token)
            each.token = ""


def token_of(g: Nemesis, wanted: str) -> str:
    """Take an Exploration token from those that are gone; if it is in the box, another goes there for it."""
    boxed = g.boxed["tokens"]
    for n, found in enumerate(boxed):
        if wanted in (found, kind_of(found)):
            boxed[n] = next(each for each in g.removed if each in EXPLORATION)
            g.removed.remove(boxed[n])
            return found
    found = next(each for each in g.removed if wanted in (each, kind_of(each)))
    g.removed.remove(found)
    return found


def fill(player: Player, cards: Iterable[str]) -> None:
    """Give a player this hand of their own ten cards; the others are the deck, Contamination is set aside."""
    rest = list(DECKS[player.character])
    player.hand, player.discard = [], []
    for card in cards:
        rest.remove(card)
        player.hand.append(card)
    player.deck = rest


def infect(g: Nemesis, pile: list[str], status: str) -> None:
    """Put a Contamination card, `infected` or not, on a pile."""
    card = next(each for each in g.contamination if (each in g.infected) == (status == "infected"))
    g.contamination.remove(card)
    pile.append(card)


def take_item(g: Nemesis, wanted: str) -> str:
    """Take an Item card from wherever it is free; empty for an Object."""
    piles = [*(deck.cards for deck in g.items.values()), g.crafted, g.removed]
    piles += [player.quests for player in g.players.values()]
    for pile in piles:
        for card in pile:
            if wanted in (card, kind_of(card)) and card in CARDS:
                pile.remove(card)
                return card
    return ""


def stack(deck: Deck, cards: Iterable[str]) -> None:
    """Put cards on top of a deck, the first on top."""
    for card in reversed(list(cards)):
        for pile in (deck.cards, deck.discard):
            if card in pile:
                pile.remove(card)
                break
        deck.cards.append(card)
