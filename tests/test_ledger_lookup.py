"""Looking rules up, and counting those that tests name."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.games import IDS
from bot.glossary import look_up
from bot.ledger import coverage, rules, search


def test_a_rule_is_found_by_its_id_and_by_its_words() -> None:
    assert search("training", "TRAIN-MOVE")[0][0] == "TRAIN-MOVE-01"
    assert [id for id, _ in search("training", "flask crate")] == ["TRAIN-TAKE-01"]
    assert search("training", "no such words") == []
    assert rules("nothing") == {}


def test_a_rule_that_no_test_names_is_missing(tmp_path: Path) -> None:
    (tmp_path / "training").mkdir()
    (tmp_path / "training" / "test_one.py").write_text('@pytest.mark.rule("TRAIN-MOVE-01", "TRAIN-TAKE-01")\n')
    found = coverage("training", tmp_path)
    assert found.tested == 2
    assert "TRAIN-POUR-01" in found.missing
    assert found.rules == len(rules("training")) == found.tested + len(found.missing)


def test_tests_in_rooms_of_their_own_count_too(tmp_path: Path) -> None:
    (tmp_path / "training" / "lamp").mkdir(parents=True)
    (tmp_path / "training" / "lamp" / "test_one.py").write_text('@pytest.mark.rule("TRAIN-POUR-01")\n')
    assert coverage("training", tmp_path).tested == 1


@pytest.mark.parametrize("game", IDS)
def test_every_rule_of_every_game_is_named(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", game, "--json"]) == 0
    assert '"missing":[]' in capsys.readouterr().out


def test_a_card_is_found_by_its_name_and_those_that_begin_so_come_first() -> None:
    assert look_up("nemesis", "en", "bite") == [("Bite", "A serious wound; whoever has two already dies.")]
    named = [name for name, _ in look_up("nemesis", "en", "slime")]
    assert named == ["Slime", "Slime", "Slime", "Room Covered with Slime"], (
        "the attack, the token, the marker and the room"
    )
    assert look_up("nemesis", "en", "no such card") == look_up("nemesis", "en", " ") == []
    assert look_up("training", "en", "bite") == []
