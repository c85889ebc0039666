"""The results of a game for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from bot.cli.balance.results import ALONE, CAMPAIGN, SURE, Tally
from bot.cli.balance.table import ResultTable, aims


def lines(table: ResultTable) -> Iterator[str]:
    """The table for people: percent won, and the median of the rounds where no adjustment is made."""
    margin = SURE * 50 / sqrt(max(1, table.games))
    yield f"{table.found.id}: {table.games} games a cell, seed {table.seed}; percent won, each ±{margin:.0f} at most; "
    yield f"adjustments: {max(1, table.games // table.part)} games a cell\n"
    yield f"{'':20} seats" + "".join(f" {way:>{_width(way)}}" for way in table.ways) + "\n"
    for mission, seats in (*table.rows(), ("", 0)):
        cells = ((way, table.tally(way, mission, seats)) for way in table.ways)
        row = "".join(f" {_cell(way, cell):>{_width(way)}}" for way, cell in cells)
        yield f"{mission or 'all':20} {seats or '':>5}{row}\n"
    for shift in table.shifts() if not table.contest else ():
        meant = "easier" if shift.easier else "harder"
        yield f"{shift.adjustment} is meant to be {meant}: {shift.difference:+.1f} ±{shift.margin:.1f} in all\n"
    yield from _contest_lines(table)
    fair = " or ".join(
        f"{least} to {most}" for least, most in sorted(set(map(table.found.trial.fair, table.found.missions)))
    )
    yield f"Outside {fair} percent: {', '.join(table.unfair()) or 'none'}.\n"


def _contest_lines(table: ResultTable) -> Iterator[str]:
    """Who won where seats win by themselves: by seat, by ending, and what they were after."""
    if not table.contest:
        return
    whole = table.tally(ALONE)
    yield f"seats that won: {whole.seat_wins:.1f} %\n"
    for seat, count in sorted(whole.winners.items()):
        yield f"{seat} won {count} of {whole.games} games\n"
    yield f"endings: {', '.join(f'{ending} {count}' for ending, count in whole.endings.most_common())}\n"
    for sway in table.sways():
        yield f"{sway.adjustment}: {sway.seat} {sway.difference:+.1f} ±{sway.margin:.1f}, {sway.games} games each way\n"
    for aim, (held, reached) in aims(table).items():
        yield f"{aim:32} held {held:4}, won {reached:4}\n"


def _width(way: str) -> int:
    """The width of a column."""
    return max(len(way), 17 if way in (CAMPAIGN, ALONE) else 3)


def _cell(way: str, cell: Tally) -> str:
    """A cell in words."""
    return f"{cell.wins:.0f} in {cell.rounds:g} rounds" if way in (CAMPAIGN, ALONE) else f"{cell.wins:.0f}"
