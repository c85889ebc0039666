"""Sections of Items against Fire and Intruders."""

from __future__ import annotations

from bot.engine.asks import Reason
from bot.engine.state import Steps
from bot.games.nemesis.rules.acting.acting import Act, discard_openly, pay
from bot.games.nemesis.rules.acting.choosing import (
    choose_crew,
    choose_intruder,
)
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.intruders import damage
from bot.games.nemesis.rules.intruders import moving as intruder_moves
from bot.games.nemesis.rules.ship import hazards
from bot.games.nemesis.rules.ship import rooms as room_actions
from bot.games.nemesis.state import Nemesis


def quench(g: Nemesis, act: Act) -> Steps:
    """Put the Fire in your room out."""
    if (yield from pay(g, act)):
        hazards.quench(g, g.players[act.seat].at)


def near(g: Nemesis, seat: str) -> list[str]:
    """The Intruders in your room."""
    return [each.id for each in g.intruders_in(g.players[seat].at)]


def face_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: an Intruder must be in your room."""
    return bar(near(g, seat), "no-intruder", "NEM-COMBAT-04")


def repel(g: Nemesis, act: Act) -> Steps:
    """Make an Intruder in your room Retreat."""
    target = yield from choose_intruder(g, act, "repel", near(g, act.seat))
    if (yield from pay(g, act)):
        room_actions.repel(g, target)


def stun(g: Nemesis, act: Act) -> Steps:
    """Give an Intruder in your room 1 Injury, then make it Retreat."""
    target = yield from choose_intruder(g, act, "stun", near(g, act.seat))
    if not (yield from pay(g, act)):
        return
    if intruder := g.intruder(target):
        damage.injure(g, intruder, 1)
        if g.intruder(target) and intruder.at == g.players[act.seat].at:
            intruder_moves.retreat(g, intruder)


def others(g: Nemesis, seat: str) -> list[str]:
    """The other Characters in your room."""
    return [other for other in g.crew_in(g.players[seat].at) if other != seat]


def subdue_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: somebody else must be in your room."""
    return bar(others(g, seat), "nobody-here", "NEM-COST-17")


def subdue(g: Nemesis, act: Act) -> Steps:
    """Make another Character in your room discard its hand."""
    other = yield from choose_crew(g, act, "subdue", others(g, act.seat))
    if (yield from pay(g, act)):
        discard_openly(g, other, list(g.players[other].hand))
