"""Asks: what each kind accepts, why it refuses, and who sees which of its options."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.asks import (
    PASS,
    Answer,
    Ask,
    Choice,
    Kind,
    Option,
    Reason,
    Refusal,
    hidden,
    option,
    refuse,
    sieve,
    weigh,
)

A, B, C = option("hit", who="a"), option("hit", who="b"), option("hit", who="c")
ISLAND = {
    "A1": (("B1", 1), ("C1", 2)),
    "B1": (("A1", 1), ("D1", 2)),
    "C1": (("D1", 1),),
}


def ask(kind: Kind = "one", options: tuple[Option, ...] = (A, B, C), **more: Any) -> Ask:
    """An ask of Mara."""
    return Ask(seats=("mara",), prompt="test", kind=kind, options=options, **more)


def walk(**more: Any) -> Ask:
    """An ask for a path over the island, with two spaces to end on and one way to stay."""
    ends = (option("go", to="B1"), option("go", to="D1"), option("stay"))
    return ask("path", ends, **{"start": "A1", "ways": ISLAND, "budget": 3, **more})


def mara(*picks: str, amounts: tuple[int, ...] = ()) -> Answer:
    """Mara's answer."""
    return Answer("mara", picks, amounts)


def refused(asked: Ask, answer: Answer) -> Reason:
    """The reason why an answer is not accepted."""
    with pytest.raises(Refusal) as caught:
        weigh(asked, answer)
    return caught.value.reason


def test_a_key_is_the_verb_and_its_arguments() -> None:
    assert option("rest").key == "rest"
    assert option("attack", weapon="pistol", dice=3).key == "attack weapon=pistol dice=3"


def test_an_argument_may_be_called_verb() -> None:
    assert option("say", verb="run").key == "say verb=run"


def test_hidden_options_differ_only_in_secrecy() -> None:
    assert hidden("hit", who="a") == Option("hit", {"who": "a"}, secret=True)
    assert not A.secret


def test_sieve_parts_what_is_offered_from_what_is_barred() -> None:
    reason = Reason("too-far", "MOVE-01")

    assert sieve([(A, None), (B, reason), (C, None)]) == ((A, C), ((B, reason),))
    assert sieve([]) == ((), ())


@pytest.mark.parametrize("kind", ["one", "space", "react"])
def test_one_is_picked(kind: Kind) -> None:
    assert weigh(ask(kind), mara("hit who=b")) == Choice("mara", (B,))


@pytest.mark.parametrize("kind", ["one", "space", "react"])
@pytest.mark.parametrize("picks", [(), ("hit who=a", "hit who=b")], ids=["none", "two"])
def test_neither_none_nor_two_are_one(kind: Kind, picks: tuple[str, ...]) -> None:
    assert refused(ask(kind), mara(*picks)) == Reason("pick-one")


def test_another_seat_is_not_asked() -> None:
    assert refused(ask(), Answer("ivo", ("hit who=a",))) == Reason("not-your-turn", "", {"seats": ("mara",)})


@pytest.mark.parametrize("kind", ["one", "some", "space", "split", "order", "react"])
def test_what_is_not_offered_is_refused(kind: Kind) -> None:
    assert refused(ask(kind), mara("hit who=z")) == Reason("not-offered")


@pytest.mark.parametrize("kind", ["one", "some", "space", "path", "split", "order", "react"])
def test_what_is_barred_is_refused_with_the_rules_own_reason(kind: Kind) -> None:
    barred = option("go", to="D1")
    why = Reason("wet-feet", "WATER-01", {"depth": 2})
    asked = ask(kind, (option("go", to="B1"),), barred=((barred, why),), start="A1", ways=ISLAND, budget=1)

    assert refused(asked, mara(barred.key)) == why


@pytest.mark.parametrize("kind", ["some", "split", "order"])
def test_nothing_is_picked_twice(kind: Kind) -> None:
    assert refused(ask(kind), mara("hit who=a", "hit who=a")) == Reason("picked-twice")


@pytest.mark.parametrize("kind", ["one", "some", "space", "path", "order", "react"])
def test_amounts_belong_to_a_split_only(kind: Kind) -> None:
    asked = walk() if kind == "path" else ask(kind, (A,))
    pick = "go to=B1" if kind == "path" else A.key

    assert refused(asked, mara(pick, amounts=(1,))) == Reason("no-amounts")


def test_some_keeps_the_order_picked() -> None:
    choice = weigh(ask("some", least=1, most=2), mara("hit who=c", "hit who=a"))

    assert choice.options == (C, A)
    assert choice.all("who") == ("c", "a")


def test_some_may_be_none() -> None:
    choice = weigh(ask("some", least=0, most=2), mara())

    assert choice.passed
    assert choice.verb == PASS


@pytest.mark.parametrize("picks", ["", "abc"], ids=["too few", "too many"])
def test_some_has_bounds(picks: str) -> None:
    why = refused(ask("some", least=1, most=2), mara(*(f"hit who={who}" for who in picks)))

    assert why == Reason("pick-between", "", {"least": 1, "most": 2})


def test_an_order_names_all() -> None:
    assert weigh(ask("order"), mara("hit who=c", "hit who=a", "hit who=b")).options == (C, A, B)
    assert refused(ask("order"), mara("hit who=c", "hit who=a")) == Reason("order-all", "", {"count": 3})


