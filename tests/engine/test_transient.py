"""Attributes that are no fields of their own: what no save holds, and what saves keep in a bag."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.transient import Kept, Ticked, Transient, nothing, unset


class Shelf(msgspec.Struct, dict=True):
    """Something with a bag."""

    bag: dict[str, int] = {}
    guests = Transient[list[str]](list)
    host = Transient[str | None](nothing)
    lamps = Kept("bag", "lamps-lit")
    door = Transient[str](unset)


class Slate(msgspec.Struct):
    """Something with a list of words."""

    words: list[str] = []
    wiped = Ticked("words", "wiped-once")


def test_a_transient_is_each_ones_own_and_in_no_save() -> None:
    one, two = Shelf(), Shelf()
    one.guests.append("mara")
    one.host = "ivo"

    assert (one.guests, one.host) == (["mara"], "ivo")
    assert (two.guests, two.host) == ([], None)
    assert one == two
    assert msgspec.json.encode(one) == b'{"bag":{}}'


def test_a_kept_number_lies_in_the_bag_once_it_is_set() -> None:
    shelf = Shelf()
    assert (shelf.lamps, shelf.bag) == (0, {})

    shelf.lamps += 2

    assert msgspec.json.decode(msgspec.json.encode(shelf), type=Shelf).lamps == 2
    assert shelf.bag == {"lamps-lit": 2}


def test_a_transient_that_must_be_set_first_says_so() -> None:
    shelf = Shelf()
    with pytest.raises(LookupError, match="begin a game"):
        _ = shelf.door

    shelf.door = "oak"

    assert shelf.door == "oak"


def test_a_tick_is_a_word_on_the_list_once() -> None:
    slate = Slate(["chalked"])
    assert not slate.wiped

    slate.wiped = True
    slate.wiped = True
    assert (slate.wiped, slate.words) == (True, ["chalked", "wiped-once"])

    slate.wiped = False
    slate.wiped = False
    assert (slate.wiped, slate.words) == (False, ["chalked"])
