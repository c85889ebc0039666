"""Law 8: two tables of one game never touch each other."""

from __future__ import annotations

from contextlib import suppress
from itertools import zip_longest

import msgspec

from bot.laws.broken import LawBroken
from bot.laws.moments import Tale, parting, retell
from bot.laws.offers import Offers
from bot.laws.players import RandomPlayer
from bot.laws.record import Record
from bot.laws.run import Law, Run, play

LONGEST = 150
"""Entries of each table that are played side by side."""


class Apart(Law):
    """At the end, plays the game again side by side with another, and compares both with how they go alone."""

    number = 8
    compares = True

    def __init__(self, rate: float = 0.3) -> None:
        self.rate = rate

    def end(self, run: Run) -> None:
        """Look whether the tables keep to themselves."""
        if run.sometimes(self.rate):
            check_apart(run)


def check_apart(run: Run, tables: int = 1) -> None:
    """Play a run's answers side by side with a game from another seed, so many times."""
    here = msgspec.structs.replace(run.record(), answers=tuple(run.entries[:LONGEST]))
    for _ in range(tables):
        _side_by_side(run, (here, companion(run)))


def _side_by_side(run: Run, records: tuple[Record, Record]) -> None:
    alone = [retell(run.game, record) for record in records]
    tales = [Tale(run.game, record) for record in records]
    for pair in zip_longest(*(record.answers for record in records)):
        for tale, entry in zip(tales, pair, strict=True):
            if entry is not None:
                tale.go_on(entry)
    for tale, moments in zip(tales, alone, strict=True):
        if (at := parting(tale.moments, moments)) is not None:
            raise LawBroken(8, "a table comes out differently beside another table of its game", f"entry {at}")


def companion(run: Run) -> Record:
    """Play another game of the same mission at random, from another seed, as far as is needed here."""
    start = msgspec.structs.replace(run.start, seed=run.dice.randbytes(32).hex(), strategy=RandomPlayer.name)
    other = Run(run.game, start)
    with suppress(LawBroken):  # it need not end, nor keep any other law
        play(other, RandomPlayer(run.dice.randbytes(8)), [Offers(0, 0, 0, 0)], limit=LONGEST)
    return other.record()
