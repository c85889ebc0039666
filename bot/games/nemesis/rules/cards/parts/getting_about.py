"""Sections of Action cards for getting about: Technical Corridors and Reconnaissance."""

from __future__ import annotations

from bot.engine.asks import Reason
from bot.engine.state import Steps
from bot.games.nemesis.rules.acting import moving
from bot.games.nemesis.rules.acting.acting import Act, pay
from bot.games.nemesis.rules.acting.choosing import (
    choose_room,
    choose_way,
)
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.state import Nemesis


def entrances(g: Nemesis, seat: str) -> list[str]:
    """The rooms that the Technical Corridors reach from here (NEM-TECH-03, NEM-ALTBOARD-02)."""
    here = g.players[seat].at
    nets = g.board.entrances[here]
    return [room for room in g.rooms if room != here and any(net in g.board.entrances[room] for net in nets)]


def crawl_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: the room must have an entrance (NEM-TECH-03)."""
    return bar(entrances(g, seat), "no-entrance", "NEM-TECH-03")


def crawl(g: Nemesis, act: Act) -> Steps:
    """Go through the Technical Corridors to another entrance (NEM-TECH-03, NEM-RUL-21)."""
    room = yield from choose_room(g, act, "crawl", entrances(g, act.seat))
    if (yield from pay(g, act)):
        yield from moving.enter(g, act.seat, room, "")


def technical_corridors(g: Nemesis, act: Act) -> Steps:
    """Go through the Technical Corridors, then pass."""
    yield from crawl(g, act)
    if not act.cancelled:
        g.must_pass = True


def reconnaissance(g: Nemesis, act: Act) -> Steps:
    """Move without a Noise roll (NEM-MOVE-15)."""
    via, to = yield from choose_way(g, act, "move-to", g.reachable(g.players[act.seat].at))
    yield from moving.move(g, act, via, to, "none")
