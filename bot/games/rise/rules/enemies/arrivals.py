"""Entrances and whoever comes through them: arrivals, and the sides that lie up (RISE-ENTRANCE, RISE-POOL)."""

from __future__ import annotations

from typing import Literal

from bot.games.rise.box.colours import Colour
from bot.games.rise.events.arrivals import EnemyArrived, EntranceFlipped
from bot.games.rise.rules.map import figures, paths
from bot.games.rise.state import Enemy, Entrance, Rise

EntranceSide = Literal["light", "heavy", "skynet-odd", "skynet-even"]

RESULTS: dict[str, dict[EntranceSide, tuple[int, ...]]] = {
    "alpha": {"light": (2,), "heavy": (2, 5)},
    "bravo": {"light": (4,), "heavy": (1, 4)},
    "charlie": {"light": (6,), "heavy": (3, 6)},
    "delta": {"light": (3,), "heavy": (2, 3)},
    "echo": {"light": (5,), "heavy": (5, 6)},
    "foxtrot": {"light": (1,), "heavy": (1, 4)},
}
"""The die results on the two sides of six of the seven tokens (RISE-ENTRANCE-01, -02)."""
SKYNET: dict[EntranceSide, tuple[int, ...]] = {"skynet-odd": (1, 3, 5), "skynet-even": (2, 4, 6)}
"""The seventh token, the Skynet Entrance (RISE-ENTRANCE-03, RISE-RULING-78)."""
OTHER_SIDE: dict[EntranceSide, EntranceSide] = {
    "light": "heavy",
    "heavy": "light",
    "skynet-odd": "skynet-even",
    "skynet-even": "skynet-odd",
}


def results(entrance: Entrance) -> tuple[int, ...]:
    """The die results that bring an Enemy to this Entrance (RISE-ENTRANCE-02, -03)."""
    return SKYNET.get(entrance.side) or RESULTS[entrance.id][entrance.side]


def bring(g: Rise, entrance: str, count: int, *, everyone: bool = False) -> None:
    """Bring the front Enemies of the Turn Player's line, or of every line, to an Entrance (RISE-POOL-05, -06)."""
    seats = g.seats if everyone or not g.turn else (g.turn,)
    for seat in seats:
        for _ in range(count if entrance in g.entrances else 0):
            arrive(g, g.characters[seat].colour, entrance)


def arrive(g: Rise, colour: Colour, entrance: str) -> Enemy | None:
    """Bring the front Enemy of a line to an Entrance; nobody comes from an empty line (RISE-POOL-05, -06)."""
    if not g.pool.get(colour):
        return None
    enemy = muster(g, g.pool[colour].pop(0), colour, entrance)
    g.tell(EnemyArrived(enemy=enemy.id, entrance=entrance, at=drawn_at(g, entrance)))
    return enemy


def muster(g: Rise, kind: str, colour: Colour | None, at: str) -> Enemy:
    """Put a new Enemy on the map, a Boss if it has no colour, and give it the next name of its kind."""
    g.made[kind] = g.made.get(kind, 0) + 1
    enemy = Enemy(f"{kind}.{g.made[kind]}", kind, colour or "", at)
    g.enemies.append(enemy)
    return enemy


def drawn_at(g: Rise, entrance: str) -> str:
    """The half-hex on which arrivals are drawn: closest to the nearest friend (RISE-ENTRANCE-04, RULING-52)."""
    hexes, people = tuple(g.entrances[entrance].hexes), figures.friends(g)
    return paths.arrival(figures.ground(g), figures.blocks(g), hexes, people)[0] if people else hexes[0]


def flip(g: Rise, id: str) -> None:
    """Turn an Entrance over; the first one may become the Skynet Entrance instead (RISE-DIFF-07, RULING-78)."""
    entrance = g.entrances[id]
    first, g.flipped = not g.flipped, True
    if first and "aggressive" in g.difficulty:
        shown = set(results(entrance))
        entrance.side = min(SKYNET, key=lambda side: len(shown.intersection(SKYNET[side])))
    else:
        entrance.side = OTHER_SIDE[entrance.side]
    g.tell(EntranceFlipped(entrance=id, dice=tuple(map(str, results(entrance)))))
