"""Chance: every number can be worked out by hand, and each is equally likely."""

from __future__ import annotations

import hashlib
from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.chance import WORD, Chance, commitment, numbers
from bot.engine.transient import Transient

SEED = b"a seed of thirty-two bytes, here"


class Fed(Chance):
    """Chance whose raw words are given, to see what is made of them."""

    words = Transient[list[int]](list)

    def feed(self, *words: int) -> None:
        """Let the next raw words be these."""
        self.words = list(words)

    def _next(self) -> int:
        return self.words.pop(0)


def by_hand(seed: bytes, stream: int, counter: int) -> int:
    """A raw word as any player can work it out."""
    message = stream.to_bytes(8, "big") + counter.to_bytes(8, "big")
    return int.from_bytes(hashlib.blake2b(message, key=seed, digest_size=8).digest(), "big")


def test_numbers_can_be_worked_out_by_hand() -> None:
    chance = Chance(SEED, stream=3)

    assert [chance.below(6) for _ in range(50)] == [by_hand(SEED, 3, n) % 6 for n in range(50)]


def test_counter_is_the_only_position() -> None:
    chance = Chance(SEED)
    first = [chance.below(1000) for _ in range(20)]

    assert [Chance(SEED, 0, n).below(1000) for n in range(20)] == first


def test_saved_and_read_again_goes_on_the_same() -> None:
    chance = Chance(SEED)
    chance.below(6)
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(chance), type=Chance)

    assert [again.below(1000) for _ in range(20)] == [chance.below(1000) for _ in range(20)]


def test_streams_and_seeds_differ() -> None:
    drawn = [
        tuple(chance.below(WORD) for _ in range(4))
        for chance in (Chance(SEED), Chance(SEED, stream=1), Chance(SEED, stream=2), Chance(SEED[::-1]))
    ]

    assert len({number for numbers in drawn for number in numbers}) == 16


def test_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


@given(st.integers(1, 2**20))
def test_every_result_has_equally_many_words(bound: int) -> None:
    """Words below `fair` are taken modulo the bound; `fair` is a multiple of it, so all residues weigh the same."""
    fair = WORD - WORD % bound
    chance = Fed(SEED)
    chance.feed(fair - 1, 0, fair - bound, WORD - 1 if fair < WORD else 0, 0)

    assert fair % bound == 0
    assert chance.below(bound) == bound - 1
    assert chance.below(bound) == 0
    assert chance.below(bound) == 0
    assert chance.below(bound) == 0


@pytest.mark.parametrize("bound", [3, 6, 10, 52, WORD // 2 + 1, WORD - 1])
def test_a_word_from_the_ragged_end_is_thrown_away(bound: int) -> None:
    fair = WORD - WORD % bound
    chance = Fed(SEED)
    chance.feed(fair, WORD - 1, fair - 1)

    assert chance.below(bound) == bound - 1
    assert not chance.words


@pytest.mark.parametrize("bound", [1, 2, 1 << 32, WORD])
def test_a_power_of_two_throws_nothing_away(bound: int) -> None:
    chance = Fed(SEED)
    chance.feed(WORD - 1)

    assert chance.below(bound) == bound - 1


@pytest.mark.parametrize("bound", [0, -1])
def test_a_choice_among_nothing_is_an_error(bound: int) -> None:
    with pytest.raises(ValueError, match="among"):
        Chance(SEED).below(bound)


@given(st.lists(st.text(max_size=3), max_size=30), st.binary(min_size=1, max_size=64))
def test_shuffle_loses_nothing(items: list[str], seed: bytes) -> None:
    shuffled = list(items)
    Chance(seed).shuffle(shuffled)

    assert Counter(shuffled) == Counter(items)


def test_shuffle_reaches_each_order_by_exactly_one_script() -> None:
    orders = set()
    for last in range(4):
        for third in range(3):
            for second in range(2):
                chance, items = Chance(SEED), ["a", "b", "c", "d"]
                chance.script(last, third, second)
                chance.shuffle(items)
                orders.add("".join(items))

    assert len(orders) == 24


def test_a_script_is_used_up_and_then_chance_goes_on() -> None:
    chance = Chance(SEED)
    chance.script(5, 0, 3)

    assert [chance.below(6) for _ in range(3)] == [5, 0, 3]
    assert chance.below(1000) == by_hand(SEED, 0, 3) % 1000


def test_scripts_add_up() -> None:
    chance = Chance(SEED)
    chance.script(1)
    chance.script(2, 3)

    assert [chance.below(6) for _ in range(3)] == [1, 2, 3]


def test_a_script_is_never_saved() -> None:
    chance = Chance(SEED)
    chance.script(5, 5, 5)
    saved = msgspec.msgpack.encode(chance)

    assert saved == msgspec.msgpack.encode(Chance(SEED))
    assert msgspec.msgpack.decode(saved, type=Chance).below(1000) == by_hand(SEED, 0, 0) % 1000


def test_two_chances_share_no_script() -> None:
    scripted, other = Chance(SEED), Chance(SEED)
    scripted.script(5, 5)

    assert other.below(1000) == by_hand(SEED, 0, 0) % 1000


def test_every_number_can_be_watched_and_computed_by_hand() -> None:
    chance = Chance(b"seed", stream=3, counter=5)
    chance.below(6)
    with numbers() as found:
        rolled = [chance.below(6), chance.below(20)]
        chance.shuffle(["a", "b", "c"])
    chance.below(6)
    assert [(number.stream, number.counter, number.bound) for number in found] == [
        (3, 6, 6),
        (3, 7, 20),
        (3, 8, 3),
        (3, 9, 2),
    ]
    assert [number.result for number in found[:2]] == rolled
    for number in found:
        message = number.stream.to_bytes(8, "big") + number.counter.to_bytes(8, "big")
        word = int.from_bytes(hashlib.blake2b(message, key=b"seed", digest_size=8).digest(), "big")
        assert word % number.bound == number.result
