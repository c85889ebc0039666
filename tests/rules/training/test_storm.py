"""The Storm: shades creep and claw, the lamp burns, more shades land."""

from __future__ import annotations

import pytest

from bot.games import game
from bot.games.training.events import Burned, Clawed, Crept, Hurt, Landed
from tests.support.training.island import Place, eve, island


@pytest.mark.rule("TRAIN-STORM-01")
def test_each_shade_goes_one_step_towards_the_nearest_keeper_oldest_first() -> None:
    t = eve({"mara": Place("B4"), "ivo": Place("F4")}, shades=["E7", "A4", "C2"])
    t.dice(1, 1)
    t.storm()

    assert [(event.shade, event.path) for event in t.events if isinstance(event, Crept)] == [
        ("1", ("E7", "E6")),
        ("2", ("A4", "B4")),
        ("3", ("C2", "B2")),
    ]
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-STORM-01")
def test_rubble_and_water_do_not_slow_a_shade() -> None:
    t = eve({"mara": Place("D2"), "ivo": Place("D6")}, shades=["B2"])
    t.storm()

    assert t.told(Crept, shade="1").path == ("B2", "C2")


@pytest.mark.rule("TRAIN-STORM-01")
def test_a_shade_beside_its_prey_stays() -> None:
    t = eve({"mara": Place("B4"), "ivo": Place("F4")}, shades=["B4"])
    t.dice(1, 1)
    t.storm()

    assert t.shades()["1"] == "B4"
    t.silent(Crept, shade="1")
    t.told(Clawed, shade="1", seat="mara")


@pytest.mark.rule("TRAIN-STORM-01")
def test_where_several_are_nearest_the_keepers_choose() -> None:
    t = eve({"mara": Place("C4"), "ivo": Place("E4"), "nell": Place("D7")}, shades=["D1"])
    t.storm()

    for seat in ("mara", "ivo", "nell"):
        assert t.offered(seat, "prey") == {"prey seat=mara", "prey seat=ivo"}
    t.refuses("nell", "prey seat=nell", "not-offered")
    t.does("nell", "prey seat=ivo")
    assert t.told(Crept, shade="1").to == "D2"
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-STORM-01")
def test_two_keepers_on_one_hex_are_equally_near() -> None:
    t = eve({"mara": Place("B4"), "ivo": Place("B4")}, shades=["A4"])
    t.storm()

    assert t.asked("ivo").args == {"shade": "1", "at": "A4"}
    assert t.offered("ivo", "prey") == {"prey seat=mara", "prey seat=ivo"}


@pytest.mark.rule("TRAIN-STORM-02")
@pytest.mark.parametrize(("die", "health"), [(1, 3), (3, 3), (4, 2), (6, 2)])
def test_a_claw_of_four_or_more_is_one_harm(die: int, health: int) -> None:
    t = eve({"mara": Place("B4"), "ivo": Place("F4")}, shades=["A4"])
    t.dice(die, 1)
    t.storm()
    t.told(Clawed, shade="1", seat="mara", die=str(die))
    if die >= 4:
        t.all_do("pass")
        t.told(Hurt, seat="mara", health=2)
    else:
        t.silent(Hurt)

    assert t.keeper("mara").health == health
    assert t.keeper("ivo").health == 3
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-STORM-02")
def test_a_shade_claws_from_the_next_hex_after_its_step() -> None:
    t = eve({"mara": Place("C4"), "ivo": Place("F4")}, shades=["A4"])
    t.dice(1, 1)
    t.storm()

    assert t.told(Crept, shade="1").to == "B3"
    t.told(Clawed, shade="1", seat="mara")


@pytest.mark.rule("TRAIN-STORM-02")
def test_a_shade_two_steps_away_does_not_claw() -> None:
    t = eve({"mara": Place("D4"), "ivo": Place("F4")}, shades=["A4"])
    t.dice(6)
    t.storm()

    assert t.told(Crept, shade="1").to == "B3"
    t.silent(Clawed)
    t.told(Landed, die="6")


@pytest.mark.rule("TRAIN-STORM-02")
def test_a_shade_claws_at_its_prey_only() -> None:
    t = eve({"mara": Place("D4"), "ivo": Place("D3")}, shades=["C4"])
    t.storm()
    t.dice(4, 1)
    t.does("ivo", "prey seat=mara")
    t.all_do("pass")

    assert (t.keeper("mara").health, t.keeper("ivo").health) == (2, 3)


@pytest.mark.rule("TRAIN-DOWN-01")
def test_a_keeper_who_is_down_has_no_turn() -> None:
    t = island({"mara": Place("D4", health=0), "ivo": Place("D3")})

    t.ready("ivo", "watch")
    t.refuses("mara", "rest", "not-your-turn")


