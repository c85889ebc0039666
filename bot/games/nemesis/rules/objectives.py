"""Objectives: what each wants of the end of the game (NEM-OBJ, NEM-RUL-57)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.games.nemesis.box.content import OBJECTIVES, is_item
from bot.games.nemesis.state import Nemesis, Player


class Fate(msgspec.Struct):
    """What became of the ship."""

    destroyed: bool
    arrived: str = ""
    """Where it came to; empty if it was destroyed."""


Want = Callable[[Nemesis, Fate, Player], bool]


def others_alive(g: Nemesis, me: Player) -> bool:
    """Whether any other Character survives."""
    return any(player.alive for player in g.players.values() if player is not me)


def number_dead(number: int) -> Want:
    """Want the Character of a Player Number dead; whoever wins with their own number is alone (NEM-OBJ-07)."""
    return lambda g, fate, me: any(player.number == number and not player.alive for player in g.players.values())


def known(g: Nemesis, slot: str) -> bool:
    """Whether the Weakness of a slot has been discovered (NEM-OBJ-11)."""
    return any(clue.slot == slot and clue.known for clue in g.clues)


def possessions(me: Player) -> int:
    """How many Items somebody carries, one for a Weapon with what is on it (NEM-ITEM-09); Objects are none."""
    return len(me.items) + sum(is_item(thing.id) for thing in me.hands)


def corpse_in_surgery(g: Nemesis) -> bool:
    """Whether the blue Corpse is in the Surgery, lying or carried, as it is for a revival (NEM-RUL-58)."""
    room = g.room_of("surgery")
    if not room:
        return False
    there = (player for player in g.players.values() if player.at == room)
    return "corpse-blue" in g.rooms[room].objects or any(player.carries("corpse-blue") for player in there)


WANTS: dict[str, Want] = {
    "earth": lambda g, fate, me: fate.arrived == "earth",
    "mars": lambda g, fate, me: fate.arrived == "mars",
    "sole-survivor": lambda g, fate, me: not others_alive(g, me),
    "another-survivor": lambda g, fate, me: others_alive(g, me),
    "nest-destroyed": lambda g, fate, me: g.nest_destroyed or fate.destroyed,
    "ship-destroyed": lambda g, fate, me: fate.destroyed,
    "queen-killed": lambda g, fate, me: g.queen_killed or fate.destroyed,
    "signal": lambda g, fate, me: me.signal,
    "holds-blue-corpse": lambda g, fate, me: me.carries("corpse-blue"),
    "holds-egg": lambda g, fate, me: me.carries("egg"),
    "in-pod": lambda g, fate, me: me.state == "launched",
    "seven-items": lambda g, fate, me: possessions(me) >= 7,
    "all-explored": lambda g, fate, me: all(room.explored for room in g.rooms.values()),
    "carcass-weakness": lambda g, fate, me: known(g, "carcass"),
    "egg-weakness": lambda g, fate, me: known(g, "egg"),
    "two-weaknesses": lambda g, fate, me: sum(clue.known for clue in g.clues) >= 2,
    "blue-corpse-in-surgery": lambda g, fate, me: corpse_in_surgery(g),
    **{f"player-{number}-dead": number_dead(number) for number in range(1, 6)},
}


def fulfilled(g: Nemesis, fate: Fate, me: Player, objective: str, *, signal: bool = True) -> bool:
    """Whether an Objective is met by somebody: all of any one of its lists (NEM-VICTORY-14)."""
    return any(
        all(WANTS[want](g, fate, me) or (want == "signal" and not signal) for want in wants)
        for wants in OBJECTIVES[objective].wants
    )


def reached(g: Nemesis, fate: Fate, goal: str) -> bool:
    """Whether any survivor of a cooperating crew meets an Objective, its Signal aside (NEM-RUL-59)."""
    return any(fulfilled(g, fate, player, goal, signal=False) for player in g.players.values() if player.alive)


def signals(g: Nemesis) -> tuple[int, int]:
    """How many of a cooperating crew has sent the Signal, and how many must have (NEM-COOP-03)."""
    needed = sum(any("signal" in wants for wants in OBJECTIVES[goal].wants) for goal in g.goals)
    return sum(player.signal for player in g.players.values()), needed
