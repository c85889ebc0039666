"""What a game-master may put right, and what a position must never be."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import Reason
from bot.engine.fixes import Fix
from bot.games.fireteam.box.content import OBJECTIVES, TRACK
from bot.games.fireteam.rules.threat import foes
from bot.games.fireteam.state import Fireteam

UP_DOWN = ("up", "down")
COINS = ("heads", "tails")
NOTHING = "none"
"""What a correction that only adds or takes away stands at."""


def fixes(g: Fireteam) -> tuple[Fix, ...]:
    """The places of everybody, who is down, the coin, the track, tokens and face-down entry points."""
    open_places = tuple(sorted(g.field.open))
    found = [Fix(id="coin", now=g.coin, values=COINS, names="side")]
    found.append(Fix(id="marker", now=str(g.marker), values=tuple(str(n) for n in range(TRACK.spaces))))
    for seat, hero in g.heroes.items():
        found.append(Fix(id="place-hero", args={"seat": seat}, now=hero.at, values=open_places, names="to"))
        found.append(Fix(id="down", args={"seat": seat}, now=UP_DOWN[hero.ko], values=UP_DOWN, names="state"))
        if hero.hand and not g.hidden:  # corrections are for all to read, hidden hands are not
            held = tuple(dict.fromkeys(hero.hand))
            found.append(Fix(id="discard", args={"seat": seat}, now=NOTHING, values=held, names="card"))
        if hero.deck.discard:
            kinds = tuple(dict.fromkeys(hero.deck.discard))
            found.append(Fix(id="take-back", args={"seat": seat}, now=NOTHING, values=kinds, names="card"))
    for name, at in g.specialists.items():
        found.append(Fix(id="place-specialist", args={"specialist": name}, now=at, values=open_places, names="to"))
    for id, creature in g.creatures.items():
        found.append(Fix(id="place-creature", args={"creature": id}, now=creature.at, values=open_places, names="to"))
        if creature.origin != "boss" and not creature.guards:  # without its guard a find could never be finished
            found.append(Fix(id="remove-creature", args={"creature": id}, now="on", values=("off",), names="state"))
    found += [
        Fix(id="enter-creature", args={"creature": id}, now=NOTHING, values=open_places, names="to") for id in g.pool
    ]
    for id, have in g.objectives.items():
        if id not in g.complete and OBJECTIVES[id].task != "light":
            steps = tuple(str(n) for n in range(g.need(id)))
            found.append(Fix(id="tokens", args={"objective": id}, now=str(have), values=steps))
    for place in g.entries:
        state = UP_DOWN[place in g.searched]
        found.append(Fix(id="entry", args={"at": place}, now=state, values=UP_DOWN, names="face"))
    return tuple(found)


def _coin(g: Fireteam, fix: Fix, value: str) -> None:
    g.coin = "heads" if value == "heads" else "tails"


def _marker(g: Fireteam, fix: Fix, value: str) -> None:
    g.marker = int(value)


def _place_hero(g: Fireteam, fix: Fix, value: str) -> None:
    g.heroes[str(fix.args["seat"])].at = value


def _down(g: Fireteam, fix: Fix, value: str) -> None:
    g.heroes[str(fix.args["seat"])].ko = value == "down"


def _discard(g: Fireteam, fix: Fix, value: str) -> None:
    hero = g.heroes[str(fix.args["seat"])]
    hero.hand.remove(value)
    hero.deck.discard.append(value)


def _take_back(g: Fireteam, fix: Fix, value: str) -> None:
    hero = g.heroes[str(fix.args["seat"])]
    hero.deck.discard.remove(value)
    hero.hand = sorted([*hero.hand, value])


def _place_specialist(g: Fireteam, fix: Fix, value: str) -> None:
    g.specialists[str(fix.args["specialist"])] = value


def _place_creature(g: Fireteam, fix: Fix, value: str) -> None:
    g.creatures[str(fix.args["creature"])].at = value


def _remove_creature(g: Fireteam, fix: Fix, value: str) -> None:
    id = str(fix.args["creature"])
    creature = g.creatures.pop(id)
    (g.pool if creature.origin == "pool" else g.reserve).append(id)


def _enter_creature(g: Fireteam, fix: Fix, value: str) -> None:
    foes.put(g, str(fix.args["creature"]), value, "pool")


def _tokens(g: Fireteam, fix: Fix, value: str) -> None:
    id = str(fix.args["objective"])
    g.supply["info"] += g.objectives[id] - int(value)
    g.objectives[id] = int(value)


def _entry(g: Fireteam, fix: Fix, value: str) -> None:
    place = str(fix.args["at"])
    g.searched = [each for each in g.searched if each != place] + ([place] if value == "down" else [])


FIXES: dict[str, Callable[[Fireteam, Fix, str], None]] = {
    "coin": _coin,
    "marker": _marker,
    "place-hero": _place_hero,
    "down": _down,
    "discard": _discard,
    "take-back": _take_back,
    "place-specialist": _place_specialist,
    "place-creature": _place_creature,
    "remove-creature": _remove_creature,
    "enter-creature": _enter_creature,
    "tokens": _tokens,
    "entry": _entry,
}


def fix(g: Fireteam, chosen: Fix, value: str) -> None:
    """Put one thing right."""
    FIXES[chosen.id](g, chosen, value)


def unsound(g: Fireteam) -> Reason | None:
    """Why a position could not be: everybody stands on an open location, tokens do not run out."""
    places = [hero.at for hero in g.heroes.values()]
    places += [creature.at for creature in g.creatures.values()] + list(g.specialists.values())
    if any(place not in g.field.open for place in places):
        return Reason("fireteam-refuse-impassable", "FTZ-TERRAIN-05")
    if any(count < 0 for count in g.supply.values()):
        return Reason("fireteam-refuse-no-tokens", "FTZ-TOKEN-01")
    return None
