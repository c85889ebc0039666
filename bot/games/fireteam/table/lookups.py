"""What can be looked at in this game: chances, hands, cards and the mission."""

from __future__ import annotations

from bot.engine.asks import refuse
from bot.engine.errands import Display, Looking, Lookup, Named, Seat, Thing
from bot.engine.words import Phrase
from bot.games.fireteam.look import board, forecast, library
from bot.games.fireteam.look.views import View


def targets(view: View) -> dict[str, Named]:
    """All that may be attacked, and where it is."""
    return {id: Named(Phrase("fireteam-aim", {"target": id}), at) for id, at in forecast.targets(view).items()}


def cards(view: View) -> dict[str, Named]:
    """Every card that lies open or may be known by name."""
    return {id: Named(card.title, card.kind) for id, card in library.known(view).items()}


def odds(look: Looking[View]) -> Display:
    """Which cards kill a creature with what chance, from what whoever asks may see."""
    return Display(said=forecast.forecast(look.view, look.seat, look["target"]))


def me(look: Looking[View]) -> Display:
    """The hand and focus cards of a hero that whoever asks plays."""
    if look.seat not in look.own:
        raise refuse("not-your-hero")
    return Display(scene=board.sheet(look.view))


def hand(look: Looking[View]) -> Display:
    """The hand of any hero for somebody at the table, where hands lie open (RUL-67)."""
    if not look.own:
        raise refuse("onlookers-see-no-hands", "RUL-67")
    if len(look.view.now.heroes[look.seat].hand) < look.view.hands[look.seat]:
        raise refuse("hands-are-hidden", "RUL-67")
    return Display(scene=board.hand(look.view, look.seat))


def card(look: Looking[View]) -> Display:
    """The figures and the text of a card, and what of it the game itself gives."""
    found = library.known(look.view)[look["name"]]
    return Display(said=(library.origin(found),), scene=library.page(found))


def mission(look: Looking[View]) -> Display:
    """Objectives, threats and creatures with their texts, what is left and what lies open."""
    scene = library.briefing(look.view)
    return Display(said=scene.alt, scene=scene)


LOOKUPS: dict[str, Lookup[View]] = {
    "odds": Lookup(odds, (Thing("target", targets, unknown="no-such-creature"), Seat("hero")), eyes="theirs"),
    "me": Lookup(me, (Seat("hero"),), eyes="own"),
    "hand": Lookup(hand, (Seat("hero", optional=False),), eyes="theirs"),
    "card": Lookup(card, (Thing("name", cards, unknown="no-such-card"),)),
    "mission": Lookup(mission),
}
