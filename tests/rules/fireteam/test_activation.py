"""Creatures acting: order, movement, activation die, attack."""

from __future__ import annotations

import pytest

from bot.games.fireteam import activation, attacking, foes, rounds
from bot.games.fireteam.content import CREATURES
from bot.games.fireteam.events import Discarded, Hurt, KnockedOut
from bot.games.fireteam.events_foes import Activated, Appeared, Burst, CreatureAttacked, CreatureMoved, Killed, Special
from bot.games.fireteam.moments import Advance, Assault
from bot.games.fireteam.verbs import RANKS
from tests.rules.fireteam.field import Blow, Position, lay

ANIMAL, OTHER, HUMAN = "corrupted-animal.1", "corrupted-animal.2", "corrupted-human.1"


def threat(creatures: dict[str, str], **more: object) -> Position:
    """Lay heroes down and stand before the activation of creatures."""
    at = lay({"abe": "2D", "don": "2D"}, creatures, phase="threat", step="activate", rank="minion", **more)  # type: ignore[arg-type]
    at.g.pool = []
    at.hero("abe").hand, at.hero("don").hand = ["bayonet"] * 5, ["shotgun"] * 5
    at.hero("abe").orders = {"reactions": "never", "discards": "cheapest", "cover-don": "never"}
    at.hero("don").orders = {"reactions": "never", "discards": "cheapest", "cover-abe": "never"}
    return at


def order(at: Position) -> list[str]:
    """Who was activated, in order."""
    return [event.creature for event in at.events if isinstance(event, Activated)]


@pytest.mark.rule("FTZ-ACTIVATE-01", "FTZ-ACTIVATE-02", "FTZ-ACTIVATE-05", "FTZ-ACTIVATE-06")
def test_all_creatures_act_once_minions_then_elites_then_the_boss() -> None:
    assert RANKS == ("minion", "elite", "boss")
    at = lay(
        {"abe": "1E", "don": "1E"},
        {HUMAN: "7A", ANIMAL: "7B", OTHER: "7B"},
        mission="the-giant",
        reserve=[HUMAN],
        phase="threat",
        step="activate",
        rank="minion",
        auto=True,
    )
    at.run(foes.boss_enters(at.g))
    at.rolls("blank", "blank", "blank", "blank")
    at.run(rounds.activate_all(at.g))
    assert order(at) == [ANIMAL, OTHER, HUMAN, "drowned-giant.1"]
    assert at.g.activated == [ANIMAL, OTHER, HUMAN, "drowned-giant.1"]


@pytest.mark.rule("FTZ-ACTIVATE-03", "RUL-31")
def test_players_choose_the_order_within_a_class_with_a_proposal_of_the_nearest() -> None:
    at = threat({ANIMAL: "4F", OTHER: "2D", "corrupted-animal.3": "2D", HUMAN: "1F"})
    assert rounds.waiting(at.g, "minion") == [OTHER, "corrupted-animal.3", ANIMAL]
    at.run(rounds.activate_all(at.g))
    assert at.ask.seats == ("abe", "don")
    assert at.keys == {
        f"activate creature={ANIMAL}",
        f"activate creature={OTHER}",
        "activate creature=corrupted-animal.3",
        "auto",
    }
    assert at.ask.default == ("auto",)
    at.rolls("blank")
    at.does("abe", f"activate creature={ANIMAL}")
    assert at.creature(ANIMAL).at == "1B"
    assert f"activate creature={ANIMAL}" not in at.keys
    at.rolls("blank", "P", "P", "P", "blank", "P", "P", "P", "blank")
    at.does("abe", "auto")
    assert order(at) == [OTHER, "corrupted-animal.3", HUMAN]
    assert at.over


