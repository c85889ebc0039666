"""Topics: what Vigil explains once to somebody new, when it first happens or is first asked. Data of each game.

`content/<game>/topics.toml` names them; their two lines are `<game>-topic-<id>`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cache

import msgspec

from bot.engine.content import CONTENT, Place, load
from bot.engine.content.faults import ContentError, Fault
from bot.engine.content.shapes import Strict
from bot.engine.words import Phrase
from bot.text import DEFAULT, sources


class Topic(Strict, frozen=True):
    """One thing that is explained."""

    id: str
    when: tuple[str, ...]
    """Sentences that bring it up, as `event-noise-made`, and questions, as `ask-launch`; `*` stands for anything."""

    def comes(self, said: str) -> bool:
        """Whether a sentence or a question brings it up."""
        return any(fnmatchcase(said, pattern) for pattern in self.when)


class Topics(Strict, frozen=True):
    """A file of topics."""

    topic: tuple[Topic, ...]


class Shelf(msgspec.Struct, frozen=True):
    """What the file of topics holds."""

    topics: Topics


@cache
def topics(id: str) -> tuple[Topic, ...]:
    """The topics of a game, what matters most first; none if it names none."""
    return read(id) if (CONTENT / id / "topics.toml").exists() else ()


def read(id: str) -> tuple[Topic, ...]:
    """The topics of a game as its file gives them now; raises ContentError with all that is wrong with them."""
    return load(id, Shelf, {"topics": Place("topics")}, lambda shelf: _faults(id, shelf.topics.topic)).topics.topic


def raised(id: str, asked: str, seen: Iterable[str]) -> Iterator[str]:
    """The topics that a question and what was seen bring up: the question's first, then in the order of the file."""
    question, said = f"ask-{asked}", {each.removeprefix(f"{id}-") for each in seen}
    by_question = [topic.id for topic in topics(id) if asked and topic.comes(question)]
    by_story = [topic.id for topic in topics(id) if any(map(topic.comes, said))]
    yield from dict.fromkeys((*by_question, *by_story))


def faults(id: str) -> Iterator[Fault]:
    """Everything that is wrong with the topics of a game."""
    try:
        if (CONTENT / id / "topics.toml").exists():
            read(id)
    except ContentError as error:
        yield from error.faults


def _faults(id: str, several: tuple[Topic, ...]) -> Iterator[Fault]:
    """Topics without words, and whatever brings one up and is never said or asked."""
    spoken, counts = _spoken(id), Counter(topic.id for topic in several)
    for topic in several:
        if counts[topic.id] > 1:
            yield Fault("topics", topic.id, Phrase("content-twice", {"count": counts[topic.id]}))
        if f"topic-{topic.id}" not in spoken:
            yield Fault("topics", topic.id, Phrase("content-no-words", {"id": f"{id}-topic-{topic.id}"}))
        for each in topic.when:
            if not any(fnmatchcase(said, each) for said in spoken):
                yield Fault("topics", topic.id, Phrase("content-no-such", {"key": "when", "id": each}))


def _spoken(id: str) -> frozenset[str]:
    """Everything that a game has words for, without its name before it."""
    lines = (line for path in sources(DEFAULT) for line in path.read_text(encoding="utf-8").splitlines())
    ids = (line.partition(" =")[0] for line in lines if line.startswith(f"{id}-"))
    return frozenset(each.removeprefix(f"{id}-") for each in ids)
