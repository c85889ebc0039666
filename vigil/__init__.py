"""The door of Vigil: in a wheel its rooms (`bot`, `cogs`, `content`, `renderers`) lie inside this package."""

from __future__ import annotations

import os
import sys
from pathlib import Path

HERE = Path(__file__).parent


def main() -> int:
    """Do what the command line says."""
    if (HERE / "bot").is_dir():
        _open(str(HERE))
    from bot.__main__ import main as run

    return run()


def _open(rooms: str) -> None:
    """Let this process, and those that it starts, find the rooms before any package that has the same name.

    No other program of the environment finds them: `import bot` there is whatever it was without Vigil.
    """
    sys.path.insert(0, rooms)
    known = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join((rooms, known)) if known else rooms
