"""What a seat may see: the open table, its own hand, and its own plan before it is confirmed (SAL-RUL-89)."""

from __future__ import annotations

import msgspec

from bot.engine.chance import Chance
from bot.engine.decks import Deck
from bot.games.salvation.box.shapes import SIDES
from bot.games.salvation.state import Salvation

PUBLIC = (
    "schema",
    "seats",
    "outcome",
    "marks",
    "faded",
    "rules",
    "points",
    "turn",
    "phase",
    "stage",
    "actor",
    "drawn",
    "lead",
    "table",
    "objectives",
    "gone",
    "units",
    "reserve",
    "graveyard",
    "factories",
    "shelters",
    "captured",
    "terrain",
    "spent",
    "development",
    "improved",
    "fallen",
)
"""What lies openly on the table."""
UNKNOWN = "unknown"


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or anybody, may see."""

    seat: str | None
    now: Salvation
    """The position with nothing hidden in it, so that the rules' own measures work on it."""
    cards: dict[str, int]
    """How many cards each seat holds."""
    left: dict[str, int]
    """How many cards each deck holds, by side."""
    tactics: int
    technology: int
    cities: int


ENCODER = msgspec.msgpack.Encoder()
DECODER = msgspec.msgpack.Decoder(View)


def view(g: Salvation, seat: str | None) -> View:
    """What may be seen, as a copy: what happens later does not show in it."""
    mine = g.hands.get(seat, []) if seat else []
    now = Salvation(
        chance=Chance(b""),
        hands={seat: mine} if seat else {},
        decks={side: Deck([], g.decks[side].discard) for side in SIDES},
        hidden=dict.fromkeys(g.hidden, UNKNOWN),
        plan=g.plan if g.planner and g.planner == seat else [],
        planner=g.planner if g.planner == seat else "",
        passing=[each for each in g.passing if each == seat],
        until={each: stage for each, stage in g.until.items() if each == seat},
        conceding=[each for each in g.conceding if each == seat],
        truce=[each for each in g.truce if each == seat],
        **{name: getattr(g, name) for name in PUBLIC},
    )
    found = View(
        seat=seat,
        now=now,
        cards={name: len(hand) for name, hand in g.hands.items()},
        left={side: len(deck) for side, deck in g.decks.items()},
        tactics=len(g.tactics),
        technology=len(g.technology),
        cities=len(g.cities),
    )
    return DECODER.decode(ENCODER.encode(found))
