"""Weapons: the further Attacks, minimum Ranges and procedures of their cards."""

from __future__ import annotations

import pytest

from bot.games.rise.events.attacks import AttackRolled, FriendlyFire, HitsCounted, HitsDealt, Reacted
from bot.games.rise.events.enemies import Destroyed, EnemyAttacked
from bot.games.rise.rules.map.figures import truck_hexes
from bot.games.rise.state import Ally, Character, Enemy, Placed, Token, Truck
from tests.support.rise.field import Position, field, lay, plays

ROW = "a a a a a a a a a a a a a a"
MAP = field(ROW, ROW, ROW, ROW)
LANE = field(ROW)


def armed(*cards: str, seat: str = "guardian", at: str = "A2", **more: object) -> dict[str, Character]:
    return {seat: Character("red", at, list(cards), ranks=0, **more)}  # type: ignore[arg-type]


def assigns(p: Position, die: int, space: str, *faces: str) -> None:
    seat = p.g.seats[0]
    plays(p, seat, die)
    p.rolls(*faces)
    p.does(seat, f"assign die={die} space={space}")


@pytest.mark.rule("RISE-WEAPON-01", "RISE-WEAPON-02", "RISE-EX-14", "RISE-RULING-34")
@pytest.mark.parametrize("pistol", ["pistol.1", "scoped-pistol.1"])
def test_a_pistol_lets_another_weapon_attack_with_the_same_die(pistol: str) -> None:
    p = lay(MAP, armed(pistol, "submachine-gun.1"), {"t-800.1": "C2", "t-800.2": "D3"})
    p.g.spaces["submachine-gun.1/attack"] = Placed("red", 6)
    dice = 2 if pistol == "pistol.1" else 3
    assigns(p, 2, f"{pistol}/attack", *["-"] * dice)
    p.does("guardian", "target target=t-800.1")

    assert p.ask.prompt == "second-weapon"
    assert p.keys == {"attack space=submachine-gun.1/attack", "pass"}
    p.rolls("H", "H", "-")
    p.does("guardian", "attack space=submachine-gun.1/attack")
    p.does("guardian", "target target=t-800.2")
    assert p.keys == {"reroll ability=submachine-gun.1", "keep"}, "the 2 gives this Weapon's bonus as well"
    p.rolls("H")
    p.does("guardian", "reroll ability=submachine-gun.1")
    p.does("guardian", "die die=blank copy=2")
    p.told(Destroyed, enemy="t-800.2")
    assert p.ask.prompt == "player"
    assert set(p.g.spaces) == {f"{pistol}/attack", "submachine-gun.1/attack"}


@pytest.mark.rule("RISE-WEAPON-01", "RISE-EX-14")
@pytest.mark.parametrize("die", [1, 5, 6])
def test_other_values_give_no_second_weapon(die: int) -> None:
    p = lay(MAP, armed("pistol.1", "submachine-gun.1"), {"t-800.1": "C2"})
    assigns(p, die, "pistol.1/attack", "-", "-")

    assert p.ask.prompt == "player"


@pytest.mark.rule("RISE-RULING-34")
def test_two_pistols_give_two_attacks_and_no_loop() -> None:
    p = lay(MAP, armed("pistol.1", "pistol.2"), {"t-800.1": "C2"})
    assigns(p, 3, "pistol.1/attack", "-", "-")
    assert p.keys == {"attack space=pistol.2/attack", "pass"}
    p.rolls("-", "-")
    p.does("guardian", "attack space=pistol.2/attack")

    assert p.ask.prompt == "player"
    assert p.rolled == [2, 2]


@pytest.mark.rule("RISE-RULING-34", "RISE-RULING-93")
def test_only_weapons_with_an_attack_space_follow_a_pistol() -> None:
    p = lay(MAP, armed("pistol.1", "grenade-launcher.1"), {"t-800.1": "C2", "t-800.2": "B2"})
    assigns(p, 3, "pistol.1/attack", "-", "-")
    p.does("guardian", "target target=t-800.1")

    assert p.ask.prompt == "player", "neither the launcher nor the Guardian's own hands"


