"""Combat: Shoot, Melee Attack and Escape (NEM-COMBAT, NEM-SHOOT, NEM-MELEE, NEM-ESCAPE)."""

from __future__ import annotations

import pytest

from bot.games.nemesis import GAME
from bot.games.nemesis.content import BLOOD, KINDS
from bot.games.nemesis.events_crew import Acted, Contaminated, Died, Missed, Moved, Shot, Struck, WoundedSeriously
from bot.games.nemesis.events_intruder import Attacked, EggsDestroyed, Endured, Infested, Injured, Killed
from bot.games.nemesis.events_ship import NoiseRolled
from bot.games.nemesis.state import Thing
from tests.rules.nemesis.trial import Trial

HITS = {
    "blank": (),
    "creeper": ("larva", "creeper"),
    "adult": ("larva", "creeper", "adult"),
    "hit": KINDS,
    "double": KINDS,
}
"""What each face of the Combat die hits, as the rulebook lists it."""


def fight(of: str = "adult", who: str = "scout", injuries: int = 0) -> tuple[Trial, str]:
    """Somebody in the Canteen with an Intruder that endures the next Injuries; the Captain in the Cockpit."""
    other = "captain" if who != "captain" else "scout"
    ship = Trial(who, other).at(**{who: "canteen", other: "cockpit"})
    target = ship.intruder(of, "canteen", injuries)
    ship.next_attacks("bite.3", "scratch.4")
    return ship, target


@pytest.mark.rule("NEM-COMBAT-01", "NEM-RUL-13")
def test_sharing_a_room_with_a_living_intruder_is_combat_and_nothing_else_is() -> None:
    for of in KINDS:
        ship, target = fight(of)
        assert ship.g.combat(ship.seat("scout"))
        assert ship.g.fighting(ship.g.intruder(target))
        assert not ship.g.combat(ship.seat("captain"))
    ship = Trial("scout", "captain").at(scout="canteen", captain="cockpit").give("scout", larva=True)
    ship.objects("canteen", "egg", "carcass", "corpse-blue")
    ship.intruder("adult", "surgery")
    assert not ship.g.combat(ship.seat("scout"))
    ship.allows("scout", "room part=eat", "move to=surgery via=15-18-3")
    ship = Trial("scout", "captain").at(scout="canteen", captain="cockpit").in_pod("captain")
    ship.intruder("adult", "evacuation-a")
    assert not ship.g.combat(ship.seat("captain"))
    assert not ship.g.fighting(ship.g.intruders[0])
    assert not ship.asleep("captain").g.combat(ship.seat("captain"))


@pytest.mark.rule("NEM-RUL-13")
def test_combat_is_tested_when_an_action_is_declared() -> None:
    ship, larva = fight("larva")
    ship.bars("scout", "room part=eat", "in-combat", "NEM-COST-14")
    ship.combat("hit")
    ship.plays("scout", f"shoot target={larva} weapon=rifle")
    ship.allows("scout", "room part=eat")


@pytest.mark.rule("NEM-COMBAT-02")
def test_eggs_are_no_intruders() -> None:
    ship = Trial("scout", "captain").at(scout="canteen", captain="cockpit").set(lambda g: setattr(g, "met", False))
    ship.noise("silence")
    ship.goes("scout", "nest")
    assert (ship.g.combat(ship.seat("scout")), ship.g.met) == (False, False)
    ship.allows("scout", "room part=take-egg", "move to=canteen via=15-16-2")


@pytest.mark.rule("NEM-COMBAT-03", "NEM-INTATT-01")
def test_characters_attack_or_escape_in_their_turn_and_intruders_attack_in_the_event_phase_only() -> None:
    ship, adult = fight()
    ship.combat("blank")
    ship.plays("scout", f"shoot target={adult} weapon=rifle")
    ship.silent(Attacked)
    ship.allows("scout", f"melee target={adult}", "escape to=surgery via=15-18-3")
    ship.passes("scout")
    ship.silent(Attacked)
    ship.next_attacks("scratch.1").night("captain")
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
    ship = Trial("scout", "captain").at(scout="canteen", captain="canteen")
    assert not {"shoot", "melee"} & ship.verbs("scout")


