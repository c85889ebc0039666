"""Border defence: whoever holds a sector may fall upon those who enter it (SAL-BORDER)."""

from __future__ import annotations

from bot.engine.asks import PASS, Choice, option
from bot.engine.state import Asking
from bot.games.salvation.box.cards import Move, Playing
from bot.games.salvation.box.shapes import Side
from bot.games.salvation.events.battles import JAMMED, LET_IN, UNSEEN, BorderCrossed, BorderDefended
from bot.games.salvation.rules import rulings
from bot.games.salvation.rules.board import combat
from bot.games.salvation.rules.board.scouting import finds
from bot.games.salvation.rules.board.units import unlike
from bot.games.salvation.state import SKYNET, Salvation


def offer(g: Salvation, playing: Playing, sector: str, entered: tuple[str, ...]) -> Asking[bool]:
    """Whether the battle was fought that the defender is offered against those who entered (SAL-BORDER-01, -03)."""
    if g.side(playing.seat) == "skynet":
        seat, how = (yield from humans_decide(g, sector, entered)), JAMMED if jammed(g, "resistance") else LET_IN
    else:
        seat, how = yield from machines_search(g, playing, sector, entered)
    if not seat:
        g.tell(BorderCrossed(at=sector, units=entered, how=how))
        return False
    bonus = sum(effect.border_dice for effect, _ in g.lasting()) if seat != SKYNET else 0
    g.tell(BorderDefended(seat=seat, at=sector, units=entered))
    yield from combat.battle(g, sector, seat, playing.seat, dice=bonus)
    return True


def humans_decide(g: Salvation, sector: str, entered: tuple[str, ...]) -> Asking[str]:
    """Ask the commanders, the lead first; they need no die (SAL-BORDER-05, SAL-RUL-77)."""
    if jammed(g, "resistance"):
        return ""
    for seat in g.order[1:]:
        let = option(PASS)
        choice: Choice = yield g.ask(
            seat,
            "border",
            [option("defend", at=sector), let],
            default=let,
            within=rulings.PATIENCE,
            args=about(seat, sector, entered),
        )
        if not choice.passed:
            return seat
    return ""


def machines_search(g: Salvation, playing: Playing, sector: str, entered: tuple[str, ...]) -> Asking[tuple[str, int]]:
    """Ask Skynet for one searcher in the sector, and roll once for it (SAL-BORDER-06, -07, SAL-RUL-24).

    Skynet where it fights, and why there is no battle where it does not.
    """
    stealth = playing.action.stealth if isinstance(playing.action, Move) else 0
    searchers = [option("search", unit=unit.id) for unit in unlike(g.at(sector, "skynet"))]
    let = option(PASS)
    choice: Choice = yield g.ask(
        SKYNET,
        "border-search",
        [*searchers, let],
        default=let,
        within=rulings.PATIENCE,
        args=about(SKYNET, sector, entered),
    )
    if choice.passed:
        return "", LET_IN
    return SKYNET if finds(g, g.units[choice["unit"]], -stealth) else "", UNSEEN


def jammed(g: Salvation, side: Side) -> bool:
    """Whether a Tactics card keeps a side from defending its borders."""
    return side == "resistance" and any(effect.jams for effect, _ in g.lasting())


def about(seat: str, sector: str, entered: tuple[str, ...]) -> dict[str, str | int | tuple[str, ...]]:
    """What fills the question."""
    return {"seat": seat, "at": sector, "units": entered}
