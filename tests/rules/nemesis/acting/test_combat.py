"""Combat: Shoot and Melee Attack (NEM-COMBAT, NEM-SHOOT, NEM-MELEE)."""

from __future__ import annotations

import pytest

from bot.games.nemesis.box.content import BLOOD
from bot.games.nemesis.box.shapes import INTRUDER_KINDS
from bot.games.nemesis.events.body import Contaminated, WoundedSeriously
from bot.games.nemesis.events.crew import Acted, Missed, Shot, Struck
from bot.games.nemesis.events.injuries import EggsDestroyed, Endured, Injured, Killed
from bot.games.nemesis.events.intruders import Attacked
from bot.games.nemesis.events.ship import NoiseRolled
from bot.games.nemesis.state import Thing
from tests.support.nemesis.fights import fight
from tests.support.nemesis.ship import calm

HITS = {
    "blank": (),
    "creeper": ("larva", "creeper"),
    "adult": ("larva", "creeper", "adult"),
    "hit": INTRUDER_KINDS,
    "double": INTRUDER_KINDS,
}
"""What each face of the Combat die hits, as the rulebook lists it."""


@pytest.mark.rule("NEM-COMBAT-01", "NEM-RUL-13")
def test_sharing_a_room_with_a_living_intruder_is_combat_and_nothing_else_is() -> None:
    for of in INTRUDER_KINDS:
        ship, target = fight(of)
        assert ship.g.combat(ship.seat("scout"))
        assert ship.g.fighting(ship.foe(target))
        assert not ship.g.combat(ship.seat("captain"))
    ship = calm("scout", "captain").at(scout="canteen", captain="cockpit").change("scout", larva=True)
    ship.objects("canteen", "egg", "carcass", "corpse-blue")
    ship.intruder("adult", "surgery")
    assert not ship.g.combat(ship.seat("scout"))
    ship.may("scout", "room part=eat", "move to=surgery via=15-18-3")
    ship = calm("scout", "captain").at(scout="canteen", captain="cockpit").in_pod("captain")
    ship.intruder("adult", "evacuation-a")
    assert not ship.g.combat(ship.seat("captain"))
    assert not ship.g.fighting(ship.g.intruders[0])
    assert not ship.sleeps("captain").g.combat(ship.seat("captain"))


@pytest.mark.rule("NEM-RUL-13")
def test_combat_is_tested_when_an_action_is_declared() -> None:
    ship, larva = fight("larva")
    ship.refused("scout", "room part=eat", "in-combat", "NEM-COST-14")
    ship.combat("hit")
    ship.plays("scout", f"shoot target={larva} weapon=rifle")
    ship.may("scout", "room part=eat")


@pytest.mark.rule("NEM-COMBAT-02")
def test_eggs_are_no_intruders() -> None:
    ship = calm("scout", "captain").at(scout="canteen", captain="cockpit").set(lambda g: setattr(g, "met", False))
    ship.noise("silence")
    ship.goes("scout", "nest")
    assert (ship.g.combat(ship.seat("scout")), ship.g.met) == (False, False)
    ship.may("scout", "room part=take-egg", "move to=canteen via=15-16-2")


@pytest.mark.rule("NEM-COMBAT-03", "NEM-INTATT-01")
def test_characters_attack_or_escape_in_their_turn_and_intruders_attack_in_the_event_phase_only() -> None:
    ship, adult = fight()
    ship.combat("blank")
    ship.plays("scout", f"shoot target={adult} weapon=rifle")
    ship.silent(Attacked)
    ship.may("scout", f"melee target={adult}", "escape to=surgery via=15-18-3")
    ship.passes("scout")
    ship.silent(Attacked)
    ship.next_attacks("scratch.1").night("scent-of-prey", who="captain")
    assert [event.who for event in ship.events if isinstance(event, Attacked)] == ["scout"]
    ship, adult = fight()
    ship.at(scout="surgery").turn("scout")
    ship.goes("scout", "canteen")
    ship.silent(Attacked)