@pytest.mark.rule("RISE-WEAPON-03", "RISE-RULING-35")
@pytest.mark.parametrize(
    ("card", "space", "dice", "die"), [("machinegun.1", "attack", 3, 4), ("minigun.1", "attack-2", 4, 5)]
)
def test_a_machinegun_attacks_twice_on_its_values(card: str, space: str, dice: int, die: int) -> None:
    p = lay(MAP, armed(card), {"t-800.1": "C2", "t-800.2": "D2"})
    assigns(p, die, f"{card}/{space}", *["-"] * dice)
    p.does("guardian", "target target=t-800.1")
    assert p.ask.prompt == "attack-again"
    p.rolls(*["-"] * dice)
    p.does("guardian", f"attack space={card}/{space}")
    p.does("guardian", "target target=t-800.2")

    p.told(AttackRolled, targets=("t-800.2",))
    assert p.ask.prompt == "player", "there is no third"

    p = lay(MAP, armed(card), {"t-800.1": "C2"})
    assigns(p, 3, f"{card}/{space}", *["-"] * dice)
    assert p.ask.prompt == "player"


@pytest.mark.rule("RISE-WEAPON-04", "RISE-RULING-08")
def test_kyle_copies_a_weapons_space_with_all_it_gives() -> None:
    p = lay(MAP, armed("machinegun.1", seat="kyle"), {"t-800.1": "C2"})
    p.g.spaces["machinegun.1/attack"] = Placed("red", 1)
    assigns(p, 4, "kyle.copy", "-", "-", "-")

    assert p.ask.prompt == "attack-again"
    p.does("kyle", "pass")
    assert p.g.spaces == {"machinegun.1/attack": Placed("red", 1), "kyle.copy": Placed("red", 4)}


@pytest.mark.rule("RISE-RULING-08")
def test_kyle_chooses_which_of_his_weapons_is_copied() -> None:
    p = lay(MAP, armed("scavenged-rifle.1", "minigun.1", seat="kyle"), {"t-800.1": "C2"})
    assigns(p, 6, "kyle.copy")

    assert p.keys == {"attack space=scavenged-rifle.1/attack", "attack space=minigun.1/attack-1"}


@pytest.mark.rule("RISE-WEAPON-05", "RISE-EX-15", "RISE-CARD-05")
def test_the_sniper_rifle_shoots_at_five_hexes_not_at_four() -> None:
    p = lay(LANE, armed("sniper-rifle.1", at="A1"), {"t-800.1": "E1", "t-800.2": "F1", "t-800.3": "M1"})
    assigns(p, 2, "sniper-rifle.1/attack")

    p.refuses("guardian", "target target=t-800.1", "rise-refuse-out-of-range", "RISE-RANGE-02")
    assert p.keys == {"target target=t-800.2", "target target=t-800.3"}


@pytest.mark.rule("RISE-WEAPON-06", "RISE-EX-15", "RISE-RULING-84")
@pytest.mark.parametrize(("faces", "hits", "fists"), [(("H", "F", "F", "-"), 3, 2), (("HF", "H", "S", "-"), 3, 1)])
def test_each_fist_of_the_sniper_rifle_is_a_hit_and_can_still_be_used(
    faces: tuple[str, ...], hits: int, fists: int
) -> None:
    p = lay(LANE, armed("sniper-rifle.1", seat="kyle", at="A1"), {"t-800.1": "F1"})
    assigns(p, 2, "sniper-rifle.1/attack", *faces)

    assert p.ask.args["hits"] == hits
    assert p.ask.args["count"] == fists
    p.does("kyle", "pass")
    p.told(HitsCounted, hits=hits)
    p.told(Destroyed)


@pytest.mark.rule("RISE-WEAPON-07", "RISE-RULING-39")
def test_the_sniper_rifles_extra_wound_needs_a_hit_on_a_boss() -> None:
    p = lay(LANE, armed("sniper-rifle.1", at="A1"), [Enemy("commander", "t-800-commander", "", "F1")])
    assigns(p, 5, "sniper-rifle.1/attack", "H", "H", "H", "-")
    assert p.enemy("commander").wounds == 0

    p.g.spaces.clear()
    assigns(p, 5, "sniper-rifle.1/attack", "HH", "H", "H", "-")
    assert p.enemy("commander").wounds == 2

    p = lay(LANE, armed("sniper-rifle.1", at="A1"), {"t-800.1": "F1", "t-800.2": "G1"})
    assigns(p, 5, "sniper-rifle.1/attack", "HH", "H", "H", "-")
    p.does("guardian", "target target=t-800.1")
    assert [enemy.id for enemy in p.g.enemies] == ["t-800.2"]


