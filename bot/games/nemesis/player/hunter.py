"""The Intruder Player's seat as Vigil plays it: attack the weakest, close in on the rest (NEM-INTPLAYER)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import PASS, Ask, Option
from bot.engine.counsel import told
from bot.engine.decks import kind_of
from bot.games.nemesis.box.board import is_technical
from bot.games.nemesis.box.content import ATTACKS, INTRUDER_ACTIONS
from bot.games.nemesis.look.views import CrewView, View
from bot.games.nemesis.player.mind import THREAT

ATTACK = {
    "frenzy": 5.0,
    "tail": 4.5,
    "bite": 4.0,
    "claws": 3.0,
    "scratch": 2.0,
    "summoning": 2.0,
    "slime": 1.0,
    "transformation": 1.5,
}
"""What each Attack is worth where it hits."""
SCHEME = {"pursuit": 1.5, "coordinated-hunt": 1.2, "metamorphosis": 1.8, "planning": 1.4, "self-healing": 0.8}


def weakness(each: CrewView) -> float:
    """How near to death somebody is."""
    return 1.0 + len(each.wounds) + 0.25 * each.light + (0.4 if each.hand == 0 else 0.0)


def prey(v: View) -> dict[str, float]:
    """The rooms with Characters, and how weak the weakest there is."""
    found: dict[str, float] = {}
    for each in v.crew.values():
        if each.state == "aboard":
            found[each.at] = max(found.get(each.at, 0.0), weakness(each))
    return found


def hunt(v: View, offer: Option, ask: Ask) -> float:
    """The worth of a card: an Attack first, then a move next to somebody, then an effect."""
    rooms = prey(v)
    intruders = {id: (of, at) for id, of, at, _ in v.intruders}
    match offer.verb:
        case "pounce":
            of, _ = intruders[str(offer.args["intruder"])]
            victim = next(each for each in v.crew.values() if each.character == offer.args["who"])
            drawn = INTRUDER_ACTIONS[str(offer.args["card"])].attacks
            worth = 3.0 + THREAT[of] * weakness(victim) * 0.4 + 0.8 * drawn
            return told(worth, "nemesis-why-pounce", who=victim.character, wounds=len(victim.wounds), count=drawn)
        case "stalk":
            return stalk(v, offer, intruders, rooms)
        case "scheme":
            rule = INTRUDER_ACTIONS[str(offer.args["card"])].rule
            return told(SCHEME[rule], "nemesis-why-scheme")
        case verb if verb == PASS:
            return told(0.1, "nemesis-why-lurk")
        case _:
            return 0.0


def stalk(v: View, offer: Option, intruders: dict[str, tuple[str, str]], rooms: dict[str, float]) -> float:
    """The worth of a move: out of an empty room into one with prey, or nearer to it."""
    of, at = intruders[str(offer.args["intruder"])]
    via = str(offer.args["via"])
    if is_technical(via) or at in rooms:
        return told(-1.0, "nemesis-why-stalk", prey=0)
    there = v.board.far(via, at)
    if v.doors.get(via) == "closed":
        return told(0.6 if there in rooms else 0.2, "nemesis-why-stalk", prey=0)
    if there in rooms:
        return told(2.0 + 0.3 * THREAT[of] + 0.2 * rooms[there], "nemesis-why-stalk", prey=2)
    near = any(room in rooms for room in v.board.neighbours(there))
    return told(1.0 if near else 0.15, "nemesis-why-stalk", prey=int(near))


def keep(v: View, offer: Option, ask: Ask) -> float:
    """Keep the card that draws most Attacks."""
    drawn = INTRUDER_ACTIONS[str(offer.args["card"])].attacks
    return told(float(drawn), "nemesis-why-hunt-keep", count=drawn)


def strike(v: View, offer: Option, ask: Ask) -> float:
    """Choose the worst Attack that the Intruder in Combat can use."""
    of = kind_of(str(offer.args["card"]))
    fighting = [each for _, each, at, _ in v.intruders if at in prey(v)]
    able = sum(each in ATTACKS[of].users for each in fighting)
    return told(ATTACK[of] * able, "nemesis-why-strike", count=able)


def heard(v: View, offer: Option, ask: Ask) -> float:
    """Choose who rolls for noise: where most corridors are marked."""
    victim = next(each for each in v.crew.values() if each.character == offer.args["who"])
    marked = sum(way in v.noise for way in v.board.exits[victim.at].values())
    return told(marked + 0.3 * weakness(victim), "nemesis-why-hunt-noise", who=victim.character, count=marked)


HUNTS: dict[str, Callable[[View, Option, Ask], float]] = {
    "hunter": lambda v, offer, ask: float(offer.verb == "hunt"),
    "hunt": hunt,
    "hunt-keep": keep,
    "hunt-attack": strike,
    "hunt-event": lambda v, offer, ask: float(str(offer.args["card"]) in ("hunt", "eclosion", "damage", "hatching")),
    "hunt-noise": heard,
    "hunt-heal": lambda v, offer, ask: next(
        (THREAT[of] + wounded for id, of, _, wounded in v.intruders if id == offer.args["target"]), 0.0
    ),
}
