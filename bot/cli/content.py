"""`vigil content`: everything that is wrong with the content of the games, or that all is well."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

import msgspec

from bot.cli.doctor import spoken_here
from bot.engine import content
from bot.engine.content.faults import ContentError, Fault
from bot.games import IDS, contents
from bot.laws.meanings import hollow
from bot.lessons import has_lesson
from bot.lessons.proof import faults as lesson_faults
from bot.lessons.topics import faults as topic_faults
from bot.markdown import plain
from bot.text import Tongue, locales, tongue


def add(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = parts.add_parser("content", help="check the cards, maps and missions of a game, or of all of them")
    parser.add_argument("game", nargs="?", choices=IDS)
    parser.add_argument("--locale", choices=locales(), default=spoken_here())
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print every fault of every game asked for, or what there is; 1 if there is a fault."""
    amiss, spoken = False, tongue(args.locale)
    for id in (args.game,) if args.game else IDS:
        try:
            held = contents(id)
            faults = (*hollow(id), *(lesson_faults(id) if has_lesson(id) else ()), *topic_faults(id))
        except ContentError as error:
            faults = error.faults
        amiss |= bool(faults)
        sys.stdout.writelines(_amiss(spoken, id, faults) if faults else _well(spoken, id, held))
    return 1 if amiss else 0


def refuse(error: ContentError) -> None:
    """Say why Vigil cannot start: everything that is wrong with the content that it needs."""
    sys.stderr.writelines(f"{line(tongue(spoken_here()), fault)}\n" for fault in error.faults)


def line(tongue: Tongue, fault: Fault) -> str:
    """A fault as a line for people: where it is, and what is the matter."""
    what = plain(tongue.say(fault.what))
    if not fault.entry:
        return plain(tongue.t("content-fault-file", place=fault.place, what=what))
    return plain(tongue.t("content-fault", place=fault.place, entry=fault.entry, what=what))


def _well(tongue: Tongue, id: str, held: msgspec.Struct) -> Iterator[str]:
    """What there is: entries and files in all, then each shelf."""
    counts = {
        name: len(found) if isinstance(found, tuple) else 1 for name, found in msgspec.structs.asdict(held).items()
    }
    files = len(list((content.CONTENT / id).rglob("*.toml")))
    yield f"✓ {plain(tongue.t('content-well', game=id, entries=sum(counts.values()), files=files))}\n"
    yield from (f"  {plain(tongue.t('content-table', table=name, held=count))}\n" for name, count in counts.items())


def _amiss(tongue: Tongue, id: str, faults: tuple[Fault, ...]) -> Iterator[str]:
    """Every fault, under their number."""
    yield f"✗ {plain(tongue.t('content-amiss', game=id, count=len(faults)))}\n"
    yield from (f"  {line(tongue, fault)}\n" for fault in faults)
