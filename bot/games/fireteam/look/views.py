"""What a seat may see: all but the order of decks, what left the game unseen, and hands that are hidden (RUL-67)."""

from __future__ import annotations

import msgspec

from bot.engine.chance import Chance
from bot.engine.decks import Deck
from bot.games.fireteam.state import Fireteam, Hero

PUBLIC = (
    "schema",
    "seats",
    "outcome",
    "marks",
    "faded",
    "tally",
    "mission",
    "edition",
    "mode",
    "hidden",
    "ask_ties",
    "bare",
    "auto",
    "round",
    "phase",
    "step",
    "start",
    "turn",
    "begun",
    "points",
    "acted",
    "moved",
    "once",
    "responder",
    "specialists",
    "creatures",
    "pool",
    "reserve",
    "fallen",
    "entries",
    "searched",
    "looked",
    "found",
    "revealed",
    "marker",
    "held",
    "sealed",
    "loud",
    "closed",
    "coin",
    "objectives",
    "complete",
    "things",
    "power",
    "boss_at",
    "supply",
    "activated",
    "rank",
    "proposed",
    "ambushed",
)
"""What lies openly on the table, besides what each seat is shown of the heroes and the piles."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or anybody, may see."""

    seat: str | None
    now: Fireteam
    """The position with nothing hidden in it, so that the rules' own measures work on it."""
    hands: dict[str, int]
    decks: dict[str, int]
    recon: int
    threats: int


ENCODER = msgspec.msgpack.Encoder()
DECODER = msgspec.msgpack.Decoder(View)


def view(g: Fireteam, seat: str | None) -> View:
    """What may be seen, as a copy: open hands by those at the table, hidden ones by their owners (RUL-67)."""
    heroes = {}
    for name, hero in g.heroes.items():
        shown = name == seat or not (g.hidden or seat is None)
        heroes[name] = Hero(
            at=hero.at,
            ko=hero.ko,
            deck=Deck([], hero.deck.discard),
            hand=hero.hand if shown else [],
            upgrades=hero.upgrades,
            focus=hero.focus,
            boosts=hero.boosts,
            spent=hero.spent,
            orders=hero.orders if name == seat else {},
        )
    now = Fireteam(
        chance=Chance(b""),
        heroes=heroes,
        recon=Deck([], g.recon.discard),
        **{name: getattr(g, name) for name in PUBLIC},
    )
    found = View(
        seat=seat,
        now=now,
        hands={name: len(hero.hand) for name, hero in g.heroes.items()},
        decks={name: len(hero.deck) for name, hero in g.heroes.items()},
        recon=len(g.recon),
        threats=len(g.threats),
    )
    return DECODER.decode(ENCODER.encode(found))
