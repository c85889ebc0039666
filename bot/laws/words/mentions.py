"""Law 7 for Vigil itself: the messages that its code names, found by reading the code."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from bot.laws.words.lexicon import Lexicon


class Mention(msgspec.Struct, frozen=True):
    """A message named in the code, and the names of what fills it; None where that is not written out."""

    id: str
    args: frozenset[str] | None
    where: str


def mentions(root: Path, *folders: str) -> Iterator[Mention]:
    """The messages that are named: by `tongue.t("id", name=…)`, `Phrase("id", {…})` and `refuse("id", name=…)`."""
    for folder in folders:
        for path in sorted((root / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and (found := _mention(node)):
                    yield Mention(*found, f"{path.relative_to(root)}:{node.lineno}")


def unspoken(named: Sequence[Mention], languages: Sequence[Lexicon]) -> list[str]:
    """Which mentions have no words, or not enough to fill them."""
    faults = []
    for language in languages:
        for mention in named:
            if not language.speaker.has(mention.id):
                faults.append(f"{mention.where}: no words for {mention.id} in {language.locale}")
            elif mention.args is not None and (lost := language.needs(mention.id).variables - mention.args):
                faults.append(f"{mention.where}: {mention.id} in {language.locale} is not told {sorted(lost)}")
    return faults


def _mention(call: ast.Call) -> tuple[str, frozenset[str] | None] | None:
    """Read a call that names a message."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    first = call.args[0] if call.args else None
    if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
        return None
    match name:
        case "t" if isinstance(call.func, ast.Attribute):
            return first.value, _keywords(call)
        case "refuse":
            return f"refuse-{first.value}", _keywords(call)
        case "Phrase":
            return first.value, _keys(call.args[1]) if len(call.args) > 1 else frozenset()
    return None


def _keywords(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def _keys(node: ast.expr) -> frozenset[str] | None:
    if not isinstance(node, ast.Dict):
        return None
    keys = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
    return None if None in keys else frozenset(str(key) for key in keys)
