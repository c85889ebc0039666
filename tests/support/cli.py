"""The command, run as somebody would type it."""

from __future__ import annotations

import argparse

from bot.cli import selfplay


def vigil(*arguments: str) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser()
    selfplay.add(parser.add_subparsers())
    chosen = parser.parse_args(["selfplay", *arguments])
    return int(chosen.run(chosen))
