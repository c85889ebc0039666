"""Where reaction windows open and close: knock-outs of every kind, targets that move, standing orders."""

from __future__ import annotations

import pytest

from bot.games.fireteam.events.heroes import Intercepted, KnockedOut
from bot.games.fireteam.rules.harm import harm
from bot.games.fireteam.rules.threat import activation, spawning
from bot.games.fireteam.state import Creature, Found
from tests.support.fireteam.field import Position, lay

ANIMAL, DOUBLE, BROOD = (
    "corrupted-animal.1", "double.1", "brood-carrier.1"
)  # fmt: skip


@pytest.mark.rule("RUL-25", "RUL-56", "FTZ-REACT-01", "FTZ-REACT-06")
def test_an_enforced_discard_that_would_knock_out_can_be_answered() -> None:
    at = lay({"abe": "2D", "don": "2D"}, hands={"abe": ["rally", "bayonet"]}, start="don")
    at.hero("abe").orders["discards"] = "cheapest"
    at.searches("don", "blood-trail", "ration-tins")
    assert (at.ask.prompt, at.ask.seats) == ("react-ko", ("abe",))
    at.does("abe", "react card=rally")
    assert not at.hero("don").ko
    at = lay({"abe": "2D", "don": "2D"}, hands={"abe": ["rally", "bayonet"]}, start="don")
    at.run(harm.enforce(at.g, "don", 1))
    at.does("abe", "pass")
    at.told(KnockedOut, seat="don")


@pytest.mark.rule("RUL-59", "FTZ-REACT-06")
@pytest.mark.parametrize(("seat", "card"), [("abe", "medic-call"), ("shad", "gut-fighter")])
def test_undefendable_damage_can_be_endured_but_not_lowered(seat: str, card: str) -> None:
    at = lay({seat: "2D", "don": "2D"}, hands={seat: [card], "don": ["field-dressing"]})
    hurt = seat if card == "gut-fighter" else "don"
    at.suffers(hurt, 3, undefendable=True)
    assert (at.ask.prompt, at.ask.seats, at.keys) == ("react-ko", (seat,), {f"react card={card}", "pass"})
    at.does(seat, f"react card={card}")
    assert at.over
    assert (at.hero(hurt).ko, at.hand(hurt)) == (False, [])
    at = lay({"abe": "2D", "don": "2D"}, hands={"abe": ["rally"]})
    at.suffers("don", 1, undefendable=True)
    assert at.hero("don").ko  # nobody was asked


def no_cover(at: Position) -> None:
    """Nobody steps in for anybody."""
    for hero in at.g.heroes.values():
        hero.orders |= {f"cover-{seat}": "never" for seat in at.g.seats}


@pytest.mark.rule("FTZ-REACT-04", "FTZ-REACT-05", "RUL-10")
def test_nobody_takes_a_blow_for_somebody_who_has_stepped_out_of_reach() -> None:
    at = lay({"abe": "2D", "frank": "2D", "shad": "2B"}, {ANIMAL: "2D"}, start="frank", hands={
        "abe": ["double-time"], "frank": ["long-shot"] * 3, "shad": ["body-block"]})  # fmt: skip
    no_cover(at)
    at.g.start = "frank"
    at.acts(ANIMAL, "blank")
    assert at.ask.seats == ("abe",)
    at.does("abe", "react card=double-time")
    at.does("frank", "move to=3E")
    assert (at.ask.seats, at.ask.args["hero"]) == (("shad",), "abe")  # it chose again, and that is another matter


@pytest.mark.rule("RUL-39", "FTZ-REACT-02")
def test_a_window_closes_when_the_attacker_has_lost_its_target() -> None:
    at = lay({"abe": "2D", "frank": "2D", "don": "2D"}, {ANIMAL: "2D"}, start="frank", hands={
        "frank": ["rifle-butt", "short-shot"], "abe": ["bayonet"], "don": ["smoke-pot"]})  # fmt: skip
    no_cover(at)
    at.acts(ANIMAL, "blank")
    at.does("frank", "pass")
    at.does("don", "pass")
    at.rolls("MM", "MM", "P")
    at.does("abe", "react card=bayonet")
    assert ANIMAL not in at.g.creatures
    at = lay({"abe": "2D", "frank": "2D", "don": "2D"}, {ANIMAL: "2D"}, start="abe", hands={
        "frank": ["rifle-butt", "short-shot"], "abe": ["bayonet"], "don": ["smoke-pot"]})  # fmt: skip
    no_cover(at)
    at.acts(ANIMAL, "blank")
    at.rolls("MM", "MM", "P")
    at.does("abe", "react card=bayonet")
    assert at.over  # the animal is dead, so Frank and Don are not asked to weaken it


@pytest.mark.rule("RUL-39", "FTZ-REACT-02")
@pytest.mark.parametrize("hands", ["off", "on"])
def test_nobody_weakens_an_attack_on_somebody_who_is_out_of_its_range(hands: str) -> None:
    at = lay({"abe": "2D", "don": "2B"}, {ANIMAL: "2D"}, start="abe", options={"hidden-hands": hands}, hands={
        "abe": ["double-time", "rally"], "don": ["smoke-pot"]})  # fmt: skip
    at.acts(ANIMAL, "blank")
    if hands == "on":
        at.all_do(abe="react card=double-time", don="react card=smoke-pot")
    else:
        at.does("abe", "react card=double-time")
    at.does("abe", "move to=2B")
    assert at.over  # nobody else is in its location, so there is nothing left to weaken
    assert at.hand("don") == ["smoke-pot"]


