"""Range and Line of Sight at Entrances: one and the same half-hex must give both (RISE-ENTRANCE-07, RISE-RULING-52)."""

from __future__ import annotations

import pytest

from bot.games.rise.box.cards import Strike
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.events.enemies import EnemyAttacked
from bot.games.rise.look import forecast, outlook, sight
from bot.games.rise.look.views import view
from bot.games.rise.rules.actions import interacting, specials
from bot.games.rise.rules.attacks import dice
from bot.games.rise.rules.attacks.terms import Attack, Gift, any_possible, given, target_barred
from bot.games.rise.rules.enemies import attacking, reactions
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Character, Token
from tests.support.rise.field import field
from tests.support.rise.foes import Phase, lay

PLAZA = MISSIONS["hold-the-plaza"]
WAYS = {way.id: way.hexes for way in PLAZA.entrances if not way.later}
LAID = [Token(lay.id, lay.kind, list(lay.hexes), lay.defense) for lay in PLAZA.tokens if not lay.later]
# From C1 the half-hex C3 is two away behind a red hex, the half-hex F1 three away and in plain sight.
CORNER = field("a a a a a F", "a! a! a! a! a! a!", "A a C a a a")
SPLIT = {"alpha": ("C3", "F1")}


def plaza(john: str, enemy: str = "hk-8.1") -> Phase:
    """Lay the sixth Mission with one Enemy waiting at Bravo."""
    return lay(PLAZA.ground, {"john": john}, {enemy: "bravo"}, entrances=WAYS, tokens=LAID)  # type: ignore[arg-type]


def split(enemy: str = "hk-8.1", **more: object) -> Phase:
    """Lay an Enemy on an Entrance whose nearer half-hex is out of sight."""
    return lay(CORNER, {"john": Character("red", "C1", **more)}, {enemy: "alpha"}, entrances=SPLIT)  # type: ignore[arg-type]


def strike(p: Phase, least: int, most: int, **more: bool) -> str:
    """Say why John cannot hit the only Enemy with such a Range; nothing if he can."""
    shot = Attack(figure="john", by="john", source="john", strike=Strike(dice=1, range=(least, most), **more))
    reason = target_barred(p.g, shot, p.g.enemies[0])
    assert any_possible(p.g, shot) == (reason is None)
    return reason.id if reason else ""


@pytest.mark.rule("RISE-ENTRANCE-07", "RISE-RULING-52")
@pytest.mark.parametrize("hex", ["L3", "N3"])
def test_in_the_plaza_two_hexes_do_not_reach_the_half_hex_that_is_seen(hex: str) -> None:
    p = plaza(hex)
    near = min(WAYS["bravo"], key=lambda half: figures.distance(p.g, hex, half))
    assert (figures.distance(p.g, hex, near), figures.sees(p.g, hex, near)) == (2, False)
    assert strike(p, 1, 2) == "rise-refuse-no-sight"
    assert strike(p, 1, 3) == ""


@pytest.mark.rule("RISE-RULING-52", "RISE-EMOVE-04", "RISE-EATTACK-03")
def test_in_the_plaza_a_drone_moves_before_it_attacks() -> None:
    p = plaza("N3")
    drone = p.enemy("hk-8.1")
    assert attacking.in_reach(p.g, drone) == {}
    assert not outlook.can_hit(p.g, drone)
    p.step("3B")
    p.finish()
    assert drone.at != "bravo"


@pytest.mark.rule("RISE-RULING-52", "RISE-CARD-05", "RISE-WEAPON-05")
def test_a_least_range_is_kept_by_any_half_hex_that_is_seen() -> None:
    row = field("a a a a a a a a A", "A a a a a a a a a")
    p = lay(row, {"john": "D1"}, {"t-800.1": "alpha"}, entrances={"alpha": ("A2", "I1")})
    assert [figures.distance(p.g, "D1", half) for half in ("A2", "I1")] == [3, 5]
    assert strike(p, 5, 8) == "", "the farther half-hex is far enough"
    assert strike(p, 6, 8) == "rise-refuse-out-of-range"
    assert strike(p, 4, 4) == "rise-refuse-out-of-range", "neither half-hex is just four away"
    assert strike(split(), 1, 2) == "rise-refuse-no-sight"
    assert strike(split(), 1, 1) == "rise-refuse-out-of-range"
    p = lay(CORNER, {"john": "E1"}, {"hk-8.1": "alpha"}, entrances=SPLIT)
    assert strike(p, 1, 8) == ""
    assert strike(p, 2, 8) == "rise-refuse-no-sight", "the half-hex in sight is too near, the other is hidden"


@pytest.mark.rule("RISE-RULING-31")
def test_an_adjacent_attack_still_needs_a_half_hex_beside() -> None:
    assert strike(split(), 1, 9, adjacent=True) == "rise-refuse-not-adjacent"


