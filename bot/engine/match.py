"""A game in play: it holds the state, drives the rules, and knows how to be saved and restored."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeAlias

import msgspec

from bot.engine.asks import Answer, Ask, Choice, Refusal, Together, refuse, weigh
from bot.engine.dice import Roll
from bot.engine.events import Event, joined
from bot.engine.fixes import find_fix
from bot.engine.game import Game, Setup
from bot.engine.state import GameOver, State, Steps


class Fork(msgspec.Struct, frozen=True, tag="fork", omit_defaults=True):
    """From here on chance comes from another stream: what was known of the old one is worth nothing."""

    stream: int
    seed: bytes = b""
    """A new seed as well, where the old one has been shown; empty to keep it."""
    anew: bool = False
    """What nobody knows is drawn anew; forks of earlier versions only mixed the decks, and still do."""
    dealt: tuple[str, ...] = ()
    """Seats whose hands are dealt anew with it: nobody at the table may know them, as those that Vigil plays."""


class Correction(msgspec.Struct, frozen=True, tag="correction", omit_defaults=True):
    """A game-master puts something right; it takes effect where the rules can start afresh."""

    fix: str
    value: str
    fork: Fork | None = None
    """Chance moves first, where this takes back what came out."""


class Order(msgspec.Struct, frozen=True, tag="order"):
    """A person leaves a standing order for a seat."""

    seat: str
    order: str
    value: str


Entry: TypeAlias = Answer | Fork | Correction | Order
"""Whatever moves a match on. A save is a checkpoint's state and the entries since."""

REDRAWN = 2**63
"""Where in a stream the numbers begin that draw anew: how much lies hidden shows in no die that falls later."""
ENCODER = msgspec.msgpack.Encoder()
ENTRY = msgspec.msgpack.Decoder(Entry)


class Step(msgspec.Struct):
    """What one entry did."""

    events: list[Event]
    checkpoint: bytes | None
    """The state, if the match now stands at a checkpoint."""
    reveals: bool
    """Chance or something hidden came out."""
    rolls: list[Roll] = []
    """The dice that fell; those that nobody was shown are among them."""


class Unfit(Exception):
    """Entries of a save no longer fit the rules; `fed` of them did."""

    def __init__(self, fed: int, why: Exception) -> None:
        super().__init__(f"entry {fed} no longer fits: {why!r}")
        self.fed = fed


class TooNew(Exception):
    """A state was written by a newer version of its game."""


