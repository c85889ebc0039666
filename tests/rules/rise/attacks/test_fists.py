"""Attacks of Characters: Fists, helpers, reactions, and what is no Weapon."""

from __future__ import annotations

import pytest

from bot.engine.decks import Deck
from bot.games.rise.events.attacks import HitsCounted, Reacted
from bot.games.rise.events.enemies import EnemyAttacked
from bot.games.rise.state import Ally, Character, Enemy
from tests.support.rise.field import field, lay, plays
from tests.support.rise.shots import LANE, MAP, RIFLE, SHOTGUN, guardian, keep, shot

# Fists and helpers


@pytest.mark.rule("RISE-FIST-01", "RISE-FIST-04", "RISE-RULING-27", "RISE-DICE-04")
def test_each_fist_may_buy_the_same_ability_before_hits_are_counted() -> None:
    p = lay(MAP, {"kyle": Character("red", "B2", ["assault-rifle.1"], ranks=0)}, {"t-800.1": "E2"})
    plays(p, "kyle", 2)
    p.rolls("H", "F", "F")
    p.does("kyle", f"assign die=2 space={RIFLE}")
    p.does("kyle", "fist ability=follow-through")
    p.does("kyle", "fist ability=follow-through")

    p.told(HitsCounted, hits=3)
    assert p.g.enemies == []


@pytest.mark.rule("RISE-RULING-27")
def test_fists_need_not_be_used() -> None:
    p = lay(MAP, {"kyle": Character("red", "B2", ["assault-rifle.1"], ranks=0)}, {"t-800.1": "E2"})
    plays(p, "kyle", 2)
    p.rolls("H", "F", "F")
    p.does("kyle", f"assign die=2 space={RIFLE}")
    p.does("kyle", "pass")

    p.told(HitsCounted, hits=1)


@pytest.mark.rule("RISE-SKULL-04", "RISE-SKULL-01")
def test_a_fist_silences_before_the_skull_is_answered() -> None:
    p = lay(MAP, {"john": Character("red", "B2", ["assault-rifle.1"], ranks=0)}, {"t-800.1": "E2"})
    plays(p, "john", 2)
    p.rolls("H", "F", "S")
    p.does("john", f"assign die=2 space={RIFLE}")
    p.does("john", "fist ability=keep-their-heads-down")

    p.silent(Reacted)


@pytest.mark.rule("RISE-SKULL-02", "RISE-RULING-29")
def test_a_defending_reaction_comes_before_the_hits_and_once_only() -> None:
    p = shot("S", "S", "H", "H", enemies={"hk-8.1": "E1"}, ranks=0)

    assert len([event for event in p.events if isinstance(event, Reacted)]) == 1
    p.told(HitsCounted, target="hk-8.1", hits=1, defense=2)
    assert p.g.enemies


@pytest.mark.rule("RISE-RULING-29")
def test_return_fire_comes_after_the_hits_and_only_from_who_is_still_there() -> None:
    p = lay(LANE, {"guardian": guardian("B1", ranks=0)}, {"t-72.1": "E1"})
    plays(p, "guardian", 2)
    p.rolls("S", "H", "H", "H", "S", "S")
    p.does("guardian", f"assign die=2 space={SHOTGUN}")

    kinds = [type(event) for event in p.events]
    assert kinds.index(HitsCounted) < kinds.index(Reacted) < kinds.index(EnemyAttacked)
    assert p.character("guardian").wounds == 2

    p = shot("S", "HH", "HH", "H", enemies={"t-72.1": "E1"}, ranks=0)
    p.silent(EnemyAttacked)


@pytest.mark.rule("RISE-RULING-29")
def test_burning_fuel_reaches_every_friend_beside_the_boss() -> None:
    boss = Enemy("burner", "t-800-flamethrower", "", "C1")
    p = lay(LANE, {"guardian": guardian("B1", ranks=0), "kyle": "D1", "alex": "E1"}, [boss])
    plays(p, "guardian", 2)
    p.rolls("S", "H", "H", "H")
    p.does("guardian", f"assign die=2 space={SHOTGUN}")

    assert {seat: who.wounds for seat, who in p.g.characters.items()} == {"guardian": 1, "kyle": 1, "alex": 0}


@pytest.mark.rule("RISE-RULING-23", "RISE-ATTACK-05")
def test_a_leader_in_the_zone_may_roll_one_die_of_a_teammate_again() -> None:
    p = lay(MAP, {"guardian": guardian(ranks=0), "john": "A4"}, {"t-800.3": "E2"})
    plays(p, "guardian", 2)
    p.rolls("H", "H", "S", "-")
    p.does("guardian", f"assign die=2 space={SHOTGUN}")

    assert p.ask.seats == ("john",)
    p.rolls("H")
    p.does("john", "reroll ability=eyes-of-a-leader")
    p.does("john", "die die=skull copy=2")
    assert p.g.enemies == []


@pytest.mark.rule("RISE-RULING-23")
def test_a_leader_elsewhere_does_not_help() -> None:
    parted = field("a a a b b b", "a a a b b b")
    p = lay(parted, {"guardian": guardian("A1", ranks=0), "john": "F1"}, {"t-800.3": "C1"})
    plays(p, "guardian", 2)
    p.rolls("H", "H", "S", "-")
    p.does("guardian", f"assign die=2 space={SHOTGUN}")

    p.told(HitsCounted, hits=2)


# What is no Weapon, and Allies


@pytest.mark.rule("RISE-RULING-93")
def test_an_attack_space_of_a_board_is_an_attack_but_no_weapon() -> None:
    me = guardian(munitions=["high-explosive-rounds.1"])
    p = lay(MAP, {"guardian": me}, {"t-800.3": "C2"}, equipment=Deck())
    plays(p, "guardian", 2)
    p.rolls("H", "-", "-")
    p.does("guardian", "assign die=2 space=guardian.attack")
    assert "reroll ability=rank" in p.keys
    keep(p)

    p.told(HitsCounted, hits=2)


@pytest.mark.rule("RISE-RULING-47", "RISE-RULING-24", "RISE-ALLY-04")
def test_an_ally_attacks_without_bonus_or_fist_but_with_its_commanders_rank() -> None:
    me = Character("red", "B2", ["assault-rifle.1"], munitions=["high-explosive-rounds.1"], classes=["marksman"])
    p = lay(MAP, {"john": me}, {"t-800.1": "H3"}, allies=[Ally("gunner", "resistance-gunner", "C3")])
    plays(p, "john", 6)
    p.rolls("H", "HF", "S")
    p.does("john", "assign die=6 space=gunner/command")
    p.does("john", "stay")
    p.does("john", "attack target=gunner")
    assert p.keys == {"reroll ability=rank", "keep"}
    p.does("john", "keep")

    p.told(HitsCounted, hits=2, defense=3)
    p.told(Reacted)


@pytest.mark.rule("RISE-RANK-02", "RISE-RULING-24")
def test_rank_is_not_offered_once_reactions_have_begun() -> None:
    p = shot("H", "H", "S", "S")
    p.does("guardian", "keep")

    p.told(Reacted)
    assert p.ask.prompt == "player"


@pytest.mark.rule("RISE-ATTACK-11")
def test_a_weapon_with_a_special_space_cannot_be_copied() -> None:
    me = Character("red", "B2", ["flamethrower.1", "grenade-launcher.1"])
    p = lay(MAP, {"kyle": me}, {"t-800.1": "E2"})
    plays(p, "kyle", 3)

    p.refuses("kyle", "assign die=3 space=kyle.copy", "rise-refuse-no-target", "RISE-RULING-06")
