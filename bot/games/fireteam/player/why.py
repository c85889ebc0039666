"""Why a hero of Vigil's would do it: what its plans and cards are worth, told by what that is made of."""

from __future__ import annotations

from bot.engine.asks import Answer, Ask, Option
from bot.engine.counsel import Counsel, Part, Worth, telling, told
from bot.engine.words import Value
from bot.games.fireteam.player.goals import FADE, Goal, approach
from bot.games.fireteam.player.turn import NOTHING, Plan, Turn
from bot.games.fireteam.rules.stats import ability


def turn_counsel(turn: Turn, ask: Ask, seat: str) -> Counsel:
    """The first step of the best plan, with what the plan is worth, and the best plan that begins otherwise."""
    plans = list(turn.plans(ask))
    best = max(plans, key=lambda plan: plan.worth)
    step = turn.step(ask, best)
    others = [plan for plan in plans if turn.step(ask, plan).key != step.key]
    answer, worth = Answer(seat, (step.key,)), planned(turn, best)
    if not others:
        return Counsel(answer, telling(worth))
    second = max(others, key=lambda plan: plan.worth)
    less = planned(turn, second)
    return Counsel(
        answer,
        telling(worth, less) or telling(worth),
        Answer(seat, (turn.step(ask, second).key,)),
        telling(less, worth),
    )


def planned(turn: Turn, plan: Plan) -> Worth:
    """What a plan is worth: where it ends, and what is done on the way."""
    shot = turn.shot(plan)
    cards = turn.cards - len(plan.cards)
    base, end = turn.end(plan.stand, cards, NOTHING)
    found = standing(turn, end, cards)
    gain = plan.worth - base
    if shot:
        done = Part(gain, "fireteam-why-attack", attack_figures(turn, plan, round(100 * shot.chance)))
    elif plan.action is None:
        if plan.end != turn.here:
            return Worth(plan.worth, found.parts)
        done = Part(gain, "fireteam-why-rest", {})
    else:
        done = Part(gain, f"fireteam-why-do-{doing(plan.action)}", {"cards": turn.cards})
    return Worth(plan.worth, (done, *found.parts))


def attack_figures(turn: Turn, plan: Plan, chance: int) -> dict[str, Value]:
    """What an attack is told by."""
    target = str(plan.action.args["target"]) if plan.action else ""
    return {"target": target, "chance": chance, "count": len(plan.cards)}


def doing(offer: Option) -> str:
    """The kind of an action, as its words are called."""
    return offer.verb if offer.verb in ("search", "medic", "restock", "order", "command", "douse", "drive") else "task"


def standing(turn: Turn, place: str, cards: int) -> Worth:
    """What it is worth to end the turn in a location with so many cards, told by goal, danger and company."""
    falls = turn.knockouts(place, cards)
    parts = [Part(-turn.mind.fall * falls, "fireteam-why-danger", {"chance": min(99, round(100 * falls))})]
    if goal := nearest(turn, place):
        args: dict[str, Value] = {"goal": goal.what, "at": goal.at}
        args |= {"there": int(goal.at == place), "stays": int(place == turn.here)}
        parts.append(Part(turn.mind.pull[place], "fireteam-why-goal", args))
    if price := turn.price(place):
        parts.append(Part(-price, "fireteam-why-alone", {}))
    return Worth(turn.worth(place, cards, NOTHING), tuple(parts))


def nearest(turn: Turn, place: str) -> Goal | None:
    """The goal that draws a hero to a location most."""
    light = bool(ability(turn.g, turn.seat, "sure-footed"))

    def drawn(goal: Goal) -> float:
        return goal.worth * FADE ** approach(turn.g.field, goal.at, light).get(place, 99)

    return max(turn.mind.goals, key=drawn, default=None)


def spared(card: str, worth: float) -> Worth:
    """A worth that is told by how little a card is missed."""
    return told(worth, "fireteam-why-spared", card=card)


def useful(card: str, worth: float) -> Worth:
    """A worth that is told by how useful a card is."""
    return told(worth, "fireteam-why-useful", card=card)
