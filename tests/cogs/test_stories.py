"""What a panel tells of what just happened: the newest, and what somebody did that it all came of."""

from __future__ import annotations

from bot.engine.words import Phrase
from bot.sessions.telling.story import Told
from bot.text import speak
from cogs.face.stories import NEWS, news

ENGLISH = speak("en")


def told(*names: str) -> list[Told]:
    """A sentence for each name."""
    return [Told(Phrase("table-joined", {"seat": name})) for name in names]


def test_what_somebody_did_is_kept_however_much_came_of_it() -> None:
    story = told("Before", "The deed", *(f"Thing {n}" for n in range(9)))
    lines = news(ENGLISH, story, deed=1).splitlines()
    assert lines[0] == "> You play The deed."
    assert lines[1] == "-# 6 more lines: More…, The story so far."
    assert lines[2:] == [f"> You play Thing {n}." for n in range(5, 9)]
    assert len(lines) == NEWS + 1


def test_a_deed_among_the_newest_lines_needs_no_line_of_its_own() -> None:
    story = told("Before", *(f"Thing {n}" for n in range(6)))
    for deed in (2, 6, 7, -1):
        lines = news(ENGLISH, story, deed=deed).splitlines()
        assert lines == [
            "-# 2 lines before that: More…, The story so far.",
            *(f"> You play Thing {n}." for n in range(1, 6)),
        ]


def test_a_deed_is_found_where_sentences_share_lines() -> None:
    follows = [Told(each.phrase, follows=True) for each in told("a", "b")]
    story = [*told("Before"), *follows, *told("The deed", *(f"Thing {n}" for n in range(7)))]
    assert news(ENGLISH, story, deed=3).splitlines()[0] == "> You play The deed."


def test_a_deed_is_kept_even_where_long_lines_leave_room_for_little() -> None:
    story = told("The deed", *("so long a name " * 25 for _ in range(8)))
    said = news(ENGLISH, story, deed=0)
    assert said.splitlines()[0] == "> You play The deed."
    assert len(said) <= 1700
