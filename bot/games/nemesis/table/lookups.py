"""What can be looked at in this game: the ship as everybody knows it, chances, and what only oneself may see."""

from __future__ import annotations

from bot.engine.asks import refuse
from bot.engine.errands import Display, Flag, Looking, Lookup, Named, Seat, Thing
from bot.engine.words import Phrase
from bot.games.nemesis.look import board, crew, forecast, rooms, sheets
from bot.games.nemesis.look.views import View

EGG = "egg"
"""What can be attacked where no Intruder is."""


def targets(view: View) -> dict[str, Named]:
    """The Intruders on the ship, and Eggs."""
    figures = board.scene(view).figures
    intruders = {each.id: Named(each.name) for each in figures if each.shape in ("enemy", "boss")}
    return {**intruders, EGG: Named(Phrase("nemesis-object-egg"))}


def ship(look: Looking[View]) -> Display:
    """The ship with what everybody knows, all of it or around whoever acts, and what each carries."""
    if look.number("rooms"):
        return all_rooms(look)
    scene, inset = board.scene(look.view), crew.carried(look.view)
    return Display(scene=scene, inset=inset, shot="focus" if look.number("closer") else "overview", tinted=True)


def all_rooms(look: Looking[View]) -> Display:
    """The rooms that are known: what they do and what is there."""
    return Display(scene=rooms.rooms(look.view))


def me(look: Looking[View]) -> Display:
    """One's own board, hand, Wounds and notes."""
    return Display(scene=sheets.sheet(look.view), said=sheets.learned(look.view), newest=True)


def crew_sheet(look: Looking[View]) -> Display:
    """What everybody sees of the crew, or of one Character: what each carries and bears, and what lies face up."""
    return Display(scene=crew.dossier(look.view, look.seat) if look["player"] else crew.roll(look.view))


def odds(look: Looking[View]) -> Display:
    """The chances of a Character's attack to hit, or without a target of their noise, as far as the looker knows."""
    if not look.view.crew[look.seat].character:
        raise refuse("no-character")
    if not look["target"]:
        return Display(said=forecast.noises(look.view, look.seat))
    return Display(said=forecast.forecast(look.view, look.seat, look["target"]))


LOOKUPS: dict[str, Lookup[View]] = {
    "ship": Lookup(ship, (Flag("closer"), Flag("rooms"))),
    "rooms": Lookup(all_rooms, typed=False),
    "me": Lookup(me, eyes="own"),
    "crew": Lookup(crew_sheet, (Seat("player"),)),
    "odds": Lookup(
        odds, (Thing("target", targets, unknown="no-such-intruder", optional=True), Seat("player")), eyes="theirs"
    ),
}
