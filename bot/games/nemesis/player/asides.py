"""All that a player of Vigil's is asked beside its turn: what each answer is worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from bot.engine.asks import PASS, Ask, Option
from bot.engine.counsel import Worth, told
from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import OBJECTIVES
from bot.games.nemesis.player import fights, rooms
from bot.games.nemesis.player.goals import Aim
from bot.games.nemesis.player.mind import THREAT, Mind, is_dirt
from bot.games.nemesis.player.places import Ways
from bot.games.nemesis.player.trading import offering, talking
from bot.games.nemesis.player.why import because, place
from bot.games.nemesis.player.worth import card_worth, item_worth

DRAFT = {"soldier": 5.0, "pilot": 4.5, "mechanic": 4.0, "scout": 3.5, "captain": 3.0, "scientist": 2.5}
"""How gladly each Character is drafted."""
COLOURS = {"green": 1.5, "yellow": 1.4, "red": 1.3}


class Aside:
    """One question, and the position it is asked in."""

    def __init__(self, m: Mind, ask: Ask) -> None:
        self.m, self.ask = m, ask

    @cached_property
    def a(self) -> Aim:
        """What the seat is after."""
        return Aim(self.m)

    @cached_property
    def ways(self) -> Ways:
        """Where it wants to be."""
        return Ways(self.m, self.a)

    def number(self, offer: Option, name: str = "room") -> str:
        """The room that an offer names."""
        place = str(offer.args[name])
        return place.removeprefix("slot-") if place.startswith("slot-") else self.m.where[place]


def gladly(q: Aside, offer: Option) -> float:
    """Keep the best cards: what pays or is discarded is worth least."""
    return spared(-card_worth(q.m, q.a, str(offer.args["card"])), str(offer.args["card"]))


def spared(worth: float, thing: str) -> Worth:
    """A worth that is told by how little a card or thing is missed."""
    return told(worth, "nemesis-why-spared", thing=thing)


def useful(worth: float, thing: str) -> Worth:
    """A worth that is told by how useful a card or thing is."""
    return told(worth, "nemesis-why-useful", thing=thing)


def let_go(q: Aside, offer: Option) -> float:
    """Discard on passing: Contamination that cannot be Scanned soon, and cards that others need not fear."""
    card = str(offer.args["card"])
    if is_dirt(card):
        return told(1.0 if "rest" not in q.m.cards or q.m.me.larva else -1.0, "nemesis-why-dirt")
    return told(-1.0, "nemesis-why-hold")


def thing(q: Aside, offer: Option) -> float:
    """Choose a thing: a Weapon to fill, a Wound to mend, an Object to analyse, or what is worth least."""
    m, a, id = q.m, q.a, str(offer.args["thing"])
    match q.ask.private.get("what"):
        case "weapon":
            held = next((each for each in m.weapons if each.id == id), None)
            worth = float(held.ammo if m.combat else held.capacity - held.ammo) if held else 0.0
            return told(worth, "nemesis-why-weapon", ammo=held.ammo if held else 0, fight=int(m.combat))
        case "wound":
            worth = {"arm": 3.0, "bleeding": 2.8, "body": 2.5, "leg": 2.0}.get(kind_of(id), 1.0)
            return told(worth, "nemesis-why-wound")
        case "analyse":
            return because(rooms.clue_worth(a, "corpse" if id.startswith("corpse") else id), "study", m)
        case _:
            return spared(-item_worth(m, a, id), id)


def where(q: Aside, offer: Option) -> float:
    """Choose a room."""
    m, room = q.m, q.number(offer)
    match q.ask.private.get("what"):
        case "quench":
            worth = m.threat(room) * (room in m.crowd or room == m.here) + 2.0 * m.v.rooms[room].fire
            return because(worth, "quench", m)
        case "peek":
            return q.ways.toward(room) if room not in m.tiles else -1.0
        case "crawl" | "spacewalk":
            return q.ways.toward(room) - q.ways.risk(room, m.me.hand)
        case "throw":
            worth = m.threat(room) - 9.0 * (room == m.here) - 9.0 * (room in m.crowd)
            return told(worth, "nemesis-why-throw", count=len(m.lurking.get(room, ())))
        case "doors":
            return float(room == m.here)
        case _:
            return -float(room == m.here) - m.distance(room) * 0.01


def way(q: Aside, offer: Option) -> float:
    """Choose where to go."""
    room = q.number(offer, "to")
    if q.ask.private.get("what") == "order-to":
        return told(-q.m.threat(room), "nemesis-why-foes", count=len(q.m.lurking.get(room, ())))
    return q.ways.toward(room) - q.ways.risk(room, q.m.me.hand - 1)


def crew(q: Aside, offer: Option) -> float:
    """Choose a Character: oneself to get away, anybody else to be looked at or ordered."""
    mine = str(offer.args["who"]) == q.m.me.character
    if q.ask.private.get("what") == "cover":
        return 2.0 * mine + 1.0 * (offer.verb == "both") * (1.5 if q.m.v.mode == "coop" else 0.5)
    return -float(mine)


def intruder(q: Aside, offer: Option) -> float:
    """Choose an Intruder: the one best shot at, or the worst to be rid of."""
    of, wounded = fights.body(q.m, str(offer.args["target"]))
    if q.ask.private.get("what") == "target":
        return max((fights.shoot(q.m, q.a, gun.id, str(offer.args["target"])) for gun in q.m.weapons), default=0.0)
    return told(THREAT[of] + 0.1 * wounded, "nemesis-why-worst", intruder=of)


def colour(q: Aside, offer: Option) -> float:
    """Choose a deck to search."""
    m, chosen = q.m, str(offer.args["colour"])
    need = 1.0 * rooms.engine_care(m, q.a) if chosen == "yellow" else 0.6 if m.ammo < 3 else 0.0
    worth = COLOURS[chosen] + need
    if chosen == "green":
        need = 0.5 * len(m.me.wounds) + 0.2 * m.me.light
        worth = COLOURS[chosen] + 0.5 * len(m.me.wounds) + 0.2 * m.me.light
    usual = told(COLOURS[chosen], "nemesis-why-deck")
    return Worth(worth, (usual + because(need, chosen, m) if need else usual).parts)


def pod(q: Aside, offer: Option) -> float:
    """Choose a Pod: to enter an empty one, to open one that is Locked."""
    number = str(offer.args["pod"])
    section, locked = next((section, locked) for each, section, locked, _ in q.m.v.pods if each == number)
    if q.ask.private.get("what") == "lock":
        return told(2.0 * locked + (f"evacuation-{section}" in q.m.where), "nemesis-why-lock", locked=int(locked))
    return told(float(q.a.seats_left(number)), "nemesis-why-seats", seats=q.a.seats_left(number))


def free(q: Aside, offer: Option) -> float:
    """Choose a Room Action that costs nothing."""
    return q.ways.room_worth(q.number(offer), str(offer.args["part"]))


def steer(q: Aside, offer: Option) -> float:
    """Choose a Destination."""
    leads = q.m.leads
    goes = rooms.wanted_place(q.a)
    return told(float(bool(leads) and leads[str(offer.args["space"])] == goes), "nemesis-why-steer", destination=goes)


def corridor(q: Aside, offer: Option) -> float:
    """Choose a corridor: a Closed Door that leads somewhere good."""
    name = str(offer.args["corridor"])
    there = q.m.v.board.far(name, q.m.here) if q.m.here in name.split("-")[:2] else ""
    closed = q.m.v.doors.get(name) == "closed"
    return (q.ways.toward(there) if there else Worth(0.0)) + closed


def components(q: Aside, offer: Option) -> float:
    """Choose what to make something of."""
    return told(-sum(item_worth(q.m, q.a, str(offer.args[name])) for name in ("one", "two")), "nemesis-why-made-of")


def throw(q: Aside, offer: Option) -> float:
    """Choose what to throw at: Eggs first."""
    room = q.number(offer)
    return 5.0 * (offer.args["target"] == "egg") - 9.0 * (room == q.m.here or room in q.m.crowd)


DECISIONS: dict[str, Callable[[Aside, Option], float]] = {
    "pay": gladly,
    "scan": lambda q, offer: 1.0,
    "thing": thing,
    "where": where,
    "way": way,
    "crew": crew,
    "both": crew,
    "intruder": intruder,
    "colour": colour,
    "pod": pod,
    "free": free,
    "steer": steer,
    "corridor": corridor,
    "switch": lambda q, offer: -1.0,
    "components": components,
    "make": lambda q, offer: useful(item_worth(q.m, q.a, f"{offer.args['item']}.1"), str(offer.args["item"])),
    "throw": throw,
    "give": lambda q, offer: spared(offering(q.m, q.a, offer), str(offer.args["thing"])),
}
"""By the verb of what is offered in the course of an Action."""


def decide(q: Aside, offer: Option) -> float:
    """The worth of a choice within an Action."""
    if offer.verb == "discard":
        return let_go(q, offer)
    weigh = DECISIONS.get(offer.verb)
    return weigh(q, offer) if weigh else 0.0


def objective(q: Aside, offer: Option) -> float:
    """Keep the Objective that looks feasible."""
    chance = q.a.outlook(str(offer.args["objective"]))
    return told(chance, "nemesis-why-objective", chance=round(100 * chance))


def reroll(q: Aside, offer: Option) -> float:
    """Roll again what would not hit the largest thing here."""
    kinds = [of for _, of, _ in q.m.lurking.get(q.m.here, ())]
    largest = max(kinds, key=lambda of: THREAT[of], default="larva")
    misses = fights.again(largest, str(q.ask.args["die"]))
    return told(float((offer.verb == "again") == misses), "nemesis-why-die", misses=int(misses), intruder=largest)


def scanner(q: Aside, offer: Option) -> float:
    """Roll again for the worst card where the die would bring an Encounter."""
    die = str(q.ask.args["die"])
    exits = q.m.v.board.exits[q.m.here]
    bad = die == "danger" or exits.get(die, "") in q.m.v.noise
    if offer.verb == PASS:
        return told(0.0, "nemesis-why-heard", bad=int(bad))
    worth = 1.5 - card_worth(q.m, q.a, str(offer.args["card"])) if bad and q.m.me.hand > 1 else -1.0
    return told(worth, "nemesis-why-unheard", card=str(offer.args["card"]))


def engine(q: Aside, offer: Option) -> float:
    """Mend an Engine; break it only if the ship is not to arrive and one leaves by Pod."""
    spoil = q.a.by_pod and q.a.after("ship-destroyed")
    return told(float((str(offer.args["status"]) == "damaged") == spoil), "nemesis-why-ship", spoil=int(spoil))


def foresee(q: Aside, offer: Option) -> float:
    """Put bad news under the deck."""
    bad = str(q.ask.private.get("card", "")) in ("hatching", "eclosion", "damage", "hunt", "consuming-fire")
    return told(float((offer.args["where"] == "bottom") == bad), "nemesis-why-news", bad=int(bad))


def scan_too(q: Aside, offer: Option) -> float:
    """Scan unless a Larva makes it deadly."""
    return because(rooms.scan(q.m), "scan", q.m) if offer.args["answer"] == "yes" else told(0.01, "nemesis-why-no-scan")


def launch(q: Aside, offer: Option) -> float:
    """Launch: whoever enters a Pod has done what there was to do. Leave one that is not for oneself."""
    return told({"launch": 2.0, "wait": 1.0, "stay": 1.0}.get(offer.verb, 0.0), "nemesis-why-launch")


def careful(q: Aside, offer: Option) -> float:
    """Make the noise where it matters least: away from the way ahead."""
    name = str(offer.args["corridor"])
    if name.startswith("tech"):
        return told(5.0, "nemesis-why-tech")
    there = q.m.v.board.far(name, q.m.here)
    return told(-q.ways.worth.get(there, 0.0), "nemesis-why-aside", room=place(q.m, there))


def interrupt(q: Aside, offer: Option) -> float:
    """Interrupt only somebody known to be after one's own life."""
    hostile = f"player-{q.m.me.number}-dead"
    seen = [note.args for note in q.m.v.notes if note.id == "objective"]
    foes = [args["other"] for args in seen if (hostile,) in OBJECTIVES[str(args["objective"])].wants]
    hunted = q.ask.args.get("other") in foes
    if offer.verb != PASS:
        return told(1.0 if hunted else -1.0, "nemesis-why-hunted")
    return told(0.5, "nemesis-why-peace")


