"""Which test plays a verb of content: one that fails as soon as the verb's rule does nothing.

`python -m tests.support.plays` looks for a test for every verb that has none yet, and writes down which it found.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

import pytest

from bot.engine.content.verbs import Verbs
from bot.games import IDS, meanings
from tests.support.silence import silenced

RULES = Path(__file__).parents[1] / "rules"
NOT_PLAYED = ("box", "look", "player", "table")
"""Rooms whose tests prove what is printed, shown, weighed or typed: none of them plays a card."""
QUIETLY = ("--collect-only", "-o", "addopts=", "-p", "no:simcord", "-p", "no:terminal", "-p", "no:cacheprovider")


class Proof(NamedTuple):
    """A test as it is called: with its parameters, and no fixtures."""

    name: str
    call: Callable[[], object]


def path_of(game: str) -> Path:
    """Where it stands which test plays which verb of a game."""
    return RULES / game / "plays.json"


def verbs_of(game: str) -> dict[str, list[Verbs]]:
    """Every verb that the content of a game names, by its shelf, its key and itself, and the sorts that hold it."""
    found = dict[str, list[Verbs]]()
    for sort in meanings(game).verbs:
        for verb in dict.fromkeys(verb for _, verb in sort.named):
            found.setdefault(f"{sort.shelf}.{sort.key} {verb}", []).append(sort)
    return found


def tests_of(game: str, names: Iterable[str] = ("",)) -> dict[str, Proof]:
    """The rule tests of a game, or those in the files that these names begin with, as pytest collects them."""
    collected = _Collected()
    files = sorted({str(RULES / game / name.partition("::")[0]) for name in names})
    if files:
        pytest.main([*QUIETLY, *files], plugins=[collected])
    return {test.name: test for test in collected.tests(RULES / game)}


class _Collected:
    """Takes what pytest collects."""

    def __init__(self) -> None:
        self.items: list[pytest.Item] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.items = session.items

    def tests(self, folder: Path) -> Iterator[Proof]:
        """The tests that need nothing but their parameters."""
        for item in self.items:
            if isinstance(item, pytest.Function):
                given = item.callspec.params if hasattr(item, "callspec") else {}
                names = item.function.__code__.co_varnames[: item.function.__code__.co_argcount]
                name = item.nodeid.partition(f"{folder.name}/")[2]
                if set(names) == set(given) and name.partition("/")[0] not in NOT_PLAYED:
                    yield Proof(name, _call(item.function, {key: given[key] for key in names}))


def _call(function: Callable[..., object], given: dict[str, Any]) -> Callable[[], object]:
    return lambda: function(**given)


def fails(test: Proof) -> bool:
    """Whether a test fails now."""
    try:
        test.call()
    except (Exception, pytest.fail.Exception):  # noqa: BLE001 - in whatever way it fails
        return True
    return False


def plays(game: str, test: Proof, verb: str, sorts: Sequence[Verbs]) -> bool:
    """Whether a test passes, and fails without the rule of a verb."""
    if fails(test):
        return False
    with silenced(game, sorts, verb.rpartition(" ")[2]):
        return fails(test)


def kept(game: str) -> dict[str, str]:
    """Which test plays which verb, as it is written down."""
    path = path_of(game)
    found: dict[str, str] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def amiss(game: str) -> list[str]:
    """The verbs of a game that no test plays, and what is written down of a verb or a test that is not there."""
    known, said = verbs_of(game), kept(game)
    tests = tests_of(game, said.values())
    wrong = [f"{verb}: no card says so" for verb in said if verb not in known]
    for verb, sorts in known.items():
        if verb not in said:
            wrong.append(f"{verb}: no test plays it")
        elif said[verb] not in tests:
            wrong.append(f"{verb}: there is no {said[verb]}")
        elif not plays(game, tests[said[verb]], verb, sorts):
            wrong.append(f"{verb}: {said[verb]} passes without its rule")
    return wrong


def look(game: str) -> list[str]:
    """Write down a test for every verb without one, those of every card and the shortest first; gives what is left."""
    known, said = verbs_of(game), kept(game)
    tests = tests_of(game)
    said = {verb: name for verb, name in said.items() if verb in known and name in tests}
    missing = [verb for verb in known if verb not in said]
    ran = {name: code for name, test in tests.items() if (code := _ran(test))} if missing else {}
    brief = sorted(ran, key=lambda name: ("every_" not in name, len(ran[name])))
    for verb in missing:
        with silenced(game, known[verb], verb.rpartition(" ")[2]) as touched:
            found = next((n for n in brief if (not touched or touched & ran[n]) and fails(tests[n])), None)
        if found:
            said[verb] = found
    lines = json.dumps({verb: said[verb] for verb in known if verb in said}, indent=1)
    path_of(game).write_text(f"{lines}\n", encoding="utf-8")
    return [verb for verb in known if verb not in said]


def _ran(test: Proof) -> set[CodeType]:
    """The code that a test runs through; nothing of one that fails."""
    code = set[CodeType]()
    sys.setprofile(lambda frame, event, arg: code.add(frame.f_code) if event == "call" else None)
    try:
        failed = fails(test)
    finally:
        sys.setprofile(None)
    return set() if failed else code


def main() -> None:
    """Look in the games that are named, or in all; `check` proves what is written down instead."""
    words = sys.argv[1:]
    act = amiss if "check" in words else look
    wrong = [f"{game}: {each}" for game in IDS if not set(words) - {"check"} or game in words for each in act(game)]
    sys.stdout.writelines(f"{line}\n" for line in wrong)
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
