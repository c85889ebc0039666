"""A table to prove rules at: lay a position, script the dice, answer by seat and key, say what must not be possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from bot.engine.asks import Answer, Ask, Refusal
from bot.engine.dice import Die
from bot.engine.events import Event
from bot.engine.game import Setup
from bot.engine.match import ENCODER, Match
from bot.engine.state import Outcome, State
from bot.games import game
from tests.support import luck
from tests.support.hearing import Hearing

S = TypeVar("S", bound=State)


class Table(Hearing):
    """One game of any kind, in the hands of a test."""

    def __init__(self, id: str, setup: Setup, seed: bytes = b"") -> None:
        self.game = game(id)
        self.match, step = Match.start(self.game, setup, seed or luck.seed())
        self.events: list[Event] = step.events
        """What the last answer (or the start) told."""

    def lay(self, change: Callable[[Any], None]) -> None:
        """Change the position and start the rules afresh from it, as from a save."""
        change(self.match.state)
        self.match = Match.restore(self.game, ENCODER.encode(self.match.state))
        self.events = []

    def state(self, kind: type[S]) -> S:
        """The position, as this game's own kind of state."""
        assert isinstance(self.match.state, kind)
        return self.match.state

    def rolls(self, die: Die, *faces: str | int) -> None:
        """Let the next dice of this kind show these faces."""
        self.match.state.chance.script(*(die.faces.index(str(face)) for face in faces))

    def does(self, seat: str, *keys: str, amounts: tuple[int, ...] = ()) -> None:
        """Let a seat answer."""
        self.events = self.match.apply(Answer(seat, keys, amounts)).events

    def all_do(self, key: str) -> None:
        """Let every seat that is asked give the same answer; what they caused is told together."""
        told: list[Event] = []
        for seat in self.match.waiting:
            self.does(seat, key)
            told += self.events
        self.events = told

    def asked(self, seat: str) -> Ask:
        """What a seat is asked now."""
        ask = self.match.ask_of(seat)
        assert ask is not None, f"{seat} is asked nothing; waiting for {self.match.waiting}"
        return ask

    def offered(self, seat: str, verb: str) -> set[str]:
        """The keys with this verb that a seat may pick now."""
        return {offer.key for offer in self.asked(seat).options if offer.verb == verb}

    def can(self, seat: str, *keys: str) -> None:
        """Claim that a seat may pick each of these."""
        missing = set(keys) - {offer.key for offer in self.asked(seat).options}
        assert not missing, f"{seat} is not offered {sorted(missing)}"

    def cannot(self, seat: str, *keys: str) -> None:
        """Claim that a seat may pick none of these."""
        found = set(keys) & {offer.key for offer in self.asked(seat).options}
        assert not found, f"{seat} is offered {sorted(found)}"

    def refuses(self, seat: str, key: str, reason: str, rule: str = "") -> None:
        """Claim that an answer is refused for this reason by this rule, and that nothing changes."""
        before = (ENCODER.encode(self.match.state), self.match.asks, self.match.waiting)
        try:
            self.match.apply(Answer(seat, (key,)))
        except Refusal as refusal:
            assert (refusal.reason.id, refusal.reason.rule) == (reason, rule)
        else:
            raise AssertionError(f"{seat} was allowed to {key}")
        assert (ENCODER.encode(self.match.state), self.match.asks, self.match.waiting) == before

    def ready(self, seat: str, prompt: str) -> None:
        """Claim that the table waits for this seat's next action, and that a save made now would wait just so."""
        assert self.match.waiting == (seat,)
        assert self.asked(seat).prompt == prompt
        assert self.asked(seat).checkpoint
        assert Match.restore(self.game, self.match.base).asks == self.match.asks

    def over(self, reason: str, winners: tuple[str, ...]) -> None:
        """Claim that the game has ended so, and that a finished game takes no answer."""
        assert self.match.state.outcome == Outcome(winners, reason)
        self.refuses(self.match.state.seats[0], "pass", "game-over")
