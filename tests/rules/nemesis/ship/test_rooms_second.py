"""The rooms of set 2, of which five are aboard (NEM-ROOM-AIRLOCK to NEM-ROOM-MONITOR)."""

from __future__ import annotations

import pytest

from bot.games.nemesis.box.content import TILES
from bot.games.nemesis.events.finds import EngineSeen, Looked, TileSeen
from bot.games.nemesis.events.ship import AirlockCancelled, AirlockOpened, AirlockStarted
from bot.games.nemesis.state import Nemesis
from tests.support.nemesis.ship import Ship, at


def corridors(ship: Ship, place: str) -> list[str]:
    """The corridors of a room."""
    return [way for way, _ in ship.g.board.ways[ship.g.room_of(place)]]


# Airlock Control


@pytest.mark.rule("NEM-ROOM-AIRLOCK-01", "NEM-RUL-48")
def test_airlock_control_seals_another_known_yellow_room_without_destroyed_doors() -> None:
    ship = at("airlock-control")
    ship.builds("airlock-control", "engine-control")
    ship.picks("captain", "room part=seal")
    yellow = {"comms-room", "fire-control", "generator", "engine-control"}
    assert ship.options("captain") == {f"where room={room}" for room in yellow}

    ship = at("airlock-control")
    door = corridors(ship, "generator")[0]
    ship.turns(doors={door: "destroyed"}).marks("fire-control", explored=False)
    ship.picks("captain", "room part=seal")
    assert not {"where room=generator", "where room=fire-control"} & ship.options("captain")


@pytest.mark.rule("NEM-ROOM-AIRLOCK-02")
def test_every_corridor_of_the_room_is_closed_and_the_token_placed() -> None:
    ship = at("airlock-control")
    ways = corridors(ship, "generator")
    ship.acts("captain", "room part=seal", "where room=generator")
    assert ship.g.doors == dict.fromkeys(ways, "closed")
    assert ship.g.airlock == ship.g.room_of("generator")
    ship.told(AirlockStarted, room="generator")


def sealed(*inside: str) -> Ship:
    """The Generator sealed with some of the crew inside."""
    ship = at("airlock-control", ("captain", "scout", "soldier"))
    for who in inside:
        ship.at(**{who: "generator"})
    ship.acts("captain", "room part=seal", "where room=generator")
    return ship


@pytest.mark.rule("NEM-ROOM-AIRLOCK-03", "NEM-RUL-48")
@pytest.mark.parametrize("how", ["open", "destroy"])
def test_a_door_that_opens_or_breaks_cancels_the_procedure(how: str) -> None:
    ship = sealed("scout")
    ship.turn("scout").hand("scout", "demolition")
    if how == "open":
        ship.gives("scout", "tools.1").hand("scout", "demolition", "rest")
        ship.acts("scout", "use item=tools.1 part=door", f"corridor corridor={corridors(ship, 'generator')[0]}")
    else:
        ship.acts(
            "scout", "play card=demolition part=break-door", f"corridor corridor={corridors(ship, 'generator')[0]}"
        )
    ship.told(AirlockCancelled, room="generator")
    assert ship.g.airlock == ""
    ship.night(who="captain")
    assert ship.me("scout").alive


@pytest.mark.rule("NEM-ROOM-AIRLOCK-04", "NEM-ROOM-AIRLOCK-05", "NEM-RUL-48")
def test_when_all_have_passed_everything_in_the_room_dies_and_things_remain() -> None:
    ship = sealed("scout")
    ship.marks("generator", fire=True, objects=["egg", "carcass"])
    ship.intruder("adult", "generator")
    ship.intruder("larva", "generator")
    ship.gives("scout", "egg")
    ship.night(who="captain")
    ship.told(AirlockOpened, room="generator")
    assert ship.me("scout").state == "dead"
    assert ship.me("captain").alive
    room = ship.g.rooms[ship.g.room_of("generator")]
    assert ship.g.intruders == []
    assert sorted(room.objects) == ["carcass", "carcass", "corpse-scout", "egg", "egg"]
    assert not room.fire
    assert ship.g.airlock == ""
    told = [type(event).__name__ for event in ship.events]
    assert told.index("AirlockOpened") < told.index("TimePassed")


@pytest.mark.rule("NEM-RUL-48")
def test_only_one_procedure_runs_at_a_time() -> None:
    ship = sealed()
    ship.turn("captain").hand("captain", "rest", "order")
    ship.refused("captain", "room part=seal", "airlock-busy", "NEM-RUL-48")


