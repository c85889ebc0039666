"""Interception, damage to heroes, knock-outs, the lucky coin and unprotected specialists."""

from __future__ import annotations

import pytest

from bot.engine.asks import plainest
from bot.games.fireteam.box.content import TRACK
from bot.games.fireteam.events.foes import CreatureAttacked, ThreatRevealed
from bot.games.fireteam.events.heroes import CoinFlipped, Hurt, Intercepted, KnockedOut, Moved, Unprotected
from bot.games.fireteam.rules import objectives
from bot.games.fireteam.rules.harm import harm, intercepting
from bot.games.fireteam.rules.hero import hands
from bot.games.fireteam.rules.threat import activation
from tests.support.fireteam.field import Blow, Position, lay

ANIMAL = "corrupted-animal.1"
BALLAST = {"abe": ["bayonet"] * 3, "don": ["shotgun"] * 3, "frank": ["long-shot"] * 3, "shad": ["knife-work"] * 3}


def attacked(**more: object) -> Position:
    """An animal attacks Abe in 2D; Don is there too, Frank next door, Shad on the ground with them."""
    at = lay(
        {"abe": "2D", "don": "2D", "frank": "2B", "shad": "2D"},
        {ANIMAL: "2D"},
        hands=BALLAST,
        down=["shad"],
        **more,  # type: ignore[arg-type]
    )
    for hero in at.g.heroes.values():
        hero.orders["reactions"] = "never"
    return at


@pytest.mark.rule("FTZ-INTERCEPT-01", "FTZ-INTERCEPT-02", "FTZ-INTERCEPT-03", "FTZ-INTERCEPT-05", "EX-20")
def test_an_active_hero_in_the_location_may_take_the_blow_before_the_dice_fall() -> None:
    at = attacked()
    at.rolls("blank")
    at.run(activation.activate(at.g, ANIMAL))
    assert set(at.together) == {"don"}  # Frank is elsewhere, Shad is down
    assert at.rolled == [1]
    at.rolls("M", "M")
    at.all_do(don="intercept")
    at.told(Intercepted, seat="don", ally="abe")
    at.told(CreatureAttacked, seat="don", hits=2)
    assert (len(at.hand("abe")), len(at.hand("don"))) == (3, 1)


@pytest.mark.rule("FTZ-INTERCEPT-04")
def test_nobody_can_take_an_explosion() -> None:
    at = lay({"abe": "2D", "don": "2D"}, {"brood-carrier.1": "2D"}, mission="burning-fields", hands=BALLAST)
    at.hero("abe").orders["reactions"] = "never"
    at.acts("brood-carrier.1", "blank", "E", "M")
    assert at.over
    assert (len(at.hand("abe")), len(at.hand("don"))) == (2, 2)


@pytest.mark.rule("RUL-40")
def test_interception_is_once_an_attack_also_on_an_allys_and_settled_by_the_start_player() -> None:
    at = lay({"abe": "2D", "don": "2D", "frank": "2D", "shad": "4F"}, {ANIMAL: "2D"}, hands=BALLAST, start="frank")
    at.run(intercepting.intercept(at.g, "abe", ANIMAL))
    at.all_do(don="intercept", frank="intercept")
    assert (at.ask.seats, at.keys) == (("frank",), {"volunteer seat=don", "volunteer seat=frank"})
    at.does("frank", "volunteer seat=don")
    at.told(Intercepted, seat="don")

    at = lay({"abe": "2D", "don": "2D", "frank": "2D"}, hands=BALLAST)
    at.rolls("P", "P", "P")
    at.searches("frank", "not-your-hands")
    assert set(at.together) == {"don"}  # not Frank, who attacks
    at.all_do(don="intercept")
    assert (len(at.hand("abe")), len(at.hand("don"))) == (3, 0)

    at = lay({"abe": "2D", "don": "2D", "frank": "4F"})  # without a card in anybody's hand
    at.g.ambushed = True
    at.run(intercepting.intercept(at.g, "abe", ANIMAL))
    assert set(at.together) == {"don"}


@pytest.mark.rule("RUL-40")
def test_after_one_interception_nobody_else_steps_in() -> None:
    at = lay(
        {"abe": "2D", "don": "2D", "frank": "2D"},
        {ANIMAL: "2D"},
        hands={"don": ["sapper-kit"], "abe": ["bayonet"] * 3},
    )
    at.hero("abe").orders["reactions"] = "never"
    at.rolls("blank")
    at.run(activation.activate(at.g, ANIMAL))
    at.all_do(don="intercept", frank="pass")
    at.does("don", "react card=sapper-kit")
    at.rolls("M", "P")
    at.does("don", "move to=2B")
    at.told(CreatureAttacked, seat="abe")  # chosen again, and nobody was asked


def test_an_attacker_that_is_killed_while_a_guardian_steps_in_attacks_nobody() -> None:
    at = lay(
        {"maxine": "2B", "don": "2D", "frank": "2B"},
        {ANIMAL: "2D"},
        hands={"maxine": ["sidearm"], "don": ["shotgun"] * 3, "frank": ["long-shot"]},
    )
    at.acts(ANIMAL, "blank")
    at.all_do(maxine="intercept")
    at.rolls("PP", "PP")
    at.does("frank", "react card=long-shot")
    assert ANIMAL not in at.g.creatures
    at.silent(CreatureAttacked)
    assert at.asked is None


