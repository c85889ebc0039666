"""Creatures acting: their attacks and their traits."""

from __future__ import annotations

import pytest

from bot.games.fireteam.box.content import CREATURES
from bot.games.fireteam.events.foes import Burst, CreatureAttacked, Killed
from bot.games.fireteam.events.heroes import Discarded, Hurt, KnockedOut
from bot.games.fireteam.rules.hero import attacking
from bot.games.fireteam.rules.moments import Advance, Assault
from bot.games.fireteam.rules.threat import activation, foes
from tests.support.fireteam.creatures import ANIMAL, HUMAN, OTHER, threat
from tests.support.fireteam.field import Blow, lay


@pytest.mark.rule("FTZ-ADIE-06", "EX-08", "FTZ-CATTACK-07")
def test_without_a_target_there_is_no_attack_and_no_damage() -> None:
    at = lay({"abe": "2B", "don": "2B"}, {HUMAN: "4D"}, hands={"abe": ["bayonet"]})
    at.acts(HUMAN, "special")
    at.silent(CreatureAttacked)
    assert at.hand("abe") == ["bayonet"]


@pytest.mark.rule("FTZ-ADIE-07")
def test_a_special_lasts_for_this_activation_only() -> None:
    at = threat({HUMAN: "2D"})
    at.acts(HUMAN, "special", "E", "E")
    assert len(at.hand("abe")) == 4
    at.acts(HUMAN, "blank", "E", "E")
    assert len(at.hand("abe")) == 4
    at = threat({ANIMAL: "2D"})
    at.acts(ANIMAL, "special", *"EEE")
    at.acts(ANIMAL, "blank", *"EE")
    assert at.rolled == [1, 3, 1, 2]


@pytest.mark.rule("FTZ-CATTACK-01", "FTZ-CATTACK-02", "FTZ-CATTACK-03")
def test_the_target_is_chosen_afresh_the_nearest_in_range_then_the_first_in_the_round() -> None:
    at = lay({"abe": "2B", "frank": "2D", "don": "2D"}, {"double.1": "2E"}, mission="empty-village")
    double = at.creature("double.1")
    assert activation.select(at.g, double) == "frank"
    at.g.start = "don"
    assert activation.select(at.g, double) == "don"
    at.hero("don").ko = at.hero("frank").ko = True
    assert activation.select(at.g, double) == "abe"
    at.hero("abe").at = "4B"
    assert activation.select(at.g, double) == ""
    # it walks towards Abe, and then Frank is in the way
    at = lay({"abe": "2B", "frank": "2D", "don": "3C"}, {"echo.1": "2F"}, mission="empty-village")
    at.acts("echo.1", "blank", "P", "P")
    assert at.creature("echo.1").at == "2D"
    at.told(CreatureAttacked, seat="frank")


@pytest.mark.rule("FTZ-CATTACK-08")
def test_whom_it_came_for_does_not_bind_its_attack() -> None:
    at = lay({"abe": "2D", "frank": "2D", "don": "2B"}, {ANIMAL: "2F"}, phase="threat", start="abe",
             hands={"frank": ["rifle-butt"] * 4, "don": ["molotov"]})  # fmt: skip
    at.hero("frank").orders = {"reactions": "never", "discards": "cheapest"}
    assert activation.quarry(at.g, at.creature(ANIMAL)) == "abe"
    at.acts(ANIMAL)
    at.rolls("E", "M", "blank", "M", "P")
    at.does("don", "react card=molotov")  # it goes off among them: Abe is down before the animal strikes
    at.told(KnockedOut, seat="abe")
    at.told(CreatureAttacked, creature=ANIMAL, seat="frank")


@pytest.mark.rule("FTZ-CATTACK-04", "FTZ-DICE-01")
def test_it_rolls_its_strength_after_terrain_and_never_more_than_eight() -> None:
    at = threat({ANIMAL: "2D"})
    assert activation.strength(at.g, Assault(ANIMAL, "abe", dice=20), at.creature(ANIMAL)) == 8
    assert activation.strength(at.g, Assault(ANIMAL, "abe", dice=-20), at.creature(ANIMAL)) == 0
    at.hero("abe").at = "2A"
    assert activation.strength(at.g, Assault(ANIMAL, "abe"), at.creature(ANIMAL)) == 1


