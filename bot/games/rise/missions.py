"""The Mission being played: what its sheet asks of the rest of the rules, and whether it is won or lost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from bot.engine.asks import Choice, Kind, Option, option
from bot.engine.state import Asking, Steps
from bot.games.rise import mission_rules, surge, waypoints
from bot.games.rise.events_mission import ObjectiveMet
from bot.games.rise.ground import Ground
from bot.games.rise.mission_sheet import MISSIONS, Mission, Objective, plan
from bot.games.rise.state import Enemy, Rise

__all__ = [
    "MISSIONS",
    "Mission",
    "check",
    "ground",
    "interact",
    "plan",
    "reinforcement_dice",
    "round_end",
    "targets",
    "team",
    "team_picks",
]


class Standing(NamedTuple):
    """How an Objective stands."""

    objective: Objective
    have: int
    need: int
    met: bool
    active: bool
    """Its turn has come (RISE-WIN-02)."""


def team(g: Rise) -> tuple[str, ...]:
    """Give the seats that decide together: all of them, the Turn Player first (RISE-RULING-02, RISE-GEN-10)."""
    return (g.turn, *(seat for seat in g.seats if seat != g.turn)) if g.turn in g.seats else g.seats


def team_picks(g: Rise, prompt: str, options: list[Option], **args: str | int) -> Asking[Option]:
    """Let the team choose; the first option is the default, and the answer where the table wants no such questions."""
    if len(options) == 1 or g.flags.get("defaults"):
        return options[0]
    kind: Kind = "space" if all("to" in offer.args for offer in options) else "one"
    choice: Choice = yield g.ask(team(g), prompt, options, kind=kind, default=options[0], args=args)
    return choice.options[0]


def ground(mission: str) -> Ground:
    """Give the map of a Mission (RISE-MAP-01)."""
    return MISSIONS[mission].ground


def reinforcement_dice(g: Rise) -> int:
    """Count the dice of a Reinforcement Roll: the sheet's, what play has added, and the hard way's (RISE-DIFF-06)."""
    return plan(g).dice + g.flags.get(mission_rules.DICE, 0) + surge.dice(g) + ("aggressive" in g.difficulty)


def targets(g: Rise, enemy: Enemy) -> tuple[str, ...]:
    """Give the friends that an Enemy looks for by the Mission's own rule; none where it has none (RISE-EMOVE-02)."""
    rule = plan(g).rule("prey")
    if rule is None or enemy.kind not in rule.of:
        return ()
    return tuple(ally.id for ally in g.allies if not ally.down)


def interact(g: Rise, token: str, value: int, amount: int) -> Steps:
    """Let an object do what the Mission says (RISE-OBST-08)."""
    lay = plan(g).token(token)
    yield from waypoints.befall(g, g.turn, lay.people)
    mission_rules.change(g, lay.changes)
    check(g)


def objectives(g: Rise) -> list[Standing]:
    """Tell how the Objectives stand, in the order of the sheet."""
    found: list[Standing] = []
    for objective in plan(g).objectives:
        met = objective.id in g.met
        active = not met and not (plan(g).ordered and any(before.active for before in found))
        required = mission_rules.need(g, objective)
        have = required if met else g.objectives.get(objective.id, 0)
        found.append(Standing(objective, have, required, met, active))
    return found


def check(g: Rise) -> None:
    """Look whether the Mission is won or lost; both at once is a victory (RISE-WIN-01..05, RULING-68)."""
    if g.outcome or g.phase == "setup":
        return
    if rule := plan(g).rule("melt"):
        mission_rules.melt(g, rule)
    advance(g)
    if g.outcome:
        return
    if len(g.met) == len(plan(g).objectives):
        g.end(g.seats, f"won-{g.mission}")
    elif all(character.down for character in g.characters.values()):
        g.end((), "all-down")
    elif loss := next((loss for loss in plan(g).losses if mission_rules.lost(g, loss)), None):
        g.end((), loss.verb)


def advance(g: Rise) -> None:
    """Count towards the Objectives whose turn has come, and complete those that are met (RISE-RULING-69)."""
    for objective in plan(g).objectives:
        if objective.id in g.met:
            continue
        have = mission_rules.measure(g, objective)
        if objective.verb == "endure":
            have -= g.flags.setdefault(f"since-{objective.id}", have)
        g.objectives[objective.id] = have
        if have >= mission_rules.need(g, objective):
            g.met.append(objective.id)
            g.tell(ObjectiveMet(objective=objective.id))
            mission_rules.change(g, objective.changes)
        elif plan(g).ordered:
            return


def round_end(g: Rise) -> Steps:
    """Let the Mission's effects at the end of a Round happen, the team ordering them (RISE-END-02, RULING-67)."""
    sheet, waiting = plan(g), _due(g)
    while waiting and not g.outcome:
        chosen = yield from team_picks(g, "round-effect", [option(verb) for verb in waiting])
        waiting.pop(chosen.verb)()
    g.flags[mission_rules.ROUNDS] = g.flags.get(mission_rules.ROUNDS, 0) + 1
    check(g)
    if not g.outcome and (
        loss := next((each for each in sheet.losses if mission_rules.lost_at_round_end(g, each)), None)
    ):
        g.end((), loss.verb)


def _due(g: Rise) -> dict[str, Callable[[], None]]:
    """Give what the sheet lets happen at the end of this Round, in its order."""
    sheet, due = plan(g), dict[str, Callable[[], None]]()
    if rule := sheet.rule("surge-each-round"):
        due["let-surge"] = partial(surge.advance, g, rule.amount)
    for timed in sheet.timed:
        if timed.round == g.round:
            due[f"let-{timed.changes[0].verb}"] = partial(mission_rules.change, g, timed.changes, everyone=True)
    if rule := sheet.rule("truck-under-fire"):
        due["let-truck-fire"] = partial(mission_rules.fire_at_truck, g, rule.amount)
    return due
