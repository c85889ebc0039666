"""A stage for rules: run any part of a game's rules on a position, answer what they ask, see what they told."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from bot.engine.asks import Answer, Ask, Choice, Refusal, Together, plainest, weigh
from bot.engine.dice import Die
from bot.engine.events import Event
from bot.engine.state import GameOver, State
from tests.support.hearing import Hearing

Played: TypeAlias = Generator[Ask | Together, Any, object]
"""Rules as they are played, whatever they give back."""
S = TypeVar("S", bound=State)


class Stage(Hearing, Generic[S]):
    """A position in the hands of a test: run rules, answer what they ask, see what they told."""

    faces: ClassVar[dict[str, str]] = {}
    """Short names for the faces of dice, as the ledger's examples write them."""

    def __init__(self, g: S) -> None:
        self.g = g
        self.asked: Ask | Together | None = None
        self.events: list[Event] = []
        self.rolled: list[int] = []
        """How many dice each roll used."""
        self._steps: Played
        self._faces: list[str] = []
        self._roll = g.roll
        g.__dict__["roll"] = self._rigged

    def _rigged(self, die: Die, count: int = 1, *, seat: str = "") -> tuple[str, ...]:
        self.rolled.append(count)
        self.g.reveal()
        if not self._faces:
            return self._roll(die, count, seat=seat)
        assert len(self._faces) >= count, f"{count} dice are rolled, but the test gave {self._faces}"
        shown, self._faces = tuple(self._faces[:count]), self._faces[count:]
        return shown

    def rolls(self, *faces: str | int) -> None:
        """Let the next dice show these, by their short names; numbers as they are."""
        self._faces += [self.faces.get(str(face), str(face)) for face in faces]

    def run(self, steps: Played) -> None:
        """Start some rules and stop at their first question."""
        self._steps = steps
        self._advance(None)

    def _advance(self, given: Choice | tuple[Choice, ...] | None) -> None:
        try:
            self.asked = self._steps.send(given)
        except (StopIteration, GameOver):
            self.asked = None
            assert not self._faces, f"these dice were never rolled: {self._faces}"
        self.events, self.g.told = self.g.told, []

    @property
    def ask(self) -> Ask:
        """The question that is open."""
        assert isinstance(self.asked, Ask), f"asked {self.asked}"
        return self.asked

    @property
    def together(self) -> dict[str, Ask]:
        """What several seats are asked at once, by seat."""
        assert isinstance(self.asked, Together), f"asked {self.asked}"
        return {ask.seats[0]: ask for ask in self.asked.asks}

    @property
    def over(self) -> bool:
        """Whether the rules have run to their end."""
        return self.asked is None

    @property
    def keys(self) -> set[str]:
        """What may be answered."""
        return {offer.key for offer in self.ask.options}

    def does(self, seat: str, *keys: str, amounts: tuple[int, ...] = ()) -> None:
        """Let a seat answer."""
        self._advance(weigh(self.ask, Answer(seat, keys, amounts)))

    def all_do(self, **keys: str) -> None:
        """Let everybody who is asked at once answer, by seat."""
        asks = self.together
        assert set(keys) == set(asks), f"asked are {sorted(asks)}"
        self._advance(tuple(weigh(ask, Answer(seat, (keys[seat],))) for seat, ask in asks.items()))

    def takes_default(self) -> None:
        """Answer what the question itself suggests, or else what asks for least."""
        if isinstance(self.asked, Together):
            self._advance(tuple(weigh(ask, plainest(ask)) for ask in self.together.values()))
        else:
            self._advance(weigh(self.ask, plainest(self.ask)))

    def finish(self) -> None:
        """Answer with the defaults until the rules have run to their end."""
        while self.asked is not None:
            self.takes_default()

    def refuses(self, seat: str, key: str, reason: str, rule: str = "") -> None:
        """Claim that an answer is refused for this reason by this rule."""
        try:
            weigh(self.ask, Answer(seat, (key,)))
        except Refusal as refusal:
            assert (refusal.reason.id, refusal.reason.rule) == (reason, rule)
        else:
            raise AssertionError(f"{seat} was allowed to {key}")
