"""Chances are exact: they agree with rolling every face and drawing every card in every way."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import BLOOD, COMBAT
from bot.games.nemesis.look.forecast import forecast
from bot.games.nemesis.look.odds import Odds, Pile, needed, odds
from bot.games.nemesis.look.views import View
from bot.games.nemesis.rules.acting.attacking import injuries, struck
from bot.games.nemesis.state import Thing
from tests.support.nemesis.ship import Ship


def seen(ship: Ship) -> View:
    """Give what the captain sees."""
    return GAME.look.view(ship.g, ship.seat("captain"))


def tried(ship: Ship, weapon: str, of: str, wounded: int) -> Odds:
    """Roll and draw in every way, by the rules themselves, and count what came of it."""
    g = ship.g
    left = [BLOOD[card] for card in g.attacks.cards]
    drawn = list(permutations(left, 2 if of in ("breeder", "queen") else 1))
    hit = kill = retreat = total = 0
    for face in COMBAT.faces:
        count = injuries(g, Thing(weapon), face, of) if weapon else min(1, struck(g, face, of))
        total += count
        hit += count > 0
        for cards in drawn if count else ():
            dead = all(cards) and sum(cards) - g.weak("brink") <= wounded + count
            kill, retreat = kill + dead, retreat + (not all(cards))
    faces = len(COMBAT.faces)
    ways = faces * len(drawn)
    return Odds(Fraction(hit, faces), Fraction(kill, ways), Fraction(retreat, ways), Fraction(total, faces))


@pytest.mark.parametrize("weapon", ["assault-rifle", "sawed-off", "six-shooter", "pistol", "prototype-shotgun", ""])
@pytest.mark.parametrize(("of", "wounded"), [("creeper", 0), ("adult", 1), ("adult", 4), ("breeder", 3), ("queen", 6)])
def test_the_chances_are_those_of_every_roll_and_every_draw(weapon: str, of: str, wounded: int) -> None:
    ship = Ship()
    assert odds(seen(ship), weapon, of, wounded) == tried(ship, weapon, of, wounded)


def test_cards_that_lie_open_are_not_drawn_again() -> None:
    ship = Ship()

    def discard_the_low(g: object) -> None:
        attacks = ship.g.attacks
        low = [card for card in attacks.cards if BLOOD[card] in (2, 3)]
        attacks.cards = [card for card in attacks.cards if card not in low]
        attacks.discard = low

    before = odds(seen(ship), "assault-rifle", "adult", 1).kill
    discard_the_low(None)
    after = odds(seen(ship), "assault-rifle", "adult", 1)
    assert after == tried(ship, "assault-rifle", "adult", 1)
    assert after.kill < before


@pytest.mark.parametrize("weakness", ["brink", "energy", "vital-places"])
def test_a_weakness_counts_once_it_is_known(weakness: str) -> None:
    ship = Ship()
    ship.g.clues[0].card = weakness
    hidden = odds(seen(ship), "rifle", "adult", 1)
    ship.g.clues[0].known = True
    known = odds(seen(ship), "rifle", "adult", 1)
    assert known == tried(ship, "rifle", "adult", 1)
    assert known.kill > hidden.kill


@pytest.mark.rule("NEM-WEAK-04")
@pytest.mark.parametrize(("weapon", "hurt"), [("sawed-off", 2), ("rifle", 1)])
def test_a_blank_at_vital_places_is_a_crosshair_for_the_weapon_too(weapon: str, hurt: int) -> None:
    ship = Ship()
    ship.g.clues[0].card, ship.g.clues[0].known = "vital-places", True
    assert injuries(ship.g, Thing(weapon, 1), "blank", "adult") == hurt
    assert injuries(ship.g, Thing(weapon, 1), "blank", "breeder") == 0


def test_a_larva_or_an_egg_dies_of_any_hit() -> None:
    view = seen(Ship())
    for of in ("larva", "egg"):
        chances = odds(view, "pistol", of)
        assert chances.hit == chances.kill == Fraction(5, 6)
        assert chances.retreat == 0


def test_an_empty_deck_is_the_discard_pile_shuffled() -> None:
    assert needed(Pile((), (3, 5)), 1) == {3: Fraction(1, 2), 5: Fraction(1, 2)}
    assert needed(Pile((4,), (3, 0)), 2) == {0: Fraction(1, 2), 7: Fraction(1, 2)}


@pytest.mark.rule("NEM-RUL-69")
def test_the_forecast_names_every_weapon_and_bare_hands() -> None:
    ship = Ship()
    adult = ship.intruder("adult", "hibernatorium", 2)
    lines = forecast(seen(ship), ship.seat("captain"), adult)
    assert [line.id for line in lines] == [
        "nemesis-odds-target",
        "nemesis-odds-shoot",
        "nemesis-odds-melee",
    ]
    assert lines[0].args == {"target": adult, "injuries": 2}
    spread = [injuries(ship.g, Thing("six-shooter"), face, "adult") for face in COMBAT.faces]
    hit, more = (round(100 * sum(count > least for count in spread) / len(spread)) for least in (0, 1))
    assert (lines[1].args["hit"], lines[1].args["more"]) == (hit, more)


@pytest.mark.rule("NEM-RUL-69", "NEM-INFEST-01")
def test_what_dies_of_any_hit_by_rule_is_said() -> None:
    ship = Ship()
    lines = forecast(seen(ship), ship.seat("captain"), ship.intruder("larva", "hibernatorium"))
    assert [line.id for line in lines][1:] == ["nemesis-odds-shoot-frail", "nemesis-odds-melee", "nemesis-odds-larva"]


def test_an_empty_weapon_and_eggs_have_lines_of_their_own() -> None:
    ship = Ship().at(captain="nest")
    ship.me("captain").hands[0].ammo = 0
    view = seen(ship)
    ids = [line.id for line in forecast(view, ship.seat("captain"), "egg")]
    assert ids == ["nemesis-odds-target", "nemesis-odds-empty", "nemesis-odds-melee-egg"]
