"""What a game is to the rest of the house: a name, four functions, and a few more for tables and tests."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from bot.engine.asks import Answer, Ask, Reason, plainest
from bot.engine.chance import Chance
from bot.engine.decks import decks_in
from bot.engine.events import Event
from bot.engine.fixes import Fix
from bot.engine.scene import Scene
from bot.engine.state import State, Steps
from bot.engine.words import Phrase

S = TypeVar("S", bound=State)
V = TypeVar("V")


class Use(NamedTuple):
    """Something that was used, and how."""

    what: str
    how: str


TOGGLE = ("off", "on")
"""The choices of a switch that is simply on or off; lobbies show all of those as one menu."""


class Switch(msgspec.Struct, frozen=True):
    """A choice made in the lobby, such as the difficulty: an id, what it may be, and what it is unless changed."""

    id: str
    choices: tuple[str, ...]
    default: str
    once: bool = False
    """It is settled when a campaign begins, and not offered again with its later missions."""
    manner: bool = False
    """It says how the table plays, and makes nothing easier or harder."""


class Setup(msgspec.Struct, frozen=True):
    """What the lobby settled: who plays what, the mission, the switches, and what a campaign brought along."""

    seats: tuple[str, ...]
    mission: str
    options: dict[str, str] = {}
    carry: bytes = b""


class Game(ABC, Generic[S, V]):
    """One game. Sub-classes are stateless: all there is to know about a table is in its `State`."""

    id: ClassVar[str]
    schema: ClassVar[int] = 1
    state: ClassVar[type[State]]
    seats: ClassVar[tuple[str, ...]]
    """Every seat that can be taken, in table order."""
    players: ClassVar[tuple[int, int]]
    """Fewest and most seats in play."""
    missions: ClassVar[tuple[str, ...]]
    openings: ClassVar[tuple[str, ...]] = ()
    """The missions that begin a campaign, where there are several; otherwise it is the first."""
    switches: ClassVar[tuple[Switch, ...]] = ()
    easier: ClassVar[frozenset[str]] = frozenset()
    """The choices of switches, or switches that are on, which make the game easier; others make it harder."""
    names: ClassVar[dict[str, str | tuple[str, ...]]] = {}
    """Arguments of sentences that name things of another kind, or of several: `{"victim": "seat"}`."""
    kit: ClassVar[tuple[str, ...]] = ()
    """What players may bring along by their own choice; `vigil selfplay --worth` counts how each of it is used."""
    colours: ClassVar[dict[str, str]] = {}
    """The colour of each seat, from the renderers' colour-blind-safe set."""

    @abstractmethod
    def setup(self, setup: Setup, seed: bytes) -> S:
        """Lay out the start position."""

    @abstractmethod
    def play(self, state: S) -> Steps:
        """Play from this position to the end: the rulebook, top to bottom."""

    @abstractmethod
    def view(self, state: S, seat: str | None) -> V:
        """Gather what a seat (or, for None, anybody) may see: built by adding, never by deleting."""

    @abstractmethod
    def scene(self, view: V) -> Scene:
        """Lay a view out as a picture of the board."""

    def sheet(self, view: V) -> Scene | None:
        """Lay out what a seat holds as a picture for its owner; None where the game has no private things."""
        return None

    def desk(self, view: V) -> Scene | None:
        """Lay out what a seat needs before its eyes while it answers in private: what it holds, if nothing else."""
        return self.sheet(view)

    def advise(self, view: V, ask: Ask) -> Answer:
        """Answer for a seat, knowing only what it may know: a computer player, and the hint for a person."""
        return plainest(ask)

    def carry(self, state: S) -> bytes:
        """Give what a finished mission takes into the next."""
        return b""

    def next_mission(self, state: S) -> str | None:
        """Name the mission that follows a finished one, if the campaign goes on."""
        return None

    def seating(self, seats: tuple[str, ...], mission: str, options: dict[str, str]) -> Reason | None:
        """Say why these seats cannot play this mission; by default only their number counts."""
        least, most = self.players
        fits = least <= len(seats) <= most
        return None if fits else Reason("players-between", args={"least": least, "most": most})

    def fair(self, mission: str) -> tuple[int, int]:
        """Give the least and the most percent of games that Vigil's players should win."""
        return 30, 75

    def weakened(self, setup: Setup) -> dict[str, Setup]:
        """Give the same table without one thing after another that should matter, by the name of what is missing."""
        return {}

    def uses(self, event: Event) -> tuple[Use, ...]:
        """Tell which things of the `kit` an event shows in use, and how."""
        return ()

    def outline(
        self, seats: tuple[str, ...], mission: str, options: dict[str, str], *, goes_on: bool
    ) -> tuple[Phrase, ...]:
        """Say what the lobby's choices amount to, where they do not say it themselves; `goes_on` in a campaign."""
        return ()

    def remix(self, state: S) -> None:
        """Mix again what nobody has seen, after chance moved to a new stream: every deck, unless the game says more."""
        for deck in decks_in(state):
            state.chance.shuffle(deck.cards)

    def upgrade(self, raw: dict[str, Any], schema: int) -> dict[str, Any]:
        """Bring a state of an older schema up to this one, as plain data."""
        raise ValueError(f"{self.id} cannot read schema {schema}")

    def census(self, state: S) -> Counter[str]:
        """Count every component wherever it is now (law 6)."""
        return Counter()

    def inventory(self, state: S) -> Counter[str]:
        """Count every component that the box holds for this mission (law 6)."""
        return Counter()

    def veil(self, state: S, seat: str | None, chance: Chance) -> None:
        """Rearrange in place what this seat may not see, so that it could not tell (law 4)."""

    def confides(self, state: S) -> bool:
        """Whether those at the table hide nothing from each other, so that onlookers may guess from what is asked.

        What they are shown is less all the same; but law 4 holds them to what any seat may know.
        """
        return False

    def named(self, argument: str, value: str) -> Phrase | None:
        """Name what an argument of a sentence stands for, where its id alone does not tell."""
        return None

    def fixes(self, state: S) -> tuple[Fix, ...]:
        """List what a game-master may put right: wounds, places, cards, tokens, tracks."""
        return ()

    def fix(self, state: S, fix: Fix, value: str) -> None:
        """Put one of those right, in place."""
        raise NotImplementedError(f"{self.id} offers {fix.key} and cannot set it")

    def unsound(self, state: S) -> Reason | None:
        """Say why a position could not be: what a correction must never lead to."""
        return None

    def orders(self, state: S, seat: str) -> tuple[Fix, ...]:
        """List the standing orders that a person may leave for a seat, such as an automatic pass."""
        return ()

    def order(self, state: S, seat: str, order: Fix, value: str) -> None:
        """Keep a standing order, in place; it may not change what is asked now."""
        raise NotImplementedError(f"{self.id} offers {order.key} and cannot keep it")

    def pursuits(self, state: S) -> dict[str, tuple[str, ...]]:
        """Give what each seat was after in a finished game, where seats have aims of their own."""
        return {}

    def figures(self, state: S) -> dict[str, dict[str, int]]:
        """Give numbers for statistics, by seat (empty for the whole table): only what everybody may know.

        Their words are `<game>-figure-<what>`.
        """
        return state.tally
