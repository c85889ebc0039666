"""Vigil's player does what anybody would: it strikes where it pays, takes what is open, and lets hopeless fights be."""

from __future__ import annotations

from bot.engine.asks import weigh
from bot.games import game
from bot.games.salvation.player.humans import Humans
from tests.support.salvation.war import HUMANS, SKYNET, War


def advice(war: War, seat: str) -> tuple[str, ...]:
    """Ask Vigil what this seat should do, and see that it may."""
    ask = war.asked(seat)
    answer = game("salvation").player.advise(war.match.view(seat), ask)
    weigh(ask, answer)
    return answer.picks


def test_it_attacks_where_it_is_stronger() -> None:
    war = War(stage=2, units={"SEA": "t1 t1 t600 infantry", "HOU": "infantry"}, hands={SKYNET: "terminate"})
    assert advice(war, SKYNET) == ("play card=terminate",)


def test_it_exchanges_an_attack_that_would_be_folly() -> None:
    war = War(stage=2, units={"SEA": "t600 m1a2 m1a2 m1a2"}, hands={SKYNET: "terminate"})
    assert advice(war, SKYNET) == ("exchange card=terminate",)


def test_it_storms_a_shelter_that_nobody_holds() -> None:
    war = War(units={"POR": "t600", "HOU": "infantry"}, hands={SKYNET: "patrol"}, shelters=["SEA"], factories=["DEN"])
    war.plays(SKYNET, "patrol")
    war.does(SKYNET, advice(war, SKYNET)[0])
    assert advice(war, SKYNET) == ("go to=SEA",)


def test_it_does_not_send_one_machine_against_many() -> None:
    war = War(units={"POR": "hunter", "SEA": "m1a2 m1a2 m1a2 a10"}, hands={SKYNET: "air-sweep"}, factories=["DEN"])
    war.plays(SKYNET, "air-sweep")
    war.does(SKYNET, advice(war, SKYNET)[0])
    assert advice(war, SKYNET) != ("go to=SEA",)


def test_it_scores_a_mission_that_is_fulfilled() -> None:
    war = War(stage=4, units={"SEA": "infantry", "DAL": "infantry", "HOU": "infantry"}, hands={HUMANS: "three-flags"})
    war.passes(SKYNET)
    assert advice(war, HUMANS) == ("play card=three-flags",)


def test_it_looks_for_what_is_hidden_once_its_hand_is_full() -> None:
    hand = "recon column column open-fire open-fire volunteers foot-march"
    war = War(stage=3, units={"SEA": "infantry", "HOU": "t600"}, hands={HUMANS: hand})
    war.passes(SKYNET)
    assert advice(war, HUMANS) == ("play card=recon",)


def test_it_strikes_first_at_a_border_where_it_is_stronger() -> None:
    war = War(units={"POR": "t600", "SEA": "m1a2 infantry"}, hands={SKYNET: "patrol"})
    war.plays(SKYNET, "patrol")
    war.sends(SKYNET, ("t600.1", "SEA"))
    assert advice(war, HUMANS) == ("defend at=SEA",)


def test_it_searches_and_storms_by_itself() -> None:
    war = War(stage=4, units={"SEA": "t1 moto", "HOU": "infantry"}, shelters=["SEA"], rules=("storm-roll",))
    war.to_the_end()
    assert advice(war, SKYNET) == ("search unit=moto.1",)


def test_it_takes_what_it_found() -> None:
    war = War(stage=3, units={"SEA": "infantry"}, hands={HUMANS: "recon"}, lies={"SEA.1": "m1a2"})
    war.passes(SKYNET)
    war.plays(HUMANS, "recon")
    war.does(HUMANS, "scout unit=infantry.1")
    war.does(HUMANS, "open slot=SEA.1")
    assert advice(war, HUMANS) == ("place kind=m1a2 to=SEA",)


def test_it_keeps_a_tactics_card_that_will_help_when_it_holds_too_many() -> None:
    hand = "kill-protocol general-advance general-advance general-advance general-advance iron-column iron-column"
    war = War(stage=4, units={"SEA": "t600", "HOU": "infantry"}, hands={SKYNET: hand}, top={SKYNET: "general-advance"})
    war.to_the_end()
    (given_up,) = advice(war, SKYNET)
    assert given_up.startswith("discard card=general-advance")


