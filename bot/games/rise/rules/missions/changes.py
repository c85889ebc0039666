"""What the changes of a Mission's sheet do, once they come about. Nobody is asked here."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.engine.boards.graph import distances
from bot.games.rise.box.missions.shapes import Change, Lay
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.box.missions.verbs import ChangeVerb
from bot.games.rise.events.missions import AllyJoined, BossCame, DoorReleased, EntranceLaid, MoreDice, TokenLaid
from bot.games.rise.rules.enemies import arrivals, surge
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Ally, Entrance, Rise, Token


def change(g: Rise, changes: Iterable[Change], *, everyone: bool = False) -> None:
    """Let changes happen one after the other."""
    for each in changes:
        CHANGES[each.verb](g, each, everyone)


def arrive(g: Rise, change: Change, everyone: bool) -> None:
    """Bring the front Enemies of the Turn Player's line, or of every line, to an Entrance (RISE-POOL-05, -06)."""
    arrivals.bring(g, change.id, change.amount, everyone=everyone)


def flip(g: Rise, id: str) -> None:
    """Turn an Entrance to its heavy side."""
    if id in g.entrances and g.entrances[id].side == "light":
        arrivals.flip(g, id)


def add_dice(g: Rise, count: int) -> None:
    """Let each Reinforcement Roll use more dice from now on."""
    g.added_dice += count
    g.tell(MoreDice(count=count))


def boss(g: Rise, kind: str, at: str) -> None:
    """Set a Boss on the map; there is one of each (RISE-ENEMY-03)."""
    if any(enemy.kind == kind for enemy in g.enemies):
        return
    g.note(kind)
    enemy = arrivals.muster(g, kind, None, free_hex(g, at))
    g.tell(BossCame(enemy=kind, at=enemy.at))


def lay_entrance(g: Rise, id: str) -> None:
    """Lay an Entrance; Entrances stay in the order of their letters (RISE-ENTRANCE-01)."""
    if id in g.entrances:
        return
    way = next(way for way in plan(g).entrances if way.id == id)
    laid = Entrance(way.id, list(way.hexes), way.side)
    g.entrances = dict(sorted({**g.entrances, id: laid}.items()))
    results = tuple(map(str, arrivals.results(laid)))
    g.tell(EntranceLaid(entrance=id, dice=results, at=way.hexes[0]))


def release(g: Rise, id: str) -> None:
    """Open a Door from afar; an opened Door is removed (RISE-DOOR-03)."""
    if door := g.tokens.pop(id, None):
        g.tell(DoorReleased(token=id, at=door.hexes[0]))


def lay_token(g: Rise, lay: Lay) -> None:
    """Put a token on the map during play, once, if no figure stands there."""
    if g.noted(lay.id) or not set(lay.hexes).isdisjoint(figures.occupied(g)):
        return
    g.note(lay.id)
    g.tokens[lay.id] = Token(lay.id, lay.kind, list(lay.hexes), lay.defense)
    g.tell(TokenLaid(token=lay.id, at=lay.hexes[0]))


def join(g: Rise, id: str) -> None:
    """Let an Ally join the team (RISE-ALLY-01)."""
    soldier = next(soldier for soldier in plan(g).allies if soldier.id == id)
    if figures.ally(g, id) or g.noted(id):
        return
    g.note(id)
    g.joined += 1
    ally = Ally(soldier.id, soldier.kind, free_hex(g, soldier.at))
    g.allies.append(ally)
    g.tell(AllyJoined(friend=id, at=ally.at))


def free_hex(g: Rise, at: str) -> str:
    """A hex, or the nearest one where nobody stands and nothing red is (RISE-RULING-02 for ties)."""
    ground, taken, red = figures.ground(g), figures.occupied(g), figures.blocks(g).outside
    steps = distances(at, lambda here: (there for there in ground.beside[here] if there in ground.full))
    free = [(step, hex) for hex, step in steps.items() if hex not in taken and hex not in red]
    return min(free, default=(0, at))[1]


CHANGES: dict[ChangeVerb, Callable[[Rise, Change, bool], None]] = {
    "arrive": arrive,
    "boss": lambda g, change, everyone: boss(g, change.id, change.at),
    "flip": lambda g, change, everyone: flip(g, change.id),
    "entrance": lambda g, change, everyone: lay_entrance(g, change.id),
    "open": lambda g, change, everyone: release(g, change.id),
    "token": lambda g, change, everyone: lay_token(g, plan(g).token(change.id)),
    "ally": lambda g, change, everyone: join(g, change.id),
    "surge": lambda g, change, everyone: surge.advance(g, change.amount),
    "dice": lambda g, change, everyone: add_dice(g, change.amount),
}