@pytest.mark.rule("RISE-WEAPON-08", "RISE-WEAPON-09", "RISE-EX-18", "RISE-RULING-38")
def test_the_electromagnetic_fist_needs_fewer_hits_and_stuns_on_a_miss() -> None:
    p = lay(LANE, armed("electromagnetic-fist.1", at="A1"), {"t-800.1": "B1"})
    assigns(p, 2, "electromagnetic-fist.1/attack", "H", "H", "-")
    assert p.g.enemies == []

    p = lay(LANE, armed("electromagnetic-fist.1", at="A1"), {"t-800.1": "B1"})
    assigns(p, 2, "electromagnetic-fist.1/attack", "H", "S", "-")
    assert p.enemy("t-800.1").stunned
    p.silent(Reacted)


@pytest.mark.rule("RISE-RULING-38")
def test_a_defending_reaction_comes_before_the_stun_and_the_need_is_at_least_one() -> None:
    me = armed("electromagnetic-fist.1", at="A1", munitions=["armor-piercing-rounds.1"])
    p = lay(LANE, me, {"hk-8.1": "B1"})
    assigns(p, 2, "electromagnetic-fist.1/attack", "H", "S", "-")

    p.told(Reacted, reaction="jink")
    p.told(HitsCounted, hits=0, defense=1)
    assert p.enemy("hk-8.1").stunned


@pytest.mark.rule("RISE-WEAPON-10", "RISE-ATTACK-11")
def test_flames_reach_the_zone_and_only_what_is_seen() -> None:
    p = lay(
        field("a a a a a a b"),
        armed("flamethrower.1", at="A1"),
        {"t-800.1": "B1", "t-800.2": "F1", "t-800.3": "G1"},
        tokens=[Token("hut", "barricade", ["D1"])],
    )
    assigns(p, 2, "flamethrower.1/burn", "HH", "HH", "HH")

    assert [enemy.id for enemy in p.g.enemies] == ["t-800.2", "t-800.3"]
    p = lay(field("a a b b"), armed("flamethrower.1", at="A1"), {"t-800.1": "C1"})
    plays(p, "guardian", 2)
    p.refuses("guardian", "assign die=2 space=flamethrower.1/burn", "rise-refuse-no-target", "RISE-ATTACK-01")


@pytest.mark.rule("RISE-WEAPON-11", "RISE-WEAPON-12", "RISE-EX-17", "RISE-RULING-36")
@pytest.mark.parametrize(("faces", "burned"), [(("HH", "H", "-"), 2), (("H", "-", "-"), 0)])
def test_flames_that_no_enemy_is_left_for_reach_a_friend(faces: tuple[str, ...], burned: int) -> None:
    people = {**armed("flamethrower.1", at="A1"), "kyle": Character("blue", "B2")}
    p = lay(MAP, people, {"t-800.1": "C2"})
    assigns(p, 2, "flamethrower.1/burn", *faces)

    assert p.g.enemies == []
    assert p.character("kyle").wounds == burned
    assert p.character("guardian").wounds == 0


@pytest.mark.rule("RISE-EX-17", "RISE-RULING-36")
def test_surplus_flames_are_lost_on_allies_and_whoever_is_down() -> None:
    people = {**armed("flamethrower.1", at="A1"), "kyle": Character("blue", "B2", wounds=4, down=True)}
    p = lay(MAP, people, {"t-800.1": "C2"}, allies=[Ally("gunner", "resistance-gunner", "B3")])
    assigns(p, 2, "flamethrower.1/burn", "HH", "HH", "HH")

    p.silent(FriendlyFire)
    assert p.g.allies[0].wounds == 0


@pytest.mark.rule("RISE-RULING-36")
def test_surplus_flames_reach_only_friends_in_sight() -> None:
    people = {**armed("flamethrower.1", at="A1"), "kyle": Character("blue", "F1")}
    hut = Token("hut", "barricade", ["D1"])
    p = lay(field("a a a a a a b"), people, {"t-800.1": "B1"}, tokens=[hut])
    assigns(p, 2, "flamethrower.1/burn", "HH", "HH", "HH")

    p.silent(FriendlyFire)


