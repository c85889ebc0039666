"""`vigil rules`: the rules of a game, and which of them a test names."""

from __future__ import annotations

import argparse
import sys

import msgspec

from bot.games import IDS
from bot.ledger import TESTS, coverage, rules


def add(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = parts.add_parser("rules", help="list the rules of a game, and those that no test names")
    parser.add_argument("game", choices=IDS)
    parser.add_argument("--json", action="store_true", help="one JSON object: rules, tested, missing")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the ledger, or only its count; fail if a rule has no test."""
    found = coverage(args.game)
    if args.json:
        sys.stdout.write(f"{msgspec.json.encode(found).decode()}\n")
    else:
        for id, text in rules(args.game).items():
            sys.stdout.write(f"{' ' if id not in found.missing else '!'} {id} {text}\n")
        sys.stdout.write(f"{found.tested} of {found.rules} rules are named by a test.\n")
    return 1 if found.missing and TESTS.exists() else 0
