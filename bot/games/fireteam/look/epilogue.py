"""How a mission is told once it is over: what came of it, and of each hero."""

from __future__ import annotations

from bot.engine.endings import Deeds, Epilogue, Fate, outstanding
from bot.engine.words import Phrase
from bot.games.fireteam.state import Fireteam

FIGURES = ("intercepts", "felled", "searches", "responses", "reactions", "attacks")
"""What a hero may be remembered for; of equal shares, the first."""


def epilogue(g: Fireteam, deeds: Deeds) -> Epilogue:
    """What came of the mission, by its own words, and of each hero."""
    reason, won = (g.outcome.reason, bool(g.outcome.winners)) if g.outcome else ("", False)
    ending = (
        deeds.say(f"end-{g.mission}-{'won' if won else 'lost'}"),
        deeds.say("end-report", rounds=g.round, kills=g.tally.get("", {}).get("kills", 0), space=g.marker),
    )
    tally = {seat: figures(g, deeds, seat) for seat in g.seats}
    known = outstanding(tally, g.seats, FIGURES)
    told = {
        seat: (fate(g, deeds, seat, reason, won=won), deed(deeds, seat, known[seat], tally[seat])) for seat in g.seats
    }
    return Epilogue(ending, tuple(Fate(seat, each) for seat, each in told.items()))


def figures(g: Fireteam, deeds: Deeds, seat: str) -> dict[str, int]:
    """What a hero did, counted; by whatever means they stepped in for somebody, all saw it."""
    return {**g.tally.get(seat, {}), "intercepts": deeds.count("intercepted", seat=seat)}


def fate(g: Fireteam, deeds: Deeds, seat: str, reason: str, *, won: bool) -> Phrase:
    """How a hero stood at the end."""
    falls, hero = deeds.count("knocked-out", seat=seat), g.heroes[seat]
    last = deeds.last("knocked-out")
    if hero.ko and reason == "knocked-out" and last and last.text("seat") == seat:
        return deeds.say("fate-last-to-fall", seat, seat=seat, at=last.text("at"))
    if hero.ko:
        return deeds.say("fate-down", seat, seat=seat, at=hero.at, won=int(won))
    if falls:
        return deeds.say("fate-got-up", seat, seat=seat, count=falls, won=int(won))
    if damage := g.tally.get(seat, {}).get("damage", 0):
        return deeds.say("fate-hurt", seat, seat=seat, damage=damage, won=int(won))
    return deeds.say("fate-unhurt", seat, seat=seat)


def deed(deeds: Deeds, seat: str, known: str, tally: dict[str, int]) -> Phrase:
    """What a hero is remembered for."""
    if not known:
        return deeds.say("deed-nothing", seat, seat=seat)
    count = tally[known]
    if known != "intercepts":
        return deeds.say(f"deed-{known}", seat, seat=seat, count=count)
    ally, times = deeds.most("ally", "intercepted", seat=seat)
    return deeds.say("deed-intercepts", seat, seat=seat, count=count, ally=ally, times=times, others=count - times)
