"""Tactical responses: each verb of the content has its rule here (FTZ-TACTIC-06..08)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import Choice, option
from bot.engine.state import Asking, Steps
from bot.games.fireteam.box.cards import Response
from bot.games.fireteam.box.content import TRACK
from bot.games.fireteam.events.foes import Held, Hindered, Marked, Sealed, ThreatSetBack
from bot.games.fireteam.events.heroes import Sheltered, StartPlayer
from bot.games.fireteam.rules.harm import harm
from bot.games.fireteam.rules.hero import attacking, hands, moving, scouting
from bot.games.fireteam.rules.moments import Blow
from bot.games.fireteam.rules.stats import shortened
from bot.games.fireteam.rules.threat import threats
from bot.games.fireteam.state import Fireteam


def heroes(g: Fireteam, seat: str, response: Response) -> list[str]:
    """The active heroes in the card's area; a knocked-out one is not affected (FTZ-TACTIC-07, -08)."""
    if response.area == "self":
        return [seat]
    here = g.field.sector[g.heroes[seat].at]
    return [each for each in g.active if response.area == "battlefield" or g.field.sector[g.heroes[each].at] == here]


def boost(g: Fireteam, seat: str, response: Response, name: str) -> None:
    """Give heroes in the area something for this round."""
    found = heroes(g, seat, response)
    for each in found:
        boosts = g.heroes[each].boosts
        boosts[name] = boosts.get(name, 0) + (response.amount or 1)
    g.tell(Sheltered(heroes=tuple(found), boost=name, amount=response.amount or 1))


def draw(g: Fireteam, seat: str, response: Response) -> Steps:
    """Let heroes in the area draw (FTZ-DRAW-06)."""
    for each in heroes(g, seat, response):
        hands.draw(g, each, response.amount)
    yield from ()


def advance(g: Fireteam, seat: str, response: Response) -> Steps:
    """Let heroes in the area move by special movement."""
    for each in heroes(g, seat, response):
        yield from moving.walk(g, each, response.amount)


def dice(g: Fireteam, seat: str, response: Response) -> Steps:
    """More dice to attacks this round."""
    boost(g, seat, response, f"dice-{response.type}" if response.type else "dice")
    yield from ()


def speed(g: Fireteam, seat: str, response: Response) -> Steps:
    """More speed this round."""
    boost(g, seat, response, "speed")
    yield from ()


def guard(g: Fireteam, seat: str, response: Response) -> Steps:
    """Prevent the first damage of this round."""
    boost(g, seat, response, "guard")
    yield from ()


def pierce(g: Fireteam, seat: str, response: Response) -> Steps:
    """Let attacks ignore resistance this round (FTZ-RESIST-03)."""
    boost(g, seat, response, "pierce")
    yield from ()


def sector(g: Fireteam, seat: str) -> Asking[str]:
    """Let the card's player choose a sector."""
    options = [option("sector", sector=id) for id in sorted(set(g.field.sector.values()))]
    choice: Choice = yield g.ask(seat, "sector", options, args={"seat": seat})
    return choice["sector"]


def inside(g: Fireteam, id: str) -> list[str]:
    """The creatures in a sector."""
    return [each for each, creature in g.creatures.items() if g.field.sector[creature.at] == id]


def strike(g: Fireteam, seat: str, response: Response) -> Steps:
    """Damage every creature of a sector but the boss, without dice."""
    chosen = yield from sector(g, seat)
    struck = [id for id in inside(g, chosen) if g.creatures[id].origin != "boss"]
    if response.type:
        yield from scouting.shell(g, seat, struck, response.type, response.amount)


def targets(g: Fireteam, seat: str, response: Response) -> list[str]:
    """The creatures that an attack of a response can reach; a hunter moves there first."""
    here = g.heroes[seat].at
    if response.does == "hunt":
        there = {here, *moving.reach(g, seat, response.range)}
        return [id for id, each in g.creatures.items() if each.at in there]
    return [id for id, each in g.creatures.items() if g.field.near(here, each.at, reach(g, response))]


def reach(g: Fireteam, response: Response) -> int:
    """How far a response's attack reaches now; a hunter's range is a walk."""
    return response.range if response.does == "hunt" else max(0, response.range - shortened(g))


def fire(g: Fireteam, seat: str, response: Response) -> Steps:
    """Attack a creature in range with the card's own dice."""
    near = targets(g, seat, response)
    if not near or g.heroes[seat].ko or not response.type:
        return
    options = [option("target", creature=id) for id in near]
    choice: Choice = yield g.ask(seat, "fire", options, args={"seat": seat})
    yield from attacking.strike(g, Blow(seat, response.type, response.amount, choice["creature"]))


