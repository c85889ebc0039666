"""A language as its files give it: what each message needs, and what is wrong with the files themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.engine.content import CONTENT
from bot.engine.words import Words
from bot.games import IDS
from bot.text import locales, sources, tongue

VIGIL = "vigil"
"""Whose words every language has; beside them it has all the words of a game, or none."""


class Speaker(Protocol):
    """What speaks a language; `bot.text.Tongue` is one."""

    locale: str

    def has(self, id: str, /) -> bool:
        """Whether it has words for an id."""

    def name(self, of: str, argument: str, value: str) -> str:
        """The name of what an argument stands for."""

    def say(self, words: Words, /) -> str:
        """Speak a phrase."""


class Message(msgspec.Struct):
    """What one message needs: variables to print or select by, and other entries."""

    of: str = VIGIL
    """Whose it is: Vigil's own, or a game's."""
    prints: set[str] = msgspec.field(default_factory=set)
    selects: dict[str, set[str]] = msgspec.field(default_factory=dict)
    """Variables that choose among variants, with the keys that are words."""
    messages: set[str] = msgspec.field(default_factory=set)
    terms: set[str] = msgspec.field(default_factory=set)

    @property
    def variables(self) -> set[str]:
        """Every variable in it, printed or not."""
        return self.prints | set(self.selects)


class _Reader(Visitor):
    """Gathers what a message needs. The nodes' names are fluent's, hence the capitals."""

    def __init__(self, of: str) -> None:
        self.found = Message(of)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        """Note the variable selected by and its keys, then go on into the variants."""
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.found.selects.setdefault(node.selector.id.name, set()).update(keys)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        """Note a variable."""
        self.found.prints.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        """Note another message."""
        self.found.messages.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        """Note a term and what it is given."""
        self.found.terms.add(node.id.name)
        self.visit(node.arguments)


class Lexicon:
    """One language: its speaker, and its messages as they are written."""

    def __init__(self, speaker: Speaker, texts: Iterable[tuple[str, str]]) -> None:
        """Read texts, each with whose it is."""
        self.speaker = speaker
        self.messages: dict[str, Message] = {}
        self.faults: list[str] = []
        """What is wrong with the files, in words."""
        self._terms: set[str] = set()
        self._needs: dict[str, Message] = {}
        for of, text in texts:
            for entry in FluentParser().parse(text).body:
                self._add(of, entry)
        self._check_references()

    @property
    def locale(self) -> str:
        """The language's name."""
        return self.speaker.locale

    def needs(self, id: str) -> Message:
        """What a message needs, with all that the messages in it need."""
        if id not in self._needs:
            self._needs[id] = self._gather(id)
        return self._needs[id]

    def _gather(self, id: str) -> Message:
        whole, to_read, seen = Message(), [id], set[str]()
        while to_read:
            if (here := to_read.pop()) in seen or here not in self.messages:
                continue
            seen.add(here)
            part = self.messages[here]
            whole.prints |= part.prints
            for name, keys in part.selects.items():
                whole.selects.setdefault(name, set()).update(keys)
            to_read.extend(part.messages)
        return whole

    def _add(self, of: str, entry: Any) -> None:
        if isinstance(entry, ast.Junk):
            self.faults.append(f"{self.locale}: cannot be read: {str(entry.content).strip()[:60]!r}")
        elif isinstance(entry, ast.Term):
            self._terms.add(entry.id.name)
        elif isinstance(entry, ast.Message):
            id = entry.id.name
            if id in self.messages:
                self.faults.append(f"{self.locale}: {id} is there twice")
            if entry.value is None:
                self.faults.append(f"{self.locale}: {id} has no words of its own")
            reader = _Reader(of)
            reader.visit(entry.value)
            self.messages[id] = reader.found

    def _check_references(self) -> None:
        for id, message in self.messages.items():
            lost = (message.messages - set(self.messages)) | (message.terms - self._terms)
            self.faults += [f"{self.locale}: {id} refers to {name}, which is not there" for name in sorted(lost)]


def lexicons() -> tuple[Lexicon, ...]:
    """Every language of the house, the default first."""
    return tuple(
        Lexicon(tongue(locale), [(owner(path), path.read_text(encoding="utf-8")) for path in sources(locale)])
        for locale in locales()
    )


def owner(path: Path) -> str:
    """Whose words a file holds: `content/texts/…` is Vigil's own, `content/<game>/texts/…` a game's."""
    folder = path.relative_to(CONTENT).parts[0]
    return folder if folder in IDS else VIGIL


def faults(languages: Sequence[Lexicon]) -> list[str]:
    """What is wrong with the files of all languages, each by itself and beside the first.

    Every language has all Vigil's own words, and of each game all or none.
    """
    found = [fault for language in languages for fault in language.faults]
    first, *others = languages
    for other in others:
        both, extra = set(first.messages) & set(other.messages), set(other.messages) - set(first.messages)
        spoken_of = {VIGIL, *(first.messages[id].of for id in both)}
        missing = [id for id, message in first.messages.items() if message.of in spoken_of and id not in both]
        found += [f"{other.locale}: {id} is missing" for id in sorted(missing)]
        found += [f"{other.locale}: {id} is not in {first.locale}" for id in sorted(extra)]
        for id in sorted(both):
            unsaid = first.messages[id].prints - other.needs(id).variables
            found += [f"{other.locale}: {id} leaves out ${name}" for name in sorted(unsaid)]
            untold = other.needs(id).variables - first.needs(id).variables
            found += [f"{other.locale}: {id} speaks of ${name}, {first.locale} does not" for name in sorted(untold)]
    return found