@pytest.mark.rule("NEM-RUL-48")
def test_a_room_whose_doors_cannot_all_be_closed_cannot_be_sealed() -> None:
    ship = at("airlock-control")
    spare = [way for way in ship.g.board.corridors if way not in corridors(ship, "generator")]
    ship.turns(doors=dict.fromkeys(spare[:12], "destroyed"))
    ship.refused("captain", "room part=seal", "nothing-to-seal", "NEM-ROOM-AIRLOCK-01")
    near = {
        way
        for room in ("comms-room", "fire-control", "generator", "engine-control")
        if ship.g.room_of(room)
        for way in corridors(ship, room)
    }
    far = [way for way in ship.g.board.corridors if way not in near]
    ship.turns(doors={**dict.fromkeys(far[:12], "closed")})
    ship.may("captain", "room part=seal")  # other Closed Doors give their tokens


# Cabins and Canteen


@pytest.mark.rule("NEM-ROOM-CABINS-01", "NEM-ROOM-CABINS-02")
@pytest.mark.parametrize(("trouble", "cards"), [("", 6), ("malfunction", 5), ("intruder", 5), ("elsewhere", 5)])
def test_who_starts_a_round_in_quiet_cabins_draws_up_to_six(trouble: str, cards: int) -> None:
    ship = at("cabins")
    if trouble == "malfunction":
        ship.marks("cabins", malfunction=True)
    elif trouble == "intruder":
        ship.intruder("queen", "cabins")
        ship.next_attacks("transformation.1")
    elif trouble == "elsewhere":
        ship.at(captain="armory")
    ship.night("malfunction")
    assert len(ship.me("captain").hand) == cards


@pytest.mark.rule("NEM-ROOM-CANTEEN-01")
def test_the_canteen_heals_one_light_wound() -> None:
    ship = at("canteen")
    ship.wounds("captain", light=2).hand("captain", "rest", "order")
    ship.acts("captain", "room part=eat", after=["scanning answer=no"])
    assert ship.me("captain").light == 1


@pytest.mark.rule("NEM-ROOM-CANTEEN-02")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_in_the_canteen_the_hand_may_be_scanned_and_only_the_hand(answer: str) -> None:
    ship = at("canteen")
    ship.hand("captain", "rest", "order", "contamination").infects("captain", "clean", pile="deck")
    ship.infects("captain", "clean", pile="discard")
    ship.acts("captain", "room part=eat")
    assert ship.options("captain") == {"scanning answer=no", "scanning answer=yes"}
    ship.picks("captain", f"scanning answer={answer}")
    me = ship.me("captain")
    counts = [sum(card.startswith("contamination") for card in pile) for pile in (me.hand, me.deck, me.discard)]
    assert counts == ([0, 1, 1] if answer == "yes" else [1, 1, 1])


@pytest.mark.rule("NEM-ROOM-CANTEEN-03")
@pytest.mark.parametrize("larva", [False, True])
def test_an_infected_card_in_the_canteen(larva: bool) -> None:
    ship = at("canteen")
    ship.hand("captain", "rest", "order", "infected", "contamination").change("captain", larva=larva)
    here = ship.me("captain").at
    ship.acts("captain", "room part=eat", after=["scanning answer=yes"])
    if larva:
        assert ship.me("captain").state == "dead"
        assert [(each.kind, each.at) for each in ship.g.intruders] == [("creeper", here)]
    else:
        assert ship.me("captain").larva
        assert [card in ship.g.infected for card in ship.me("captain").hand] == [True]


# Command Center, Engine Control, Hatch Control, Monitoring


@pytest.mark.rule("NEM-ROOM-COMMAND-01")
def test_the_command_center_opens_and_closes_any_doors_of_any_room_or_none() -> None:
    ship = at("command-center")
    ways = corridors(ship, "hibernatorium")
    ship.turns(doors={ways[0]: "closed", ways[1]: "destroyed"})
    ship.picks("captain", "room part=doors-around")
    assert len(ship.options("captain")) == 21
    ship.picks("captain", "where room=hibernatorium")
    assert ship.options("captain") == {f"switch corridor={way}" for way in (ways[0], *ways[2:])}
    ship.picks("captain", f"switch corridor={ways[0]}", f"switch corridor={ways[2]}")
    ship.pays("captain")
    assert ship.g.doors == {ways[1]: "destroyed", ways[2]: "closed"}

    ship.turn("captain").hand("captain", "rest", "order")
    ship.picks("captain", "room part=doors-around")
    ship.picks("captain", "where room=hibernatorium")
    ship.picks("captain")
    assert ship.g.doors == {ways[1]: "destroyed", ways[2]: "closed"}


