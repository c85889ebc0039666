"""Movement: plans, allowances, roads, full sectors."""

from __future__ import annotations

from functools import partial

import pytest

from bot.games.salvation.events.board import Marched
from bot.games.salvation.rules import rulings
from bot.games.salvation.rules.board.routes import allowance
from bot.games.salvation.state import Salvation
from tests.support.salvation.war import HUMANS, SKYNET, War


def planning(card: str, units: dict[str, str], seat: str = SKYNET, action: str = "", **more: object) -> War:
    """Let a seat play a Movement card in stage 1; it is asked for its plan."""
    war = War(units=units, hands={seat: card}, **more)  # type: ignore[arg-type]
    war.skips_to(1, seat)
    war.plays(seat, card, action)
    war.ready_to_answer(seat, "plan")
    return war


def goals(war: War, seat: str, figure: str) -> set[str]:
    """The destinations offered to a figure; the plan is asked for again afterwards."""
    war.does(seat, f"order unit={figure}")
    found = {key.removeprefix("go to=") for key in war.offered(seat, "go")}
    war.does(seat, "back")
    return found


@pytest.mark.rule("SAL-MOVE-01")
def test_a_card_names_how_many_units_of_which_types() -> None:
    war = planning("patrol", {"SEA": "t600 t600", "DEN": "t600 t1"})
    war.refuses(SKYNET, "order unit=t1.1", "salvation-refuse-type", "SAL-MOVE-01")
    for figure, goal in (("t600.1", "POR"), ("t600.2", "SPO")):
        war.does(SKYNET, f"order unit={figure}")
        war.does(SKYNET, f"go to={goal}")
    war.refuses(SKYNET, "order unit=t600.3", "salvation-refuse-enough", "SAL-MOVE-01")
    war.does(SKYNET, "confirm")
    assert [war.unit("t600", n).at for n in (1, 2, 3)] == ["POR", "SPO", "DEN"]


@pytest.mark.rule("SAL-MOVE-01")
def test_a_pincer_moves_at_most_one_of_each_type() -> None:
    war = planning("pincer", {"SEA": "t600 t600 t1 hunter"}, action="move-t600-t1")
    war.bars(SKYNET, "order unit=hunter.1")
    war.does(SKYNET, "order unit=t600.1")
    war.does(SKYNET, "go to=POR")
    assert war.bars(SKYNET, "order unit=t600.2") == ("enough", "SAL-MOVE-01")
    war.can(SKYNET, "order unit=t1.1")


@pytest.mark.rule("SAL-MOVE-01")
def test_units_of_any_types_are_counted_together() -> None:
    war = planning("column", {"SEA": "infantry jeep m1a2 a10"}, HUMANS)
    for figure, goal in (("infantry.1", "POR"), ("jeep.1", "SPO"), ("m1a2.1", "POR")):
        war.can(HUMANS, f"order unit={figure}")
        war.does(HUMANS, f"order unit={figure}")
        war.does(HUMANS, f"go to={goal}")
    assert war.bars(HUMANS, "order unit=a10.1") == ("enough", "SAL-MOVE-01")


@pytest.mark.rule("SAL-MOVE-01")
def test_one_infantry_or_one_jeep_is_not_one_of_each() -> None:
    war = War(stage=3, units={"SEA": "infantry jeep"}, hands={HUMANS: "deep-recon"})
    war.skips_to(3, HUMANS)
    war.plays(HUMANS, "deep-recon", "move-or-infantry-jeep")
    war.does(HUMANS, "order unit=infantry.1")
    war.does(HUMANS, "go to=POR")
    assert war.bars(HUMANS, "order unit=jeep.1") == ("enough", "SAL-MOVE-01")


