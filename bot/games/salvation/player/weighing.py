"""What each option of a question is worth to a side of Vigil's, and what of."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import Ask, Option
from bot.engine.counsel import Part, Worth, told
from bot.games.salvation.box.cards import Attack, Scout
from bot.games.salvation.box.content import CARDS, SECTORS, sector_of
from bot.games.salvation.player.cards import TOKENS
from bot.games.salvation.player.humans import Humans
from bot.games.salvation.player.machines import Machines
from bot.games.salvation.player.mind import FAR, Mind
from bot.games.salvation.player.why import fighting, percent
from bot.games.salvation.rules.board.units import value
from bot.games.salvation.rules.victory import LONG_WAR
from bot.games.salvation.state import Unit


def battles(mind: Mind, ask: Ask) -> list[float]:
    """What each battle is worth."""
    card = CARDS[str(ask.args["card"])]
    dice = next((action.dice for action in card.actions if isinstance(action, Attack)), 0)
    places = [str(offer.args["at"]) for offer in ask.options]
    return [fighting(mind, at, mind.battle(at, dice), mind.ours[at], dice) for at in places]


def defence(mind: Mind, sector: str) -> Worth:
    """What it is worth to defend a border, counting what the intruders would do next."""
    ours, theirs = mind.group(mind.ours[sector]), mind.group(mind.theirs[sector])
    extra = sum(effect.border_dice for effect, _ in mind.g.lasting())
    dear = mind.dear if isinstance(mind, Humans) else 1.0
    strike, wait = mind.fight(sector, ours, theirs, extra), mind.fight(sector, theirs, ours)
    gain = strike.won - dear * strike.lost + 0.5 * (dear * wait.won - wait.lost)
    chances = {"chance": percent(strike.cleared), "wiped": percent(wait.cleared)}
    return told(gain, "salvation-why-defend", at=sector, **chances)


def defended(mind: Mind, ask: Ask) -> list[float]:
    """What it is worth to defend a border, against letting them pass."""
    gain = defence(mind, str(ask.args["at"]))
    return [gain if offer.verb == "defend" else told(0.0, "salvation-why-let-in") for offer in ask.options]


def searchers(mind: Mind, ask: Ask) -> list[float]:
    """How well each unit searches."""
    g = mind.g

    def worth(offer: Option) -> float:
        if not offer.args:
            return told(-FAR, "salvation-why-no-search")
        kind = g.units[str(offer.args["unit"])].kind
        return told(-value(g, kind, "scouting"), "salvation-why-searcher", kind=kind)

    return list(map(worth, ask.options))


def scouting(mind: Mind, ask: Ask) -> list[float]:
    """How well each unit scouts."""
    return [scouted(mind, ask, offer) for offer in ask.options]


def scouted(mind: Mind, ask: Ask, offer: Option) -> Worth:
    """How well a unit scouts with this card: the machine that sees best; the human far from the machines."""
    unit = mind.g.units[str(offer.args["unit"])]
    if isinstance(mind, Machines):
        humans = sum(len(units) for units in mind.theirs.values())
        card = CARDS[str(ask.args["card"])]
        chance = mind.sees(unit, sum(action.bonus for action in card.actions if isinstance(action, Scout)))
        worth = chance + 0.1 * bool(humans and unit.at in mind.theirs)
        return told(worth, "salvation-why-sees", kind=unit.kind, chance=percent(chance))
    return told(safety(mind, unit), "salvation-why-safe", at=unit.at, count=len(mind.threat(unit.at)[1]))


def safety(mind: Mind, unit: Unit) -> float:
    """How good a place is to find something in: few machines near, and nothing left to find afterwards."""
    here, near = mind.threat(unit.at)
    return 2.0 * (not near) - 0.5 * len(near) - bool(here) + 0.3 * (mind.tokens[unit.at] == 1)


def posting(mind: Mind, offer: Option) -> Worth:
    """What a new unit is worth in a place."""
    if offer.verb != "place":
        return told(-5.0, "salvation-why-reserve")
    kind, sector = str(offer.args["kind"]), str(offer.args["to"])
    units = mind.ours.setdefault(sector, [])
    before = mind.place(sector)
    unit = Unit(f"{kind}.0", sector)
    units.append(unit)
    gain = mind.place(sector) - before
    units.remove(unit)
    asset = Part(mind.asset(kind), "salvation-why-asset", {"kind": kind})
    return Worth(gain + mind.asset(kind), (Part(gain, "salvation-why-post", {"at": sector}), asset))


def site(mind: Mind, offer: Option) -> Worth:
    """What a factory is worth in a place: near the humans, far from other factories."""
    machine = Unit("t600.0", str(offer.args["to"]))
    humans = min((mind.turns(machine, sector) for sector in mind.theirs), default=0)
    others = min((mind.turns(machine, sector) for sector in mind.g.factories), default=0)
    return told(others - 1.5 * abs(humans - 1.5), "salvation-why-site", humans=humans, others=others)


def welcome(mind: Mind, offer: Option) -> Worth:
    """How welcome a development token is."""
    token = str(offer.args["token"])
    return told(-TOKENS.index(token), "salvation-why-welcome", token=token)


def barred(mind: Mind, offer: Option) -> Worth:
    """How many machines a bridge keeps out."""
    count = len(mind.threat(str(offer.args["at"]))[1]) * (offer.args["at"] in mind.ours)
    return told(count, "salvation-why-bridge", count=count)


def fooled(mind: Mind, offer: Option) -> Worth:
    """How many machines of a sector are kept from places that are held."""
    at, held = str(offer.args["at"]), {*mind.ours, *mind.g.shelters}
    goals = [sector for sector in held if sector != at]
    count = sum(any(mind.turns(unit, goal) == 1 for goal in goals) for unit in mind.theirs.get(at, ()))
    return told(count, "salvation-why-decoy", count=count)


def surveyed(mind: Mind, offer: Option) -> Worth:
    """How much a token lies in the way of humans, and out of the way of machines."""
    at = sector_of(str(offer.args["slot"]))
    turns = min((mind.turns(unit, at) for units in mind.theirs.values() for unit in units), default=FAR)
    return told(1 / (1 + turns) - 0.3 * bool(mind.ours.get(at)), "salvation-why-survey", at=at, turns=turns)


def deployed(mind: Mind, ask: Ask) -> list[float]:
    """What each place is worth to a machine at the beginning."""
    kind, factory = str(ask.args["kind"]), str(ask.args["at"])
    taken = {unit.at for unit in mind.g.units.values()}

    def worth(offer: Option) -> float:
        to = str(offer.args["to"])
        if kind == "t1":
            return told(float(to == factory), "salvation-why-at-home")
        found = 2.0 * SECTORS[to].city * (to != factory) - 3 * (to in taken) + 0.1 * mind.tokens[to]
        return told(found, "salvation-why-deploy", at=to, count=mind.tokens[to])

    return list(map(worth, ask.options))


def behind(mind: Mind, offer: Option) -> Worth:
    """How far behind a commander is."""
    points = mind.g.points[str(offer.args["seat"])]
    return told(-points, "salvation-why-behind", seat=str(offer.args["seat"]), points=points)


def spared(mind: Mind, ask: Ask) -> list[float]:
    """How little each card is missed."""
    cards = [CARDS[str(offer.args["card"])] for offer in ask.options]
    return [told(-mind.hold(card), "salvation-why-spared", card=card.id) for card in cards]


def frail(mind: Mind, ask: Ask) -> list[float]:
    """How little each unit is worth in battle."""
    units = [mind.g.units[str(offer.args["unit"])] for offer in ask.options]
    return [told(-mind.fighter(unit).worth, "salvation-why-frail", kind=unit.kind) for unit in units]


def peace(mind: Mind, offer: Option) -> Worth:
    """Whether it is time to end the war."""
    late = mind.g.turn >= LONG_WAR
    return told(float((offer.verb == "agree") == late), "salvation-why-peace", late=int(late), turn=mind.g.turn)


def each(worth: Callable[[Mind, Option], Worth]) -> Callable[[Mind, Ask], list[float]]:
    """The worth of every option of an ask, each weighed alone."""
    return lambda mind, ask: [worth(mind, offer) for offer in ask.options]
