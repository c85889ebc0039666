"""Content that cannot lie: every verb has its rule and its weight, and every entry its words in every language."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.faults import Fault
from bot.engine.verbs import faults
from bot.engine.words import Phrase
from bot.games import meanings
from bot.text import locales, tongue


def hollow(id: str) -> Iterator[Fault]:
    """What the content of a game names that nobody carries out, weighs or has words for."""
    verbs, words = meanings(id)
    yield from faults(verbs)
    for shelf, entries, messages in words:
        for entry in entries:
            for message in (pattern.format(entry) for pattern in messages):
                if not all(tongue(locale).has(message) for locale in locales()):
                    yield Fault(shelf, entry, Phrase("content-no-words", {"id": message}))