@pytest.mark.rule("RISE-RULING-52")
def test_stuns_and_objects_need_the_same_hex_too() -> None:
    p = split()
    assert (specials.victims(p.g, "john", 2), specials.victims(p.g, "john", 3)) == ([], p.g.enemies)
    wide = Token("terminal-1", "terminal", ["C3", "F1"])
    assert not interacting.within_sight(p.g, "john", wide, 2)
    assert interacting.within_sight(p.g, "john", wide, 3)


@pytest.mark.rule("RISE-RULING-52", "RISE-EATTACK-03")
@pytest.mark.parametrize("hex, answered", [("A1", False), ("B1", True)])
def test_fire_is_returned_only_from_a_half_hex_that_has_both(hex: str, answered: bool) -> None:
    lane = field("a a a a a a a a a J", "a! a! a! a! a! a! a! a! a! a!", "a a C a a a a a a a")
    p = lay(lane, {"john": hex}, {"t-72.1": "alpha"}, entrances={"alpha": ("C3", "J1")})
    tank = p.enemy("t-72.1")
    shot = Attack(figure="john", by="john", source="john", strike=Strike(dice=1, range=(1, 9)), targets=[tank.id])
    p.run(reactions.REACTIONS["return-fire"](p.g, shot, tank, figures.stats(tank).reaction))
    p.finish()
    (p.told if answered else p.silent)(EnemyAttacked, enemy=tank.id)


@pytest.mark.rule("RISE-RULING-52", "RISE-RANGE-01")
def test_what_is_shown_of_an_enemy_in_sight_is_how_far_its_seen_half_hex_is() -> None:
    p = split()
    scene = sight.sight(view(p.g, "john"), "C1")
    assert [tint.letter for tint in scene.tints if tint.kind == "target"] == ["3"]
    head = forecast.forecast(view(p.g, "john"), "john", "hk-8.1")[0]
    assert (head.args["distance"], head.args["sight"]) == (3, 1)


def aimed(p: Phase, least: int, *gifts: Gift) -> Attack:
    """Aim an Attack with a Fist and some gifts at the only Enemy, from some least Range on."""
    strike = Strike(dice=1, range=(least, 9))
    return Attack(
        figure="john", by="john", source="john", strike=strike, targets=["t-800.1"], faces=["fist"], gifts=[*gifts]
    )


def between(*walls: str) -> Phase:
    """Lay an Enemy on an Entrance with a half-hex one away and another five away."""
    row = field("A a a a a a G", walls=walls)
    near = Character("red", "B1", classes=["close-combat", "skirmisher"])
    return lay(row, {"john": near}, {"t-800.1": "alpha"}, entrances={"alpha": ("A1", "G1")})


@pytest.mark.rule("RISE-RULING-52", "RISE-CLASS-07", "RISE-CLASS-08")
@pytest.mark.parametrize("walls, least, held", [((), 1, True), (("A1-B1",), 1, False), ((), 5, False)])
def test_what_needs_a_near_target_needs_a_half_hex_that_the_attack_can_be_made_at(
    walls: tuple[str, ...], least: int, held: bool
) -> None:
    p = between(*walls)
    shot = aimed(p, least, Gift("hits", 2, "up-close", 1), Gift("reroll", 1, "snap-fire", 3))
    enemy = p.enemy("t-800.1")
    assert (figures.distance(p.g, "john", enemy), target_barred(p.g, shot, enemy)) == (1, None)
    assert given(p.g, shot, "hits", enemy) == (2 if held else 0)
    assert ([way.source for way in dice.rerolls(p.g, shot) if not way.rank] == ["snap-fire"]) is held
    assert ("up-close" in dice.useful(p.g, shot)) is held


@pytest.mark.rule("RISE-RULING-52", "RISE-CLASS-08")
@pytest.mark.parametrize("walls, grappled", [((), True), (("A1-B1",), False)])
def test_an_attacker_is_grappled_only_across_a_half_hex_that_is_seen(walls: tuple[str, ...], grappled: bool) -> None:
    p = between(*walls)
    enemy = p.enemy("t-800.1")
    p.rolls("F")
    p.run(attacking.attack_friend(p.g, enemy, "john", 1))
    if grappled:
        p.does("john", "fist ability=grapple")
    assert (p.over, enemy.stunned) == (True, grappled)


@pytest.mark.rule("RISE-RULING-52")
def test_enemies_whose_seen_half_hexes_are_unlike_are_told_apart() -> None:
    p = lay(
        field("A a a a a a G", walls=["A1-B1"]),
        {"john": "B1"},
        {"t-800.1": "alpha", "t-800.2": "alpha", "t-800.3": "C1"},
        entrances={"alpha": ("A1", "G1")},
    )
    one, two, other = (attacking.likeness(p.g, enemy) for enemy in p.g.enemies)
    assert one == two != other
    assert one[2][:2] == ("john", 5)  # type: ignore[index]
