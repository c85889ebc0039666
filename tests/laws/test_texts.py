"""Law 7 without playing: the files of all languages, and the messages that the code names."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from bot.engine.events import Event
from bot.engine.words import Phrase
from bot.games import game
from bot.laws import LawBroken, Lexicon, faults, lexicons
from bot.laws.words.mentions import mentions, unspoken
from bot.laws.words.wording import Vocabulary
from bot.text import tongue
from tests.support.laws.tiny import SpokenTongue, lexicon

ROOT = Path(__file__).parents[2]
CODE = """
from bot.text import tongue
tongue.t("tricks-title")
tongue.t("tricks-event-played", seat="ann")
tongue.t("tricks-event-played", **args)
tongue.t(f"tricks-{kind}")
Phrase("tricks-event-bid", {"seat": seat, "card": card})
Phrase("tricks-event-bid", {"seat": seat})
raise refuse("not-near", steps=2)
"""


def test_the_texts_are_sound_and_say_the_same_in_every_language() -> None:
    assert faults(lexicons()) == []


HOME, TRICKS, CHESS = "home-hello = Hello\n", "tricks-bid = Bid { $card }\ntricks-pass = Pass\n", "chess-mate = Mate\n"


def language(locale: str, **texts: str) -> Lexicon:
    """Make a language of what Vigil and each game say in it."""
    return Lexicon(SpokenTongue("".join(texts.values()), locale), list(texts.items()))


@pytest.mark.parametrize(
    ("texts", "found"),
    [
        ({"vigil": HOME}, []),
        ({"vigil": HOME, "tricks": TRICKS}, []),
        ({"vigil": HOME, "chess": CHESS}, []),
        ({"tricks": TRICKS}, ["ru: home-hello is missing"]),
        ({"vigil": HOME, "tricks": "tricks-bid = Bid { $card }"}, ["ru: tricks-pass is missing"]),
        ({"vigil": f"{HOME}tricks-pass = Pass\n"}, ["ru: tricks-bid is missing"]),
        ({"vigil": HOME, "chess": "chess-mate = Mate { $in }"}, ["ru: chess-mate speaks of $in, en does not"]),
        ({"vigil": HOME, "tricks": TRICKS.replace(" { $card }", "")}, ["ru: tricks-bid leaves out $card"]),
        ({"vigil": f"{HOME}home-bye\n"}, ["ru: cannot be read: 'home-bye'"]),
    ],
)
def test_a_language_has_the_house_whole_and_each_game_whole_or_not_at_all(
    texts: dict[str, str], found: list[str]
) -> None:
    english = language("en", vigil=HOME, tricks=TRICKS, chess=CHESS)

    assert faults((english, language("ru", **texts))) == found


def test_russian_is_the_house_and_salvation() -> None:
    english, russian = lexicons()

    assert (english.locale, russian.locale) == ("en", "ru")
    whole = {id for id, message in english.messages.items() if message.of in ("vigil", "salvation")}
    assert len(whole) > 900
    assert set(russian.messages) == whole


@pytest.mark.parametrize("number", [0, 1, 2, 5, 11, 21, 22, 25, 101])
def test_russian_counts_as_russian_does(number: int) -> None:
    form = ["ответов", "ответ", "ответа"][
        1 if number % 10 == 1 and number % 100 != 11 else 2 * (number % 10 in (2, 3, 4))
    ]

    assert f"{number} {form} ·" in tongue("ru").t("recap-whole", answers=number, phases=0)


class Moved(Event, frozen=True):
    """A keeper walked, by a rule that nobody wrote."""

    rules: ClassVar[tuple[str, ...]] = ("TRAIN-MOVE-01", "TRAIN-MOVE-99")
    seat: str
    to: str


def test_an_event_names_no_rule_that_the_ledger_does_not_have() -> None:
    with pytest.raises(LawBroken, match="TRAIN-MOVE-99"):
        Vocabulary(game("training"), lexicons()).event(Moved(seat="mara", to="C4"))


def test_the_sentence_that_says_why_is_optional_and_told_only_what_the_first_is() -> None:
    said = tongue("en").perhaps
    landed = Phrase("training-why-event-landed", {"die": "3", "at": "C4"})
    assert said(landed) == "Each face of the die is one landing place, and 3 is C4."
    assert said(Phrase(landed.id, {"at": "C4"})) == "", "a journal of an earlier version tells less"
    assert said(Phrase("training-why-event-nothing")) == ""
    assert tongue("ru").perhaps(landed) == said(landed)


def test_what_the_code_says_has_words() -> None:
    found = list(mentions(ROOT, "bot", "cogs"))

    assert len(found) > 50
    assert unspoken(found, lexicons()) == []


def test_mentions_without_words_are_found(tmp_path: Path) -> None:
    (tmp_path / "cogs").mkdir()
    (tmp_path / "cogs" / "said.py").write_text(CODE, encoding="utf-8")

    assert unspoken(list(mentions(tmp_path, "cogs")), (lexicon(),)) == [
        "cogs/said.py:4: tricks-event-played in en is not told ['card']",
        "cogs/said.py:8: tricks-event-bid in en is not told ['card']",
        "cogs/said.py:9: no words for refuse-not-near in en",
    ]
