"""The box as a whole: what it holds, and everything that could be wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from bot.engine.content import Place
from bot.engine.content.faults import Fault, unknown
from bot.engine.words import Phrase
from bot.games.nemesis.box.board import Board
from bot.games.nemesis.box.shapes import (
    INTRUDER_KINDS,
    ActionCard,
    AttackCard,
    Character,
    Coordinates,
    EventCard,
    IntruderAction,
    Item,
    Objective,
    Stock,
    Tile,
    Weakness,
)

DECK = 10
"""The Action cards of a Character (NEM-CREW-12)."""


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that content/nemesis holds."""

    tiles: tuple[Tile, ...]
    boards: tuple[Board, ...]
    actions: tuple[ActionCard, ...]
    common: tuple[str, ...]
    characters: tuple[Character, ...]
    items: tuple[Item, ...]
    attacks: tuple[AttackCard, ...]
    events: tuple[EventCard, ...]
    objectives: tuple[Objective, ...]
    weaknesses: tuple[Weakness, ...]
    coordinates: tuple[Coordinates, ...]
    intruder_actions: tuple[IntruderAction, ...]
    stock: Stock


PLACES = {
    "tiles": Place("rooms", "room"),
    "boards": Place("boards", "board"),
    "actions": Place("actions", "action"),
    "common": Place("characters", "common"),
    "characters": Place("characters", "character"),
    "items": Place("items", "item"),
    "attacks": Place("attacks", "attack"),
    "events": Place("events", "event"),
    "objectives": Place("objectives", "objective"),
    "weaknesses": Place("weaknesses", "weakness"),
    "coordinates": Place("coordinates", "coordinates"),
    "intruder_actions": Place("intruder_actions", "card"),
    "stock": Place("box"),
}


def faults(all: Box) -> Iterator[Fault]:
    """What names something that is not there, and numbers that do not fit together."""
    yield from (Fault("boards", board.id, what) for board in all.boards for what in _board(all, board))
    yield from (Fault("characters", each.id, what) for each in all.characters for what in _character(all, each))
    yield from (Fault("items", item.id, what) for item in all.items for what in _item(all, item))
    yield from (Fault("attacks", each.id, Phrase("content-nemesis-no-user")) for each in all.attacks if not each.users)
    for card in all.coordinates:
        if sorted(card.leads) != sorted(all.stock.destinations):
            yield Fault("coordinates", card.id, Phrase("content-nemesis-leads", {"spaces": tuple(card.leads)}))
    for objective in all.objectives:
        if not all_filled(objective.wants):
            yield Fault("objectives", objective.id, Phrase("content-nemesis-no-want"))
    yield from (Fault("stock", "", what) for what in _stock(all.stock))


def all_filled(wants: tuple[tuple[str, ...], ...]) -> bool:
    """Whether an Objective wants something, in each of its lists."""
    return bool(wants) and all(wants)


def _board(all: Box, board: Board) -> Iterator[Phrase]:
    """A board has a slot for each Room that is always aboard, and no more for the others than there are."""
    tiles = {tile.id for tile in all.tiles}
    yield from unknown("special", board.special, tiles)
    yield from unknown("fixed", board.fixed, tiles)
    sets = Counter(tile.set for tile in all.tiles)
    if len(board.first) + len(board.fixed) != sets[1] or len(board.second) > sets[2]:
        yield Phrase("content-nemesis-slots", {"first": len(board.first), "second": len(board.second)})
    yield from board.matters()


def _character(all: Box, character: Character) -> Iterator[Phrase]:
    """A Character has a Weapon, Quest Items and ten Action cards (NEM-CREW)."""
    items = {item.id: item for item in all.items}
    yield from unknown("cards", (*all.common, *character.cards), {card.id for card in all.actions})
    yield from unknown("quests", character.quests, {id for id, item in items.items() if item.quest})
    yield from unknown("weapon", [character.weapon], {id for id, item in items.items() if item.weapon})
    if (count := len(all.common) + len(character.cards)) != DECK:
        yield Phrase("content-nemesis-deck", {"count": count, "deck": DECK})


def _item(all: Box, item: Item) -> Iterator[Phrase]:
    """An Item is in a deck and can be got: by its Quest, or by its recipe."""
    if not item.copies or min(item.copies.values()) < 1:
        yield Phrase("content-nemesis-copies")
    if (set(item.copies) == {"quest"}) != bool(item.quest) or (set(item.copies) == {"blue"}) != bool(item.recipe):
        yield Phrase("content-nemesis-got")
    yield from unknown("recipe", item.recipe, {each.component for each in all.items})
    if item.quest:
        yield from unknown("quest.room", {item.quest.room} - {""}, {tile.id for tile in all.tiles})
        yield from unknown("quest.price", item.quest.price, {each.id for each in all.items})
        if bool(item.quest.room) == bool(item.quest.price):
            yield Phrase("content-nemesis-quest")


def _stock(stock: Stock) -> Iterator[Phrase]:
    """The bag is filled from the tokens, the Nest from the Eggs, and the ship heads for a space of the track."""
    yield from unknown("tokens", stock.tokens, ("blank", *INTRUDER_KINDS))
    yield from unknown("bag", stock.bag, stock.tokens)
    yield from unknown("destination", [stock.destination], stock.destinations)
    for kind, count in stock.bag.items():
        if count > len(stock.tokens.get(kind, ())):
            yield Phrase("content-nemesis-bag", {"kind": kind, "count": count})
    if stock.nest > stock.eggs:
        yield Phrase("content-nemesis-nest", {"nest": stock.nest, "eggs": stock.eggs})
    if sorted(stock.pods) != [1, 2, 3, 4, 5]:
        yield Phrase("content-nemesis-pods")