@pytest.mark.rule("NEM-COMBAT-04", "NEM-COMBAT-05")
def test_only_intruders_in_ones_own_room_are_targets_and_characters_never() -> None:
    ship, adult = fight()
    far = ship.intruder("adult", "surgery")
    ship.at(captain="canteen")
    targets = {str(offer.args["target"]) for offer in ship.asked(ship.seat("scout")).options if "target" in offer.args}
    assert targets == {adult}
    ship.refuses(ship.seat("scout"), f"shoot target={far} weapon=rifle", "not-offered")
    ship.refuses(ship.seat("scout"), "melee target=captain", "not-offered")
    ship = calm("scout", "captain").at(scout="canteen", captain="canteen")
    assert not {"shoot", "melee"} & ship.verbs("scout")


@pytest.mark.rule("NEM-COMBAT-06")
def test_harming_others_by_the_way_is_allowed() -> None:
    ship = calm("scout", "captain").at(scout="canteen", captain="surgery").gives("scout", "grenade.1")
    larva = ship.intruder("larva", "surgery")
    ship.plays("scout", "use item=grenade.1 part=grenade")
    ship.picks("scout", f"throw target={larva} room=surgery")
    ship.pays("scout")
    assert [event.who for event in ship.events if isinstance(event, WoundedSeriously)] == ["captain"]
    ship = (
        calm("mechanic", "captain").at(mechanic="canteen", captain="canteen").hand("mechanic", "pyrotechnics", "rest")
    )
    ship.plays("mechanic", "play card=pyrotechnics part=pyrotechnics-kindle")
    ship.picks("mechanic", "thing thing=sawed-off")
    ship.passes("mechanic")
    ship.passes("captain")
    assert ship.me("captain").light == 1


@pytest.mark.rule("NEM-SHOOT-01")
def test_shooting_costs_a_card_and_needs_a_loaded_weapon_in_hand() -> None:
    ship, adult = fight()
    ship.set(lambda g: setattr(g.players[g.seat_of("scout")].hands[0], "ammo", 0))
    ship.refused("scout", f"shoot target={adult} weapon=rifle", "no-ammo", "NEM-SHOOT-01")
    ship.hand("scout", "contamination").set(lambda g: setattr(g.players[g.seat_of("scout")].hands[0], "ammo", 1))
    ship.refused("scout", f"shoot target={adult} weapon=rifle", "cannot-pay", "NEM-COST-03")
    ship.empties("scout").hand("scout", "rest")
    assert ship.offered(ship.seat("scout"), "shoot") == set()
    ship.may("scout", f"melee target={adult}")


@pytest.mark.rule("NEM-SHOOT-02", "NEM-SHOOT-09", "NEM-SHOOT-11")
def test_a_shot_names_weapon_and_target_spends_a_round_and_rolls() -> None:
    for face in ("blank", "hit"):
        ship, adult = fight()
        other = ship.intruder("creeper", "canteen")
        ship.gives("scout", "prototype-rifle.1")
        assert ship.offered(ship.seat("scout"), "shoot") == {
            f"shoot target={target} weapon={weapon}"
            for target in (adult, other)
            for weapon in ("rifle", "prototype-rifle.1")
        }
        ship.combat(face)
        ship.plays("scout", f"shoot target={adult} weapon=rifle")
        shot = ship.told(Shot)
        assert (shot.weapon, shot.target, shot.die, shot.ammo, len(ship.told(Acted).cards)) == (
            "rifle",
            adult,
            face,
            3,
            1,
        )
        assert [thing.ammo for thing in ship.me("scout").hands] == [3, 6], "hit or miss, of that Weapon only"
        assert (ship.foe(adult).injuries, ship.foe(other).injuries) == (int(face == "hit"), 0)
        ship.told(Endured) if face == "hit" else ship.told(Missed)