@pytest.mark.rule("SAL-MOVE-02", "SAL-ROAD-03")
def test_the_distance_follows_from_the_movement_of_the_type() -> None:
    """V-05."""
    war = planning("general-advance", {"NMX": "t600 moto hunter"})
    plain = {"GIL", "CHI", "CPL", "DEN", "PAN", "WTX"}
    assert goals(war, SKYNET, "t600.1") == plain | {"MOJ", "WYO", "PLN", "DAL", "HOU"}
    assert goals(war, SKYNET, "moto.1") > goals(war, SKYNET, "t600.1")
    assert "UTA" in goals(war, SKYNET, "hunter.1")


@pytest.mark.rule("SAL-ROAD-01", "SAL-ROAD-02")
def test_one_crossing_off_the_road_costs_the_second_figure() -> None:
    war = planning("column", {"WTX": "infantry jeep"}, HUMANS)
    assert "DAL" in goals(war, HUMANS, "infantry.1")
    assert "PLN" not in goals(war, HUMANS, "infantry.1")
    jeep = goals(war, HUMANS, "jeep.1")
    assert {"WYO", "PLN", "MOJ", "GIL"} <= jeep
    assert not {"LAX", "SON", "BAJ"} & jeep


@pytest.mark.rule("SAL-MOVE-04", "SAL-MOVE-05", "SAL-RUL-21")
def test_all_destinations_are_named_before_anybody_moves() -> None:
    war = planning("general-advance", {"SEA": "t600", "DEN": "t1"})
    war.does(SKYNET, "order unit=t600.1")
    war.does(SKYNET, "go to=POR")
    war.silent(Marched)
    assert war.unit("t600").at == "SEA"
    war.does(SKYNET, "order unit=t1.1")
    war.does(SKYNET, "go to=PLN")
    assert war.unit("t1").at == "DEN"
    war.does(SKYNET, "confirm")
    war.told(Marched, legs=("t600.1>POR", "t1.1>PLN"))
    assert [mark.path for mark in war.g.marks if mark.kind == "trail"] == [("SEA", "POR"), ("DEN", "PLN")]


@pytest.mark.rule("SAL-RUL-21")
def test_a_confirmed_plan_cannot_be_changed_in_reaction() -> None:
    war = planning("general-advance", {"SEA": "t600", "SPO": "infantry", "POR": "infantry", "DEN": "t1"})
    war.sends(SKYNET, ("t600.1", "SPO"), ("t1.1", "PLN"))
    war.ready_to_answer(HUMANS, "border")
    assert war.unit("t1").at == "PLN"
    war.does(HUMANS, "pass")
    assert war.unit("t600").at == "SPO"
    war.ready(HUMANS, "stage")


@pytest.mark.rule("SAL-RUL-21")
def test_a_draft_may_be_changed_at_will_and_only_its_maker_sees_it() -> None:
    war = planning("general-advance", {"SEA": "t600", "DEN": "t1"})
    war.does(SKYNET, "order unit=t600.1")
    war.does(SKYNET, "go to=POR")
    assert war.match.view(SKYNET).now.plan[0].way == ["POR"]
    assert war.match.view(HUMANS).now.plan == war.match.view(None).now.plan == []
    assert war.asked(SKYNET).seen_by(HUMANS).options == ()
    war.does(SKYNET, "drop unit=t600.1 to=POR")
    assert war.g.plan == []
    war.does(SKYNET, "order unit=t600.1")
    war.does(SKYNET, "go to=SPO")
    war.does(SKYNET, "confirm")
    assert war.unit("t600").at == "SPO"


@pytest.mark.rule("SAL-RUL-18")
def test_the_number_is_a_maximum_but_one_unit_must_move() -> None:
    war = planning("general-advance", {"SEA": "t600", "DEN": "t1"})
    war.cannot(SKYNET, "confirm", "pass")
    war.does(SKYNET, "order unit=t1.1")
    assert "go to=DEN" not in war.offered(SKYNET, "go")
    war.does(SKYNET, "go to=PLN")
    war.does(SKYNET, "confirm")
    assert (war.unit("t600").at, war.unit("t1").at) == ("SEA", "PLN")


# The allowance of a turn


