"""Victory, which is looked for only at the end of a turn (SAL-WIN)."""

from __future__ import annotations

from bot.engine.asks import Ask, Choice, Option, Together, option
from bot.engine.state import Steps
from bot.games.salvation.box.content import SHELTERS
from bot.games.salvation.events.cards import NeitherWonNorLost
from bot.games.salvation.rules import rulings
from bot.games.salvation.state import SKYNET, Salvation

GOAL = 10
LONG_WAR = 100
"""The turn from which on a draw is offered to all, every few turns."""
ROUND_OF_TALKS = 5


def check(g: Salvation) -> None:
    """End the game if somebody has won; Skynet wins where both have (SAL-WIN-05, -06, SAL-RUL-58)."""
    if g.captured >= SHELTERS:
        g.end((SKYNET,), "all-shelters")
    if not g.of("resistance"):
        g.end((SKYNET,), "no-humans")
    if not g.of("skynet") and not g.factories:
        g.end(g.commanders, "no-machines")
    if winners := [seat for seat in g.commanders if g.points[seat] >= GOAL]:
        for seat in g.commanders:
            if seat not in winners:
                g.tell(NeitherWonNorLost(seat=seat))
        g.end(winners, "ten-points")
    if set(g.commanders) <= set(g.conceding):
        g.end((SKYNET,), "humans-concede")
    if SKYNET in g.conceding:
        g.end(g.commanders, "machines-concede")


def armistice(g: Salvation) -> Steps:
    """Offer a draw if somebody wishes one, or in a war without end: it takes everybody's consent (SAL-RUL-91)."""
    endless = g.turn >= LONG_WAR and g.turn % ROUND_OF_TALKS == 0
    if not (g.truce or endless):
        return
    asks = tuple(talks(g, seat) for seat in g.seats if seat not in g.truce)
    choices: tuple[Choice, ...] = (yield Together(asks)) if asks else ()
    g.truce = []
    if all(choice.verb == "agree" for choice in choices):
        g.end((), "armistice")


def talks(g: Salvation, seat: str) -> Ask:
    """Ask one player, hidden from the others, whether to call it a draw."""
    fight = option("fight-on")
    return g.ask(
        seat,
        "armistice",
        [Option("agree", danger=True), fight],
        default=fight,
        within=rulings.PATIENCE,
        args={"seat": seat, "turn": g.turn},
    )
