"""Engines, Coordinates and hibernation (NEM-ENGINE, NEM-COORD, NEM-HIBER)."""

from __future__ import annotations

import pytest

from bot.games.nemesis.box.content import COORDINATES, STOCK
from bot.games.nemesis.events.crew import AttemptFailed, FellAsleep
from bot.games.nemesis.events.ending import CoordinatesRevealed, EngineFailure
from bot.games.nemesis.events.finds import EngineSeen, EngineWorkedOn, Looked
from bot.games.nemesis.events.ship import NoiseRolled
from bot.games.nemesis.state import Nemesis
from tests.support.nemesis.ship import Ship, at

ENGINES = ("1", "2", "3")


# Engines


@pytest.mark.rule("NEM-ENGINE-01", "NEM-ENGINE-06")
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("status", ["working", "damaged"])
def test_an_engine_room_shows_its_top_token_to_one_person(engine: str, status: str) -> None:
    ship = at(f"engine-{engine}")
    ship.set(lambda g: g.engines.update({engine: ["damaged" if status == "working" else "working", status]}))
    ship.acts("captain", "room part=check-engine")
    assert ship.told(EngineSeen, engine=engine, status=status).audience == (ship.seat("captain"),)
    assert ship.told(Looked, who="captain").engine == engine
    assert ship.notes("captain", "engine")[0].args == {"engine": engine, "status": status}
    assert ship.view("scout").notes == ()


@pytest.mark.rule("NEM-ENGINE-02")
def test_the_top_token_is_the_status() -> None:
    for tops, lost in ((("working", "damaged", "damaged"), True), (("working", "working", "damaged"), False)):
        ship = Ship()
        ship.sleeps("captain").safe()

        def lay(g: Nemesis, tops: tuple[str, ...] = tops) -> None:
            under = {"working": "damaged", "damaged": "working"}
            g.engines = {engine: [under[top], top] for engine, top in zip(ENGINES, tops, strict=True)}

        ship.set(lay)
        ship.jumps()
        assert any(isinstance(event, EngineFailure) for event in ship.events) == lost


@pytest.mark.rule("NEM-ENGINE-03", "NEM-ENGINE-06")
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("way", ["card", "tools"])
def test_repairs_or_tools_put_both_tokens_back_as_one_likes(engine: str, way: str) -> None:
    for top in ("working", "damaged"):
        ship = at(f"engine-{engine}")
        ship.gives("captain", "tools.1").hand("captain", "basic-repairs", "rest", "order")
        key = "play card=basic-repairs part=engine" if way == "card" else "use item=tools.1 part=engine"
        ship.acts("captain", key)
        assert ship.options("captain") == {"top status=working", "top status=damaged"}
        assert ship.asked(ship.seat("captain")).seen_by(ship.seat("scout")).options == ()
        ship.picks("captain", f"top status={top}")
        assert ship.g.engines[engine][-1] == top
        assert sorted(ship.g.engines[engine]) == ["damaged", "working"]
    ship = at("armory")
    ship.hand("captain", "basic-repairs", "rest", "order")
    ship.refused("captain", "play card=basic-repairs part=engine", "no-engine", "NEM-ENGINE-03")


@pytest.mark.rule("NEM-ENGINE-04", "NEM-RUL-43")
@pytest.mark.parametrize("top", ["working", "damaged"])
@pytest.mark.parametrize("before", ["working", "damaged"])
def test_whether_the_order_changed_is_told_and_nothing_more(before: str, top: str) -> None:
    ship = at("engine-1")
    ship.set(lambda g: g.engines.update({"1": ["damaged" if before == "working" else "working", before]}))
    ship.hand("captain", "basic-repairs", "rest", "order")
    ship.acts("captain", "play card=basic-repairs part=engine", after=[f"top status={top}"])
    told = ship.told(EngineWorkedOn)
    assert told.audience == ()
    assert told.details() == {"who": "captain", "engine": "1", "changed": int(before != top)}


@pytest.mark.rule("NEM-ENGINE-05")
def test_an_engine_is_worked_on_despite_a_malfunction_and_unseen() -> None:
    ship = at("engine-2")
    ship.marks("engine-2", malfunction=True).hand("captain", "basic-repairs", "rest", "order")
    ship.refused("captain", "room part=check-engine", "malfunction", "NEM-MALF-01")
    ship.acts("captain", "play card=basic-repairs part=engine", after=["top status=damaged"])
    assert ship.g.engines["2"] == ["working", "damaged"]
    assert ship.g.room(ship.seat("captain")).malfunction


@pytest.mark.rule("NEM-ENGINE-07", "NEM-VICTORY-04", "NEM-EX-28")
@pytest.mark.parametrize("damaged", [0, 1, 2, 3])
def test_two_damaged_engines_destroy_the_ship_and_kill_the_sleepers(damaged: int) -> None:
    ship = Ship()
    ship.sleeps("captain").safe()

    def break_some(g: Nemesis) -> None:
        for engine in ENGINES[:damaged]:
            g.engines[engine].reverse()

    ship.set(break_some)
    ship.jumps()
    assert ship.me("captain").alive == (damaged < 2)
    assert any(isinstance(event, EngineFailure) for event in ship.events) == (damaged >= 2)


@pytest.mark.rule("NEM-COORD-01", "NEM-COORD-02")
@pytest.mark.parametrize("space", STOCK.destinations)
@pytest.mark.parametrize("card", COORDINATES)
def test_every_coordinates_card_leads_where_it_says(card: str, space: str) -> None:
    leads = COORDINATES[card].leads
    assert sorted(leads) == list(STOCK.destinations)
    assert sorted(leads.values()) == ["deep-space", "earth", "mars", "venus"]
    ship = Ship().seeks("captain", "my-precious")
    ship.sleeps("captain").safe().turns(coordinates=card, destination=space)
    ship.jumps()
    ship.told(CoordinatesRevealed, space=space, destination=leads[space])
    assert ship.me("captain").alive == (leads[space] == "earth")
    assert ship.view("scout").coordinates == card