@pytest.mark.rule("RUL-31")
def test_who_enters_acts_only_if_its_class_is_not_closed_and_the_dead_are_skipped() -> None:
    at = threat({ANIMAL: "4F", OTHER: "2D"})
    at.run(rounds.activate_all(at.g))
    del at.g.creatures[OTHER]
    foes.put(at.g, "corrupted-animal.3", "1F", "pool")
    at.rolls("blank", "blank")
    at.does("abe", f"activate creature={ANIMAL}")
    assert set(order(at)) == {ANIMAL, "corrupted-animal.3"}

    at = lay({"abe": "6A", "don": "6A"}, mission="the-mirror", phase="threat", step="activate", rank="minion")
    at.run(foes.boss_enters(at.g))
    at.g.pool = ["echo.1"]
    at.rolls("special")
    at.run(rounds.activate_all(at.g))
    at.told(Appeared, creature="echo.1")
    assert at.g.activated == ["hollow-choir.1"]  # the minions' time is over

    at = threat({HUMAN: "4F", "corrupted-human.2": "4E"})
    at.run(rounds.activate_all(at.g))
    foes.put(at.g, ANIMAL, "1F", "pool")
    at.rolls("blank", "blank")
    at.does("abe", "auto")
    assert at.over
    assert set(order(at)) == {HUMAN, "corrupted-human.2"}  # nor among the elites


@pytest.mark.rule("FTZ-ACTIVATE-04", "FTZ-ADIE-01")
def test_an_activation_is_move_die_attack_and_ends_before_the_next() -> None:
    at = threat({ANIMAL: "2B", OTHER: "2C"})
    at.g.proposed = True
    at.rolls("special", "M", "P", "P", "blank", "P", "P", "P")
    at.run(rounds.activate_all(at.g))
    kinds = [type(event).__name__ for event in at.events]
    one = ["CreatureMoved", "Activated", "CreatureAttacked"]
    assert [kind for kind in kinds if kind in one] == one * 2
    assert at.rolled == [1, 3, 1, 3]  # one activation die each


@pytest.mark.rule("FTZ-ACTIVATE-07", "FTZ-SETUP-20")
def test_a_trait_is_always_on_and_a_special_only_by_the_die() -> None:
    at = threat({ANIMAL: "2D", OTHER: "2D"})
    assault = Assault(ANIMAL, "abe")
    assert activation.strength(at.g, assault, at.creature(ANIMAL)) == 3  # the pack
    del at.g.creatures[OTHER]
    assert activation.strength(at.g, assault, at.creature(ANIMAL)) == 2
    for face, dice in (("blank", 2), ("move", 2), ("special", 3)):
        at = threat({ANIMAL: "2D"})
        at.acts(ANIMAL, face, *["P"] * dice)
        assert at.rolled == [1, dice]


@pytest.mark.rule("FTZ-CMOVE-01")
def test_a_creature_with_an_active_hero_does_not_move() -> None:
    at = threat({ANIMAL: "2D"})
    at.acts(ANIMAL, "blank", "P", "P")
    at.silent(CreatureMoved)


@pytest.mark.rule("FTZ-CMOVE-02", "FTZ-KO-04", "FTZ-KO-07")
def test_it_goes_for_the_nearest_active_hero() -> None:
    at = lay({"abe": "2A", "frank": "4F", "don": "2B"}, {ANIMAL: "2C"}, down=["don"])
    assert activation.quarry(at.g, at.creature(ANIMAL)) == "abe"
    at.acts(ANIMAL, "blank", "P", "P")
    assert at.creature(ANIMAL).at == "2A"  # past Don, who lies in 2B
    at = lay({"abe": "2B", "don": "2D"}, {ANIMAL: "2B"}, down=["abe"])
    at.acts(ANIMAL, "blank", "P", "P")
    at.told(CreatureMoved, to="2D")
    at.told(CreatureAttacked, seat="don")


@pytest.mark.rule("FTZ-CMOVE-04")
def test_of_equally_near_heroes_it_heads_for_the_first_in_the_round() -> None:
    for start, seat in (("abe", "abe"), ("don", "don")):
        at = lay({"abe": "2A", "don": "2F"}, {ANIMAL: "2D"}, start=start)
        assert activation.quarry(at.g, at.creature(ANIMAL)) == seat


