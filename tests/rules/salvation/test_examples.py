"""The worked examples of the ledger."""

from __future__ import annotations

import pytest

from bot.games.salvation.events.battles import Struck
from bot.games.salvation.rules.board.scouting import scouting_modifier
from bot.games.salvation.rules.board.units import value
from tests.support.salvation.war import HUMANS, SKYNET, War

BATTLE = {"SEA": "t600 t600 t1 infantry infantry infantry m1a2"}


def attack(*faces: int, units: dict[str, str] | None = None) -> War:
    """Let Skynet attack in Seattle and roll these faces."""
    war = War(stage=2, units=units or BATTLE, hands={SKYNET: "terminate"})
    war.does(SKYNET, "play card=terminate")
    war.rolling(*faces)
    war.does(SKYNET, "attack at=SEA")
    return war


@pytest.mark.rule("SAL-COMBAT-03", "SAL-COMBAT-08", "SAL-COMBAT-09", "SAL-COMBAT-10", "SAL-COMBAT-13")
def test_the_combat_example() -> None:
    war = attack(2, 2, 5, 6)
    assert war.told(Struck).dice == ("2", "2", "5", "6")
    war.does(SKYNET, "aim target=m1a2.1")
    war.rolling(4, 3, 5)
    war.does(SKYNET, "aim target=m1a2.1")
    assert war.told(Struck, seat=HUMANS).dice == ("4", "3", "5")
    war.does(HUMANS, "aim target=t600.1")
    war.refuses(HUMANS, "aim target=t1.1", "salvation-refuse-too-low", "SAL-COMBAT-06")
    war.does(HUMANS, "aim target=t600.2")
    assert war.at("SEA") == ["infantry"] * 3 + ["t1"]
    assert war.unit("t1").damage == 0
    war.ready(HUMANS, "stage")


@pytest.mark.rule("SAL-COMBAT-11")
def test_a_damaged_tank_strikes_with_full_attack() -> None:
    war = attack(2, 2, 5, 6)
    war.does(SKYNET, "aim target=m1a2.1")
    war.rolling(1, 1, 1, 1)
    war.does(SKYNET, "aim target=infantry.1")
    assert len(war.told(Struck, seat=HUMANS).dice) == 2 + 2
    assert war.unit("m1a2").damage == 1


def test_the_wise_aim_spends_no_die_on_what_it_cannot_destroy() -> None:
    war = attack(2, 4, 5, 4)
    war.rolling(1, 1)
    war.does(SKYNET, "wise")
    assert war.at("SEA") == ["m1a2", "t1", "t600", "t600"]
    assert war.unit("m1a2").damage == 0


REACH = {
    ("infantry", "SFO", ""): "GIL LAX MOJ NCA NNV POR UTA",
    ("infantry", "SFO", "off-road"): "LAX NCA NNV POR UTA",
    ("a10", "SFO", ""): "BAJ CPL EOR GIL IDA LAX MOJ NCA NNV POR UTA",
    ("a10", "SFO", "fog"): "CPL EOR GIL IDA MOJ NCA NNV POR UTA",
    ("jeep", "BAJ", ""): "GIL LAX MOJ NMX SFO SON",
    ("jeep", "DEN", ""): "CHI CPL DAL GIL HOU IDA MOJ MON NMX NNV PAN PLN UTA WTX WYO",
    ("infantry", "IDA", ""): "EOR MOJ NNV UTA WYO",
    ("hunter", "IDA", ""): "CPL DEN EOR MOJ MON NCA NNV PLN POR SEA SFO SPO UTA WYO",
    ("t1", "LAX", "t1-movement"): "BAJ CPL GIL IDA MOJ NCA NMX NNV POR SFO SON UTA WYO",
}


@pytest.mark.rule("SAL-MOVE-03", "SAL-ROAD-01", "SAL-ROAD-02", "SAL-MOUNTAIN-02")
@pytest.mark.parametrize(("kind", "start", "with_", "goals"), [(*key, goals) for key, goals in REACH.items()])
def test_reachable_sectors(kind: str, start: str, with_: str, goals: str) -> None:
    war = War(units={start: kind})
    if with_ in ("fog", "off-road"):
        war.arrange(terrain={"LAX": with_})
    elif with_:
        war.arrange(improved=[with_])
    assert war.reaches(f"{kind}.1") == set(goals.split())


SCOUTING = [
    ("t600", 4, "", "", True),
    ("t600", 3, "", "", False),
    ("t600", 4, "ruins", "", False),
    ("t600", 5, "ruins", "", True),
    ("t1", 6, "ruins", "", True),
    ("t1", 6, "ruins", "radio-silence", False),
    ("hunter", 3, "ruins", "overclocked-sensors", True),
]


@pytest.mark.rule("SAL-SCOUT-03", "SAL-SCOUT-04", "SAL-TERRAIN-RUINS-01")
@pytest.mark.parametrize(("kind", "die", "terrain", "tactic", "found"), SCOUTING)
def test_scouting_comparisons(kind: str, die: int, terrain: str, tactic: str, found: bool) -> None:
    war = War(stage=0, units={"SEA": kind}, hands={SKYNET: "sensor-sweep"})
    if kind == "hunter":
        war.arrange(improved=["hunter-scouting"])
    if terrain:
        war.arrange(terrain={"SEA": terrain})
    if tactic:
        war.arrange(hands={SKYNET if tactic == "overclocked-sensors" else HUMANS: tactic})
    for seat in (SKYNET, HUMANS):
        if tactic in war.g.hands[seat]:
            war.plays(seat, tactic)
        else:
            war.passes(seat)
    war.passes(SKYNET, HUMANS, SKYNET, HUMANS)
    hidden = len(war.g.hidden)
    war.does(SKYNET, "play card=sensor-sweep")
    war.rolling(die)
    war.does(SKYNET, f"scout unit={kind}.1")
    assert (war.match.asks[0].prompt == "open" or len(war.g.hidden) < hidden) == found
    assert scouting_modifier(war.g, "SEA") + die - value(war.g, kind, "scouting") >= 0 or not found


@pytest.mark.rule("SAL-STAGE-05", "SAL-STAGE-08")
def test_the_stage_sequence() -> None:
    war = War(stage=0, units={"SEA": "infantry t600"}, hands={HUMANS: "recon"})
    for stage in range(3):
        assert war.g.stage == stage
        war.passes(SKYNET)
        assert war.g.stage == stage
        war.passes(HUMANS)
    war.passes(SKYNET)
    war.can(HUMANS, "play card=recon", "exchange card=recon")