@pytest.mark.rule("NEM-SHOOT-03", "NEM-SHOOT-04", "NEM-SHOOT-05", "NEM-SHOOT-06", "NEM-SHOOT-07", "NEM-DAMAGE-02")
@pytest.mark.parametrize("face", list(HITS))
@pytest.mark.parametrize("of", INTRUDER_KINDS)
def test_what_each_face_does_when_shooting(face: str, of: str) -> None:
    ship, target = fight(of)
    ship.combat(face)
    ship.plays("scout", f"shoot target={target} weapon=rifle")
    hits = (2 if face == "double" else 1) if of in HITS[face] else 0
    if not hits:
        ship.told(Missed)
        assert ship.foe(target).injuries == 0
        assert ship.g.attacks.discard == []
    elif of == "larva":
        ship.told(Killed, intruder=target)
        assert ship.g.attacks.discard == []
    else:
        assert ship.told(Injured).count == ship.foe(target).injuries == hits
    assert ship.me("scout").wounds == [], "a miss hurts nobody"


@pytest.mark.rule("NEM-SHOOT-08")
@pytest.mark.parametrize(
    ("weapon", "target", "injuries"),
    [
        ("six-shooter", "queen", {"creeper": 0, "hit": 1, "double": 3}),
        ("shotgun", "queen", {"blank": 0, "adult": 0, "hit": 2, "double": 3}),
        ("shotgun", "adult", {"adult": 2}),
        ("sawed-off", "queen", {"adult": 0, "hit": 2, "double": 2}),
        ("sawed-off", "adult", {"adult": 1}),
        ("assault-rifle", "queen", {"blank": 0, "hit": 2, "double": 3}),
        ("pistol", "queen", {"blank": 0, "hit": 1, "double": 1}),
        ("prototype-shotgun.1", "queen", {"blank": 0, "creeper": 1, "adult": 1, "hit": 2, "double": 3}),
        ("flamethrower.1", "queen", {"blank": 0, "creeper": 1, "adult": 1, "hit": 1, "double": 2}),
    ],
)
def test_weapons_have_their_own_rules(weapon: str, target: str, injuries: dict[str, int]) -> None:
    for face, count in injuries.items():
        ship, foe = fight(target)
        arm = Thing(weapon, 2)
        ship.empties("scout").set(lambda g, arm=arm: g.players[g.seat_of("scout")].hands.append(arm))  # type: ignore[misc]
        ship.combat(face)
        ship.plays("scout", f"shoot target={foe} weapon={weapon}")
        assert ship.foe(foe).injuries == count, face
        assert ship.g.rooms["15"].fire == (weapon == "flamethrower.1" and face == "double")


@pytest.mark.rule("NEM-SHOOT-08")
def test_the_prototypes_burst_and_roll_again() -> None:
    ship, queen = fight("queen")
    ship.gives("scout", "prototype-rifle.1", ammo=2)
    ship.combat("double")
    ship.plays("scout", f"shoot target={queen} weapon=prototype-rifle.1")
    ship.picks("scout", "burst")
    assert (ship.foe(queen).injuries, ship.me("scout").hands[1].ammo) == (3, 0)
    ship, queen = fight("queen")
    ship.gives("scout", "prototype-pistol.1")
    ship.combat("blank", "hit")
    ship.plays("scout", f"shoot target={queen} weapon=prototype-pistol.1")
    ship.picks("scout", "again")
    assert ship.foe(queen).injuries == 1


@pytest.mark.rule("NEM-EX-10")
def test_the_scientists_pistol_causes_one_injury_with_two_hits() -> None:
    ship, _ = fight(who="scientist")
    adult = ship.g.intruders[0].id
    ship.next_attacks("scratch.1").hand("scientist", "rest", "search")
    ship.combat("double")
    ship.plays("scientist", f"shoot target={adult} weapon=pistol")
    assert (ship.cards("scientist"), ship.me("scientist").hands[0].ammo) == (1, 2)
    assert ship.foe(adult).injuries == 1
    assert BLOOD["scratch.1"] == 2
    assert ship.g.attacks.discard == ["scratch.1"]


