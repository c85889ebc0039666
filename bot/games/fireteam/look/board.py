"""How a mission looks: the board with everybody on it, objectives, threat track, coin, seats; and a hand of cards."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.boards.graph import reach
from bot.engine.scene import Note, Scene, Seatline, Shelf, Tint, Token, Track
from bot.engine.words import Phrase, Value
from bot.games.fireteam.box.content import HEROES, TRACK
from bot.games.fireteam.look import beside, faces, ground, library
from bot.games.fireteam.look.views import View
from bot.games.fireteam.rules.hero import moving
from bot.games.fireteam.rules.stats import creature_range, hand_limit, stat
from bot.games.fireteam.state import Creature, Fireteam

DIE_STEP = 1
"""What the movement face of the activation die adds (FTZ-ADIE-03)."""


def scene(v: View) -> Scene:
    """Lay the mission out."""
    g = v.now
    return Scene(
        theme="fireteam",
        title=Phrase("fireteam-scene-title", {"mission": g.mission}),
        subtitle=Phrase("fireteam-scene-subtitle", _whose(g)),
        board=ground.board(g.mission, g.edition),
        tints=tuple(tints(g)),
        figures=tuple(ground.figures(g)),
        tokens=tuple(ground.tokens(g)),
        marks=tuple(g.marks),
        tracks=tuple(tracks(g)),
        shelves=(*ground.crowds(g), *shelves(g)),
        notes=tuple(notes(g)),
        seats=tuple(seatline(v, seat) for seat in g.seats),
        focus=tuple(focus(g)),
        alt=tuple(alt(v)),
    )


def _whose(g: Fireteam) -> dict[str, Value]:
    """The round, the phase and whose turn it is."""
    seat = g.acting
    return {"round": g.round, "phase": g.phase, "acts": int(bool(seat)), "seat": seat or g.seats[0], "side": g.coin}


def tints(g: Fireteam) -> Iterator[Tint]:
    """Why a location matters now: in reach, a goal, in danger, or where the acting hero is."""
    for thing in g.things.values():
        if not thing.done and thing.kind != "fire":
            yield Tint(thing.at, "goal")
    if g.report.exit and len(g.complete) == len(g.objectives):
        yield Tint(g.report.exit, "goal")
    if g.acting and g.begun:
        yield from (Tint(place, "reach") for place in reached(g, g.acting))
        yield from (Tint(place, "danger") for place in menacing(g, g.acting))
        yield Tint(g.heroes[g.acting].at, "here")


def reached(g: Fireteam, seat: str) -> list[str]:
    """Where a hero may move with the points that are left (FTZ-MOVE-05)."""
    here, ways = g.heroes[seat].at, moving.routes(g, seat, g.points, fleeing=True)
    return [place for place in reach(here, lambda at: ways.get(at, ()), g.points) if place != here]


def menacing(g: Fireteam, seat: str) -> list[str]:
    """Where creatures stand that could get at a hero who stays: speed, a step of the die and range (FTZ-CMOVE)."""
    if g.heroes[seat].ko:
        return []
    found = (creature.at for creature in g.creatures.values() if could_reach(g, creature, g.heroes[seat].at))
    return list(dict.fromkeys(found))


def could_reach(g: Fireteam, creature: Creature, place: str) -> bool:
    """Whether a creature's next activation could end in an attack on a location (FTZ-ADIE-03, FTZ-CATTACK-01)."""
    special = creature.card.special
    further = max(DIE_STEP, special.amount if special.verb == "lunge" else 0)
    steps, sight = stat(g, creature, "speed") + further, creature_range(g, creature)
    walks = g.field.path[creature.at]
    return any(walks[at] <= steps and g.field.distance[at][place] <= sight for at in walks)


def focus(g: Fireteam) -> Iterator[str]:
    """The surroundings of whoever acts: what they reach and what reaches them; otherwise of all who stand."""
    for seat in [g.acting] if g.acting else g.active or g.seats:
        here = g.heroes[seat].at
        yield here
        yield from reached(g, seat) if seat == g.acting and g.begun else ()
        yield from menacing(g, seat)


