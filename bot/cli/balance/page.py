"""`content/<game>/balance.md`: what was measured of a game, on what, and when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from math import sqrt
from pathlib import Path

from bot.cli.balance.age import day_of_rules
from bot.cli.balance.measure import Measure
from bot.cli.balance.results import ALONE, CAMPAIGN, SURE, Tally
from bot.cli.balance.table import ResultTable, aims
from bot.engine.content import CONTENT
from bot.text import DEFAULT, tongue
from bot.version import VERSION

KEPT = "## Earlier figures"
"""The command writes all that stands above this heading; what stands below it is kept as it is."""
HEADS = {ALONE: "alone", CAMPAIGN: "in a campaign"}


def write(table: ResultTable, measure: Measure, content: Path = CONTENT) -> Path:
    """Where the page stands, after it was written anew down to the figures that are kept."""
    path = content / measure.game / "balance.md"
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    today = datetime.now(UTC).date().isoformat()
    new = "".join(f"{line}\n" for line in lines(table, measure, today, day_of_rules(measure.game, today)))
    path.write_text(new + "".join(old.partition(KEPT)[1:]), encoding="utf-8")
    path.with_suffix(".toml").write_text("".join(f"{line}\n" for line in cells(table, measure)), encoding="utf-8")
    return path


def cells(table: ResultTable, measure: Measure) -> Iterator[str]:
    """What the page says of games without adjustments, as data: lobbies tell it."""
    yield "# What balance.md says of games without adjustments, as data. The same command writes both."
    yield from (f"games = {measure.games}", f"contest = {str(table.contest).lower()}")
    for mission, seats in table.rows():
        tally = table.tally(ALONE, mission, seats)
        if tally.games:
            won = tally.seat_wins if table.contest else tally.wins
            yield from ("", "[[cell]]", f'mission = "{mission}"', f"seats = {seats}")
            yield from (f"percent = {won:.0f}", f"rounds = {tally.rounds:g}")


def lines(table: ResultTable, measure: Measure, today: str, changed: str) -> Iterator[str]:
    """The page, down to the figures that are kept."""
    yield from (f"# How hard {tongue(DEFAULT).t(f'{measure.game}-title')} is", "")
    yield from _origin(measure, today, changed)
    yield from _cells(table)
    yield from _fairness(table)
    yield from _endings(table)
    yield from _changes(table)
    yield from _aims(table)


def _origin(measure: Measure, today: str, changed: str) -> Iterator[str]:
    margin = SURE * 50 / sqrt(max(1, measure.games))
    rules = f"the rules of {changed}" if changed else "rules of an unknown day"
    yield f"Vigil's own players, who know no more than people at the table, played {measure.games} games of each cell."
    yield f"Measured on {today} with Vigil {VERSION} and {rules}; each percentage is ±{margin:.0f} at most."
    yield from ("", "This measures it again and writes the page:", "", "```sh", f"{measure.command} --write", "```", "")


def _cells(table: ResultTable) -> Iterator[str]:
    """The table of cells: percent won, or where seats win by themselves the percent of seats that won."""
    yield "Percent of the seats that won:" if table.contest else "Percent of the games that were won:"
    yield from ("", _row("Mission", "Seats", *(HEADS.get(way, f"`{way}`") for way in table.ways)))
    yield _row(*("---" for _ in range(2 + len(table.ways))))
    for mission, seats in table.rows():
        tallies = (table.tally(way, mission, seats) for way in table.ways)
        yield _row(_mission(table, mission), seats, *(_cell(table, tally) for tally in tallies))
    yield _row("all", "", *(_cell(table, table.tally(way)) for way in table.ways))
    yield ""


def _cell(table: ResultTable, tally: Tally) -> str:
    if not tally.games:
        return ""
    return f"{tally.seat_wins if table.contest else tally.wins:.0f} % in {tally.rounds:g} rounds"


def _fairness(table: ResultTable) -> Iterator[str]:
    """What should be won, and which cells are outside of it."""
    if table.contest:
        return
    spans = sorted({table.found.trial.fair(mission) for mission in table.found.missions})
    yield f"The aim is {' or '.join(f'{least} to {most}' for least, most in spans)} percent."
    yield f"Outside of it, margins aside: {', '.join(table.unfair()) or 'none'}."
    yield ""


def _endings(table: ResultTable) -> Iterator[str]:
    """How the games without adjustments ended, and where seats win by themselves who won them."""
    heads = ("Mission", "Seats", "Games", "Endings", *(("Winners",) if table.contest else ()))
    yield from ("## How games end", "", _row(*heads), _row(*("---" for _ in heads)))
    for mission, seats in table.rows():
        tally = table.tally(ALONE, mission, seats)
        winners = (_counted(tally.winners),) if table.contest else ()
        yield _row(_mission(table, mission), seats, tally.games, _counted(tally.endings), *winners)
    yield ""


def _counted(several: Counter[str]) -> str:
    return ", ".join(f"{each} {count}" for each, count in several.most_common())


def _changes(table: ResultTable) -> Iterator[str]:
    """What each adjustment changes, in points."""
    if not set(table.ways) - {ALONE, CAMPAIGN}:
        return
    yield from ("## What adjustments change", "")
    if table.contest:
        yield from (_row("Adjustment", "Seat", "Points", "Games"), _row("---", "---", "---", "---"))
        for sway in table.sways():
            points = f"{sway.difference:+.1f} ±{sway.margin:.1f}"
            yield _row(f"`{sway.adjustment}`", sway.seat, points, sway.games)
    else:
        yield from (_row("Adjustment", "Meant to be", "Points"), _row("---", "---", "---"))
        for shift in table.shifts():
            meant = "easier" if shift.easier else "harder"
            yield _row(f"`{shift.adjustment}`", meant, f"{shift.difference:+.1f} ±{shift.margin:.1f}")
    yield ""


def _aims(table: ResultTable) -> Iterator[str]:
    found = aims(table)
    if not found:
        return
    yield from ("## What seats were after", "", _row("Aim", "Held", "Won"), _row("---", "---", "---"))
    yield from (_row(f"`{aim}`", held, reached) for aim, (held, reached) in found.items())
    yield ""


def _mission(table: ResultTable, mission: str) -> str:
    return tongue(DEFAULT).name(table.found.id, "mission", mission)


def _row(*cells: object) -> str:
    """A row of a Markdown table."""
    return f"| {' | '.join(map(str, cells))} |"
