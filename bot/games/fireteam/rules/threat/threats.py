"""The threat track: the marker advances, and threat cards become rules (FTZ-THREAT)."""

from __future__ import annotations

from bot.engine.decks import kind_of
from bot.games.fireteam.box.content import CREATURES, THREATS, TRACK
from bot.games.fireteam.events.foes import Joined, ThreatAdvanced, ThreatHeld, ThreatRevealed
from bot.games.fireteam.rules import things
from bot.games.fireteam.state import Fireteam

LAST = TRACK.spaces - 1


def advance(g: Fireteam, spaces: int = 1) -> None:
    """Advance one space at a time, each landing in full; on the last space nothing more (FTZ-THREAT-05..07, RUL-30).

    A marker that is held this round does not move, whatever would advance it.
    """
    for _ in range(spaces):
        if g.marker >= LAST:
            return
        if g.held:
            g.tell(ThreatHeld())
            return
        g.marker += 1
        g.tell(ThreatAdvanced(space=g.marker))
        if g.marker in TRACK.marked:
            reveal(g)


def reveal(g: Fireteam) -> None:
    """Turn the top threat card up: a rule from this instant to the end; four at most (FTZ-THREAT-03, -04, -06)."""
    g.reveal()
    if not g.threats.cards or len(g.revealed) >= len(TRACK.marked):
        return
    id = g.threats.cards.pop()
    g.revealed.append(id)
    g.tell(ThreatRevealed(threat=id))
    if THREATS[id].verb == "reinforce":
        reinforce(g, THREATS[id].rank or "elite", THREATS[id].amount)
    things.claim(g)


def reinforce(g: Fireteam, rank: str, count: int) -> None:
    """Add reserve creatures to the pool for the rest of the mission (FTZ-RESERVE-03, -04)."""
    waiting = [id for id in g.reserve if CREATURES[kind_of(id)].rank == rank]
    for id in waiting[:count]:
        g.reserve.remove(id)
        g.pool.append(id)
        g.tell(Joined(creature=id))
