"""Tactical responses: each verb of the content has its rule here (FTZ-TACTIC-06..08)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import Choice, option
from bot.engine.state import Asking, Steps
from bot.games.fireteam.box.cards import Response
from bot.games.fireteam.events.foes import Hindered, Sealed
from bot.games.fireteam.events.heroes import Sheltered
from bot.games.fireteam.rules.hero import attacking, hands, moving, scouting
from bot.games.fireteam.rules.moments import Blow
from bot.games.fireteam.rules.stats import shortened
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
    yield from ()


def seal(g: Fireteam, seat: str, response: Response) -> Steps:
    """Close the entry points of a sector this round."""
    chosen = yield from sector(g, seat)
    g.sealed.append(chosen)
    g.tell(Sealed(sector=chosen))


def scout(g: Fireteam, seat: str, response: Response) -> Steps:
    """Look at the top of the recon deck."""
    yield from scouting.scout(g, seat, response.amount)


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
}
