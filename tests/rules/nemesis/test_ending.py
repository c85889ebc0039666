"""How it ends (NEM-END)."""

from __future__ import annotations

import pytest

from bot.games.nemesis.events.ending import (
    CoordinatesRevealed,
    EngineRevealed,
    ObjectiveRevealed,
    ShipDestroyed,
    ShipJumped,
)
from bot.games.nemesis.rules.objectives import WANTS, Fate
from tests.support.nemesis.endings import WON, voyage
from tests.support.nemesis.ship import JUMP, Ship, winners

# the end


@pytest.mark.rule("NEM-END-02")
@pytest.mark.parametrize("cause", ["fire", "malfunction", "self-destruct"])
def test_skull_ninth_fire_and_ninth_malfunction_kill_everybody_aboard(cause: str) -> None:
    ship = voyage("captain", "scout", "soldier", "mechanic")
    ship.sleeps("captain").lifts_off("mechanic").seeks("mechanic", "ab-ovo")
    ship.at(scout="20", soldier="20")
    others = [number for number, room in ship.g.rooms.items() if number != "1" and room.tile != "nest"][:8]
    match cause:
        case "fire":
            ship.set(lambda g: [setattr(g.rooms[number], "fire", True) for number in others])
            ship.turn("scout").set(lambda g: setattr(g.rooms["11"], "fire", True))
            spare = next(number for number in others if number not in ("11", "20"))
            ship.marks(spare, fire=ship.g.fires < 8)
            ship.night("damaging-fire", who="scout")
        case "malfunction":
            ship.set(lambda g: [setattr(g.rooms[number], "malfunction", True) for number in others])
            ship.night("malfunction", who="scout")  # the explored room with the lowest number: the Cockpit
        case _:
            ship.turns(destruct=5)
            ship.night(who="scout")
    assert ship.match.state.outcome is not None
    assert ship.match.state.outcome.reason == cause
    ship.told(ShipDestroyed, reason=cause)
    assert [ship.me(who).alive for who in ship.crew] == [False, False, False, True]
    assert winners(ship) == {"mechanic"}


@pytest.mark.rule("NEM-END-03", "NEM-RUL-55")
@pytest.mark.parametrize("how", ["self-destruct", "engines", "jump"])
def test_a_lost_ship_takes_the_intruders_the_queen_and_the_nest_with_it(how: str) -> None:
    for objective in ("great-hunt", "aliens-on-a-spaceship"):
        ship = Ship("captain", "scout", "soldier", "mechanic", "scientist")
        ship.seeks("captain", objective).lifts_off("captain").change("captain", signal=True).safe()
        ship.intruder("queen", "nest")
        match how:
            case "self-destruct":
                ship.turns(destruct=5)
            case "engines":
                ship.turns(engines={engine: ["working", "damaged"] for engine in "123"}, time=JUMP - 1)
            case _:
                ship.turns(destruct=0, time=JUMP - 1)
        ship.night(who="scout")
        assert "captain" in winners(ship)


@pytest.mark.rule("NEM-RUL-55")
@pytest.mark.parametrize(("want", "lost", "saved"), [("queen-killed", 1, 0), ("nest-destroyed", 1, 0), ("earth", 0, 1)])
def test_a_lost_ship_implies_queen_and_nest_dead_and_no_destination(want: str, lost: int, saved: int) -> None:
    ship = Ship()
    me = ship.me("captain")
    assert WANTS[want](ship.g, Fate(destroyed=True), me) == bool(lost)
    assert WANTS[want](ship.g, Fate(destroyed=False, arrived="earth"), me) == bool(saved)


@pytest.mark.rule("NEM-END-04", "NEM-VICTORY-09")
@pytest.mark.parametrize("destination", ["earth", "venus"])
def test_a_jump_harms_neither_intruders_nor_nest_wherever_it_leads(destination: str) -> None:
    for objective in ("great-hunt", "aliens-on-a-spaceship"):
        ship = Ship("captain", "scout", "soldier", "mechanic", "scientist")
        ship.seeks("captain", objective).lifts_off("captain").change("captain", signal=True).safe(destination)
        ship.jumps("scout")
        ship.told(ShipJumped)
        assert ship.me("captain").alive
        assert winners(ship) == set()
        assert not (ship.g.nest_destroyed or ship.g.queen_killed)


@pytest.mark.rule("NEM-END-05", "NEM-END-06")
@pytest.mark.parametrize("last", ["dies", "sleeps", "launches"])
@pytest.mark.parametrize("running", [False, True])
def test_the_game_ends_when_the_last_awake_aboard_dies_sleeps_or_leaves(last: str, running: bool) -> None:
    ship = voyage()
    ship.lifts_off("captain").turns(time=8, destruct=1 if running else -1, met=True)
    ship.turn("scout").hand("scout", "rest", "search")
    match last:
        case "dies":
            ship.wounds("scout", "leg", "hand", "body").marks("hibernatorium", fire=True)
            ship.passes("scout")
        case "sleeps":
            ship.noise(1)
            ship.acts("scout", "room part=hibernate")
        case _:
            ship.stands("scout", "evacuation-a")
            ship.set(lambda g: [setattr(pod, "locked", False) for pod in g.pods])
            number = next(pod.number for pod in ship.g.pods if pod.section == "a")
            ship.noise(1)
            ship.acts("scout", "room part=board", f"pod pod={number}", after=["launch"])
    assert ship.match.state.outcome is not None
    assert ship.match.state.outcome.reason == "gone"
    assert ship.me("scout").alive == (last == "launches" or (last == "sleeps" and not running))
    if running:
        assert ship.g.destruct == 6
        ship.told(ShipDestroyed)
        assert ship.g.time == 8
    else:
        assert ship.g.time == JUMP
        ship.told(ShipJumped)
    assert winners(ship) >= {"captain"}


@pytest.mark.rule("NEM-END-07", "NEM-RUL-54")
def test_without_survivors_nobody_wins_and_all_is_revealed_all_the_same() -> None:
    ship = voyage()
    ship.jumps()
    assert winners(ship) == set()
    assert sum(isinstance(event, EngineRevealed) for event in ship.events) == 3
    ship.told(CoordinatesRevealed)
    ship.told(ObjectiveRevealed, who="captain", objective=WON, met=0)
    saved = voyage()
    saved.sleeps("captain")
    saved.jumps()
    assert winners(saved) == {"captain"}


@pytest.mark.rule("NEM-RUL-53")
def test_who_waits_in_a_pod_keeps_the_game_going() -> None:
    ship = voyage("captain", "scout", "soldier")
    ship.lifts_off("captain").stands("scout", "evacuation-a")
    ship.change("scout", state="pod", pod=ship.g.pods[0].number)
    ship.wounds("soldier", "leg", "hand", "body").marks("hibernatorium", fire=True).turn("soldier")
    ship.passes("soldier")
    assert ship.me("soldier").state == "dead"
    assert not ship.match.over
    assert ship.match.waiting == (ship.seat("scout"),)


@pytest.mark.rule("NEM-RUL-53")
def test_in_a_cooperative_game_a_corpse_that_could_be_revived_does_not() -> None:
    ship = Ship(mode="coop")
    ship.stands("scout", "emergency-room").sleeps("captain").turn("scout")
    ship.wounds("scout", "leg", "hand", "body").marks("emergency-room", fire=True)
    ship.passes("scout")
    assert ship.match.over