@pytest.mark.rule("RISE-RULING-36")
def test_who_stays_up_takes_no_more_of_the_flames() -> None:
    kyle = Character("blue", "B2", ["photograph.1"], wounds=4)
    p = lay(MAP, {**armed("flamethrower.1", at="A1"), "kyle": kyle}, {"t-800.1": "C2"})
    assigns(p, 2, "flamethrower.1/burn", "HH", "HH", "-")
    while "kyle" in p.ask.seats and any("photograph" in key for key in p.keys):
        p.does("kyle", next(key for key in p.keys if "photograph" in key))

    assert not p.character("kyle").down
    assert "photograph.1" not in p.character("kyle").cards


def test_more_wounds_of_munitions_count_in_flames_too() -> None:
    boss = Enemy("commander", "t-800-commander", "", "C2")
    p = lay(MAP, armed("flamethrower.1", at="A1", munitions=["plasma-rounds.1"]), [boss])
    assigns(p, 2, "flamethrower.1/burn", "H", "-", "-", "-")

    assert p.enemy("commander").wounds == 2


@pytest.mark.rule("RISE-RULING-36", "RISE-COVER-01")
def test_the_user_spreads_flames_over_friends_and_cover_takes_its_part() -> None:
    people = {**armed("flamethrower.1", at="A1"), "kyle": Character("blue", "B2"), "alex": Character("white", "B3")}
    p = lay(MAP, people, {"t-800.1": "C2"}, tokens=[Token("cover", "cover", ["B2"], defense=2)])
    assigns(p, 2, "flamethrower.1/burn", "HH", "HH", "H")
    assert p.ask.amount == 4
    p.does("guardian", "target target=kyle", "target target=alex", amounts=(3, 1))

    assert (p.character("kyle").wounds, p.character("alex").wounds) == (1, 1)
    assert "cover" not in p.g.tokens


@pytest.mark.rule("RISE-RULING-36")
def test_flames_are_spread_over_enemies_a_boss_taking_as_many_as_it_can() -> None:
    boss = Enemy("commander", "t-800-commander", "", "C2", wounds=2)
    p = lay(MAP, armed("flamethrower.1", at="A1"), [Enemy("t-800.1", "t-800", "red", "C3"), boss])
    assigns(p, 2, "flamethrower.1/burn", "HH", "H", "-")
    assert p.ask.limits == (1, 3)
    p.does("guardian", "target target=commander", amounts=(3,))

    assert [enemy.id for enemy in p.g.enemies] == ["t-800.1"]
    p.told(HitsDealt, target="commander", hits=3)


@pytest.mark.rule("RISE-RULING-36")
def test_whoever_survives_the_flames_reacts_once() -> None:
    p = lay(MAP, armed("flamethrower.1", at="A1"), {"t-800.1": "C2", "t-800.2": "C3"})
    assigns(p, 2, "flamethrower.1/burn", "H", "S", "S")
    p.does("guardian", "target target=t-800.1", amounts=(1,))

    assert [event.target for event in p.events if isinstance(event, Reacted)] == ["t-800.2"]


@pytest.mark.rule("RISE-WEAPON-13", "RISE-EX-16")
def test_the_grenade_launcher_does_not_shoot_at_one_hex() -> None:
    p = lay(LANE, armed("grenade-launcher.1", at="A1"), {"t-800.1": "B1"})
    plays(p, "guardian", 2)
    p.refuses("guardian", "assign die=2 space=grenade-launcher.1/launch", "rise-refuse-no-target", "RISE-ATTACK-01")

    p = lay(LANE, armed("grenade-launcher.1", at="A1"), {"t-800.1": "C1"})
    assigns(p, 2, "grenade-launcher.1/launch", "H", "S")
    assert p.g.enemies == [], "Defense is not used"


@pytest.mark.rule("RISE-WEAPON-14", "RISE-EX-16", "RISE-RULING-32")
def test_each_hit_of_the_grenade_launcher_is_a_wound_up_to_four() -> None:
    p = lay(LANE, armed("grenade-launcher.1", at="A1"), [Enemy("commander", "t-800-commander", "", "C1")])
    assigns(p, 2, "grenade-launcher.1/launch", "HH", "HH")
    assert p.enemy("commander").wounds == 4

    me = armed("grenade-launcher.1", at="A1", munitions=["high-explosive-rounds.1"])
    p = lay(LANE, me, [Enemy("commander", "t-800-commander", "", "C1")])
    assigns(p, 2, "grenade-launcher.1/launch", "HH", "HH")
    p.told(HitsDealt, hits=4)


