"""Lessons are read strictly: every fault is told with its file and its step, and `vigil content` tells them all."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine import content
from bot.engine.content.faults import ContentError
from bot.lessons import script
from bot.lessons.script import read

GOOD = Path(content.CONTENT / "training" / "lesson.toml").read_text("utf-8")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of content that a test may write into."""
    (tmp_path / "training").mkdir()
    monkeypatch.setattr(content, "CONTENT", tmp_path)
    monkeypatch.setattr(script, "CONTENT", tmp_path)
    return tmp_path / "training" / "lesson.toml"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('seat = "mara"', 'seat = "nobody"', "training/lesson.toml: : content-no-such key=seat id=nobody"),
        ('mission = "first-light"', 'mission = "never"', "content-no-such key=mission id=never"),
        ("minutes = 5", "minutes = 5\nhours = 1", "content-unknown-key key=hours"),
        ("minutes = 5", "", "content-missing-key key=minutes"),
        ('id = "move"', 'id = "take"', "training/lesson.toml: take: content-twice count=2"),
        ('id = "move"', 'id = "The Move"', "The Move: content-no-id"),
        ('then = ["ivo: move to=D3"', 'then = ["otto: move to=D3"', "carry: content-no-such key=then id=otto"),
        ('id = "welcome"', 'id = "welcome"\ndraws = ["tea"]', "welcome: content-lesson-only-read"),
        ('value = "5"', 'value = "5"\nset = "round"\nto = 3', "content-lesson-laid number=1"),
        ('id = "pour"', 'id = "pour"\nexpect = ["pour"]', "content-misfit key=step"),
    ],
)
def test_every_fault_is_told_with_its_place(shelf: Path, old: str, new: str, told: str) -> None:
    assert old in GOOD
    shelf.write_text(GOOD.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as found:
        read("training")
    assert told in str(found.value)


def test_a_lesson_without_fault_is_read(shelf: Path) -> None:
    shelf.write_text(GOOD, "utf-8")
    assert [step.id for step in read("training").step][:3] == ["welcome", "picture", "move"]