@pytest.mark.rule("FTZ-INTERCEPT-05", "FTZ-KO-04")
def test_a_guardian_who_goes_down_on_the_way_takes_nothing_for_anybody() -> None:
    at = lay({"maxine": "3A", "don": "3C"}, {"infested-soldier.1": "3C"}, mission="burning-fields", edition="1", hands={
        "don": ["shotgun"] * 3})  # fmt: skip
    at.run(intercepting.intercept(at.g, "don", "infested-soldier.1"))
    at.all_do(maxine="intercept")
    at.told(KnockedOut, seat="maxine", at="3C")  # the Logging Road is on fire
    at.silent(Intercepted)


def test_a_guardian_steps_in_from_next_door() -> None:
    for seat, focus in (("maxine", {}), ("abe", {"abe": ["shield-brother"]})):
        at = lay({seat: "2B", "don": "2D"}, hands={"don": ["shotgun"]}, focus=focus)
        assert intercepting.able(at.g, "don") == [seat]
        at.run(intercepting.intercept(at.g, "don", ANIMAL))
        at.all_do(**{seat: "intercept"})
        assert at.at(seat) == "2D"
        at.hero(seat).at = "4B"
        assert intercepting.able(at.g, "don") == []  # two away is too far
    at = lay({"abe": "2B", "don": "2D"})
    assert intercepting.able(at.g, "don") == []
    at = lay({"maxine": "4B", "don": "2D"}, focus={"maxine": ["shield-brother"]})
    at.run(intercepting.intercept(at.g, "don", ANIMAL))
    at.all_do(maxine="intercept")
    assert at.at("maxine") == "2D"  # Maxine with Shield Brother comes from two away, step by step
    assert [event.to for event in at.events if isinstance(event, Moved)] == ["2E", "2D"]
    at.hero("maxine").at = "4D"
    assert intercepting.able(at.g, "don") == []


@pytest.mark.rule("EX-16", "FTZ-KO-01", "FTZ-KO-02", "RUL-24")
@pytest.mark.parametrize("cards", range(8))
def test_more_damage_than_cards_is_a_knock_out_and_just_as_much_is_not(cards: int) -> None:
    for damage, down in ((cards, False), (cards + 1, True)):
        at = lay({"abe": "2D", "don": "4F"}, hands={"abe": ["bayonet"] * cards})
        at.suffers("abe", damage)
        assert at.over
        assert (at.hand("abe"), at.hero("abe").ko) == ([], down)
        assert len(at.hero("abe").deck.discard) == cards


@pytest.mark.rule("FTZ-KO-08", "RUL-25")
def test_any_enforced_discard_can_knock_out_and_a_hero_on_the_ground_is_exempt() -> None:
    at = lay({"abe": "2D", "don": "2D"}, {ANIMAL: "2D"}, hands={"abe": ["bayonet"]})
    at.run(harm.enforce(at.g, "abe", 2))
    assert at.hero("abe").ko
    at.hero("abe").hand = ["bayonet"]
    at.run(harm.enforce(at.g, "abe", 1))
    at.suffers("abe", 5)
    at.silent(Hurt)
    assert (at.hand("abe"), at.g.outcome) == (["bayonet"], None)  # not knocked out again
    at = lay({"abe": "2D", "don": "2D"}, hands={"abe": ["bayonet"] * 3})
    at.searches("abe", "rotten-floor")
    assert at.over  # Don is there, and cannot take what is no attack
    assert len(at.hand("abe")) == 1
    at = lay({"abe": "2B", "don": "2D"}, {ANIMAL: "2D"}, hands={"don": []})
    at.deals("abe", "explosive", ANIMAL, 1)
    assert at.hero("don").ko


