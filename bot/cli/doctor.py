"""`vigil doctor`: everything that Vigil takes for granted, looked at before anybody plays."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

from bot.cli.failing import fail
from bot.client import Vigil
from bot.config import BadSetting, Settings, load
from bot.doctor import machine, wire
from bot.doctor.finding import Finding, State
from bot.markdown import plain
from bot.playground.connect import point
from bot.store import Store
from bot.text import locales, nearest_locale, tongue
from renderers import RenderPool

MARKS: dict[State, str] = {"held": "✓", "note": "·", "failed": "✗", "untried": "?"}


def add(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = parts.add_parser("doctor", help="look at everything that Vigil needs, and say what is amiss")
    parser.add_argument(
        "--channel", type=int, metavar="ID", help="a channel or thread to play in: what Vigil may do there"
    )
    parser.add_argument("--locale", choices=locales(), default=spoken_here())
    parser.add_argument("--json", action="store_true", help="one JSON list of findings")
    parser.set_defaults(run=run)


def spoken_here() -> str:
    """The language of this shell, as far as Vigil speaks it."""
    return nearest_locale(os.environ.get("LANG", "").partition(".")[0].replace("_", "-"))


def run(args: argparse.Namespace) -> int:
    """Print every finding as it is found; fail if something is not as Vigil needs it."""
    try:
        settings = load()
    except BadSetting as error:
        return fail(str(error))
    if settings.discord_url:
        point(settings.discord_url)
    found = asyncio.run(_look(settings, args))
    if args.json:
        sys.stdout.write(f"{msgspec.json.encode(found).decode()}\n")
    amiss, untried = (sum(finding.state == state for finding in found) for state in ("failed", "untried"))
    if not args.json:
        sys.stdout.write(f"\n{tongue(args.locale).t('doctor-verdict', amiss=amiss, untried=untried)}\n")
    return 1 if amiss else 0


async def _look(settings: Settings, args: argparse.Namespace) -> list[Finding]:
    """Look at everything in turn, and tell it unless it is told as JSON later."""
    found = []
    async for finding in findings(settings, args.channel):
        found.append(finding)
        if not args.json:
            sys.stdout.write(f"{MARKS[finding.state]} {plain(finding.words(tongue(args.locale)))}\n")
            sys.stdout.flush()
    return found


async def findings(settings: Settings, channel_id: int | None) -> AsyncIterator[Finding]:
    """Everything that can be looked at, the machine first."""
    for finding in machine.findings(settings):
        yield finding
    async for finding in wire.findings(settings.token, await own_commands(), channel_id):
        yield finding


async def own_commands() -> list[wire.Json]:
    """The commands of this Vigil as it would tell them to Discord, which hears nothing of it."""
    with tempfile.TemporaryDirectory() as aside:
        async with await Store.open(Path(aside) / "none.sqlite3") as store, Vigil(store, RenderPool()) as vigil:
            await vigil.load_extension("cogs")
            return [command.to_dict(vigil.tree) for command in vigil.tree.get_commands()]
