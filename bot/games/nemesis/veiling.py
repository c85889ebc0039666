"""What a seat may not see could be otherwise, and it could not tell (law 4)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.chance import Chance
from bot.games.nemesis.content import CONTAMINATION, OBJECTIVES, face, item, kind
from bot.games.nemesis.items import back
from bot.games.nemesis.state import Nemesis, Player


def veil(g: Nemesis, seat: str | None, chance: Chance) -> None:
    """Rearrange in place what this seat may not see."""
    for deck in (g.events, g.attacks, g.serious):
        chance.shuffle(deck.cards)
    chance.shuffle(g.contamination)
    _infection(g, seat, chance)
    _ship(g, chance)
    _tokens(g, chance)
    others = [player for other, player in g.players.items() if other != seat]
    for player in g.players.values():
        _hand(player, chance, hidden=player in others)
    for player in others:
        player.waives = bool(chance.below(2))
    _inventories(g, others, chance)
    _objectives(g, others, chance)
    if seat is None or seat != g.hunter:
        _swap([g.hunt.cards, g.hunt_hand], chance)
        g.hunt_hand.sort()
    else:
        chance.shuffle(g.hunt.cards)


def _swap(piles: list[list[str]], chance: Chance) -> None:
    """Mix piles with each other, each keeping its size."""
    pool = [card for pile in piles for card in pile]
    chance.shuffle(pool)
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]


def _infection(g: Nemesis, seat: str | None, chance: Chance) -> None:
    """Let other Contamination cards be Infected, but those that this seat has Scanned and still sees marked."""
    known = set(g.players[seat].scanned) if seat and g.remember else set()
    fixed = [card for card in g.infected if card in known]
    free = [card for card in CONTAMINATION if card not in known]
    chance.shuffle(free)
    g.infected = sorted([*fixed, *free[: len(g.infected) - len(fixed)]])


def _ship(g: Nemesis, chance: Chance) -> None:
    """Mix tiles and tokens that nobody has turned, Engines, Coordinates and Weaknesses."""
    for number, slots in ((1, g.board.first), (2, g.board.second)):
        hidden = [g.rooms[slot] for slot in slots if not g.rooms[slot].face_up]
        tiles = [room.tile for room in hidden]
        _swap([tiles, g.boxed[f"tiles-{number}"]], chance)
        for room, tile in zip(hidden, tiles, strict=True):
            room.tile = tile
    unexplored = [room for room in g.rooms.values() if room.token]
    tokens = [room.token for room in unexplored]
    _swap([tokens, g.boxed["tokens"]], chance)
    for room, token in zip(unexplored, tokens, strict=True):
        room.token = token
    for engine in g.engines.values():
        chance.shuffle(engine)
    card = [g.coordinates]
    _swap([card, g.boxed["coordinates"]], chance)
    g.coordinates = card[0]
    clues = [clue for clue in g.clues if not clue.known]
    cards = [clue.card for clue in clues]
    _swap([cards, g.boxed["weaknesses"]], chance)
    for clue, found in zip(clues, cards, strict=True):
        clue.card = found


def _tokens(g: Nemesis, chance: Chance) -> None:
    """Mix the numbers of Intruder tokens of a kind."""
    for of in dict.fromkeys(kind(token) for token in g.tokens()):
        bag, pool = ([token for token in pile if kind(token) == of] for pile in (g.bag, g.pool))
        _swap([bag, pool], chance)
        g.bag = sorted([*(token for token in g.bag if kind(token) != of), *bag])
        g.pool = [*(token for token in g.pool if kind(token) != of), *pool]


def _hand(player: Player, chance: Chance, *, hidden: bool) -> None:
    """Mix a deck, and with it the hand of somebody else."""
    if not hidden:
        chance.shuffle(player.deck)
        return
    _swap([player.deck, player.hand], chance)
    player.hand.sort(key=face)


def _inventories(g: Nemesis, others: Iterable[Player], chance: Chance) -> None:
    """Mix Items in the Inventories of others with those in the decks, colour by colour.

    Heavy Items stay where everybody sees them, and so does what lies on the table in a Trade.
    """
    hidden = list(others)
    shown = {thing for offer in g.trade.offers for thing in offer.things} if g.trade else set()
    for colour, deck in g.items.items():
        chance.shuffle(deck.cards)
        light = [card for card in deck.cards if not item(card).heavy]
        held = [[card for card in player.items if back(card) == colour and card not in shown] for player in hidden]
        _swap([light, *held], chance)
        deck.cards = [light.pop() if not item(card).heavy else card for card in deck.cards]
        for player, cards in zip(hidden, held, strict=True):
            mixed = [card not in shown and back(card) == colour for card in player.items]
            player.items = [cards.pop() if mix else card for card, mix in zip(player.items, mixed, strict=True)]


def _objectives(g: Nemesis, others: Iterable[Player], chance: Chance) -> None:
    """Mix the Objectives of others with those in the box, each deck by itself."""
    hidden = list(others)
    for of in ("personal", "corporate", "coop"):
        boxed = [each for each in g.boxed["objectives"] if OBJECTIVES[each].kind == of]
        held = [[each for each in player.objectives if OBJECTIVES[each].kind == of] for player in hidden]
        _swap([boxed, *held], chance)
        g.boxed["objectives"] = [boxed.pop() if OBJECTIVES[each].kind == of else each for each in g.boxed["objectives"]]
        for player, cards in zip(hidden, held, strict=True):
            player.objectives = [cards.pop() if OBJECTIVES[each].kind == of else each for each in player.objectives]


def remix(g: Nemesis) -> None:
    """Mix again what nobody has seen, after a game-master's undo: decks, and what lies face down on the ship."""
    for deck in (*g.items.values(), g.events, g.attacks, g.serious, g.hunt):
        g.chance.shuffle(deck.cards)
    for player in g.players.values():
        g.chance.shuffle(player.deck)
    g.chance.shuffle(g.contamination)
    _tokens(g, g.chance)
