"""How a Mission is told once it is over: what came of it, and of each Character."""

from __future__ import annotations

from bot.engine.endings import Deeds, Epilogue, Fate, outstanding
from bot.engine.words import Phrase
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.state import Rise

FIGURES = ("rescues", "guards", "waypoints", "kills", "objects", "attacks")
"""What a Character may be remembered for; of equal shares, the first."""


def epilogue(g: Rise, deeds: Deeds) -> Epilogue:
    """What came of the Mission, by its own words, and of each Character."""
    reason, won = (g.outcome.reason, bool(g.outcome.winners)) if g.outcome else ("", False)
    ending = (
        deeds.say(f"end-{g.mission}-{'won' if won else 'lost'}"),
        deeds.say("end-report", rounds=g.round, kills=kills(g), met=len(g.met), of=len(plan(g).objectives)),
    )
    tally = {seat: figures(g, deeds, seat) for seat in g.seats}
    known = outstanding(tally, g.seats, FIGURES)
    told = {
        seat: (fate(g, deeds, seat, reason, won=won), deed(deeds, seat, known[seat], tally[seat])) for seat in g.seats
    }
    return Epilogue(ending, tuple(Fate(seat, each) for seat, each in told.items()))


def kills(g: Rise) -> int:
    """The Enemies that were destroyed, in whoever's turn."""
    return sum(counted.get("kills", 0) for counted in g.tally.values())


def figures(g: Rise, deeds: Deeds, seat: str) -> dict[str, int]:
    """What a Character did, counted."""
    counted = g.tally.get(seat, {})
    return {
        "rescues": deeds.count("rescued", figure=seat),
        "guards": deeds.count("guarded", seat=seat),
        "waypoints": waypoints(g, deeds, seat),
        "kills": counted.get("kills", 0),
        "objects": deeds.count("object-used", figure=seat),
        "attacks": counted.get("attacks", 0),
    }


def waypoints(g: Rise, deeds: Deeds, seat: str) -> int:
    """How many Waypoints a Character came to first."""
    return sum(deeds.count(f"waypoint-{g.mission}-{id}", friend=seat) for id in g.waypoints)


def fate(g: Rise, deeds: Deeds, seat: str, reason: str, *, won: bool) -> Phrase:
    """How a Character stood at the end."""
    me, counted, last = g.characters[seat], g.tally.get(seat, {}), deeds.last("went-down")
    if me.down and reason == "all-down" and last and last.text("friend") == seat:
        return deeds.say("fate-last-to-fall", seat, seat=seat, at=last.text("at"))
    if me.down:
        return deeds.say("fate-down", seat, seat=seat, at=me.at, won=int(won))
    downs, helped = counted.get("downs", 0), deeds.last("rescued", friend=seat)
    if downs and helped:
        return deeds.say("fate-rescued", seat, seat=seat, count=downs, figure=helped.text("figure"))
    if downs:
        return deeds.say("fate-got-up", seat, seat=seat, count=downs)
    if wounds := counted.get("wounds", 0):
        return deeds.say("fate-wounded", seat, seat=seat, wounds=wounds, won=int(won))
    return deeds.say("fate-unhurt", seat, seat=seat)


def deed(deeds: Deeds, seat: str, known: str, tally: dict[str, int]) -> Phrase:
    """What a Character is remembered for."""
    if not known:
        return deeds.say("deed-nothing", seat, seat=seat)
    friend, times = deeds.most("friend", "rescued", figure=seat)
    if known == "rescues":
        others = tally[known] - times
        return deeds.say("deed-rescues", seat, seat=seat, count=tally[known], friend=friend, others=others)
    return deeds.say(f"deed-{known}", seat, seat=seat, count=tally[known])