def test_a_wide_shot_strikes_a_second_enemy_beside_the_first() -> None:
    p = lay(MAP, armed("pump-shotgun.1"), {"t-800.1": "B2", "t-800.2": "B3", "hk-8.1": "A4"})
    assigns(p, 4, "pump-shotgun.1/attack", "H", "H", "H", "-")
    p.does("guardian", "target target=t-800.1")
    assert p.keys == {"target target=t-800.2"}
    p.does("guardian", "target target=t-800.2")

    assert [enemy.id for enemy in p.g.enemies] == ["hk-8.1"]


def test_a_carbine_lets_its_owner_step_away() -> None:
    p = lay(MAP, armed("service-carbine.1"), {"t-800.1": "C2"})
    assigns(p, 1, "service-carbine.1/attack", "-", "-", "-")

    assert p.ask.prompt == "move"
    assert p.ask.budget == 2
    p.does("guardian", "stay")
    assert p.ask.prompt == "player"


def test_the_cannon_of_a_damaged_truck_rolls_fewer_dice() -> None:
    row = "a a a a a a a a a a"
    wide = field(row, row, row, row, row, row)
    truck = Truck("armed", "D3", damage=5)
    people = {"john": Character("red", truck_hexes(truck)["middle"], ranks=0)}
    p = lay(wide, people, {"t-800.1": "I3"}, truck=truck, references=["roof-cannon"])
    assigns(p, 4, "roof-cannon/fire", "H", "H", "-")

    assert p.rolled == [3]
    assert p.g.enemies == [], "a 4 lowers the Defense to 2"


@pytest.mark.rule("RISE-RULING-34")
def test_whoever_goes_down_in_the_first_attack_makes_no_second() -> None:
    people = {**armed("pistol.1", "submachine-gun.1", at="A1", wounds=3), "kyle": Character("blue", "J1")}
    p = lay(LANE, people, {"t-72.1": "C1"})
    assigns(p, 3, "pistol.1/attack", "S", "-", "S", "-")

    assert p.character("guardian").down
    assert p.ask.prompt == "player"


def test_a_downed_attacker_still_has_all_that_the_die_gives() -> None:
    p = lay(LANE, armed("service-carbine.1", at="A1", wounds=3, down=True), {"t-800.1": "C1"})
    assigns(p, 1, "service-carbine.1/attack", "-", "-", "-")

    assert p.ask.prompt == "move"


@pytest.mark.rule("RISE-RULING-36")
def test_enough_flames_for_everybody_ask_nothing() -> None:
    p = lay(MAP, armed("flamethrower.1", at="A1"), {"t-800.1": "C2", "t-800.2": "C3"})
    assigns(p, 2, "flamethrower.1/burn", "HH", "H", "-")

    assert p.ask.prompt == "player"
    assert p.g.enemies == []


@pytest.mark.rule("RISE-WEAPON-07")
def test_plasma_rounds_add_a_wound_to_a_launched_grenade_that_hits() -> None:
    me = armed("grenade-launcher.1", at="A1", munitions=["plasma-rounds.1"])
    p = lay(LANE, me, [Enemy("commander", "t-800-commander", "", "C1")])
    assigns(p, 2, "grenade-launcher.1/launch", "H", "-", "-")

    assert p.enemy("commander").wounds == 2


def test_a_wide_shot_may_leave_the_second_enemy_alone() -> None:
    p = lay(MAP, armed("pump-shotgun.1"), {"t-800.1": "B2", "t-800.2": "B3"})
    assigns(p, 4, "pump-shotgun.1/attack", "H", "H", "H", "-")
    p.does("guardian", "target target=t-800.1")
    p.does("guardian")

    assert [enemy.id for enemy in p.g.enemies] == ["t-800.2"]


@pytest.mark.rule("RISE-RULING-29")
@pytest.mark.parametrize(("at", "shots"), [("I1", 1), ("J1", 0)])
def test_return_fire_needs_range_too(at: str, shots: int) -> None:
    p = lay(LANE, armed("sniper-rifle.1", at="A1"), {"t-72.1": at})
    assigns(p, 2, "sniper-rifle.1/attack", "S", "-", "-", "-", *["-", "-"] * shots)

    assert len([event for event in p.events if isinstance(event, EnemyAttacked)]) == shots
