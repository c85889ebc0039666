"""What options do before they are chosen: which line is told beside an option, by its verb."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Generic, TypeAlias, TypeVar

from bot.engine.asks import Ask, Option
from bot.engine.words import Phrase

V = TypeVar("V")
Teller: TypeAlias = Callable[[V, Ask, Option], Phrase | None]
"""Tells of one kind of option what it does, by what lies open to whoever looks."""


class Effects(Generic[V]):
    """A game's lines beside its options."""

    def __init__(
        self,
        words: str,
        plain: Collection[str],
        verbs: Mapping[str, Teller[V]],
        asides: Mapping[tuple[str, str], Teller[V]] | None = None,
    ) -> None:
        self.words = words
        """What the ids of lines begin with, the verb behind it."""
        self.plain = frozenset(plain)
        """Verbs that always do the same."""
        self.verbs = verbs
        """Verbs whose effect hangs on the position, or on what they name."""
        self.asides = asides or {}
        """Where a question puts a verb to another use: by both."""

    def __call__(self, view: V, ask: Ask, option: Option) -> Phrase | None:
        """What an option does; nothing where the text of what it names says it all."""
        if option.verb in self.plain:
            return Phrase(f"{self.words}-{option.verb}")
        teller = self.asides.get((ask.prompt, option.verb)) or self.verbs.get(option.verb)
        return teller(view, ask, option) if teller else None
