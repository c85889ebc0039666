"""How a mission looks: the board with everybody on it, objectives, threat track, coin, seats; and a hand of cards."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.graph import reach
from bot.engine.scene import Card, Scene, Seatline, Tint, Track
from bot.engine.words import Phrase, Value
from bot.games.fireteam import faces, look_board, moving
from bot.games.fireteam.content import HEROES, OBJECTIVES, TRACK
from bot.games.fireteam.state import Fireteam
from bot.games.fireteam.stats import hand_limit
from bot.games.fireteam.views import View


def scene(v: View) -> Scene:
    """Lay the mission out."""
    g = v.now
    return Scene(
        theme="fireteam",
        title=Phrase("fireteam-scene-title", {"mission": g.mission}),
        subtitle=Phrase("fireteam-scene-subtitle", _whose(g)),
        board=look_board.board(g.mission),
        tints=tuple(tints(g)),
        figures=tuple(look_board.figures(g)),
        tokens=tuple(look_board.tokens(g)),
        marks=tuple(g.marks),
        tracks=tuple(tracks(g)),
        cards=tuple(threats(g)),
        seats=tuple(seatline(v, seat) for seat in g.seats),
        focus=tuple(focus(g)),
        alt=tuple(alt(v)),
    )


def _whose(g: Fireteam) -> dict[str, Value]:
    """Say round, phase and whose turn it is."""
    seat = g.acting
    return {"round": g.round, "phase": g.phase, "acts": int(bool(seat)), "seat": seat or g.seats[0], "side": g.coin}


def tints(g: Fireteam) -> Iterator[Tint]:
    """Say why a location matters now: in reach, a goal, in danger, or where the acting hero is."""
    for thing in g.things.values():
        if not thing.done and thing.kind != "fire":
            yield Tint(thing.at, "goal")
    if g.report.exit and len(g.complete) == len(g.objectives):
        yield Tint(g.report.exit, "goal")
    if g.acting and g.begun:
        hero = g.heroes[g.acting]
        ways = moving.routes(g, g.acting, g.points, fleeing=True)
        yield from (Tint(place, "reach") for place in _near(ways, hero.at, g.points))
        yield Tint(hero.at, "here")


def _near(ways: moving.Ways, here: str, points: int) -> Iterator[str]:
    found = reach(here, lambda place: ways.get(place, ()), points)
    return (place for place in found if place != here)


def focus(g: Fireteam) -> Iterator[str]:
    """Name the locations that matter now."""
    yield from (hero.at for hero in g.heroes.values())


def tracks(g: Fireteam) -> Iterator[Track]:
    """Lay out the threat track and each objective."""
    last = TRACK.spaces - 1
    yield Track(Phrase("fireteam-track-threat"), g.marker, last, glyph="warning", marked=TRACK.marked)
    for id, have in g.objectives.items():
        yield Track(Phrase(f"fireteam-objective-{id}"), have, OBJECTIVES[id].need, glyph="flag")


def threats(g: Fireteam) -> Iterator[Card]:
    """Lay out the revealed threat cards and the coin."""
    yield Card(
        "coin",
        Phrase(f"fireteam-coin-{g.coin}"),
        glyph="star" if g.coin == "heads" else "skull",
        colour="gold" if g.coin == "heads" else "danger",
    )
    for id in g.revealed:
        yield Card(id, Phrase(f"fireteam-threat-{id}"), glyph="warning", colour="danger")


def seatline(v: View, seat: str) -> Seatline:
    """One hero at a glance."""
    g, hero = v.now, v.now.heroes[seat]
    return Seatline(
        seat,
        Phrase(f"fireteam-seat-{seat}"),
        HEROES[seat].colour,
        seat[0].upper(),
        glyph="flag" if seat == g.start else "",
        cards=v.hands[seat],
        active=seat == g.acting,
        state="down" if hero.ko else "",
        note=Phrase("fireteam-note", {"at": hero.at, "limit": hand_limit(g, seat)}),
    )


def alt(v: View) -> Iterator[Phrase]:
    """Tell the picture: round, heroes, creatures, objectives."""
    g = v.now
    yield Phrase("fireteam-alt-round", {**_whose(g), "marker": g.marker})
    for seat, hero in g.heroes.items():
        state = "down" if hero.ko else "up"
        yield Phrase("fireteam-alt-hero", {"seat": seat, "at": hero.at, "state": state, "cards": v.hands[seat]})
    places = tuple(dict.fromkeys(creature.at for creature in g.creatures.values()))
    yield Phrase("fireteam-alt-creatures", {"count": len(g.creatures), "at": places})
    if g.revealed:
        yield Phrase("fireteam-alt-threats", {"threat": tuple(g.revealed)})
    for id, have in g.objectives.items():
        yield Phrase("fireteam-alt-objective", {"objective": id, "have": have, "need": OBJECTIVES[id].need})


def sheet(v: View) -> Scene | None:
    """Lay out a hero's hand and focus cards for whoever plays them."""
    return None if v.seat is None else hand(v, v.seat)


def hand(v: View, seat: str) -> Scene:
    """Lay out the hand and focus cards of a hero, as this view may see them (RUL-67)."""
    hero = v.now.heroes[seat]
    return Scene(
        theme="fireteam",
        title=Phrase("fireteam-sheet-title", {"seat": seat}),
        cards=(*map(faces.action, hero.hand), *map(faces.focus, hero.focus)),
        seats=(seatline(v, seat),),
        alt=(
            Phrase("fireteam-alt-hand", {"count": len(hero.hand), "cards": tuple(hero.hand)}),
            Phrase("fireteam-alt-focus", {"count": len(hero.focus), "focus": tuple(hero.focus)}),
        ),
    )
