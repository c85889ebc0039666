"""What a game is to the rest of Vigil: a table of functions, four that it must have and others that it may."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, NoReturn, Protocol, TypeAlias, TypeVar

import msgspec

from bot.engine.asks import Answer, Ask, Option, Reason, plainest
from bot.engine.chance import Chance
from bot.engine.counsel import Counsel
from bot.engine.decks import decks_in
from bot.engine.endings import UNTOLD, Deeds, Epilogue
from bot.engine.errands import Command
from bot.engine.events import Event
from bot.engine.fixes import Fix
from bot.engine.scene import Card, Scene, Symbol
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


Raw: TypeAlias = dict[str, Any]
"""A state as plain data, as it was written."""


class Outline(Protocol):
    """Says what the lobby's choices amount to, where they do not say it themselves."""

    def __call__(
        self, seats: tuple[str, ...], mission: str, options: dict[str, str], *, goes_on: bool
    ) -> tuple[Phrase, ...]:
        """The sentences; `goes_on` in a campaign."""


def as_ever(_: int) -> dict[str, str]:
    """No choice, for a game whose switches stand alike with any number of seats."""
    return {}


def plain_outline(
    seats: tuple[str, ...], mission: str, options: dict[str, str], *, goes_on: bool
) -> tuple[Phrase, ...]:
    """No sentence: the choices say it themselves."""
    return ()


def nothing(*_: object) -> None:
    """Nothing, for whatever a game has none of."""


def none_of_it(*_: object) -> tuple[()]:
    """An empty tuple, for whatever a game has none of."""
    return ()


def uncounted(*_: object) -> Counter[str]:
    """No component, for a game that has none."""
    return Counter()


def no_words(*_: object) -> Epilogue:
    """No epilogue, for a game that tells none."""
    return UNTOLD


def never(*_: object) -> bool:
    """Always false, for what never holds in a game."""
    return False


def not_offered(*_: object) -> NoReturn:
    """Refuse to set what nobody was offered."""
    raise NotImplementedError("a game that offers something to set must be able to set it")


def mix_decks(state: State) -> None:
    """Mix the decks, and nothing else."""
    for deck in decks_in(state):
        state.chance.shuffle(deck.cards)


