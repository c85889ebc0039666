"""A match that is forked, saved, restored and upgraded."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

from bot.engine.asks import Answer
from bot.engine.match import ENCODER, ENTRY, Entry, Fork, Match, Step, TooNew, Unfit, decode
from tests.support.engine.assembled import assembled
from tests.support.engine.rolling import rolls
from tests.support.engine.tiny import SETUP, TINY, Pot, Tiny, play, pot, says, start, whole


def test_restored_in_the_middle_of_an_action_it_is_the_same_match() -> None:
    match = start()
    play(match, says("mara", "roll"), says("mara", "again"), says("mara", "again"))
    again = Match.restore(TINY, match.base, match.entries)

    assert whole(again) == whole(match)
    assert match.apply(says("mara", "keep")) == again.apply(says("mara", "keep"))
    assert whole(again) == whole(match)


def test_restored_with_one_of_two_hidden_answers_in() -> None:
    match = start()
    play(match, says("mara", "bid"), says("ivo", "bid amount=2"))
    again = Match.restore(TINY, match.base, match.entries)

    assert again.waiting == ("mara",)
    assert again.apply(says("mara", "bid amount=1")) == match.apply(says("mara", "bid amount=1"))
    assert whole(again) == whole(match)


def test_restoring_leaves_the_save_alone() -> None:
    match = start()
    play(match, says("mara", "roll"), says("mara", "again"))
    entries = list(match.entries)
    Match.restore(TINY, match.base, entries).apply(says("mara", "keep"))

    assert entries == match.entries == [says("mara", "roll"), says("mara", "again")]


def test_a_fork_changes_later_chance_and_nothing_else() -> None:
    plain, forked = start(), start()
    for match in (plain, forked):
        play(match, says("mara", "roll"), says("mara", "keep"))
    earned, asks = pot(forked).pot, forked.asks

    step = forked.apply(Fork(7))

    assert step == Step([], None, reveals=True)
    assert pot(forked).pot == earned
    assert forked.asks == asks
    assert forked.state.chance.counter == plain.state.chance.counter
    assert rolls(forked, 12) != rolls(plain, 12)


def test_a_fork_is_part_of_the_save() -> None:
    match = start()
    play(match, says("mara", "roll"), Fork(7), says("mara", "again"))
    again = Match.restore(TINY, match.base, match.entries)

    assert whole(again) == whole(match)
    assert rolls(again, 6) == rolls(match, 6)


def test_the_same_fork_gives_the_same_chance() -> None:
    first, second = start(), start()
    for match in (first, second):
        play(match, Fork(3), says("mara", "roll"))

    assert rolls(first, 12) == rolls(second, 12)


def test_entries_read_back_from_the_journal() -> None:
    for entry in (says("mara", "roll"), Answer("ivo", ("a", "b"), (1, 2)), Fork(3)):
        assert ENTRY.decode(ENCODER.encode(entry)) == entry


@pytest.mark.parametrize(
    ("entries", "fed"),
    [
        ([says("ivo", "roll")], 0),
        ([says("mara", "roll"), says("mara", "again"), says("mara", "fly")], 2),
        ([says("mara", "roll"), Fork(1), says("ivo", "keep"), says("mara", "keep")], 2),
    ],
)
def test_entries_that_no_longer_fit_say_how_many_did(entries: list[Entry], fed: int) -> None:
    with pytest.raises(Unfit) as caught:
        Match.restore(TINY, start().base, entries)

    assert caught.value.fed == fed


def test_what_fitted_can_be_restored() -> None:
    base = start().base
    entries: list[Entry] = [says("mara", "roll"), says("mara", "again"), says("mara", "fly")]
    with pytest.raises(Unfit) as caught:
        Match.restore(TINY, base, entries)

    assert Match.restore(TINY, base, entries[: caught.value.fed]).asks[0].prompt == "again"


def test_a_newer_schema_is_not_read() -> None:
    match = start()
    match.state.schema = 3

    with pytest.raises(TooNew):
        decode(TINY, ENCODER.encode(match.state))


def test_an_older_schema_is_brought_up_to_date() -> None:
    match = start()
    play(match, says("mara", "roll"), says("mara", "keep"))
    raw: dict[str, Any] = msgspec.msgpack.decode(match.base)
    old = msgspec.msgpack.encode({**raw, "schema": 1, "purse": raw.pop("pot")})

    again = Match.restore(TINY, old, [says("ivo", "roll")])

    assert pot(again).pot == pot(match).pot > 0
    assert again.state.schema == 2
    assert again.apply(says("ivo", "keep")) == play(match, says("ivo", "roll"), says("ivo", "keep"))[-1]
    assert again.base == match.base


def test_a_schema_nobody_remembers_is_an_error() -> None:
    match = start()
    match.state.schema = 0

    with pytest.raises(ValueError, match="tiny cannot read schema 0"):
        decode(TINY, ENCODER.encode(match.state))


def test_a_fork_may_bring_a_new_seed_and_is_remembered_with_it() -> None:
    match, _ = Match.start(TINY, SETUP, b"old")
    match.apply(Fork(1, b"new"))
    assert (match.state.chance.seed, match.state.chance.stream) == (b"new", 1)
    match.apply(Fork(2))
    assert (match.state.chance.seed, match.state.chance.stream) == (b"new", 2)
    entries = [ENTRY.decode(ENCODER.encode(entry)) for entry in match.entries]
    assert Match.restore(TINY, match.base, entries).state == match.state
    assert b"seed" not in ENCODER.encode(Fork(2)), "old entries and new ones without a seed look the same"


def test_only_a_fork_that_says_so_draws_anew() -> None:
    """Saves of earlier versions hold forks that mixed the decks; they must lead where they led."""

    class Watched(Tiny):
        done: ClassVar[list[str]] = []

        def redraw(self, state: Pot, eyes: frozenset[str]) -> None:
            self.done.append("redraw")
            state.chance.below(6)

        def remix(self, state: Pot) -> None:
            self.done.append("remix")

    match, _ = Match.start(assembled(Watched()), SETUP, b"old")
    match.apply(ENTRY.decode(b"\x82\xa4type\xa4fork\xa6stream\x05"))
    counter = match.state.chance.counter
    match.apply(Fork(6, anew=True))
    assert match.state.chance.counter == counter, "how much is drawn anew moves no later die"
    assert Watched.done == ["remix", "redraw"]
