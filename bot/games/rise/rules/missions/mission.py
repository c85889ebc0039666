"""The Mission being played, as the rest of the rules asks for it: who decides together, and whom Enemies look for."""

from __future__ import annotations

from bot.engine.asks import Choice, Kind, Option
from bot.engine.state import Asking
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.state import Enemy, Rise


def team(g: Rise) -> tuple[str, ...]:
    """The seats that decide together: all of them, the Turn Player first (RISE-RULING-02, RISE-GEN-10)."""
    return (g.turn, *(seat for seat in g.seats if seat != g.turn)) if g.turn in g.seats else g.seats


def team_picks(g: Rise, prompt: str, options: list[Option], **args: str | int) -> Asking[Option]:
    """Let the team choose; the first option is the answer where the table wants no such questions.

    It is proposed only where it is just the order of things: whom an Enemy goes for is nobody's default.
    """
    if len(options) == 1 or g.takes_defaults:
        return options[0]
    kind: Kind = "space" if all("to" in offer.args for offer in options) else "one"
    orders = all(not offer.args or offer.verb == "next" for offer in options)
    default = options[0] if orders else None
    choice: Choice = yield g.ask(team(g), prompt, options, kind=kind, default=default, args=args)
    return choice.options[0]


def targets(g: Rise, enemy: Enemy) -> tuple[str, ...]:
    """The friends that an Enemy looks for by the Mission's own rule; none where it has none (RISE-EMOVE-02)."""
    rule = plan(g).rule("prey")
    if rule is None or enemy.kind not in rule.of:
        return ()
    return tuple(ally.id for ally in g.allies if not ally.down)
