"""Law 3, for game-masters and votes: what was seen and taken back is worth nothing, and what is still known stays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.match import ENCODER, Entry, Fork, Match, Step, decode
from bot.laws.broken import LawBroken
from bot.laws.moments import difference
from bot.laws.run import Law, Run
from bot.laws.secrets.again import Again
from bot.laws.secrets.leaves import differing, leaves
from bot.laws.secrets.twins import asked_before

FAR = 8
"""Entries that are taken back, at most."""
VEILS = 8
"""Times that the unknown is rearranged to learn what it is."""
OFTEN = 3
"""In how many of them something changes that counts: what hardly ever comes out otherwise proves nothing."""
FORKS = 256
"""Undos after which a thing that never came out otherwise is one that was not drawn anew."""

VIGILS = 0.3
"""How many of the seats Vigil plays, as far as this law knows."""


class Anew(Law):
    """After something came out, takes it back as a game-master would, again and again, and compares."""

    number = 3

    def __init__(self, rate: float = 0.01) -> None:
        self.rate = rate

    def after(self, run: Run, step: Step) -> None:
        """At times go back past what this step revealed."""
        if not run.entries or not step.reveals or not run.sometimes(self.rate):
            return
        at = len(run.entries) - run.dice.randint(1, min(FAR, len(run.entries)))
        if save := run.save(at):
            vigils = tuple(seat for seat in run.start.setup.seats if run.dice.random() < VIGILS)
            _check_anew(run, save, run.entries[at:], vigils)


def _check_anew(run: Run, save: tuple[bytes, list[Entry]], undone: list[Entry], vigils: tuple[str, ...]) -> None:
    """Undo with one new stream after another, until all that nobody knew has come out otherwise.

    That is what the game itself calls hidden from the whole table, and every fact that hung on something which no
    person saw: those who look are the people, where Vigil plays some of the seats.
    """
    before = run.restore(*save)
    people = [seat for seat in run.start.setup.seats if seat not in vigils]
    here, left = leaves(before.state), set() if vigils else _unknown(run, before)
    again = Again(run, save, undone, people)
    for _ in range(FORKS):
        match = _forked(run, save, vigils)
        _check_known(run, before, match, people)
        left -= differing(here, leaves(match.state))
        again.compare(match)
        if not left and not again.left:
            return
    what = ", ".join(sorted(left | again.left)[:3])
    raise LawBroken(3, "what was seen and taken back is the same after every undo", what)


def _unknown(run: Run, match: Match) -> set[str]:
    """The leaves that nobody at the table could tell if they were otherwise."""
    here, found = leaves(match.state), Counter[str]()
    for _ in range(VEILS):
        state = decode(run.game, ENCODER.encode(match.state))
        run.game.table.veil(state, frozenset(state.seats), Chance(run.dice.randbytes(16)))
        found.update(differing(here, leaves(state)))
    return {way for way, times in found.items() if times >= OFTEN}


def _forked(run: Run, save: tuple[bytes, list[Entry]], vigils: tuple[str, ...]) -> Match:
    """Go back as an undo past a reveal does."""
    try:
        match = run.restore(*save)
        match.apply(Fork(run.dice.getrandbits(32), anew=True, dealt=vigils))
    except Exception as error:
        raise LawBroken(3, "an undo past a reveal raises", repr(error)) from error
    return match


def _check_known(run: Run, before: Match, match: Match, people: Sequence[str]) -> None:
    """See that nobody finds anything changed that they know."""
    for seat in (None, *people):
        one, other = (ENCODER.encode((each.view(seat), asked_before(each, seat))) for each in (before, match))
        if one != other:
            where = difference(one, other) or "the order of things"
            raise LawBroken(3, f"an undo past a reveal changes what {seat or 'the public'} still knows", where)