@pytest.mark.rule("NEM-EX-11", "NEM-DAMAGE-04")
def test_one_injury_kills_with_blood_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BLOOD, "scratch.1", 1)
    ship, _ = fight(who="scientist")
    adult = ship.g.intruders[0].id
    ship.next_attacks("scratch.1")
    ship.combat("double")
    ship.plays("scientist", f"shoot target={adult} weapon=pistol")
    assert ship.g.intruders == []
    assert ship.g.rooms["15"].objects == ["carcass"]


@pytest.mark.rule("NEM-SHOOT-10", "NEM-MELEE-09", "NEM-RUL-30")
def test_loose_eggs_are_targets_out_of_combat_and_a_shot_destroys_as_many_as_it_hits() -> None:
    ship = calm("scout", "captain").at(scout="nest", captain="cockpit")
    ship.may("scout", "shoot target=egg weapon=rifle", "melee target=egg")
    for face, left in (("blank", 5), ("creeper", 4), ("adult", 4), ("double", 3)):
        at = calm("scout", "captain").at(scout="nest", captain="cockpit")
        at.combat(face)
        at.noise(1)
        at.plays("scout", "shoot target=egg weapon=rifle")
        assert at.g.eggs == left
        at.told(NoiseRolled)
    soldier = calm("soldier", "captain").at(soldier="nest", captain="cockpit")
    soldier.combat("hit")
    soldier.noise(1)
    soldier.plays("soldier", "shoot target=egg weapon=assault-rifle")
    assert soldier.g.eggs == 3, "the rifle's bonus counts"
    ship.combat("double")
    ship.noise(1)
    ship.plays("scout", "melee target=egg")
    assert (ship.g.eggs, ship.told(EggsDestroyed).count) == (4, 1)
    ship.combat("blank")
    ship.noise(3)
    ship.plays("scout", "melee target=egg")
    for event in (Contaminated, WoundedSeriously):
        ship.silent(event)
    ship.turn("scout").intruder("larva", "nest")
    ship.may_not("scout", "shoot target=egg weapon=rifle", "melee target=egg")


@pytest.mark.rule("NEM-RUL-30", "NEM-DAMAGE-01")
def test_there_is_one_check_after_all_injuries_of_an_attack() -> None:
    ship, adult = fight(injuries=1)
    ship.next_attacks("scratch.2", "bite.3")
    ship.combat("double")
    ship.plays("scout", f"shoot target={adult} weapon=rifle")
    ship.told(Killed, intruder=adult)
    assert ship.g.attacks.discard == ["scratch.2"], "1 and 2 Injuries make 3, against a 3, checked once"


@pytest.mark.rule("NEM-MELEE-01", "NEM-MELEE-02", "NEM-MELEE-08")
def test_a_melee_attack_costs_a_card_needs_no_weapon_and_contaminates_first() -> None:
    for face in ("hit", "blank"):
        ship, adult = fight()
        ship.empties("scout").hand("scout", "rest", "search")
        ship.combat(face)
        ship.plays("scout", f"melee target={adult}")
        kinds = [
            type(event) for event in ship.events if isinstance(event, Acted | Contaminated | Struck | Injured | Missed)
        ]
        assert kinds == [Acted, Contaminated, Struck, Injured if face == "hit" else Missed]
        assert ship.told(Struck).target == adult
        assert ship.cards("scout") == 1
        assert ship.me("scout").discard[-1].startswith("contamination.")


@pytest.mark.rule("NEM-MELEE-03", "NEM-MELEE-04", "NEM-MELEE-05", "NEM-MELEE-06", "NEM-MELEE-07")
@pytest.mark.parametrize("face", list(HITS))
@pytest.mark.parametrize("of", INTRUDER_KINDS)
def test_what_each_face_does_hand_to_hand(face: str, of: str) -> None:
    ship, target = fight(of)
    ship.combat(face)
    ship.plays("scout", f"melee target={target}")
    hit = of in HITS[face]
    assert len(ship.me("scout").wounds) == int(not hit), "a miss is a Serious Wound"
    if not hit:
        assert ship.foe(target).injuries == 0
    elif of == "larva":
        ship.told(Killed)
    else:
        assert ship.foe(target).injuries == 1, "never 2"
