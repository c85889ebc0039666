"""Turns and movement of heroes: one move, one action, standing up, steps and what they cost."""

from __future__ import annotations

import pytest

from bot.games.fireteam.box.board import field
from bot.games.fireteam.box.content import HEROES, MISSIONS
from bot.games.fireteam.events.heroes import Moved, StayedDown, Stood
from bot.games.fireteam.rules.hero import moving, turns
from bot.games.fireteam.rules.threat import foes
from bot.games.fireteam.state import Thing
from tests.support.fireteam.field import ends, lay


@pytest.mark.rule("FTZ-TURN-01")
def test_each_seat_takes_one_turn_start_player_first() -> None:
    at = lay({"abe": "2D", "shad": "2D", "don": "2D"}, start="shad")
    at.run(turns.phase(at.g))
    for seat in ("shad", "don", "abe"):
        assert (at.ask.seats, at.ask.prompt) == ((seat,), "turn")
        at.does(seat, "end")
    assert at.over
    assert at.g.phase == "threat"


@pytest.mark.rule("FTZ-TURN-02", "FTZ-TURN-04", "FTZ-TURN-05", "RUL-64", "FTZ-SEARCH-02")
def test_the_action_may_come_between_two_steps_and_is_only_one() -> None:
    at = lay(
        {"abe": "2B", "don": "4F"},
        {"corrupted-animal.1": "2C"},
        hands={"abe": ["rally", "sidearm"]},
        specialists={"patty": "4F", "henry": "4F"},
    )
    at.turn("abe")
    at.does("abe", "move to=2D")
    assert at.g.points == 1
    at.rolls("M", "M")
    at.does("abe", "attack target=corrupted-animal.1 type=projectile")
    at.does("abe", "play card=rally copy=0")
    assert at.ask.prompt == "turn"
    at.refuses("abe", "attack target=corrupted-animal.1 type=projectile", "fireteam-refuse-acted", "FTZ-TURN-05")
    at.refuses("abe", "search", "fireteam-refuse-acted", "FTZ-TURN-05")
    at.does("abe", "move to=2A")
    assert (at.at("abe"), at.g.points) == ("2A", 0)
    assert ends(at) == set()
    at.refuses("abe", "move to=2B", "fireteam-refuse-too-far", "FTZ-MOVE-01")


@pytest.mark.rule("FTZ-TURN-03")
def test_doing_nothing_is_allowed() -> None:
    at = lay({"abe": "2B", "don": "4F"})
    at.turn("abe")
    at.does("abe", "end")
    assert at.over
    assert at.at("abe") == "2B"


@pytest.mark.rule("FTZ-TURN-06")
def test_attacking_and_searching_are_the_usual_actions() -> None:
    at = lay({"abe": "2D", "don": "4F"}, {"corrupted-animal.1": "2C"}, hands={"abe": ["rally"]})
    at.turn("abe")
    assert {key for key in at.keys if not key.startswith("move")} == {
        "attack target=corrupted-animal.1 type=projectile",
        "search",
        "end",
    }


@pytest.mark.rule("FTZ-TURN-07")
def test_focus_cards_and_missions_add_actions_that_use_the_action_unless_free() -> None:
    at = lay({"abe": "2D", "don": "2D"}, focus={"abe": ["command-presence", "field-medic"]})
    at.turn("abe")
    at.does("abe", "order ally=don")
    at.does("don", "pass")
    assert not at.g.acted
    at.refuses("abe", "order ally=don", "fireteam-refuse-once", "FTZ-TURN-07")
    at.does("abe", "medic ally=don")
    assert at.g.acted
    at.refuses("abe", "medic ally=abe", "fireteam-refuse-acted", "FTZ-TURN-05")
    at.refuses("abe", "search", "fireteam-refuse-acted", "FTZ-TURN-05")


@pytest.mark.rule("FTZ-TURN-08", "RUL-21")
def test_a_knocked_out_hero_must_first_choose_to_stand_or_stay() -> None:
    at = lay({"abe": "2D", "don": "2D"}, down=["abe"], hands={"abe": ["rally"]})
    at.turn("abe")
    assert at.keys == {"stand", "stay"}
    assert at.ask.default == ("stand",)
    at.does("abe", "stay")
    at.told(StayedDown, seat="abe")
    assert at.over
    assert at.hero("abe").ko


@pytest.mark.rule("FTZ-TURN-09", "RUL-23", "FTZ-KO-03")
def test_standing_up_is_free_and_a_whole_turn_follows() -> None:
    at = lay({"abe": "2D", "don": "4F"}, {"corrupted-animal.1": "2E"}, down=["abe"], hands={"abe": ["rally"]})
    at.turn("abe")
    at.does("abe", "stand")
    at.told(Stood, seat="abe")
    assert not at.hero("abe").ko
    assert (at.g.points, at.g.acted, at.hand("abe"), at.at("abe")) == (2, False, ["rally"], "2D")
    assert {"2B", "2C"} <= ends(at)
    assert "attack target=corrupted-animal.1 type=projectile" in at.keys