def take(q: Aside, offer: Option) -> float:
    """Use what protects."""
    return told(float(offer.verb != PASS), "nemesis-why-protects")


WEIGHERS: dict[str, Callable[[Aside, Option], float]] = {
    "decide": decide,
    "interrupt": interrupt,
    "steel": take,
    "armor": take,
    "burst": take,
    "scanner": scanner,
    "reroll": reroll,
    "objective": objective,
    "too-much": lambda q, offer: spared(-item_worth(q.m, q.a, str(offer.args["thing"])), str(offer.args["thing"])),
    "keep-item": lambda q, offer: useful(item_worth(q.m, q.a, str(offer.args["card"])), str(offer.args["card"])),
    "donor": lambda q, offer: 0.0,
    "careful-noise": careful,
    "scan-too": scan_too,
    "launch": launch,
    "pod": launch,
    "engine": engine,
    "foresee": foresee,
    "drugs": lambda q, offer: spared(
        0.9 - max(0.0, card_worth(q.m, q.a, str(offer.args["card"]))), str(offer.args["card"])
    ),
    "choke": gladly,
    "trade": lambda q, offer: talking(q.m, q.a, offer),
}


def draft(offer: Option) -> float:
    """Choose a Character."""
    return told(DRAFT.get(str(offer.args["character"]), 0.0), "nemesis-why-draft", who=str(offer.args["character"]))