class Rules(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """How it is played: from the lobby to the end, and on to the next mission."""

    setup: Callable[[Setup, bytes], S]
    """The start position."""
    play: Callable[[S], Steps]
    """Plays from a position to the end: the rulebook, top to bottom."""
    seating: Callable[[tuple[str, ...], str, dict[str, str]], Reason | None] | None = None
    """Why these seats cannot play this mission with these options; without it only their number counts."""
    usual: Callable[[int], dict[str, str]] = as_ever
    """The choices of switches that are others than their default with so many seats, unless somebody sets them.

    The lobby shows them as they come to stand, and settles them at the start; the outline says why.
    """
    outline: Outline = plain_outline
    carry: Callable[[S], bytes] = lambda _: b""
    """What a finished mission takes into the next."""
    next_mission: Callable[[S], str | None] = nothing
    """The mission that follows a finished one, if the campaign goes on."""
    upgrade: Callable[[Raw, int], Raw] | None = None
    """A state of an older schema, brought up to this one; without it there never was one."""


class Look(msgspec.Struct, Generic[S, V], frozen=True, kw_only=True):
    """What is seen of it: positions through somebody's eyes, pictures, and names."""

    view: Callable[[S, str | None], V]
    """What a seat (or, for None, anybody) may see: built by adding, never by deleting."""
    scene: Callable[[V], Scene]
    """A view as a picture of the board."""
    sheet: Callable[[V], Scene | None] = nothing
    """What a seat holds as a picture for its owner; None where there are no private things."""
    desk: Callable[[V], Scene | None] | None = None
    """What a seat needs before its eyes while it answers in private, where that is not just what it holds."""
    effect: Callable[[V, Ask, Option], Phrase | None] = nothing
    """What an option does, in a line: effect, cost, odds and danger, as far as whoever has this view may know."""
    weighed: Callable[[V, Ask, Option], tuple[Phrase, ...]] = none_of_it
    """What more can be said of the chances of an option than its line holds: Explain tells it."""
    library: Callable[[], tuple[Card, ...]] = none_of_it
    """The cards that anybody may read, as they are printed, where a name and a text do not say it all."""
    key: tuple[Symbol, ...] = ()
    """Every symbol that its board may show, with what it means."""
    goal: Callable[[V], Phrase | None] = nothing
    """How one wins and loses here, in a line: for a seat its own aim, for the public what everybody may know."""
    names: Mapping[str, str | tuple[str, ...]] = {}
    """Arguments of sentences that name things of another kind, or of several: `{"victim": "seat"}`."""
    named: Callable[[str, str], Phrase | None] = nothing
    """The name of an argument's value, where its id alone does not tell."""
    chain: Callable[[str, Option], str] = lambda _, __: ""
    """Whether it is worthwhile to offer what follows an option of a prompt together with it: empty if not.

    Options with the same word differ in nothing that matters, the better first: of ways to one end, one is shown.
    """
    own: Callable[[str, Option, Ask], bool] = never
    """Whether all that an option of a prompt brings to light is its seat's own, and known to it: a card it plays.

    Then it may be chained with what is asked next, which must follow from what that seat knew before.
    """
    sequel: Callable[[str, Option, Option], bool] = never
    """Whether a decision that stands by itself is worth being offered with the one before it: go there and search."""
    closing: Callable[[Ask], Option | None] = nothing
    """What is all that is left to be said, where the other options only go back: a chain gives it too."""
    passing: frozenset[str] = frozenset()
    """The phases whose end is told and leaves no message in the channel: the phase around them does."""
    rounds: frozenset[str] = frozenset()
    """The phases whose end is the end of a round: a table that is told briefly has no message between two of them."""
    colours: Mapping[str, str] = {}
    """The colour of each seat, from the renderers' colour-blind-safe set."""
    epilogue: Callable[[S, Deeds], Epilogue] = no_words
    """What came of a finished game and of each seat, told by its last position and by what everybody saw happen."""
    pursuits: Callable[[S], dict[str, tuple[str, ...]]] = lambda _: {}
    """What each seat was after in a finished game, where seats have aims of their own."""
    figures: Callable[[S], dict[str, dict[str, int]]] = lambda state: state.tally
    """Numbers for statistics, by seat (empty for the whole table): only what everybody may know.

    Their words are `<game>-figure-<what>`.
    """


class Table(msgspec.Struct, Generic[S, V], frozen=True, kw_only=True):
    """What a table needs: components, secrets, corrections, standing orders, and what can be typed."""

    command: Command[V] | None = None
    """All that can be typed in a slash command of its own."""
    rules: Mapping[str, str] = {}
    """The rule that options follow from, by their verb, where it is none that the command names for them.

    A verb that one question puts to another use is named with the prompt of that: `second-weapon attack`.
    """
    census: Callable[[S], Counter[str]] = uncounted
    """Every component wherever it is now, counted (law 6)."""
    inventory: Callable[[S], Counter[str]] = uncounted
    """Every component that the box holds for this mission, counted (law 6)."""
    veil: Callable[[S, frozenset[str], Chance], None] = nothing
    """Rearranges in place what these seats may not see, or for none of them the public, so that they could not tell.

    Law 4 does it to one seat. For the whole table it leaves what anybody knows by now, seen or noted (`redraw`).
    """
    redraw: Callable[[S, frozenset[str]], None] | None = None
    """Draws anew what these seats do not know, where that is more than a veil; see `Game.redraw`."""
    remix: Callable[[S], None] = mix_decks
    """Mixes as a fork of an earlier version did, so that its saves go on as they were: the decks and little else."""
    confides: Callable[[S], bool] = never
    """Whether those at the table hide nothing from each other, so that onlookers may guess from what is asked.

    What they are shown is less all the same; but law 4 holds them to what any seat may know.
    """
    secretive: Callable[[S], bool] | None = None
    """Whether seats keep secrets from each other; without it they do where they do not confide."""
    voices: Callable[[S], tuple[str, ...]] = none_of_it
    """The seats that may whisper to each other and make promises now: of them that could have something to hide."""
    fixes: Callable[[S], tuple[Fix, ...]] = none_of_it
    """What a game-master may put right: wounds, places, cards, tokens, tracks."""
    fix: Callable[[S, Fix, str], None] = not_offered
    """Puts one of those right, in place."""
    unsound: Callable[[S], Reason | None] = nothing
    """Why a position could not be: what a correction must never lead to."""
    orders: Callable[[S, str], tuple[Fix, ...]] = none_of_it
    """The standing orders that a person may leave for a seat, such as an automatic pass."""
    order: Callable[[S, str, Fix, str], None] = not_offered
    """Keeps a standing order, in place; it may not change what is asked now."""
    sees_all: Callable[[S, str], bool] = never
    """Whether a seat has given up its part to be shown all that others keep secret: it can do nothing any more.

    Whoever sits there may sit nowhere else, and if it is ever taken back, Vigil plays the seat.
    """
    opens_all: frozenset[str] = frozenset()
    """The standing orders by which a seat does so."""
    lets_pass: Callable[[Ask], tuple[str, str] | None] = nothing
    """The standing order, by its key, and the value by which such a question passes by itself; none if it never does.

    It follows from what anybody may know of the question, or offering it would tell the rest.
    """


class Player(msgspec.Struct, Generic[V], frozen=True, kw_only=True):
    """Who plays where nobody does."""

    advise: Callable[[V, Ask], Answer] = lambda _, ask: plainest(ask)
    """The answer of a seat, knowing only what it may know: a computer player, and the hint for a person."""
    reasons: Callable[[V, Ask], Counsel] | None = None
    """The same answer with its reasons and the next best; without it there are none. They are `<game>-why-<topic>`."""

    def counsel(self, view: V, ask: Ask) -> Counsel:
        """The answer of a seat, with what speaks for it where the player says so."""
        return self.reasons(view, ask) if self.reasons else Counsel(self.advise(view, ask))


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """What it is measured by, when Vigil plays it many times."""

    fair: Callable[[str], tuple[int, int]] = lambda _: (30, 75)
    """The least and the most percent of games that Vigil's players should win, by mission."""
    weakened: Callable[[Setup], dict[str, Setup]] = lambda _: {}
    """The same table without one thing after another that should matter, by the name of what is missing."""
    kit: tuple[str, ...] = ()
    """What players may bring along by their own choice; `vigil selfplay --worth` counts how each of it is used."""
    uses: Callable[[Event], tuple[Use, ...]] = none_of_it
    """Which things of the kit an event shows in use, and how."""
    own: Callable[[Any, Ask, Answer], bool] | None = None
    """Whether an answer to an ask in a position is made for what only its mission asks, for `--mixture`."""


class Game(msgspec.Struct, Generic[S, V], frozen=True, kw_only=True):
    """One game. It knows of no table: all there is to know about one is in its `State`."""

    id: str
    schema: int = 1
    state: type[S]
    seats: tuple[str, ...]
    """Every seat that can be taken, in table order."""
    players: tuple[int, int]
    """Fewest and most seats in play."""
    missions: tuple[str, ...]
    openings: tuple[str, ...] = ()
    """The missions that begin a campaign, where there are several; otherwise it is the first."""
    switches: tuple[Switch, ...] = ()
    easier: frozenset[str] = frozenset()
    """The choices of switches, or switches that are on, which make the game easier; others make it harder."""
    contents: Callable[[], msgspec.Struct] = msgspec.Struct
    """What its content files hold now, read strictly; nothing for a game that has none."""
    rules: Rules[S]
    look: Look[S, V]
    table: Table[S, V] = Table()
    player: Player[V] = Player()
    trial: Trial = Trial()

    @property
    def has_campaign(self) -> bool:
        """Whether one mission may lead to another."""
        return self.rules.next_mission is not nothing

    def seating(self, seats: tuple[str, ...], mission: str, options: dict[str, str]) -> Reason | None:
        """Why these seats cannot play this mission; where the rules do not say, only their number counts."""
        if self.rules.seating:
            return self.rules.seating(seats, mission, options)
        return between(self.players, seats)

    def desk(self, view: V) -> Scene | None:
        """What a seat needs before its eyes while it answers in private: what it holds, if nothing else."""
        return (self.look.desk or self.look.sheet)(view)

    def redraw(self, state: S, eyes: frozenset[str]) -> None:
        """Draw anew what these seats do not know, after chance moved to a new stream: what was seen is worthless.

        The eyes are those of people; what a seat that Vigil plays has noted is brought up to date, and not lost.
        """
        if self.table.redraw:
            self.table.redraw(state, eyes)
        else:
            self.table.veil(state, eyes, state.chance)

    def secretive(self, state: S) -> bool:
        """Whether seats keep secrets from each other here, so that nobody may come to know two of them."""
        return self.table.secretive(state) if self.table.secretive else not self.table.confides(state)


def between(players: tuple[int, int], seats: tuple[str, ...], rule: str = "") -> Reason | None:
    """Why so many cannot play, if they cannot."""
    least, most = players
    fits = least <= len(seats) <= most
    return None if fits else Reason("players-between", rule, {"least": least, "most": most})