@pytest.mark.rule("FTZ-CATTACK-05", "FTZ-CATTACK-06", "EX-09")
def test_each_matching_symbol_is_a_discard_of_the_players_choice() -> None:
    at = lay({"abe": "2D", "don": "4F"}, {HUMAN: "2D"})
    at.hero("abe").hand = ["bayonet", "covering-fire", "field-orders", "grenade-toss", "rifle-volley"]
    at.hero("abe").orders = {"reactions": "never"}
    at.acts(HUMAN, "blank", "M", "M")
    assert (at.ask.seats, at.ask.least, at.ask.most, len(at.keys)) == (("abe",), 2, 2, 5)
    keys = {offer.args["card"]: offer.key for offer in at.ask.options}
    at.does("abe", keys["grenade-toss"], keys["rifle-volley"])
    assert at.hand("abe") == ["bayonet", "covering-fire", "field-orders"]
    at.told(Discarded, left=3)
    at.silent(KnockedOut)
    at = threat({HUMAN: "2D"})
    at.acts(HUMAN, "blank", "MM", "P")
    at.told(CreatureAttacked, hits=2)


@pytest.mark.rule("RUL-39")
def test_a_target_that_slips_away_makes_it_choose_again() -> None:
    at = lay({"abe": "2D", "don": "2D"}, {ANIMAL: "2D"}, hands={"abe": ["double-time"], "don": ["shotgun"] * 2})
    at.rolls("blank")
    at.run(activation.activate(at.g, ANIMAL))
    at.all_do(don="pass")
    at.does("abe", "react card=double-time")
    at.rolls("M", "P")
    at.does("abe", "move to=2B")
    at.told(CreatureAttacked, seat="don", hits=1)
    # nobody is left
    at = lay({"abe": "2D", "don": "4F"}, {ANIMAL: "2D"}, hands={"abe": ["double-time"]})
    at.acts(ANIMAL, "blank")
    at.does("abe", "react card=double-time")
    at.does("abe", "move to=2B")
    assert at.over
    at.silent(CreatureAttacked)


def test_a_dead_attacker_does_not_attack() -> None:
    at = lay({"abe": "2D", "don": "4F"}, {ANIMAL: "2D"}, hands={"abe": ["bayonet"] * 2})
    at.acts(ANIMAL, "blank")
    at.rolls("MM", "M", "P")
    at.does("abe", "react card=bayonet")
    assert at.over
    assert ANIMAL not in at.g.creatures
    at.silent(CreatureAttacked)
    assert len(at.hand("abe")) == 1


@pytest.mark.rule("FTZ-RESIST-04", "RUL-59")
def test_undefendable_damage_cannot_be_lowered_but_somebody_else_may_take_it() -> None:
    assert CREATURES["echo"].special.verb == "undefendable"
    at = lay(
        {"abe": "2B", "don": "2B"},
        {"echo.1": "2B"},
        mission="empty-village",
        hands={"abe": ["sidearm"] * 3, "don": ["wrench"] * 3},
    )
    at.hero("abe").boosts["guard"] = 5
    at.rolls("special", "M", "P")
    at.run(activation.activate(at.g, "echo.1"))
    at.all_do(don="pass")
    assert at.over  # nobody could react to the hit
    assert len(at.hand("abe")) == 2
    at.rolls("special", "M", "M")
    at.run(activation.activate(at.g, "echo.1"))
    at.all_do(don="intercept")
    assert (len(at.hand("abe")), len(at.hand("don"))) == (2, 1)


def test_doubles_throw_whom_they_hit_and_the_infected_lunge_and_giants_quake() -> None:
    at = lay({"abe": "2B", "don": "4B"}, {"double.1": "2B"}, mission="empty-village", hands={"abe": ["bayonet"] * 2})
    at.hero("abe").orders = {"reactions": "never"}
    at.acts("double.1", "special", "P", *"M" * (CREATURES["double"].strength - 1))
    assert at.at("abe") in ("2A", "2C", "2D", "4A")
    assert at.at("abe") != "2B"
    at = lay({"abe": "2B", "don": "5F"}, {"infested-soldier.1": "3C"}, mission="burning-fields")
    at.acts("infested-soldier.1", "special")
    assert at.g.field.distance["3C"]["2B"] == 2
    assert at.creature("infested-soldier.1").at == "2B"
    at = lay({"abe": "7D", "don": "7A"}, mission="the-giant", hands={"abe": ["bayonet"] * 4, "don": ["shotgun"] * 4})
    at.hero("abe").orders = {"reactions": "never"}
    at.run(foes.boss_enters(at.g))
    at.acts("drowned-giant.1", "special", *"P" * CREATURES["drowned-giant"].strength)
    assert (len(at.hand("abe")), len(at.hand("don"))) == (3, 3)
    assert [event.seat for event in at.events if isinstance(event, Hurt)] == ["abe", "don"]


