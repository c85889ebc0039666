"""Objectives: info tokens, completion, victory (FTZ-OBJECTIVE, FTZ-WIN)."""

from __future__ import annotations

from bot.engine.state import Steps
from bot.games.fireteam.box.cards import ObjectiveCard
from bot.games.fireteam.box.content import DISCOVERIES, OBJECTIVES
from bot.games.fireteam.box.verbs import ObjectiveTask, ThingKind
from bot.games.fireteam.events.foes import ObjectiveComplete, TokenLost, TokenPlaced
from bot.games.fireteam.rules.harm import harm
from bot.games.fireteam.rules.threat import foes
from bot.games.fireteam.state import Creature, Fireteam


def open_ones(g: Fireteam, task: ObjectiveTask) -> list[ObjectiveCard]:
    """The objectives of one kind that can be worked on now."""
    found = (OBJECTIVES[id] for id in g.objectives if id not in g.complete)
    return [card for card in found if card.task == task and (not card.after or card.after in g.complete)]


def place(g: Fireteam, id: str) -> Steps:
    """Put an info token on an objective; enough of them complete it at once (FTZ-OBJECTIVE-03, -04)."""
    need = g.need(id)
    if id in g.complete or g.objectives[id] >= need:
        return
    g.objectives[id] += 1
    g.supply["info"] -= 1
    g.tell(TokenPlaced(objective=id, have=g.objectives[id], need=need))
    if g.objectives[id] >= need:
        yield from complete(g, id)


def serve(g: Fireteam, task: ObjectiveTask, kind: ThingKind) -> Steps:
    """Put a token on the objective that wanted this done to things of this kind (FTZ-OBJECTIVE-04)."""
    for card in open_ones(g, task):
        if card.thing == kind:
            yield from place(g, card.id)


def withdraw(g: Fireteam, id: str) -> None:
    """Take an info token off an objective again."""
    g.objectives[id] -= 1
    g.supply["info"] += 1
    g.tell(TokenLost(objective=id, have=g.objectives[id], need=g.need(id)))


def complete(g: Fireteam, id: str) -> Steps:
    """Complete an objective: the coin may turn, a boss may come, the mission may be won (FTZ-COIN-03, FTZ-WIN-03)."""
    g.complete.append(id)
    g.tell(ObjectiveComplete(objective=id))
    if OBJECTIVES[id].coin:
        harm.flip(g, "heads")
    check(g)
    if g.report.boss and g.report.boss.after == id:
        yield from foes.boss_enters(g)


def check(g: Fireteam) -> None:
    """Win if all objectives are complete and every hero, down or not, is at the exit (FTZ-WIN-01, -02, RUL-60)."""
    if len(g.complete) < len(g.objectives):
        return
    if not g.report.exit or all(hero.at == g.report.exit for hero in g.heroes.values()):
        harm.win(g)


def sample(g: Fireteam) -> Steps:
    """Take a sample where an attack with dice did more than it needed; one an attack at most."""
    for card in open_ones(g, "samples"):
        yield from place(g, card.id)


def fallen(g: Fireteam, id: str, creature: Creature) -> Steps:
    """Note a death: a boss's is an objective, a guard's frees its discovery (FTZ-BOSS-06, FTZ-OBJECTIVE-06)."""
    if id in g.creatures:
        return
    if creature.origin == "boss":
        for card in open_ones(g, "slay"):
            yield from place(g, card.id)
    elif creature.guards and not g.found[creature.guards].done:
        g.found[creature.guards].done = True
        yield from place(g, DISCOVERIES[creature.guards].objective)
