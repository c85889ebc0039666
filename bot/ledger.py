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
    """The rules whose id or words hold all the words given, the likeliest first.

    That is one whose id begins so, then one that begins with these words, then one that holds them as whole words, then
    the shortest: a rule about something says it in few words, one that mentions it in many.
    """
    wanted = text.casefold().split()
    found = [
        (id, said) for id, said in rules(game).items() if all(word in f"{id} {said}".casefold() for word in wanted)
    ]
    return sorted(found, key=lambda each: _rank(each[0], each[1], text.strip().casefold(), set(wanted)))


def _rank(id: str, said: str, text: str, wanted: set[str]) -> tuple[bool, bool, bool, int]:
    """The place of a rule among those that were found; the least comes first."""
    words = said.casefold()
    whole = wanted <= set(re.findall(r"[\w-]+", words))
    return not id.casefold().startswith(text), not words.startswith(text), not whole, len(said)


def related(game: str, id: str) -> list[str]:
    """The rules that a rule names, and those that name it."""
    known = rules(game)
    named = [other for other in known if other != id and _names(known.get(id, ""), other)]
    return [*named, *(other for other, said in known.items() if other not in (id, *named) and _names(said, id))]


def _names(said: str, id: str) -> bool:
    """Whether a rule names another, by its whole id."""
    return re.search(rf"{re.escape(id)}(?!\d)", said) is not None


def coverage(game: str, tests: Path = TESTS) -> Coverage:
    """The rules that tests name in their markers, and how many there are."""
    known = rules(game)
    sources = (path.read_text(encoding="utf-8") for path in (tests / game).rglob("test_*.py"))
    named = {
        id for source in sources for marks in _NAMED.findall(source) for id in re.findall(r'"([A-Z0-9-]+)"', marks)
    }
    missing = [id for id in known if id not in named]
    return Coverage(len(known), len(known) - len(missing), missing)
