"""The text board and the alt text."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.scene import Scene, Track
from bot.engine.words import Phrase
from renderers import alt, text_board
from tests.support.scenes import SCENES, hand, sectors, ship, storm


@pytest.mark.parametrize("name", SCENES)
def test_the_text_board_fits_a_message(name: str) -> None:
    text = text_board(SCENES[name]())
    assert 0 < len(text) <= 1900
    assert all(line == line.rstrip() for line in text.splitlines())


def test_every_occupied_place_has_one_aligned_line() -> None:
    lines = text_board(storm()).splitlines()
    assert "D5  ▶ ▶○ Mara (M) ●●○" in lines
    assert "E5  crate ×2" in lines
    assert "F5  ⊕B ◆ Drowned 1 (1) ●●" in lines
    assert "F2  ?" in lines
    assert "H5 → F5" in lines


def test_tokens_may_lie_on_an_edge() -> None:
    assert "08-09  noise" in text_board(ship()).splitlines()


def test_figures_that_look_the_same_are_counted() -> None:
    assert "◆ Servant ●○ ×9" in text_board(sectors())


def test_whoever_is_to_act_comes_first() -> None:
    lines = text_board(storm()).splitlines()
    assert lines.index("D5  ▶ ▶○ Mara (M) ●●○") < lines.index("E5  crate ×2")


def test_a_card_face_down_tells_nothing() -> None:
    cards = tuple(msgspec.structs.replace(card, face_down=True) for card in hand().cards)
    text = text_board(msgspec.structs.replace(hand(), cards=cards))
    assert text.count("▮") == len(cards)
    assert not any(str(card.title) in text for card in cards)


def test_a_long_board_is_cut_at_the_end_of_a_line() -> None:
    whole, short = text_board(storm()), text_board(storm(), longest=200)
    assert len(short) <= 200
    assert short.endswith("\n…")
    assert set(short.splitlines()[:-1]) <= set(whole.splitlines())


def test_alt_text_joins_sentences() -> None:
    assert alt(storm()).startswith("Mara stands at D5 by the lighthouse. Two Drowned")
    assert alt(msgspec.structs.replace(storm(), alt=("One.", Phrase("two"), ""))) == "One. two"


def test_alt_text_is_cut_at_the_end_of_a_word() -> None:
    words = [f"слово{n}" for n in range(400)]
    text = alt(msgspec.structs.replace(storm(), alt=(" ".join(words),)))
    assert 1000 < len(text) <= 1024
    assert text.endswith("…")
    assert text.removesuffix("…").split(" ")[-1] in words


def test_a_track_may_say_its_step_in_its_own_way() -> None:
    said = text_board(Scene("salvation", "", tracks=(Track("Stage", 3, 5, says="2"), Track("Points", 3, 5))))
    assert said == "Stage 2 ■■■□□\nPoints 3/5 ■■■□□"
