"""The dice: requirements of values, and icons counted face by face."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.engine.dice import D6, distribution
from bot.games.rise.box import dice
from bot.games.rise.box.dice import ATTACK, FIST, HIT, SKULL, Icons, count, fists, hits, meets, skulls

HH, HF = f"{HIT} {HIT}", f"{HIT} {FIST}"


@pytest.mark.rule("RISE-DICE-01", "RISE-RULING-84")
def test_the_attack_die_has_six_faces_of_three_icons() -> None:
    assert sorted(ATTACK.faces) == sorted([HIT, HIT, HH, HF, SKULL, SKULL])


@pytest.mark.rule("RISE-RULING-84")
def test_a_die_shows_five_sixths_of_a_hit() -> None:
    chances = distribution(ATTACK, 1, lambda face: hits([face]))

    assert sum(total * chance for total, chance in chances.items()) == Fraction(5, 6)


@pytest.mark.rule("RISE-DICE-02", "RISE-DICE-03", "RISE-DICE-04")
def test_each_icon_counts_for_itself() -> None:
    assert hits([HIT, SKULL, FIST]) == 1
    assert skulls([HIT, SKULL, SKULL, HH]) == 2
    assert fists([HF, FIST, HIT]) == 2


@pytest.mark.rule("RISE-EX-25", "RISE-RULING-84")
def test_a_face_with_two_icons_counts_for_both() -> None:
    assert count([HH, HF, SKULL]) == Icons(hits=3, skulls=1, fists=1)
    assert count([HH, SKULL]) == Icons(hits=2, skulls=1, fists=0)


@pytest.mark.rule("RISE-RULING-84")
def test_any_mixture_of_icons_makes_a_face() -> None:
    assert count(["", "fist fist skull"]) == Icons(hits=0, skulls=1, fists=2)


def test_an_icon_that_no_attack_die_has_is_an_error() -> None:
    with pytest.raises(ValueError, match="star"):
        count([HIT, "star"])


@pytest.mark.rule("RISE-WEAPON-06")
@pytest.mark.parametrize(("faces", "expected"), [((HIT, FIST, FIST), 3), ((HF, HIT, SKULL), 3), ((HH, SKULL), 2)])
def test_fists_can_add_hits_and_stay_fists(faces: tuple[str, ...], expected: int) -> None:
    before = fists(faces)

    assert hits(faces, fist_hits=1) == expected
    assert fists(faces) == before


@pytest.mark.rule("RISE-DICE-05", "RISE-DICE-06")
def test_action_and_reinforcement_dice_are_plain() -> None:
    assert dice.ACTION == dice.REINFORCEMENT == dice.LOGIC == D6
    assert dice.ACTION_DICE == 4


@pytest.mark.rule("RISE-DICE-07", "RISE-DICE-08", "RISE-EX-02")
@pytest.mark.parametrize(("wanted", "met"), [((6,), {6}), ((4, 5, 6), {4, 5, 6}), ((), {1, 2, 3, 4, 5, 6})])
def test_a_requirement_is_met_by_the_values_it_lists(wanted: tuple[int, ...], met: set[int]) -> None:
    assert {value for value in range(1, 7) if meets(value, wanted)} == met
