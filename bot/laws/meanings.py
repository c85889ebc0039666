"""Content that cannot lie: every verb has its rule and its weight, and every entry its words in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine.content import file_of
from bot.engine.content.faults import Fault
from bot.engine.content.verbs import Wording, faults
from bot.engine.words import Phrase
from bot.games import meanings
from bot.text import locales, tongue


def hollow(id: str) -> Iterator[Fault]:
    """What the content of a game names that nobody carries out, weighs or has words for, with the file of each."""
    found = meanings(id)
    for fault in (*faults(found.verbs), *_wordless(found.words)):
        yield fault._replace(place=file_of(id, found.places[fault.place], fault.entry))


def _wordless(words: Iterable[Wording]) -> Iterator[Fault]:
    """Entries that some language has no words for."""
    for shelf, entries, messages in words:
        for entry in entries:
            for message in (pattern.format(entry) for pattern in messages):
                if not all(tongue(locale).has(message) for locale in locales()):
                    yield Fault(shelf, entry, Phrase("content-no-words", {"id": message}))
