"""Sections of Items that open ways, rooms and what is hidden in them."""

from __future__ import annotations

from bot.engine.asks import Reason
from bot.engine.state import Steps
from bot.games.nemesis.box.content import TILES
from bot.games.nemesis.rules.acting import moving
from bot.games.nemesis.rules.acting.acting import Act, discard_openly, pay
from bot.games.nemesis.rules.acting.choosing import (
    choose_corridor,
    choose_room,
    choose_thing,
)
from bot.games.nemesis.rules.acting.research import analysable, analyse
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.cards.parts.room_actions import computer_barred, peek
from bot.games.nemesis.rules.ship import doors, hazards
from bot.games.nemesis.rules.ship import rooms as room_actions
from bot.games.nemesis.rules.ship.pods import section
from bot.games.nemesis.state import Nemesis


def walkable(g: Nemesis, seat: str) -> list[str]:
    """The other yellow rooms that are known."""
    here = g.players[seat].at
    return [n for n, room in g.rooms.items() if n != here and room.explored and TILES[room.tile].colour == "yellow"]


def walk_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: you must be in a yellow room, and know another."""
    return bar(TILES[g.room(seat).tile].colour == "yellow", "not-yellow", "NEM-COST-17") or bar(
        walkable(g, seat), "not-yellow", "NEM-COST-17"
    )


def spacewalk(g: Nemesis, act: Act) -> Steps:
    """Discard all Action cards and go outside to another yellow room."""
    room = yield from choose_room(g, act, "spacewalk", walkable(g, act.seat))
    if (yield from pay(g, act)):
        discard_openly(g, act.seat, g.players[act.seat].payable)
        yield from moving.enter(g, act.seat, room, "")


def peek_two(g: Nemesis, act: Act) -> Steps:
    """Look at two unexplored Room tiles, not at their tokens."""
    yield from peek(g, act, 2, token=False)


def peek_room(g: Nemesis, act: Act) -> Steps:
    """Look at an unexplored room and its token."""
    yield from peek(g, act, 1, token=True)


def torch(g: Nemesis, act: Act) -> Steps:
    """Open or close a Door next to your room, a Destroyed one too (NEM-DOOR-08)."""
    found = doors.switchable(g, g.players[act.seat].at, torch=True)
    corridor = yield from choose_corridor(g, act, "door", found)
    if (yield from pay(g, act)):
        yield from doors.switch(g, act.seat, corridor)


def torch_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: there must be a Door to work on."""
    return bar(doors.switchable(g, g.players[seat].at, torch=True), "no-door", "NEM-RUL-66")


def doors_around(g: Nemesis, act: Act) -> Steps:
    """Open and close Doors around one room."""
    yield from room_actions.doors_around(g, act)


def turn_key_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: you must be in an Evacuation room with a Pod left."""
    return bar(section(g, g.players[seat].at), "no-pod-left", "NEM-POD-01")


def turn_key(g: Nemesis, act: Act) -> Steps:
    """Lock or Unlock a Pod of this Section."""
    yield from room_actions.turn_lock(g, act, [pod.number for pod in section(g, g.players[act.seat].at)])


def override_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: you must be at a Computer, and the Sequence must be open to change (NEM-DESTRUCT-03)."""
    barred = room_actions.start_barred if g.destruct < 0 else room_actions.stop_barred
    return computer_barred(g, seat) or barred(g, seat, "")


def override(g: Nemesis, act: Act) -> Steps:
    """Start or stop the Self-Destruct Sequence."""
    if (yield from pay(g, act)):
        if g.destruct < 0:
            hazards.start_destruct(g)
        else:
            hazards.stop_destruct(g)


def field_research(g: Nemesis, act: Act) -> Steps:
    """Analyse an Object outside the Laboratory (NEM-WEAK-02)."""
    thing = yield from choose_thing(g, act, "analyse", analysable(g, g.players[act.seat].at))
    if (yield from pay(g, act)):
        analyse(g, act.seat, thing)


def research_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: there must be an Object here whose Weakness is not known."""
    return bar(analysable(g, g.players[seat].at), "nothing-to-analyse", "NEM-ROOM-LAB-01")
