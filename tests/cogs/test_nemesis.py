"""Typing Nemesis: which options a subcommand stands for, and what saying nothing means."""

from __future__ import annotations

import pytest

from bot.engine.asks import Ask, Option, Refusal, option
from bot.text import tongue
from cogs.answering import choices, picks
from cogs.nemesis import ERRANDS

EN = tongue("en")
TURN = Ask(
    seats=("blue",),
    prompt="turn",
    options=(
        option("move", to="armory", via="5-10-12"),
        option("play", card="search", part="search"),
        option("play", card="rest", part="rest"),
        option("room", part="board"),
        option("room", part="hibernate"),
        option("pass"),
    ),
)
HAND = tuple(option("discard", card=card, copy=n) for card, n in (("search", 1), ("search", 2), ("rest", 1)))


def meant(ask: Ask, name: str, text: str = "") -> list[str]:
    """The picks that a text of a subcommand means."""
    return picks(EN, "nemesis", ask, ERRANDS[name].fits, text)


@pytest.mark.parametrize(
    ("name", "offered", "fits"),
    [
        ("search", option("play", card="search", part="search"), True),
        ("search", option("play", card="rest", part="rest"), False),
        ("search", option("play", card="scavenging", part="scavenging"), True),
        ("play", option("play", card="search", part="search"), True),
        ("pod", option("room", part="board"), True),
        ("pod", option("room", part="hibernate"), False),
        ("hibernate", option("room", part="hibernate"), True),
        ("hibernate", option("room"), False),
        ("room", option("room", part="board"), True),
        ("move", option("careful", to="armory", via="5-10-12"), False),
        ("choose", option("objective", objective="sole-survivor"), True),
    ],
)
def test_a_subcommand_stands_for_a_verb_and_for_what_it_is_about(name: str, offered: Option, fits: bool) -> None:
    assert ERRANDS[name].fits(offered) is fits


def test_there_are_no_more_subcommands_than_discord_allows() -> None:
    assert len(ERRANDS) + len(("ship", "me", "odds")) <= 25


def test_a_room_or_a_corridor_says_where_to() -> None:
    assert (
        meant(TURN, "move", "Armory") == meant(TURN, "move", "5-10-12") == meant(TURN, "move") == [TURN.options[0].key]
    )


def test_the_only_pod_needs_no_words() -> None:
    assert meant(TURN, "pod") == ["room part=board"]
    assert meant(TURN, "hibernate") == ["room part=hibernate"]
    with pytest.raises(Refusal) as refused:
        meant(TURN, "room")
    assert refused.value.reason.id == "say-which"


def test_saying_nothing_picks_nothing_only_where_that_is_an_answer() -> None:
    free = Ask(seats=("blue",), prompt="decide", kind="some", options=HAND, least=0, most=3)
    due = Ask(seats=("blue",), prompt="decide", kind="some", options=HAND, least=2, most=2)

    assert meant(free, "pass") == []
    with pytest.raises(Refusal) as refused:
        meant(due, "pass")
    assert refused.value.reason.id == "say-which"
    with pytest.raises(Refusal) as refused:
        meant(free, "move")
    assert refused.value.reason.id == "not-offered"


def test_cards_that_look_alike_are_picked_one_after_the_other() -> None:
    due = Ask(seats=("blue",), prompt="decide", kind="some", options=HAND, least=2, most=2)

    assert meant(due, "pass", "search, search") == [HAND[0].key, HAND[1].key]
    offered = [choice.value for choice in choices(EN, "nemesis", due, ERRANDS["pass"].fits, f"{HAND[0].key},")]
    assert f"{HAND[0].key},{HAND[2].key}" in offered
