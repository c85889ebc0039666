"""Lines of a story, and which of them are told where not all can be."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from bot.engine.words import Phrase, Value
from bot.sessions.telling.choosing import choose, most
from bot.sessions.telling.story import Line, Told, lines_of, tell, weight
from bot.text import speak


def said(id: str, weight: int = 0, *, follows: bool = False, ends: bool = False, **args: Value) -> Told:
    """A sentence."""
    return Told(Phrase(id, args), follows=follows, ends_phase=ends, weight=weight)


def ids(lines: Sequence[Line]) -> list[list[str]]:
    """What stands on each line."""
    return [[each.phrase.id for each in line] for line in lines]


def chosen(lines: Sequence[Line], count: int, *seats: str) -> list[Line]:
    """So many lines."""
    return [lines[place] for place in choose(lines, most(count), seats=seats)]


def test_what_followed_stands_with_its_cause_and_a_phase_is_closed_on_its_last_line() -> None:
    story = [said("a"), said("b", follows=True), said("over", ends=True), said("c", follows=True), said("d")]
    assert ids(lines_of(story)) == [["a", "b", "over"], ["c"], ["d"]]


def test_a_phase_in_which_nothing_was_told_is_not_closed_in_words() -> None:
    story = [said("over", ends=True), said("a"), said("over", ends=True), said("too", ends=True)]
    assert ids(lines_of(story)) == [["a", "over"]]
    assert lines_of([said("over", ends=True)]) == []


def test_the_phase_in_which_a_game_ended_is_not_closed_in_words() -> None:
    assert ids(lines_of([said("won", 3), said("over", ends=True)])) == [["won"]]


def test_a_line_reads_as_its_sentences_one_after_the_other() -> None:
    story = [said("training-phase-watch"), said("training-phase-storm", follows=True)]
    assert tell(speak("en"), story) == ["The Watch is over. The Storm is over."]


def test_grave_rare_and_own_things_are_told_first_and_in_order_of_time() -> None:
    lines = [(said("step"),) for _ in range(9)]
    lines[2] = (said("hurt", 2),)
    lines[5] = (said("odd"),)
    lines[7] = (said("step", seat="ivo"),)
    lines.insert(0, (said("end", 3),))
    found = chosen(lines, 4, "ivo")
    assert ids(found) == [["end"], ["hurt"], ["odd"], ["step"]]
    assert found[-1][0].phrase.args == {"seat": "ivo"}


def test_a_line_weighs_what_its_gravest_consequence_does() -> None:
    quiet, loud = (said("a"),), (said("b"), said("hurt", 2, follows=True))
    assert chosen([quiet, loud], 1) == [loud]


def test_of_what_weighs_the_same_not_all_that_is_told_is_of_one_kind() -> None:
    lines = [(said("hit", 1),) for _ in range(6)] + [(said("came", 1),) for _ in range(3)]
    assert {line[0].phrase.id for line in chosen(lines, 4)} == {"hit", "came"}


def test_where_it_should_flow_what_is_in_passing_stands_together() -> None:
    lines = [(said("hurt", 1),), (said("odd"),), *((said("step"),) for _ in range(5))]
    assert choose(lines, most(3)) == [0, 1, 6]
    assert choose(lines, most(3), flowing=True) == [0, 5, 6]


def test_what_is_kept_is_told_in_any_case() -> None:
    lines = [(said("deed"),), *((said("hurt", 2),) for _ in range(5))]
    assert choose(lines, most(3), kept=[0]) == [0, 4, 5]


@pytest.mark.parametrize("seed", range(20))
def test_nothing_is_left_out_that_weighs_more_than_what_is_told(seed: int) -> None:
    rng = Random(seed)
    lines = [(said(rng.choice("abc"), rng.randrange(4), seat=rng.choice(["mara", "ivo"])),) for _ in range(40)]
    places = choose(lines, most(rng.randrange(1, 40)), seats=["ivo"])
    told, cut = ([weight(line) for n, line in enumerate(lines) if (n in places) is here] for here in (True, False))
    assert places == sorted(places)
    assert min(told) >= max(cut)