@pytest.mark.rule("NEM-COMBAT-06")
def test_harming_others_by_the_way_is_allowed() -> None:
    ship = Trial("scout", "captain").at(scout="canteen", captain="surgery").gives("scout", "grenade.1")
    larva = ship.intruder("larva", "surgery")
    ship.plays("scout", "use item=grenade.1 part=grenade")
    ship.picks("scout", f"throw target={larva} room=surgery")
    ship.pays("scout")
    assert [event.who for event in ship.events if isinstance(event, WoundedSeriously)] == ["captain"]
    ship = (
        Trial("mechanic", "captain").at(mechanic="canteen", captain="canteen").hand("mechanic", "pyrotechnics", "rest")
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
    ship.bars("scout", f"shoot target={adult} weapon=rifle", "no-ammo", "NEM-SHOOT-01")
    ship.hand("scout", "contamination").set(lambda g: setattr(g.players[g.seat_of("scout")].hands[0], "ammo", 1))
    ship.bars("scout", f"shoot target={adult} weapon=rifle", "cannot-pay", "NEM-COST-03")
    ship.empties("scout").hand("scout", "rest")
    assert ship.offered(ship.seat("scout"), "shoot") == set()
    ship.allows("scout", f"melee target={adult}")


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
        assert (ship.g.intruder(adult).injuries, ship.g.intruder(other).injuries) == (int(face == "hit"), 0)
        ship.told(Endured) if face == "hit" else ship.told(Missed)


@pytest.mark.rule("NEM-SHOOT-03", "NEM-SHOOT-04", "NEM-SHOOT-05", "NEM-SHOOT-06", "NEM-SHOOT-07", "NEM-DAMAGE-02")
@pytest.mark.parametrize("face", list(HITS))
@pytest.mark.parametrize("of", KINDS)
def test_what_each_face_does_when_shooting(face: str, of: str) -> None:
    ship, target = fight(of)
    ship.combat(face)
    ship.plays("scout", f"shoot target={target} weapon=rifle")
    hits = (2 if face == "double" else 1) if of in HITS[face] else 0
    if not hits:
        ship.told(Missed)
        assert ship.g.intruder(target).injuries == 0
        assert ship.g.attacks.discard == []
    elif of == "larva":
        ship.told(Killed, intruder=target)
        assert ship.g.attacks.discard == []
    else:
        assert ship.told(Injured).count == ship.g.intruder(target).injuries == hits
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
        ship.empties("scout").set(lambda g, arm=arm: g.players[g.seat_of("scout")].hands.append(arm))
        ship.combat(face)
        ship.plays("scout", f"shoot target={foe} weapon={weapon}")
        assert ship.g.intruder(foe).injuries == count, face
        assert ship.g.rooms["15"].fire == (weapon == "flamethrower.1" and face == "double")


@pytest.mark.rule("NEM-SHOOT-08")
def test_the_prototypes_burst_and_roll_again() -> None:
    ship, queen = fight("queen")
    ship.gives("scout", "prototype-rifle.1", ammo=2)
    ship.combat("double")
    ship.plays("scout", f"shoot target={queen} weapon=prototype-rifle.1")
    ship.picks("scout", "burst")
    assert (ship.g.intruder(queen).injuries, ship.me("scout").hands[1].ammo) == (3, 0)
    ship, queen = fight("queen")
    ship.gives("scout", "prototype-pistol.1")
    ship.combat("blank", "hit")
    ship.plays("scout", f"shoot target={queen} weapon=prototype-pistol.1")
    ship.picks("scout", "again")
    assert ship.g.intruder(queen).injuries == 1


@pytest.mark.rule("NEM-EX-10")
def test_the_scientists_pistol_causes_one_injury_with_two_hits() -> None:
    ship, _ = fight(who="scientist")
    adult = ship.g.intruders[0].id
    ship.next_attacks("scratch.1").hand("scientist", "rest", "search")
    ship.combat("double")
    ship.plays("scientist", f"shoot target={adult} weapon=pistol")
    assert (ship.cards("scientist"), ship.me("scientist").hands[0].ammo) == (1, 2)
    assert ship.g.intruder(adult).injuries == 1
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
    ship = Trial("scout", "captain").at(scout="nest", captain="cockpit")
    ship.allows("scout", "shoot target=egg weapon=rifle", "melee target=egg")
    for face, left in (("blank", 5), ("creeper", 4), ("adult", 4), ("double", 3)):
        at = Trial("scout", "captain").at(scout="nest", captain="cockpit")
        at.combat(face)
        at.noise(1)
        at.plays("scout", "shoot target=egg weapon=rifle")
        assert at.g.eggs == left
        at.told(NoiseRolled)
    soldier = Trial("soldier", "captain").at(soldier="nest", captain="cockpit")
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
    ship.forbids("scout", "shoot target=egg weapon=rifle", "melee target=egg")


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
@pytest.mark.parametrize("of", KINDS)
def test_what_each_face_does_hand_to_hand(face: str, of: str) -> None:
    ship, target = fight(of)
    ship.combat(face)
    ship.plays("scout", f"melee target={target}")
    hit = of in HITS[face]
    assert len(ship.me("scout").wounds) == int(not hit), "a miss is a Serious Wound"
    if not hit:
        assert ship.g.intruder(target).injuries == 0
    elif of == "larva":
        ship.told(Killed)
    else:
        assert ship.g.intruder(target).injuries == 1, "never 2"


@pytest.mark.rule("NEM-ESCAPE-01", "NEM-ESCAPE-02")
def test_an_escape_costs_one_card_and_goes_to_any_adjacent_room_chosen_first() -> None:
    ship, _ = fight()
    ship.unexplored("18", "surgery", "silence.1").doors("closed", "15-16-2")
    assert ship.offered(ship.seat("scout"), "escape") == {
        "escape to=hibernatorium via=11-15-1",
        "escape to=slot-18 via=15-18-3",
    }
    ship.bars("scout", "escape to=nest via=15-16-2", "door-closed", "NEM-MOVE-06")
    ship.next_attacks("scratch.1")
    ship.goes("scout", "18", "escape")
    kinds = [type(event) for event in ship.events if isinstance(event, Acted | Attacked | Moved)]
    assert kinds == [Acted, Attacked, Moved]
    assert len(ship.told(Acted).cards) == 1
    ship, _ = fight()
    ship.hand("scout", "contamination")
    ship.bars("scout", "escape to=surgery via=15-18-3", "cannot-pay", "NEM-COST-03")


@pytest.mark.rule("NEM-EX-12", "NEM-ESCAPE-03", "NEM-ESCAPE-04")
@pytest.mark.parametrize("occupied", [True, False])
def test_the_scout_is_bitten_and_escapes_into_the_hibernatorium(occupied: bool) -> None:
    ship, _ = fight()
    ship.at(captain="hibernatorium" if occupied else "cockpit").next_attacks("bite.1").hand("scout", "rest", "search")
    ship.noise("silence")
    ship.goes("scout", "hibernatorium", "escape")
    assert (ship.cards("scout"), len(ship.me("scout").wounds), ship.where("scout")) == (1, 1, "11")
    assert any(isinstance(event, NoiseRolled) for event in ship.events) != occupied


@pytest.mark.rule("NEM-ESCAPE-03", "NEM-RUL-29", "NEM-RUL-08")
def test_every_intruder_attacks_once_the_smallest_first_though_the_faq_says_the_largest() -> None:
    ship, adult = fight()
    larva, queen = ship.intruder("larva", "canteen"), ship.intruder("queen", "canteen")
    creeper = ship.intruder("creeper", "canteen")
    ship.next_attacks("frenzy.1", "transformation.1", "transformation.2")
    ship.noise("silence")
    ship.goes("scout", "surgery", "escape")
    told = [event.intruder for event in ship.events if isinstance(event, Attacked | Infested)]
    assert told == [larva, creeper, adult, queen]
    assert all(event.who == "scout" for event in ship.events if isinstance(event, Attacked))
    assert (ship.me("scout").larva, ship.where("scout")) == (True, "18"), "the Larva is gone and the escape goes on"


@pytest.mark.rule("NEM-ESCAPE-05", "NEM-RUL-29")
def test_who_dies_escaping_lies_where_they_tried_to_leave_and_the_rest_do_not_attack() -> None:
    ship = Trial("scout", "captain").at(scout="canteen", captain="cockpit").wounds("scout", "body", "hand", "bleeding")
    ship.intruder("adult", "canteen")
    ship.intruder("queen", "canteen")
    ship.next_attacks("scratch.1", "scratch.2")
    ship.goes("scout", "surgery", "escape")
    ship.told(Died, who="scout", at="15")
    assert ship.g.rooms["15"].objects == ["corpse-scout"]
    assert len([event for event in ship.events if isinstance(event, Attacked)]) == 1
    ship.silent(Moved)


@pytest.mark.rule("NEM-RUL-29")
def test_an_escape_may_end_in_another_fight_or_nowhere_if_the_way_is_shut_meanwhile() -> None:
    ship, _ = fight()
    ship.intruder("creeper", "surgery")
    ship.next_attacks("tail.1")
    ship.goes("scout", "surgery", "escape")
    assert (ship.where("scout"), ship.g.combat(ship.seat("scout"))) == ("18", True)
    ship.silent(NoiseRolled)

    ship = Trial("soldier", "captain").at(soldier="canteen", captain="cockpit").gives("soldier", "armor")
    ship.intruder("adult", "canteen")
    ship.next_attacks("scratch.1")
    ship.goes("soldier", "surgery", "escape")
    ship.g.doors["15-18-3"] = "closed"
    ship.picks("soldier", "pass")
    assert ship.where("soldier") == "15"
    ship.silent(Moved)


@pytest.mark.rule("NEM-RUL-29")
def test_an_intruder_that_an_attack_brings_does_not_attack_the_escaper() -> None:
    ship, _ = fight("queen")
    ship.only_token("adult.1").next_attacks("summoning.1", "scratch.1")
    ship.g.chance.script(0)
    ship.noise("silence")
    ship.goes("scout", "surgery", "escape")
    assert len([event for event in ship.events if isinstance(event, Attacked)]) == 1
    assert sorted(each.kind for each in ship.g.intruders) == ["adult", "queen"]
    assert ship.where("scout") == "18"


@pytest.mark.rule("NEM-INFEST-01", "NEM-COST-17")
@pytest.mark.parametrize("answer", ["armor", "pass"])
def test_armor_stops_a_larva_too_which_stays(answer: str) -> None:
    ship = Trial("soldier", "captain").at(soldier="canteen", captain="cockpit").gives("soldier", "armor")
    ship.intruder("larva", "canteen")
    ship.noise("silence")
    ship.goes("soldier", "surgery", "escape")
    ship.picks("soldier", answer)
    stopped = answer == "armor"
    assert (ship.me("soldier").larva, bool(ship.g.intruders)) == (not stopped, stopped)
    assert ("armor" in ship.me("soldier").items) == (not stopped)
    assert ship.where("soldier") == "18"


@pytest.mark.rule("NEM-ESCAPE-06", "NEM-ROUND-10")
@pytest.mark.parametrize("first", ["soldier", "captain"])
def test_who_leaves_together_enters_in_order(first: str) -> None:
    ship = Trial("soldier", "captain").at(soldier="canteen", captain="canteen").hand("soldier", "covering-fire", "rest")
    ship.set(lambda g: setattr(g, "first", g.seat_of(first)))
    ship.intruder("adult", "canteen")
    ship.noise("silence")
    ship.plays("soldier", "play card=covering-fire part=covering-fire")
    ship.picks("soldier", "thing thing=assault-rifle")
    ship.picks("soldier", "both who=captain")
    ship.picks("soldier", "way to=surgery via=15-18-3")
    assert next(event.who for event in ship.events if isinstance(event, Moved)) == first
    assert ship.told(NoiseRolled).who == first, "the room is empty only to the first"


@pytest.mark.rule("NEM-ESCAPE-06")
def test_fire_support_lets_people_leave_without_being_attacked() -> None:
    ship, _ = fight()
    ship.hand("scout", "suppressive-fire", "rest")
    ship.noise("silence")
    ship.plays("scout", "play card=suppressive-fire part=suppressive-fire")
    ship.picks("scout", "thing thing=rifle")
    ship.picks("scout", "crew who=scout")
    ship.picks("scout", "way to=surgery via=15-18-3")
    ship.silent(Attacked)
    assert (ship.where("scout"), ship.me("scout").hands[0].ammo, ship.cards("scout")) == ("18", 3, 1)

    ship = Trial("soldier", "captain").at(soldier="canteen", captain="canteen").hand("soldier", "covering-fire", "rest")
    ship.intruder("adult", "canteen")
    ship.noise("silence")
    ship.plays("soldier", "play card=covering-fire part=covering-fire")
    ship.picks("soldier", "thing thing=assault-rifle")
    ship.picks("soldier", "both who=captain")
    ship.picks("soldier", "way to=surgery via=15-18-3")
    ship.silent(Attacked)
    assert (ship.where("soldier"), ship.where("captain")) == ("18", "18")
    assert ship.me("soldier").hands[0].ammo == 4

    ship, _ = fight()
    ship.hand("scout", "suppressive-fire").set(lambda g: setattr(g.players[g.seat_of("scout")].hands[0], "ammo", 0))
    ship.bars("scout", "play card=suppressive-fire part=suppressive-fire", "no-ammo", "NEM-SHOOT-01")
    assert GAME.unsound(ship.g) is None
