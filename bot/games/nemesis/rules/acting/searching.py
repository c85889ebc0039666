"""Search (NEM-SEARCH): by card, by Flashlight, and the Scout's Scavenging."""

from __future__ import annotations

from bot.engine.asks import Reason, option
from bot.engine.state import Steps
from bot.games.nemesis.box.content import SEARCHED, TILES
from bot.games.nemesis.events.finds import Searched
from bot.games.nemesis.rules.acting.acting import Act, decide, pay
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.cards import items
from bot.games.nemesis.state import Nemesis


def scavenge_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: the room must have a colour (NEM-SEARCH-09)."""
    return bar(TILES[g.room(seat).tile].colour != "none", "no-search-here", "NEM-SEARCH-09")


def search_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: the room must have a colour and Items left (NEM-SEARCH-06, NEM-SEARCH-09)."""
    return scavenge_barred(g, seat) or bar(g.room(seat).items, "nothing-left", "NEM-SEARCH-06")


def search(g: Nemesis, act: Act) -> Steps:
    """Search: the Item Counter falls, 2 Items are drawn, 1 is kept (NEM-SEARCH-02..05, NEM-SEARCH-08)."""
    colour: str = TILES[g.room(act.seat).tile].colour
    if colour == "white":
        choice = yield from decide(g, act, "colour", (option("colour", colour=each) for each in SEARCHED))
        colour = choice["colour"]
    if not (yield from pay(g, act)):
        return
    room = g.room(act.seat)
    room.items = max(0, room.items - 1)
    g.tell(Searched(who=g.who(act.seat), colour=colour, items=room.items))
    yield from items.find(g, act.seat, colour)
