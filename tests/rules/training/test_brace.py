"""Bracing: everybody is asked, nobody sees who could."""

from __future__ import annotations

import pytest

from bot.engine.asks import Option
from bot.games.training.events import Braced, Clawed, Hurt
from tests.support.training.island import Island, Place, eve, island

CLAWED = 4, 1  # the claw hits; a shade lands


def clawed(keepers: dict[str, Place]) -> Island:
    """Let the only shade, beside Mara alone, claw at her and hit."""
    t = eve(keepers, shades=["B4"])
    t.dice(*CLAWED)
    t.storm()
    t.told(Clawed, shade="1", seat="mara", die="4")
    return t


@pytest.mark.rule("TRAIN-BRACE-01")
def test_every_keeper_is_asked_whatever_they_hold() -> None:
    t = clawed({"mara": Place("B4"), "ivo": Place("D3", hand=["brace"]), "nell": Place("B3"), "otto": Place("D5")})

    assert t.match.waiting == ("mara", "ivo", "nell", "otto")
    assert {t.asked(seat).prompt for seat in t.match.waiting} == {"brace"}
    t.all_do("pass")
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-BRACE-01")
def test_the_victim_and_those_next_to_them_may_brace() -> None:
    t = clawed(
        {
            "mara": Place("B4", hand=["brace"]),
            "ivo": Place("B3", hand=["brace"]),
            "nell": Place("D4", hand=["brace"]),
            "otto": Place("C4", hand=["tea"]),
        }
    )

    t.can("mara", "brace", "pass")
    t.can("ivo", "brace", "pass")
    t.cannot("nell", "brace")
    t.cannot("otto", "brace")
    t.refuses("nell", "brace", "not-offered")


@pytest.mark.rule("TRAIN-BRACE-01", "TRAIN-DOWN-01")
def test_who_is_down_may_not_brace() -> None:
    t = clawed({"mara": Place("B4"), "ivo": Place("B4", hand=["brace"], health=0), "nell": Place("D4")})

    t.cannot("ivo", "brace")
    t.can("ivo", "pass")


@pytest.mark.rule("TRAIN-BRACE-01")
@pytest.mark.parametrize("braver", ["mara", "ivo"])
def test_brace_stops_the_harm_and_is_discarded(braver: str) -> None:
    hands = {seat: ["brace"] if seat == braver else [] for seat in ("mara", "ivo")}
    t = clawed({"mara": Place("B4", hand=hands["mara"]), "ivo": Place("B3", hand=hands["ivo"]), "nell": Place("D5")})
    for seat in ("mara", "ivo", "nell"):
        t.does(seat, "brace" if seat == braver else "pass")

    assert t.keeper("mara").health == 3
    assert "brace" not in t.keeper(braver).hand
    assert t.g.deck.discard == ["brace"]
    t.told(Braced, seat=braver)
    t.silent(Hurt)
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-BRACE-01")
def test_of_two_who_brace_one_card_is_spent() -> None:
    t = clawed({"mara": Place("B4", hand=["brace"]), "ivo": Place("B3", hand=["brace"]), "nell": Place("D5")})
    for seat, answer in (("nell", "pass"), ("ivo", "brace"), ("mara", "brace")):
        t.does(seat, answer)

    assert (t.keeper("mara").hand, t.keeper("ivo").hand) == ([], ["brace"])
    assert [event.seat for event in t.events if isinstance(event, Braced)] == ["mara"]


@pytest.mark.rule("TRAIN-BRACE-01")
def test_answers_stay_hidden_until_the_last_is_in() -> None:
    t = clawed({"mara": Place("B4", hand=["brace"]), "ivo": Place("B3"), "nell": Place("D5")})
    t.does("mara", "brace")

    assert t.events == []
    assert t.keeper("mara").hand == ["brace"]
    t.refuses("mara", "pass", "already-answered")
    for seat in ("ivo", "nell", None):
        assert all(seen.options == () for ask in t.match.asks if (seen := ask.seen_by(seat)) is not ask)


@pytest.mark.rule("TRAIN-BRACE-01")
def test_without_a_brace_the_harm_falls() -> None:
    t = clawed({"mara": Place("B4"), "ivo": Place("B3"), "nell": Place("D5")})
    t.all_do("pass")

    assert t.keeper("mara").health == 2
    t.told(Hurt, seat="mara", health=2, at="B4")
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-BRACE-01")
def test_brace_is_no_action_of_the_watch() -> None:
    t = island({"mara": Place("D4", hand=["brace"]), "ivo": Place("D3")})

    t.refuses("mara", "play card=brace", "training-refuse-reaction-only", "TRAIN-BRACE-01")
    assert Option("play", {"card": "brace"}, secret=True) in [barred for barred, _ in t.asked("mara").barred]
