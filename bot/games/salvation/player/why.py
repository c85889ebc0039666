"""Why a side of Vigil's would do it: what a place, a battle or a card is worth, told by what that is made of."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine.asks import PASS, Option
from bot.engine.counsel import Part, Worth, told
from bot.engine.words import Value
from bot.games.salvation.box.cards import (
    Action,
    Attack,
    Build,
    Card,
    Develop,
    Learn,
    Mission,
    Move,
    Place,
    Playing,
    Scout,
)
from bot.games.salvation.box.content import CARDS
from bot.games.salvation.player.cards import Cards
from bot.games.salvation.player.humans import CHASE, EAGER, FACTORY, ROAM, Humans
from bot.games.salvation.player.machines import BLOCK, GUARD, Machines
from bot.games.salvation.player.march import Orders
from bot.games.salvation.player.mind import POINT, Mind
from bot.games.salvation.player.orders import march_of
from bot.games.salvation.rules.board.combat import battlefields
from bot.games.salvation.state import Unit

DOES: tuple[tuple[type[Action], str], ...] = (
    (Scout, "scout"),
    (Place, "place"),
    (Build, "build"),
    (Develop, "develop"),
    (Learn, "learn"),
    (Mission, "mission"),
)
"""What the worth of a card is told by; of any other one says that it is a matter of more cards or a better turn."""


def part(amount: float, topic: str, **args: Value) -> Part:
    """A part of a worth, by its topic."""
    return Part(amount, f"salvation-why-{topic}", args)


def percent(chance: float) -> int:
    """A chance as people read it."""
    return round(100 * chance)


def fighting(mind: Mind, sector: str, worth: float, units: list[Unit], extra: int = 0) -> Worth:
    """The worth of an attack, told by how likely it clears the sector and how likely nobody is left of ours."""
    met = mind.fight(sector, mind.group(units), mind.threat(sector)[0], extra)
    return Worth(worth, (part(worth, "battle", at=sector, chance=percent(met.cleared), wiped=percent(met.wiped)),))


def going(mind: Mind, unit: Unit, goal: str) -> Worth:
    """What it is worth to have a unit somewhere, told by what draws it there and what it fears."""
    moved = replace(unit, at=goal)
    units = [*(each for each in mind.ours.get(goal, ()) if each.id != unit.id), moved]
    draws = humans(mind, moved, units) if isinstance(mind, Humans) else machines(mind, moved, units)
    parts = tuple(each._replace(args={**each.args, "at": goal, "kind": unit.kind}) for each in draws)
    return Worth(sum(each.amount for each in parts), parts)


def humans(mind: Humans, unit: Unit, units: list[Unit]) -> Iterator[Part]:
    """What draws the Resistance to where a unit would stand."""
    g, here = mind.g, unit.at
    hopes = percent(mind.hidden["shelter"] + mind.hidden["mission"])
    if mind.tokens.get(here):
        yield part(EAGER * mind.find, "find", count=mind.tokens[here], chance=hopes)
    elif mind.finds:
        turns = mind.nearest(unit, mind.finds)
        yield part(EAGER * mind.find * ROAM / (1 + turns), "near-find", turns=turns)
    if here in g.shelters:
        yield part(mind.shelter, "shelter")
    if here in g.factories:
        yield part(FACTORY * mind.keen, "factory")
    if here in g.objectives:
        yield part(0.8 * POINT, "objective")
    if mind.prey:
        yield part(CHASE * mind.keen / (1 + mind.nearest(unit, mind.prey)), "chase", left=mind.left)
    if mind.theirs.get(here):
        met = mind.fight(here, mind.group(units), mind.threat(here)[0])
        yield part(max(0.0, mind.keen * met.won - mind.dear * met.lost), "strike", chance=percent(met.cleared))
    yield part(-mind.danger(here, units), "danger", count=len(mind.threat(here)[1]))


def machines(mind: Mind, unit: Unit, units: list[Unit]) -> Iterator[Part]:
    """What draws Skynet to where a unit would stand."""
    if not isinstance(mind, Machines):
        raise TypeError(mind)
    g, here = mind.g, unit.at
    if mind.theirs.get(here):
        met = mind.fight(here, mind.group(units), mind.threat(here)[0])
        gain = max(0.0, mind.keen * met.won - mind.own * met.lost)
        yield part(BLOCK + gain, "strike", chance=percent(met.cleared))
    elif here in g.shelters:
        yield part(mind.storm, "storm")
    if mind.humans:
        yield part(mind.pull(unit), "hunt", turns=mind.nearest(unit, mind.humans))
    if here in g.objectives:
        yield part(GUARD, "guard")
    if mind.tokens.get(here):
        seen = max(map(mind.sees, units))
        yield part(seen * mind.find, "search", chance=percent(seen))
    yield part(-mind.danger(here, units), "danger", count=len(mind.threat(here)[1]))


def marched(mind: Mind, found: Orders) -> Worth:
    """The worth of a march, told by what draws its first unit."""
    by_looks = {unit.looks: unit for unit in mind.g.of(mind.side)}
    for looks, goal in found.steps:
        if unit := by_looks.get(looks):
            draws = going(mind, unit, goal).parts
            best = max(draws, key=lambda each: each.amount)
            fear = tuple(each for each in draws if each.amount < 0)
            return Worth(found.worth, (best._replace(amount=found.worth), *fear))
    return Worth(found.worth)


def staged(mind: Mind, offer: Option) -> Worth:
    """What an offer of a stage is worth, told by what the card does against keeping it."""
    cards = Cards(mind)
    worth = cards.worth(offer)
    if offer.verb in (PASS, "skip"):
        return told(worth, "salvation-why-pass")
    card = CARDS[str(offer.args["card"])]
    hold = part(-mind.hold(card), "hold", card=card.id)
    gain = worth + mind.hold(card)
    if offer.verb == "exchange":
        return Worth(worth, (part(gain, "exchange", count=card.number, held=len(mind.hand)), hold))
    does = acting(cards, card, card.action(str(offer.args.get("action", ""))), gain)
    return Worth(worth, (*does.parts, hold))


def acting(cards: Cards, card: Card, action: Action, gain: float) -> Worth:
    """What the action of a card is worth, told by what it would do."""
    mind = cards.mind
    if isinstance(action, Move):
        return marched(mind, march_of(mind, card.number).orders(action))
    if isinstance(action, Attack):
        fields = list(battlefields(mind.g, Playing(mind.seat, card, action)))
        if not fields:
            return told(gain, "salvation-why-no-battle")
        best = max(fields, key=lambda sector: mind.battle(sector, action.dice))
        return fighting(mind, best, gain, mind.ours[best], action.dice)
    topic = next((topic for kind, topic in DOES if isinstance(action, kind)), "tactic")
    ours, theirs = len(mind.g.of(mind.side)), len(mind.g.of(mind.foe))
    score = mind.g.points.get(mind.seat, 0)
    return told(gain, f"salvation-why-{topic}", ours=ours, theirs=theirs, points=score, tokens=mind.tokens.total())
