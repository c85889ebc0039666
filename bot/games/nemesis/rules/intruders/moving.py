"""How Intruders get about: through corridors and Doors, into the Technical Corridors, and out of sight."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.decks import kind_of
from bot.games.nemesis.box.board import is_technical
from bot.games.nemesis.box.content import EVENTS
from bot.games.nemesis.events.intruders import Hid, IntruderMoved, Retreated, ThrownOut
from bot.games.nemesis.rules.ship import doors
from bot.games.nemesis.state import Intruder, Nemesis


def go(g: Nemesis, moves: Iterable[tuple[Intruder, str]]) -> None:
    """Move Intruders at the same time, each through a corridor or an entrance (NEM-RUL-19).

    Who tries a Door that was Closed when they set out stays, and the Door is Destroyed once (NEM-DOOR-05, NEM-DOOR-06).
    """
    planned = list(moves)
    closed = {way for _, way in planned if not is_technical(way) and not g.open(way)}
    for intruder, way in planned:
        if is_technical(way):
            hide(g, intruder)
        elif way in closed:
            force(g, intruder, way)
        else:
            walk(g, intruder, way)


def force(g: Nemesis, intruder: Intruder, corridor: str) -> None:
    """Break a Closed Door down instead of moving, unless this kind is known to be unable (NEM-DOOR-05)."""
    able = intruder.kind in ("breeder", "queen") or not g.weak("way-of-moving")
    if able and g.doors.get(corridor) == "closed":
        doors.destroy(g, corridor)


def walk(g: Nemesis, intruder: Intruder, corridor: str) -> None:
    """Move through a corridor that nothing blocks."""
    start, intruder.at = intruder.at, g.board.far(corridor, intruder.at)
    g.tell(IntruderMoved(intruder=intruder.id, to=g.place(intruder.at), path=(start, intruder.at)))
    g.came.append(intruder.at)
    throw_out(g, intruder.at)


def hide(g: Nemesis, intruder: Intruder) -> None:
    """Vanish into the Technical Corridors: a token of its kind goes back into the bag (NEM-TECH-07, NEM-RUL-23)."""
    g.intruders.remove(intruder)
    back_to_bag(g, intruder.kind)
    g.tell(Hid(intruder=intruder.id, room=g.place(intruder.at), at=intruder.at))


def back_to_bag(g: Nemesis, of: str) -> bool:
    """Put a random token of a kind from the pool into the bag; False where there is none (NEM-RUL-23)."""
    found = [token for token in g.pool if kind_of(token) == of]
    if not found:
        return False
    token = g.choose(found)
    g.pool.remove(token)
    into_bag(g, token)
    return True


def into_bag(g: Nemesis, token: str) -> None:
    """Put a token into the bag, which is kept in order so that its order tells nothing."""
    g.bag.append(token)
    g.bag.sort()


def by_number(g: Nemesis, intruder: Intruder, number: int) -> str:
    """The exit of an Intruder's room that bears a number."""
    return g.board.exits[intruder.at][str(number)]


def retreat(g: Nemesis, intruder: Intruder, *, arrow: bool = False) -> None:
    """Retreat through the corridor that an Event card names (NEM-RETREAT-02, NEM-RUL-31)."""
    for card in g.draw(g.events):
        g.events.discard.append(card)
        number = EVENTS[card].corridor
        g.tell(Retreated(intruder=intruder.id, number=number, card=card, arrow=int(arrow)))
        go(g, [(intruder, by_number(g, intruder, number))])


def towards(g: Nemesis, intruder: Intruder, room: str) -> str:
    """The corridor by which an Intruder comes to a room next to it, an unblocked one if there is (NEM-RUL-16)."""
    ways = g.board.between(intruder.at, room)
    return next((way for way in ways if g.open(way)), ways[0])


def hunt(g: Nemesis) -> None:
    """Move each Adult that is not in Combat to a room next to it with a Character, the lowest number first."""
    moves = []
    for intruder in g.intruders:
        if intruder.kind == "adult" and not g.fighting(intruder):
            prey = next((room for room in g.board.neighbours(intruder.at) if g.crew_in(room)), "")
            if prey:
                moves.append((intruder, towards(g, intruder, prey)))
    go(g, moves)


def throw_out(g: Nemesis, room: str) -> None:
    """Put everybody in the Pods of a Section back into its room when an Intruder is there (NEM-POD-10)."""
    tile = g.rooms[room].tile
    if not g.rooms[room].explored or not tile.startswith("evacuation-"):
        return
    pods = {pod.number for pod in g.pods if f"evacuation-{pod.section}" == tile}
    for seat in g.in_order():
        player = g.players[seat]
        if player.state == "pod" and player.pod in pods:
            player.state, player.pod, player.at = "aboard", "", room
            g.tell(ThrownOut(who=g.who(seat), room=g.place(room)))
