"""What can be looked at in this game: the map, one's own hand, the unit cards and chances."""

from __future__ import annotations

from bot.engine.errands import Display, Flag, Looking, Lookup, Named, Number, Seat, Thing
from bot.engine.scene import Board
from bot.games.salvation.look import board, forecast, sheets
from bot.games.salvation.look.views import View

MOST_EXTRA = 3
"""Extra dice that a question about odds may add: more than any card gives."""


def sectors(view: View) -> dict[str, Named]:
    """The sectors of the map by their letters."""
    return {area.id: Named(area.name, area.id) for area in (board.scene(view).board or Board(())).areas}


def map(look: Looking[View]) -> Display:
    """The map with one's own plan: all of it, or what matters now."""
    return Display(scene=board.scene(look.view), shot="focus" if look.number("closer") else "overview", tinted=True)


def hand(look: Looking[View]) -> Display:
    """One's own cards."""
    return Display(scene=sheets.sheet(look.view))


def units(look: Looking[View]) -> Display:
    """The unit cards, which everybody may look at, with the values that hold now."""
    return war(look) if look.number("war") else Display(scene=sheets.unit_cards(look.view))


def war(look: Looking[View]) -> Display:
    """How the war stands, the optional rules in force, and what is left of what."""
    return Display(scene=sheets.war(look.view))


def odds(look: Looking[View]) -> Display:
    """The exact chances of a battle in a sector, or of a march into it."""
    way = ">".join(filter(None, (look["start"], look["sector"])))
    return Display(said=forecast.forecast(look.view, look.seat, way, look.number("extra")))


LOOKUPS: dict[str, Lookup[View]] = {
    "map": Lookup(map, (Flag("closer"),), eyes="theirs"),
    "hand": Lookup(hand, eyes="own"),
    "units": Lookup(units, (Flag("war"),)),
    "war": Lookup(war, typed=False),
    "odds": Lookup(
        odds,
        (
            Thing("sector", sectors, unknown="no-such-sector"),
            Thing("start", sectors, unknown="no-such-sector", optional=True),
            Seat("commander"),
            Number("extra", 0, MOST_EXTRA),
        ),
    ),
}
