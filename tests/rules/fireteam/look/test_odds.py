"""Chances of attacks are exact: they agree with rolling every die in every way."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product

import pytest

from bot.engine.words import Phrase
from bot.games.fireteam.box.content import ATTACK_DIE
from bot.games.fireteam.look import odds
from bot.games.fireteam.look.forecast import forecast
from bot.games.fireteam.look.views import view
from bot.games.fireteam.rules.moments import symbols
from bot.text import speak
from tests.support.fireteam.field import lay

ANIMAL = "corrupted-animal.1"


def tried(dice: int, need: int, rerolls: int) -> Fraction:
    """Roll the dice in every way, then whichever dice promise most in every way again, or none."""
    good = Fraction()
    for faces in product(ATTACK_DIE.faces, repeat=dice):
        kept = [
            keep for again in range(min(rerolls, dice) + 1) for keep in combinations(faces, dice - again)
        ]  # what stays on the table
        good += max(
            Fraction(_good(keep, dice - len(keep), need), len(ATTACK_DIE.faces) ** (dice - len(keep))) for keep in kept
        )
    return good / len(ATTACK_DIE.faces) ** dice  # type: ignore[no-any-return]


def _good(kept: tuple[str, ...], again: int, need: int) -> int:
    """Count the ways in which so many dice bring what is missing."""
    return sum(symbols((*kept, *more), "explosive") >= need for more in product(ATTACK_DIE.faces, repeat=again))


@pytest.mark.rule("RUL-55")
@pytest.mark.parametrize("rerolls", [0, 1, 2])
@pytest.mark.parametrize(("dice", "need"), [(0, 1), (1, 2), (2, 4), (3, 3), (3, 5), (2, 0)])
def test_chances_agree_with_rolling_in_every_way(dice: int, need: int, rerolls: int) -> None:
    assert odds.enough(dice, need, rerolls) == tried(dice, need, rerolls)


def test_life_resistance_bonus_and_terrain_are_all_counted() -> None:
    at = lay({"frank": "2D", "shad": "4F"}, {ANIMAL: "2B"}, hands={"frank": ["forced-pattern"]})
    at.g.moved = True

    (shot,) = odds.volleys(at.g, "frank", ANIMAL)

    assert (shot.dice, shot.bonus, shot.need, shot.rerolls) == (2, 2, 3, 0)  # life 2, resistance 1
    assert shot.chance == odds.enough(2, 1) == 1 - Fraction(2, 3) ** 2


def test_excess_is_one_hit_more_than_is_needed() -> None:
    shot = odds.Volley("melee", ("haymaker",), 4, 1, 3, 0)
    assert (shot.chance, shot.excess) == (odds.enough(4, 2), odds.enough(4, 3))
    assert shot.excess < shot.chance


@pytest.mark.rule("FTZ-SPECIALIST-10")
def test_henry_next_door_counts_as_one_reroll_until_bad_rites() -> None:
    near = lay(
        {"frank": "2D", "shad": "4F"}, {ANIMAL: "2B"}, hands={"frank": ["short-shot"]}, specialists={"henry": "2D"}
    )

    assert [shot.rerolls for shot in odds.volleys(near.g, "frank", ANIMAL)] == [1]
    near.g.revealed = ["bad-rites"]
    assert [shot.rerolls for shot in odds.volleys(near.g, "frank", ANIMAL)] == [0]


@pytest.mark.rule("FTZ-ATTACK-02", "FTZ-ATTACK-03")
def test_only_cards_of_one_type_that_reach_are_combined() -> None:
    hand = ["short-shot", "long-shot", "rifle-butt"]
    at = lay({"frank": "2D", "shad": "4F"}, {ANIMAL: "1A"}, hands={"frank": hand})
    far = at.g.field.distance["2D"]["1A"]

    assert far > 1
    assert {shot.cards for shot in odds.volleys(at.g, "frank", ANIMAL)} <= {("long-shot",)}
    at.creature(ANIMAL).at = "2D"
    assert ("long-shot", "short-shot") in {shot.cards for shot in odds.volleys(at.g, "frank", ANIMAL)}
    assert all("rifle-butt" not in shot.cards or shot.type == "melee" for shot in odds.volleys(at.g, "frank", ANIMAL))


def test_one_more_card_is_told_only_where_it_helps() -> None:
    at = lay(
        {"frank": "2B", "shad": "4F"}, {ANIMAL: "2B"}, hands={"frank": ["forced-pattern"] * 2 + ["short-shot"] * 2}
    )
    at.g.moved = True

    found = odds.volleys(at.g, "frank", ANIMAL)

    assert [len(shot.cards) for shot in found] == [1, 2]  # two patterns bring four bonus hits: sure
    assert [shot.chance for shot in found] == [Fraction(5, 9), 1]


@pytest.mark.rule("FTZ-SPECIAL-04")
def test_things_that_a_mission_tells_to_attack_have_chances_too() -> None:
    away = {"patty": "2E", "henry": "2E"}
    at = lay({"don": "7D", "shad": "4F"}, mission="stone-altars", hands={"don": ["stick-grenade"]}, specialists=away)
    altar = next(id for id, thing in at.g.things.items() if thing.at == "7D")
    lay_out = at.g.report.things[0]

    (shot,) = odds.volleys(at.g, "don", altar)

    assert shot.need == lay_out.life + lay_out.resist["explosive"]


def test_the_forecast_names_cards_chances_and_what_comes_back() -> None:
    at = lay({"frank": "2D", "shad": "4F"}, {ANIMAL: "2B"}, hands={"frank": ["forced-pattern"]})
    at.g.moved = True

    head, line, back = forecast(view(at.g, "frank"), "frank", ANIMAL)

    assert (head.id, head.args["distance"], head.args["life"]) == ("fireteam-odds-target", 1, 2)
    assert (line.id, line.args["cards"], line.args["chance"]) == ("fireteam-odds-cards", ("forced-pattern",), 56)
    assert (back.id, back.args["harm"], back.args["more"]) == ("fireteam-odds-back", 56, 33)
    assert speak("en").say(line).startswith("**56%** with Forced Pattern: 2 dice and 2 bonus hits, 3 ")


def test_the_forecast_counts_the_company_of_a_creature() -> None:
    at = lay({"frank": "2D", "shad": "4F"}, {ANIMAL: "2B", "corrupted-animal.2": "2B"})

    back = forecast(view(at.g, "frank"), "frank", ANIMAL)[-1]
    assert back.args["dice"] == 3  # two of its own, one of the pack
    at.g.revealed = ["the-pack-gathers"]
    assert forecast(view(at.g, "frank"), "frank", ANIMAL)[-1].args["dice"] == 4


def test_the_forecast_says_what_it_cannot_tell() -> None:
    at = lay({"frank": "2D", "shad": "4F"}, {ANIMAL: "2B"}, hands={"frank": ["short-shot"], "shad": ["haymaker"]})

    def ids(viewer: str, seat: str, target: str) -> list[str]:
        return [phrase.id for phrase in forecast(view(at.g, viewer), seat, target)]

    assert ids("frank", "shad", ANIMAL)[1] == "fireteam-odds-none"  # melee does not reach
    assert ids("frank", "frank", "corrupted-animal.2") == ["fireteam-odds-nowhere"]
    at.g.hidden = True
    assert ids("shad", "frank", ANIMAL)[1] == "fireteam-odds-hidden"
    assert ids("frank", "frank", ANIMAL)[1] == "fireteam-odds-cards"


@pytest.mark.rule("FTZ-EXPLOSIVE-01", "FTZ-EXPLOSIVE-02")
def test_whom_else_a_blast_would_hit_is_told_before_it_goes_off() -> None:
    heroes, hand = {"abe": "2D", "don": "2B", "shad": "2D", "frank": "2D"}, ["det-cord", "molotov"]
    at = lay(heroes, {ANIMAL: "2D"}, hands={"don": hand, "abe": ["grenade-toss"]}, down=["frank"])
    words = [speak("en").say(told) for told in forecast(view(at.g, "don"), "don", ANIMAL)]
    assert words[1].endswith("needed. It hits Abe and Shad as well.")  # nobody hurts whoever is down
    assert "as well" not in words[-1]
    own = [speak("en").say(told) for told in forecast(view(at.g, "abe"), "abe", ANIMAL)]
    assert own[1].endswith("It hits Abe and Shad as well.")
    at.turn("don")
    at.does("don", f"attack target={ANIMAL} type=explosive")
    stake = speak("en").say(Phrase(f"fireteam-stake-{at.ask.prompt}", at.ask.args))
    assert "The blast hits Abe and Shad as well, unless a card spares heroes." in stake
    at = lay(heroes, {ANIMAL: "2D"}, hands={"don": ["shaped-charge"], "frank": ["short-shot"] * 2})
    for seat in ("don", "frank"):
        assert "as well" not in speak("en").say(forecast(view(at.g, seat), seat, ANIMAL)[1])