@pytest.mark.rule("SAL-RUL-13")
def test_movement_is_per_turn_across_all_cards() -> None:
    units = {"SFO": "t600 t600", "DEN": "infantry"}
    war = War(units=units, hands={SKYNET: "general-advance overrun"})
    war.plays(SKYNET, "general-advance")
    war.sends(SKYNET, ("t600.1", "LAX"))
    war.skips_to(2)
    war.plays(SKYNET, "overrun", "move-1-any")
    assert goals(war, SKYNET, "t600.1") == {"SFO", "MOJ", "GIL"}
    war.sends(SKYNET, ("t600.1", "GIL"))
    assert allowance(war.g, war.g.units["t600.1"]) == (0, 0)
    war.to_the_end()
    assert allowance(war.g, war.g.units["t600.1"]) == (1, 2)


@pytest.mark.rule("SAL-RUL-13")
def test_a_crossing_off_the_road_counts_for_the_rest_of_the_turn() -> None:
    war = War(units={"BAJ": "t600"}, hands={SKYNET: "general-advance overrun"})
    war.plays(SKYNET, "general-advance")
    war.sends(SKYNET, ("t600.1", "LAX"))
    war.skips_to(2)
    war.refuses(SKYNET, "play card=overrun action=move-1-any", "salvation-refuse-nobody-moves", "SAL-RUL-07")
    war.arrange(units={"DEN": "infantry"})
    war.to_the_end()
    assert allowance(war.g, war.unit("t600")) == (1, 2)


@pytest.mark.rule("SAL-RUL-13")
def test_a_road_after_it_does_not_make_a_crossing_off_the_road_forgotten() -> None:
    """A jeep with 2/3 crossed one border anywhere and one by road: it may not go a third by road."""
    war = War(units={"BAJ": "jeep"}, hands={HUMANS: "column"})
    war.passes(SKYNET)
    war.plays(HUMANS, "column")
    war.sends(HUMANS, ("jeep.1", "SFO"))
    assert war.g.marks[-1].path == ("BAJ", "LAX", "SFO")
    assert allowance(war.g, war.unit("jeep")) == (0, 0)


@pytest.mark.rule("SAL-RUL-13")
def test_a_table_may_count_movement_for_each_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings, "MOVEMENT_PER_TURN", False)
    war = War(units={"BAJ": "t600"}, hands={SKYNET: "general-advance overrun"})
    war.plays(SKYNET, "general-advance")
    war.sends(SKYNET, ("t600.1", "LAX"))
    war.skips_to(2)
    war.plays(SKYNET, "overrun", "move-1-any")
    assert {"SFO", "MOJ", "NCA"} <= goals(war, SKYNET, "t600.1")


@pytest.mark.rule("SAL-RUL-14", "SAL-BOARD-02")
def test_all_roads_of_a_sector_are_joined_and_destroyed_ones_are_none() -> None:
    war = War(units={"NCA": "infantry"})
    assert {"LAX", "NNV"} <= war.reaches("infantry.1")
    war.arrange(terrain={"SFO": "off-road"})
    assert not {"LAX", "NNV"} & war.reaches("infantry.1")
    assert "SFO" in war.reaches("infantry.1")


@pytest.mark.rule("SAL-TERRAIN-OFFROAD-01", "SAL-RUL-15")
def test_off_road_counts_into_and_out_of_its_sector_for_both_sides() -> None:
    war = War(units={"LAX": "infantry t600", "SFO": "t1"}, terrain={"LAX": "off-road"})
    beside = {"SFO", "MOJ", "GIL", "BAJ"}
    assert war.reaches("infantry.1") == war.reaches("t600.1") == beside
    assert war.reaches("t1.1") == {"LAX", "NCA", "NNV", "POR", "UTA"}


@pytest.mark.rule("SAL-RUL-14", "SAL-RUL-15")
@pytest.mark.parametrize(("start", "goal"), [("SFO", "LAX"), ("LAX", "SFO")])
def test_a_crossing_into_or_out_of_an_off_road_sector_was_none_by_road(start: str, goal: str) -> None:
    war = planning("general-advance", {start: "t600"}, terrain={"LAX": "off-road"})
    war.sends(SKYNET, ("t600.1", goal))
    assert allowance(war.g, war.unit("t600")) == (0, 0)