def test_it_strikes_harder_when_it_has_something_to_strike_with() -> None:
    units = {"SEA": "t1 t600 infantry infantry", "HOU": "infantry"}
    war = War(stage=0, units=units, hands={SKYNET: "kill-protocol terminate patrol"})
    assert advice(war, SKYNET) == ("play card=kill-protocol",)
    war = War(stage=0, units=units, hands={SKYNET: "kill-protocol patrol"})
    assert advice(war, SKYNET) == ("pass",)


def test_it_stands_guard_where_humans_must_come_to_score() -> None:
    units = {"POR": "t600", "EOR": "infantry", "HOU": "infantry"}
    for objectives, goal in (({}, "go to=EOR"), ({"SEA": HUMANS}, "go to=SEA")):
        war = War(units=units, hands={SKYNET: "patrol terminate"}, rules=("city-missions",), objectives=objectives)
        war.plays(SKYNET, "patrol")
        war.does(SKYNET, advice(war, SKYNET)[0])
        assert (advice(war, SKYNET) == (goal,)) == bool(objectives), goal


def test_it_goes_to_the_city_where_a_point_is_to_be_had() -> None:
    units = {"SPO": "infantry", "HOU": "t600"}
    for objectives in ({}, {"SEA": HUMANS}):
        war = War(units=units, hands={HUMANS: "foot-march"}, rules=("city-missions",), hidden={}, objectives=objectives)
        war.passes(SKYNET)
        war.plays(HUMANS, "foot-march")
        war.does(HUMANS, advice(war, HUMANS)[0])
        assert (advice(war, HUMANS) == ("go to=SEA",)) == bool(objectives)


def test_it_brings_in_those_who_may_scout_where_only_they_may() -> None:
    hand = "salvage volunteers recon recon open-fire open-fire column"
    for rules, card in (((), "salvage action=place-1-a10"), (("light-scouts",), "volunteers")):
        war = War(stage=4, units={"SEA": "infantry", "HOU": "t600"}, hands={HUMANS: hand}, rules=rules)
        war.passes(SKYNET)
        assert advice(war, HUMANS) == (f"play card={card}",)


def test_it_lets_five_stand_together_only_where_it_is_needed() -> None:
    quiet = {"SEA": "infantry infantry infantry infantry", "DAL": "infantry", "POR": "t600 t600"}
    for units, goal in ((quiet, "DAL"), ({**quiet, "SEA": "infantry infantry infantry"}, "SEA")):
        war = War(
            stage=4, units=units, hands={HUMANS: "volunteers"}, rules=("five-stack",), shelters=["SEA"], hidden={}
        )
        war.passes(SKYNET)
        war.plays(HUMANS, "volunteers")
        assert advice(war, HUMANS) == (f"place kind=infantry to={goal}",)


def test_it_takes_up_a_tactic_rather_than_two_cards() -> None:
    hand = "tactic-development general-advance patrol sensor-sweep"
    for rules, answer in (((), "play"), (("no-tactics",), "exchange")):
        war = War(stage=2, units={"SEA": "t600", "HOU": "infantry"}, hands={SKYNET: hand}, rules=rules)
        assert advice(war, SKYNET) == (f"{answer} card=tactic-development",)


def test_it_plays_a_tactic_at_once_for_the_cards_that_it_brings() -> None:
    for hand, answer in (("jamming", "play card=jamming"), (f"jamming{' general-advance' * 8}", "pass")):
        war = War(stage=0, units={"SEA": "t600", "HOU": "infantry"}, hands={SKYNET: hand})
        assert advice(war, SKYNET) == (answer,)


def test_it_fears_less_for_an_empty_shelter_that_machines_must_search() -> None:
    def left_alone(*rules: str) -> float:
        war = War(units={"SEA": "t600", "HOU": "infantry"}, shelters=["SEA"], rules=rules)
        return Humans(war.match.view(HUMANS), HUMANS).left_alone("SEA")

    assert left_alone() < left_alone("storm-roll")
