"""Every kind of ask: players answer it in all ways there are, wrong answers are refused, bad asks are found."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from bot.engine.asks import Answer, Ask, Reason, Refusal, option
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.laws import FULL, STRATEGIES, Biased, Book, Curious, LawBroken, play_through
from bot.laws.fuzz import wrong_answers
from bot.laws.offers import check_shape
from bot.laws.players import at_random
from tests.support.engine.assembled import assembled
from tests.support.laws.kinds import CARDS, SPACES, TEXT, WAYS, Kinds
from tests.support.laws.tiny import TRICKS, Tricks, lexicon

SETUP = Setup(("ann", "bob", "cat"), "farm")
SEED = b"k" * 32
ANSWERS_OF_KIND = {1: 3 * 3, 2: 3 + 6, 3: 3, 5: 3, 6: 6, 7: 4, 8: 1 + 3 + 6}
"""How many answers each round of the game allows; walks (round 4) are counted apart."""


def at_round(number: int) -> Match:
    """Play to a round."""
    match, _ = Match.start(assembled(Kinds()), SETUP, SEED)
    dice = Random(0)
    for _ in range(number - 1):
        seat = match.waiting[0]
        match.apply(at_random(asked(match), seat, dice))
    return match


def asked(match: Match) -> Ask:
    """Give what is asked."""
    return match.asks[0]


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_a_game_of_all_kinds_keeps_the_laws(strategy: type[Any]) -> None:
    book = Book(assembled(Kinds()), (lexicon(TEXT),), FULL)

    for luck in range(5):
        assert play_through(book, SETUP, SEED, strategy(bytes([luck])), luck=luck).outcome == "done"


@pytest.mark.parametrize(("number", "count"), ANSWERS_OF_KIND.items())
def test_every_answer_comes_up(number: int, count: int) -> None:
    match, dice = at_round(number), Random(1)

    answers = {at_random(asked(match), dice.choice(match.waiting), dice) for _ in range(600)}

    assert len(answers) == count
    for answer in answers:
        match.check(answer)


def test_walks_wind_as_well_as_go_straight() -> None:
    match, dice = at_round(4), Random(1)

    answers = {at_random(asked(match), match.waiting[0], dice).picks for _ in range(600)}

    assert {("go to=B",), ("go to=C",), ("go to=D",), ("B", "C"), ("B", "A", "C"), ("C", "D")} <= answers
    for picks in answers:
        match.check(Answer(match.waiting[0], picks))


@pytest.mark.parametrize("number", range(1, 9))
def test_wrong_answers_are_refused(number: int) -> None:
    match, seen = at_round(number), Counter[str]()

    for n in range(30):
        for wrong in wrong_answers(match, Random(n)):
            seen[wrong.what] += 1
            with pytest.raises(Refusal):
                match.check(wrong.answer)

    assert len(seen) >= 5 or number == 1


def test_advice_is_taken_where_there_is_some() -> None:
    class Adviser(Tricks):
        def advise(self, view: Any, ask: Ask) -> Answer:
            return Answer(view.seat, (ask.options[1].key,))

    match, _ = Match.start(assembled(Adviser()), SETUP, SEED)

    assert Biased(b"", trust=1.0).answer(match) == Answer("ann", ("roll",))
    assert Biased(b"", trust=1.0).answer(Match.start(TRICKS, SETUP, SEED)[0]) is not None


def test_bad_advice_breaks_law_five() -> None:
    class Adviser(Tricks):
        def advise(self, view: Any, ask: Ask) -> Answer:
            return Answer(view.seat, ("fly",))

    with pytest.raises(LawBroken) as caught:
        play_through(Book(assembled(Adviser()), (lexicon(),)), SETUP, SEED, Biased(SEED))

    assert caught.value.law == 5


def test_the_curious_prefer_what_they_have_not_done() -> None:
    match, tally = at_round(7), Counter({"pick": 500})
    player = Curious(b"", tally)

    answers = [player.answer(match) for _ in range(40)]

    assert sum(isinstance(answer, Answer) and answer.picks == ("pass",) for answer in answers) > 25


@pytest.mark.parametrize(
    "changes",
    [
        {"options": (*CARDS, CARDS[0])},
        {"options": (option("pick", card="x" * 90),)},
        {"barred": ((CARDS[0], Reason("no")),)},
        {"default": ("pick card=cow",)},
        {"kind": "some", "least": 4, "most": 4},
        {"kind": "some", "least": 2, "most": 1},
        {"kind": "some", "least": 0, "most": 0},
        {"kind": "split", "amount": 0},
        {"kind": "split", "amount": 4, "limits": (1, 1, 1)},
        {"kind": "split", "amount": 2, "limits": (1, 1)},
        {"kind": "react"},
        {"kind": "path", "options": tuple(SPACES), "start": "A", "ways": WAYS, "budget": 2},
    ],
)
def test_asks_that_cannot_be_answered_are_found(changes: dict[str, Any]) -> None:
    sound = Ask(seats=("ann",), prompt="kind", options=tuple(CARDS))
    check_shape(sound)

    with pytest.raises(LawBroken) as caught:
        check_shape(msgspec.structs.replace(sound, **changes))

    assert caught.value.law == 5
