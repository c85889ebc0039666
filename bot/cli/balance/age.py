"""How old the rules are that were measured."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from bot.engine.content import CONTENT


def day_of_rules(id: str, today: str, root: Path = CONTENT.parent) -> str:
    """The day on which the rules or figures of a game last changed; empty where no history tells it."""
    rules = ("--", f"bot/games/{id}", f"content/{id}/*.toml")
    changed = _git(root, "status", "--porcelain", *rules)
    return today if changed else _git(root, "log", "-1", "--format=%cs", *rules)


def _git(root: Path, *words: str) -> str:
    """What git says; nothing where there is no git or no repository."""
    git = shutil.which("git")
    if not git:
        return ""
    done = subprocess.run([git, *words], cwd=root, capture_output=True, text=True, check=False)  # noqa: S603
    return done.stdout.strip() if done.returncode == 0 else ""
