"""What Vigil says of its choice: the reason is the one that tipped the scales, with its figure."""

from __future__ import annotations

from bot.engine.counsel import Counsel
from bot.games import game
from tests.support.salvation.war import HUMANS, SKYNET, War


def counsel(war: War, seat: str) -> Counsel:
    """Ask Vigil what this seat should do, and why."""
    return game("salvation").player.counsel(war.match.view(seat), war.asked(seat))


def test_an_attack_is_told_by_the_chance_to_clear_the_sector() -> None:
    war = War(stage=2, units={"SEA": "t1 t1 t600 infantry", "HOU": "infantry"}, hands={SKYNET: "terminate"})
    said = counsel(war, SKYNET)
    assert said.answer.picks == ("play card=terminate",)
    assert said.why[0].id == "salvation-why-battle"
    assert said.why[0].args["at"] == "SEA"
    assert int(str(said.why[0].args["chance"])) > 80 > int(str(said.why[0].args["wiped"]))
    assert said.second is not None


def test_folly_is_told_as_the_cost_of_the_next_best() -> None:
    war = War(stage=2, units={"SEA": "t600 m1a2 m1a2 m1a2"}, hands={SKYNET: "terminate"})
    said = counsel(war, SKYNET)
    assert said.answer.picks == ("exchange card=terminate",)
    assert said.why[0].id == "salvation-why-exchange"


def test_a_march_is_told_by_what_it_goes_for() -> None:
    war = War(units={"POR": "t600", "HOU": "infantry"}, hands={SKYNET: "patrol"}, shelters=["SEA"], factories=["DEN"])
    assert counsel(war, SKYNET).why[0].id == "salvation-why-storm"
    war.plays(SKYNET, "patrol")
    war.does(SKYNET, counsel(war, SKYNET).answer.picks[0])
    said = counsel(war, SKYNET)
    assert said.answer.picks == ("go to=SEA",)
    assert (said.why[0].id, said.why[0].args) == ("salvation-why-storm", {"at": "SEA", "kind": "t600"})


def test_a_border_is_told_by_both_strikes() -> None:
    war = War(units={"POR": "t600", "SEA": "m1a2 infantry"}, hands={SKYNET: "patrol"})
    war.plays(SKYNET, "patrol")
    war.sends(SKYNET, ("t600.1", "SEA"))
    said = counsel(war, HUMANS)
    assert said.why[0].id == "salvation-why-defend"
    assert int(str(said.why[0].args["chance"])) > int(str(said.why[0].args["wiped"]))
    assert [phrase.id for phrase in said.second_why] == ["salvation-why-let-in"]


def test_a_point_is_told_by_the_score() -> None:
    war = War(stage=4, units={"SEA": "infantry", "DAL": "infantry", "HOU": "infantry"}, hands={HUMANS: "three-flags"})
    war.passes(SKYNET)
    assert counsel(war, HUMANS).why[0].id == "salvation-why-mission"


def test_a_search_is_told_by_the_chance_that_the_card_gives() -> None:
    war = War(stage=3, units={"POR": "t600", "DEN": "t1", "HOU": "infantry"}, hands={SKYNET: "thermal-scan"})
    war.plays(SKYNET, "thermal-scan")
    said = counsel(war, SKYNET)
    assert (said.why[0].id, said.why[0].args["chance"]) == ("salvation-why-sees", 67)
