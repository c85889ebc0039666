"""Noise markers, and Danger (NEM-NOISE)."""

from __future__ import annotations

from bot.games.nemesis.events.ship import AllNoisy, DangerNear, NoiseEverywhere, NoiseMade
from bot.games.nemesis.rules.intruders import moving
from bot.games.nemesis.state import Nemesis


def put(g: Nemesis, way: str) -> None:
    """Put a Noise marker in a corridor, or in the space of the Technical Corridors (NEM-NOISE-04, NEM-TECH-04)."""
    g.noise.append(way)
    g.tell(NoiseMade(corridor=way))


def quiet(g: Nemesis, room: str) -> list[str]:
    """What is connected to a room and has no Noise marker."""
    return [way for way in g.board.noisy[room] if way not in g.noise]


def everywhere(g: Nemesis, room: str) -> None:
    """Put a marker in every quiet corridor of a room, Technical Corridors included (NEM-NOISE-07, NEM-NOISE-08)."""
    ways = quiet(g, room)
    g.noise += ways
    if ways:
        g.tell(NoiseEverywhere(room=g.place(room), at=room))


def hush(g: Nemesis, room: str) -> None:
    """Take all Noise markers off what is connected to a room (NEM-ENCOUNTER-04)."""
    g.noise = [way for way in g.noise if way not in g.board.noisy[room]]


def danger(g: Nemesis, room: str) -> None:
    """Bring every free Intruder from the rooms around, or put noise everywhere (NEM-NOISE-06, NEM-NOISE-07)."""
    near = g.board.neighbours(room)
    coming = [each for each in g.intruders if each.at in near and not g.fighting(each)]
    if coming:
        g.tell(DangerNear(room=g.place(room), at=room))
        moving.go(g, [(each, moving.towards(g, each, room)) for each in coming])
    elif quiet(g, room):
        everywhere(g, room)
    else:
        g.tell(AllNoisy(room=g.place(room)))
