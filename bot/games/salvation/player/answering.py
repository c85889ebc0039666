"""A side played by Vigil: it knows what its seat may see, and weighs what each answer is worth."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import PASS, Answer, Ask, Option, plainest
from bot.engine.counsel import Counsel, Worth, counselled, told
from bot.games.salvation.box.cards import Attack, Move
from bot.games.salvation.box.content import CARDS
from bot.games.salvation.look.views import View
from bot.games.salvation.player.cards import Cards
from bot.games.salvation.player.machines import Machines
from bot.games.salvation.player.march import Orders
from bot.games.salvation.player.mind import FAR, Mind
from bot.games.salvation.player.orders import mind_of, orders
from bot.games.salvation.player.weighing import (
    barred,
    battles,
    behind,
    defence,
    defended,
    deployed,
    each,
    fooled,
    frail,
    peace,
    posting,
    scouted,
    scouting,
    searchers,
    site,
    spared,
    surveyed,
    welcome,
)
from bot.games.salvation.player.why import going, staged


def advise(v: View, ask: Ask) -> Answer:
    """The answer to an ask, for the seat whose view this is."""
    seat = v.seat if v.seat in ask.seats else ask.seats[0]
    answer = ANSWERS.get(ask.prompt)
    if answer is None or (len(ask.options) == 1 and ask.kind != "some"):
        plain = plainest(ask)
        return Answer(seat, plain.picks, plain.amounts)
    return Answer(seat, tuple(offer.key for offer in answer(mind_of(v, seat), ask)))


def counsel(v: View, ask: Ask) -> Counsel:
    """The same answer, with its reasons and the next best."""
    answer, weigh = advise(v, ask), REASONS.get(ask.prompt)
    if weigh is None or (len(ask.options) == 1 and ask.kind != "some"):
        return Counsel(answer)
    return counselled(ask, answer, weigh(mind_of(v, answer.seat), ask))


def best(ask: Ask, worth: Callable[[Option], float]) -> list[Option]:
    """The offer that is worth most; of several the first."""
    return [max(ask.options, key=worth)]


def stage(mind: Mind, ask: Ask) -> list[Option]:
    """Choose what to do in a stage; whoever passes lets the stages go as well for which there is no card."""
    cards = Cards(mind)
    order = {PASS: 1, "skip": 2}
    return best(ask, lambda offer: (cards.worth(offer), order.get(offer.verb, 0)))  # type: ignore[arg-type,return-value]


def marching(mind: Mind, ask: Ask, kinds: set[str]) -> Orders:
    """The orders for the card that is being played, whose action is told by what it moves."""
    card = CARDS[str(ask.args["card"])]
    moves = [action for action in card.actions if isinstance(action, Move)]
    action = next((action for action in moves if not action.kinds or kinds <= action.kinds.keys()), moves[0])
    return orders(mind, card.number, action)


def plan(mind: Mind, ask: Ask) -> list[Option]:
    """Choose the next unit to send, or confirm the plan."""
    g = mind.g
    offered = {str(offer.args["unit"]): offer for offer in ask.options if offer.verb == "order"}
    confirm = [offer for offer in ask.options if offer.verb == "confirm"]
    if not offered:
        return confirm or [ask.options[0]]
    kinds = {g.units[id].kind for id in (*offered, *(route.unit for route in g.plan))}
    looks = {g.units[id].looks: offer for id, offer in offered.items()}
    found = marching(mind, ask, kinds)
    first = next((looks[unit] for unit, _ in found.steps if unit in looks), None)
    if first is None or (confirm and found.worth <= 0):
        return confirm or [next(iter(offered.values()))]
    return [first]


def route(mind: Mind, ask: Ask) -> list[Option]:
    """Choose a unit's goal."""
    unit = mind.g.units[str(ask.private["unit"])]
    found = marching(mind, ask, {unit.kind})
    goals = {str(offer.args["to"]): offer for offer in ask.options if offer.verb == "go"}
    wanted = [goal for looks, goal in found.steps if looks == unit.looks] + found.goals.get(unit.looks, [])
    return [next((goals[goal] for goal in wanted if goal in goals), ask.options[0])]


def attack(mind: Mind, ask: Ask) -> list[Option]:
    """Choose where to attack."""
    card = CARDS[str(ask.args["card"])]
    dice = next((action.dice for action in card.actions if isinstance(action, Attack)), 0)
    return best(ask, lambda offer: mind.battle(str(offer.args["at"]), dice))


def border(mind: Mind, ask: Ask) -> list[Option]:
    """Defend a border if it pays."""
    gain = defence(mind, str(ask.args["at"]))
    return [offer for offer in ask.options if (offer.verb == "defend") == (gain > 0)]


def border_search(mind: Mind, ask: Ask) -> list[Option]:
    """Search for those who enter if a battle pays, with the best searcher."""
    sector = str(ask.args["at"])
    if not isinstance(mind, Machines) or mind.battle(sector, 0) <= 0:
        return [ask.options[-1]]
    return searcher(mind, ask)


def searcher(mind: Mind, ask: Ask) -> list[Option]:
    """The best searcher."""
    worth = searchers(mind, ask)
    return [ask.options[max(range(len(worth)), key=lambda n: worth[n])]]


def scout(mind: Mind, ask: Ask) -> list[Option]:
    """Who scouts."""
    return best(ask, lambda offer: scouted(mind, ask, offer))