def notes(g: Fireteam) -> Iterator[Note]:
    """In short, beneath a close look, how the mission stands: threat, coin, objectives, finds, rules in force."""
    last = TRACK.spaces - 1
    yield Note(Phrase("fireteam-note-threat", {"marker": g.marker, "last": last, "side": g.coin}), "warning", "danger")
    for id, have in g.objectives.items():
        done = id in g.complete
        yield Note(library.objective_words(g, id, have), "check" if done else "flag", "lamp" if done else "goal")
    yield from (Note(words, "star", "goal") for words in beside.orders(g))
    yield from (Note(words, "skull", "danger") for words in beside.bosses(g))
    yield from (Note(words, "crate", "goal") for words in beside.finds(g))
    for id in g.revealed:
        yield Note(Phrase("fireteam-told-threat", {"threat": id, "rule": id}), "warning", "danger")
    yield from (Note(each.words, "star", "lamp") for each in beside.lasting(g))


def tracks(g: Fireteam) -> Iterator[Track]:
    """Lay out the threat track and each objective."""
    last = TRACK.spaces - 1
    yield Track(Phrase("fireteam-track-threat"), g.marker, last, glyph="warning", marked=TRACK.marked)
    for id, have in g.objectives.items():
        yield Track(Phrase(f"fireteam-objective-{id}"), have, g.need(id), glyph="flag")


def shelves(g: Fireteam) -> Iterator[Shelf]:
    """Lay out the coin and the threats in force, what lasts this round, and a key to the signs on the board."""
    heads = g.coin == "heads"
    coin = Token(
        "",
        "star" if heads else "skull",
        Phrase(f"fireteam-coin-{g.coin}"),
        colour="gold" if heads else "danger",
    )
    cards = (Token("", "warning", Phrase(f"fireteam-threat-{id}"), colour="danger") for id in g.revealed)
    yield Shelf(Phrase("fireteam-shelf-luck"), (coin, *cards))
    if lasting := tuple(Token("", "star", each.brief, colour="lamp") for each in beside.lasting(g)):
        yield Shelf(Phrase("fireteam-shelf-round"), lasting)
    yield Shelf(Phrase("fireteam-shelf-key"), tuple(ground.key(g)))


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
        note=Phrase("fireteam-note", {"cell": hero.at, "limit": hand_limit(g, seat)}),
    )


def alt(v: View) -> Iterator[Phrase]:
    """The picture: round, heroes, creatures and what they threaten, what is demanded, what is in force."""
    g = v.now
    yield Phrase("fireteam-alt-round", {**_whose(g), "marker": g.marker})
    for seat, hero in g.heroes.items():
        state = "down" if hero.ko else "up"
        yield Phrase("fireteam-alt-hero", {"seat": seat, "at": hero.at, "state": state, "cards": v.hands[seat]})
    places = tuple(dict.fromkeys(creature.at for creature in g.creatures.values()))
    yield Phrase("fireteam-alt-creatures", {"count": len(g.creatures), "at": places})
    yield from beside.bosses(g)
    if g.acting and (danger := menacing(g, g.acting)):
        yield Phrase("fireteam-alt-danger", {"seat": g.acting, "at": tuple(danger)})
    yield from (library.objective_words(g, id, have) for id, have in g.objectives.items())
    yield from beside.orders(g)
    yield from beside.finds(g)
    yield from (Phrase("fireteam-told-threat", {"threat": id, "rule": id}) for id in g.revealed)
    yield from (each.words for each in beside.lasting(g))


def sheet(v: View) -> Scene | None:
    """Lay out a hero's hand and focus cards for whoever plays them."""
    return None if v.seat is None else hand(v, v.seat)


def hand(v: View, seat: str) -> Scene:
    """Lay out the hand and focus cards of a hero, as this view may see them (RUL-67)."""
    hero = v.now.heroes[seat]
    return Scene(
        theme="fireteam",
        title=Phrase("fireteam-sheet-title", {"seat": seat}),
        cards=(*map(faces.action, hero.hand), *(faces.focus(id, hero) for id in hero.focus)),
        seats=(seatline(v, seat),),
        alt=(
            Phrase("fireteam-alt-hand", {"count": len(hero.hand), "cards": tuple(hero.hand)}),
            Phrase("fireteam-alt-focus", {"count": len(hero.focus), "focus": tuple(hero.focus)}),
        ),
    )
