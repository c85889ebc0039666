"""How a war is told once it is over: what came of the west, and of each side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine.decks import kind_of
from bot.engine.endings import Deeds, Epilogue, Fate, outstanding
from bot.engine.words import Phrase
from bot.games.salvation.box.content import UNITS, side_of
from bot.games.salvation.box.shapes import Side
from bot.games.salvation.state import SKYNET, Salvation

FIGURES = ("shelters", "kills", "opened", "battles", "marches")
"""What a side may be remembered for; of equal shares, the first."""


def epilogue(g: Salvation, deeds: Deeds) -> Epilogue:
    """What came of the west, by how it ended and against how many, and of each side."""
    reason = g.outcome.reason if g.outcome else ""
    winners = [seat for seat in (g.outcome.winners if g.outcome else ()) if seat != SKYNET]
    ending = (
        deeds.say(f"end-{reason}", commanders=len(g.commanders), won=len(winners)),
        deeds.say("end-war", turns=g.turn, machines=fallen(deeds, "skynet"), people=fallen(deeds, "resistance")),
        *turning(deeds, g.outcome.winners if g.outcome else ()),
    )
    tally = {seat: figures(g, seat) for seat in g.seats}
    known = outstanding(tally, g.seats, FIGURES)
    people = (Fate(seat, (fate(g, deeds, seat), deed(deeds, seat, known[seat], tally[seat]))) for seat in g.seats)
    return Epilogue(ending, tuple(people))


def turning(deeds: Deeds, winners: Sequence[str]) -> Iterator[Phrase]:
    """The turn that did most for whoever has won: the enemy's losses in it, and what was gained; none if it was little.

    Shelters and points decide the war, so each counts as much as two units.
    """
    if not winners:
        return
    won: Side = "skynet" if SKYNET in winners else "resistance"
    fell, gained, turn = Counter[int](), Counter[int](), 0
    for deed in deeds.every:
        if deed.kind == "turn-began":
            turn = int(deed.text("turn") or 0)
        kind = kind_of(deed.text("unit"))
        fell[turn] += deed.kind == "destroyed" and kind in UNITS and side_of(kind) != won
        gained[turn] += deed.kind == ("captured" if won == "skynet" else "scored")
    most = max(fell.keys() | gained.keys(), key=lambda each: (fell[each] + 2 * gained[each], each), default=0)
    if most and fell[most] + 2 * gained[most] > 2:
        yield deeds.say(f"end-turning-{won}", turn=most, fell=fell[most], gained=gained[most])


def fallen(deeds: Deeds, side: Side) -> int:
    """The units of a side that were destroyed in battle."""
    kinds = (kind_of(deed.text("unit")) for deed in deeds.of("destroyed"))
    return sum(kind in UNITS and side_of(kind) == side for kind in kinds)


def figures(g: Salvation, seat: str) -> dict[str, int]:
    """What a side did, counted; the shelters that Skynet took are told beside how it stood."""
    counted = g.tally.get(seat, {})
    return {figure: counted.get(figure, 0) for figure in FIGURES if (seat, figure) != (SKYNET, "shelters")}


def fate(g: Salvation, deeds: Deeds, seat: str) -> Phrase:
    """How a side stood at the end."""
    if seat == SKYNET:
        machines = len(g.of("skynet"))
        return deeds.say("fate-skynet", seat, count=g.captured, factories=len(g.factories), machines=machines)
    won, people = seat in (g.outcome.winners if g.outcome else ()), len(g.of("resistance"))
    if len(g.commanders) == 1:
        return deeds.say("fate-resistance", seat, points=g.points[seat], people=people, won=int(won))
    rival = next(other for other in g.commanders if other != seat)
    points, theirs = g.points[seat], g.points[rival]
    return deeds.say("fate-commander", seat, seat=seat, points=points, theirs=theirs, won=int(won))


def deed(deeds: Deeds, seat: str, known: str, tally: dict[str, int]) -> Phrase:
    """What a side is remembered for."""
    if not known:
        return deeds.say("deed-nothing", seat, seat=seat)
    return deeds.say(f"deed-{known}", seat, seat=seat, count=tally[known])
