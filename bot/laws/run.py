"""The driver: plays one game and lets the laws look on."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple, TypeAlias

import msgspec

from bot.engine.asks import Reason, Refusal
from bot.engine.game import Game
from bot.engine.match import Entry, Match, Step
from bot.laws.broken import LawBroken
from bot.laws.moments import Moment, moment
from bot.laws.players import RandomPlayer
from bot.laws.record import Record

LIMIT = 20_000
"""Answers after which a game counts as one that never ends."""
KEPT = 32
"""Checkpoints kept for going back."""


class Checkpoint(NamedTuple):
    """A save, and how many entries had been given when it was made."""

    at: int
    base: bytes


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """How a run went."""

    record: Record
    outcome: str
    """The reason why the game ended; empty if the player left before."""
    checkpoints: int
    restored: int
    """Checkpoints that were restored and compared."""
    veiled: int
    """Positions in which something hidden was changed, to see whether anybody could tell."""
    undos: int = 0
    corrections: int = 0
    restarts: int = 0
    carry: bytes = b""
    next_mission: str | None = None


class Run:
    """One game being played: what has happened so far, and the dice that say when a law looks closer."""

    def __init__(self, game: Game[Any, Any], record: Record, luck: int = 0) -> None:
        self.game = game
        self.start = record
        self.dice = Random(f"{luck} {record.seed}")  # noqa: S311
        self.match: Match
        self.entries: list[Entry] = []
        self.moments: list[Moment] = []
        """The start, then one for each entry; empty if no law compares."""
        self.window: list[Entry] = []
        """The entries since the rules last moved: several where seats are asked together."""
        self.closed = True
        """Whether the last entry moved the rules on."""
        self.together = False
        """Whether the last entry answered one of several asks."""
        self.recent: deque[Checkpoint] = deque(maxlen=KEPT)
        self.reveals: list[bool] = []
        """For each entry, whether it let something out."""
        self.reasons: list[Reason] = []
        """Why corrections were refused."""
        self.streams = 0
        """The newest stream of chance."""
        self.checkpoints = self.restored = self.veiled = self.undos = self.corrections = self.restarts = 0

    def sometimes(self, rate: float) -> bool:
        """Yes at this rate."""
        return rate >= 1 or (rate > 0 and self.dice.random() < rate)

    def record(self) -> Record:
        """What it takes to come here again."""
        return msgspec.structs.replace(self.start, answers=tuple(self.entries))

    def save(self, at: int | None = None) -> tuple[bytes, list[Entry]] | None:
        """The save of this or an earlier position, if its checkpoint is still at hand."""
        at = len(self.entries) if at is None else at
        found = next((point for point in reversed(self.recent) if point.at <= at), None)
        return (found.base, self.entries[found.at : at]) if found else None

    def restore(self, base: bytes, entries: list[Entry] | None = None) -> Match:
        """Make a match from a save, as this one was made."""
        return Match.restore(self.game, base, entries, camera=self.start.camera)


class Law:
    """One law watching one run; it raises `LawBroken`."""

    number: ClassVar[int]
    compares: ClassVar[bool] = False
    """Whether it needs the run's moments."""

    def before(self, run: Run, entry: Entry) -> None:
        """Look at the run before an entry is applied."""

    def after(self, run: Run, step: Step) -> None:
        """Look at the run after its start or an entry."""

    def back(self, run: Run) -> None:
        """Forget what was being followed: the run went back, or was taken up again."""

    def end(self, run: Run) -> None:
        """Look at the run when the game is over, or was left."""


Between: TypeAlias = Callable[[Run, Sequence[Law]], list[Entry]]
"""Does what comes between two answers, and gives the entries that it leads to."""


def play(
    run: Run,
    player: RandomPlayer,
    laws: Sequence[Law],
    *,
    limit: int = LIMIT,
    leave: int | None = None,
    between: Between | None = None,
) -> Played:
    """Play a game to its end, or until the player leaves, after `leave` answers if not by themselves.

    What a game-master and a restart do comes `between` the answers.
    """
    compares = any(law.compares for law in laws)
    _note(run, _start(run), laws, compares)
    while not run.match.over and (leave is None or len(run.entries) < leave):
        if len(run.entries) >= limit:
            raise LawBroken(5, f"the game has not ended after {limit} answers")
        entries = between(run, laws) if between else []
        if not entries:
            if (entry := player.answer(run.match)) is None:
                break
            entries = [entry]
        for entry in entries:
            for law in laws:
                law.before(run, entry)
            _note(run, _apply(run, entry), laws, compares)
    for law in laws:
        law.end(run)
    return _played(run)


def _start(run: Run) -> Step:
    """Set the game up."""
    try:
        run.match, step = Match.start(run.game, run.start.setup, bytes.fromhex(run.start.seed), camera=run.start.camera)
    except Exception as error:
        raise LawBroken(5, "the setup raises", repr(error)) from error
    return step


def _apply(run: Run, entry: Entry) -> Step:
    """Apply an answer, which was offered: whatever is raised breaks law 5."""
    match, asks = run.match, run.match.asks
    run.entries.append(entry)
    if run.closed:
        run.window = []
    run.window.append(entry)
    try:
        step = match.apply(entry)
    except Refusal as refusal:
        raise LawBroken(5, "an answer that was offered is refused", f"{entry}: {refusal.reason}") from refusal
    except Exception as error:
        raise LawBroken(5, "an answer that was offered makes the rules raise", f"{entry}: {error!r}") from error
    run.closed, run.together = match.asks is not asks, len(asks) > 1
    return step


def _note(run: Run, step: Step, laws: Sequence[Law], compares: bool) -> None:
    """Keep what the step did, then let every law look."""
    if step.checkpoint is not None:
        run.checkpoints += 1
        run.recent.append(Checkpoint(len(run.entries), step.checkpoint))
    if run.entries:
        run.reveals.append(step.reveals)
    if compares:
        run.moments.append(moment(run.match, step))
    for law in laws:
        law.after(run, step)


def _played(run: Run) -> Played:
    """A run, summed up."""
    outcome = run.match.state.outcome
    state = run.match.state
    return Played(
        record=run.record(),
        outcome=outcome.reason if outcome else "",
        checkpoints=run.checkpoints,
        restored=run.restored,
        veiled=run.veiled,
        undos=run.undos,
        corrections=run.corrections,
        restarts=run.restarts,
        carry=run.game.rules.carry(state) if outcome else b"",
        next_mission=run.game.rules.next_mission(state) if outcome else None,
    )
