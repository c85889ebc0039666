"""Three in a line, with hidden hands: a card marks the square that it names."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import msgspec

from bot.engine.asks import Answer, Ask, Bars, hidden
from bot.engine.boards.squares import chequered, squares
from bot.engine.chance import Chance
from bot.engine.decks import Deck, deal_anew
from bot.engine.errands import Command, Errand
from bot.engine.events import Event
from bot.engine.game import Game, Look, Player, Rules, Setup, Table
from bot.engine.scene import Card, Figure, Scene, Seatline
from bot.engine.state import Candidates, State, Steps
from bot.engine.words import Phrase

COLOURS = {"noughts": "blue", "crosses": "orange"}
LETTERS = {"noughts": "O", "crosses": "X"}
SQUARES = squares(3, 3)
CARDS = [*SQUARES, *SQUARES]
WAYS = ((1, 0), (0, 1), (1, 1), (1, -1))
bar = Bars("oxo")


class Line(State):
    """The position: cards in the deck, in the hands and used up, and whose mark a square has."""

    deck: Deck
    hands: dict[str, list[str]] = {}
    used: list[str] = []
    owners: dict[str, str] = {}


class Spent(Event, frozen=True):
    """A card is used up."""

    seat: str
    square: str


class Marked(Spent, frozen=True):
    """A card is used up, and its square has a mark."""


def setup(setup: Setup, seed: bytes) -> Line:
    """Shuffle, and deal three cards each (OXO-HAND-01)."""
    g = Line(schema=1, seats=setup.seats, chance=Chance(seed), deck=Deck([*CARDS]))
    g.shuffle(g.deck.cards)
    g.hands = {seat: sorted(g.draw(g.deck, 3)) for seat in g.seats}
    return g


def play(g: Line) -> Steps:
    """In turn everybody uses up a card and draws another (OXO-TURN-01), until there is a line or none can be."""
    while len(g.used) < len(CARDS) and len(g.owners) < len(SQUARES):
        seat = g.seats[len(g.used) % 2]
        choice = yield g.ask(seat, "turn", offers(g, seat), checkpoint=True, args={"seat": seat})
        square = choice["square"]
        g.hands[seat].remove(square)
        g.used.append(square)
        g.hands[seat] = sorted([*g.hands[seat], *g.draw(g.deck)])
        if choice.verb == "mark":
            g.owners[square] = seat
        g.tell(Marked(seat=seat, square=square) if choice.verb == "mark" else Spent(seat=seat, square=square))
        if in_line(g.owners, seat):
            g.end([seat], "line")
    g.end((), "full")


def offers(g: Line, seat: str) -> Candidates:
    """Mark the square of a card, unless it has a mark (OXO-MARK-01), or put the card away."""
    for square in dict.fromkeys(g.hands[seat]):
        yield hidden("mark", square=square), bar(square not in g.owners, "taken", "OXO-MARK-01")
        yield hidden("drop", square=square), None


def in_line(owners: dict[str, str], seat: str) -> bool:
    """Whether three marks of a seat lie in a line (OXO-WIN-01)."""
    at = {SQUARES[square] for square, owner in owners.items() if owner == seat}
    return any({(x - dx, y - dy), (x + dx, y + dy)} <= at for x, y in at for dx, dy in WAYS)


class View(msgspec.Struct, frozen=True):
    """What a seat, or anybody, may see."""

    hand: tuple[str, ...]
    held: dict[str, int]
    owners: dict[str, str]


def view(g: Line, seat: str | None) -> View:
    """A seat's own hand, how many cards everybody holds, and the board."""
    held = {each: len(hand) for each, hand in g.hands.items()}
    return View(tuple(g.hands[seat]) if seat else (), held, dict(g.owners))


def scene(v: View) -> Scene:
    """The board with its marks."""
    look = {seat: (Phrase(f"oxo-seat-{seat}"), COLOURS[seat], LETTERS[seat]) for seat in v.held}
    return Scene(
        theme="oxo",
        title=Phrase("oxo-title"),
        board=chequered(3, 3),
        figures=tuple(Figure(at, at, look[seat][0], "friend", *look[seat][1:]) for at, seat in v.owners.items()),
        seats=tuple(Seatline(seat, *look[seat], cards=held) for seat, held in v.held.items()),
        alt=tuple(Phrase("oxo-alt", {"square": at, "seat": seat}) for at, seat in v.owners.items()),
    )


def sheet(v: View) -> Scene:
    """A seat's hand."""
    return Scene(theme="oxo", title=Phrase("oxo-hand"), cards=tuple(Card(square, square) for square in v.hand))


def advise(v: View, ask: Ask) -> Answer:
    """The mark that makes a line, else one that spoils the other's, else any; a card put away where there is none."""
    marks = [option for option in ask.options if option.verb == "mark"] or ask.options
    keys = {str(option.args["square"]): option.key for option in marks}
    lines = {square: [seat for seat in v.held if in_line({**v.owners, square: seat}, seat)] for square in keys}
    return Answer(ask.seats[0], (keys[max(keys, key=lambda at: (ask.seats[0] in lines[at], len(lines[at])))],))


def veil(g: Line, eyes: frozenset[str], chance: Chance) -> None:
    """Mix the deck with the hands that these eyes may not see."""
    deal_anew(chance, g.deck, (hand for seat, hand in g.hands.items() if seat not in eyes))


GAME = Game(
    id="oxo",
    state=Line,
    seats=tuple(COLOURS),
    players=(2, 2),
    missions=("match",),
    rules=Rules(setup=setup, play=play),
    look=Look(view=view, scene=scene, sheet=sheet, colours=COLOURS),
    table=Table(
        command=Command(errands={"play": Errand("mark", "drop")}),
        census=lambda g: Counter([*g.deck.cards, *g.used, *chain(*g.hands.values())]),
        inventory=lambda _: Counter(CARDS),
        veil=veil,
    ),
    player=Player(advise=advise),
)
