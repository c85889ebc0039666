"""Terrain: what stays open in a sector, and what it does there."""

from __future__ import annotations

import pytest

from bot.games.salvation.box.content import TERRAINS
from bot.games.salvation.events.board import Irradiated, Opened, TerrainGone, Withdrawn
from bot.games.salvation.events.cards import Discarded, Informed
from bot.games.salvation.rules.board.units import attack, has_terrain, limit
from tests.support.salvation.scouts import opened
from tests.support.salvation.war import HUMANS, SKYNET, War


@pytest.mark.rule("SAL-TERRAIN-GEN-01")
@pytest.mark.parametrize("seat", [SKYNET, HUMANS])
@pytest.mark.parametrize("terrain", TERRAINS)
def test_opened_terrain_stays_whoever_opened_it(seat: str, terrain: str) -> None:
    war = opened(seat, terrain, {"MON": "t600" if seat == SKYNET else "infantry", "DEN": "infantry t600"})
    assert war.g.terrain == {"MON": [terrain]}
    assert war.match.view(None).now.terrain == {"MON": [terrain]}
    war.rolling(6)
    war.to_the_end()
    if terrain == "information":
        war.does(seat, "take count=1")
    assert war.g.turn == 2
    assert war.g.terrain == {"MON": [terrain]}


@pytest.mark.rule("SAL-TERRAIN-GEN-02", "SAL-TERRAIN-GEN-03")
def test_terrain_counts_for_both_sides_when_it_is_open() -> None:
    war = War(units={"MON": "t1 m1a2"}, lies={"MON.1": "forest"})
    assert [attack(war.g, war.unit(kind)) for kind in ("t1", "m1a2")] == [2, 2]
    assert not has_terrain(war.g, "MON", "forest")
    war.arrange(terrain={"MON": "forest"})
    assert [attack(war.g, war.unit(kind)) for kind in ("t1", "m1a2")] == [1, 1]


@pytest.mark.rule("SAL-TERRAIN-GEN-05", "SAL-RUL-50")
@pytest.mark.parametrize(("first", "second"), [("wasteland", "forest"), ("forest", "wasteland")])
def test_of_wasteland_and_forest_the_first_counts(first: str, second: str) -> None:
    war = War(stage=3, units={"SEA": "infantry"}, hands={HUMANS: "recon"}, terrain={"SEA": first})
    war.arrange(lies={"SEA.2": second})
    war.passes(SKYNET)
    war.plays(HUMANS, "recon")
    war.does(HUMANS, "scout unit=infantry.1")
    war.told(Opened, token=second)
    war.told(TerrainGone, at="SEA", terrain=second)
    assert (war.g.terrain, war.g.spent) == ({"SEA": [first]}, [second])
    war.ready(SKYNET, "stage")


@pytest.mark.rule("SAL-RUL-50", "SAL-TERRAIN-GEN-04")
def test_different_terrains_stay_and_an_identical_one_goes() -> None:
    war = War(stage=3, units={"SEA": "infantry"}, hands={HUMANS: "recon"}, terrain={"SEA": "ruins"})
    war.lay(lambda g: g.hidden.update({"SEA.2": "ruins"}))
    war.passes(SKYNET)
    war.plays(HUMANS, "recon")
    war.does(HUMANS, "scout unit=infantry.1")
    assert (war.g.terrain, war.g.spent) == ({"SEA": ["ruins"]}, ["ruins"])

    war = War(stage=3, units={"SEA": "infantry"}, hands={HUMANS: "recon"}, terrain={"SEA": "ruins"})
    war.arrange(lies={"SEA.2": "fog"})
    war.passes(SKYNET)
    war.plays(HUMANS, "recon")
    war.does(HUMANS, "scout unit=infantry.1")
    assert war.g.terrain == {"SEA": ["ruins", "fog"]}


@pytest.mark.rule("SAL-TERRAIN-GEN-07", "SAL-RUL-88", "SAL-OPT-11")
@pytest.mark.parametrize("terrain", ["radiation", "defile"])
def test_without_terrain_an_opened_token_is_simply_removed(terrain: str) -> None:
    war = opened(HUMANS, terrain, {"MON": "infantry infantry infantry"}, rules=[])
    assert (war.g.terrain, war.g.spent) == ({}, [terrain])
    assert war.at("MON") == ["infantry"] * 3
    assert war.pile(HUMANS) == ["recon"]
    war.ready(SKYNET, "stage")