class Match:
    """One game being played. Not saved itself: `base` and `entries` are all that is needed to make it again.

    If the rules themselves raise, the match is spoilt and must be thrown away; its save is not touched.
    """

    def __init__(self, game: Game[Any, Any], state: State, *, camera: bool = True) -> None:
        self.game = game
        self.state = state
        self.asks: tuple[Ask, ...] = ()
        self.base = b""
        self.entries: list[Entry] = []
        self._camera = camera
        self._rules: Steps
        self._together = False
        self._given: dict[str, Choice] = {}

    @classmethod
    def start(cls, game: Game[Any, Any], setup: Setup, seed: bytes, *, camera: bool = True) -> tuple[Match, Step]:
        """Set a game up and play to its first ask."""
        match = cls(game, game.rules.setup(setup, seed), camera=camera)
        return match, match._begin()

    @classmethod
    def restore(
        cls, game: Game[Any, Any], base: bytes, entries: list[Entry] | None = None, *, camera: bool = True
    ) -> Match:
        """Make a match again from its save. The events of those entries were told before and are dropped."""
        match = cls(game, decode(game, base), camera=camera)
        match.base = base  # what a correction leaves need not ask at a checkpoint first
        match._begin()
        for fed, entry in enumerate(entries or ()):
            try:
                match.apply(entry)
            except Exception as error:
                raise Unfit(fed, error) from error
        return match

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome is not None

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that still owe an answer."""
        return tuple(seat for ask in self.asks for seat in ask.seats if seat not in self._given)

    @property
    def partial(self) -> bool:
        """Whether some of several seats asked together have answered, and not yet all."""
        return bool(self._given)

    def ask_of(self, seat: str) -> Ask | None:
        """What this seat is asked now."""
        if seat in self._given:
            return None
        return next((ask for ask in self.asks if seat in ask.seats), None)

    def apply(self, entry: Entry) -> Step:
        """Take an entry: refuse it and change nothing, or move on to the next ask."""
        if isinstance(entry, Fork):
            return self._fork(entry)
        if isinstance(entry, Correction):
            return self._correct(entry)
        if isinstance(entry, Order):
            return self._order(entry)
        return self._answer(entry)

    def check(self, answer: Answer) -> Choice:
        """The choice that an answer makes, without applying it; raises `Refusal`."""
        if self.over:
            raise refuse("game-over")
        ask = self.ask_of(answer.seat)
        if ask is None:
            raise refuse("already-answered" if answer.seat in self._given else "not-your-turn", seats=self.waiting)
        return weigh(ask, answer)

    def view(self, seat: str | None) -> Any:
        """What a seat, or anybody, may see."""
        return self.game.look.view(self.state, seat)

    def _answer(self, answer: Answer) -> Step:
        choice = self.check(answer)
        self.entries.append(answer)
        if not self._together:
            return self._advance(choice)
        self._given[answer.seat] = choice
        if len(self._given) < len(self.asks):
            return Step([], None, reveals=False)
        self.state.reveal()
        return self._advance(tuple(self._given[ask.seats[0]] for ask in self.asks))

    def _fork(self, entry: Fork) -> Step:
        """Move chance on; where hands are dealt anew at a checkpoint, the rules ask again with those in view."""
        if entry.dealt and not self.entries:
            state = decode(self.game, self.base)
            self._move_chance(state, entry)
            return self._start_from(state)
        self._move_chance(self.state, entry, {seat for ask in self.asks for seat in ask.seats})
        self.entries.append(entry)
        return Step([], None, reveals=True)

    def _correct(self, entry: Correction) -> Step:
        """Put something right on a copy; if the copy could not be, refuse and change nothing."""
        if self.entries:
            raise refuse("not-at-checkpoint")
        state, table = decode(self.game, self.base), self.game.table
        held = table.census(state)
        if entry.fork:
            self._move_chance(state, entry.fork)
        table.fix(state, find_fix(table.fixes(state), entry.fix, entry.value), entry.value)
        if reason := table.unsound(state):
            raise Refusal(reason)
        if table.census(state) not in (held, table.inventory(state)):  # an older box may have held others
            raise refuse("unsound-count")
        return self._start_from(state)

    def _start_from(self, state: State) -> Step:
        """Start the rules afresh from a position that was changed."""
        self.state, self.base = state, ENCODER.encode(state)
        step = self._begin()
        return Step(step.events, step.checkpoint or self.base, reveals=True, rolls=step.rolls)

    def _move_chance(self, state: State, fork: Fork, asked: Collection[str] = ()) -> None:
        """Move chance to another stream; whoever is being asked keeps what they hold: they were offered it."""
        state.chance.stream = fork.stream
        state.chance.seed = fork.seed or state.chance.seed
        if fork.anew:
            counter, state.chance.counter = state.chance.counter, REDRAWN
            self.game.redraw(state, frozenset(seat for seat in state.seats if seat in asked or seat not in fork.dealt))
            state.chance.counter = counter
        else:
            self.game.table.remix(state)

    def _order(self, entry: Order) -> Step:
        order = find_fix(self.game.table.orders(self.state, entry.seat), entry.order, entry.value)
        self.game.table.order(self.state, entry.seat, order, entry.value)
        if self.entries:
            self.entries.append(entry)
            return Step([], None, reveals=False)
        self.base = ENCODER.encode(self.state)
        return Step([], self.base, reveals=False)

    def _begin(self) -> Step:
        self.state.camera = self._snap if self._camera else None
        if self.over:
            self.base = ENCODER.encode(self.state)
            return Step([], self.base, reveals=False)
        self._rules = self.game.rules.play(self.state)
        return self._advance(None)

    def _snap(self) -> Any:
        return self.game.look.scene(self.game.look.view(self.state, None))

    def _advance(self, given: Choice | tuple[Choice, ...] | None) -> Step:
        """Run the rules to their next ask, and note whether it is a checkpoint."""
        try:
            asked = self._rules.send(given)
        except (StopIteration, GameOver):
            if not self.over:
                raise RuntimeError(f"{self.game.id} stopped without an outcome") from None
            asked = Together((), checkpoint=True)
        self._together = isinstance(asked, Together)
        self.asks = asked.asks if isinstance(asked, Together) else (asked,)
        seats = [ask.seats for ask in self.asks]
        if self._together and not self.over and (not seats or len(set(seats)) < len(seats) or max(map(len, seats)) > 1):
            raise RuntimeError(f"{self.game.id} asked together: {seats}; that takes one seat each")
        self._given = {}
        events, reveals, rolls = joined(self.state.told), self.state.came_out, self.state.rolls
        self.state.told, self.state.came_out, self.state.rolls, self.state.unshown = [], False, [], None
        checkpoint = None
        if asked.checkpoint:
            self.base = checkpoint = ENCODER.encode(self.state)
            self.entries = []
        return Step(events, checkpoint, reveals, rolls)


def decode(game: Game[Any, Any], base: bytes) -> State:
    """Read a saved state, bringing an older schema up to date."""
    schema = msgspec.msgpack.decode(base, type=_Schema).schema
    if schema > game.schema:
        raise TooNew(f"{game.id} schema {schema}, known is {game.schema}")
    if schema < game.schema:
        if game.rules.upgrade is None:
            raise ValueError(f"{game.id} cannot read schema {schema}")
        raw = game.rules.upgrade(msgspec.msgpack.decode(base), schema)
        state: State = msgspec.convert(raw, game.state)
        if state.schema != game.schema:
            raise ValueError(f"{game.id} upgraded schema {schema} to {state.schema}, not to {game.schema}")
        return state
    known: State = msgspec.msgpack.decode(base, type=game.state)
    return known


class _Schema(msgspec.Struct):
    schema: int


__all__ = [
    "ENCODER",
    "ENTRY",
    "Answer",
    "Correction",
    "Entry",
    "Fork",
    "Match",
    "Order",
    "Refusal",
    "Setup",
    "Step",
    "TooNew",
    "Unfit",
    "decode",
]
