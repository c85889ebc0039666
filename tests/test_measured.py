"""What is told of a game's difficulty is what its balance page says."""

from __future__ import annotations

import re

import pytest

from bot.engine.content import CONTENT
from bot.games import IDS, game
from bot.measured import measured, span
from bot.text import locales, tongue
from cogs.face.front import figures

ROW = re.compile(r"^\| (.+?) \| (\d+) \| (\d+) % in ([\d.]+) rounds \|", re.MULTILINE)


@pytest.mark.parametrize("of", [of for of in IDS if (CONTENT / of / "balance.md").exists()])
def test_the_data_is_what_the_page_says(of: str) -> None:
    page = (CONTENT / of / "balance.md").read_text("utf-8").partition("## How games end")[0]
    said = [(name, int(seats), int(won), float(rounds)) for name, seats, won, rounds in ROW.findall(page)]
    known = [(tongue("en").name(of, "mission", c.mission), c.seats, c.percent, c.rounds) for c in measured(of).cell]
    assert known == said
    assert known
    assert measured(of).contest == ("Percent of the seats" in page)


def test_a_mission_is_as_hard_as_its_hardest_cell_and_as_easy_as_its_easiest() -> None:
    cells = [cell for cell in measured("rise").cell if cell.mission == "the-relay"]
    found = span("rise", "the-relay")
    assert found
    assert (found.hardest, found.easiest) == (min(c.percent for c in cells), max(c.percent for c in cells))
    assert span("rise", "no-such-mission") is None


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("of", IDS)
def test_every_mission_says_how_many_minutes_people_take(of: str, locale: str) -> None:
    word = {"en": "minutes", "ru": "минут"}[locale]
    for mission in ("", *game(of).missions):
        told = figures(tongue(locale), of, mission)
        assert re.search(rf"\d+\S? {word}", told), f"{mission}: {told}"
        span_of = re.findall(r"(\d+)\D{1,5}(?:to|до)\D{1,5}(\d+)\D{1,3}(?:rounds|minutes|минут)", told)
        assert all(least != most for least, most in span_of), told
