"""How a Mission looks: the map with everybody on it, what the Turn Player can do there, and what may happen to them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.scene import Card, RolledDie, Scene, Seatline, Tint, Track
from bot.engine.words import Phrase, Value
from bot.games.rise.box.content import SURGE, TRUCK_DAMAGE
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.box.missions.verbs import ObjectiveVerb
from bot.games.rise.look.figures import COLOURS, ENEMY_GLYPHS, all_figures, entrance_spots, letter, waiting
from bot.games.rise.look.ground import board, covered, tokens
from bot.games.rise.look.naming import placed
from bot.games.rise.look.outlook import Outlook, outlook
from bot.games.rise.look.views import View, view
from bot.games.rise.rules.map import figures
from bot.games.rise.rules.missions.objectives import standings
from bot.games.rise.state import Character, Rise

__all__ = ["View", "scene", "seatline", "view"]

GLYPHS: dict[ObjectiveVerb, str] = {
    "crates": "crate",
    "terminals": "radio",
    "waypoints": "flag",
    "reach": "footprints",
    "lead": "person",
    "destroy": "crosshair",
    "endure": "hourglass",
    "drive": "gear",
}

FEW_OBJECTIVES = 2
"""More than these are counted, and only those whose turn has come are laid out."""


def scene(v: View) -> Scene:
    """Lay the Mission out."""
    g = v.now
    ahead = outlook(g)
    return Scene(
        theme="rise",
        title=Phrase("rise-scene-title", {"mission": g.mission}),
        subtitle=subtitle(g),
        board=board(g),
        tints=tuple(tints(g, ahead)),
        figures=all_figures(g),
        tokens=tokens(g),
        marks=tuple(g.marks),
        tracks=tuple(tracks(g)),
        dice=tuple(dice(g)),
        cards=tuple(lines(g)),
        seats=tuple(seatline(g, seat) for seat in g.seats),
        focus=tuple(focus(g, ahead)),
        alt=tuple(alt(g, ahead)),
        reach=Phrase("rise-alt-reach", {"seat": g.turn, "count": len(ahead.reach)}) if _moves(g) else "",
    )


def _moves(g: Rise) -> bool:
    """Whether a Character is about to put dice on spaces."""
    return bool(g.turn) and g.phase == "player" and not g.outcome


def subtitle(g: Rise) -> Phrase:
    """Whose turn it is, and what the Mission asks for now."""
    asked = tuple(standing.objective.id for standing in standings(g) if standing.active)
    whose: dict[str, Value] = {"round": g.round, "phase": g.phase, "acts": int(bool(g.turn)), "seat": g.turn}
    return Phrase("rise-scene-subtitle", {**whose, "objective": asked or "none"})


def tints(g: Rise, ahead: Outlook) -> Iterator[Tint]:
    """Why a hex matters now: it is a goal, or in reach, or somebody there can be hit or can hit back."""
    # A hex that is tinted keeps its name in sight, whoever stands on it.
    yield from (Tint(entrance.hexes[0], "seen") for entrance in g.entrances.values())
    yield from (Tint(hex, "goal") for hex in goals(g))
    yield from (Tint(hex, "reach") for hex in ahead.reach)
    spots = entrance_spots(g)
    for enemy in g.enemies:
        at = spots.get(enemy.id, enemy.at)
        if enemy.id in ahead.targets:
            yield Tint(at, "target")
        if enemy.id in ahead.threats:
            yield Tint(at, "danger")
    if g.turn and g.characters[g.turn].at:
        yield Tint(g.characters[g.turn].at, "here")


def focus(g: Rise, ahead: Outlook) -> Iterator[str]:
    """The hexes of whoever is to act, of what they can reach or hit, and of what can hurt them."""
    spots = entrance_spots(g)
    who = [g.turn] if g.turn else [seat for seat in g.seats if not g.characters[seat].done]
    yield from (g.characters[seat].at for seat in who if g.characters[seat].at)
    yield from ahead.reach
    yield from (spots.get(enemy.id, enemy.at) for enemy in g.enemies if enemy.id in {*ahead.targets, *ahead.threats})


def goals(g: Rise) -> Iterator[str]:
    """The hexes where an Objective can be met whose turn has come (RISE-WIN-02)."""
    for standing in (standing for standing in standings(g) if standing.active):
        goal = standing.objective
        yield from (hex for zone in goal.zones for hex in figures.ground(g).zones[zone])
        things = (token for token in g.tokens.values() if f"{token.kind}s" == goal.verb and not token.used)
        yield from (thing.hexes[0] for thing in things if not goal.of or thing.id in goal.of)


def tracks(g: Rise) -> Iterator[Track]:
    """Lay out the Objectives, the Rounds that are left, and whatever else is counted."""
    stand = standings(g)
    shown = stand if len(stand) <= FEW_OBJECTIVES else [each for each in stand if each.active]
    if len(shown) < len(stand):
        yield Track(Phrase("rise-track-objectives"), len(g.met), len(stand), glyph="check")
    for standing in shown:
        verb = standing.objective.verb
        name = Phrase(f"rise-goal-{verb}")
        yield Track(name, min(standing.have, standing.need), standing.need, glyph=GLYPHS[verb])
    sheet = plan(g)
    if last := next((loss.amount for loss in sheet.losses if loss.verb == "too-late"), 0):
        yield Track(Phrase("rise-track-round"), g.round, last, danger_from=last, glyph="hourglass")
    if g.surge or sheet.rule("surge-each-round") or any(loss.verb == "surges" for loss in sheet.losses):
        first = min(row.at for row in SURGE.rows)
        yield Track(Phrase("rise-track-surge"), g.surge, SURGE.steps, danger_from=first, glyph="warning")
    if g.truck:
        size = max(row.at for row in TRUCK_DAMAGE.rows)
        yield Track(Phrase("rise-track-truck"), min(g.truck.damage, size), size, danger_from=size, glyph="gear")


def dice(g: Rise) -> Iterator[RolledDie]:
    """Lay out the dice that the Turn Player has still to assign, and those that lie on spaces."""
    if g.turn:
        player = g.characters[g.turn]
        yield from (RolledDie(str(value), COLOURS[player.colour]) for value in player.dice)
        placed = [die for die in g.spaces.values() if die.colour == player.colour]
        yield from (RolledDie(str(die.value), COLOURS[player.colour], spent=True) for die in placed)


def lines(g: Rise) -> Iterator[Card]:
    """Lay out the Enemy Pool: for each colour who comes next, and how many wait (RISE-POOL-02)."""
    for colour, kinds in waiting(g):
        id = "rise-pool-line" if kinds else "rise-pool-empty"
        name = Phrase(id, {"ring": colour, "kinds": tuple(map(str.upper, kinds[:2]))} if kinds else {"ring": colour})
        glyph = ENEMY_GLYPHS[kinds[0]] if kinds else "check"
        yield Card(f"pool-{colour}", name, glyph=glyph, colour=COLOURS[colour], cost=str(len(kinds)), spent=not kinds)


def seatline(g: Rise, seat: str) -> Seatline:
    """One Character at a glance."""
    shown = g.characters[seat]
    slots = figures.wound_limit(g, seat)
    return Seatline(
        seat,
        Phrase("rise-seat-name", {"seat": seat}),
        COLOURS[shown.colour],
        letter(seat),
        pips=max(0, slots - figures.wounds(g, seat)),
        pips_of=slots,
        cards=len(shown.cards) + len(shown.stored),
        active=seat == g.turn,
        state="down" if shown.down else "spent" if shown.done else "",
        note=note(g, shown),
    )


def note(g: Rise, shown: Character) -> Phrase:
    """Where a Character is, on what Cover, what Rank it has left, and whether it is Down."""
    state = "down" if shown.down else "up"
    ranks = shown.ranks - shown.ranks_used
    cover = covered(g).get(shown.at, 0)
    return Phrase("rise-note", {"at": shown.at or "-", "ranks": ranks, "state": state, "cover": cover})


def alt(g: Rise, ahead: Outlook) -> Iterator[Phrase]:
    """The picture: who stands where, then what threatens, then what is to be done."""
    whose: dict[str, Value] = {"round": g.round, "phase": g.phase, "acts": int(bool(g.turn)), "seat": g.turn}
    yield Phrase("rise-alt-round", whose)
    for seat in g.seats:
        shown = g.characters[seat]
        left = max(0, figures.wound_limit(g, seat) - figures.wounds(g, seat))
        if shown.at:
            where: dict[str, Value] = {
                "seat": seat,
                "at": shown.at,
                "left": left,
                "state": "down" if shown.down else "up",
            }
            yield Phrase("rise-alt-character", {**where, "colour": shown.colour})
    signs = {enemy.id: placed(enemy) for enemy in g.enemies}
    threats = tuple(signs[id] for id in ahead.threats)
    yield Phrase("rise-alt-enemies", {"count": len(g.enemies), "places": tuple(signs.values())})
    yield Phrase("rise-alt-threats", {"count": len(threats), "places": threats})
    if _moves(g):
        targets = tuple(signs[id] for id in ahead.targets)
        yield Phrase("rise-alt-turn", {"seat": g.turn, "places": targets})
    for standing in (standing for standing in standings(g) if standing.active):
        progress: dict[str, Value] = {"have": standing.have, "need": standing.need}
        yield Phrase("rise-alt-objective", {"objective": standing.objective.id, **progress})