@pytest.mark.rule("NEM-COORD-02")
def test_the_coordinates_of_a_lost_ship_are_not_checked() -> None:
    ship = Ship()
    ship.sleeps("captain").safe().turns(destruct=len(STOCK.destruct_track) - 2)
    ship.night()
    ship.silent(CoordinatesRevealed)


def test_the_eight_coordinates_are_those_of_the_box() -> None:
    assert {"".join(each.leads[space][0] for space in "ABCD") for each in COORDINATES.values()} == {
        "vdme",
        "mvde",
        "dmev",
        "mved",
        "vedm",
        "devm",
        "edmv",
        "emvd",
    }


# hibernation


@pytest.mark.rule("NEM-HIBER-01", "NEM-TIME-03")
def test_the_chambers_open_with_the_blue_spaces() -> None:
    for time, space in enumerate(STOCK.time_track[:-1]):
        ship = at("hibernatorium")
        ship.turns(time=time)
        if space == "blue":
            ship.may("captain", "room part=hibernate")
        else:
            ship.refused("captain", "room part=hibernate", "chambers-closed", "NEM-HIBER-01")
    assert STOCK.time_track.index("blue") == 7


def sleepy() -> Ship:
    """A Captain about to try the chambers."""
    ship = at("hibernatorium")
    ship.turns(time=8, met=True).hand("captain", "rest", "order")
    return ship


@pytest.mark.rule("NEM-HIBER-02", "NEM-RUL-49")
@pytest.mark.parametrize(
    ("token", "asleep"), [("adult.1", False), ("creeper.1", False), ("larva.1", False), ("blank.1", True)]
)
def test_an_attempt_fails_if_an_intruder_comes_even_if_it_is_gone_again(token: str, asleep: bool) -> None:
    ship = sleepy()
    ship.turns(noise=["11-15-1"]).only_token(token)
    ship.noise(1)
    ship.acts("captain", "room part=hibernate")
    ship.told(NoiseRolled, who="captain", die="1")
    assert (ship.me("captain").state == "asleep") == asleep
    assert any(isinstance(event, AttemptFailed) for event in ship.events) != asleep
    if token.startswith("larva"):
        assert ship.g.intruders == []  # it surprised an empty hand and infested
        assert ship.me("captain").larva
    if not asleep:
        assert ship.g.actions == 1
        assert ship.me("captain").hand == []


@pytest.mark.rule("NEM-RUL-49")
def test_the_roll_is_made_among_others_too_and_a_door_that_stops_an_intruder_saves_the_attempt() -> None:
    ship = sleepy()
    ship.at(scout="hibernatorium").change("scout", hand=[])
    ship.intruder("adult", "15")
    ship.turns(doors={"11-15-1": "closed"})
    ship.noise("danger")
    ship.acts("captain", "room part=hibernate")
    ship.told(NoiseRolled, who="captain", die="danger")
    assert ship.me("captain").state == "asleep"
    assert ship.g.doors == {"11-15-1": "destroyed"}

    moved = sleepy()
    moved.intruder("adult", "15")
    moved.noise("danger")
    moved.acts("captain", "room part=hibernate")
    assert moved.me("captain").state == "aboard"
    assert moved.g.combat(moved.seat("captain"))


@pytest.mark.rule("NEM-HIBER-03")
def test_who_hibernates_leaves_the_board_and_the_game_goes_on() -> None:
    ship = sleepy()
    ship.noise(1)
    ship.acts("captain", "room part=hibernate")
    ship.told(FellAsleep, who="captain")
    assert (ship.me("captain").state, ship.me("captain").at) == ("asleep", "")
    assert ship.g.crew_in("11") == []
    assert ship.match.waiting == (ship.seat("scout"),)
    ship.passes("scout")
    assert ship.seat("captain") not in ship.match.waiting


@pytest.mark.rule("NEM-HIBER-04")
def test_while_somebody_hibernates_neither_destination_nor_self_destruct_may_change() -> None:
    for place, part, rule in (
        ("cockpit", "destination", "NEM-ROOM-COCKPIT-04"),
        ("generator", "start-destruct", "NEM-ROOM-GENERATOR-03"),
    ):
        ship = at(place)
        ship.may("captain", f"room part={part}")
        ship.sleeps("scout")
        ship.refused("captain", f"room part={part}", "somebody-sleeps", rule)
    ship = at("comms-room")
    ship.sleeps("scout").gives("captain", "self-destruct-key.1")
    ship.refused(
        "captain", "use item=self-destruct-key.1 part=destruct-key", "somebody-sleeps", "NEM-ROOM-GENERATOR-03"
    )


@pytest.mark.rule("NEM-HIBER-05")
def test_nobody_hibernates_while_an_intruder_is_there() -> None:
    ship = sleepy()
    ship.intruder("larva", "hibernatorium")
    ship.refused("captain", "room part=hibernate", "in-combat", "NEM-COST-14")


@pytest.mark.rule("NEM-HIBER-06")
def test_there_is_no_search_in_the_hibernatorium() -> None:
    ship = at("hibernatorium")
    ship.hand("captain", "search").marks("hibernatorium", items=2)
    ship.refused("captain", "play card=search part=search", "no-search-here", "NEM-SEARCH-09")
