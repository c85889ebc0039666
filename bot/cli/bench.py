"""`vigil bench`: how fast and how small, as ratios of one run, each with the bound it must keep."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys

import msgspec

from bot.bench.measure import Measure
from bot.bench.run import measure
from bot.cli.progress import Progress


def add(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = parts.add_parser("bench", help="measure how fast and how small Vigil is here")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--quick", action="store_true", help="fewer rounds: seconds instead of a minute or two")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure everything and report it; a missed target is a finding, not a failure."""
    logging.basicConfig(level=logging.ERROR)
    with Progress("Measuring") as progress:
        found = asyncio.run(measure(quick=args.quick, tell=progress))
    report = msgspec.json.encode(summary(found)).decode() if args.json else table(found)
    sys.stdout.write(f"{report}\n")
    return 0


def summary(found: list[Measure]) -> dict[str, object]:
    """All measures as plain data."""
    return {
        "measures": {each.name: each.report() for each in found},
        "missed": [each.name for each in found if each.missed],
    }


def table(found: list[Measure]) -> str:
    """Lay the measures out for people."""
    lines = []
    for each in found:
        raw = ", ".join(f"{name} {value:g}" for name, value in each.report().items() if name in each.raw)
        bound = f"≤ {each.target:g} {each.unit}"
        lines.append(f"{'MISSED' if each.missed else 'kept':6}  {each.name:20}{each.value:10.2f}  {bound:14}  {raw}")
    missed = sum(each.missed for each in found)
    return "\n".join([*lines, "", f"{len(found)} measures, {missed or 'none'} out of bounds."])
