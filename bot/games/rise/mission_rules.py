"""What the verbs of mission sheets do: changes, Objectives, special rules and ways to lose. Nobody is asked here."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.graph import distances
from bot.games.rise import figures, reinforcements, surge, trucking
from bot.games.rise.events_mission import (
    AllyJoined,
    BossCame,
    BossMelted,
    DoorReleased,
    EntranceLaid,
    MoreDice,
    TokenLaid,
    TruckUnderFire,
)
from bot.games.rise.mission_sheet import Change, Lay, Loss, Objective, Rule, plan
from bot.games.rise.state import Ally, Enemy, Entrance, Rise, Token

DICE = "dice"
"""The flag that counts the dice the Mission has added to Reinforcement Rolls."""
ROUNDS = "rounds"
"""The flag that counts the Rounds that have ended."""
JOINED = "joined"
"""The flag that counts the Allies that ever were on the map."""
CLOSE = 2
"""How near Enemies must be to damage the Truck at the end of a Round."""


# ---------------------------------------------------------------------------------------------------------- changes


def change(g: Rise, changes: Iterable[Change], *, everyone: bool = False) -> None:
    """Let changes happen one after the other, until one of them ends the Mission."""
    for each in changes:
        if not g.outcome:
            _change(g, each, everyone)


def _change(g: Rise, change: Change, everyone: bool) -> None:
    """Let one change happen."""
    match change.verb:
        case "arrive":
            arrive(g, change.id, change.amount, everyone=everyone)
        case "boss":
            boss(g, change.id, change.at)
        case "flip":
            if change.id in g.entrances and g.entrances[change.id].side == "light":
                reinforcements.flip(g, change.id)
        case "entrance":
            lay_entrance(g, change.id)
        case "open":
            release(g, change.id)
        case "token":
            lay_token(g, plan(g).token(change.id))
        case "ally":
            join(g, change.id)
        case "surge":
            surge.advance(g, change.amount)
        case "dice":
            g.flags[DICE] = g.flags.get(DICE, 0) + change.amount
            g.tell(MoreDice(count=change.amount))


def arrive(g: Rise, entrance: str, count: int, *, everyone: bool = False) -> None:
    """Bring the front Enemies of the Turn Player's line, or of every line, to an Entrance (RISE-POOL-05, -06)."""
    seats = g.seats if everyone or not g.turn else (g.turn,)
    for seat in seats:
        for _ in range(count if entrance in g.entrances else 0):
            reinforcements.arrive(g, g.characters[seat].colour, entrance)


def boss(g: Rise, kind: str, at: str) -> None:
    """Set a Boss on the map; there is one of each (RISE-ENEMY-03)."""
    if any(enemy.kind == kind for enemy in g.enemies):
        return
    g.flags[kind] = 1
    enemy = reinforcements.muster(g, kind, None, free_hex(g, at))
    g.tell(BossCame(enemy=kind, at=enemy.at))


def lay_entrance(g: Rise, id: str) -> None:
    """Lay an Entrance; Entrances stay in the order of their letters (RISE-ENTRANCE-01)."""
    if id in g.entrances:
        return
    way = next(way for way in plan(g).entrances if way.id == id)
    laid = Entrance(way.id, list(way.hexes), way.side)
    g.entrances = dict(sorted({**g.entrances, id: laid}.items()))
    results = tuple(map(str, reinforcements.results(laid)))
    g.tell(EntranceLaid(entrance=id, dice=results, at=way.hexes[0]))


def release(g: Rise, id: str) -> None:
    """Open a Door from afar; an opened Door is removed (RISE-DOOR-03)."""
    if door := g.tokens.pop(id, None):
        g.tell(DoorReleased(token=id, at=door.hexes[0]))


def lay_token(g: Rise, lay: Lay) -> None:
    """Put a token on the map during play, once, if no figure stands there."""
    if g.flags.get(lay.id) or not set(lay.hexes).isdisjoint(figures.occupied(g)):
        return
    g.flags[lay.id] = 1
    g.tokens[lay.id] = Token(lay.id, lay.kind, list(lay.hexes), lay.defense)
    g.tell(TokenLaid(token=lay.id, at=lay.hexes[0]))


def join(g: Rise, id: str) -> None:
    """Let an Ally join the team (RISE-ALLY-01)."""
    soldier = next(soldier for soldier in plan(g).allies if soldier.id == id)
    if figures.ally(g, id) or g.flags.get(id):
        return
    g.flags[id] = 1
    g.flags[JOINED] = g.flags.get(JOINED, 0) + 1
    ally = Ally(soldier.id, soldier.kind, free_hex(g, soldier.at))
    g.allies.append(ally)
    g.tell(AllyJoined(friend=id, at=ally.at))


