"""`vigil selfplay GAME --balance`: how often Vigil's own players win, by mission, number of seats and difficulty."""

from __future__ import annotations

import sys

import msgspec

from bot.cli.balance import page
from bot.cli.balance.cells import adjustments
from bot.cli.balance.data import data
from bot.cli.balance.measure import Measure
from bot.cli.balance.playing import play_all
from bot.cli.balance.printing import lines
from bot.cli.balance.table import ResultTable
from bot.cli.failing import fail
from bot.games import game


def balance(measure: Measure, jobs: int, *, quiet: bool, write: bool = False) -> int:
    """Play every cell so many times and print a table; the last line is the same as data. 1 if a cell is unfair.

    With `write`, the page of the game is written too. 2 if that fails, or an adjustment is named that there is not.
    """
    found = game(measure.game)
    known = adjustments(found)
    if unknown := [name for name in measure.only if name not in known]:
        names = ", ".join(known) or "none"
        return fail(f"{found.id} has no {', '.join(unknown)}. Its adjustments are: {names}.")
    table = ResultTable(found, measure.games, measure.seed, play_all(measure, jobs), measure.counts, measure.part)
    if not quiet:
        sys.stdout.writelines(lines(table))
    sys.stdout.write(msgspec.json.encode(data(table)).decode() + "\n")
    if write and not _written(table, measure):
        return 2
    return 1 if table.unfair() else 0


def _written(table: ResultTable, measure: Measure) -> bool:
    """Whether the page could be written; where not, it is said why."""
    try:
        page.write(table, measure)
    except OSError as error:
        sys.stderr.write(f"{error.filename} cannot be written: {error.strerror}.\n")
        return False
    return True
