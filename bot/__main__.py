"""The `vigil` command."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

from bot.engine.content.faults import ContentError
from bot.version import VERSION

PARTS = ("run", "doctor", "selfplay", "rules", "bench", "render", "story", "saves", "content")


def main(arguments: list[str] | None = None) -> int:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(prog="vigil", description="A game-master for board games, in Discord.")
    parser.add_argument("--version", action="version", version=f"vigil {VERSION}")
    parts = parser.add_subparsers(required=True, metavar="command")
    for part in PARTS:
        import_module(f"bot.cli.{part}").add(parts)
    chosen = parser.parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except ContentError as error:
        import_module("bot.cli.content").refuse(error)
        return 2


if __name__ == "__main__":
    sys.exit(main())
