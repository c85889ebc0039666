"""Hints: the answer with its reasons is the answer of the player, and every reason can be said in a line or two."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from bot.engine.asks import Answer, weigh
from bot.engine.counsel import COST
from bot.games import IDS, game
from bot.text import sources, tongue
from tests.support.played import questions

LONGEST = 200
"""Characters of a reason."""
GAMES_EACH = {"training": 6, "rise": 4, "nemesis": 3, "fireteam": 3, "salvation": 2}
LOCALES = {"salvation": ("en", "ru")}
OPINION = 0.6
"""The part of all questions with a choice that Vigil has a reason to give on, at the least."""


def tried(answer: Answer | None) -> tuple[str, ...]:
    """The picks of an answer."""
    return answer.picks if answer else ()


@pytest.mark.parametrize("id", sorted(GAMES_EACH))
def test_counsel_is_the_players_answer_with_reasons_that_can_be_said(id: str) -> None:
    player, speakers = game(id).player, [tongue(locale) for locale in LOCALES.get(id, ("en",))]
    reasoned, silent, said = 0, Counter[str](), set[str]()
    for match, seat, ask in questions(id, GAMES_EACH[id], "counsel"):
        view = match.view(seat)
        counsel = player.counsel(view, ask)
        assert counsel.answer == player.advise(match.view(seat), ask), f"{ask.prompt}: not what the player would do"
        if counsel.second:
            weigh(ask, counsel.second)
            assert tried(counsel.second) != tried(counsel.answer)
        for phrase in (*counsel.why, *counsel.second_why):
            said.add(phrase.id)
            for speaker in speakers:
                words = speaker.say(phrase)
                assert speaker.has(phrase.id), phrase.id
                assert 0 < len(words) <= LONGEST, f"{phrase.id}: {words}"
                assert f"{id}-" not in words, f"{phrase.id}: {words}"
        if len(ask.options) > 1:
            reasoned += bool(counsel.why)
            silent[ask.prompt] += not counsel.why

    assert all(each.startswith(f"{id}-why-") for each in said)
    assert reasoned > OPINION * (reasoned + silent.total()), +silent


@pytest.mark.parametrize("id", sorted(GAMES_EACH))
def test_every_topic_that_a_player_names_has_words_for_and_against(id: str) -> None:
    files = (path.read_text() for path in Path(f"bot/games/{id}").rglob("player*/*.py"))
    alone = Path(f"bot/games/{id}/player.py")
    code = "".join((*files, alone.read_text() if alone.exists() else ""))
    topics = set(re.findall(rf'"({id}-why-[a-z-]*[a-z])"', code))
    written = "".join(path.read_text() for path in sources("en") if "why" in path.name)
    words = set(re.findall(rf"^({id}-why-[a-z-]+) =", written, re.MULTILINE))
    assert len(topics) > 3
    assert {f"{topic}{end}" for topic in topics for end in ("", COST)} - words == set()
    assert {each for each in words if not each.endswith(COST) and each + COST not in words} == set()


def test_every_game_gives_reasons() -> None:
    assert set(GAMES_EACH) == set(IDS)
    assert all(game(id).player.reasons for id in GAMES_EACH)
