"""The rule ledgers: every rule of a game with its id, for looking up and for counting which of them are tested."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from bot.engine.content import CONTENT

_RULE = re.compile(r"^- \*\*([A-Z0-9-]+)\*\* (.+(?:\n  \S.*)*)", re.MULTILINE)
"""A rule: its id, and its words with the indented lines that belong to it."""
_NAMED = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")
TESTS = Path(__file__).parents[1] / "tests" / "rules"


class Coverage(msgspec.Struct):
    """How many rules a game has, how many of them tests name, and which they do not."""

    rules: int
    tested: int
    missing: list[str]


@cache
def rules(game: str) -> dict[str, str]:
    """A game's rules by their ids, in the ledger's order; none where it has no ledger."""
    path = CONTENT / game / "rules.md"
    found = _RULE.findall(path.read_text(encoding="utf-8")) if path.exists() else ()
    return {id: said.replace("\n  ", "\n") for id, said in found}


def named(games: Iterable[str], text: str) -> list[tuple[str, str]]:
    """The rule that has just this id."""
    id = text.strip().upper()
    return [(id, rules(game)[id]) for game in games if id in rules(game)]


def search(game: str, text: str) -> list[tuple[str, str]]:
    """The rules whose id or words hold all the words given; those whose id begins with the text first."""
    wanted = text.casefold().split()
    found = [
        (id, said) for id, said in rules(game).items() if all(word in f"{id} {said}".casefold() for word in wanted)
    ]
    return sorted(found, key=lambda each: not each[0].casefold().startswith(text.strip().casefold()))


def coverage(game: str, tests: Path = TESTS) -> Coverage:
    """The rules that tests name in their markers, and how many there are."""
    known = rules(game)
    sources = (path.read_text(encoding="utf-8") for path in (tests / game).rglob("test_*.py"))
    named = {
        id for source in sources for marks in _NAMED.findall(source) for id in re.findall(r'"([A-Z0-9-]+)"', marks)
    }
    missing = [id for id in known if id not in named]
    return Coverage(len(known), len(known) - len(missing), missing)
