"""Verbs of content without their rules: what would be if a rule did nothing."""

from __future__ import annotations

import ast
import gc
import inspect
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module
from types import CodeType, FunctionType
from typing import Any, Final

import msgspec

from bot.engine.content.verbs import Fields, Verbs, Words, asked, code_of

NEVER = "no card says this"
NEUTRAL: Final[dict[str, Any]] = {"Steps": (), "bool": False, "int": 0}
"""What a rule that does nothing gives, by what it is said to give."""


@contextmanager
def silenced(game: str, sorts: Sequence[Verbs], verb: str) -> Iterator[set[CodeType]]:
    """While this lasts, the rules of a verb do nothing; gives the code that was theirs."""
    with ExitStack() as stack:
        touched = set[CodeType]()
        for sort in sorts:
            if isinstance(sort.rules, Fields):
                stack.enter_context(_blank(game, verb, {entry for entry, named in sort.named if named == verb}))
                continue
            if isinstance(sort.rules, Words):
                touched |= stack.enter_context(_deaf(sort.rules.modules, verb))
            for table, key in _rows(game, sort, verb):
                touched |= _code(table[key])
                stack.enter_context(_idle(table, key))
        yield touched


def _rows(game: str, sort: Verbs, verb: str) -> Iterator[tuple[dict[Any, Any], Any]]:
    """Where a verb stands in the tables of the rules: in that of its sort, or in those that hold nothing else."""
    if isinstance(sort.rules, dict):
        yield sort.rules, verb
        return
    within = sort.rules.modules if isinstance(sort.rules, Words) else (f"bot.games.{game}.rules",)
    for table in _tables(within):
        keys = {_said(key): key for key in table}
        if verb in keys and set(keys) <= set(sort.rules):
            yield table, keys[verb]


def _said(key: Any) -> str:
    """The verb that a row is for: itself, or that of a type."""
    return str(key.__struct_config__.tag if isinstance(key, type) and issubclass(key, msgspec.Struct) else key)


def _tables(modules: Sequence[str]) -> Iterator[dict[Any, Any]]:
    """The tables that stand in modules, and those within them."""
    found = [
        table
        for name, module in sorted(sys.modules.items())
        if any(name == each or name.startswith(f"{each}.") for each in modules)
        for table in vars(module).values()
        if isinstance(table, dict)
    ]
    found += [each for table in found for each in table.values() if isinstance(each, dict)]
    yield from {id(table): table for table in found if all(map(_does, table.values()))}.values()


def _does(value: Any) -> bool:
    """Whether a row holds a rule."""
    return callable(value) or hasattr(value, "do") or (isinstance(value, dict) and all(map(_does, value.values())))


def _code(rule: Any) -> set[CodeType]:
    """The code of a rule."""
    if isinstance(rule, dict):
        return set().union(*map(_code, rule.values()))
    return {inspect.unwrap(getattr(rule, "do", rule)).__code__}


def _nothing(rule: Any) -> Any:
    """A rule of the same kind that does nothing."""
    if isinstance(rule, dict):
        return {key: _nothing(each) for key, each in rule.items()}
    if hasattr(rule, "do"):
        return rule._replace(do=_nothing(rule.do))
    given = () if inspect.isgeneratorfunction(rule) else NEUTRAL.get(str(inspect.signature(rule).return_annotation))
    return lambda *anything: given


@contextmanager
def _idle(table: dict[Any, Any], key: Any) -> Iterator[None]:
    """While this lasts, a row of a table does nothing."""
    was, table[key] = table[key], _nothing(table[key])
    try:
        yield
    finally:
        table[key] = was


@contextmanager
def _deaf(modules: Sequence[str], verb: str) -> Iterator[set[CodeType]]:
    """While this lasts, code that asks for a verb never finds it."""
    others: dict[tuple[str, int, str], CodeType] = {}
    for file in code_of(*modules):
        others |= _unasked(file.read_text("utf-8"), str(file), verb)
    swapped = [(each, each.__code__) for each in _functions() if _place(each.__code__) in others]
    swapped = [(each, code) for each, code in swapped if code != others[_place(code)]]
    for function, code in swapped:
        function.__code__ = others[_place(code)]
    try:
        yield {code for _, code in swapped}
    finally:
        for function, code in swapped:
            function.__code__ = code


def _unasked(source: str, file: str, verb: str) -> dict[tuple[str, int, str], CodeType]:
    """The code of a file as it would be if it asked for something else wherever it asks for a verb."""
    if verb not in source:
        return {}
    tree = ast.parse(source)
    words = [word for word in asked(tree) if word.value == verb]
    for word in words:
        word.value = NEVER
    return dict(_parts(compile(tree, file, "exec"))) if words else {}


def _parts(code: CodeType) -> Iterator[tuple[tuple[str, int, str], CodeType]]:
    """Code and all that is in it, with its place."""
    yield _place(code), code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _parts(each)


def _place(code: CodeType) -> tuple[str, int, str]:
    return code.co_filename, code.co_firstlineno, code.co_qualname


def _functions() -> Iterator[FunctionType]:
    """Every function that there is."""
    yield from (each for each in gc.get_objects() if isinstance(each, FunctionType))


@contextmanager
def _blank(game: str, field: str, entries: set[str]) -> Iterator[None]:
    """While this lasts, entries say nothing by a field."""
    box = import_module(f"bot.games.{game}.box.content").BOX
    parts = [part for entry in _within(box) if getattr(entry, "id", "") in entries for part in _within(entry)]
    saying = {id(part): (part, getattr(part, field)) for part in parts if hasattr(part, field)}
    for part, said in saying.values():
        msgspec.structs.force_setattr(part, field, type(said)())
    try:
        yield
    finally:
        for part, said in saying.values():
            msgspec.structs.force_setattr(part, field, said)


def _within(part: Any) -> Iterator[msgspec.Struct]:
    """A part of the box, and all parts in it."""
    if isinstance(part, msgspec.Struct):
        yield part
        for name in part.__struct_fields__:
            yield from _within(getattr(part, name))
    elif isinstance(part, tuple | list):
        for each in part:
            yield from _within(each)
