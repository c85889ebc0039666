"""Words of the game in both languages: numbers agree, and a refusal says what would work instead."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from bot.engine.content import CONTENT
from bot.engine.words import Phrase
from bot.games.salvation.look import board
from bot.games.salvation.look.forecast import forecast
from bot.text import speak, tongue
from tests.support.salvation.war import HUMANS, War

LOCALES = ("en", "ru")
TEXTS = CONTENT / "salvation" / "texts"


def refusals(locale: str) -> dict[str, str]:
    """Give the words of every refusal of the game, without what fills them."""
    found = {}
    for file in (TEXTS / f"{locale}.ftl", *sorted(TEXTS.glob(f"parts/*.{locale}.ftl"))):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.id.name.startswith("salvation-refuse-") and entry.value:
                parts = (part.value if isinstance(part, TextElement) else "…" for part in entry.value.elements)
                found[entry.id.name] = "".join(parts)
    return found


def test_both_languages_refuse_the_same() -> None:
    assert set(refusals("en")) == set(refusals("ru"))
    assert len(refusals("en")) > 40


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("id", sorted(refusals("en")))
def test_a_refusal_says_why_and_what_would_work_instead(locale: str, id: str) -> None:
    said = re.split(r"[.;:]\s+", refusals(locale)[id])
    assert len(said) > 1, said
    assert all(part.strip() for part in said)


@pytest.mark.parametrize(
    ("locale", "points", "said"),
    [
        ("en", 1, "Resistance has one victory point."),
        ("en", 5, "Resistance has 5 victory points."),
        ("ru", 1, "Сопротивление: 1 победное очко."),
        ("ru", 3, "Сопротивление: 3 победных очка."),
        ("ru", 5, "Сопротивление: 5 победных очков."),
    ],
)
def test_points_are_counted_as_the_language_does(locale: str, points: int, said: str) -> None:
    assert speak(locale).say(Phrase("salvation-alt-points", {"seat": HUMANS, "points": points})) == said


@pytest.mark.parametrize(
    ("locale", "wrong"), [("en", r"\b1 borders"), ("ru", r"\b1 границ\b"), ("ru", r"\b[234] границ\b")]
)
@pytest.mark.parametrize("left", [1, 2])
def test_borders_left_are_counted_as_the_language_does(locale: str, wrong: str, left: int) -> None:
    said = tongue(locale).t("salvation-refuse-too-far", unit="jeep.1", anywhere=left, road=left + 1)
    assert re.search(rf"\b{left}\b", said)
    assert re.search(rf"\b{left + 1}\b", said)
    assert not re.search(wrong, said)


@pytest.mark.parametrize(("locale", "said"), [("en", "both sides aim wisely"), ("ru", "обе стороны целятся с умом")])
def test_odds_say_how_the_dice_are_aimed(locale: str, said: str) -> None:
    war = War(units={"SEA": "t600 infantry"})
    told = [speak(locale).say(phrase) for phrase in forecast(war.match.view(None), HUMANS, "SEA")]
    assert sum(said in line for line in told) == 2


@pytest.mark.parametrize("locale", LOCALES)
def test_a_shelf_names_the_place_first_so_that_a_long_name_cannot_push_it_out(locale: str) -> None:
    war = War(terrain={"SFO": "toxic"}, units={"SEA": "infantry"})
    scene = board.scene(war.match.view(None))
    (words,) = [token.name for shelf in scene.shelves for token in shelf.tokens if "toxic" in str(token.name)]
    assert speak(locale).say(words).startswith("SFO ")
