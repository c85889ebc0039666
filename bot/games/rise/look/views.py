"""What a seat may see: all but the faces of Waypoints that lie face-down, the order of the decks, and dice to come."""

from __future__ import annotations

import msgspec

from bot.engine.chance import Chance
from bot.engine.decks import Deck
from bot.games.rise.state import Rise, Waypoint

PUBLIC = (
    "schema",
    "seats",
    "outcome",
    "marks",
    "faded",
    "tally",
    "mission",
    "mode",
    "difficulty",
    "round",
    "phase",
    "turn",
    "characters",
    "enemies",
    "allies",
    "tokens",
    "entrances",
    "truck",
    "spaces",
    "looked",
    "set_aside",
    "pool",
    "objectives",
    "surge",
    "stagger",
    "flipped",
    "made",
    "flags",
    "references",
    "prepared",
    "onward",
    "learned",
    "met",
)
"""What lies openly on the table, boards and cards included (no information is secret between players)."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or anybody, may see; in this game every seat sees the same."""

    seat: str | None
    now: Rise
    """The position with nothing hidden in it, so that the rules' own measures work on it."""
    weapons: int
    """Cards left in the Weapon deck."""
    equipment: int


ENCODER = msgspec.msgpack.Encoder()
DECODER = msgspec.msgpack.Decoder(View)


def view(g: Rise, seat: str | None) -> View:
    """What may be seen, as a copy: what happens later does not show in it (RISE-WAYPT-02, RISE-MISSION-08)."""
    now = Rise(
        chance=Chance(b""),
        weapons=Deck([], g.weapons.discard),
        equipment=Deck([], g.equipment.discard),
        waypoints=waypoints(g),
        **{name: getattr(g, name) for name in PUBLIC},
    )
    found = View(seat=seat, now=now, weapons=len(g.weapons), equipment=len(g.equipment))
    return DECODER.decode(ENCODER.encode(found))


def waypoints(g: Rise) -> dict[str, Waypoint]:
    """The Waypoints by place: a face-down one shows where it lies, and no more."""
    seen = []
    for waypoint in g.waypoints.values():
        id = waypoint.id if waypoint.face_up else f"at-{waypoint.at}"
        seen.append(Waypoint(id, waypoint.at, waypoint.face_up, waypoint.face_up and waypoint.resolved))
    return {waypoint.id: waypoint for waypoint in sorted(seen, key=lambda found: (found.at, found.id))}


def known(v: View) -> Rise:
    """The position with unknown cards in the decks, so that the rules know that there are some."""
    return msgspec.structs.replace(
        v.now,
        weapons=Deck(["?"] * v.weapons, v.now.weapons.discard),
        equipment=Deck(["?"] * v.equipment, v.now.equipment.discard),
    )
