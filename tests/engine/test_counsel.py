"""Worths that remember what they are made of, and the reasons that are told of them."""

from __future__ import annotations

from bot.engine.asks import Answer, Ask, option
from bot.engine.counsel import Counsel, Part, Worth, counselled, telling, told
from bot.engine.game import Player
from bot.engine.words import Phrase

NEAR, SAFE, CARD = "oxo-why-near", "oxo-why-safe", "oxo-why-card"


def ids(phrases: tuple[Phrase, ...]) -> list[str]:
    """The ids of phrases."""
    return [phrase.id for phrase in phrases]


def test_a_worth_is_the_number_that_it_would_be_without_its_parts() -> None:
    made = 2 * (told(0.1, NEAR) + told(0.2, SAFE)) - told(0.7, CARD) + 1
    assert made == 2 * (0.1 + 0.2) - 0.7 + 1
    assert 1.5 - told(0.5, CARD) == 1.0
    assert max(0.3, told(0.4, NEAR)) == 0.4


def test_parts_go_through_sums_differences_shares_and_the_best_of_several() -> None:
    near, safe = told(4.0, NEAR, left=2), told(1.0, SAFE)
    made = max(near, safe) * 0.5 - told(0.5, NEAR, left=9) - safe
    assert made.parts == (Part(1.5, NEAR, {"left": 2}), Part(-1.0, SAFE, {}))
    assert sum([near, safe]) == 5.0
    assert (0 + near).parts == near.parts
    assert (1.0 - safe).parts == (Part(-1.0, SAFE, {}),)


def test_what_makes_the_difference_is_told_first_and_what_is_the_same_is_not() -> None:
    best = told(9.0, NEAR, left=0) - told(2.0, SAFE) - told(1.0, CARD)
    other = told(5.0, NEAR, left=3) - told(1.0, CARD)
    assert telling(best, other) == (Phrase(NEAR, {"left": 0}), Phrase(f"{SAFE}-cost"))
    assert ids(telling(other, best)) == [f"{NEAR}-cost"]
    assert telling(best, best) == ()


def test_a_slight_second_reason_is_left_out() -> None:
    assert ids(telling(told(9.0, NEAR) - told(1.0, SAFE))) == [NEAR]
    assert ids(telling(told(9.0, NEAR) - told(3.0, SAFE))) == [NEAR, f"{SAFE}-cost"]


def test_counsel_names_the_next_best_that_is_not_the_same() -> None:
    ask = Ask(seats=("a",), prompt="go", options=tuple(option("go", n=n) for n in range(4)))
    worths = [told(3.0, NEAR), told(3.0, NEAR), told(2.0, SAFE), Worth(-99.0)]
    said = counselled(ask, Answer("a", ("go n=0",)), worths)
    assert said.second == Answer("a", ("go n=2",))
    assert (ids(said.why), ids(said.second_why)) == ([NEAR], [SAFE])
    assert counselled(ask, Answer("a", ("go n=0",)), worths, least=2.5).second is None


def test_of_several_to_pick_only_the_first_is_told_and_of_none_why_not() -> None:
    offers = tuple(option("go", n=n) for n in range(3))
    ask = Ask(seats=("a",), prompt="go", kind="some", least=0, most=2, options=offers)
    worths = [told(3.0, NEAR), told(1.0, NEAR), told(-1.0, CARD)]
    assert counselled(ask, Answer("a", ("go n=0", "go n=1")), worths) == Counsel(
        Answer("a", ("go n=0", "go n=1")), (Phrase(NEAR),)
    )
    assert ids(counselled(ask, Answer("a", ()), [told(-1.0, CARD)] * 3).why) == [f"{CARD}-cost"]


def test_a_player_without_reasons_gives_its_answer() -> None:
    ask = Ask(seats=("a",), prompt="go", options=(option("go", n=1), option("go", n=2)))
    assert Player[None]().counsel(None, ask) == Counsel(Answer("a", ("go n=1",)))
