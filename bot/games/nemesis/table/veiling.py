"""What some seats may not see could be otherwise, and they could not tell (law 4); what nobody knows is drawn anew."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import permutations

from bot.engine.chance import Chance
from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import CONTAMINATION, OBJECTIVES, face, item
from bot.games.nemesis.rules.cards.items import back
from bot.games.nemesis.rules.knowledge import Known, known_to, recall
from bot.games.nemesis.rules.sidelines import NOBODY
from bot.games.nemesis.state import Nemesis, Player, Trade


def veil(g: Nemesis, eyes: frozenset[str], chance: Chance) -> None:
    """Rearrange in place what these seats may not see; where all look together, what anybody has learned stays.

    Whoever watches with all secrets open sees all but the order of the decks.
    """
    if any(g.players[seat].watches for seat in eyes if seat in g.players) and not eyes.issuperset(g.seats):
        for deck in (g.attacks, g.serious):
            chance.shuffle(deck.cards)
        for other, player in g.players.items():
            if other not in eyes:
                _mind(player, chance)
        return
    for other, player in g.players.items():
        if other not in eyes:
            _mind(player, chance)
    if g.trade and not eyes.intersection(g.trade.parties):
        _offers(g.trade, chance)
    everybody = eyes.issuperset(g.seats)
    known = known_to(g, eyes if g.remember or everybody else ())
    _rearrange(g, eyes, known if everybody else Known(scanned=known.scanned), chance)


def redraw(g: Nemesis, eyes: frozenset[str]) -> None:
    """Draw anew what these seats do not know: what one of them has learned stays (NEM-RUL-75)."""
    known = known_to(g, eyes)
    _rearrange(g, eyes, known, g.chance)
    recall(g, [player for other, player in g.players.items() if other not in eyes], known)


def _rearrange(g: Nemesis, eyes: frozenset[str], known: Known, chance: Chance) -> None:
    """Mix what lies face down and what others hold, but for what is known."""
    for deck in (g.attacks, g.serious):
        chance.shuffle(deck.cards)
    _events(g, known, chance)
    chance.shuffle(g.contamination)
    _infection(g, known.scanned, chance)
    _ship(g, known, chance)
    _tokens(g, known.numbers, chance)
    others = [player for other, player in g.players.items() if other not in eyes]
    for player in g.players.values():
        _hand(player, chance, hidden=player in others)
    _inventories(g, others, chance)
    _objectives(g, [player for player in others if not known.objectives.intersection(player.objectives)], chance)
    if g.hunter not in eyes:
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


def _events(g: Nemesis, known: Known, chance: Chance) -> None:
    """Mix the Event deck, but for what somebody knows to lie on top of it or under it."""
    cards = g.events.cards
    bottom = next((n for n, card in enumerate(cards) if card not in known.events), len(cards))
    top = len(cards) - int(bottom < len(cards) and cards[-1] in known.events)
    middle = cards[bottom:top]
    chance.shuffle(middle)
    cards[bottom:top] = middle


def _infection(g: Nemesis, known: frozenset[str], chance: Chance) -> None:
    """Let other Contamination cards be Infected, but those that somebody has Scanned and still knows."""
    fixed = [card for card in g.infected if card in known]
    free = [card for card in CONTAMINATION if card not in known]
    chance.shuffle(free)
    g.infected = sorted([*fixed, *free[: len(g.infected) - len(fixed)]])


def _ship(g: Nemesis, known: Known, chance: Chance) -> None:
    """Mix tiles and tokens that nobody has turned, Engines, Coordinates and Weaknesses."""
    for number, slots in ((1, g.board.first), (2, g.board.second)):
        hidden = [g.rooms[slot] for slot in slots if not g.rooms[slot].face_up and slot not in known.tiles]
        tiles = [room.tile for room in hidden]
        _swap([tiles, g.boxed[f"tiles-{number}"]], chance)
        for room, tile in zip(hidden, tiles, strict=True):
            room.tile = tile
    unexplored = [room for slot, room in g.rooms.items() if room.token and slot not in known.tokens]
    lying = [room.token for room in unexplored]
    _swap([lying, g.boxed["tokens"]], chance)
    for room, token in zip(unexplored, lying, strict=True):
        room.token = token
    for engine, tokens in g.engines.items():
        if engine not in known.engines:
            chance.shuffle(tokens)
    if not known.coordinates:
        card = [g.coordinates]
        _swap([card, g.boxed["coordinates"]], chance)
        g.coordinates = card[0]
    clues = [clue for clue in g.clues if not clue.known]
    cards = [clue.card for clue in clues]
    _swap([cards, g.boxed["weaknesses"]], chance)
    for clue, found in zip(clues, cards, strict=True):
        clue.card = found


def _tokens(g: Nemesis, known: Collection[str], chance: Chance) -> None:
    """Mix the numbers of Intruder tokens of a kind, but those that were seen."""
    for of in dict.fromkeys(kind_of(token) for token in g.tokens()):
        bag, pool = (
            [token for token in pile if kind_of(token) == of and token not in known] for pile in (g.bag, g.pool)
        )
        left, aside = ([token for token in pile if kind_of(token) != of or token in known] for pile in (g.bag, g.pool))
        _swap([bag, pool], chance)
        g.bag = sorted([*left, *bag])
        g.pool = [*aside, *pool]


def _hand(player: Player, chance: Chance, *, hidden: bool) -> None:
    """Mix a deck, and with it the hand of somebody else."""
    if not hidden:
        chance.shuffle(player.deck)
        return
    _swap([player.deck, player.hand], chance)
    player.hand.sort(key=face)


def _mind(player: Player, chance: Chance) -> None:
    """Let somebody else have noted, Scanned and ordered otherwise."""
    player.waives = bool(chance.below(2))
    player.notes = [note for note in player.notes if chance.below(2)]
    player.scanned = [card for card in player.scanned if chance.below(2)]
    if player.wager and chance.below(2):
        player.wager = NOBODY
    if player.character and not player.awake:
        player.watches = bool(chance.below(2))


def _offers(trade: Trade, chance: Chance) -> None:
    """Let others have offered less to each other in a Trade."""
    trade.offers = [offer for offer in trade.offers if chance.below(2)]
    pairs = {f"{a}>{b}" for offer in trade.offers for a, b in permutations((offer.giver, offer.taker))}
    trade.agreed = [pair for pair in trade.agreed if pair in pairs]


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
    """Mix the decks and the tokens, as a fork of an earlier version did."""
    for deck in (*g.items.values(), g.events, g.attacks, g.serious, g.hunt):
        g.chance.shuffle(deck.cards)
    for player in g.players.values():
        g.chance.shuffle(player.deck)
    g.chance.shuffle(g.contamination)
    _tokens(g, (), g.chance)
