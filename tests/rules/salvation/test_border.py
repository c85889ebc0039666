"""Border defence: who may fall upon those who enter, when, and what becomes of their march."""

from __future__ import annotations

import pytest

from bot.games.salvation.events_battle import BattleBegan, BorderCrossed, BorderDefended, Struck
from bot.games.salvation.events_board import Moved, Searched
from tests.rules.salvation.war import HUMANS, SECOND, SKYNET, War


def marching(units: dict[str, str], card: str = "general-advance", **more: object) -> War:
    """Let Skynet plan a march in stage 1."""
    war = War(units=units, hands={SKYNET: card}, **more)  # type: ignore[arg-type]
    war.does(SKYNET, f"play card={card}")
    return war


@pytest.mark.rule("SAL-BORDER-01", "SAL-BORDER-05", "SAL-BORDER-10", "SAL-BORDER-11", "SAL-MOVE-07")
def test_humans_stop_a_march_without_a_die_and_strike_first() -> None:
    war = marching({"SEA": "t600", "SPO": "infantry"})
    war.sends(SKYNET, ("t600.1", "MON"))
    war.ready_to_answer(HUMANS, "border")
    war.rolling(1)
    war.does(HUMANS, "defend at=SPO")
    war.rolling(1)
    war.told(BorderDefended, seat=HUMANS, at="SPO")
    assert war.told(Struck).seat == HUMANS
    assert war.unit("t600").at == "SPO"
    war.ready(HUMANS, "stage")


@pytest.mark.rule("SAL-BORDER-03", "SAL-MOVE-06")
def test_the_defender_may_let_them_pass() -> None:
    war = marching({"SEA": "t600", "SPO": "infantry"})
    war.sends(SKYNET, ("t600.1", "MON"))
    war.does(HUMANS, "pass")
    war.told(BorderCrossed, at="SPO")
    war.silent(BattleBegan)
    assert war.unit("t600").at == "MON"


@pytest.mark.rule("SAL-BORDER-02", "SAL-RUL-22")
def test_leaving_and_empty_sectors_trigger_nothing() -> None:
    war = marching({"SEA": "t600 infantry", "MON": "infantry"})
    war.sends(SKYNET, ("t600.1", "SPO"))
    war.ready(HUMANS, "stage")


@pytest.mark.rule("SAL-BORDER-06", "SAL-BORDER-07", "SAL-RUL-24")
@pytest.mark.parametrize(("die", "fought"), [(3, False), (4, True)])
def test_skynet_names_a_searcher_and_rolls_once(die: int, fought: bool) -> None:
    war = War(units={"SEA": "infantry", "SPO": "t600 t1", "MON": "hunter"}, hands={HUMANS: "column"})
    war.passes(SKYNET)
    war.does(HUMANS, "play card=column")
    war.sends(HUMANS, ("infantry.1", "SPO"))
    war.can(SKYNET, "search unit=t600.1", "search unit=t1.1", "pass")
    war.cannot(SKYNET, "search unit=hunter.1")
    war.rolling(die, *(1, 1, 1))
    war.does(SKYNET, "search unit=t600.1")
    assert war.told(Searched).found == fought
    assert any(isinstance(event, BattleBegan) for event in war.events) == fought


@pytest.mark.rule("SAL-BORDER-08", "SAL-BORDER-09", "SAL-RUL-23", "SAL-RUL-25")
def test_the_battle_waits_for_all_who_can_get_there() -> None:
    war = marching({"SEA": "t600", "MON": "hunter", "SPO": "infantry t1"})
    war.sends(SKYNET, ("t600.1", "SPO"), ("hunter.1", "SPO"))
    assert len([event for event in war.events if isinstance(event, Moved)]) == 2
    war.rolling(1)
    war.does(HUMANS, "defend at=SPO")
    war.does(SKYNET, "wise") if war.match.asks[0].prompt == "aim" else None
    assert war.at("SPO")[:1] == ["hunter"]


@pytest.mark.rule("SAL-RUL-20", "SAL-STACK-03")
def test_a_plan_that_could_overfill_a_contested_sector_is_refused() -> None:
    war = marching({"SEA": "t600 t600", "SPO": "t600 t1 t1 infantry", "MON": "hunter"})
    war.does(SKYNET, "order unit=t600.1")
    war.does(SKYNET, "go to=SPO")
    war.does(SKYNET, "order unit=t600.2")
    war.does(SKYNET, "go to=POR")
    war.does(SKYNET, "drop unit=t600.2 to=POR")
    war.does(SKYNET, "order unit=t600.2")
    war.does(SKYNET, "SPO", "MON")
    war.refuses(SKYNET, "confirm", "salvation-refuse-full", "SAL-STACK-03")
    war.does(SKYNET, "drop unit=t600.1 to=SPO")
    war.can(SKYNET, "confirm")


@pytest.mark.rule("SAL-RUL-77")
def test_border_defence_is_offered_to_the_lead_and_then_to_the_other() -> None:
    war = marching({"SEA": "t600", "SPO": "infantry"}, seats=3, lead=SECOND)
    war.sends(SKYNET, ("t600.1", "SPO"))
    war.does(SECOND, "pass")
    war.rolling(4)
    war.does(HUMANS, "defend at=SPO")
    war.ready_to_answer(HUMANS, "aim")


def test_jamming_keeps_the_humans_from_defending() -> None:
    war = War(stage=0, units={"SEA": "t600", "SPO": "infantry"}, hands={SKYNET: "jamming general-advance"})
    war.does(SKYNET, "play card=jamming")
    war.passes(HUMANS)
    war.does(SKYNET, "play card=general-advance")
    war.sends(SKYNET, ("t600.1", "MON"))
    war.ready(HUMANS, "stage")
    assert war.unit("t600").at == "MON"
