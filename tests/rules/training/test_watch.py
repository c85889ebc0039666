"""The Watch: turns and the actions of a keeper."""

from __future__ import annotations

import pytest

from bot.engine.events import PhaseEnded
from bot.games.training.events import Drew, DrivenOff, Helped, Moved, Poured, Received, Struck, Took
from tests.support.training.island import Place, eve, island

PAIR = {"mara": Place("D4"), "ivo": Place("D3")}


@pytest.mark.rule("TRAIN-WATCH-01")
def test_each_keeper_takes_two_actions_in_table_order() -> None:
    t = island({"mara": Place("D4"), "ivo": Place("D3"), "nell": Place("D5")})
    for seat in ("mara", "mara", "ivo", "ivo", "nell"):
        t.ready(seat, "watch")
        t.does(seat, "rest")

    t.ready("nell", "watch")
    assert t.g.round == 1


@pytest.mark.rule("TRAIN-WATCH-01")
def test_nobody_acts_out_of_turn() -> None:
    t = island(PAIR)

    t.refuses("ivo", "rest", "not-your-turn")
    t.does("mara", "rest")
    t.refuses("ivo", "rest", "not-your-turn")
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-WATCH-01")
def test_the_panel_says_how_many_actions_are_left() -> None:
    t = island(PAIR)
    assert t.asked("mara").args == {"seat": "mara", "actions": 2}

    t.does("mara", "rest")
    assert t.asked("mara").args == {"seat": "mara", "actions": 1}


@pytest.mark.rule("TRAIN-ROUND-01")
def test_the_storm_follows_the_watch_and_a_new_watch_the_storm() -> None:
    t = eve({"mara": Place("D4"), "ivo": Place("E5")}, shades=["A4"])
    t.storm()

    assert [event.phase for event in t.events if isinstance(event, PhaseEnded)] == ["watch", "storm"]
    assert t.shades()["1"] != "A4"
    assert t.g.round == 2
    t.ready("mara", "watch")
    assert t.asked("mara").args["actions"] == 2


@pytest.mark.rule("TRAIN-ROUND-01")
def test_no_shade_moves_during_the_watch() -> None:
    t = island(PAIR, shades=["A4", "G5"])
    for seat in ("mara", "mara", "ivo"):
        t.does(seat, "rest")

    assert t.shades() == {"1": "A4", "2": "G5"}
    t.ready("ivo", "watch")


@pytest.mark.rule("TRAIN-MOVE-01")
def test_a_keeper_moves_up_to_two_steps() -> None:
    t = island({"mara": Place("B4"), "ivo": Place("D3")})

    assert t.offered("mara", "move") == {
        f"move to={space}" for space in ("A4", "A5", "B3", "B5", "C3", "C4", "C5", "D3", "D4", "D5")
    }
    t.does("mara", "move to=D4")
    assert t.keeper("mara").at == "D4"
    assert t.told(Moved, seat="mara", to="D4").path == ("B4", "C4", "D4")
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-MOVE-01")
def test_rubble_and_water_cost_both_steps() -> None:
    t = island({"mara": Place("D2"), "ivo": Place("D4")})

    t.can("mara", "move to=C2", "move to=D1", "move to=E2")
    t.refuses("mara", "move to=B2", "training-refuse-too-far", "TRAIN-MOVE-01")
    t.refuses("mara", "move to=F2", "training-refuse-too-far", "TRAIN-MOVE-01")
    t.does("mara", "move to=C2")
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-MOVE-01")
def test_leaving_rubble_costs_nothing_more() -> None:
    t = island({"mara": Place("C2"), "ivo": Place("D4")})

    t.can("mara", "move to=C3", "move to=D3", "move to=B3")


@pytest.mark.rule("TRAIN-MOVE-01")
def test_the_way_goes_around_what_is_dear() -> None:
    t = island({"mara": Place("B4"), "ivo": Place("D3")})
    t.does("mara", "move to=A4")
    t.does("mara", "move to=B4")
    assert t.told(Moved).path == ("A4", "B4")

    t = island({"mara": Place("E5"), "ivo": Place("D3")})
    t.does("mara", "move to=G5")
    assert t.told(Moved).path == ("E5", "F4", "G5")


@pytest.mark.rule("TRAIN-MOVE-01")
def test_three_steps_and_no_step_are_no_move() -> None:
    t = island(PAIR)

    t.refuses("mara", "move to=A4", "training-refuse-too-far", "TRAIN-MOVE-01")
    t.refuses("mara", "move to=D4", "not-offered")
    t.refuses("mara", "move to=Z9", "not-offered")
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-TAKE-01")
def test_a_keeper_takes_one_flask_where_they_stand() -> None:
    t = island({"mara": Place("B3"), "ivo": Place("D3")}, crates={"B3": 2, "D2": 1})
    t.does("mara", "take")

    assert t.keeper("mara").oil == 1
    assert t.g.crates == {"B3": 1, "D2": 1}
    t.told(Took, seat="mara")
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-TAKE-01")
def test_a_keeper_carries_one_flask() -> None:
    t = island({"mara": Place("B3", oil=1), "ivo": Place("D3")}, crates={"B3": 2})

    t.refuses("mara", "take", "training-refuse-hands-full", "TRAIN-TAKE-01")
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-TAKE-01")
@pytest.mark.parametrize("at", ["D4", "B3"], ids=["no crate", "an empty crate"])
def test_without_oil_here_there_is_nothing_to_take(at: str) -> None:
    t = island({"mara": Place(at), "ivo": Place("D3")}, crates={"B3": 0, "C3": 2})

    t.refuses("mara", "take", "training-refuse-no-crate", "TRAIN-TAKE-01")


