"""Tricks: a whole game on one page. Three rounds of hidden hands, a die and a blind bid; most points win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from bot.engine.asks import Ask, Choice, Option, Together, hidden, option
from bot.engine.chance import Chance
from bot.engine.decks import Deck
from bot.engine.dice import D6
from bot.engine.events import Event
from bot.engine.game import Setup
from bot.engine.scene import Scene
from bot.engine.state import State, Steps
from bot.engine.words import Phrase
from bot.laws import Lexicon
from bot.text import Tongue
from tests.support.engine.assembled import assembled

CARDS = ("fox", "hen", "owl") * 4
ROUNDS = 3

FTL = """
tricks-title = Tricks
tricks-mission-farm = The Farm
tricks-seat-ann = Ann
tricks-seat-bob = Bob
tricks-seat-cat = Cat
tricks-card-fox = Fox
tricks-card-hen = Hen
tricks-card-owl = Owl
tricks-ask-turn = { $seat }, round { $round }.
tricks-stake-turn = Points.
tricks-ask-bid = Bid a card?
tricks-stake-bid = The highest bid scores.
tricks-do-draw = Draw
tricks-do-roll = Roll
tricks-do-play = Play { $card }
tricks-do-bid = Bid { $card }
tricks-do-pass = Pass
tricks-verb-play = Play
tricks-verb-bid = Bid
tricks-event-drew = { $seat } draws { $count }.
tricks-event-got = You have { $card }.
tricks-event-rolled = { $seat } rolls { $die }.
tricks-event-played = { $seat } plays { $card }.
tricks-event-bid = { $seat } bids { $card }.
tricks-phase-round = The round is over.
tricks-outcome-done = All rounds are played.
tricks-figure-rolls = Rolls
"""


class Drew(Event, frozen=True):
    seat: str
    count: int = 1


class Got(Event, frozen=True):
    card: str


class Rolled(Event, frozen=True):
    seat: str
    die: str


class Played(Event, frozen=True):
    seat: str
    card: str


class Bid(Event, frozen=True):
    seat: str
    card: str


class Table(State):
    deck: Deck
    hands: dict[str, list[str]]
    points: dict[str, int]
    round: int = 1
    turn: int = 0
    dealt: bool = False


class View(msgspec.Struct, frozen=True):
    seat: str | None
    round: int
    turn: int
    points: dict[str, int]
    held: dict[str, int]
    discard: tuple[str, ...]
    hand: tuple[str, ...]


class Tricks:
    """The sound game. Its mutants override one method each."""

    id = "tricks"
    state = Table
    seats = ("ann", "bob", "cat")
    players = (2, 3)
    missions = ("farm",)

    def setup(self, setup: Setup, seed: bytes) -> Table:
        hands: dict[str, list[str]] = {seat: [] for seat in setup.seats}
        points = dict.fromkeys(setup.seats, 0)
        g = Table(schema=1, seats=setup.seats, chance=Chance(seed), deck=Deck([*CARDS]), hands=hands, points=points)
        g.shuffle(g.deck.cards)
        return g

    def play(self, g: Table) -> Steps:
        while not g.outcome:
            self.deal(g)
            while g.turn < len(g.seats):
                seat = g.seats[g.turn]
                choice = yield self.turn(g, seat)
                g.turn += 1
                self.act(g, choice)
            yield from self.bids(g)
            self.close(g)

    def deal(self, g: Table) -> None:
        if not g.dealt:
            g.dealt = True
            for seat in g.seats:
                self.draw(g, seat)

    def turn(self, g: Table, seat: str) -> Ask:
        return g.ask(seat, "turn", self.offers(g, seat), checkpoint=True, args={"seat": seat, "round": g.round})

    def offers(self, g: Table, seat: str) -> Iterator[Option]:
        yield option("draw")
        yield option("roll")
        for card in dict.fromkeys(g.hands[seat]):
            yield hidden("play", card=card)

    def act(self, g: Table, choice: Choice) -> None:
        match choice.verb:
            case "draw":
                self.draw(g, choice.seat)
            case "roll":
                self.roll(g, choice.seat)
            case "play":
                self.discard(g, choice.seat, choice["card"])
                g.points[choice.seat] += 2
                g.tell(Played(seat=choice.seat, card=choice["card"]))
                g.reveal()

    def draw(self, g: Table, seat: str) -> None:
        for card in g.draw(g.deck):
            self.take(g, seat, card)

    def take(self, g: Table, seat: str, card: str) -> None:
        g.hands[seat] = sorted([*g.hands[seat], card])
        g.tell(Drew(seat=seat))
        g.tell(Got(audience=(seat,), card=card))

    def roll(self, g: Table, seat: str) -> None:
        die = g.roll(D6, seat=seat)[0]
        g.count("rolls", seat)
        g.points[seat] += int(die)
        g.tell(Rolled(seat=seat, die=die))

    def discard(self, g: Table, seat: str, card: str) -> None:
        g.hands[seat].remove(card)
        g.deck.discard.append(card)

    def bids(self, g: Table) -> Steps:
        choices = yield Together(tuple(self.bid(g, seat) for seat in g.seats))
        g.reveal()
        for choice in choices:
            if not choice.passed:
                self.discard(g, choice.seat, choice["card"])
                g.points[choice.seat] += 1
                g.tell(Bid(seat=choice.seat, card=choice["card"]))

    def bid(self, g: Table, seat: str) -> Ask:
        return g.react(seat, "bid", [option("bid", card=card) for card in dict.fromkeys(g.hands[seat])])

    def close(self, g: Table) -> None:
        g.round, g.turn, g.dealt = g.round + 1, 0, False
        g.end_phase("round")
        if g.round > ROUNDS:
            best = max(g.points.values())
            g.end((seat for seat in g.seats if g.points[seat] == best), "done")

    def view(self, g: Table, seat: str | None) -> View:
        held = {name: len(hand) for name, hand in g.hands.items()}
        mine = tuple(g.hands[seat]) if seat else ()
        return View(seat, g.round, g.turn, dict(g.points), held, tuple(g.deck.discard), mine)

    def scene(self, view: View) -> Scene:
        return Scene(theme="tricks", title=Phrase("tricks-title"))

    def census(self, g: Table) -> Counter[str]:
        return Counter([*g.deck.cards, *g.deck.discard, *(card for hand in g.hands.values() for card in hand)])

    def inventory(self, g: Table) -> Counter[str]:
        return Counter(CARDS)

    def veil(self, g: Table, eyes: frozenset[str], chance: Chance) -> None:
        others = [hand for name, hand in g.hands.items() if name not in eyes]
        pool = [*g.deck.cards, *(card for hand in others for card in hand)]
        chance.shuffle(pool)
        for hand in others:
            hand[:] = sorted(pool.pop() for _ in hand)
        g.deck.cards[:] = pool


class SpokenTongue(Tongue):
    """A language that is not in a file."""

    def __init__(self, text: str, locale: str = "en") -> None:
        self.locale = locale
        self._said = {}
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._bundle.add_resource(FluentResource("list-none = none\n" + text))


def lexicon(text: str = FTL, locale: str = "en") -> Lexicon:
    """Make a language of the game from its text."""
    return Lexicon(SpokenTongue(text, locale), [("tricks", text)])


TRICKS = assembled(Tricks())
