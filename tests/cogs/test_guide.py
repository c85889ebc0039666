"""Looking rules up: each is told whole, within what Discord takes, and several share a message fairly."""

from __future__ import annotations

import pytest

from bot.games import IDS
from bot.ledger import related, rules, search
from bot.markdown import Markdown
from bot.text import speak
from cogs.face.ledger import fitted, readable
from cogs.guide import MESSAGE, looked_up

ENGLISH = speak("en-US")


@pytest.mark.parametrize("game", IDS)
def test_every_rule_is_told_whole_by_its_id(game: str) -> None:
    for id, said in rules(game).items():
        told = looked_up(ENGLISH, "en", id)
        assert len(told) <= MESSAGE
        assert told.startswith(ENGLISH.t("rules-line", id=id, text=Markdown(readable(said))))
        assert "The same as" not in told
        assert "*" not in told.removeprefix(f"**{id}**"), "plain sentences"


def test_the_steps_of_a_ruling_belong_to_it() -> None:
    told = looked_up(ENGLISH, "en", "rise-ruling-55")
    assert [line[:2] for line in told.splitlines()[1:]] == [f"{step}." for step in range(1, 8)]


def test_a_worked_example_is_more_than_its_title() -> None:
    examples = {id: said for game in IDS for id, said in rules(game).items() if "EX" in id.split("-")}
    assert len(examples) > 60
    assert [id for id, said in examples.items() if len(said) < 40] == []


def test_no_rule_ends_where_it_should_begin() -> None:
    assert [id for game in IDS for id, said in rules(game).items() if said.endswith(":")] == []


def test_short_texts_leave_their_room_to_long_ones() -> None:
    assert fitted(["a" * 10, "b" * 60, "c" * 10], 100) == ["a" * 10, "b" * 60, "c" * 10]
    assert list(map(len, fitted(["a" * 10, "b" * 60, "c" * 90], 102))) == [10, 45, 45]
    assert fitted([], 10) == []


def test_words_find_several_rules_and_all_of_them_fit() -> None:
    told = looked_up(ENGLISH, "en", "the")
    assert told.count("**") >= 10
    assert len(told) <= MESSAGE
    assert looked_up(ENGLISH, "en", "no such words at all") == ENGLISH.t("rules-none")


def test_a_table_hears_of_its_own_game_alone() -> None:
    assert "NEM-" not in looked_up(ENGLISH, "en", "range", ("rise",))
    assert "RISE-" in looked_up(ENGLISH, "en", "range", ("rise",))
    assert looked_up(ENGLISH, "en", "NEM-MOVE-05", ("rise",)).startswith("**NEM-MOVE-05**"), "an id is a game's own"


def test_a_rule_names_those_that_belong_to_it() -> None:
    id = next(id for id in rules("rise") if related("rise", id))
    assert related("rise", id)[0] in looked_up(ENGLISH, "en", id).splitlines()[-1]


def test_what_begins_with_the_words_comes_before_what_mentions_them() -> None:
    found = [said for _, said in search("training", "rest")]
    assert found == sorted(found, key=lambda said: (not said.casefold().startswith("rest"), "rest" not in words(said)))


def words(said: str) -> list[str]:
    return said.casefold().replace(",", " ").replace(".", " ").split()