def test_spiteful_and_bursting_creatures_hurt_with_their_death() -> None:
    at = lay(
        {"abe": "5E", "don": "5E"},
        {"infested-soldier.1": "5E", "brood-carrier.1": "5E"},
        mission="burning-fields",
        hands={"abe": ["bayonet"] * 4, "don": ["shotgun"] * 4},
    )
    at.deals("abe", "melee", "infested-soldier.1", 9)
    assert (len(at.hand("abe")), len(at.hand("don"))) == (3, 4)
    at.deals("abe", "melee", "brood-carrier.1", 9)
    assert (len(at.hand("abe")), len(at.hand("don"))) == (2, 3)
    at.told(Burst, creature="brood-carrier.1")
    afar = {"infested-soldier.1": "5E", "brood-carrier.1": "5E"}
    at = lay({"abe": "2B", "don": "4F"}, afar, mission="burning-fields")
    for id in afar:
        at.deals("abe", "projectile", id, 9)
        at.told(Killed, creature=id)
    assert not at.hero("abe").ko
    at.silent(Burst)  # nobody was near enough to notice


def test_shrouded_creatures_take_a_die_from_ranged_attacks() -> None:
    at = lay({"abe": "2B", "don": "3C"}, {"echo.1": "2D", "echo.2": "2B"}, mission="empty-village")
    assert attacking.dice(at.g, Blow("abe", "projectile", 3, "echo.1")) == 2
    assert attacking.dice(at.g, Blow("abe", "projectile", 3, "echo.2")) == 3


def test_a_pack_is_of_one_kind() -> None:
    for other, dice in ((OTHER, 3), (HUMAN, 2)):
        at = threat({ANIMAL: "2D", other: "2D"})
        assert activation.strength(at.g, Assault(ANIMAL, "abe"), at.creature(ANIMAL)) == dice


@pytest.mark.parametrize(("steps", "hurt"), [(0, True), (1, True), (2, False)])
def test_a_quake_reaches_next_door_and_no_farther(steps: int, hurt: bool) -> None:
    at = lay({"abe": "1E", "don": "1E"}, mission="the-giant", hands={"abe": ["bayonet"] * 9})
    at.hero("abe").orders = {"discards": "cheapest"}
    at.run(foes.boss_enters(at.g))
    far = at.g.field.distance[at.creature("drowned-giant.1").at]
    at.hero("abe").at = next(place for place in sorted(at.g.field.open) if far[place] == steps)
    walk = Advance("drowned-giant.1")
    at.run(activation.quake(at.g, walk, Assault("drowned-giant.1", ""), 1))
    assert (len(at.hand("abe")) == 8) == hurt


@pytest.mark.parametrize(("faces", "thrown"), [("MMMM", False), ("PMMM", True)])
def test_nobody_is_thrown_without_a_hit(faces: str, thrown: bool) -> None:
    at = lay({"abe": "3C", "don": "2B"}, {"double.1": "3C"}, mission="empty-village", hands={"abe": ["bayonet"] * 4})
    at.hero("abe").orders = {"discards": "cheapest", "reactions": "never", "escort": "all"}
    at.acts("double.1", "special", *faces)
    assert (at.at("abe") != "3C") == thrown


def test_minions_are_called_before_elites() -> None:
    at = lay({"abe": "6A", "don": "6A"}, mission="the-mirror")
    at.run(foes.boss_enters(at.g))
    at.g.pool = ["double.1", "echo.2"]
    at.run(activation.summon(at.g, Advance("hollow-choir.1"), Assault("hollow-choir.1", ""), 1))
    assert (at.g.pool, "echo.2" in at.g.creatures) == (["double.1"], True)


def test_miniatures_are_sorted_by_number() -> None:
    assert sorted(["echo.10", "echo.9", "double.11"], key=foes.natural) == ["double.11", "echo.9", "echo.10"]
