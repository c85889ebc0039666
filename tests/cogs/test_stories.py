"""What a panel tells of what just happened: the newest, and what somebody did that it all came of."""

from __future__ import annotations

import msgspec

from bot.engine.words import Phrase
from bot.sessions.telling.story import Told
from bot.sessions.telling.update import Snapshot
from bot.text import speak
from cogs.face.stories import NEWS, STORY, news, stays

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


def test_of_what_came_of_a_deed_the_weightiest_is_told_and_every_gap_is_counted() -> None:
    story = told("The deed", *(f"Thing {n}" for n in range(9)))
    story[3] = msgspec.structs.replace(story[3], weight=2)
    lines = news(ENGLISH, story, deed=0).splitlines()
    assert lines[:4] == [
        "> You play The deed.",
        "-# 2 more lines: More…, The story so far.",
        "> You play Thing 2.",
        "-# 3 more lines.",
    ]
    assert lines[4:] == [f"> You play Thing {n}." for n in (6, 7, 8)]


def test_a_message_that_stays_tells_what_weighs_most_and_leads_to_the_rest() -> None:
    story = told(*(f"{n} {'so long a name ' * 10}" for n in range(20)))
    story[2] = msgspec.structs.replace(story[2], weight=1)
    said, rows = stays(ENGLISH, 7, Snapshot("watch", tuple(story), None, since=3, until=9))
    lines = said["content"].splitlines()
    assert lines[0] == "-# 2 lines before that."
    assert lines[1].startswith("> You play 2 ")
    assert lines[2] == f"-# {20 - 2 - len(lines) + 2} more lines."
    assert lines[-1].startswith("> You play 19 ")
    assert len(said["content"]) <= STORY
    assert rows["components"][0]["label"] == "The whole story"


def test_a_line_that_is_cut_can_be_read_whole() -> None:
    said, rows = stays(ENGLISH, 7, Snapshot("watch", tuple(told("so long a name " * 40)), None, since=3, until=9))
    assert said["content"].endswith("…")
    assert rows["components"][0]["label"] == "The whole story"


def test_a_message_that_stays_and_holds_all_of_it_has_nothing_to_press() -> None:
    (said,) = stays(ENGLISH, 7, Snapshot("watch", tuple(told("a", "b")), None, since=3, until=9))
    assert said["content"] == "> You play a.\n> You play b."


def test_a_deed_is_kept_even_where_long_lines_leave_room_for_little() -> None:
    story = told("The deed", *("so long a name " * 25 for _ in range(8)))
    said = news(ENGLISH, story, deed=0)
    assert said.splitlines()[0] == "> You play The deed."
    assert len(said) <= 1700
