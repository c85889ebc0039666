"""What a player of Vigil's says of its weighing: the figures that its reasons are told by."""

from __future__ import annotations

from bot.engine.counsel import Worth, parts_of, told
from bot.engine.words import Value
from bot.games.nemesis.player.mind import Mind

PART_WHY = {
    "search": "search",
    "scavenging": "search",
    "rest": "scan",
    "repair": "mend",
    "engine": "engine",
    "break-door": "shut-in",
    "door": "shut-in",
    "reload": "ammo",
    "load-flamethrower": "ammo",
    "load-energy": "ammo",
    "load-autoloader": "ammo",
    "extend": "ammo",
    "autoload": "ammo",
    "motivation": "draw",
    "draw-two": "draw",
    "injection": "draw",
    "drugs": "draw",
    "suppressive-fire": "flee",
    "covering-fire": "flee",
    "smoke": "flee",
    "adrenaline-escape": "flee",
    "peek-tile": "peek",
    "peek-two-tiles": "peek",
    "peek-room": "peek",
    "coordinates": "coordinates",
    "pyrotechnics-quench": "quench",
    "quench": "quench",
    "repel": "repel",
    "stun": "repel",
    "dress": "wounds",
    "heal-serious": "wounds",
    "heal-light": "wounds",
    "alcohol": "scan",
    "antidote": "doom",
    "pod-key": "pod",
    "destruct-key": "destruct",
    "field-research": "study",
    "log-key": "quest",
    "comms-key": "quest",
    "grenade": "eggs",
}
"""What the worth of a section of a card is told by; of any other one says only how much it is."""


def figures(m: Mind) -> dict[str, Value]:
    """What reasons may count: body, hands, ship."""
    return {
        "doom": round(100 * m.doom),
        "wounds": len(m.me.wounds),
        "light": m.me.light,
        "dirt": m.dirt,
        "items": len(m.things),
        "ammo": m.ammo,
        "flies": round(100 * m.flies),
        "fires": sum(room.fire for room in m.v.rooms.values()),
        "broken": sum(room.malfunction for room in m.v.rooms.values()),
        "dark": len(m.unexplored),
        "foes": len(m.lurking.get(m.here, ())),
    }


def place(m: Mind, room: str) -> str:
    """A room as one knows it: by its tile, or by where it lies."""
    return m.tiles.get(room, m.v.rooms[room].place)


def because(worth: float, topic: str, m: Mind, **args: Value) -> Worth:
    """A worth that is told by a topic and the figures of the moment."""
    return told(worth, f"nemesis-why-{topic}", **figures(m), **args)


def of_part(worth: float, part: str, m: Mind) -> float:
    """The worth of a section of a card, with its own reasons where it has some."""
    if parts_of(worth):
        return worth
    return because(worth, PART_WHY.get(part, "gain"), m, cards=max(1, round(worth)))