@pytest.mark.rule("FTZ-REACT-04")
def test_a_sidestep_within_range_keeps_the_window_open_where_the_target_is_now() -> None:
    heroes = {"abe": "4B", "frank": "4D", "don": "8A"}
    hands = {"abe": ["double-time"], "frank": ["short-shot"] * 9, "don": ["smoke-pot"]}
    for to, asked in (("4A", False), ("4F", True)):  # three and one away from Don
        at = lay(heroes, {DOUBLE: "4D"}, mission="empty-village", start="abe", hands=hands)
        at.hero("frank").orders["discards"] = "cheapest"
        at.acts(DOUBLE, "blank")
        at.does("abe", "react card=double-time")
        at.does("frank", f"move to={to}")
        assert (not at.over) == asked
        if asked:
            assert (at.ask.prompt, at.ask.seats) == ("react-targeted", ("don",))
            assert at.ask.args["strength"] == at.creature(DOUBLE).card.strength - 1  # there is cover at the Yew Hedge


@pytest.mark.rule("FTZ-INTERCEPT-03", "RUL-56")
def test_nobody_helps_aside_who_is_no_longer_the_target() -> None:
    at = lay({"shad": "2B", "frank": "2D", "abe": "2D"}, {ANIMAL: "2D"}, start="shad", hands={
        "shad": ["body-block"], "frank": ["short-shot"], "abe": ["double-time"]})  # fmt: skip
    no_cover(at)
    at.acts(ANIMAL, "blank")
    at.does("shad", "pass")
    assert (at.ask.seats, at.ask.args["hero"]) == (("abe",), "frank")
    at.acts(ANIMAL, "blank", "P", "P")
    at.does("shad", "react card=body-block")
    assert (at.at("shad"), at.over) == ("2D", True)  # Frank is safe already


@pytest.mark.rule("FTZ-REACT-01")
def test_nobody_pins_a_creature_that_is_dead() -> None:
    at = lay({"don": "2D", "frank": "2C"}, {ANIMAL: "2A"}, start="don", hands={
        "don": ["molotov"], "frank": ["pinning-shot"]})  # fmt: skip
    at.acts(ANIMAL)
    assert at.ask.seats == ("don",)
    at.rolls("EE", "EE")
    at.does("don", "react card=molotov")
    assert ANIMAL not in at.g.creatures
    assert at.asked is None


@pytest.mark.rule("FTZ-INTERCEPT-04")
def test_nobody_takes_a_blast_for_an_ally() -> None:
    at = lay({"shad": "5B", "don": "5A"}, {BROOD: "5A"}, mission="burning-fields", start="don",
             hands={"shad": ["body-block"] * 2, "don": ["wrench"] * 4})  # fmt: skip
    at.hero("don").orders = {"reactions": "never", "discards": "cheapest"}
    at.acts(BROOD, "blank", "P", "P")
    assert at.over
    assert (at.at("shad"), at.hand("shad")) == ("5B", ["body-block"] * 2)
    at = lay({"shad": "2B", "don": "2D"}, {ANIMAL: "2D"}, start="don", hands={"shad": ["body-block"]})
    at.acts(ANIMAL, "blank")
    assert (at.ask.prompt, at.keys) == ("react-targeted", {"react card=body-block", "pass"})


@pytest.mark.rule("RUL-69")
def test_little_damage_is_not_little_for_somebody_whom_it_would_knock_out() -> None:
    at = lay({"abe": "2D", "don": "2D"}, coin="tails", hands={"abe": ["hold-the-line"]})
    at.hero("abe").orders["small-hits"] = "2"
    at.suffers("don", 1, attack=True)
    assert (at.ask.prompt, at.ask.seats) == ("react-hit", ("abe",))
    at.hero("don").hand = ["shotgun"]
    at.suffers("don", 1, attack=True)
    assert at.over


@pytest.mark.rule("RUL-69")
def test_whoever_always_takes_the_hit_is_asked_with_an_empty_hand() -> None:
    at = lay({"abe": "2D", "don": "2D"}, {ANIMAL: "2D"}, coin="tails", hands={"abe": ["rally"] * 3})
    at.hero("don").orders["cover-abe"] = "always"
    at.acts(ANIMAL, "blank")
    assert set(at.together) == {"don"}
    at.hero("don").hand = ["wrench"]
    at.rolls("blank", "P", "P")
    at.run(activation.activate(at.g, ANIMAL))
    at.told(Intercepted, seat="don")


@pytest.mark.rule("FTZ-BOSS-07", "RUL-46")
def test_a_boss_that_comes_while_creatures_enter_stops_the_rest() -> None:
    at = lay({"abe": "5F", "don": "5F"}, mission="the-hive", phase="threat", step="enter")
    at.g.specialists = dict.fromkeys(at.g.specialists, "5F")
    soldiers = [id for id in at.g.pool if id.startswith("infested-soldier")][:3]
    at.g.pool = list(soldiers)
    at.hero("don").hand = ["stick-grenade"]
    keeper = next(id for id in at.g.reserve if id.startswith("brood"))
    at.g.recon.cards.remove("royal-jelly")
    at.g.reserve.remove(keeper)
    entry = next(place for place in at.g.entries if at.g.field.near("5F", place, 1))
    at.g.creatures[keeper] = Creature("brood-carrier", entry, "reserve", "royal-jelly")
    at.g.found["royal-jelly"] = Found()
    at.g.objectives["bait-the-hive"] = at.g.need("bait-the-hive") - 1
    at.rolls(at.g.entries[entry])
    at.run(spawning.step(at.g))
    at.rolls("EE", "EE", "EE")
    at.does("don", "react card=stick-grenade")
    at.passes()
    assert at.g.boss
    assert len(at.g.pool) == 3  # the one that died is back, and the two others wait