def test_a_split_gives_out_the_whole_amount() -> None:
    choice = weigh(ask("split", amount=5, limits=(4, 4, 1)), mara("hit who=a", "hit who=c", amounts=(4, 1)))

    assert list(choice.shares()) == [(A, 4), (C, 1)]


@pytest.mark.parametrize(
    ("amounts", "why"),
    [
        ((2, 2), Reason("split-sum", "", {"amount": 5})),
        ((3, 3), Reason("split-sum", "", {"amount": 5})),
        ((5, 0), Reason("split-positive")),
        ((6, -1), Reason("split-positive")),
        ((5,), Reason("split-positive")),
        ((), Reason("split-positive")),
        ((1, 4), Reason("split-limit", "", {"most": 3})),
    ],
)
def test_a_split_is_refused(amounts: tuple[int, ...], why: Reason) -> None:
    asked = ask("split", amount=5, limits=(9, 3, 9))

    assert refused(asked, mara("hit who=a", "hit who=b", amounts=amounts)) == why


def test_a_split_without_limits_may_go_to_one() -> None:
    assert weigh(ask("split", amount=5), mara("hit who=b", amounts=(5,))).amounts == (5,)


def test_a_path_may_be_named_by_its_end() -> None:
    choice = weigh(walk(), mara("go to=D1"))

    assert choice.path == ("B1", "D1")
    assert choice["to"] == "D1"


def test_a_path_may_be_walked_space_by_space() -> None:
    choice = weigh(walk(), mara("C1", "D1"))

    assert choice.path == ("C1", "D1")
    assert choice.options == (option("go", to="D1"),)


def test_a_path_may_have_ends_that_go_nowhere() -> None:
    assert weigh(walk(), mara("stay")) == Choice("mara", (option("stay"),))


@pytest.mark.parametrize(
    ("picks", "why"),
    [
        (("D1",), Reason("no-way", "", {"to": "D1"})),
        (("B1", "C1"), Reason("no-way", "", {"to": "C1"})),
        (("B1", "A1", "B1", "D1"), Reason("too-far", "", {"budget": 3, "cost": 5})),
        (("C1",), Reason("not-an-end", "", {"to": "C1"})),
        ((), Reason("not-an-end", "", {"to": "A1"})),
    ],
)
def test_a_path_is_refused(picks: tuple[str, ...], why: Reason) -> None:
    assert refused(walk(), mara(*picks)) == why


def test_a_path_may_not_end_on_an_end_it_only_passed() -> None:
    assert refused(walk(budget=9), mara("B1", "A1")) == Reason("not-an-end", "", {"to": "A1"})


def test_refuse_carries_what_fills_the_sentence() -> None:
    assert refuse("too-far", "MOVE-01", budget=2).reason == Reason("too-far", "MOVE-01", {"budget": 2})


def test_a_choice_reads_arguments_as_text() -> None:
    assert Choice("mara", (option("roll", dice=3),))["dice"] == "3"


FULL = Ask(
    seats=("mara",),
    prompt="test",
    options=(A, hidden("play", card="flare")),
    barred=((hidden("play", card="tea"), Reason("not-hurt")),),
    args={"over": 1},
    kind="some",
    least=2,
    most=3,
    amount=4,
    limits=(1, 2),
    start="B7",
    ways={"B7": (("B8", 1),)},
    budget=5,
    checkpoint=True,
    default=("play card=flare",),
)


def test_an_asked_seat_sees_everything() -> None:
    assert FULL.seen_by("mara") is FULL


@pytest.mark.parametrize("seat", ["ivo", None])
def test_others_see_the_open_options_and_nothing_more(seat: str | None) -> None:
    seen = FULL.seen_by(seat)

    assert seen.options == (A,)
    assert (seen.seats, seen.prompt, seen.kind, seen.args, seen.checkpoint) == (
        ("mara",),
        "test",
        "some",
        {"over": 1},
        True,
    )
    assert not any(word in msgspec.json.encode(seen) for word in (b"flare", b"tea", b"not-hurt", b"B7", b"B8"))


@pytest.mark.parametrize("seat", ["ivo", None])
def test_of_a_secret_ask_others_see_no_option(seat: str | None) -> None:
    seen = msgspec.structs.replace(FULL, secret=True).seen_by(seat)

    assert seen.options == ()
    assert seen.secret


def test_what_is_for_those_at_the_table_is_hidden_from_onlookers_only() -> None:
    offered = ask(options=(A, msgspec.structs.replace(B, ours=True)))
    whole = ask(options=(A, B), ours=True)

    assert offered.seen_by("ivo").options == offered.options
    assert offered.seen_by(None).options == (A,)
    assert whole.seen_by("ivo").options == (A, B)
    assert whole.seen_by(None).options == ()


@given(st.lists(st.sampled_from("abcz"), max_size=4), st.integers(0, 3), st.integers(0, 3))
def test_weigh_accepts_exactly_what_the_ask_allows(picks: list[str], least: int, most: int) -> None:
    fits = "z" not in picks and len(set(picks)) == len(picks) and least <= len(picks) <= most
    answer = mara(*(f"hit who={who}" for who in picks))
    asked = ask("some", least=least, most=most)

    if fits:
        assert weigh(asked, answer).all("who") == tuple(picks)
    else:
        refused(asked, answer)


def test_an_answer_reads_back_from_its_journal_line() -> None:
    answer = mara("hit who=a", amounts=(2,))

    assert msgspec.json.decode(msgspec.json.encode(answer), type=Answer) == answer
