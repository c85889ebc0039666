"""The optional rules, each a switch of its own."""

from __future__ import annotations

import pytest

from bot.engine.game import Setup
from bot.games.salvation.box.content import TACTICS
from bot.games.salvation.events.board import Captured, ObjectiveDrawn, ObjectiveMet, Placed, Scored, Searched, Stormed
from bot.games.salvation.rules.board.units import limit
from bot.games.salvation.rules.setup import SWITCHES
from bot.games.salvation.state import Salvation
from tests.support.salvation.scouts import opened
from tests.support.salvation.war import HUMANS, SKYNET, War
from tests.support.table import Table

PEACE = {"SEA": "infantry", "HOU": "t600"}


@pytest.mark.rule("SAL-OPT-01")
@pytest.mark.parametrize("rule", [switch.id for switch in SWITCHES])
def test_each_optional_rule_is_a_switch_of_its_own(rule: str) -> None:
    for value in ("on", "off"):
        options = {switch.id: "off" for switch in SWITCHES} | {rule: value}
        table = Table("salvation", Setup((SKYNET, HUMANS), "war", options))
        assert table.state(Salvation).rules == ([rule] if value == "on" else [])
    everything = Table("salvation", Setup((SKYNET, HUMANS), "war", {switch.id: "on" for switch in SWITCHES}))
    assert everything.state(Salvation).rules == [switch.id for switch in SWITCHES]


# Against the Resistance


@pytest.mark.rule("SAL-OPT-02", "SAL-RUL-82")
def test_a_mission_token_becomes_a_city_to_reach() -> None:
    war = opened(HUMANS, "mission", rules=["city-missions"], cities=["LAX", "DEN"])
    war.told(ObjectiveDrawn, seat=HUMANS, at="DEN")
    war.silent(Scored)
    assert (war.g.objectives, war.g.cities, war.g.points[HUMANS]) == ({"DEN": HUMANS}, ["LAX"], 0)
    assert war.match.view(SKYNET).now.objectives == {"DEN": HUMANS}
    assert war.g.spent == ["mission"]


@pytest.mark.rule("SAL-OPT-02")
def test_without_the_rule_it_scores_at_once() -> None:
    war = opened(HUMANS, "mission", cities=["LAX", "DEN"])
    assert (war.g.objectives, war.g.points[HUMANS]) == ({}, 1)


@pytest.mark.rule("SAL-RUL-82")
def test_with_no_city_left_the_token_scores_at_once() -> None:
    war = opened(HUMANS, "mission", rules=["city-missions"], cities=[])
    assert (war.g.objectives, war.g.points[HUMANS]) == ({}, 1)


@pytest.mark.rule("SAL-OPT-03", "SAL-RUL-82")
@pytest.mark.parametrize(
    ("there", "met"), [("infantry t1", True), ("jeep", True), ("m1a2", False), ("a10", False), ("t600", False)]
)
def test_an_infantry_or_jeep_in_the_city_meets_the_objective(there: str, met: bool) -> None:
    units = {"DEN": there, "MON": "infantry", "HOU": "t600"}
    war = War(stage=4, rules=["city-missions"], units=units, objectives={"DEN": HUMANS, "LAX": HUMANS}, gone=[])
    war.passes(SKYNET)
    assert war.g.points[HUMANS] == 0
    war.passes(HUMANS)
    assert war.g.points[HUMANS] == met
    assert war.g.objectives == ({"LAX": HUMANS} if met else {"DEN": HUMANS, "LAX": HUMANS})
    assert war.g.gone == (["DEN"] if met else [])
    if met:
        war.told(ObjectiveMet, seat=HUMANS, at="DEN")


@pytest.mark.rule("SAL-RUL-82")
def test_an_objective_may_be_met_on_the_turn_it_was_drawn() -> None:
    units = {"MON": "infantry", "DEN": "jeep", "HOU": "t600"}
    war = opened(HUMANS, "mission", units, rules=["city-missions"], cities=["DEN"])
    war.to_the_end()
    assert war.g.points[HUMANS] == 1