def free_hex(g: Rise, at: str) -> str:
    """Give a hex, or the nearest one where nobody stands and nothing red is (RISE-RULING-02 for ties)."""
    ground, taken, red = figures.ground(g), figures.occupied(g), figures.blocks(g).outside
    steps = distances(at, lambda here: (there for there in ground.beside[here] if there in ground.full))
    free = [(step, hex) for hex, step in steps.items() if hex not in taken and hex not in red]
    return min(free, default=(0, at))[1]


def in_zones(g: Rise, zones: tuple[str, ...]) -> list[Enemy]:
    """List the Enemies in some Zones."""
    return [enemy for enemy in g.enemies if not figures.zones_of(g, enemy).isdisjoint(zones)]


# -------------------------------------------------------------------------------------------------------- objectives


def need(g: Rise, objective: Objective) -> int:
    """Give how much an Objective needs; 0 means everybody that stands."""
    return objective.count(len(g.seats)) or sum(1 for _ in g.standing()) or 1


def measure(g: Rise, objective: Objective) -> int:
    """Measure how far an Objective has come, by the position alone."""
    match objective.verb:
        case "crates" | "terminals":
            wanted = (lay for lay in plan(g).tokens if f"{lay.kind}s" == objective.verb)
            return sum(_spent(g, lay) for lay in wanted if not objective.of or lay.id in objective.of)
        case "waypoints":
            return sum(id in g.waypoints and g.waypoints[id].resolved for id in objective.of)
        case "reach":
            return sum(_within(g, seat, objective.zones) for seat, _ in g.standing())
        case "lead":
            return sum(_within(g, ally.id, objective.zones) for ally in g.allies if not ally.down)
        case "destroy":
            here = {enemy.kind for enemy in g.enemies}
            return sum(bool(g.flags.get(kind)) and kind not in here for kind in objective.of)
        case "endure":
            return g.flags.get(ROUNDS, 0)
        case "drive":
            return _aboard(g, objective.zones)


def _spent(g: Rise, lay: Lay) -> bool:
    """Tell whether a Crate or Terminal of the sheet has been used."""
    if lay.later and not g.flags.get(lay.id):
        return False
    return lay.id not in g.tokens or g.tokens[lay.id].used


def _within(g: Rise, friend: str, zones: tuple[str, ...]) -> bool:
    """Tell whether a friend is in one of these Zones."""
    at = figures.at(g, friend)
    return bool(at) and not figures.zones_of(g, at).isdisjoint(zones)


def _aboard(g: Rise, zones: tuple[str, ...]) -> int:
    """Count the standing Characters inside the Truck, if it has got to these Zones."""
    if not g.truck or g.truck.destroyed or figures.zone_of(g, g.truck.at) not in zones:
        return 0
    inside = set(figures.truck_hexes(g.truck).values())
    return sum(character.at in inside for _, character in g.standing())


# --------------------------------------------------------------------------------------------- rules and ways to lose


def lost(g: Rise, loss: Loss) -> bool:
    """Tell whether a way to lose that is watched all the time has come true (RISE-WIN-03)."""
    match loss.verb:
        case "allies-lost":
            return g.flags.get(JOINED, 0) - len(g.allies) >= loss.amount
        case "truck-lost":
            return bool(g.truck and g.truck.destroyed)
        case "surges":
            return g.flags.get(surge.SURGES, 0) >= loss.amount
    return False


def lost_at_round_end(g: Rise, loss: Loss) -> bool:
    """Tell whether the end of this Round loses the Mission."""
    match loss.verb:
        case "too-late":
            return g.round >= loss.amount
        case "overrun":
            return len(in_zones(g, loss.zones)) >= loss.amount
    return False


def melt(g: Rise, rule: Rule) -> None:
    """Destroy a Boss in the one place where it can be destroyed (RISE-BOSS-07, RISE-RULING-33)."""
    for enemy in in_zones(g, rule.zones):
        if enemy.kind in rule.of and g.stagger >= rule.count(len(g.seats)):
            g.enemies.remove(enemy)
            g.tell(BossMelted(enemy=enemy.kind, at=enemy.at))


def fire_at_truck(g: Rise, most: int) -> None:
    """Damage the Truck for every Enemy close to it."""
    if not g.truck or g.truck.destroyed:
        return
    hexes = tuple(figures.truck_hexes(g.truck).values())
    close = sum(not enemy.stunned and figures.distance(g, enemy, hexes) <= CLOSE for enemy in g.enemies)
    if count := min(close, most):
        g.truck.damage += count
        g.truck.destroyed = bool(trucking.penalty(g.truck, "destroyed"))
        g.tell(TruckUnderFire(count=count, damage=g.truck.damage))