@pytest.mark.rule("SAL-RUL-15")
def test_crossings_made_before_off_road_was_opened_keep_their_status() -> None:
    war = War(units={"SFO": "t600", "SEA": "infantry"}, hands={SKYNET: "general-advance overrun"})
    war.plays(SKYNET, "general-advance")
    war.sends(SKYNET, ("t600.1", "NNV"))
    war.arrange(terrain={"SFO": "off-road"})
    assert not war.unit("t600").strayed
    assert war.reaches("t600.1") == {"UTA"}


# Routes


@pytest.mark.rule("SAL-RUL-17")
def test_the_whole_route_may_be_named() -> None:
    war = planning("general-advance", {"SPO": "moto", "POR": "infantry"})
    war.does(SKYNET, "order unit=moto.1")
    war.does(SKYNET, "SEA", "POR")
    assert war.g.plan[0].way == ["SEA", "POR"]
    war.does(SKYNET, "drop unit=moto.1 to=POR")
    war.does(SKYNET, "order unit=moto.1")
    war.does(SKYNET, "SEA", "POR", "SEA")
    assert war.g.plan[0].way == ["SEA"]


@pytest.mark.rule("SAL-RUL-17")
@pytest.mark.parametrize(("held", "way"), [("", ["EOR", "NNV"]), ("EOR", ["IDA", "NNV"]), ("EOR IDA", ["EOR", "NNV"])])
def test_a_named_goal_takes_the_way_with_the_fewest_enemies(held: str, way: list[str]) -> None:
    """Between SPO and NNV lie EOR (4) and, for flyers, IDA (6)."""
    war = planning("general-advance", {"SPO": "hunter", **dict.fromkeys(held.split(), "infantry")})
    war.does(SKYNET, "order unit=hunter.1")
    war.does(SKYNET, "go to=NNV")
    assert war.g.plan[0].way == way


@pytest.mark.rule("SAL-RUL-17")
def test_a_named_goal_takes_the_shortest_way() -> None:
    war = planning("general-advance", {"SEA": "moto"})
    war.does(SKYNET, "order unit=moto.1")
    war.does(SKYNET, "go to=POR")
    assert war.g.plan[0].way == ["POR"]
    war.does(SKYNET, "drop unit=moto.1 to=POR")
    war.does(SKYNET, "order unit=moto.1")
    war.refuses(SKYNET, "UTA", "no-way")


# Full sectors


@pytest.mark.rule("SAL-STACK-01", "SAL-STACK-02", "SAL-STACK-05")
def test_four_units_of_each_player_fit_into_a_sector() -> None:
    crowd = "infantry infantry infantry infantry"
    war = planning(
        "general-advance", {"SEA": "t600", "SPO": f"t600 t1 t1 {crowd}"}, factories=["SPO"], shelters=["SPO"]
    )
    war.sends(SKYNET, ("t600.1", "SPO"))
    war.does(HUMANS, "pass")
    assert len(war.at("SPO")) == 8


@pytest.mark.rule("SAL-STACK-01", "SAL-STACK-03")
def test_a_fifth_unit_cannot_come_in() -> None:
    war = planning("patrol", {"SEA": "t600", "SPO": "t1 t1 t1 t1"})
    assert goals(war, SKYNET, "t600.1") == {"POR", "NCA", "MON"}


@pytest.mark.rule("SAL-RUL-19")
def test_places_vacated_by_the_same_card_count_as_free() -> None:
    units = {"SEA": "t600 t600 t600 t600", "SPO": "t1 t1 t1 t1"}
    war = planning("general-advance", units)
    war.does(SKYNET, "order unit=t600.1")
    war.does(SKYNET, "go to=SPO")
    assert war.bars(SKYNET, "confirm") == ("full", "SAL-STACK-03")
    war.does(SKYNET, "order unit=t1.1")
    war.does(SKYNET, "go to=SEA")
    war.does(SKYNET, "confirm")
    assert war.at("SEA") == ["t1", "t600", "t600", "t600"]
    assert war.at("SPO") == ["t1", "t1", "t1", "t600"]


