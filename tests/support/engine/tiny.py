"""A game of one page: roll for the pot, bid in secret, or stop. Just enough rules for the kernel to be driven."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from bot.engine.asks import Answer, Choice, Reason, Together, option
from bot.engine.chance import Chance
from bot.engine.decks import Deck
from bot.engine.dice import D6
from bot.engine.events import Event
from bot.engine.fixes import Fix
from bot.engine.game import Setup
from bot.engine.match import ENCODER, Entry, Match, Step
from bot.engine.scene import Mark, Scene
from bot.engine.state import State, Steps
from tests.support.engine.assembled import assembled

SEED = b"tiny"


class Pot(State):
    """How much is in the pot, and whose turn it is."""

    pot: int = 0
    turn: int = 0
    quiet: bool = False
    deck: Deck = msgspec.field(default_factory=Deck)


class Rolled(Event, frozen=True):
    """Somebody rolled for the pot."""

    seat: str
    die: str

    def mark(self) -> Mark:
        """Let it show on the next picture."""
        return Mark("noise", (self.die,))


class Bid(Event, frozen=True):
    """What everybody bid."""

    bids: tuple[str, ...]


class Whispered(Event, frozen=True):
    """Something for one seat's ears."""

    def mark(self) -> Mark:
        """Would show on the next picture, were it not a secret."""
        return Mark("spark", ("A1",))


class Tiny:
    """The game; a test may override what is to be otherwise."""

    id = "tiny"
    schema = 2
    state = Pot
    seats = ("mara", "ivo")
    players = (2, 2)
    missions = ("pot",)

    def setup(self, setup: Setup, seed: bytes) -> Pot:
        """Begin with an empty pot."""
        return Pot(schema=self.schema, seats=setup.seats, chance=Chance(seed))

    def play(self, state: Pot) -> Steps:
        """Take turns until somebody stops or the pot is full."""
        while True:
            seat = state.seats[state.turn]
            steal = (option("steal"), Reason("tiny-refuse-steal", "TINY-01"))
            offers = [(option(verb), None) for verb in ("roll", "bid", "stop")]
            choice: Choice = yield state.ask(seat, "turn", [*offers, steal], checkpoint=True)
            if choice.verb == "roll":
                yield from self.roll(state, seat)
            elif choice.verb == "bid":
                yield from self.bid(state)
            else:
                state.end((seat,), "stopped")
            state.turn = 1 - state.turn
            state.end_phase("turn")

    def roll(self, state: Pot, seat: str) -> Steps:
        """Roll as often as the seat dares."""
        while True:
            face = state.roll(D6)[0]
            state.tell(Rolled(seat=seat, die=face))
            choice: Choice = yield state.ask(seat, "again", [option("again"), option("keep")])
            if choice.verb == "keep":
                state.pot += int(face)
                return

    def bid(self, state: Pot) -> Steps:
        """Let everybody bid at once."""
        amounts = [option("bid", amount=n) for n in range(3)]
        asks = tuple(state.ask(seat, "bid", amounts, secret=True) for seat in state.seats)
        choices: tuple[Choice, ...] = yield Together(asks)
        state.pot += sum(int(choice["amount"]) for choice in choices)
        state.tell(Bid(bids=tuple(choice["amount"] for choice in choices)))

    def fixes(self, state: Pot) -> tuple[Fix, ...]:
        """The pot may be put right, and be anything from nothing to nine."""
        return (Fix(id="pot", now=str(state.pot), values=tuple(map(str, range(10)))),)

    def fix(self, state: Pot, fix: Fix, value: str) -> None:
        """Set the pot."""
        state.pot = int(value)

    def unsound(self, state: Pot) -> Reason | None:
        """Seven brings bad luck."""
        return Reason("tiny-refuse-seven", "TINY-07") if state.pot == 7 else None

    def census(self, state: Pot) -> Counter[str]:
        """There is one pot; a pot of eight has hidden another."""
        return Counter(pot=2 if state.pot == 8 else 1)

    def inventory(self, state: Pot) -> Counter[str]:
        """There is one pot."""
        return Counter(pot=1)

    def orders(self, state: Pot, seat: str) -> tuple[Fix, ...]:
        """Mara may ask for quiet."""
        return (Fix(id="quiet", now=str(state.quiet), values=("on", "off")),) if seat == "mara" else ()

    def order(self, state: Pot, seat: str, order: Fix, value: str) -> None:
        """Keep quiet, or not."""
        state.quiet = value == "on"

    def view(self, state: Pot, seat: str | None) -> int:
        """Everybody sees the pot."""
        return state.pot

    def scene(self, view: int) -> Scene:
        """Show the pot."""
        return Scene("tiny", f"pot {view}")

    def upgrade(self, raw: dict[str, Any], schema: int) -> dict[str, Any]:
        """Schema 1 called the pot a purse."""
        if schema != 1:
            raise ValueError(f"tiny cannot read schema {schema}")
        return {**raw, "schema": self.schema, "pot": raw.pop("purse")}


TINY = assembled(Tiny())
SETUP = Setup(("mara", "ivo"), "pot")


def says(seat: str, *picks: str) -> Answer:
    """An answer by this seat."""
    return Answer(seat, picks)


def start() -> Match:
    """A match at its first ask."""
    return Match.start(TINY, SETUP, SEED)[0]


def play(match: Match, *entries: Entry) -> list[Step]:
    """Apply several entries."""
    return [match.apply(entry) for entry in entries]


def pot(match: Match) -> Pot:
    """The position, typed."""
    assert isinstance(match.state, Pot)
    return match.state


def whole(match: Match) -> tuple[bytes, object, bytes, list[Entry], tuple[str, ...]]:
    """Everything of a match that a refusal must leave alone."""
    return ENCODER.encode(match.state), match.asks, match.base, list(match.entries), match.waiting
