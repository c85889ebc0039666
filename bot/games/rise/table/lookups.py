"""What can be looked at in this game: chances, what a hex sees, and sheets."""

from __future__ import annotations

from bot.engine.errands import Display, Looking, Lookup, Named, Seat, Thing
from bot.engine.scene import Board
from bot.games.rise.look import board, briefing, forecast, sheets, sight
from bot.games.rise.look.views import View


def enemies(view: View) -> dict[str, Named]:
    """The Enemies on the map, and where they are."""
    figures = board.scene(view).figures
    return {each.id: Named(each.name, each.at) for each in figures if each.shape in ("enemy", "boss")}


def hexes(view: View) -> dict[str, Named]:
    """The hexes of the map."""
    return {area.id: Named(area.id) for area in (board.scene(view).board or Board(())).areas}


def odds(look: Looking[View]) -> Display:
    """The chances of a Character's Attacks on an Enemy."""
    return Display(said=forecast.forecast(look.view, look.seat, look["target"]))


def los(look: Looking[View]) -> Display:
    """What a hex sees."""
    return Display(scene=sight.sight(look.view, look["hex"]), shot="focus")


def sheet(look: Looking[View]) -> Display:
    """A Character's board and cards: nothing is secret here."""
    return Display(scene=sheets.character_sheet(look.view, look.seat))


def mission(look: Looking[View]) -> Display:
    """The Mission sheet."""
    return Display(scene=briefing.mission(look.view))


def foes(look: Looking[View]) -> Display:
    """The Enemy cards."""
    return Display(scene=briefing.enemies(look.view))


def threats(look: Looking[View]) -> Display:
    """What can hit a hex."""
    scene = briefing.menaced(look.view, look["hex"])
    return Display(scene=scene, said=scene.alt, shot="focus")


LOOKUPS: dict[str, Lookup[View]] = {
    "odds": Lookup(odds, (Thing("target", enemies, unknown="no-such-figure"), Seat("character"))),
    "los": Lookup(los, (Thing("hex", hexes, unknown="no-such-hex"),)),
    "sheet": Lookup(sheet, (Seat("character"),)),
    "mission": Lookup(mission),
    "enemies": Lookup(foes),
    "threats": Lookup(threats, (Thing("hex", hexes, unknown="no-such-hex"),)),
}
