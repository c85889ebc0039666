"""Tasks of objectives and discoveries: altars, beacons, circles, nests, Tank Alpha, finds that need work."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.asks import Choice, Offer, Option, Reason, option
from bot.engine.state import Steps
from bot.games.fireteam.box.cards import Lay, ObjectiveCard
from bot.games.fireteam.box.content import CARDS, DISCOVERIES
from bot.games.fireteam.box.verbs import AttackType, ObjectiveTask
from bot.games.fireteam.events.foes import Worked
from bot.games.fireteam.events.heroes import Acted
from bot.games.fireteam.events.tasks import ThingChanged
from bot.games.fireteam.rules import objectives, things
from bot.games.fireteam.rules.bars import bar
from bot.games.fireteam.rules.demand import escort, rescue, ritual, silence
from bot.games.fireteam.rules.hero import hands, moving
from bot.games.fireteam.state import Fireteam, Thing

TASK_VERBS: tuple[ObjectiveTask, ...] = ("light", "attend", "burn", "chant", "tap")


def reach_barred(here: str, at: str, rule: str) -> Reason | None:
    """Why something cannot be done from here: where it is."""
    return bar(at == here, "not-here", rule, at=at)


def attackable(g: Fireteam) -> list[str]:
    """The things that a mission tells heroes to attack (FTZ-SPECIAL-01)."""
    kinds = {card.thing for card in objectives.open_ones(g, "destroy")}
    return [id for id, thing in g.things.items() if thing.kind in kinds and not thing.done]


def lay_of(g: Fireteam, id: str) -> Lay:
    """What the report says of a thing."""
    return g.report.things[int(id.rpartition(".")[2]) - 1]


def breaks(g: Fireteam, id: str, type: AttackType, hits: int) -> bool:
    """Whether damage is enough to destroy a thing, all of it in one attack (FTZ-SPECIAL-04)."""
    lay = lay_of(g, id)
    return hits - lay.resist.get(type, 0) >= lay.life


def break_thing(g: Fireteam, id: str, seat: str) -> Steps:
    """Destroy a thing."""
    thing = g.things[id]
    things.remove(g, id)
    g.tell(ThingChanged(thing=thing.kind, change="destroyed", at=thing.at, seat=seat))
    yield from objectives.serve(g, "destroy", thing.kind)


def offers(g: Fireteam, seat: str) -> Iterator[Offer]:
    """What the mission's objectives and finds let a hero do as an action (FTZ-TURN-07)."""
    here = g.heroes[seat].at
    crowded = bar(not g.creatures_at(here), "creatures-here", "FTZ-TURN-07")
    for task in TASK_VERBS:
        for card in objectives.open_ones(g, task):
            for id, thing in g.things.items():
                if thing.kind == card.thing and not thing.done:
                    far = reach_barred(here, thing.at, "FTZ-TOKEN-03")
                    offer = Option(task, {"thing": id}, secret=g.hidden and task == "burn")
                    yield offer, far or crowded or _task_barred(g, seat, card)
    for id, found in g.found.items():
        if found.at and not found.done:
            yield option("work", discovery=id), reach_barred(here, found.at, "FTZ-TOKEN-02") or crowded
    for id, thing in g.things.items():
        if thing.kind == "fire":
            yield option("douse", thing=id), reach_barred(here, thing.at, "FTZ-TOKEN-05") or crowded
        if thing.kind == "tank-alpha":
            yield from _drives(g, id, thing, here)
            if thing.done:
                yield option("mend", thing=id), reach_barred(here, thing.at, "FTZ-DEMAND-07") or crowded
    yield from rescue.offers(g, seat)


def _drives(g: Fireteam, id: str, thing: Thing, here: str) -> Iterator[Offer]:
    """The ways that Tank Alpha may roll."""
    if objectives.open_ones(g, "drive"):
        why = reach_barred(here, thing.at, "FTZ-TOKEN-05") or escort.drive_barred(g, id)
        yield from ((option("drive", thing=id, to=to), why) for to in g.field.walks[thing.at])


def _task_barred(g: Fireteam, seat: str, card: ObjectiveCard) -> Reason | None:
    """Why a task cannot be done: it needs a specialist by one's side, somebody else at a glass, a card, quiet."""
    here = g.heroes[seat].at
    if card.specialist:
        beside = bar(g.specialists[card.specialist] == here, f"needs-{card.specialist}", "FTZ-TURN-07")
        return beside or (_alone_barred(g, here) if card.thing == "glass" else None)
    if card.task == "tap":
        return silence.tap_barred(g)
    if card.task == "burn":
        return bar(bool(_charges(g, seat)), "needs-explosive", "FTZ-TURN-07")
    return None


