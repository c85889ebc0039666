"""Border defence: who may fall upon those who enter, when, and what becomes of their march."""

from __future__ import annotations

import pytest

from bot.games.salvation.events.battles import BattleBegan, BorderCrossed, BorderDefended, Struck
from bot.games.salvation.events.board import Marched, Searched
from bot.games.salvation.state import OnTable
from tests.support.salvation.war import HUMANS, SECOND, SKYNET, War


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
    war.rolling(1, 1)
    war.does(HUMANS, "defend at=SPO")
    war.told(BorderDefended, seat=HUMANS, at="SPO", units=("t600.1",))
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
    war.told(Marched, legs=("t600.1>SPO", "hunter.1>SPO"))
    war.rolling(1, *(1,) * 5)
    war.does(HUMANS, "defend at=SPO")
    assert len(war.told(Struck, seat=HUMANS).dice) == 1
    assert len(war.told(Struck, seat=SKYNET).dice) == 1 + 2 + 2


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


@pytest.mark.rule("SAL-RUL-77")
def test_the_lead_picks_which_border_comes_first() -> None:
    war = marching({"SEA": "t600 t600", "SPO": "infantry", "POR": "infantry"}, seats=3, lead=SECOND)
    war.sends(SKYNET, ("t600.1", "SPO"), ("t600.2", "POR"))
    war.ready_to_answer(SECOND, "first-border")


def test_jamming_keeps_the_humans_from_defending() -> None:
    war = War(stage=0, units={"SEA": "t600", "SPO": "infantry"}, hands={SKYNET: "jamming general-advance"})
    war.does(SKYNET, "play card=jamming")
    war.passes(HUMANS)
    war.does(SKYNET, "play card=general-advance")
    war.sends(SKYNET, ("t600.1", "MON"))
    war.ready(HUMANS, "stage")
    assert war.unit("t600").at == "MON"


@pytest.mark.rule("SAL-BORDER-04")
def test_those_who_stop_and_those_who_pass_are_offered_alike() -> None:
    war = marching({"SEA": "t600 t600", "SPO": "infantry"})
    war.sends(SKYNET, ("t600.1", "SPO"), ("t600.2", "MON"))
    assert war.asked(HUMANS).args["units"] == ("t600.1", "t600.2")
    war.rolling(1, 1, 1)
    war.does(HUMANS, "defend at=SPO")
    assert [war.unit("t600", n).at for n in (1, 2)] == ["SPO", "SPO"]


@pytest.mark.rule("SAL-BORDER-12", "SAL-BORDER-11")
def test_a_border_battle_is_fought_like_any_other() -> None:
    war = marching({"SEA": "t1 t600", "SPO": "infantry m1a2"})
    war.sends(SKYNET, ("t1.1", "SPO"), ("t600.1", "SPO"))
    war.rolling(6, 4, 2)
    war.does(HUMANS, "defend at=SPO")
    assert war.told(Struck).dice == ("6", "4", "2")
    war.can(HUMANS, "aim target=t1.1", "aim target=t600.1", "wise", "waste")
    war.does(HUMANS, "aim target=t1.1")
    war.rolling(4, 1)
    war.does(HUMANS, "aim target=t600.1")
    assert war.told(Struck, seat=SKYNET).dice == ("4", "1")
    war.does(SKYNET, "aim target=infantry.1")
    assert war.at("SPO") == ["m1a2", "t1"]
    assert war.unit("t1").damage == 1


@pytest.mark.rule("SAL-RUL-23")
def test_the_defender_picks_which_ready_sector_comes_first() -> None:
    war = marching({"SEA": "t600 t600", "SPO": "infantry", "POR": "infantry"})
    war.sends(SKYNET, ("t600.1", "SPO"), ("t600.2", "POR"))
    war.ready_to_answer(HUMANS, "first-border")
    assert war.asked(HUMANS).default == ("first at=SPO",)
    assert war.offered(HUMANS, "first") == {"first at=SPO", "first at=POR"}
    war.does(HUMANS, "first at=POR")
    assert war.asked(HUMANS).args["at"] == "POR"
    war.does(HUMANS, "pass")
    assert war.asked(HUMANS).args["at"] == "SPO"