def hunt(g: Fireteam, seat: str, response: Response) -> Steps:
    """Move, then attack a creature in the same location with the card's own dice."""
    yield from moving.walk(g, seat, response.range)
    yield from fire(g, seat, Response(does="fire", area="self", amount=response.amount, type=response.type))


def hinder(g: Fireteam, seat: str, response: Response) -> Steps:
    """Slow the creatures of a sector this round."""
    yield from _change(g, seat, "speed", response.amount)


def weaken(g: Fireteam, seat: str, response: Response) -> Steps:
    """Take dice from the creatures of a sector this round."""
    yield from _change(g, seat, "strength", response.amount)


def _change(g: Fireteam, seat: str, name: str, less: int) -> Steps:
    chosen = yield from sector(g, seat)
    for id in inside(g, chosen):
        boosts = g.creatures[id].boosts
        boosts[name] = boosts.get(name, 0) - less
    g.tell(Hindered(sector=chosen, stat=name, amount=less))


def recover(g: Fireteam, seat: str, response: Response) -> Steps:
    """Let heroes in the area take cards back."""
    for each in heroes(g, seat, response):
        yield from hands.recover(g, each, response.amount)


def hold_threat(g: Fireteam, seat: str, response: Response) -> Steps:
    """Hold the threat marker this round."""
    g.held = True
    g.tell(Held(seat=seat))
    yield from ()


def seal(g: Fireteam, seat: str, response: Response) -> Steps:
    """Close the entry points of a sector this round."""
    chosen = yield from sector(g, seat)
    g.sealed.append(chosen)
    g.tell(Sealed(sector=chosen))


def scout(g: Fireteam, seat: str, response: Response) -> Steps:
    """Look at the top of the recon deck."""
    yield from scouting.scout(g, seat, response.amount)


def take_lead(g: Fireteam, seat: str, response: Response) -> Steps:
    """Give the start player marker to a hero of one's choice for this round (FTZ-TACTIC-03)."""
    options = [option("start", seat=each) for each in g.order]
    choice: Choice = yield g.ask(seat, "take-lead", options, default=options[0], args={"seat": seat})
    if choice["seat"] != g.start:
        g.start = choice["seat"]
        g.tell(StartPlayer(seat=g.start))


def taunt(g: Fireteam, seat: str, response: Response) -> Steps:
    """Draw every creature towards oneself this round."""
    boost(g, seat, response, "taunt")
    yield from ()


def mark(g: Fireteam, seat: str, response: Response) -> Steps:
    """Mark a creature: attacks on it roll more dice this round."""
    if not g.creatures:
        return
    options = [option("target", creature=id) for id in g.creatures]
    choice: Choice = yield g.ask(seat, "mark", options, default=options[0], args={"seat": seat})
    boosts = g.creatures[choice["creature"]].boosts
    boosts["marked"] = boosts.get("marked", 0) + response.amount
    g.tell(Marked(creature=choice["creature"], amount=response.amount))


def gamble(g: Fireteam, seat: str, response: Response) -> Steps:
    """Turn the coin to heads, and let the threat grow for it (FTZ-COIN-04)."""
    harm.flip(g, "heads")
    threats.advance(g, response.amount)
    yield from ()


def set_back(g: Fireteam, seat: str, response: Response) -> Steps:
    """Move the threat marker back, but never off a space whose card lies open."""
    for _ in range(response.amount):
        if g.marker and g.marker not in TRACK.marked:
            g.marker -= 1
            g.tell(ThreatSetBack(space=g.marker))
    yield from ()


ATTACKS = ("fire", "barrage", "hunt")
"""Responses that are attacks and need something in range."""
VERBS: dict[str, Callable[[Fireteam, str, Response], Steps]] = {
    "draw": draw,
    "advance": advance,
    "dice": dice,
    "speed": speed,
    "guard": guard,
    "strike": strike,
    "barrage": fire,
    "fire": fire,
    "hunt": hunt,
    "hinder": hinder,
    "weaken": weaken,
    "recover": recover,
    "hold-threat": hold_threat,
    "seal": seal,
    "scout": scout,
    "pierce": pierce,
    "take-lead": take_lead,
    "taunt": taunt,
    "mark": mark,
    "gamble": gamble,
    "set-back": set_back,
}
