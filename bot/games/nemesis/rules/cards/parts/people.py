"""Sections of Items that concern other people."""

from __future__ import annotations

from bot.engine.asks import Reason
from bot.engine.state import Steps
from bot.games.nemesis.events.finds import Maneuvered
from bot.games.nemesis.rules.acting import peeking
from bot.games.nemesis.rules.acting.acting import Act, Part, pay
from bot.games.nemesis.rules.acting.choosing import choose_crew
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.body import wounds
from bot.games.nemesis.rules.cards.parts.room_actions import computer_barred
from bot.games.nemesis.state import Nemesis


def suspects(g: Nemesis, seat: str, *, signal: bool) -> list[str]:
    """The others whose Objective can be looked at."""
    return [
        other
        for other in g.in_order()
        if other != seat and g.players[other].objectives and (g.players[other].signal or not signal)
    ]


def reading(*, signal: bool) -> Part:
    """The section that looks at another's Objective from a Computer; with `signal`, of one who has sent the Signal."""

    def barred(g: Nemesis, seat: str) -> Reason | None:
        return computer_barred(g, seat) or bar(suspects(g, seat, signal=signal), "no-suspect", "NEM-COST-17")

    def do(g: Nemesis, act: Act) -> Steps:
        other = yield from choose_crew(g, act, "suspect", suspects(g, act.seat, signal=signal))
        if (yield from pay(g, act)):
            peeking.look_at_objective(g, act.seat, other)

    return Part(barred, do)


def maneuver(g: Nemesis, act: Act) -> Steps:
    """Let everybody pass at once; there are no Intruder Attacks in this round's Event Phase.

    Who bleeds suffers for this pass too; the Intruder Player passes next, with the usual discards (NEM-INTPLAYER-08).
    """
    if not (yield from pay(g, act)):
        return
    g.truce = True
    g.tell(Maneuvered(who=g.who(act.seat)))
    for seat in g.in_order():
        player = g.players[seat]
        if player.passed or seat == g.hunter:
            continue
        player.passed = True
        if player.awake and player.hurt("bleeding"):
            yield from wounds.bleed(g, seat)
