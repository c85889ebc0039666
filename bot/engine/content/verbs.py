"""What the verbs of content come to: each is carried out by a rule, and weighed by whoever plays for Vigil."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from bot.engine.content import Place
from bot.engine.content.faults import Fault
from bot.engine.words import Phrase


class Verbs(NamedTuple):
    """One sort of verb: who names which, what the rules carry out, and what a computer player can weigh."""

    shelf: str
    key: str
    named: tuple[tuple[str, str], ...]
    """Entries, each with a verb that it names."""
    rules: Collection[str]
    worth: Collection[str] | None = None
    """None where nobody has a choice, or where the choice is weighed by what it leads to."""


class Wording(NamedTuple):
    """The messages that each entry of a shelf needs, such as `rise-weapon-{}`."""

    shelf: str
    ids: tuple[str, ...]
    messages: tuple[str, ...]


class Meanings(NamedTuple):
    """What the verbs of a game's content come to, the words that its entries need, and where its shelves stand."""

    verbs: tuple[Verbs, ...] = ()
    words: tuple[Wording, ...] = ()
    places: Mapping[str, Place] = {}


def faults(verbs: Iterable[Verbs]) -> Iterator[Fault]:
    """Entries whose verbs nobody carries out, or that no computer player knows what to do with."""
    for sort in verbs:
        for entry, verb in sort.named:
            if verb not in sort.rules:
                yield Fault(sort.shelf, entry, Phrase("content-no-rule", {"key": sort.key, "id": verb}))
            if sort.worth is not None and verb not in sort.worth:
                yield Fault(sort.shelf, entry, Phrase("content-no-weight", {"key": sort.key, "id": verb}))


class Words(frozenset[str]):
    """Words in the code of modules, and which modules these are."""

    modules: tuple[str, ...] = ()


def words_in(*modules: str) -> Words:
    """The words that the code of modules compares with, chooses by, or asks for: where a verb is its own rule."""
    found = Words(str(word.value) for file in code_of(*modules) for word in asked(ast.parse(file.read_text("utf-8"))))
    found.modules = modules
    return found


class Fields(frozenset[str]):
    """Fields that code looks at."""


def fields_in(*modules: str) -> Fields:
    """The fields that the code of modules looks at: where a rule is a field of its card."""
    trees = (ast.parse(file.read_text("utf-8")) for file in code_of(*modules))
    return Fields(node.attr for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Attribute))


ROOT = Path(__file__).parents[3]


def code_of(*modules: str) -> Iterator[Path]:
    """The files of modules and of all that is in them."""
    for module in modules:
        path = ROOT.joinpath(*module.split("."))
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path.with_suffix(".py")]


def asked(tree: ast.AST) -> Iterator[ast.Constant]:
    """Words in comparisons, cases, arguments and lists, and the keys of tables; never what is said to people."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=others):
                yield from _constants((left, *others))
            case ast.MatchValue(value=value):
                yield from _constants((value,))
            case ast.Call(args=args, func=func) if getattr(func, "attr", getattr(func, "id", "")) not in SPOKEN:
                yield from _constants(args)
            case ast.Dict(keys=keys):
                yield from _constants(key for key in keys if key)
            case ast.Tuple():
                yield from _constants((node,))


SPOKEN = ("option", "ask", "react", "Reason", "Phrase", "bar", "count", "startswith", "refuse")
"""Calls that speak to people instead of asking for a verb."""


def _constants(nodes: Iterable[ast.AST]) -> Iterator[ast.Constant]:
    for node in nodes:
        match node:
            case ast.Constant(value=str()):
                yield node
            case ast.Tuple(elts=parts) | ast.Set(elts=parts) | ast.List(elts=parts):
                yield from _constants(parts)
            case ast.IfExp(body=one, orelse=other):
                yield from _constants((one, other))