@pytest.mark.rule("SAL-RUL-23", "SAL-BORDER-09")
def test_a_sector_that_others_can_still_reach_is_not_ready() -> None:
    war = marching({"SEA": "hunter", "POR": "t600", "SPO": "infantry", "MON": "infantry"})
    war.does(SKYNET, "order unit=hunter.1")
    war.does(SKYNET, "SPO", "MON")
    war.does(SKYNET, "order unit=t600.1")
    war.does(SKYNET, "go to=SPO")
    war.does(SKYNET, "confirm")
    assert war.asked(HUMANS).args == {"seat": HUMANS, "at": "SPO", "units": ("hunter.1", "t600.1")}

    war = marching({"SEA": "hunter", "WYO": "t600", "SPO": "infantry", "MON": "infantry"})
    war.does(SKYNET, "order unit=hunter.1")
    war.does(SKYNET, "SPO", "MON")
    war.does(SKYNET, "order unit=t600.1")
    war.does(SKYNET, "go to=MON")
    war.does(SKYNET, "confirm")
    assert war.asked(HUMANS).args["at"] == "SPO"
    war.does(HUMANS, "pass")
    assert war.asked(HUMANS).args == {"seat": HUMANS, "at": "MON", "units": ("hunter.1", "t600.1")}


@pytest.mark.rule("SAL-RUL-25")
def test_all_who_stand_there_fight_and_nobody_who_has_left() -> None:
    war = marching({"SEA": "t600", "SPO": "infantry t1 hunter"})
    war.sends(SKYNET, ("t600.1", "SPO"), ("hunter.1", "MON"))
    war.rolling(6)
    war.does(HUMANS, "defend at=SPO")
    war.can(HUMANS, "aim target=t600.1", "aim target=t1.1")
    war.cannot(HUMANS, "aim target=hunter.1")
    war.rolling(1, 1)
    war.does(HUMANS, "aim target=t600.1")
    assert len(war.told(Struck, seat=SKYNET).dice) == 2
    assert war.unit("hunter").at == "MON"


@pytest.mark.rule("SAL-RUL-26")
def test_survivors_stay_though_no_defender_is_left_and_others_go_on() -> None:
    war = marching({"SEA": "t1", "POR": "hunter", "SPO": "infantry", "NCA": "infantry"})
    war.sends(SKYNET, ("t1.1", "MON"), ("hunter.1", "SFO"))
    war.does(HUMANS, "first at=SPO")
    war.rolling(1, 6, 1)
    war.does(HUMANS, "defend at=SPO")
    war.does(SKYNET, "aim target=infantry.1")
    assert war.at("SPO") == ["t1"]
    war.does(HUMANS, "pass")
    assert war.unit("t1").at == "SPO"
    assert war.unit("hunter").at == "SFO"


@pytest.mark.rule("SAL-RUL-27")
def test_latecomers_on_crossing_routes_are_a_new_offer() -> None:
    war = marching({"SEA": "hunter", "WYO": "hunter", "SPO": "m1a2", "MON": "m1a2"})
    for figure, way in (("hunter.1", ("SPO", "MON")), ("hunter.2", ("MON", "SPO"))):
        war.does(SKYNET, f"order unit={figure}")
        war.does(SKYNET, *way)
    war.does(SKYNET, "confirm")
    assert war.offered(HUMANS, "first") == {"first at=SPO", "first at=MON"}
    war.does(HUMANS, "first at=SPO")
    assert war.asked(HUMANS).args["units"] == ("hunter.1",)
    war.rolling(1, 1, 1, 1)
    war.does(HUMANS, "defend at=SPO")
    assert war.unit("hunter").at == "SPO"
    assert war.asked(HUMANS).args == {"seat": HUMANS, "at": "MON", "units": ("hunter.2",)}
    war.does(HUMANS, "pass")
    assert war.asked(HUMANS).args == {"seat": HUMANS, "at": "SPO", "units": ("hunter.2",)}
    war.rolling(6, 1)
    war.does(HUMANS, "defend at=SPO")
    war.can(HUMANS, "aim target=hunter.1", "aim target=hunter.2")
    war.rolling(1, 1)
    war.does(HUMANS, "aim target=hunter.2")
    assert len(war.told(Struck, seat=SKYNET).dice) == 2


