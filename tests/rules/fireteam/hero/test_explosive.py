"""Explosions, attacks on heroes and things, and the order in which damage is dealt."""

from __future__ import annotations

import pytest

from bot.games.fireteam.events.foes import Killed, Survived
from bot.games.fireteam.events.heroes import Hurt, KnockedOut
from bot.games.fireteam.state import Found
from tests.support.fireteam.field import Blow, Position, lay

ANIMAL, HUMAN = "corrupted-animal.1", "corrupted-human.1"


def crowd(**more: object) -> Position:
    """Abe next door, and in 2D: Frank, Shad on the ground, both specialists, an animal and a human."""
    return lay(
        {"abe": "2B", "frank": "2D", "shad": "2D", "don": "4F"},
        {ANIMAL: "2D", HUMAN: "2D"},
        hands={"frank": ["rifle-butt"] * 2, "shad": ["war-cry"]},
        specialists={"patty": "2D", "henry": "2D"},
        down=["shad"],
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("FTZ-EXPLOSIVE-01", "FTZ-KO-06", "RUL-43")
def test_an_explosion_hurts_every_creature_and_active_hero_there_and_spares_the_rest() -> None:
    at = crowd()
    at.deals("abe", "explosive", ANIMAL, 2)
    assert at.hand("frank") == []
    assert not at.hero("frank").ko
    assert at.hand("shad") == ["war-cry"]
    at.told(Killed, creature=ANIMAL)
    at.told(Survived, creature=HUMAN)
    assert [event.seat for event in at.events if isinstance(event, Hurt)] == ["frank"]
    assert at.g.specialists == {"patty": "2D", "henry": "2D"}


@pytest.mark.rule("FTZ-EXPLOSIVE-02", "RUL-42", "FTZ-SPECIAL-03")
def test_the_attacker_suffers_too_without_the_cards_that_were_played() -> None:
    at = lay({"abe": "2D", "don": "4F"}, {ANIMAL: "2D"}, hands={"abe": ["grenade-toss", "bayonet"]})
    at.attacks("abe", ANIMAL, "explosive", "E", "M", "M")
    assert at.hero("abe").ko  # two hits, one card left in hand
    assert at.g.coin == "tails"
    assert sorted(at.hero("abe").deck.discard) == ["bayonet", "grenade-toss"]


def test_don_shelters_from_his_own_explosives_only() -> None:
    at = lay({"abe": "2D", "don": "2D"}, {HUMAN: "2D"}, hands={"don": ["shotgun"] * 3, "abe": ["bayonet"] * 3})
    at.deals("don", "explosive", HUMAN, 2)
    assert (len(at.hand("don")), len(at.hand("abe"))) == (3, 1)
    at.deals("abe", "explosive", HUMAN, 1)
    assert (len(at.hand("don")), len(at.hand("abe"))) == (2, 0)


@pytest.mark.rule("FTZ-EXPLOSIVE-03", "RUL-41")
def test_one_roll_for_all_and_each_creature_subtracts_its_own_resistance() -> None:
    for damage, dead in ((1, set()), (2, {ANIMAL}), (3, {ANIMAL}), (4, {ANIMAL, HUMAN})):
        at = crowd()
        at.hero("frank").hand = ["rifle-butt"] * 5
        at.deals("abe", "explosive", HUMAN, damage)
        assert {ANIMAL, HUMAN} - set(at.g.creatures) == dead
        assert at.rolled == [0]
        assert len(at.hand("frank")) == 5 - damage


@pytest.mark.rule("FTZ-EXPLOSIVE-04", "FTZ-EXPLOSIVE-05", "EX-21")
def test_a_creatures_explosion_hurts_every_active_hero_there_and_no_creature() -> None:
    at = lay(
        {"abe": "2D", "frank": "2D", "shad": "2D", "don": "5F"},
        {"brood-carrier.1": "2D", "infested-soldier.1": "2D"},
        mission="burning-fields",
        hands={"abe": ["rally"] * 2, "frank": ["rifle-butt"] * 2, "shad": ["war-cry"]},
        down=["shad"],
    )
    at.acts("brood-carrier.1", "blank", "E", "M")
    at.passes()
    assert [len(at.hand(seat)) for seat in ("abe", "frank", "shad")] == [1, 1, 1]
    assert set(at.g.creatures) == {"brood-carrier.1", "infested-soldier.1"}
    at.silent(Survived)


@pytest.mark.rule("FTZ-SPECIAL-02")
def test_an_ordered_attack_follows_the_ordinary_procedure() -> None:
    at = lay(
        {"abe": "2C", "frank": "2D", "don": "4F"},
        hands={"frank": ["rifle-butt"] * 5},
        specialists={"henry": "2C"},
    )
    at.rolls("M", "M", "P", "P")
    at.searches("abe", "not-your-hands")
    assert at.rolled == [4]  # three dice and the height of 2C
    assert at.ask.prompt == "reroll"  # Henry is with the attacker
    at.does("abe", "pass")
    at.passes()
    assert len(at.hand("frank")) == 3


@pytest.mark.rule("RUL-27")
def test_two_knock_outs_of_one_attack_lose_the_game_in_turn_order() -> None:
    at = lay({"abe": "2B", "frank": "2D", "shad": "2D"}, {ANIMAL: "2D"}, start="shad")
    at.deals("abe", "explosive", ANIMAL, 1)
    assert [event.seat for event in at.events if isinstance(event, KnockedOut)] == ["shad", "frank"]
    assert at.g.outcome and at.g.outcome.winners == ()


@pytest.mark.rule("RUL-28")
def test_within_one_attack_defeat_comes_before_objectives_and_the_coin() -> None:
    at = lay(
        {"abe": "2D", "don": "4F"},
        {HUMAN: "2D"},
        reserve=[HUMAN],
        coin="tails",
        objectives={"repair-the-ferry": 1, "specimen-samples": 3},
        complete=["specimen-samples"],
    )
    at.creature(HUMAN).guards = "engine-propeller"
    at.g.found["engine-propeller"] = Found()
    at.deals("abe", "explosive", HUMAN, 9)
    assert at.g.reserve == [HUMAN]
    assert at.g.outcome and at.g.outcome.winners == ()
    assert at.g.coin == "tails"
    assert "repair-the-ferry" not in at.g.complete


@pytest.mark.rule("RUL-40", "FTZ-INTERCEPT-04")
def test_nobody_steps_in_for_an_ally_in_a_heros_explosion() -> None:
    for type in ("explosive", "melee"):
        at = lay({"abe": "2D", "don": "2D", "frank": "2D"}, hands={"don": ["wrench"] * 3, "frank": ["spotter"] * 3})
        at.hero("don").orders = at.hero("frank").orders = {"discards": "cheapest", "reactions": "never"}
        at.strikes(Blow("abe", type, 0, "don"))
        assert at.over == (type == "explosive")