def test_a_hero_knocked_out_before_its_turn_chooses_in_the_same_round() -> None:
    at = lay({"abe": "2D", "don": "4F"}, {"corrupted-animal.1": "4F"})
    at.run(turns.phase(at.g))
    at.g.heroes["don"].ko = True
    at.does("abe", "end")
    assert (at.ask.seats, at.keys) == (("don",), {"stand", "stay"})


@pytest.mark.rule("RUL-22")
def test_a_knock_out_ends_the_own_turn_at_once() -> None:
    at = lay({"abe": "2B", "don": "4F"}, things={"fire.1": Thing("fire", "2D")})
    at.turn("abe")
    at.does("abe", "move to=2E")
    assert at.over
    assert (at.hero("abe").ko, at.at("abe"), at.g.points) == (True, "2D", 1)


@pytest.mark.rule("FTZ-MOVE-01", "FTZ-MOVE-02", "FTZ-MOVE-03", "FTZ-MOVE-04", "EX-11")
def test_two_points_reach_what_two_steps_reach_corners_included() -> None:
    at = lay({"abe": "4D", "don": "2B"})
    assert all(hero.speed == 2 for hero in HEROES.values())
    at.turn("abe")
    assert at.g.points == 2
    # 4D touches 1B, 1E and 4E (difficult), 4A, 4B, 4C and 4F; 1B and 4D meet at a corner alone
    assert ends(at) == {"1B", "1E", "4A", "4B", "4C", "4E", "4F", "2E", "3E"}
    at.does("abe", "move to=2E")
    assert at.at("abe") == "2E"
    assert [event.to for event in at.events if isinstance(event, Moved)] == ["4A", "2E"]


@pytest.mark.rule("RUL-01")
def test_adjacency_is_mutual_and_crosses_tiles_also_at_corners() -> None:
    for mission in MISSIONS:
        beside = field(mission).beside
        assert all(place in beside[near] for place in beside for near in beside[place])
        assert all(place not in beside[place] for place in beside)
    river = field("river-crossing").beside
    assert "2E" in river["1B"]  # across a corner of two tiles that do not share a side
    assert "4D" in river["1B"]
    assert "2C" not in river["3B"]


@pytest.mark.rule("FTZ-MOVE-05")
def test_points_left_over_are_lost() -> None:
    at = lay({"abe": "2D", "don": "4F"})
    at.turn("abe")
    at.does("abe", "move to=2B")
    assert at.g.points == 1
    at.does("abe", "end")
    at.turn("abe")
    assert at.g.points == 2


@pytest.mark.rule("FTZ-MOVE-06")
def test_a_location_with_creatures_may_be_entered_and_crossed() -> None:
    at = lay({"abe": "2B", "don": "4F"}, {"corrupted-animal.1": "2D"})
    at.turn("abe")
    assert {"2D", "2E"} <= ends(at)
    at.does("abe", "move to=2E")
    assert at.at("abe") == "2E"


@pytest.mark.rule("FTZ-MOVE-07", "RUL-50")
def test_any_number_may_share_a_location() -> None:
    crowd = {f"corrupted-animal.{n}": "2D" for n in range(1, 9)}
    at = lay({"abe": "2D", "shad": "2D", "frank": "2D", "don": "2B"}, crowd, specialists={"patty": "2D", "henry": "2D"})
    at.turn("don")
    at.does("don", "move to=2D")
    assert len(at.g.actives_at("2D")) == 4
    assert len(at.g.creatures_at("2D")) == 8
    assert moving.allies_at(at.g, "don", "2D") == ["abe", "shad", "frank"]


@pytest.mark.rule("FTZ-FLEE-07")
def test_a_place_beyond_a_held_location_is_refused_by_the_rule_of_fleeing() -> None:
    at = lay({"abe": "2B", "don": "4F"}, {f"corrupted-animal.{n}": "2D" for n in (1, 2)})
    for n, place in enumerate(("2A", "2C"), 3):
        foes.put(at.g, f"corrupted-animal.{n}", place, "pool")
        foes.put(at.g, f"corrupted-human.{n - 2}", place, "pool")
    at.turn("abe")
    assert "move to=2D" in at.keys
    at.refuses("abe", "move to=2E", "fireteam-refuse-way-held", "FTZ-FLEE-07")
    at.refuses("abe", "move to=4F", "fireteam-refuse-too-far", "FTZ-MOVE-01")


@pytest.mark.rule("RUL-64", "FTZ-MOVE-01", "FTZ-REACT-05")
def test_a_move_ends_where_a_reaction_takes_the_mover_off_its_way() -> None:
    at = lay({"shad": "2E", "frank": "2C"}, {"corrupted-animal.1": "4A"}, start="shad", hands={
        "shad": ["war-cry"], "frank": ["long-shot"]})  # fmt: skip
    at.turn("shad")
    at.does("shad", "move to=4D")
    assert at.at("shad") == "4A"
    at.rolls("PP", "PP")
    at.does("frank", "react card=long-shot")
    at.does("shad", "react card=war-cry")
    at.does("shad", "move to=2D")
    assert (at.at("shad"), at.g.points) == ("2D", 1)
    assert at.ask.prompt == "turn"
