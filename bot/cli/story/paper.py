"""A story on paper: messages one below the other, where a picture stands, what was cut, and figures of all of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b

import msgspec

from bot.cli.story.evening import Message, Story
from bot.engine.scene import Scene
from bot.sessions.telling.standing import sight

QUOTED = "> "
"""How a line of the story begins in a message."""
COUNTED = "-# "
"""How a line begins that says what was left out."""


class Figures(msgspec.Struct, frozen=True):
    """What a game cost its readers."""

    answers: int
    posts: int
    lines: int
    not_shown: int
    """Lines that are a press away."""
    letters: int
    """Letters of all messages."""
    pictures: int
    same: int
    """Pictures whose board is that of the picture before."""

    def sentence(self) -> str:
        """The same in words."""
        share = round(100 * self.same / max(1, self.pictures))
        return (
            f"{self.posts} posts for {self.answers} answers, {self.letters} letters; {self.lines} lines, "
            f"{self.not_shown} of them not shown; {self.pictures} pictures, {self.same} of them ({share} %) of the "
            f"same board as the one before."
        )


def pages(story: Story) -> Iterator[str]:
    """The lines of a transcript."""
    boards = list(_boards(story.messages))
    for number, message in enumerate(story.messages, 1):
        yield f"=== {number} ==="
        for part in message.parts:
            if isinstance(part, str):
                yield part
            else:
                same, seen = boards.pop(0)
                yield f"[picture {seen}{', the same board as before' if same else ''}]"
        if message.buttons:
            yield " ".join(f"({label})" for label in message.buttons)
        yield ""


def figures(story: Story) -> Figures:
    """What there is to read in a game, and how much of it is a press away."""
    boards = list(_boards(story.messages))
    texts = [part for message in story.messages for part in message.parts if isinstance(part, str)]
    shown = sum(line.startswith(QUOTED) for text in texts for line in text.splitlines())
    return Figures(
        answers=story.answers,
        posts=len(story.messages),
        lines=story.lines,
        not_shown=story.lines - shown,
        letters=sum(map(len, texts)),
        pictures=len(boards),
        same=sum(same for same, _ in boards),
    )


def _boards(messages: Sequence[Message]) -> Iterator[tuple[bool, str]]:
    """For each picture whether it shows the board of the one before, and a word by which boards are told apart."""
    before = b""
    for part in (part for message in messages for part in message.parts if isinstance(part, bytes)):
        seen = sight(msgspec.msgpack.decode(part, type=Scene))
        yield seen == before, blake2b(seen, digest_size=2).hexdigest()
        before = seen