@pytest.mark.rule("SAL-RUL-07", "SAL-RUL-19")
def test_a_card_may_be_played_for_a_swap_alone() -> None:
    """Each T-600 has one border by road left, and all they could reach is full: only together they can move."""
    full = {"SEA": "t600 t1 t1 t1", "SPO": "t600 t1 t1 hunter", "POR": "hunter hunter hunter hunter"}
    full["MON"] = "t600 moto moto moto"

    def marched(g: Salvation, *, second: int) -> None:
        for figure, crossed in (("t600.1", 1), ("t600.2", second), ("t600.3", 2)):
            g.units[figure].crossed = crossed

    war = War(units=full, hands={SKYNET: "patrol"})
    war.lay(partial(marched, second=2))
    war.refuses(SKYNET, "play card=patrol", "salvation-refuse-nobody-moves", "SAL-RUL-07")
    war.lay(partial(marched, second=1))
    war.plays(SKYNET, "patrol")
    war.sends(SKYNET, ("t600.1", "SPO"), ("t600.2", "SEA"))
    assert (war.unit("t600").at, war.unit("t600", 2).at) == ("SPO", "SEA")


@pytest.mark.rule("SAL-RUL-19")
def test_two_units_may_not_end_where_only_one_has_room() -> None:
    war = planning("patrol", {"SEA": "t600", "MON": "t600", "SPO": "t1 t1 t1"})
    war.does(SKYNET, "order unit=t600.1")
    war.does(SKYNET, "go to=SPO")
    assert "SPO" not in goals(war, SKYNET, "t600.2")


@pytest.mark.rule("SAL-RUL-20")
def test_units_pass_through_a_full_sector_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    units = {"SEA": "t600", "SPO": "t1 t1 t1 t1"}
    war = planning("patrol", units)
    war.sends(SKYNET, ("t600.1", "MON"))
    assert war.unit("t600").at == "MON"

    monkeypatch.setattr(rulings, "PASSING_THROUGH_FULL", False)
    war = planning("patrol", units)
    war.does(SKYNET, "order unit=t600.1")
    war.does(SKYNET, "go to=MON")
    assert war.bars(SKYNET, "confirm") == ("full", "SAL-STACK-03")


@pytest.mark.rule("SAL-RUL-20")
def test_a_full_sector_with_an_enemy_in_it_cannot_be_passed() -> None:
    war = planning("patrol", {"SEA": "t600", "SPO": "t1 t1 t1 t1 infantry"})
    assert goals(war, SKYNET, "t600.1") == {"POR", "NCA"}


@pytest.mark.rule("SAL-MOVE-03", "SAL-MOUNTAIN-02", "SAL-STACK-03", "SAL-TERRAIN-FOG-01")
def test_a_goal_out_of_reach_is_refused_by_the_rule_that_closes_it() -> None:
    war = War(units={"IDA": "t600 hunter", "UTA": "moto t1 t1 t1"}, hands={SKYNET: "overrun"}, stage=2)
    war.arrange(terrain={"EOR": "fog"})
    war.plays(SKYNET, "overrun", "move-1-any")
    war.does(SKYNET, "order unit=t600.1")
    war.can(SKYNET, "go to=NNV", "go to=EOR")
    reasons = {
        "UTA": ("full", "SAL-STACK-03"),
        "MON": ("mountain", "SAL-MOUNTAIN-02"),
        "HOU": ("too-far", "SAL-MOVE-03"),
    }
    assert {at: war.bars(SKYNET, f"go to={at}") for at in reasons} == reasons
    war.does(SKYNET, "back")
    war.does(SKYNET, "order unit=hunter.1")
    assert war.bars(SKYNET, "go to=EOR") == ("fog", "SAL-TERRAIN-FOG-01")
    war.can(SKYNET, "go to=MON")
