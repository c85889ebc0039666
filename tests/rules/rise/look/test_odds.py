"""Chances are exact: they agree with rolling every die in every way."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from bot.engine.dice import percent
from bot.games.rise.box.dice import ATTACK, count
from bot.games.rise.look.forecast import forecast
from bot.games.rise.look.odds import Shot, menace, odds, rolls, shot_at
from bot.games.rise.look.views import view
from bot.games.rise.rules.actions.spaces import place_at
from bot.games.rise.rules.attacks.terms import shot_from
from bot.games.rise.rules.map import figures
from tests.support.rise.staged import fight


def tried(shot: Shot) -> dict[str, Fraction]:
    """Roll the dice in every way and count what came of it."""
    every = [count(faces) for faces in product(ATTACK.faces, repeat=shot.dice)]

    def share(hit: int) -> Fraction:
        return Fraction(hit, len(every))

    def hits(icons: tuple[int, int, int]) -> int:
        hits, skulls, fists = icons
        return max(0, hits + shot.hits + shot.fist_hits * fists - (shot.evade if skulls else 0))

    def wounds(icons: tuple[int, int, int]) -> int:
        dealt = hits(icons) if shot.by_hit else int(hits(icons) >= shot.defense)
        return dealt + shot.more_wounds if dealt else 0

    def gone(icons: tuple[int, int, int]) -> bool:
        return 0 < shot.room <= wounds(icons)

    def answers(icons: tuple[int, int, int]) -> bool:
        return icons[1] > 0 and (shot.reacts == "defending" or (shot.reacts == "after-defending" and not gone(icons)))

    return {
        "wound": share(sum(wounds(icons) > 0 for icons in every)),
        "destroy": share(sum(map(gone, every))),
        "react": share(sum(map(answers, every))),
        "fist": share(sum(icons.fists > 0 for icons in every)),
        **{str(n): share(count) for n, count in Counter(map(hits, every)).items()},
    }


@pytest.mark.parametrize(
    "shot",
    [
        Shot(dice=0, defense=1),
        Shot(dice=1, defense=1),
        Shot(dice=3, defense=3),
        Shot(dice=4, defense=3, hits=1),
        Shot(dice=3, defense=3, fist_hits=1),
        Shot(dice=3, defense=2, evade=1),
        Shot(dice=2, defense=4, by_hit=True),
        Shot(dice=3, defense=4, by_hit=True, room=3, more_wounds=1, reacts="after-defending"),
        Shot(dice=3, defense=2, reacts="after-defending"),
        Shot(dice=3, defense=2, evade=1, reacts="defending"),
        Shot(dice=3, defense=2, room=2, more_wounds=1),
        Shot(dice=3, defense=2, room=0, reacts="after-defending"),
    ],
)
def test_chances_agree_with_rolling_in_every_way(shot: Shot) -> None:
    found = odds(shot)

    told = {"wound": found.wound, "destroy": found.destroy, "react": found.react, "fist": found.fist}
    assert {**told, **{str(hits): chance for hits, chance in found.hits.items()}} == tried(shot)
    assert sum(found.hits.values()) == 1


def test_every_roll_is_counted_once() -> None:
    assert sum(rolls(5).values()) == 1
    assert rolls(1)[count(("hit fist",))] == Fraction(1, 6)
    assert rolls(1)[count(("hit",))] == Fraction(1, 3)


@pytest.mark.rule("RISE-ATTACK-14")
def test_as_many_hits_as_the_defense_are_enough() -> None:
    sure = odds(Shot(dice=0, defense=3, hits=3))

    assert sure.wound == 1
    assert odds(Shot(dice=0, defense=3, hits=2)).wound == 0


def test_an_enemy_hurts_by_its_skulls_alone() -> None:
    threat = menace(3)

    assert threat.skulls[0] == Fraction(8, 27)
    assert threat.skulls[3] == Fraction(1, 27)
    assert threat.fist == 1 - Fraction(5, 6) ** 3


@pytest.mark.rule("RISE-STUN-05", "RISE-RULING-29")
def test_a_reaction_that_spoils_hits_is_counted_unless_the_enemy_is_stunned() -> None:
    g = fight()
    attack = shot_from(g, "kyle", place_at(g, "kyle", "scavenged-rifle.1/attack"), 4)
    drone = g.enemy("hk-8.1")
    wary = shot_at(g, attack, drone)
    drone.stunned = True

    assert wary.evade == 1
    assert shot_at(g, attack, drone).evade == 0
    assert odds(wary).wound < odds(shot_at(g, attack, drone)).wound


@pytest.mark.rule("RISE-ATTACK-03")
def test_bonuses_of_the_die_count() -> None:
    g = fight()
    del g.spaces["assault-rifle.1/attack"]
    place, target = place_at(g, "john", "assault-rifle.1/attack"), g.enemy("t-800.1")

    assert shot_at(g, shot_from(g, "john", place, 4), target).dice == 3
    assert shot_at(g, shot_from(g, "john", place, 5), target).dice == 4


def test_a_forecast_tells_every_weapon_with_the_dice_in_hand() -> None:
    told = forecast(view(fight(), None), "kyle", "t-800.1")

    assert [phrase.id for phrase in told] == [
        "rise-odds-target",
        "rise-odds-weapon",
        "rise-odds-weapon",
        "rise-odds-back",
    ]
    assert told[0].args == {"enemy": "t-800", "at": "G3", "distance": 4, "sight": 1, "defense": 3}
    assert told[1].args["with"] == ("2", "4", "5")
    shot = odds(Shot(dice=3, defense=3, reacts="after-defending"))
    assert told[1].args["wound"] == told[1].args["destroy"] == percent(shot.wound) == 49
    assert told[1].args["react"] == percent(shot.react)
    assert told[1].args["hits"] == tuple(f"{hits}: {percent(chance)}%" for hits, chance in shot.hits.items())


@pytest.mark.rule("RISE-STUN-05", "RISE-SKULL-06")
def test_a_stunned_enemy_does_not_react() -> None:
    g = fight()
    g.enemy("t-800.1").stunned = True

    assert forecast(view(g, None), "kyle", "t-800.1")[1].args["react"] == 0


def test_a_space_that_holds_a_die_is_no_longer_told() -> None:
    g = fight()
    told = [phrase.args["weapon"] for phrase in forecast(view(g, None), "kyle", "t-800.1")[1:-1]]
    g.spaces["scavenged-rifle.1/attack"] = g.spaces["assault-rifle.1/attack"]

    assert "scavenged-rifle" in told
    fewer = [phrase.args["weapon"] for phrase in forecast(view(g, None), "kyle", "t-800.1")[1:-1]]
    assert len(fewer) == len(told) - 1


def test_a_forecast_against_what_is_out_of_range_says_so() -> None:
    g = fight()
    assert figures.distance(g, "kyle", g.enemy("t-72.1")) > 5

    assert [phrase.id for phrase in forecast(view(g, None), "kyle", "t-72.1")] == [
        "rise-odds-target",
        "rise-odds-none",
        "rise-odds-back",
    ]