def fallen_jeeps(rules: list[str]) -> War:
    """Let three jeeps fall in battle, and wait for the Resistance in stage 4 with a motor pool."""
    units = {"SEA": "t1 t1 jeep jeep jeep", "MON": "infantry"}
    war = War(stage=2, rules=rules, units=units, hands={SKYNET: "terminate", HUMANS: "motor-pool"})
    war.plays(SKYNET, "terminate")
    war.rolling(6, 6, 6, 1)
    war.does(SKYNET, "attack at=SEA")
    war.does(SKYNET, "wise")
    war.skips_to(4, HUMANS)
    return war


@pytest.mark.rule("SAL-OPT-04", "SAL-RUL-83")
def test_units_lost_in_battle_are_not_brought_back_by_cards() -> None:
    war = fallen_jeeps(["no-return"])
    assert war.g.graveyard == ["jeep.1", "jeep.2", "jeep.3"]
    assert war.bars(HUMANS, "play card=motor-pool action=place-1-jeep") == ("no-figure", "SAL-NEW-05")
    war.can(HUMANS, "play card=motor-pool action=place-1-infantry")
    war = fallen_jeeps([])
    assert war.g.graveyard == []
    war.can(HUMANS, "play card=motor-pool action=place-1-jeep")


@pytest.mark.rule("SAL-OPT-04", "SAL-RUL-83")
@pytest.mark.parametrize(("reserve", "first"), [(["m1a2.4"], "m1a2.4"), ([], "m1a2.2")])
def test_hidden_objects_use_the_reserve_first_and_then_the_lost(reserve: list[str], first: str) -> None:
    war = opened(HUMANS, "m1a2", rules=["no-return"], reserve=reserve, graveyard=["m1a2.2"])
    war.does(HUMANS, "place kind=m1a2 to=MON")
    war.told(Placed, unit=first)
    assert first in war.g.units
    assert first not in [*war.g.reserve, *war.g.graveyard]


@pytest.mark.rule("SAL-RUL-83")
def test_lost_machines_go_to_the_reserve_all_the_same() -> None:
    war = War(stage=2, rules=["no-return"], units={"SEA": "t600 infantry"}, hands={HUMANS: "open-fire"})
    war.passes(SKYNET)
    war.plays(HUMANS, "open-fire")
    war.rolling(6)
    war.does(HUMANS, "attack at=SEA")
    war.does(HUMANS, "aim target=t600.1")
    assert (war.g.graveyard, "t600.1" in war.g.reserve) == ([], True)


@pytest.mark.rule("SAL-OPT-05", "SAL-RUL-69")
@pytest.mark.parametrize("once", [True, False])
def test_a_scored_mission_card_leaves_the_game(once: bool) -> None:
    units = {"MON": "infantry jeep a10", "HOU": "t600"}
    war = War(
        stage=4, rules=["missions-once"] if once else [], units=units, hands={HUMANS: "combined-arms recon"}, gone=[]
    )
    war.passes(SKYNET)
    war.plays(HUMANS, "combined-arms")
    assert war.g.points[HUMANS] == 1
    assert (war.g.gone, war.pile(HUMANS)) == ((["combined-arms"], []) if once else ([], ["combined-arms"]))


@pytest.mark.rule("SAL-OPT-05")
def test_an_exchanged_mission_card_is_discarded_as_ever() -> None:
    war = War(stage=4, rules=["missions-once"], units=PEACE, hands={HUMANS: "combined-arms"}, gone=[])
    war.passes(SKYNET)
    war.does(HUMANS, "exchange card=combined-arms")
    assert (war.g.gone, war.pile(HUMANS)) == ([], ["combined-arms"])


@pytest.mark.rule("SAL-OPT-06", "SAL-RUL-84")
def test_only_infantry_and_jeeps_may_scout() -> None:
    units = {"SEA": "infantry jeep m1a2 a10", "HOU": "t1 hunter"}
    war = War(stage=3, rules=["light-scouts"], units=units, hands={SKYNET: "sensor-sweep", HUMANS: "recon"})
    war.plays(SKYNET, "sensor-sweep")
    assert war.offered(SKYNET, "scout") == {"scout unit=t1.1", "scout unit=hunter.1"}
    war.rolling(1)
    war.does(SKYNET, "scout unit=t1.1")
    war.plays(HUMANS, "recon")
    assert war.offered(HUMANS, "scout") == {"scout unit=infantry.1", "scout unit=jeep.1"}
    war.refuses(HUMANS, "scout unit=m1a2.1", "salvation-refuse-light-scouts", "SAL-OPT-06")
    war.refuses(HUMANS, "scout unit=a10.1", "salvation-refuse-light-scouts", "SAL-OPT-06")