@pytest.mark.rule("NEM-ROOM-ENGCTRL-01", "NEM-ROOM-ENGCTRL-02", "NEM-ROOM-ENGCTRL-03")
def test_engine_control_shows_all_engines_to_its_user_and_changes_none() -> None:
    ship = at("engine-control")
    ship.marks("engine-1", malfunction=True)
    before = {engine: list(tokens) for engine, tokens in ship.g.engines.items()}
    ship.acts("captain", "room part=engines")
    seen = [event for event in ship.events if isinstance(event, EngineSeen)]
    assert {event.engine: event.status for event in seen} == {engine: each[-1] for engine, each in before.items()}
    assert all(event.audience == (ship.seat("captain"),) for event in seen)
    assert ship.g.engines == before
    assert ship.asked(ship.seat("captain")).prompt == "turn"
    assert ship.view("scout").engines == ship.view("captain").engines == {}
    assert len(ship.notes("captain", "engine")) == 3


@pytest.mark.rule("NEM-ROOM-HATCH-01")
def test_hatch_control_flips_one_pod_of_any_section() -> None:
    ship = at("hatch-control", ("captain", "scout", "soldier"))
    ship.set(lambda g: setattr(g.pods[1], "locked", False))
    numbers = [pod.number for pod in ship.g.pods]
    ship.picks("captain", "room part=lock")
    assert ship.options("captain") == {f"pod pod={number}" for number in numbers}
    ship.picks("captain", f"pod pod={numbers[1]}")
    ship.pays("captain")
    assert [pod.locked for pod in ship.g.pods] == [True, True, True]
    ship.acts("captain", "room part=lock", f"pod pod={numbers[2]}")
    assert [pod.locked for pod in ship.g.pods] == [True, True, False]
    ship.set(lambda g: [setattr(pod, "gone", "launched") for pod in g.pods])
    ship.turn("captain").hand("captain", "rest", "order")
    ship.refused("captain", "room part=lock", "no-pod-left", "NEM-ROOM-HATCH-01")


@pytest.mark.rule("NEM-ROOM-MONITOR-01", "NEM-ROOM-MONITOR-02")
def test_the_monitoring_room_shows_an_unexplored_room_and_its_token_to_one_person() -> None:
    ship = at("monitoring-room")
    ship.refused("captain", "room part=monitor", "all-explored", "NEM-ROOM-MONITOR-01")
    ship.unexplored("12", "surgery", "fire.1")
    ship.picks("captain", "room part=monitor")
    assert ship.options("captain") == {"where room=slot-12"}
    ship.picks("captain", "where room=slot-12")
    ship.pays("captain")
    seen = ship.told(TileSeen, slot="12", room="surgery", token="fire", items=2)
    assert seen.audience == (ship.seat("captain"),)
    assert ship.told(Looked, who="captain").details() == {
        "who": "captain",
        "what": "room",
        "room": "slot-12",
        "other": "",
        "engine": "",
    }
    assert (ship.g.rooms["12"].explored, ship.g.rooms["12"].token) == (False, "fire.1")
    assert ship.notes("captain", "room")[0].args["room"] == "surgery"
    assert "surgery" not in str(ship.view("scout").rooms)


def test_every_passive_room_offers_no_action() -> None:
    for tile in TILES.values():
        if not tile.action:
            ship = at(tile.id)
            assert not ship.offers("captain", "room")


@pytest.mark.rule("NEM-RUL-66")
def test_doors_are_not_closed_by_choice_where_one_lies_destroyed() -> None:
    ship = at("command-center")
    ways = corridors(ship, "hibernatorium")

    def break_all(g: Nemesis) -> None:
        g.doors = dict.fromkeys(ways, "destroyed")

    ship.set(break_all)
    ship.picks("captain", "room part=doors-around")
    assert "where room=hibernatorium" not in ship.options("captain")
    ship = at("hibernatorium")
    ship.set(break_all).gives("captain", "tools.1")
    ship.refused("captain", "use item=tools.1 part=door", "no-door", "NEM-RUL-66")


@pytest.mark.rule("NEM-RUL-66")
def test_closing_without_tokens_takes_a_closed_door_from_elsewhere() -> None:
    ship = at("hibernatorium")
    ways = corridors(ship, "hibernatorium")
    far = [way for way in ship.g.board.corridors if way not in ways][:12]
    ship.turns(doors=dict.fromkeys(far, "closed")).gives("captain", "tools.1")
    ship.acts("captain", "use item=tools.1 part=door", f"corridor corridor={ways[0]}")
    assert ship.options("captain") == {f"donor corridor={way}" for way in far}
    ship.picks("captain", f"donor corridor={far[3]}")
    assert ship.g.doors == {**dict.fromkeys((way for way in far if way != far[3]), "closed"), ways[0]: "closed"}
