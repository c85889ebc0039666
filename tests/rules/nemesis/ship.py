"""A position of Nemesis to prove rules on: who stands where with what, and dice and cards that fall as the test says.

A `Ship` is a table whose draft is over: every room is explored and quiet, nobody carries more than their Weapon, and it
is the first player's turn. Tests change what matters to them with its verbs, then play by seat and key. A seat is named
by its Character, so that a test reads as the rulebook's examples do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Self

from bot.engine.decks import Deck
from bot.engine.game import Setup
from bot.engine.match import ENCODER, Match
from bot.games.nemesis import GAME
from bot.games.nemesis.content import CARDS, COMBAT, DECKS, ITEMS, NOISE, TOKENS, Kind, kind
from bot.games.nemesis.draft import join
from bot.games.nemesis.state import Intruder, Nemesis, Player, Thing, Wound
from tests.rules.table import Table

CREW = ("captain", "scout", "soldier", "mechanic", "scientist")
"""Who is aboard unless the test says otherwise, by Player Number."""


class Ship(Table):
    """A table of Nemesis in the hands of a test; Characters stand for seats."""

    def __init__(
        self, crew: Iterable[str] = CREW[:2], *, mode: str = "crew", explored: bool = True, **options: str
    ) -> None:
        self.crew = tuple(crew)
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        super().__init__("nemesis", Setup(GAME.seats[: len(self.crew)], mode, chosen))
        self.lay(lambda g: self._embark(g, explored=explored))

    def _embark(self, g: Nemesis, *, explored: bool) -> None:
        g.order = list(g.seats)
        g.first = g.turn = g.order[0]
        for number, (seat, character) in enumerate(zip(g.order, self.crew, strict=True), 1):
            g.players[seat].number = number
            join(g, seat, character)
        g.phase, g.drawn, g.began, g.draft, g.offered = "player", True, True, [], []
        for player in g.players.values():
            fill(player, player.deck[:5])
        if explored:
            for room in g.rooms.values():
                room.face_up = room.explored = True
                if room.token:
                    g.removed.append(room.token)
                    room.token = ""

    @property
    def g(self) -> Nemesis:
        """The position."""
        return self.state(Nemesis)

    def seat(self, who: str) -> str:
        """Give the seat of a Character."""
        return self.g.seat_of(who)

    def me(self, who: str) -> Player:
        """Give the player of a Character."""
        return self.g.players[self.seat(who)]

    # laying positions; each starts the rules afresh

    def set(self, change: Callable[[Nemesis], Any]) -> Self:
        """Change anything."""
        self.lay(lambda g: change(g) and None)
        return self

    def at(self, **places: str) -> Self:
        """Put Characters into rooms, by tile or number: `ship.at(scout="canteen")`."""
        return self.set(lambda g: [self._put(g, who, place) for who, place in places.items()])

    def _put(self, g: Nemesis, who: str, place: str) -> None:
        g.players[g.seat_of(who)].at = room(g, place)

    def turn(self, who: str, actions: int = 2) -> Self:
        """Make it somebody's turn."""

        def change(g: Nemesis) -> None:
            g.turn, g.actions = g.seat_of(who), actions

        return self.set(change)

    def hand(self, who: str, *cards: str) -> Self:
        """Give somebody exactly this hand: Action cards of theirs, `contamination` or `infected`."""

        def change(g: Nemesis) -> None:
            player = g.players[g.seat_of(who)]
            wanted = [card for card in cards if card not in ("contamination", "infected")]
            fill(player, wanted)
            for status in (card for card in cards if card in ("contamination", "infected")):
                fits = [card for card in g.contamination if (card in g.infected) == (status == "infected")]
                g.contamination.remove(fits[0])
                player.hand.append(fits[0])

        return self.set(change)

    def gives(self, who: str, *things: str, ammo: int | None = None) -> Self:
        """Let somebody carry Items (taken from where they are) and Objects."""

        def change(g: Nemesis) -> None:
            player = g.players[g.seat_of(who)]
            for thing in things:
                if card := take_item(g, thing):
                    heavy = ITEMS[kind(card)].heavy
                    weapon = ITEMS[kind(card)].weapon
                    loaded = ammo if ammo is not None else weapon.ammo if weapon else 0
                    player.hands.append(Thing(card, loaded)) if heavy else player.items.append(card)
                else:
                    player.hands.append(Thing(thing))

        return self.set(change)

    def empties(self, who: str) -> Self:
        """Let somebody carry nothing: the cards leave the game."""

        def change(g: Nemesis) -> None:
            player = g.players[g.seat_of(who)]
            held = [card for thing in player.hands for card in (thing.id, *thing.added)]
            g.removed += [*player.items, *(card for card in held if card in CARDS)]
            player.items, player.hands, player.taped = [], [], []

        return self.set(change)

    def intruder(self, of: Kind, place: str, injuries: int = 0) -> str:
        """Put an Intruder into a room as one that everybody has met; gives its id."""

        def change(g: Nemesis) -> None:
            g.met = True
            g.made[of] = g.made.get(of, 0) + 1
            g.intruders.append(Intruder(f"{of}.{g.made[of]}", of, room(g, place), injuries))

        self.set(change)
        return self.g.intruders[-1].id

    def wounds(self, who: str, *kinds: str, light: int = 0, dressed: bool = False) -> Self:
        """Give somebody Serious Wounds of these kinds, and Light ones."""

        def change(g: Nemesis) -> None:
            player = g.players[g.seat_of(who)]
            player.light = light
            for wanted in kinds:
                card = next(card for card in g.serious.cards if kind(card) == wanted)
                g.serious.take(card)
                player.wounds.append(Wound(card, dressed))

        return self.set(change)

    def unexplored(self, place: str, tile: str, token: str) -> Self:
        """Turn a room face down with this tile and Exploration token; whatever tile was here changes places with it."""

        def change(g: Nemesis) -> None:
            here = g.rooms[room(g, place)]
            other = next(each for each in g.rooms.values() if each.tile == tile)
            here.tile, other.tile = other.tile, here.tile
            here.face_up = here.explored = False
            found = next(card for card in g.removed if card == token or kind(card) == token)
            g.removed.remove(found)
            here.token = found

        return self.set(change)

    # what comes next

    def noise(self, *faces: str | int) -> None:
        """Let the next Noise dice show these faces."""
        self.rolls(NOISE, *faces)

    def combat(self, *faces: str) -> None:
        """Let the next Combat dice show these faces."""
        self.rolls(COMBAT, *faces)

    def next_attacks(self, *cards: str) -> Self:
        """Put these Intruder Attack cards on top of their deck, the first on top: `bite.1`."""
        return self.set(lambda g: stack(g.attacks, cards))

    def next_events(self, *cards: str) -> Self:
        """Put these Event cards on top of their deck, the first on top."""
        return self.set(lambda g: stack(g.events, cards))

    def next_items(self, colour: str, *cards: str) -> Self:
        """Put these Items on top of a deck, the first on top."""
        return self.set(lambda g: stack(g.items[colour], cards))

    def only_token(self, token: str) -> Self:
        """Leave one token in the bag, so that it is the one drawn: `adult.12` has a 4 on its back."""

        def change(g: Nemesis) -> None:
            g.pool = sorted(each for each in TOKENS if each != token)
            g.bag = [token]

        return self.set(change)

    # playing, by Character

    def plays(self, who: str, key: str, *, pay: Iterable[str] = ()) -> None:
        """Let a Character take an Action; cards to pay with are picked by name, or the first that fit."""
        self.does(self.seat(who), key)
        self.pays(who, *pay)

    def pays(self, who: str, *cards: str) -> None:
        """Answer the question for cards, if it is asked."""
        ask = self.match.ask_of(self.seat(who))
        if ask is None or ask.prompt != "decide" or ask.private.get("what") != "pay":
            return
        offers = [offer.key for offer in ask.options]
        named = [key for card in cards for key in offers if f"card={card} " in key]
        self.does(self.seat(who), *(named or offers)[: ask.least])

    def picks(self, who: str, *keys: str) -> None:
        """Let a Character answer whatever it is asked."""
        self.does(self.seat(who), *keys)

    def passes(self, who: str) -> None:
        """Let a Character pass and keep its hand."""
        self.does(self.seat(who), "pass")
        ask = self.match.ask_of(self.seat(who))
        if ask is not None and ask.prompt == "decide":
            self.does(self.seat(who))

    def lets_pass(self) -> None:
        """Let every reaction window that is open pass."""
        while any(ask.kind == "react" for ask in self.match.asks):
            for seat in self.match.waiting:
                self.does(seat, "pass")

    def sound(self) -> None:
        """Claim that no component was lost and the position could be."""
        assert GAME.census(self.g) == GAME.inventory(self.g)
        assert GAME.unsound(self.g) is None
        assert Match.restore(GAME, ENCODER.encode(self.g)).asks == self.match.asks or not self.match.asks[0].checkpoint


def room(g: Nemesis, place: str) -> str:
    """Find a room by its number or its tile, known or not."""
    return place if place in g.rooms else next(number for number, each in g.rooms.items() if each.tile == place)


def fill(player: Player, cards: Iterable[str]) -> None:
    """Give a player this hand of their own ten cards; the others are the deck, Contamination is set aside."""
    rest = list(DECKS[player.character])
    player.hand, player.discard = [], []
    for card in cards:
        rest.remove(card)
        player.hand.append(card)
    player.deck = rest


def take_item(g: Nemesis, wanted: str) -> str:
    """Take an Item card from wherever it is free; empty for an Object."""
    piles = [*(deck.cards for deck in g.items.values()), g.crafted, g.removed]
    piles += [player.quests for player in g.players.values()]
    for pile in piles:
        for card in pile:
            if (card == wanted or kind(card) == wanted) and card in CARDS:
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
