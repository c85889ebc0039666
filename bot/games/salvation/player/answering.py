"""A side played by Vigil: it knows what its seat may see, and weighs what each answer is worth."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import PASS, Answer, Ask, Option, plainest
from bot.games.salvation.box.cards import Attack, Move
from bot.games.salvation.box.content import CARDS, SECTORS
from bot.games.salvation.look.views import View
from bot.games.salvation.player.cards import TOKENS, Cards
from bot.games.salvation.player.humans import Humans
from bot.games.salvation.player.machines import Machines
from bot.games.salvation.player.march import Orders
from bot.games.salvation.player.mind import FAR, Mind
from bot.games.salvation.player.orders import mind_of, orders
from bot.games.salvation.rules.board.units import value
from bot.games.salvation.rules.victory import LONG_WAR
from bot.games.salvation.state import Unit


def advise(v: View, ask: Ask) -> Answer:
    """The answer to an ask, for the seat whose view this is."""
    seat = v.seat if v.seat in ask.seats else ask.seats[0]
    answer = ANSWERS.get(ask.prompt)
    if answer is None or (len(ask.options) == 1 and ask.kind != "some"):
        plain = plainest(ask)
        return Answer(seat, plain.picks, plain.amounts)
    return Answer(seat, tuple(offer.key for offer in answer(mind_of(v, seat), ask)))


def best(ask: Ask, worth: Callable[[Option], float]) -> list[Option]:
    """The offer that is worth most; of several the first."""
    return [max(ask.options, key=worth)]


def stage(mind: Mind, ask: Ask) -> list[Option]:
    """Choose what to do in a stage."""
    cards = Cards(mind)
    return best(ask, lambda offer: (cards.worth(offer), offer.verb == PASS))  # type: ignore[arg-type,return-value]


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
    """Defend a border if it pays, counting what the intruders would do next."""
    sector = str(ask.args["at"])
    ours, theirs = mind.group(mind.ours[sector]), mind.group(mind.theirs[sector])
    extra = sum(effect.border_dice for effect, _ in mind.g.lasting())
    dear = mind.dear if isinstance(mind, Humans) else 1.0
    strike, wait = mind.fight(sector, ours, theirs, extra), mind.fight(sector, theirs, ours)
    gain = strike.won - dear * strike.lost + 0.5 * (dear * wait.won - wait.lost)
    return [offer for offer in ask.options if (offer.verb == "defend") == (gain > 0)]


def border_search(mind: Mind, ask: Ask) -> list[Option]:
    """Search for those who enter if a battle pays, with the best searcher."""
    sector = str(ask.args["at"])
    if not isinstance(mind, Machines) or mind.battle(sector, 0) <= 0:
        return [ask.options[-1]]
    return searcher(mind, ask)


def searcher(mind: Mind, ask: Ask) -> list[Option]:
    """The best searcher."""
    g = mind.g
    return best(ask, lambda offer: -value(g, g.units[str(offer.args["unit"])].kind, "scouting") if offer.args else -FAR)


def scout(mind: Mind, ask: Ask) -> list[Option]:
    """Who scouts: the machine that sees best; the human in the greatest danger, or far from the machines."""

    def worth(offer: Option) -> float:
        unit = mind.g.units[str(offer.args["unit"])]
        if isinstance(mind, Machines):
            humans = sum(len(units) for units in mind.theirs.values())
            return mind.sees(unit) + 0.1 * bool(humans and unit.at in mind.theirs)
        return safety(mind, unit)

    return best(ask, worth)


def safety(mind: Mind, unit: Unit) -> float:
    """How good a place is to find something in: few machines near, and nothing left to find afterwards."""
    here, near = mind.threat(unit.at)
    return 2.0 * (not near) - 0.5 * len(near) - bool(here) + 0.3 * (mind.tokens[unit.at] == 1)


def placing(mind: Mind, ask: Ask) -> list[Option]:
    """Put a new unit where it is worth most."""

    def worth(offer: Option) -> float:
        if offer.verb != "place":
            return -5.0
        kind, sector = str(offer.args["kind"]), str(offer.args["to"])
        units = mind.ours.setdefault(sector, [])
        before = mind.place(sector)
        unit = Unit(f"{kind}.0", sector)
        units.append(unit)
        gain = mind.place(sector) - before
        units.remove(unit)
        return gain + mind.asset(kind)

    return best(ask, worth)


def build(mind: Mind, ask: Ask) -> list[Option]:
    """Build near the humans and far from other factories."""
    machine = Unit("t600.0", "")

    def worth(offer: Option) -> float:
        machine.at = str(offer.args["to"])
        humans = min((mind.turns(machine, sector) for sector in mind.theirs), default=0)
        others = min((mind.turns(machine, sector) for sector in mind.g.factories), default=0)
        return others - 1.5 * abs(humans - 1.5)

    return best(ask, worth)


def develop(mind: Mind, ask: Ask) -> list[Option]:
    """Take the most welcome token."""
    return best(ask, lambda offer: -TOKENS.index(str(offer.args["token"])))


def blow(mind: Mind, ask: Ask) -> list[Option]:
    """Blow the bridges where most machines would come."""
    return best(ask, lambda offer: len(mind.threat(str(offer.args["at"]))[1]) * (offer.args["at"] in mind.ours))


def deploy(mind: Mind, ask: Ask) -> list[Option]:
    """Keep the T-1 at the factory, and send the others out where there is most to find."""
    kind, factory = str(ask.args["kind"]), str(ask.args["at"])
    taken = {unit.at for unit in mind.g.units.values()}

    def worth(offer: Option) -> float:
        to = str(offer.args["to"])
        if kind == "t1":
            return float(to == factory)
        return 2.0 * SECTORS[to].city * (to != factory) - 3 * (to in taken) + 0.1 * mind.tokens[to]

    return best(ask, worth)


def lead(mind: Mind, ask: Ask) -> list[Option]:
    """Let the commander who is behind go first."""
    return best(ask, lambda offer: -mind.g.points[str(offer.args["seat"])])


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
    units = mind.g.units
    return sorted(ask.options, key=lambda offer: mind.fighter(units[str(offer.args["unit"])]).worth)[: ask.least]


def armistice(mind: Mind, ask: Ask) -> list[Option]:
    """Agree to end a war without end, and no other."""
    return best(ask, lambda offer: (offer.verb == "agree") == (mind.g.turn >= LONG_WAR))


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
    "deploy": deploy,
    "lead": lead,
    "keep": give_up,
    "toxic": give_up,
    "defile": withdraw,
    "armistice": armistice,
}
"""How each question is settled; whatever is not here is answered by its default."""
