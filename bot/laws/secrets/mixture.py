"""What happens at a real table besides answers: undo, redo, corrections, restarts, seats that change hands."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from bot.engine.asks import Answer, Ask, Refusal
from bot.engine.fixes import Fix
from bot.engine.match import Correction, Entry, Fork, Match, decode
from bot.laws.broken import LawBroken
from bot.laws.moments import position
from bot.laws.players import RandomPlayer
from bot.laws.run import Law, Run

FAR = 8
"""Entries that are taken back at once, at most."""
FAULTY = ("no-such-fix", "no-such-value", "not-at-checkpoint")
"""Reasons that no correction may be refused with if it was offered."""


class Mix(msgspec.Struct, frozen=True, kw_only=True):
    """How often each of these comes between two answers."""

    forks: float = 0.0
    corrections: float = 0.0
    undo: float = 0.0
    restart: float = 0.0
    hands: float = 0.0


def between(run: Run, laws: Sequence[Law], *, mix: Mix) -> list[Entry]:
    """Do what comes between two answers, and give the entries that it leads to; most of the time nothing."""
    if run.sometimes(mix.restart):
        restart(run)
    if run.sometimes(mix.forks):
        run.streams += 1
        return [Fork(run.streams, anew=True)]
    if run.sometimes(mix.corrections) and (entry := correct(run)):
        return [entry]
    if run.entries and run.sometimes(mix.undo) and (following := go_back(run)) is not None:
        for law in laws:
            law.back(run)
        return following
    return []


class Shared(RandomPlayer):
    """Seats that change hands: at times Vigil's own player takes one over, and at times gives it back."""

    name = "shared"

    def __init__(self, inner: RandomPlayer, rate: float) -> None:
        super().__init__(b"")
        self.inner, self.rate = inner, rate
        self.dice = Random(inner.dice.random())  # noqa: S311
        self.handed: set[str] = set()

    def answer(self, match: Match) -> Entry | None:
        """The answer of one of the seats that are asked, in whosever hands it is."""
        if self.dice.random() < self.rate:
            self.handed ^= {self.dice.choice(match.state.seats)}
        return super().answer(match) if self.handed & set(match.waiting) else self.inner.answer(match)

    def reply(self, match: Match, seat: str, ask: Ask) -> Answer:
        """Let Vigil answer for the seats it plays, knowing what they may know."""
        if seat in self.handed:
            return match.game.player.advise(match.view(seat), ask)
        return self.inner.reply(match, seat, ask)


def restart(run: Run) -> None:
    """Go on with a match made from the save, as after a restart."""
    try:
        run.match = run.restore(run.match.base, run.match.entries)
    except Exception as error:
        raise LawBroken(2, "a match cannot be taken up after a restart", repr(error)) from error
    run.restarts += 1


def go_back(run: Run) -> list[Entry] | None:
    """Take some entries back for good, and give what follows: them again, or a fork where something had come out."""
    at = len(run.entries) - run.dice.randint(1, min(FAR, len(run.entries)))
    if (save := run.save(at)) is None:
        return None
    try:
        run.match = run.restore(*save)
    except Exception as error:
        raise LawBroken(3, "an undo raises", repr(error)) from error
    undone, revealed = run.entries[at:], any(run.reveals[at:])
    del run.entries[at:], run.reveals[at:], run.moments[at + 1 :]
    run.recent = type(run.recent)((point for point in run.recent if point.at <= at), run.recent.maxlen)
    given = len(run.match.asks) - len(run.match.waiting) if run.match.partial else 0
    run.window, run.closed, run.together = run.entries[len(run.entries) - given :], not run.match.partial, False
    run.undos += 1
    if run.dice.random() < 0.5:
        return undone
    run.streams += 1
    return [Fork(run.streams, anew=True)] if revealed else []


def correct(run: Run) -> Correction | None:
    """Pick anything that a game-master could set; None if there is nothing, or the position would be unsound."""
    match = run.match
    if match.entries or not (fixes := offered(run)):
        return None
    fix = run.dice.choice(fixes)
    entry = Correction(fix.key, run.dice.choice(fix.values))
    before = position(match)
    try:
        run.restore(match.base).apply(entry)
    except Refusal as refusal:
        if refusal.reason.id in FAULTY:
            raise LawBroken(5, "a correction that was offered is refused", f"{entry}: {refusal.reason}") from refusal
        if refusal.reason.id == "unsound-count":
            raise LawBroken(6, "a correction loses a component, or makes one", str(entry)) from refusal
        run.reasons.append(refusal.reason)
        return None
    except Exception as error:
        raise LawBroken(5, "a correction makes the rules raise", f"{entry}: {error!r}") from error
    if position(match) != before:
        raise LawBroken(8, "a correction of a copy has changed the match", str(entry))
    run.corrections += 1
    return entry


def offered(run: Run) -> tuple[Fix, ...]:
    """What could be set at the last checkpoint."""
    try:
        return run.game.table.fixes(decode(run.game, run.match.base))
    except Exception as error:
        raise LawBroken(5, "listing the corrections raises", repr(error)) from error


__all__ = ["Mix", "Shared", "between", "correct", "go_back", "offered", "restart"]