@pytest.mark.rule("FTZ-KO-09", "RUL-26", "EX-10", "FTZ-SPECIALIST-05", "FTZ-COIN-01", "FTZ-SPECIALIST-06")
def test_a_knock_out_is_discards_then_the_coin_then_the_advance_for_each_specialist() -> None:
    at = lay(
        {"abe": "2D", "don": "4F"},
        hands={"abe": ["bayonet"]},
        specialists={"patty": "2D", "henry": "2D"},
        marker=TRACK.marked[0] - 1,
    )
    at.suffers("abe", 2)
    kinds = [type(event).__name__ for event in at.events]
    order = ["Hurt", "Discarded", "KnockedOut", "CoinFlipped", "Unprotected", "ThreatAdvanced", "ThreatRevealed"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order
    assert (at.g.coin, at.g.marker) == ("tails", TRACK.marked[0] + 1)
    assert [event.specialist for event in at.events if isinstance(event, Unprotected)] == ["patty", "henry"]
    assert len([event for event in at.events if isinstance(event, ThreatRevealed)]) == 1
    assert len(at.g.revealed) == 1


@pytest.mark.rule("FTZ-SPECIALIST-04", "RUL-29")
def test_the_marker_advances_only_for_specialists_left_without_an_active_hero() -> None:
    for places, other, spaces in (
        ({"patty": "2D"}, "4F", 1),
        ({"patty": "2D"}, "2D", 0),
        ({"patty": "2B", "henry": "4F"}, "4F", 0),
        ({"patty": "2D", "henry": "2D"}, "4F", 2),
    ):
        at = lay({"abe": "2D", "don": other}, specialists=places)
        at.suffers("abe", 1)
        assert at.hero("abe").ko
        assert at.g.marker == spaces
    at = lay({"abe": "2D", "don": "2D"}, specialists={"patty": "2D"}, down=["don"])
    at.suffers("abe", 1)
    assert at.g.marker == 1


@pytest.mark.rule("FTZ-SPECIALIST-01")
def test_specialists_belong_to_nobody_and_do_nothing() -> None:
    at = lay({"abe": "2D", "don": "2D"}, specialists={"patty": "2D", "henry": "2D"})
    assert set(at.g.seats) == {"abe", "don"} == set(at.g.heroes)
    at.turn("abe")
    assert not any("patty" in key or "henry" in key for key in at.keys)
    at.strikes(Blow("abe", "explosive", 8, "don"), *["EE"] * 8)
    assert at.g.specialists == {"patty": "2D", "henry": "2D"}


@pytest.mark.rule("FTZ-COIN-02")
def test_a_knock_out_with_tails_is_defeat_at_once() -> None:
    at = lay({"abe": "2D", "don": "4F"}, coin="tails", specialists={"patty": "2D"})
    at.suffers("abe", 1)
    assert at.g.outcome and (at.g.outcome.winners, at.g.outcome.reason) == ((), "knocked-out")
    at.told(KnockedOut)
    at.silent(Unprotected)
    assert at.g.marker == 0


@pytest.mark.rule("FTZ-COIN-03", "RUL-61", "EX-05")
def test_completing_some_objectives_turns_the_coin_to_heads_by_itself() -> None:
    at = lay({"abe": "2D", "don": "4F"}, coin="tails", objectives={"repair-the-ferry": 1, "specimen-samples": 0})
    at.searches("abe", "ferry-fuel")
    assert at.over
    assert (at.g.objectives["repair-the-ferry"], at.g.complete, at.g.coin) == (2, ["repair-the-ferry"], "heads")
    at.told(CoinFlipped, side="heads")
    at = lay(
        {"abe": "2D", "don": "4F"}, coin="tails", objectives={"repair-the-ferry": 0, "specimen-samples": 2}, edition="1"
    )
    at.run(objectives.place(at.g, "specimen-samples"))
    assert (at.g.complete, at.g.coin) == (["specimen-samples"], "tails")


@pytest.mark.rule("FTZ-COIN-04")
def test_an_event_may_turn_the_coin_to_heads() -> None:
    at = lay({"abe": "2D", "don": "4F"}, coin="tails")
    at.searches("abe", "letter-from-home")
    assert at.g.coin == "heads"


@pytest.mark.rule("FTZ-COIN-05", "EX-06")
def test_heads_stays_heads_and_nothing_is_saved_up() -> None:
    at = lay({"abe": "2D", "don": "4F"}, objectives={"repair-the-ferry": 1, "specimen-samples": 0})
    at.searches("abe", "ferry-fuel")
    at.silent(CoinFlipped)
    assert at.g.coin == "heads"
    at.suffers("abe", 1)
    assert at.g.coin == "tails"
    at.suffers("don", 1)
    assert at.g.outcome


@pytest.mark.rule("RUL-69")
def test_absent_players_get_safe_defaults() -> None:
    at = attacked()
    at.rolls("blank")
    at.run(activation.activate(at.g, ANIMAL))
    assert all(ask.default == ("pass",) and ask.within for ask in at.together.values())
    at = lay({"abe": "2D", "don": "4F"}, {ANIMAL: "2D"}, hands={"abe": ["covering-fire", "double-time", "rally"]})
    at.acts(ANIMAL, "blank")
    assert (at.ask.default, at.ask.within > 0) == (("pass",), True)
    at = lay({"abe": "2D", "don": "4F"}, hands={"abe": ["grenade-toss", "double-time", "field-orders"]})
    at.suffers("abe", 1)
    assert at.ask.prompt == "discard"
    assert plainest(at.ask).picks == ("pick card=field-orders copy=0",)
    assert hands.cheapest(["grenade-toss", "covering-fire", "double-time"], 1) == ["covering-fire"]
    at.turn("abe")
    assert at.ask.default == ("end",)
    at.hero("abe").ko = True
    at.turn("abe")
    assert at.ask.default == ("stand",)


@pytest.mark.rule("FTZ-REACT-06")
def test_whoever_endures_by_a_reaction_keeps_their_grit() -> None:
    at = lay({"shad": "2D", "don": "2B"}, hands={"shad": ["gut-fighter"]}, focus={"shad": ["grit"]})
    at.suffers("shad", 3)
    at.does("shad", "react card=gut-fighter")
    assert (at.hero("shad").ko, at.hero("shad").spent) == (False, [])