def _alone_barred(g: Fireteam, here: str) -> Reason | None:
    """Why a glass tells nothing: nobody stands at another one, where the team must split (FTZ-DEMAND-06)."""
    others = things.places_of(g, "glass") - {here}
    there = g.demand != "split" or any(g.actives_at(place) for place in others)
    return bar(there, "needs-other-glass", "FTZ-DEMAND-06")


def _charges(g: Fireteam, seat: str) -> list[str]:
    """The explosive cards in a hand."""
    return [card for card in g.heroes[seat].hand if CARDS[card].attack.type == "explosive"]


def light(g: Fireteam, choice: Choice) -> Steps:
    """Light a beacon; all must burn at once."""
    thing = g.things[choice["thing"]]
    thing.done = True
    g.tell(ThingChanged(thing=thing.kind, change="lit", at=thing.at, seat=choice.seat))
    yield from objectives.serve(g, "light", thing.kind)


def attend(g: Fireteam, choice: Choice) -> Steps:
    """Let the specialist do what only they can."""
    thing = g.things[choice["thing"]]
    thing.done = True
    g.tell(ThingChanged(thing=thing.kind, change="attended", at=thing.at, seat=choice.seat))
    yield from objectives.serve(g, "attend", thing.kind)


def burn(g: Fireteam, choice: Choice) -> Steps:
    """Spend an explosive card to burn a nest or bring a tunnel down; a nest leaves a Fire token (FTZ-TOKEN-05)."""
    id = choice["thing"]
    if g.hidden:
        g.reveal()
    cards = yield from hands.choose(g, choice.seat, "charge", 1, _charges(g, choice.seat))
    hands.put_down(g, choice.seat, cards)
    thing = g.things[id]
    things.remove(g, id)
    g.tell(ThingChanged(thing=thing.kind, change="burned", at=thing.at, seat=choice.seat))
    if thing.kind == "nest" and g.supply["fire"]:
        g.supply["fire"] -= 1
        g.things[f"fire.{id.rpartition('.')[2]}"] = Thing("fire", thing.at)
    yield from objectives.serve(g, "burn", thing.kind)


def work(g: Fireteam, choice: Choice) -> Steps:
    """Work on a find: enough info tokens on it finish it (FTZ-TOKEN-02, FTZ-OBJECTIVE-06)."""
    id = choice["discovery"]
    found, card = g.found[id], DISCOVERIES[id]
    found.tokens += 1
    g.supply["info"] -= 1
    g.tell(Worked(seat=choice.seat, discovery=id))
    if found.tokens >= card.need:
        g.supply["info"] += found.tokens + 1
        found.tokens, found.done = 0, True
        yield from objectives.place(g, card.objective)


def douse(g: Fireteam, choice: Choice) -> Steps:
    """Put a fire out."""
    thing = g.things[choice["thing"]]
    things.remove(g, choice["thing"])
    g.tell(ThingChanged(thing=thing.kind, change="doused", at=thing.at, seat=choice.seat))
    yield from ()


def drive(g: Fireteam, choice: Choice) -> Steps:
    """Roll Tank Alpha one location, with the hero aboard; home is the exit."""
    thing = g.things[choice["thing"]]
    thing.at = choice["to"]
    g.tell(ThingChanged(thing=thing.kind, change="driven", at=thing.at, seat=choice.seat))
    yield from moving.shift(g, choice.seat, thing.at)
    if thing.at == g.report.exit:
        yield from objectives.serve(g, "drive", thing.kind)


def after_activation(g: Fireteam, at: str) -> None:
    """Let a creature that is alone with a burning beacon, a villager or Tank Alpha do what it does to them."""
    for card in objectives.open_ones(g, "light"):
        for thing in g.things.values():
            if thing.kind == card.thing and thing.at == at and thing.done and not g.actives_at(at):
                thing.done = False
                g.tell(ThingChanged(thing=thing.kind, change="quenched", at=at))
                objectives.withdraw(g, card.id)
    rescue.abandoned(g, at)
    escort.beset(g, at)


def end_of_hero_phase(g: Fireteam) -> Steps:
    """Count the marks that an active hero holds alone, and the altars sung at, at the end of the Hero Phase."""
    for card in objectives.open_ones(g, "hold"):
        for thing in list(g.things.values()):
            if thing.kind == card.thing and g.actives_at(thing.at) and not g.creatures_at(thing.at):
                g.tell(Acted(seat=g.actives_at(thing.at)[0], what="holds"))
                yield from objectives.place(g, card.id)
    yield from ritual.count(g)


VERBS = {
    "light": light,
    "attend": attend,
    "burn": burn,
    "work": work,
    "douse": douse,
    "drive": drive,
    "mend": escort.mend,
    "chant": ritual.chant,
    "tap": silence.tap,
    "lead": rescue.lead,
}
"""What a mission lets heroes do with their action, by its verb."""
