"""`vigil render` writes pictures, and says in a sentence what it cannot do."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main


def test_a_position_is_drawn_for_everybody_and_for_each_seat(tmp_path: Path) -> None:
    assert main(["render", "training", "--seats", "2", "--steps", "3", "--out", str(tmp_path)]) == 0
    assert {path.name for path in tmp_path.iterdir()} == {
        "overview.webp",
        "focus.webp",
        "glance.webp",
        "sheet-mara.webp",
        "sheet-ivo.webp",
    }
    with Image.open(tmp_path / "overview.webp") as picture:
        assert picture.width == 1100


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--mission", "nope"], "There is no mission 'nope'"),
        (["--seats", "1"], "training is played with 2 to 4 seats."),
    ],
)
def test_what_cannot_be_drawn_is_said_in_a_sentence(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", "training", "--out", str(tmp_path), *arguments]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("number", ["-1", "many"])
def test_numbers_are_whole(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["render", "training", f"--seed={number}"])
    assert "is not a whole number" in capsys.readouterr().err
