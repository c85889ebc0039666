"""Law 7 for English numbers: where 1 may be said, it is said in the singular."""

from __future__ import annotations

import pytest

from bot.engine.words import Phrase
from bot.laws.words.counts import NEVER_ONE, miscounted
from bot.text import sources, tongue

EN = tongue("en")
LEARNED = "some = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\n"


def test_in_english_one_is_never_followed_by_a_plural() -> None:
    excused = {place for places in NEVER_ONE.values() for place in places}

    assert miscounted(path.read_text(encoding="utf-8") for path in sources("en")) == excused


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a = You have { $n } cards.", {"a: $n cards"}),
        ("a = You have { $n } red cards.", {"a: $n cards"}),
        ("a = You have { $n } { $type } cards.", {"a: $n cards"}),
        ("a = { $n ->\n    [0] No card.\n   *[other] { $n } cards.\n}", {"a: $n cards"}),
        ("a = { $n ->\n    [1] A card.\n   *[other] { $n } cards.\n}", set()),
        ("a = { $n ->\n    [2] { $n } cards.\n   *[other] Many.\n}", set()),
        ("a = { $n ->\n    [one] { $n } cards.\n   *[other] Many.\n}", {"a: $n cards"}),
        ("a = { $won ->\n    [1] { $n } cards.\n   *[other] None.\n}", {"a: $n cards"}),
        ("a = { $who } cards wool.", set()),
        ("a = { $n } combs.", set()),
        ("a = { $few } to { $n } cards.", set()),
        ("a = Up to { $n } cards.", {"a: $n cards"}),
    ],
)
def test_a_plural_is_known_from_where_one_is_told_apart(text: str, found: set[str]) -> None:
    assert miscounted((LEARNED, text)) == found


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (Phrase("fireteam-option-react-reroll", {"amount": 1}), "One die is rolled again. The card is discarded."),
        (
            Phrase("fireteam-option-react-reroll", {"amount": 2}),
            "Up to 2 dice are rolled again. The card is discarded.",
        ),
        (Phrase("nemesis-event-hunter-drew", {"count": 1}), "The intruder player draws a card."),
        (Phrase("nemesis-why-room-fire-control", {"fires": 1, "room": "R"}), "One room burns, and R can put it out."),
        (Phrase("rise-ask-spill", {"hits": 1}), "One Hit is left, and no Enemy. Whom do the flames reach?"),
    ],
)
def test_one_is_said_as_people_say_it(said: Phrase, words: str) -> None:
    assert EN.say(said) == words
