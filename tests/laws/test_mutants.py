"""The proof that the laws bite: the sound game keeps them all, and every mutant is caught by the law it breaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.laws import FULL, STRATEGIES, Book, LawBroken, Lexicon, RandomPlayer, play_through, read_dump, replay
from bot.laws.elsewhere import check_elsewhere
from tests.support.engine.assembled import assembled
from tests.support.laws.mutants import LIMIT, MUTANTS, SETUPS, seeds
from tests.support.laws.mutants.chance import SetOrder
from tests.support.laws.mutants.secrets import AllButNewSecrets
from tests.support.laws.mutants.wordless import TEXTS
from tests.support.laws.tiny import FTL, TRICKS, Tricks, lexicon

GAMES = 12
SET_ORDER = assembled(SetOrder())
NAMES = [f"{law}-{type(mutant).__name__}" for law, mutant in MUTANTS]


def first_breach(rules: Tricks, languages: tuple[Lexicon, ...] = (lexicon(),)) -> LawBroken | None:
    """Play until a law is broken."""
    book = Book(assembled(rules), languages, FULL)
    for n, seed in enumerate(seeds(GAMES)):
        try:
            play_through(book, SETUPS[n % 2], seed, STRATEGIES[n % 3](seed), limit=LIMIT)
        except LawBroken as broken:
            return broken
    return None


def test_the_sound_game_keeps_every_law() -> None:
    book = Book(TRICKS, (lexicon(),), FULL)
    played = [
        play_through(book, SETUPS[n % 2], seed, STRATEGIES[n % 3](seed), limit=LIMIT)
        for n, seed in enumerate(seeds(GAMES))
    ]

    assert {each.outcome for each in played} == {"done"}
    assert all(each.restored == each.checkpoints > 0 for each in played)
    assert all(each.veiled for each in played)
    check_elsewhere(book.game, [each.record for each in played], place="tests.support.laws.tiny:TRICKS")


@pytest.mark.parametrize(("law", "mutant"), MUTANTS, ids=NAMES)
def test_a_mutant_is_caught_by_its_law(law: int, mutant: Tricks) -> None:
    broken = first_breach(mutant)

    assert broken is not None
    assert broken.law == law, broken


def test_it_is_the_new_secret_that_law_4_catches() -> None:
    assert first_breach(AllButNewSecrets()) is None


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_missing_words_are_caught(text: str) -> None:
    broken = first_breach(Tricks(), (lexicon(text),))

    assert broken is not None
    assert broken.law == 7, broken


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (FTL.replace("tricks-do-roll = Roll\n", ""), "en: tricks-do-roll is missing"),
        (FTL + "tricks-extra = More\n", "en: tricks-extra is not in de"),
        (FTL.replace("plays { $card }", "plays"), "en: tricks-event-played leaves out $card"),
        (
            FTL.replace("rolls { $die }", "rolls { $die } { $card }"),
            "en: tricks-event-rolled speaks of $card, de does not",
        ),
    ],
)
def test_languages_say_the_same(text: str, what: str) -> None:
    broken = first_breach(Tricks(), (lexicon(locale="de"), lexicon(text)))

    assert broken is not None
    assert broken.law == 7
    assert what in broken.detail


def test_the_order_of_a_set_is_caught_in_another_process() -> None:
    book = Book(SET_ORDER, (lexicon(),))
    seed = seeds(1)[0]
    played = play_through(book, SETUPS[0], seed, RandomPlayer(seed), restore=False)

    with pytest.raises(LawBroken) as caught:
        check_elsewhere(SET_ORDER, [played.record], place="tests.laws.test_mutants:SET_ORDER")

    assert caught.value.law == 1


@pytest.mark.parametrize(("law", "mutant"), MUTANTS, ids=NAMES)
def test_a_dump_fails_again(law: int, mutant: Tricks, tmp_path: Path) -> None:
    broken = first_breach(mutant)
    assert broken is not None
    dump = read_dump(broken.dump().write(tmp_path))

    again = replay(dump, Book(assembled(mutant), (lexicon(),), FULL), limit=LIMIT)

    assert again is not None
    assert again.law == law
    assert (dump.law, dump.what) == (broken.law, broken.what)


def test_a_dump_of_a_mended_game_passes(tmp_path: Path) -> None:
    seed = seeds(1)[0]
    book = Book(TRICKS, (lexicon(),), FULL)
    played = play_through(book, SETUPS[0], seed, RandomPlayer(seed))
    broken = LawBroken(3, "something that was mended")
    broken.record = played.record

    assert replay(read_dump(broken.dump().write(tmp_path)), book) is None
