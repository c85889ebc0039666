"""Reading content, and what is said when it does not fit."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.engine import content
from bot.engine.content import CONTENT, ContentError, read


class Shape(msgspec.Struct):
    """What a test file must look like."""

    name: str
    count: dict[int, int] = {}


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A content folder of its own, with one game."""
    monkeypatch.setattr(content, "CONTENT", tmp_path)
    (tmp_path / "chess").mkdir()
    return tmp_path / "chess"


def test_a_file_is_read_into_its_shape(shelf: Path) -> None:
    (shelf / "cards.toml").write_text('name = "queen"\ncount = { 2 = 6 }\n')

    assert read("chess", "cards", Shape) == Shape("queen", {2: 6})


@pytest.mark.parametrize(
    ("text", "place"),
    [("name = 3", r"\$\.name"), ("count = {}", "name"), ("name = ", "")],
    ids=["wrong type", "missing field", "not toml"],
)
def test_an_error_names_the_file_and_the_place(shelf: Path, text: str, place: str) -> None:
    (shelf / "cards.toml").write_text(text)

    with pytest.raises(ContentError, match=r"cards\.toml: .*" + place):
        read("chess", "cards", Shape)


def test_an_error_names_the_game(shelf: Path) -> None:
    (shelf / "cards.toml").write_text("name = 3")

    with pytest.raises(ContentError, match="chess"):
        read("chess", "cards", Shape)


def test_bytes_that_are_not_text_are_a_content_error(shelf: Path) -> None:
    (shelf / "cards.toml").write_bytes(b'name = "\xff"')

    with pytest.raises(ContentError, match=r"cards\.toml"):
        read("chess", "cards", Shape)


def test_content_lies_beside_the_code() -> None:
    assert (CONTENT / "training" / "cards.toml").is_file()
