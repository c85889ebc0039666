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
_EXAMPLE = re.compile(r"(^|-)EX-\d+$")
"""Ids of worked examples, which only those want who ask for them."""
_RULING = re.compile(r"(^|-)(RUL|RULING)-\d+$")
"""Ids of rulings, which settle what the rules leave open."""
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
    """The rules whose id or words hold all the words given, the likeliest first; worked examples are not among them.

    That is one whose id begins so, then one of the chapter that is named so, then one that begins with these words,
    then one that holds them as whole words, rules before rulings, then the shortest: a rule about something says it
    in few words, one that mentions it in many.
    """
    wanted = [_aliased(game, word) for word in _plain(text).split()]
    found = [
        (id, said)
        for id, said in rules(game).items()
        if not _EXAMPLE.search(id) and all(word in _plain(f"{id} {said}") for word in wanted)
    ]
    return sorted(found, key=lambda each: _rank(each[0], each[1], text.strip().casefold(), wanted)) if wanted else []


def _plain(text: str) -> str:
    """Words as people type them: `re-roll` is `reroll`, whatever its case."""
    return re.sub(r"(?<=\w)-(?=\w)", "", text.casefold())


@cache
def _aliases(game: str) -> dict[str, str]:
    path = CONTENT / game / "aliases.toml"
    return msgspec.toml.decode(path.read_bytes(), type=dict[str, str]) if path.exists() else {}


def _aliased(game: str, word: str) -> str:
    """A word as the rules say it: what people call it otherwise is in the game's `aliases.toml`."""
    return _aliases(game).get(word, word)


def _rank(id: str, said: str, text: str, wanted: list[str]) -> tuple[bool, bool, bool, bool, bool, int]:
    """The place of a rule among those that were found; the least comes first, and a chapter keeps its order."""
    if id.casefold().startswith(text):
        return False, False, False, False, False, 0
    if not _RULING.search(id) and all(_heads(id, word) for word in wanted):
        return True, False, False, False, False, 0
    words = _plain(said)
    whole = set(wanted) <= set(re.findall(r"\w+", words))
    begins = words.startswith(" ".join(wanted))
    return True, True, bool(_RULING.search(id)), not begins, not whole, len(said)


def _heads(id: str, word: str) -> bool:
    """Whether a chapter is called by a word, or by its beginning: `NEM-OBJ-01` is about objectives."""
    return any(word.startswith(part) for part in id.casefold().split("-")[1:] if len(part) > 2 or part == word)


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
