"""How a Mission is told once it is over: what came of it, and of each Character."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.engine.endings import Deeds, Epilogue, Fate, outstanding
from bot.engine.words import Phrase
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.rules.missions.objectives import standings
from bot.games.rise.state import Rise

FIGURES = ("rescues", "guards", "waypoints", "kills", "objects", "attacks")
"""What a Character may be remembered for; of equal shares, the first."""
SHOTS = ("attack-rolled", "ally-rolled")
OVER = ("assigned", "grenade-thrown", "enemy-burned", "enemy-scorched", "dismantled", "turn-ended")
"""What an Attack is certainly over by."""
DECIDING = (
    "moved",
    "drove",
    "destroyed",
    "boss-melted",
    "went-down",
    "killed",
    "round-ends",
    "turn-ended",
    "object-used",
)
"""What may meet an Objective, or come between a deed and that."""


def epilogue(g: Rise, deeds: Deeds) -> Epilogue:
    """What came of the Mission, by its own words, and of each Character."""
    reason, won = (g.outcome.reason, bool(g.outcome.winners)) if g.outcome else ("", False)
    ending = (
        deeds.say(f"end-{g.mission}-{'won' if won else 'lost'}"),
        deeds.say("end-report", rounds=g.round, kills=kills(g), met=len(g.met), of=len(plan(g).objectives)),
        *moment(g, deeds, reason, won=won),
    )
    tally = {seat: figures(g, deeds, seat) for seat in g.seats}
    known = outstanding(tally, g.seats, FIGURES)
    told = {
        seat: (fate(g, deeds, seat, reason, won=won), deed(deeds, seat, known[seat], tally[seat])) for seat in g.seats
    }
    return Epilogue(ending, tuple(Fate(seat, each) for seat, each in told.items()))


def moment(g: Rise, deeds: Deeds, reason: str, *, won: bool) -> Iterator[Phrase]:
    """What decided it: the deed that won it, the Enemy that put the last of them on the ground, or what was missing."""
    if won:
        yield from turning_point(deeds)
        return
    fall = (
        deeds.last("went-down") if reason == "all-down" else deeds.last("killed") if reason == "allies-lost" else None
    )
    if fall and fall.text("by"):
        yield deeds.say("moment-fell", by=fall.text("by"))
    elif reason == "too-late":
        missing = [found.objective.id for found in standings(g) if not found.met]
        yield deeds.say("moment-late", objective=missing[0])


def turning_point(deeds: Deeds) -> Iterator[Phrase]:
    """The shot, the step or the drive by which the last Objective was met, where it was one of these."""
    done = [deed for deed in deeds.every if deed.kind.startswith("done-")]
    last = deeds.before(done[-1], *DECIDING) if done else None
    if last is None:
        return
    if last.kind in ("moved", "drove"):
        yield deeds.say("moment-arrived", figure=last.text("figure") or last.text("seat"), to=last.text("to"))
    elif last.kind in ("destroyed", "boss-melted"):
        shot = deeds.before(last, *SHOTS)
        if shot and shot.text("weapon"):
            yield deeds.say("moment-shot", figure=shot.text("figure"), weapon=shot.text("weapon"))
        elif shot:
            yield deeds.say("moment-ally", figure=shot.text("figure"))


def favourite(deeds: Deeds, seat: str) -> str:
    """The Weapon with which a Character destroyed most; empty where the journal does not tell, or of one kill."""
    found, shot = Counter[str](), None
    for done in deeds.every:
        if done.kind in SHOTS:
            shot = done
        elif done.kind in OVER:
            shot = None
        elif done.kind == "destroyed" and shot and shot.text("figure") == seat and shot.text("weapon"):
            found[shot.text("weapon")] += 1
    weapon, times = max(found.items(), key=lambda each: each[1], default=("", 0))
    return weapon if times > 1 else ""


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
    if known == "kills" and (weapon := favourite(deeds, seat)):
        return deeds.say("deed-kills-with", seat, seat=seat, count=tally[known], weapon=weapon)
    return deeds.say(f"deed-{known}", seat, seat=seat, count=tally[known])
