"""How a night ends, and what goes along to the next."""

from __future__ import annotations

import pytest

from bot.engine.events import GameEnded, PhaseEnded
from bot.engine.game import Setup
from bot.games.training.events import Began, Burned, Hurt
from tests.support.training.island import Island, Place, eve, island

SEATS = ("mara", "ivo", "nell", "otto")
GOALS = [(2, 6), (3, 9), (4, 11)]


def keepers(count: int, **of_mara: int) -> dict[str, Place]:
    """So many keepers; Mara stands at the lamp of First Light."""
    return {"mara": Place("D4", hand=["flask"], **of_mara), **{seat: Place("D3") for seat in SEATS[1:count]}}


@pytest.mark.rule("TRAIN-WIN-01")
@pytest.mark.parametrize(("count", "goal"), GOALS)
def test_a_full_lamp_wins_first_light_at_once(count: int, goal: int) -> None:
    t = island(keepers(count, oil=1), lamp=goal - 2)
    t.does("mara", "pour")

    t.told(GameEnded, reason="lamp-full", winners=SEATS[:count])
    t.told(PhaseEnded, phase="watch")
    t.silent(Burned)
    t.over("lamp-full", SEATS[:count])


@pytest.mark.rule("TRAIN-WIN-01")
@pytest.mark.parametrize(("count", "goal"), GOALS)
def test_one_oil_less_does_not_win(count: int, goal: int) -> None:
    t = island(keepers(count, oil=1), lamp=goal - 3)
    t.does("mara", "pour")
    t.ready("mara", "watch")

    t.does("mara", "play card=flask")
    t.over("lamp-full", SEATS[:count])


@pytest.mark.rule("TRAIN-WIN-01", "TRAIN-WIN-02")
def test_no_amount_of_oil_wins_until_dawn() -> None:
    t = island({"mara": Place("E3", oil=1), "ivo": Place("E4")}, mission="until-dawn", lamp=20)
    t.does("mara", "pour")

    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-WIN-02")
def test_a_lamp_that_burns_after_the_last_storm_wins_until_dawn() -> None:
    t = eve({"mara": Place("E3", health=0), "ivo": Place("E4")}, mission="until-dawn", round=5, lamp=2)
    t.storm()

    t.told(PhaseEnded, phase="storm")
    t.over("dawn", ("mara", "ivo"))


@pytest.mark.rule("TRAIN-WIN-02")
def test_dawn_does_not_come_early() -> None:
    t = eve({"mara": Place("E3"), "ivo": Place("E4")}, mission="until-dawn", round=4, lamp=2)
    t.storm()

    assert t.g.round == 5
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-WIN-02", "TRAIN-LOSE-01")
def test_a_lamp_that_goes_out_in_the_last_storm_loses_until_dawn() -> None:
    t = eve({"mara": Place("E3"), "ivo": Place("E4")}, mission="until-dawn", round=5, lamp=1)
    t.storm()

    t.over("lamp-empty", ())


@pytest.mark.rule("TRAIN-LOSE-01")
@pytest.mark.parametrize("mission", ["first-light", "until-dawn"])
def test_an_empty_lamp_loses(mission: str) -> None:
    t = eve({"mara": Place("D3"), "ivo": Place("D3")}, mission=mission, lamp=1)
    t.storm()

    t.told(Burned, lamp=0)
    t.told(GameEnded, reason="lamp-empty", winners=())
    t.over("lamp-empty", ())


@pytest.mark.rule("TRAIN-LOSE-01")
def test_one_oil_left_goes_on() -> None:
    t = eve(keepers(2), lamp=2)
    t.storm()

    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-LOSE-01")
def test_when_all_are_down_the_game_is_lost() -> None:
    t = eve({"mara": Place("B4", health=0), "ivo": Place("D4", health=1)}, shades=["C4"], lamp=5)
    t.dice(6, 1)
    t.storm()
    t.all_do("pass")

    t.told(Hurt, seat="ivo", health=0)
    t.over("all-down", ())


@pytest.mark.rule("TRAIN-LOSE-01")
def test_one_keeper_on_their_feet_goes_on() -> None:
    t = eve({"mara": Place("B4", health=0), "ivo": Place("D4", health=2)}, shades=["C4"], lamp=5)
    t.dice(6, 1)
    t.storm()
    t.all_do("pass")

    t.ready("ivo", "watch")


@pytest.mark.rule("TRAIN-LOSE-01")
def test_the_rounds_of_first_light_run_out() -> None:
    t = eve(keepers(2), round=6, lamp=5)
    t.storm()

    t.told(GameEnded, reason="too-late", winners=())
    t.over("too-late", ())


@pytest.mark.rule("TRAIN-LOSE-01")
def test_the_last_round_of_first_light_is_played() -> None:
    t = eve(keepers(2), round=5, lamp=5)
    t.storm()

    assert t.g.round == 6
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-CAMP-01")
def test_spare_oil_and_health_go_along() -> None:
    t = island({"mara": Place("D4", oil=1, health=2), "ivo": Place("D3", health=0), "nell": Place("D5")}, lamp=8)
    t.does("mara", "pour")
    assert t.game.rules.next_mission(t.g) == "until-dawn"

    after = Island("training", Setup(t.g.seats, "until-dawn", carry=t.game.rules.carry(t.g)))

    after.told(Began, mission="until-dawn")
    assert after.g.lamp == 3 + 1
    assert {seat: keeper.health for seat, keeper in after.g.keepers.items()} == {"mara": 2, "ivo": 1, "nell": 3}
    after.ready("mara", "watch")


@pytest.mark.rule("TRAIN-CAMP-01")
def test_without_spare_oil_the_lamp_starts_as_the_mission_says() -> None:
    t = island(keepers(2, oil=1), lamp=4)
    t.does("mara", "pour")

    assert Island("training", Setup(t.g.seats, "until-dawn", carry=t.game.rules.carry(t.g))).g.lamp == 3


@pytest.mark.rule("TRAIN-CAMP-01")
def test_after_a_defeat_or_the_last_night_nothing_follows() -> None:
    lost = eve(keepers(2), lamp=1)
    lost.storm()
    assert lost.game.rules.next_mission(lost.g) is None

    won = eve({"mara": Place("E3"), "ivo": Place("E4")}, mission="until-dawn", round=5, lamp=2)
    won.storm()
    assert won.game.rules.next_mission(won.g) is None


@pytest.mark.rule("TRAIN-CAMP-01")
@pytest.mark.parametrize("mission", ["first-light", "until-dawn"])
def test_a_night_of_its_own_starts_fresh(mission: str) -> None:
    t = Island("training", Setup(SEATS, mission))

    assert t.g.lamp == t.g.plan.lamp
    assert {keeper.health for keeper in t.g.keepers.values()} == {3}
    assert [len(keeper.hand) for keeper in t.g.keepers.values()] == [2, 2, 2, 2]
    assert list(t.shades().values()) == list(t.g.plan.shades)
    t.ready("mara", "watch")