@pytest.mark.rule("SAL-TERRAIN-RAD-01", "SAL-TERRAIN-RAD-02", "SAL-TERRAIN-RAD-03", "SAL-RUL-55")
def test_radiation_kills_humans_on_1_or_2_and_machines_on_1() -> None:
    """V-10a."""
    war = War(stage=4, units={"SEA": "m1a2 infantry t1 hunter infantry t600", "DEN": "infantry t600"})
    war.arrange(terrain={"SEA": "radiation"}, improved=["m1a2-strength"])
    war.passes(SKYNET)
    war.rolling(1, 2, 2, 1, 3, 2)
    war.passes(HUMANS)
    dice = {event.unit: (event.die, event.lost) for event in war.events if isinstance(event, Irradiated)}
    assert dice == {
        "hunter.1": ("1", 1),
        "t1.1": ("2", 0),
        "t600.1": ("2", 0),
        "infantry.1": ("1", 1),
        "infantry.2": ("3", 0),
        "m1a2.1": ("2", 1),
    }
    assert war.at("SEA") == ["infantry", "t1", "t600"]
    assert {"hunter.1", "infantry.1", "m1a2.1"} <= set(war.g.reserve)
    assert war.at("DEN") == ["infantry", "t600"]


@pytest.mark.rule("SAL-RUL-55")
def test_radiation_losses_are_not_battle_losses() -> None:
    war = War(stage=4, rules=["terrain", "no-return"], units={"SEA": "infantry", "DEN": "infantry t600"})
    war.arrange(terrain={"SEA": "radiation"})
    war.passes(SKYNET)
    war.rolling(1)
    war.passes(HUMANS)
    assert war.g.graveyard == []
    assert "infantry.1" in war.g.reserve


@pytest.mark.rule("SAL-TERRAIN-FOG-01", "SAL-RUL-48")
def test_fog_keeps_flyers_out_but_not_in() -> None:
    war = War(units={"LAX": "a10 hunter infantry", "SFO": "a10 t600", "GIL": "hunter"}, terrain={"LAX": "fog"})
    assert "LAX" not in war.reaches("a10.2") | war.reaches("hunter.2")
    assert "BAJ" not in war.reaches("a10.2")
    assert "LAX" in war.reaches("t600.1")
    assert war.reaches("a10.1") >= {"SFO", "GIL", "MOJ", "BAJ"}
    war.arrange(hands={SKYNET: "terminate", HUMANS: "recon"}, stage=2)
    war.plays(SKYNET, "terminate")
    war.rolling(1, 1, 1, 1, 1)
    war.does(SKYNET, "attack at=LAX")
    war.skips_to(3, HUMANS)
    war.plays(HUMANS, "recon")
    war.can(HUMANS, "scout unit=a10.1")


@pytest.mark.rule("SAL-TERRAIN-TOXIC-01", "SAL-RUL-52")
def test_toxic_ground_takes_a_card_for_each_unit() -> None:
    units = {"SEA": "t600 t1 infantry", "DEN": "t600"}
    war = War(stage=4, units=units, hands={SKYNET: "patrol terminate sensor-sweep", HUMANS: "recon"})
    war.arrange(terrain={"SEA": "toxic"})
    war.to_the_end()
    ask = war.asked(SKYNET)
    assert (ask.prompt, ask.least, ask.most, ask.secret) == ("toxic", 2, 2, True)
    keys = [offer.key for offer in ask.options if offer.args["card"] in ("patrol", "terminate")]
    war.does(SKYNET, *keys)
    assert [(event.seat, event.cards) for event in war.events if isinstance(event, Discarded)] == [
        (SKYNET, ("patrol", "terminate")),
        (HUMANS, ("recon",)),
    ]
    assert (war.pile(SKYNET), war.pile(HUMANS)) == (["patrol", "terminate"], ["recon"])
    assert "sensor-sweep" in war.g.hands[SKYNET]


@pytest.mark.rule("SAL-RUL-52")
def test_too_small_a_hand_goes_whole_and_that_is_all() -> None:
    war = War(stage=4, units={"SEA": "t600 t600 t600", "DEN": "infantry"}, hands={SKYNET: "patrol terminate"})
    war.arrange(terrain={"SEA": "toxic"})
    war.to_the_end()
    assert war.pile(SKYNET) == ["patrol", "terminate"]
    assert war.at("SEA") == ["t600"] * 3
    assert war.g.turn == 2