# Against Skynet


def storming(units: dict[str, str], **fields: object) -> War:
    """Wait for Skynet's storm of a shelter at the end of a turn."""
    war = War(stage=4, rules=["storm-roll"], units=units, **fields)  # type: ignore[arg-type]
    war.to_the_end()
    return war


@pytest.mark.rule("SAL-OPT-07", "SAL-OPT-08", "SAL-RUL-85")
@pytest.mark.parametrize(("die", "taken"), [(3, False), (4, True)])
def test_an_open_shelter_falls_only_to_a_scouting_roll(die: int, taken: bool) -> None:
    units = {"SEA": "t600 t1", "SPO": "hunter", "DEN": "infantry"}
    war = storming(units, shelters=["SEA", "DEN", "LAX"])
    assert {offer.key for offer in war.asked(SKYNET).options} == {"search unit=t600.1", "search unit=t1.1", "pass"}
    war.rolling(die)
    war.does(SKYNET, "search unit=t600.1")
    war.told(Searched, unit="t600.1", found=int(taken))
    assert ("SEA" not in war.g.shelters) == taken
    assert war.g.captured == taken
    assert war.g.turn == 2
    if not taken:
        war.to_the_end()
        war.ready_to_answer(SKYNET, "storm")


@pytest.mark.rule("SAL-RUL-85")
def test_storming_is_optional_and_needs_a_sector_without_humans() -> None:
    war = storming({"SEA": "t600", "DEN": "infantry t600"}, shelters=["SEA", "DEN"])
    assert war.asked(SKYNET).args["at"] == "SEA"
    war.passes(SKYNET)
    war.silent(Stormed)
    war.silent(Searched)
    assert (war.g.shelters, war.g.turn) == (["SEA", "DEN"], 2)


@pytest.mark.rule("SAL-RUL-85")
def test_a_face_down_shelter_that_skynet_opens_needs_no_second_roll() -> None:
    war = opened(SKYNET, "shelter", rules=["storm-roll"])
    war.told(Captured, count=1)
    assert len([event for event in war.events if isinstance(event, Searched)]) == 1


@pytest.mark.rule("SAL-OPT-09", "SAL-RUL-86", "SAL-RUL-69")
def test_skynets_tactics_are_removed_but_tactic_development_stays() -> None:
    war = War(stage=2, rules=["no-tactics"], units=PEACE, hands={SKYNET: "tactic-development"})
    assert war.g.tactics == []
    assert set(TACTICS) <= set(war.g.gone)
    assert "tactic-development" in war.g.decks["skynet"].cards
    war.refuses(SKYNET, "play card=tactic-development", "salvation-refuse-no-tactics", "SAL-RUL-63")
    war.can(SKYNET, "exchange card=tactic-development")
    assert any(card == "ambush" for card in war.g.decks["resistance"].cards)


@pytest.mark.rule("SAL-OPT-10", "SAL-RUL-87")
def test_five_humans_fit_into_a_sector_but_four_machines() -> None:
    rules = ["terrain", "five-stack"]
    units = {"SEA": "infantry infantry infantry infantry", "SPO": "jeep", "HOU": "t600"}
    war = War(rules=rules, units=units, hands={HUMANS: "column volunteers"})
    assert (limit(war.g, "SEA", "resistance"), limit(war.g, "SEA", "skynet")) == (5, 4)
    war.passes(SKYNET)
    war.plays(HUMANS, "column")
    war.sends(HUMANS, ("jeep.1", "SEA"))
    assert len(war.at("SEA")) == 5
    war.skips_to(4, HUMANS)
    war.bars(HUMANS, "play card=volunteers")
    war.arrange(terrain={"LAX": "defile"})
    assert limit(war.g, "LAX", "resistance") == 2


@pytest.mark.rule("SAL-RUL-87", "SAL-RUL-42")
def test_a_found_unit_counts_with_five_too() -> None:
    units = {"MON": "infantry infantry infantry infantry", "HOU": "t600"}
    war = opened(HUMANS, "m1a2", units, rules=["five-stack"], shelters=["SEA"])
    assert war.offered(HUMANS, "place") == {"place kind=m1a2 to=MON"}