def placing(mind: Mind, ask: Ask) -> list[Option]:
    """Put a new unit where it is worth most."""
    return best(ask, lambda offer: posting(mind, offer))


def build(mind: Mind, ask: Ask) -> list[Option]:
    """Build near the humans and far from other factories."""
    return best(ask, lambda offer: site(mind, offer))


def develop(mind: Mind, ask: Ask) -> list[Option]:
    """Take the most welcome token."""
    return best(ask, lambda offer: welcome(mind, offer))


def blow(mind: Mind, ask: Ask) -> list[Option]:
    """Blow the bridges where most machines would come."""
    return best(ask, lambda offer: barred(mind, offer))


def decoy(mind: Mind, ask: Ask) -> list[Option]:
    """Hold the machines that threaten most."""
    return best(ask, lambda offer: fooled(mind, offer))


def survey(mind: Mind, ask: Ask) -> list[Option]:
    """Open what humans would open next."""
    return best(ask, lambda offer: surveyed(mind, offer))


def deploy(mind: Mind, ask: Ask) -> list[Option]:
    """Keep the T-1 at the factory, and send the others out where there is most to find."""
    worth = deployed(mind, ask)
    return [ask.options[max(range(len(worth)), key=lambda n: worth[n])]]


def lead(mind: Mind, ask: Ask) -> list[Option]:
    """Let the commander who is behind go first."""
    return best(ask, lambda offer: behind(mind, offer))


def give_up(mind: Mind, ask: Ask) -> list[Option]:
    """Part with the cards that are worth least, one after another."""
    gone: list[Option] = []
    for _ in range(ask.least):
        left = [offer for offer in ask.options if offer not in gone]
        offer = min(left, key=lambda each: mind.hold(CARDS[str(each.args["card"])]))
        mind.hand.remove(CARDS[str(offer.args["card"])])
        gone.append(offer)
    return gone


def withdraw(mind: Mind, ask: Ask) -> list[Option]:
    """Take out the units that are worth least."""
    worth = frail(mind, ask)
    return [ask.options[n] for n in sorted(range(len(worth)), key=lambda n: -worth[n])[: ask.least]]


def armistice(mind: Mind, ask: Ask) -> list[Option]:
    """Agree to end a war without end, and no other."""
    return best(ask, lambda offer: peace(mind, offer))


def planned(mind: Mind, ask: Ask) -> list[float]:
    """What each unit would go for; the one whose turn it is in the plan first."""
    chosen = plan(mind, ask)[0]
    units = mind.g.units
    ordered = [str(offer.args["unit"]) for offer in ask.options if offer.verb == "order"]
    if not ordered:
        return [told(float(offer == chosen), "salvation-why-confirm") for offer in ask.options]
    kinds = {units[id].kind for id in (*ordered, *(route.unit for route in mind.g.plan))}
    found = marching(mind, ask, kinds)
    goals = {looks: [goal] for looks, goal in reversed(found.steps)}

    def worth(offer: Option) -> float:
        if offer.verb != "order":
            return told(1.0 if offer == chosen else 0.0, "salvation-why-confirm")
        unit = units[str(offer.args["unit"])]
        wanted = goals.get(unit.looks) or found.goals.get(unit.looks) or [unit.at]
        drawn = going(mind, unit, wanted[0])
        return Worth(1.0 if offer == chosen else min(0.0, float(drawn)), drawn.parts)

    return list(map(worth, ask.options))


def routed(mind: Mind, ask: Ask) -> list[float]:
    """What each goal of a unit is worth."""
    unit, chosen = mind.g.units[str(ask.private["unit"])], route(mind, ask)[0]
    goals = marching(mind, ask, {unit.kind}).goals.get(unit.looks, [])

    def worth(offer: Option) -> float:
        if offer.verb != "go":
            return told(-float(FAR * FAR), "salvation-why-confirm")
        to = str(offer.args["to"])
        rank = goals.index(to) if to in goals else len(goals)
        return Worth(1.0 if offer == chosen else -float(rank), going(mind, unit, to).parts)

    return list(map(worth, ask.options))


ANSWERS: dict[str, Callable[[Mind, Ask], list[Option]]] = {
    "stage": stage,
    "plan": plan,
    "route": route,
    "attack": attack,
    "border": border,
    "border-search": border_search,
    "storm": searcher,
    "scout": scout,
    "found": placing,
    "place": placing,
    "build": build,
    "develop": develop,
    "blow": blow,
    "decoy": decoy,
    "survey": survey,
    "deploy": deploy,
    "lead": lead,
    "keep": give_up,
    "toxic": give_up,
    "defile": withdraw,
    "armistice": armistice,
}
"""How each question is settled; whatever is not here is answered by its default."""

REASONS: dict[str, Callable[[Mind, Ask], list[float]]] = {
    "stage": each(staged),
    "plan": planned,
    "route": routed,
    "attack": battles,
    "border": defended,
    "border-search": searchers,
    "storm": searchers,
    "scout": scouting,
    "found": each(posting),
    "place": each(posting),
    "build": each(site),
    "develop": each(welcome),
    "blow": each(barred),
    "decoy": each(fooled),
    "survey": each(surveyed),
    "deploy": deployed,
    "lead": each(behind),
    "keep": spared,
    "toxic": spared,
    "defile": frail,
    "armistice": each(peace),
}
"""What each option of a question is worth, and what of."""
