"""Topics: what each game explains once, and to whom it was told already."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine import content
from bot.games import IDS
from bot.lessons import topics as shelf
from bot.lessons.topics import faults, raised, topics
from bot.sessions.advice import MOST, Advised
from bot.text import DEFAULT, locales, tongue

LETTERS = 320
"""The most that a note holds: two lines, never a wall."""
PRIMER, BIG = 4, range(8, 16)


@pytest.mark.parametrize("game", IDS)
def test_a_game_has_its_topics_and_no_fault_in_them(game: str) -> None:
    assert [str(fault) for fault in faults(game)] == []
    assert len(topics(game)) == PRIMER if game == "training" else len(topics(game)) in BIG


@pytest.mark.parametrize("game", IDS)
def test_a_topic_is_two_short_lines_in_every_language_that_has_it(game: str) -> None:
    for locale in locales():
        for topic in topics(game):
            said = tongue(locale).t(f"{game}-topic-{topic.id}")
            assert len(said.splitlines()) == 2, (locale, topic.id)
            assert said.startswith("**"), (locale, topic.id)
            assert len(said) <= LETTERS, (locale, topic.id)


def test_the_topics_of_salvation_are_russian_too() -> None:
    assert all(tongue("ru").owns(f"salvation-topic-{topic.id}") for topic in topics("salvation"))


def test_the_question_comes_before_the_story_and_the_story_in_the_order_of_the_file() -> None:
    seen = ("training-event-hurt", "training-event-burned", "training-event-moved")
    assert list(raised("training", "brace", seen)) == ["brace", "storm", "hurt"]
    assert list(raised("training", "", ())) == []
    assert list(raised("rise", "", ("rise-waypoint-gathering-supplies-locker",))) == ["waypoint"]
    assert list(raised("training", "", ("rise-event-hurt",))) == [], "another game's sentence is none of it"


def test_what_brings_up_nothing_or_has_no_words_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "training").mkdir()
    (tmp_path / "training" / "topics.toml").write_text(
        '[[topic]]\nid = "watch"\nwhen = ["ask-nothing"]\n[[topic]]\nid = "never"\nwhen = ["event-hurt", "no-*"]\n'
        '[[topic]]\nid = "watch"\nwhen = ["ask-watch"]\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(content, "CONTENT", tmp_path)
    monkeypatch.setattr(shelf, "CONTENT", tmp_path)

    told = [(fault.entry, fault.what.id) for fault in faults("training")]

    assert told == [
        ("watch", "content-twice"),
        ("watch", "content-no-such"),
        ("never", "content-no-words"),
        ("never", "content-no-such"),
        ("watch", "content-twice"),
    ]


def test_a_topic_is_told_once_and_few_at_a_time() -> None:
    nobody = Advised()
    first = nobody.due("training", ["watch", "storm", "hurt"])
    assert first == ("watch", "storm")
    assert len(first) == MOST
    knows = nobody.having_heard("training", 7, first)
    assert knows.due("training", ["watch", "storm", "hurt"]) == ("hurt",)
    assert knows.due("rise", ["watch"]) == ("watch",), "each game for itself"


def test_nothing_chosen_is_on_at_the_first_table_of_each_game() -> None:
    played = Advised().having_heard("training", 7, ())
    assert [played.on_at("training", table) for table in (7, 8)] == [True, False]
    assert played.on_at("rise", 8)
    later = played.having_heard("training", 8, ("hurt",))
    assert later.on_at("training", 7)
    assert [Advised(advice=on).on_at("training", 8) for on in (True, False)] == [True, False]


def test_all_words_of_the_house_about_advice_are_spoken() -> None:
    kinds = ("one", "some", "space", "path", "split", "order", "react")
    assert all(tongue(DEFAULT).owns(f"advice-now-{kind}") for kind in kinds)
