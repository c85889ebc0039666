"""What the sections of Action cards and Items are worth to a player of Vigil's."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import TILES
from bot.games.nemesis.player import fights, rooms
from bot.games.nemesis.player.mind import THREAT
from bot.games.nemesis.player.places import NEVER, Ways


def mend(t: Ways) -> float:
    """The worth of a Malfunction less: for the room's sake, or the ship's."""
    return 1.1 + t.best_action(t.m.here) * 0.8 + rooms.crisis(rooms.malfunctions(t.m))


def free_here(t: Ways) -> float:
    """The worth of the Room Action here at no Cost."""
    return t.best_action(t.m.here)


def intranet(t: Ways) -> float:
    """The worth of the best Room Action at any Computer."""
    found = [
        t.best_action(room)
        for room, tile in t.m.tiles.items()
        if TILES[tile].computer and t.m.v.rooms[room].explored and not t.m.v.rooms[room].malfunction
    ]
    return max(found, default=0.0)


def coordinates(t: Ways) -> float:
    """The worth of a look at the Coordinates from afar."""
    return rooms.coordinates(t.m, t.a, t.m.where["cockpit"])


def peek(t: Ways) -> float:
    """The worth of a look at an unexplored room."""
    return 1.0 if len(t.m.unexplored) > 3 else 0.4


def quench(t: Ways) -> float:
    """The worth of the Fire here put out."""
    return 0.9 * t.m.frailty + rooms.crisis(rooms.fires(t.m) + 2)


def load(*guns: str) -> Callable[[Ways], float]:
    """The worth of a Weapon filled."""

    def worth(t: Ways) -> float:
        found = [each for each in t.m.weapons if kind_of(each.id) in guns or (not guns and rooms.energy(each.id))]
        return max((rooms.reload_worth(t.m, each.id, 9) for each in found), default=0.0)

    return worth


def rest(t: Ways) -> float:
    """The worth of a Rest."""
    return rooms.scan(t.m)


def flee(t: Ways) -> float:
    """The worth of getting out of Combat without being attacked."""
    return t.flight(t.m.near(t.m.here)) if t.m.combat else 0.0


def dash(t: Ways) -> float:
    """The worth of an Escape that brings a card."""
    return t.flight(t.m.near(t.m.here), attacked=True) + 0.5


def guns(t: Ways, *, energy: bool = False) -> list[str]:
    """The Weapons with Ammo."""
    return [each.id for each in t.m.weapons if each.ammo and (rooms.energy(each.id) or not energy)]


def volley(t: Ways) -> float:
    """The worth of all Ammo at once."""
    rifle = next((each for each in t.m.weapons if each.id == "assault-rifle"), None)
    if rifle is None or not rifle.ammo:
        return NEVER
    return fights.best_shot(t.m, t.a, [rifle.id], more=rifle.ammo // 2) - 0.3 * (rifle.ammo - 1)


def repel(t: Ways) -> float:
    """The worth of an Intruder driven off."""
    found = [THREAT[of] for _, of, _ in t.m.lurking.get(t.m.here, ())]
    return max(found, default=0.0) * t.m.frailty * 0.8 + 1.0 if found else NEVER


def entrances(t: Ways) -> list[str]:
    """The rooms that the Technical Corridors reach."""
    board = t.m.v.board
    nets = board.entrances[t.m.here]
    return [room for room in board.rooms if room != t.m.here and any(net in board.entrances[room] for net in nets)]


def crawl(t: Ways) -> float:
    """The worth of the Technical Corridors, where they are the shorter way."""
    return t.walk(entrances(t)) - 0.4


def outside(t: Ways) -> float:
    """The worth of a walk outside: it costs the whole hand."""
    yellow = [room for room, tile in t.m.tiles.items() if TILES[tile].colour == "yellow" and room != t.m.here]
    return t.walk(yellow) - 0.5 * len(t.m.cards)


def scout_ahead(t: Ways) -> float:
    """The worth of a move without noise."""
    return t.walk(t.m.near(t.m.here), silent=True)


def pod_key(t: Ways) -> float:
    """The worth of a Pod Unlocked here."""
    section = t.m.tiles[t.m.here].removeprefix("evacuation-")
    locked = any(of == section and locked and not gone for _, of, locked, gone in t.m.v.pods)
    return rooms.lock(t.m, t.a, t.m.here) + 4 if locked and t.a.by_pod and not t.a.open_pods else NEVER


def destruct_key(t: Ways) -> float:
    """The worth of the Sequence started or stopped from any Computer."""
    weigh = rooms.start_destruct if t.m.v.destruct < 0 else rooms.stop_destruct
    return weigh(t.m, t.a, t.m.here)


def field_research(t: Ways) -> float:
    """The worth of an Object analysed on the spot."""
    return rooms.analyse(t.m, t.a, t.m.here)


def antidote(t: Ways) -> float:
    """The worth of the Antidote: it removes Larva and Infected cards, and ends the round."""
    return (7.0 if t.m.me.larva else 0.0) + 6.0 * t.m.doom - 1.0 if t.m.me.larva or t.m.contaminated > 2 else NEVER


def alcohol(t: Ways) -> float:
    """The worth of one Contamination card less."""
    return 2.2 if t.m.dirt else NEVER


def unblock(t: Ways) -> float:
    """The worth of a Door: only where every way out is closed."""
    return 3.0 if not t.m.near(t.m.here) else NEVER


def grenade(t: Ways) -> float:
    """The worth of a Grenade: into a room with Intruders and no friend, or at Eggs that an Objective wants gone."""
    m = t.m
    nest = m.where.get("nest", "")
    if nest in m.near(m.here) and m.v.eggs and nest not in m.crowd and rooms.smash_eggs(m, t.a):
        return rooms.smash_eggs(m, t.a) * 1.5
    return NEVER


def never(t: Ways) -> float:
    """What is never done: it harms others or oneself for no gain that this player sees."""
    return NEVER


PART_WORTH: dict[str, Callable[[Ways], float]] = {
    "search": lambda t: rooms.search(t.m, t.a),
    "scavenging": lambda t: rooms.search(t.m, t.a),
    "rest": rest,
    "repair": mend,
    "engine": lambda t: rooms.work(t.m, t.a, t.m.here),
    "break-door": unblock,
    "door": unblock,
    "reload": load("six-shooter"),
    "motivation": lambda t: 1.1,
    "suppressive-fire": flee,
    "covering-fire": flee,
    "smoke": flee,
    "adrenaline-escape": dash,
    "taking-aim": lambda t: fights.best_shot(t.m, t.a, guns(t, energy=True), twice=True),
    "full-auto": volley,
    "adrenaline-shoot": lambda t: fights.best_shot(t.m, t.a, guns(t)) + 0.5,
    "computer": free_here,
    "pilot": free_here,
    "old-friend": free_here,
    "intranet": intranet,
    "coordinates": coordinates,
    "peek-tile": peek,
    "peek-two-tiles": lambda t: peek(t) * 1.6,
    "peek-room": peek,
    "risk-assessment": lambda t: 0.9,
    "technical-corridors": crawl,
    "crawl": crawl,
    "spacewalk": outside,
    "reconnaissance": scout_ahead,
    "pyrotechnics-quench": lambda t: quench(t) - 1.0,
    "quench": quench,
    "load-flamethrower": load("flamethrower"),
    "load-energy": load(),
    "load-autoloader": load(),
    "extend": lambda t: 1.8,
    "autoload": lambda t: 2.0,
    "join": lambda t: 1.4 if t.m.free_hands < 1 else 0.5,
    "repel": repel,
    "stun": lambda t: repel(t) + 0.4,
    "wipe": lambda t: 1.4,
    "dress": lambda t: rooms.dress(t.m),
    "heal-serious": lambda t: rooms.heal_serious(t.m),
    "heal-light": lambda t: rooms.heal_light(t.m),
    "draw-two": lambda t: 1.7 if t.m.me.hand < 4 else 0.6,
    "injection": lambda t: 1.2 if t.m.me.hand >= 4 and t.a.leaving else 0.0,
    "alcohol": alcohol,
    "drugs": lambda t: 0.7 + 0.6 * t.m.dirt if t.m.me.hand < 4 else 0.2,
    "antidote": antidote,
    "pod-key": pod_key,
    "destruct-key": destruct_key,
    "field-research": field_research,
    "log-key": lambda t: 1.1,
    "comms-key": lambda t: 1.1,
    "grenade": grenade,
    "block": never,
    "decoy": never,
    "doors-around": never,
    "improvise": never,
    "maneuver": never,
    "molotov": never,
    "order": never,
    "pyrotechnics-kindle": never,
    "sabotage": never,
    "subdue": never,
    "torch": never,
}
"""What each section is worth; one that is not here is a mistake (`vigil content`)."""