@pytest.mark.rule("TRAIN-POUR-01")
def test_a_flask_fills_the_lamp_by_two() -> None:
    t = island({"mara": Place("D4", oil=1), "ivo": Place("D3")}, lamp=2)
    t.does("mara", "pour")

    assert (t.g.lamp, t.keeper("mara").oil) == (4, 0)
    t.told(Poured, seat="mara", lamp=4)
    t.refuses("mara", "pour", "training-refuse-no-oil", "TRAIN-POUR-01")
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-POUR-01")
def test_oil_is_poured_at_the_lamp_only() -> None:
    t = island({"mara": Place("D3", oil=1), "ivo": Place("D3")})

    t.refuses("mara", "pour", "training-refuse-not-at-lamp", "TRAIN-POUR-01")


@pytest.mark.rule("TRAIN-STRIKE-01")
def test_shades_here_and_next_to_a_keeper_can_be_struck() -> None:
    t = island({"mara": Place("D4"), "ivo": Place("D3")}, shades=["D4", "C4", "D6", "A4"])

    assert t.offered("mara", "strike") == {"strike shade=1", "strike shade=2"}
    t.refuses("mara", "strike shade=3", "training-refuse-not-near", "TRAIN-STRIKE-01")
    t.refuses("mara", "strike shade=4", "training-refuse-not-near", "TRAIN-STRIKE-01")
    t.refuses("mara", "strike shade=5", "not-offered")


@pytest.mark.rule("TRAIN-STRIKE-01")
@pytest.mark.parametrize("dice", [(4, 1), (1, 4), (6, 6)])
def test_one_die_of_four_or_more_drives_a_shade_off(dice: tuple[int, int]) -> None:
    t = island(PAIR, shades=["C4", "E4"])
    t.dice(*dice)
    t.does("mara", "strike shade=1")

    assert t.shades() == {"2": "E4"}
    t.told(Struck, seat="mara", shade="1", dice=tuple(map(str, dice)))
    t.told(DrivenOff, shade="1", at="C4")
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-STRIKE-01")
def test_two_dice_of_three_do_nothing() -> None:
    t = island(PAIR, shades=["C4", "E4"])
    t.dice(3, 3)
    t.does("mara", "strike shade=1")

    assert t.shades() == {"1": "C4", "2": "E4"}
    t.told(Struck, dice=("3", "3"))
    t.silent(DrivenOff)
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-HELP-01")
@pytest.mark.parametrize("at", ["D4", "D3"], ids=["here", "next to"])
def test_a_keeper_who_is_down_gets_up_with_one_health(at: str) -> None:
    t = island({"mara": Place("D4"), "ivo": Place(at, health=0)})
    t.does("mara", "help friend=ivo")

    assert t.keeper("ivo").health == 1
    t.told(Helped, seat="mara", friend="ivo")
    t.refuses("mara", "help friend=ivo", "training-refuse-not-down", "TRAIN-HELP-01")
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-HELP-01")
def test_help_reaches_no_further_than_the_next_hex() -> None:
    t = island({"mara": Place("D4"), "ivo": Place("D6", health=0), "nell": Place("D5", health=1)})

    assert t.offered("mara", "help") == set()
    t.refuses("mara", "help friend=ivo", "training-refuse-not-near", "TRAIN-HELP-01")
    t.refuses("mara", "help friend=nell", "training-refuse-not-down", "TRAIN-HELP-01")
    t.refuses("mara", "help friend=mara", "not-offered")


@pytest.mark.rule("TRAIN-HELP-01", "TRAIN-WATCH-01")
def test_who_was_helped_up_has_their_turn() -> None:
    t = island({"mara": Place("D4"), "ivo": Place("D3", health=0)})
    t.does("mara", "help friend=ivo")
    t.does("mara", "rest")

    t.ready("ivo", "watch")


@pytest.mark.rule("TRAIN-REST-01")
def test_rest_draws_one_card() -> None:
    t = island({"mara": Place("D4", hand=["tea"]), "ivo": Place("D3")}, top=["flare", "bell"])
    t.does("mara", "rest")

    assert t.keeper("mara").hand == ["flare", "tea"]
    t.told(Drew, seat="mara", count=1, audience=())
    t.told(Received, cards=("flare",), audience=("mara",))
    t.ready("mara", "watch")


@pytest.mark.rule("TRAIN-REST-01")
def test_the_discard_pile_comes_back_when_the_deck_is_empty() -> None:
    t = island(PAIR, discard=["tea", "bell"])
    t.lay(lambda g: g.deck.cards.clear())
    t.does("mara", "rest")

    assert sorted([*t.keeper("mara").hand, *t.g.deck.cards]) == ["bell", "tea"]
    assert t.g.deck.discard == []


@pytest.mark.rule("TRAIN-REST-01")
def test_rest_without_a_card_left_draws_nothing() -> None:
    t = island(PAIR)
    t.lay(lambda g: g.deck.cards.clear())
    t.does("mara", "rest")

    t.told(Drew, seat="mara", count=0)
    t.silent(Received)
    t.ready("mara", "watch")
