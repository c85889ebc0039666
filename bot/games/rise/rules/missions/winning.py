"""Winning and losing: the one place that ends a Mission (RISE-WIN)."""

from __future__ import annotations

from bot.games.rise.box.missions.shapes import Rule
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.events.missions import BossMelted, ObjectiveMet
from bot.games.rise.rules.missions import changes, objectives
from bot.games.rise.state import Rise


def check(g: Rise) -> None:
    """End the Mission if it is won or lost; both at once is a victory (RISE-WIN-01..05, RULING-68)."""
    if g.phase == "setup":
        return
    if rule := plan(g).rule("melt"):
        melt(g, rule)
    advance(g)
    if len(g.met) == len(plan(g).objectives):
        g.end(g.seats, f"won-{g.mission}")
    if all(character.down for character in g.characters.values()):
        g.end((), "all-down")
    for loss in plan(g).losses:
        if objectives.lost(g, loss):
            g.end((), loss.verb)


def check_round_end(g: Rise) -> None:
    """End the Mission if the end of this Round wins or loses it (RISE-WIN-03)."""
    check(g)
    for loss in plan(g).losses:
        if objectives.lost_at_round_end(g, loss):
            g.end((), loss.verb)


def advance(g: Rise) -> None:
    """Count towards the Objectives whose turn has come, and complete those that are met (RISE-RULING-69)."""
    for objective in plan(g).objectives:
        if objective.id in g.met:
            continue
        have = objectives.measure(g, objective)
        if objective.verb == "endure":
            have -= g.begun(objective.id, have)
        g.objectives[objective.id] = have
        if have >= objectives.need(g, objective):
            g.met.append(objective.id)
            g.tell(ObjectiveMet(objective=objective.id))
            changes.change(g, objective.changes)
        elif plan(g).ordered:
            return


def melt(g: Rise, rule: Rule) -> None:
    """Destroy a Boss in the one place where it can be destroyed (RISE-BOSS-07, RISE-RULING-33)."""
    for enemy in objectives.in_zones(g, rule.zones):
        if enemy.kind in rule.of and g.stagger >= rule.count(len(g.seats)):
            g.enemies.remove(enemy)
            g.tell(BossMelted(enemy=enemy.kind, at=enemy.at))
