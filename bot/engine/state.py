"""The base of every game's state: plain data that can be saved, and the few verbs that all rules share."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any, NoReturn, TypeAlias, TypeVar

import msgspec

from bot.engine.arranged import arranged_face, arranged_one
from bot.engine.asks import PASS, Ask, Kind, Offer, Option, Together, option, sieve
from bot.engine.chance import Chance
from bot.engine.decks import Deck
from bot.engine.dice import Die, Roll
from bot.engine.events import Event, GameEnded, PhaseEnded
from bot.engine.scene import Mark, Scene
from bot.engine.transient import Transient, nothing
from bot.engine.words import Value

T = TypeVar("T")
Asking: TypeAlias = Generator[Ask | Together, Any, T]
"""Rules as a generator: asks come out, a `Choice` (or a tuple of them, for `Together`) goes in, a `T` is the result."""
Steps: TypeAlias = Asking[None]

Candidates: TypeAlias = Iterable[Offer]


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won (nobody, some or all of the seats) and why."""

    winners: tuple[str, ...]
    reason: str


class GameOver(Exception):
    """The game is over: it leaves the rules from wherever that turns out, and the match takes it for their end.

    The rules of a game catch it once, at their top, to close what was open; on the way it is only let through.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class State(msgspec.Struct, dict=True, kw_only=True):
    """A position. Games extend it with their own fields; what is not a field (events on their way) is never saved."""

    schema: int
    seats: tuple[str, ...]
    chance: Chance
    outcome: Outcome | None = None
    marks: list[Mark] = []
    faded: bool = False
    """The marks were on a phase's last picture; the next thing that happens wipes them."""
    tally: dict[str, dict[str, int]] = {}
    """What was counted for statistics, by seat and then by what it is: only what everybody saw."""

    told = Transient[list[Event]](list)
    """What happened since the last ask."""
    came_out = Transient(bool)
    """Chance or something hidden came out since then."""
    rolls = Transient[list[Roll]](list)
    """The dice that fell since then."""
    unshown = Transient[Roll | None](nothing)
    """The last of them, while no event has shown it to everybody."""
    camera = Transient[Callable[[], Scene] | None](nothing)
    """Takes the picture at the end of a phase, where somebody will look at it."""
    watch = Transient[Callable[[Any], None] | None](nothing)
    """Looks whether the game is over, after each thing that may decide it."""

    def ask(
        self,
        seats: str | tuple[str, ...],
        prompt: str,
        candidates: Candidates | Iterable[Option],
        *,
        kind: Kind = "one",
        checkpoint: bool = False,
        secret: bool = False,
        default: Option | None = None,
        **more: Any,
    ) -> Ask:
        """Make an ask; candidates may come with the reason why they are barred."""
        options, barred = sieve(candidates)
        return Ask(
            seats=(seats,) if isinstance(seats, str) else seats,
            prompt=prompt,
            options=options,
            barred=barred,
            kind=kind,
            checkpoint=checkpoint,
            secret=secret,
            default=(default.key,) if default else (),
            **more,
        )

    def react(self, seat: str, prompt: str, reactions: Iterable[Option], **args: Value) -> Ask:
        """Make a reaction window for one seat: its reactions, or letting it pass. What it could do is its secret."""
        let = option(PASS)
        return self.ask(seat, prompt, (*reactions, let), kind="react", secret=True, default=let, args=args)

    def tell(self, event: Event) -> None:
        """Tell an event. What everybody sees leaves its mark on the next picture."""
        self.told.append(event)
        if not event.audience:
            self._show(event)
        if event.decides():
            self.look()

    def _show(self, event: Event) -> None:
        """Note what everybody sees of an event: the dice that it tells of, and its mark."""
        unshown = self.unshown
        if unshown is not None and event.shows(unshown):
            self.rolls[-1] = msgspec.structs.replace(unshown, public=True)
            self.unshown = None
        if mark := event.mark():
            if self.faded:
                self.marks, self.faded = [], False
            self.marks.append(mark)

    def look(self) -> None:
        """Look whether the game is over, where its rules keep watch for that."""
        if watch := self.watch:
            watch(self)

    def count(self, what: str, seat: str = "", by: int = 1) -> None:
        """Count something that everybody saw, for a seat or for the whole table."""
        counted = self.tally.setdefault(seat, {})
        counted[what] = counted.get(what, 0) + by

    def reveal(self) -> None:
        """Note that something hidden came out, so that a player cannot take back what led to it."""
        self.came_out = True

    def roll(self, die: Die, count: int = 1, *, seat: str = "", secret: bool = False) -> tuple[str, ...]:
        """Roll dice, for a seat or for the game itself, and give their faces.

        The roll is noted for statistics. It counts as public once an event for everybody shows it before the next
        roll; a secret one never does. A roll that was told in other words than its faces waits for the game's end.
        """
        self.reveal()
        came = bytes(self._fall(die) for _ in range(count))
        if came:
            note = Roll.of(die, came, seat)
            self.rolls.append(note)
            self.unshown = None if secret else note
        return tuple(die.faces[place] for place in came)

    def _fall(self, die: Die) -> int:
        """The place of the face that comes up: by chance, unless a lesson has arranged it."""
        face = arranged_face(die)
        return self.chance.below(len(die.faces)) if face is None else face

    def choose(self, among: Iterable[str]) -> str:
        """Pick one at random."""
        self.reveal()
        several = list(among)
        place = arranged_one(several)
        return several[self.chance.below(len(several)) if place is None else place]

    def shuffle(self, items: list[str]) -> None:
        """Shuffle in place."""
        self.reveal()
        self.chance.shuffle(items)

    def draw(self, deck: Deck, count: int = 1) -> list[str]:
        """Draw from the top, shuffling the discard pile in when the deck is empty; fewer if both are."""
        self.reveal()
        drawn: list[str] = []
        while len(drawn) < count and (deck.cards or deck.discard):
            if not deck.cards:
                deck.cards, deck.discard = deck.discard, []
                self.shuffle(deck.cards)
            place = arranged_one(deck.cards)
            drawn.append(deck.cards.pop(-1 if place is None else place))
        return drawn

    def end_phase(self, phase: str, *, picture: bool = True) -> None:
        """Close a phase: its picture is taken now, and what changed stays on the board until something else does."""
        camera = self.camera if picture else None
        self.tell(PhaseEnded(phase=phase, scene=camera() if camera else None))
        self.faded = True

    def end(self, winners: Iterable[str], reason: str) -> NoReturn:
        """End the game, wherever in the rules this is."""
        self.outcome = Outcome(tuple(winners), reason)
        self.tell(GameEnded(reason=reason, winners=self.outcome.winners))
        raise GameOver(reason)
