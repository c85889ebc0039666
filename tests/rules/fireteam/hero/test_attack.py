"""Attacks by heroes: cards, range, dice, hits, resistance, bonus hits, death, Henry's reroll."""

from __future__ import annotations

import pytest

from bot.games.fireteam.box.content import ATTACK_DIE, CARDS, CREATURES, MOST_DICE
from bot.games.fireteam.box.verbs import TYPES
from bot.games.fireteam.events.foes import Killed, Survived
from bot.games.fireteam.events.heroes import Attacked, Rerolled, Rolled
from bot.games.fireteam.rules.hero import attacking
from tests.support.fireteam.field import Blow, Position, lay

ANIMAL, OTHER = "corrupted-animal.1", "corrupted-animal.2"


def facing(hand: list[str], at: str = "2D", creature: str = "2D", **more: object) -> Position:
    """Lay Abe down with a hand, and an animal."""
    return lay({"abe": at, "don": "4F"}, {ANIMAL: creature}, hands={"abe": hand}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("FTZ-ATTACK-01", "FTZ-ATTACK-05", "FTZ-ATTACK-06", "FTZ-ATTACK-17")
def test_several_cards_are_one_attack_with_their_strengths_added() -> None:
    at = facing(["covering-fire", "rally", "sidearm"], creature="2B")
    at.turn("abe")
    at.does("abe", f"attack target={ANIMAL} type=projectile")
    assert (at.ask.kind, at.ask.least, at.ask.most) == ("some", 1, 3)
    at.rolls("M", "M", "M", "M", "M")
    at.does("abe", "play card=covering-fire copy=0", "play card=rally copy=1")
    assert at.rolled == [5]
    at.told(Attacked, cards=("covering-fire", "rally"), target=ANIMAL)
    at.told(Survived, creature=ANIMAL)
    assert at.hand("abe") == ["sidearm"]
    assert at.hero("abe").deck.discard == ["covering-fire", "rally"]


@pytest.mark.rule("FTZ-ATTACK-02")
def test_only_cards_of_one_type_are_combined() -> None:
    at = facing(["bayonet", "double-time", "rally"])
    at.turn("abe")
    at.refuses("abe", f"attack target={ANIMAL} type=explosive", "fireteam-refuse-no-card", "FTZ-ATTACK-02")
    at.does("abe", f"attack target={ANIMAL} type=melee")
    assert at.keys == {"play card=bayonet copy=0", "play card=double-time copy=1"}
    at.refuses("abe", "play card=rally copy=2", "not-offered")


@pytest.mark.rule("FTZ-ATTACK-03", "FTZ-ATTACK-13", "RUL-04")
def test_every_card_must_reach_and_nearer_is_always_fine() -> None:
    at = facing(["rally", "covering-fire"], at="2B", creature="2E")  # ranges 1 and 2, two apart
    assert attacking.usable(at.g, "abe", "projectile", 2) == ["covering-fire"]
    assert attacking.usable(at.g, "abe", "projectile", 1) == ["covering-fire", "rally"]
    assert attacking.usable(at.g, "abe", "projectile", 0) == ["covering-fire", "rally"]
    at = facing(["bayonet", "rally"], at="2B", creature="2E")
    at.turn("abe")
    far = f"attack target={ANIMAL} type"
    at.refuses("abe", f"{far}=projectile", "fireteam-refuse-out-of-range", "FTZ-ATTACK-03")
    at.refuses("abe", f"{far}=melee", "fireteam-refuse-out-of-range", "FTZ-ATTACK-03")
    assert attacking.usable(at.g, "abe", "melee", 0) == ["bayonet"]
    assert attacking.usable(at.g, "abe", "melee", 1) == []


@pytest.mark.rule("FTZ-ATTACK-04", "FTZ-DECK-02", "RUL-58")
def test_an_attack_uses_nothing_but_the_top_of_a_card() -> None:
    at = lay({"abe": "2D", "don": "2D"}, {ANIMAL: "2B"}, hands={"abe": ["rally"]})
    at.attacks("abe", ANIMAL, "projectile", "M", "M")
    assert at.hand("don") == []  # its response would let everybody draw
    assert at.hand("abe") == []
    at = lay({"abe": "2D", "don": "2D"}, hands={"abe": ["rally"]})
    at.responds("abe", "rally")
    assert at.rolled == []


@pytest.mark.rule("FTZ-ATTACK-07", "FTZ-DICE-02", "RUL-63")
def test_each_symbol_of_the_type_is_a_hit_and_a_face_may_show_two() -> None:
    for type, hits in (("melee", 3), ("projectile", 1), ("explosive", 0)):
        blow = Blow("abe", type, 4, ANIMAL)  # type: ignore[arg-type]
        blow.faces = ["melee", "melee melee", "projectile"]
        assert blow.hits == hits


@pytest.mark.rule("FTZ-ATTACK-08", "EX-14", "FTZ-BONUS-02")
def test_never_more_than_eight_dice_but_any_number_of_bonus_hits() -> None:
    assert MOST_DICE == 8
    at = facing(["covering-fire"] * 2 + ["field-orders"] + ["rally"] * 2 + ["sidearm"] * 8)
    assert sum(CARDS[card].attack.strength for card in at.hand("abe")) == 29
    at.attacks("abe", ANIMAL, "projectile", *["M"] * 8)
    assert at.rolled == [8]
    at.told(Rolled, hits=10)
    at = facing([])
    assert attacking.dice(at.g, Blow("abe", "melee", 11, ANIMAL)) == 8


@pytest.mark.rule("FTZ-ATTACK-09", "FTZ-RESIST-02", "EX-03")
@pytest.mark.parametrize(("type", "least"), [("melee", 3), ("projectile", 3), ("explosive", 2)])
def test_damage_less_resistance_must_reach_the_life(type: str, least: int) -> None:
    at = facing([])
    at.hero("abe").at = "2B"
    at.deals("abe", type, ANIMAL, least - 1)  # type: ignore[arg-type]
    assert ANIMAL in at.g.creatures
    at.deals("abe", type, ANIMAL, least)  # type: ignore[arg-type]
    assert ANIMAL not in at.g.creatures


@pytest.mark.rule("FTZ-ATTACK-10")
def test_damage_that_is_not_enough_is_forgotten() -> None:
    at = facing([])
    for _ in range(3):
        at.deals("abe", "melee", ANIMAL, 2)
        at.told(Survived, creature=ANIMAL)
    assert ANIMAL in at.g.creatures


@pytest.mark.rule("FTZ-ATTACK-11", "RUL-47", "EX-22", "FTZ-RESERVE-02")
def test_the_dead_return_to_where_they_belong() -> None:
    human = "corrupted-human.1"
    at = lay({"abe": "2D", "don": "4F"}, {ANIMAL: "2D", human: "2D"}, reserve=[human])
    at.deals("abe", "melee", ANIMAL, 9)
    at.deals("abe", "melee", human, 9)
    assert ANIMAL in at.g.pool
    assert at.g.reserve == [human]
    assert human not in at.g.pool


@pytest.mark.rule("FTZ-ATTACK-12")
def test_only_the_target_is_hurt_and_nothing_spills_over() -> None:
    at = lay({"abe": "2D", "don": "2D"}, {ANIMAL: "2D", OTHER: "2D"}, hands={"don": ["wrench"]})
    at.deals("abe", "melee", ANIMAL, 30)
    assert set(at.g.creatures) == {OTHER}
    at.silent(Survived)
    assert at.hand("don") == ["wrench"]


@pytest.mark.rule("FTZ-ATTACK-15")
def test_there_are_three_types() -> None:
    assert TYPES == ("melee", "projectile", "explosive")
    assert {card.attack.type for card in CARDS.values()} == set(TYPES)
    assert {symbol for face in ATTACK_DIE.faces for symbol in face.split()} == set(TYPES)


@pytest.mark.rule("FTZ-ATTACK-16", "FTZ-SPECIALIST-03")
def test_only_creatures_are_targets_never_heroes_or_specialists() -> None:
    at = lay({"abe": "2D", "don": "2D"}, {ANIMAL: "2D"}, hands={"abe": ["bayonet"]}, specialists={"patty": "2D"})
    targets = {offer.args["target"] for offer, _ in attacking.offers(at.g, "abe")}
    assert targets == {ANIMAL}
    at.turn("abe")
    for nobody in ("don", "abe", "patty", "henry"):
        at.refuses("abe", f"attack target={nobody} type=melee", "not-offered")


@pytest.mark.rule("FTZ-RESIST-01")
def test_every_creature_has_a_resistance_to_each_type() -> None:
    assert all(set(card.resist) == set(TYPES) for card in CREATURES.values())
    assert CREATURES["corrupted-animal"].resist == {"melee": 1, "projectile": 1, "explosive": 0}


@pytest.mark.rule("FTZ-RESIST-03")
def test_piercing_ignores_all_resistance_of_one_attack() -> None:
    at = facing([])
    at.deals("abe", "melee", ANIMAL, 2, traits=("piercing",))
    assert ANIMAL not in at.g.creatures
    at = facing([])
    at.hero("abe").boosts["pierce"] = 1
    at.deals("abe", "melee", ANIMAL, 1)
    assert ANIMAL in at.g.creatures
    at.deals("abe", "melee", ANIMAL, 2)
    assert ANIMAL not in at.g.creatures


@pytest.mark.rule("FTZ-BONUS-01", "FTZ-BONUS-03")
def test_bonus_hits_of_all_cards_are_added_and_face_resistance() -> None:
    at = facing(["bayonet", "bayonet"])
    at.attacks("abe", ANIMAL, "melee", *"PPPPPP")
    at.told(Rolled, hits=2)
    at.told(Survived, creature=ANIMAL)  # 2 hits against life 2 and resistance 1
    at = facing(["bayonet", "bayonet"])
    at.attacks("abe", ANIMAL, "melee", *"PPPPPM")
    at.told(Rolled, hits=3)
    at.told(Killed, creature=ANIMAL)


def test_with_no_dice_bonus_hits_still_count() -> None:
    at = facing([])
    at.deals("abe", "melee", ANIMAL, 3)
    assert at.rolled == [0]
    assert ANIMAL not in at.g.creatures


@pytest.mark.rule("FTZ-SPECIALIST-10", "FTZ-SPECIALIST-11", "FTZ-SPECIALIST-12", "RUL-55")
def test_henry_here_or_next_door_lets_any_hero_reroll_one_die_before_damage() -> None:
    for henry, near in (("2D", True), ("2E", True), ("4A", False)):
        at = facing(["bayonet"], specialists={"henry": henry})
        at.attacks("abe", ANIMAL, "melee", "P", "M", "P")
        assert at.over != near
        if near:
            assert at.keys == {
                "reroll die=1 face=projectile",
                "reroll die=2 face=melee",
                "reroll die=3 face=projectile",
                "pass",
            }
            assert ANIMAL in at.g.creatures
            at.rolls("M")
            at.does("abe", "reroll die=1 face=projectile")
            at.told(Rerolled, before="projectile", after="melee")
            at.told(Rolled, hits=3)
            assert at.over  # one die, once
            assert ANIMAL not in at.g.creatures


def test_the_reroll_is_optional_the_new_face_stands_and_one_symbol_may_become_two() -> None:
    at = facing(["double-time"], specialists={"henry": "2D"})
    at.attacks("abe", ANIMAL, "melee", "M", "M")
    at.rolls("P")
    at.does("abe", "reroll die=2 face=melee")
    at.told(Rolled, hits=2)
    at = facing(["double-time"], specialists={"henry": "2D"})
    at.attacks("abe", ANIMAL, "melee", "MM", "MM")
    assert at.over  # nothing could be better
    at = facing(["double-time"], specialists={"henry": "2D"})
    at.attacks("abe", ANIMAL, "melee", "P", "M")
    at.does("abe", "pass")
    at.told(Rolled, hits=2)


def test_without_dice_there_is_nothing_to_reroll_and_creatures_never_reroll() -> None:
    at = facing([], specialists={"henry": "2D"})
    at.deals("abe", "melee", ANIMAL, 1)
    assert at.over
    at = facing(["bayonet"], specialists={"henry": "2D"})
    at.acts(ANIMAL, "blank", "P", "P")
    at.passes()
    assert at.over


def test_henry_helps_explosive_attacks_and_attacks_of_reactions() -> None:
    for type in TYPES:
        at = facing([], at="2B", specialists={"henry": "2B"})
        at.strikes(Blow("abe", type, 2, ANIMAL), *(["M", "P"] if type == "explosive" else ["E", "E"]))
        assert at.ask.prompt == "reroll"