@pytest.mark.rule("SAL-TERRAIN-INFO-01", "SAL-RUL-54")
def test_information_brings_up_to_a_card_for_each_unit() -> None:
    war = War(stage=4, units={"SEA": "t600 t1 hunter", "DEN": "infantry t600"}, terrain={"SEA": "information"})
    war.to_the_end()
    ask = war.asked(SKYNET)
    assert [offer.key for offer in ask.options] == [f"take count={n}" for n in range(4)]
    assert ask.default == ("take count=3",)
    war.does(SKYNET, "take count=2")
    assert next((event.seat, event.count) for event in war.events if isinstance(event, Informed)) == (SKYNET, 2)
    assert len(war.g.hands[SKYNET]) == 3
    assert len(war.g.hands[HUMANS]) == 1


@pytest.mark.rule("SAL-RUL-54")
def test_the_hand_limit_waits_for_the_next_draw() -> None:
    hand = "pincer pincer patrol iron-column iron-column air-sweep pursuit"
    war = War(
        stage=4, units={"SEA": "t600 t1", "DEN": "infantry"}, hands={SKYNET: hand}, terrain={"SEA": "information"}
    )
    war.to_the_end()
    war.does(SKYNET, "take count=2")
    assert war.g.turn == 2
    assert len(war.g.hands[SKYNET]) == 10
    assert (war.asked(SKYNET).prompt, war.asked(SKYNET).least) == ("keep", 3)


@pytest.mark.rule("SAL-TERRAIN-DEFILE-01", "SAL-TERRAIN-DEFILE-02", "SAL-TERRAIN-DEFILE-03", "SAL-RUL-49")
def test_a_defile_takes_the_surplus_out_at_once_skynet_first() -> None:
    units = {"MON": "infantry m1a2 jeep t600 t1 hunter moto"}
    war = opened(HUMANS, "defile", units, rules=["terrain", "no-return"])
    ask = war.asked(SKYNET)
    assert (ask.prompt, ask.least, ask.most) == ("defile", 2, 2)
    war.does(SKYNET, "withdraw unit=t600.1", "withdraw unit=moto.1")
    war.told(Withdrawn, unit="moto.1")
    assert (war.asked(HUMANS).least, war.asked(HUMANS).most) == (1, 1)
    assert war.offered(HUMANS, "withdraw") == {f"withdraw unit={kind}.1" for kind in ("infantry", "m1a2", "jeep")}
    war.does(HUMANS, "withdraw unit=infantry.1")
    assert war.at("MON") == ["hunter", "jeep", "m1a2", "t1"]
    assert {"t600.1", "moto.1", "infantry.1"} <= set(war.g.reserve)
    assert (war.g.graveyard, war.g.fallen) == ([], [])
    assert (limit(war.g, "MON", "skynet"), limit(war.g, "MON", "resistance")) == (2, 2)
    war.ready(SKYNET, "stage")


@pytest.mark.rule("SAL-TERRAIN-DEFILE-02")
def test_two_units_in_a_defile_are_no_surplus() -> None:
    war = opened(HUMANS, "defile", {"MON": "infantry m1a2 t600 t1"})
    war.silent(Withdrawn)
    war.ready(SKYNET, "stage")


@pytest.mark.rule("SAL-TERRAIN-DEFILE-01", "SAL-RUL-49")
def test_a_defile_has_room_for_two_of_each_side() -> None:
    units = {"MON": "t1 t1 infantry infantry", "SPO": "t600", "WYO": "infantry"}
    hands = {SKYNET: "patrol t600-line", HUMANS: "foot-march motor-pool"}
    war = War(units=units, hands=hands, terrain={"MON": "defile"}, factories=["MON"])
    war.plays(SKYNET, "patrol")
    war.does(SKYNET, "order unit=t600.1")
    war.cannot(SKYNET, "go to=MON")
    war.does(SKYNET, "go to=SEA")
    war.does(SKYNET, "confirm")
    war.skips_to(4)
    assert war.bars(SKYNET, "play card=t600-line") == ("no-place", "SAL-NEW-02")
    war.lay(lambda g: g.units.pop("t1.2"))
    war.can(SKYNET, "play card=t600-line")