@pytest.mark.rule("TRAIN-DOWN-01")
def test_who_goes_down_in_the_storm_has_no_turn_after_it() -> None:
    t = eve({"mara": Place("B4", health=1), "ivo": Place("F4")}, shades=["A4"])
    t.dice(4, 1)
    t.storm()
    t.all_do("pass")

    t.told(Hurt, seat="mara", health=0)
    assert t.keeper("mara").health == 0
    t.ready("ivo", "watch")


@pytest.mark.rule("TRAIN-DOWN-01")
def test_shades_pass_by_who_is_down() -> None:
    t = eve({"mara": Place("B4", health=0), "ivo": Place("D4")}, shades=["A4", "B3"])
    t.dice(1, 1, 1)
    t.storm()

    assert t.told(Crept, shade="1").to == "B3"
    t.silent(Clawed, seat="mara")
    t.told(Clawed, shade="2", seat="ivo")


@pytest.mark.rule("TRAIN-DOWN-01")
def test_a_shade_turns_to_the_next_when_its_prey_goes_down() -> None:
    t = eve({"mara": Place("B4", health=1), "ivo": Place("D4")}, shades=["A4", "A5"])
    t.dice(4)
    t.storm()
    t.dice(1)
    t.all_do("pass")

    assert t.told(Crept, shade="2").to == "B4"
    t.silent(Clawed, shade="2", seat="mara")


@pytest.mark.rule("TRAIN-DOWN-01", "TRAIN-HAND-01")
def test_who_is_down_is_not_asked_for_cards() -> None:
    t = island({"mara": Place("D4", hand=["tea"] * 5, health=0), "ivo": Place("D3")})

    t.ready("ivo", "watch")


@pytest.mark.rule("TRAIN-STORM-03")
def test_the_lamp_burns_one_oil() -> None:
    t = eve({"mara": Place("D4"), "ivo": Place("D3")}, lamp=3)
    t.storm()

    assert t.g.lamp == 2
    t.told(Burned, lamp=2)


@pytest.mark.rule("TRAIN-STORM-03")
@pytest.mark.parametrize(("face", "at"), list(enumerate(["A4", "B2", "F2", "G5", "E7", "B6"], start=1)))
def test_a_die_tells_where_a_shade_lands(face: int, at: str) -> None:
    t = eve({"mara": Place("D4"), "ivo": Place("D3")})
    t.dice(face)
    t.storm()

    assert t.shades() == {"1": at}
    t.told(Landed, shade="1", at=at, die=str(face))
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-STORM-03")
@pytest.mark.parametrize(
    ("mission", "counts"), [("first-light", {2: 1, 3: 1, 4: 2}), ("until-dawn", {2: 1, 3: 2, 4: 3})]
)
@pytest.mark.parametrize("keepers", [2, 3, 4])
def test_as_many_land_as_the_mission_says(mission: str, counts: dict[int, int], keepers: int) -> None:
    seats, count = ("mara", "ivo", "nell", "otto")[:keepers], counts[keepers]
    t = eve({seat: Place("D3") for seat in seats}, mission=mission)
    t.dice(*[2] * count)
    t.storm()

    assert [event.shade for event in t.events if isinstance(event, Landed)] == [str(n) for n in range(1, count + 1)]
    assert len(t.g.shades) == count


@pytest.mark.rule("TRAIN-SEA-01")
@pytest.mark.parametrize(("options", "count"), [({}, 1), ({"sea": "calm"}, 1), ({"sea": "rough"}, 2)])
def test_on_a_rough_sea_one_more_shade_lands_in_each_storm(options: dict[str, str], count: int) -> None:
    t = eve({"mara": Place("D4"), "ivo": Place("D4")}, options=options)
    t.storm()

    assert len(t.g.shades) == count
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-SEA-01")
def test_the_sea_is_a_choice_of_the_lobby() -> None:
    sea = next(switch for switch in game("training").switches if switch.id == "sea")

    assert (sea.choices, sea.default) == (("calm", "rough"), "calm")


@pytest.mark.rule("TRAIN-STORM-03", "TRAIN-STORM-01")
def test_a_shade_that_lands_moves_in_the_next_storm() -> None:
    t = eve({"mara": Place("D4"), "ivo": Place("E5")}, shades=["A4"])
    t.dice(4)
    t.storm()

    assert t.shades()["2"] == "G5"
    t.silent(Crept, shade="2")


@pytest.mark.rule("TRAIN-STORM-03")
def test_a_new_shade_never_takes_an_old_number() -> None:
    t = eve({"mara": Place("D4"), "ivo": Place("D3")}, shades=["C4", "A4"])
    t.lay(lambda g: g.shades.pop())
    t.dice(1, 4)
    t.storm()
    while t.match.asks[0].prompt != "watch":
        t.does("mara", "prey seat=mara")

    assert set(t.shades()) == {"1", "3"}