@pytest.mark.rule("SAL-RUL-28", "SAL-RUL-62")
def test_neighbours_never_defend_and_placing_provokes_nobody() -> None:
    war = War(stage=4, units={"SEA": "infantry", "SPO": "t600"}, hands={SKYNET: "t600-line"}, factories=["SEA"])
    war.plays(SKYNET, "t600-line")
    war.does(SKYNET, "place kind=t600 to=SEA")
    war.silent(BattleBegan)
    war.does(SKYNET, "done")
    war.ready(HUMANS, "stage")

    war = marching({"SEA": "t600", "POR": "infantry", "MON": "infantry"})
    war.sends(SKYNET, ("t600.1", "SPO"))
    war.ready(HUMANS, "stage")

    war = War(units={"SEA": "infantry", "SPO": "t600", "MON": "t1"}, hands={HUMANS: "column"})
    war.passes(SKYNET)
    war.plays(HUMANS, "column")
    war.sends(HUMANS, ("infantry.1", "SPO"))
    assert war.offered(SKYNET, "search") == {"search unit=t600.1"}


@pytest.mark.rule("SAL-RUL-24")
def test_unnoticed_units_stay_beside_the_enemy_and_nobody_rolls_twice() -> None:
    war = War(units={"SEA": "infantry", "SPO": "t600 t1"}, hands={HUMANS: "column"})
    war.passes(SKYNET)
    war.plays(HUMANS, "column")
    war.sends(HUMANS, ("infantry.1", "SPO"))
    war.rolling(3)
    war.does(SKYNET, "search unit=t600.1")
    war.told(BorderCrossed, at="SPO")
    assert war.at("SPO") == ["infantry", "t1", "t600"]
    war.ready(SKYNET, "stage")


def test_jammed_humans_are_not_even_asked_which_border_comes_first() -> None:
    war = War(stage=0, units={"SEA": "t600 t600", "SPO": "infantry", "POR": "infantry"})
    war.arrange(hands={SKYNET: "jamming general-advance"})
    war.plays(SKYNET, "jamming")
    war.passes(HUMANS)
    war.plays(SKYNET, "general-advance")
    war.sends(SKYNET, ("t600.1", "SPO"), ("t600.2", "POR"))
    war.ready(HUMANS, "stage")


def test_jamming_keeps_skynet_from_no_choice_of_its_own() -> None:
    war = War(units={"SEA": "infantry infantry", "SPO": "t600", "POR": "t600"}, hands={HUMANS: "column"})
    war.arrange(table=[OnTable(SKYNET, "jamming")])
    war.passes(SKYNET)
    war.plays(HUMANS, "column")
    war.sends(HUMANS, ("infantry.1", "SPO"), ("infantry.2", "POR"))
    war.ready_to_answer(SKYNET, "first-border")


def test_an_ambush_gives_no_die_to_machines_that_defend_a_border() -> None:
    war = War(units={"SEA": "infantry", "SPO": "t600"}, hands={HUMANS: "column"})
    war.arrange(table=[OnTable(HUMANS, "ambush")])
    war.passes(SKYNET)
    war.plays(HUMANS, "column")
    war.sends(HUMANS, ("infantry.1", "SPO"))
    war.rolling(6, 1, 1)
    war.does(SKYNET, "search unit=t600.1")
    assert len(war.told(Struck, seat=SKYNET).dice) == 1
