"""The `vigil` command."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

PARTS = ("run", "selfplay", "rules", "bench", "render", "saves")


def main(arguments: list[str] | None = None) -> int:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(prog="vigil", description="A game-master for board games, in Discord.")
    parts = parser.add_subparsers(required=True, metavar="command")
    for part in PARTS:
        import_module(f"bot.cli.{part}").add(parts)
    chosen = parser.parse_args(arguments)
    return int(chosen.run(chosen))


if __name__ == "__main__":
    sys.exit(main())
