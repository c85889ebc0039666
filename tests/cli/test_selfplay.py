"""`vigil selfplay`: what it prints, what it writes, and how it ends."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.cli import selfplay
from bot.games import game
from tests.support.cli import vigil
from tests.support.engine.assembled import Loose


def last_line(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """Read the summary."""
    summary: dict[str, Any] = json.loads(capsys.readouterr().out.splitlines()[-1])
    return summary


@contextmanager
def losing_cards() -> Iterator[None]:
    """Let the training game miscount its box."""
    played = game("training")
    patch = pytest.MonkeyPatch()

    def inventory(state: Any) -> Counter[str]:
        return played.table.census(state) + Counter(["lost"] * (state.round > 1))

    patch.setattr(Loose(played.table), "inventory", inventory)
    yield
    patch.undo()


def test_games_are_played_through_the_laws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = vigil("training", "--games", "4", "--seed", "7", "--out", str(tmp_path / "dumps"))

    summary = last_line(capsys)
    assert code == 0
    assert set(summary) == {
        "games",
        "finished",
        "failures",
        "steps",
        "steps_per_s",
        "cpu_s",
        "steps_per_cpu_s",
        "checkpoints_restored",
        "undos",
        "corrections",
        "restarts",
        "outcomes",
    }
    assert (summary["games"], summary["finished"], summary["failures"]) == (4, 4, 0)
    assert sum(summary["outcomes"].values()) == 4
    assert summary["checkpoints_restored"] > 40
    assert not (tmp_path / "dumps").exists()


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    summaries = []
    for seed in ("5", "5", "6"):
        vigil("training", "--games", "10", "--seed", seed, "--no-restore", "--json")
        summary = last_line(capsys)
        for measured in ("steps_per_s", "cpu_s", "steps_per_cpu_s"):
            assert summary.pop(measured) > 0
        summaries.append(summary)

    assert summaries[0] == summaries[1] != summaries[2]
    assert summaries[0]["checkpoints_restored"] == 0


def test_json_is_all_there_is_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    vigil("training", "--games", "1", "--no-restore", "--json")

    assert len(capsys.readouterr().out.splitlines()) == 1


def test_a_failure_is_dumped_and_can_be_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with losing_cards():
        code = vigil("training", "--games", "7", "--no-restore", "--out", str(tmp_path))
        summary = last_line(capsys)
        dumps = list(tmp_path.glob("training-law6-*.json"))

        assert code == 1
        assert summary["failures"] == 7
        assert len(dumps) == selfplay.DUMPS
        assert vigil("--replay", str(dumps[0])) == 1
        assert last_line(capsys) == {"replayed": str(dumps[0]), "law": 6, "broken": 6}

    assert vigil("--replay", str(dumps[0])) == 0
    assert last_line(capsys)["broken"] is None


def test_a_dump_says_what_happened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with losing_cards():
        vigil("training", "--games", "1", "--no-restore", "--out", str(tmp_path))

    told = capsys.readouterr().err
    (path,) = tmp_path.iterdir()
    dump = json.loads(path.read_text())
    assert f"--replay {path}" in told
    assert dump["game"] == "training"
    assert dump["setup"]["mission"] in game("training").missions
    assert len(bytes.fromhex(dump["seed"])) == 32
    assert dump["strategy"] in {"random", "biased", "curious"}
    assert dump["answers"][0]["type"] == "answer"
    assert (dump["law"], dump["what"]) == (6, "the count of components is off")


@pytest.mark.parametrize("text", [None, "{}", "no json"])
def test_what_is_no_dump_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | None
) -> None:
    path = tmp_path / "dump.json"
    if text is not None:
        path.write_text(text)

    assert vigil("--replay", str(path)) == 2
    assert "cannot be read as a dump" in capsys.readouterr().err


def test_without_a_game_nothing_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert vigil() == 2
    assert "training" in capsys.readouterr().err
