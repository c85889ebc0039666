"""How an evening at the lighthouse is told once it is over."""

from __future__ import annotations

from bot.engine.endings import Deeds, Epilogue, Fate, outstanding
from bot.engine.words import Phrase
from bot.games.training.state import Lamplight

FIGURES = ("helped", "driven-off", "oil", "strikes")
"""What a keeper may be remembered for, the rarest first."""


def epilogue(g: Lamplight, deeds: Deeds) -> Epilogue:
    """What came of the light, and of each keeper."""
    reason = g.outcome.reason if g.outcome else ""
    ending = (
        deeds.say(f"end-{g.mission}-{reason}"),
        deeds.say("end-evening", rounds=g.round, landed=g.landed, lamp=max(0, g.lamp)),
    )
    known = outstanding(g.tally, g.seats, FIGURES)
    return Epilogue(
        ending, tuple(Fate(seat, (fate(g, deeds, seat), deed(g, deeds, seat, known[seat]))) for seat in g.seats)
    )


def fate(g: Lamplight, deeds: Deeds, seat: str) -> Phrase:
    """How a keeper stood at the end."""
    keeper, harm = g.keepers[seat], deeds.count("hurt", seat=seat)
    if keeper.health <= 0:
        return deeds.say("fate-down", seat, seat=seat, at=keeper.at)
    if up := deeds.last("helped", friend=seat):
        return deeds.say("fate-helped-up", seat, seat=seat, friend=up.text("seat"))
    if not harm:
        return deeds.say("fate-unhurt", seat, seat=seat)
    return deeds.say("fate-hurt", seat, seat=seat, count=harm)


def deed(g: Lamplight, deeds: Deeds, seat: str, known: str) -> Phrase:
    """What a keeper is remembered for."""
    if not known:
        return deeds.say("deed-nothing", seat, seat=seat)
    return deeds.say(f"deed-{known}", seat, seat=seat, count=g.tally[seat][known])
