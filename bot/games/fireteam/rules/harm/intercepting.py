"""Taking one for the team: another hero becomes the target before the dice are rolled (FTZ-INTERCEPT, RUL-40)."""

from __future__ import annotations

from bot.engine.asks import PASS, Choice, Together, option
from bot.engine.boards.graph import shortest
from bot.engine.state import Asking
from bot.engine.words import Value
from bot.games.fireteam.events.heroes import Intercepted
from bot.games.fireteam.rules.hero import moving
from bot.games.fireteam.rules.moments import PATIENCE
from bot.games.fireteam.rules.stats import ability, in_force
from bot.games.fireteam.state import Fireteam

NEVER = 99
"""Farther than anybody steps in."""


def intercept(g: Fireteam, target: str, by: str, dice: int = 0) -> Asking[str]:
    """Who suffers the attack of a creature or a hero: the target, or whoever steps in (FTZ-INTERCEPT-01..03)."""
    if in_force(g, "no-intercept"):
        return target
    orders = {seat: g.heroes[seat].orders.get(f"cover-{target}", "ask") for seat in able(g, target) if seat != by}
    volunteers = [seat for seat, order in orders.items() if order == "always" and g.heroes[seat].hand]
    asked = [seat for seat, order in orders.items() if order != "never" and seat not in volunteers]
    if asked and not volunteers:
        volunteers = yield from call(g, asked, target, by, dice)
    if not volunteers:
        return target
    seat = volunteers[0] if len(volunteers) == 1 else (yield from choose_volunteer(g, target, volunteers))
    here, there = g.heroes[seat].at, g.heroes[target].at
    yield from moving.follow(
        g, seat, shortest(here, there, lambda place: ((to, 1) for to in g.field.walks[place])) or ()
    )
    if g.heroes[seat].ko:
        return target
    g.tell(Intercepted(seat=seat, ally=target))
    g.count("intercepts", seat)
    return seat


def able(g: Fireteam, target: str) -> list[str]:
    """Who may intercept: active heroes in the location; some step in from farther away (FTZ-INTERCEPT-01, -05)."""
    at = g.heroes[target].at
    found = []
    for seat in g.active:
        here = g.heroes[seat].at
        if seat != target and g.field.path[here].get(at, NEVER) <= reach(g, seat):
            found.append(seat)
    return found


def reach(g: Fireteam, seat: str) -> int:
    """From how far a hero steps in: nowhere but here, unless their own card or a focus card says so."""
    given = (ability(g, seat, "guardian"), ability(g, seat, "shield"))
    return sum(each.range for each in given if each)


def call(g: Fireteam, asked: list[str], target: str, by: str, dice: int) -> Asking[list[str]]:
    """Ask everybody there at once, and say how many dice are coming."""
    options = [option("intercept"), option(PASS)]
    args: dict[str, Value] = {"by": by, "hero": target, "strength": dice}
    choices: tuple[Choice, ...] = yield Together(
        tuple(
            g.ask(seat, "intercept", options, kind="react", default=options[-1], args=args, within=PATIENCE)
            for seat in asked
        )
    )
    return [choice.seat for choice in choices if not choice.passed]


def choose_volunteer(g: Fireteam, target: str, volunteers: list[str]) -> Asking[str]:
    """Let the start player say which of several volunteers it is."""
    options = [option("volunteer", seat=seat) for seat in volunteers]
    choice: Choice = yield g.ask(
        g.start, "volunteer", options, default=options[0], args={"hero": target}, within=PATIENCE
    )
    return choice["seat"]