@pytest.mark.rule("FTZ-CMOVE-05", "FTZ-CMOVE-06", "RUL-37")
def test_it_stops_with_the_first_active_hero_and_only_there() -> None:
    at = lay({"abe": "2C", "don": "2D"}, {"echo.1": "3A"}, mission="empty-village", start="abe")
    at.g.heroes["abe"].at, at.g.heroes["don"].at = "2B", "2D"
    at.creature("echo.1").at = "2F"
    at.acts("echo.1", "blank", "P", "P")
    at.told(CreatureMoved, path=("2F", "2D"))
    at = lay({"abe": "2B", "don": "2B"}, {"double.1": "3A"}, mission="empty-village")
    at.creature("double.1").at = "2F"  # a hero two away is in range at once
    assert CREATURES["double"].range == 2
    at.acts("double.1", "blank", *"M" * CREATURES["double"].strength)
    at.passes()
    assert at.creature("double.1").at == "2B"


@pytest.mark.rule("FTZ-CMOVE-07")
def test_creatures_leave_heroes_freely() -> None:
    at = lay({"abe": "2D", "frank": "2D", "don": "2B"}, {ANIMAL: "2D"}, down=["abe", "frank"])
    at.acts(ANIMAL, "blank", "P", "P")
    assert at.creature(ANIMAL).at == "2B"


@pytest.mark.rule("RUL-33")
def test_of_several_shortest_walks_the_first_by_name_or_the_start_players() -> None:
    at = lay({"abe": "4B", "don": "4B"}, {ANIMAL: "2D"}, start="don")
    assert at.g.field.towards("2D", "4B") == ("2E", "2F")
    at.acts(ANIMAL, "blank", "P", "P")
    at.told(CreatureMoved, path=("2D", "2E", "4B"))
    at = lay({"abe": "4B", "don": "4B"}, {ANIMAL: "2D"}, start="don", ask_ties=True)
    at.acts(ANIMAL)
    assert (at.ask.seats, at.keys, at.ask.default) == (("don",), {"way to=2E", "way to=2F"}, ("way to=2E",))
    at.rolls("blank", "P", "P")
    at.does("don", "way to=2F")
    at.told(CreatureMoved, path=("2D", "2F", "4B"))


@pytest.mark.rule("RUL-35")
def test_without_an_active_hero_only_the_die_and_its_special_remain() -> None:
    at = lay({"abe": "6A", "don": "6A"}, mission="the-mirror", down=["abe", "don"])
    at.run(foes.boss_enters(at.g))
    at.g.pool = ["echo.1"]
    at.acts("hollow-choir.1", "special")
    at.told(Activated, face="special")
    at.told(Appeared, creature="echo.1", at="7D")
    at.silent(CreatureMoved)
    at.silent(CreatureAttacked)


@pytest.mark.rule("FTZ-ADIE-02", "FTZ-ADIE-03", "RUL-36", "FTZ-ADIE-05")
def test_blank_does_nothing_and_the_movement_symbol_gives_one_step() -> None:
    at = lay({"abe": "2B", "don": "2B"}, {HUMAN: "4D"})
    at.acts(HUMAN, "blank")
    assert at.creature(HUMAN).at == "1B"
    at.silent(Special)
    at = lay({"abe": "2B", "don": "2B"}, {HUMAN: "4D"})
    at.acts(HUMAN, "move")
    assert at.creature(HUMAN).at == "2E"
    at = threat({HUMAN: "2D"})
    at.acts(HUMAN, "move", "P", "P")
    at.silent(CreatureMoved)


@pytest.mark.rule("FTZ-ADIE-04", "EX-07", "RUL-38")
def test_the_special_symbol_resolves_the_cards_special() -> None:
    at = threat({HUMAN: "2D"})
    at.acts(HUMAN, "special", "M", "E")
    at.told(Special, verb="damage")
    at.told(CreatureAttacked, hits=2)
    assert len(at.hand("abe")) == 3
    at = threat({HUMAN: "2D"})
    at.acts(HUMAN, "special", "E", "P")
    assert len(at.hand("abe")) == 4  # added although no die matched


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
