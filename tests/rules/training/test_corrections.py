"""What a game-master may put right in Lamplight, one by one."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.asks import Refusal
from bot.engine.match import Correction
from tests.support.training.island import Island, Place, island

PAIR = {"mara": Place("D4", hand=("flare",)), "ivo": Place("D3")}


def sets(t: Island, key: str, value: str) -> None:
    t.events = t.match.apply(Correction(key, value)).events


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("health seat=ivo", "1", lambda g: g.keepers["ivo"].health == 1),
        ("place seat=ivo", "C5", lambda g: g.keepers["ivo"].at == "C5"),
        ("oil seat=mara", "1", lambda g: g.keepers["mara"].oil == 1),
        ("shade shade=1", "D5", lambda g: g.shade("1").at == "D5"),
        ("shade shade=1", "gone", lambda g: [shade.id for shade in g.shades] == ["2"]),
        ("crate at=B3", "0", lambda g: g.crates["B3"] == 0),
        ("lamp", "3", lambda g: g.lamp == 3),
        ("round", "4", lambda g: g.round == 4),
        ("actions seat=mara", "1", lambda g: g.actions == 1),
    ],
)
def test_it_is_set_and_the_same_keeper_is_asked_again(key: str, value: str, told: object) -> None:
    t = island(PAIR, shades=["A4", "G5"])
    sets(t, key, value)
    assert told(t.g)  # type: ignore[operator]
    t.ready("mara", "watch")


def test_an_open_card_goes_to_a_hand_or_into_the_deck() -> None:
    t = island(PAIR, discard=("tea",))
    sets(t, "card card=tea", "ivo")
    assert t.keeper("ivo").hand == ["tea"]
    assert t.g.deck.discard == []
    with pytest.raises(Refusal, match="no-such-fix"):
        sets(t, "card card=tea", "mara")


def test_a_card_that_goes_into_the_deck_is_shuffled_in() -> None:
    t = island(PAIR, discard=("tea",))
    before, count = list(t.g.deck.cards), t.g.chance.counter
    sets(t, "card card=tea", "deck")
    assert Counter(t.g.deck.cards) == Counter([*before, "tea"])
    assert t.g.chance.counter > count


def test_no_hand_is_named_by_what_can_be_set() -> None:
    t = island({"mara": Place("D4", hand=("tea", "flare")), "ivo": Place("D3", hand=("brace",))})
    assert not [fix for fix in t.game.table.fixes(t.g) if fix.id == "card"]


@pytest.mark.parametrize(("key", "value"), [("health seat=mara", "0"), ("health seat=ivo", "0")])
def test_a_keeper_may_be_put_down_and_the_game_goes_on(key: str, value: str) -> None:
    t = island(PAIR)
    sets(t, key, value)
    t.ready("ivo" if "mara" in key else "mara", "watch")


def test_not_everybody_may_be_put_down() -> None:
    t = island(PAIR)
    sets(t, "health seat=ivo", "0")
    with pytest.raises(Refusal) as refused:
        sets(t, "health seat=mara", "0")
    assert refused.value.reason.rule == "TRAIN-LOSE-01"
    assert t.keeper("mara").health == 3


def test_a_correction_may_follow_one_after_which_the_rules_ask_in_the_middle_of_things() -> None:
    t = island({"mara": Place("D4"), "nell": Place("D4"), "ivo": Place("D3")}, shades=["D6"], turn=2)
    sets(t, "health seat=ivo", "0")
    assert not any(ask.checkpoint for ask in t.match.asks), (
        "the Storm has come, and a shade has two keepers to choose from"
    )
    sets(t, "health seat=ivo", "2")
    t.ready("ivo", "watch")
