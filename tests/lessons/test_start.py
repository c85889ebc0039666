"""A lesson begins where it is kept, whatever the box holds by now."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.engine.match import Match
from bot.lessons import start
from bot.lessons.proof import faults
from bot.lessons.run import Run
from bot.lessons.script import lesson, taught


@pytest.mark.parametrize("game", taught())
def test_a_lesson_is_laid_and_not_dealt(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def dealt(*_: object) -> tuple[Match, list[str]]:
        raise AssertionError("a card more in the box, and every hand is another")

    monkeypatch.setattr(Match, "start", dealt)

    assert list(faults(game)) == []


def test_what_was_dealt_by_something_else_is_dealt_anew() -> None:
    script = msgspec.structs.replace(lesson("training"), seed="another lamp")

    assert start.kept("training", script) is None
    assert Run("training", script=script).match.base != Run("training").match.base


def test_what_is_kept_is_what_was_dealt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = lesson("training")
    (tmp_path / "training").mkdir()
    monkeypatch.setattr(start, "CONTENT", tmp_path)

    assert start.kept("training", script) is None
    assert start.keep("training") == []
    found = start.kept("training", script)
    assert found is not None
    assert found.base == start.dealt("training", script)[0].base
