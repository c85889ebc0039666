"""Movement of Characters: Movement, Careful Movement, Escape, and entering a room (NEM-MOVE, NEM-EXPLORE)."""

from __future__ import annotations

from typing import Literal

from bot.engine.decks import kind_of
from bot.engine.state import Asking, Steps
from bot.games.nemesis.box.content import EXPLORATION, TILES
from bot.games.nemesis.events.crew import Moved
from bot.games.nemesis.events.ship import Explored, Silent, SlimeHeard, TokenFound
from bot.games.nemesis.rules.acting.acting import Act, pay
from bot.games.nemesis.rules.acting.choosing import openly
from bot.games.nemesis.rules.intruders import attacking
from bot.games.nemesis.rules.ship import doors, hazards, noise, noise_roll
from bot.games.nemesis.state import Nemesis

Noise = Literal["roll", "careful", "none"]
"""What entering an empty room brings: a Noise roll, a marker of the mover's choice, or nothing."""


def empty(g: Nemesis, room: str) -> bool:
    """Whether neither a Character nor an Intruder is in a room (NEM-MOVE-08, NEM-RUL-14)."""
    return not g.crew_in(room) and not any(each.at == room for each in g.intruders)


def move(g: Nemesis, act: Act, via: str, to: str, how: Noise = "roll") -> Steps:
    """Move to a room through a corridor (NEM-MOVE-05); careful Movement marks a corridor (NEM-MOVE-11)."""
    if (yield from pay(g, act)) and g.open(via):
        yield from enter(g, act.seat, to, via, how)


def escape(g: Nemesis, act: Act, via: str, to: str) -> Steps:
    """Leave a room with Intruders: each of them attacks first (NEM-ESCAPE-01..05, NEM-RUL-29)."""
    if not (yield from pay(g, act)):
        return
    yield from run_the_gauntlet(g, act.seat)
    if g.here(act.seat) and g.open(via):
        yield from enter(g, act.seat, to, via)


def run_the_gauntlet(g: Nemesis, seat: str) -> Steps:
    """Let every Intruder in the room attack who escapes (NEM-ESCAPE-03)."""
    for intruder in g.intruders_in(g.players[seat].at):
        if not g.here(seat):
            return
        if g.intruder(intruder.id):
            yield from attacking.attack(g, intruder, seat)


def enter(g: Nemesis, seat: str, to: str, via: str, how: Noise = "roll") -> Steps:
    """Enter a room: explore it, then noise if it was empty (NEM-MOVE-07, NEM-MOVE-09)."""
    player = g.players[seat]
    alone = empty(g, to)
    start, player.at = player.at, to
    g.tell(Moved(who=g.who(seat), to=g.place(to), path=(start, to)))
    if TILES[g.rooms[to].tile].id == "slime-room":
        reveal_tile(g, to)
        hazards.slime(g, seat)
    silent = False
    if not g.rooms[to].explored:
        silent = yield from explore(g, seat, to, via, how)
    if not alone or silent or not g.here(seat):
        return
    if how == "careful":
        free = noise.quiet(g, to)
        if free:
            noise.put(g, (yield from openly(g, seat, "careful-noise", "noise", "corridor", free)))
    elif how == "roll":
        yield from noise_roll.roll(g, seat)


def reveal_tile(g: Nemesis, room: str) -> None:
    """Turn a Room tile face up (NEM-EXPLORE-01)."""
    found = g.rooms[room]
    if not found.face_up:
        found.face_up = True
        g.reveal()
        g.tell(Explored(room=found.tile, slot=room))


def explore(g: Nemesis, seat: str, room: str, via: str, how: Noise) -> Asking[bool]:
    """Turn tile and Exploration token; True if there is no noise for this Movement (NEM-EXPLORE-01..05)."""
    found = g.rooms[room]
    reveal_tile(g, room)
    found.explored = True
    g.count("rooms", seat)
    if found.tile in hazards.NO_MALFUNCTION and found.malfunction:
        found.malfunction = False  # NEM-RUL-67
    token, found.token = found.token, ""
    g.removed.append(token)
    g.reveal()
    if TILES[found.tile].colour != "none":
        count = EXPLORATION[token]
        found.items = (count + 1) // 2 if g.mode == "solo" else count
    return (yield from _token(g, seat, room, via, how, kind_of(token)))


def _token(g: Nemesis, seat: str, room: str, via: str, how: Noise, effect: str) -> Asking[bool]:
    """Resolve the effect of an Exploration token (NEM-TOKEN-01..08)."""
    g.tell(TokenFound(token=effect, items=g.rooms[room].items, room=g.place(room)))
    if effect == "silence" and g.players[seat].slime:
        effect = "danger"  # NEM-SLIME-01
        if how == "roll":
            g.tell(SlimeHeard(who=g.who(seat)))
    match effect:
        case "silence" | "danger" if how != "roll":
            return False  # what stands in for the Noise roll stands in for the symbol too (NEM-RUL-15)
        case "silence":
            g.tell(Silent())
            return True
        case "danger":
            noise.danger(g, room)
            return True
        case "slime":
            hazards.slime(g, seat)
        case "fire":
            hazards.kindle(g, room)
        case "malfunction":
            hazards.malfunction(g, room)
        case "doors" if via and doors.closable(g, via):
            yield from doors.close(g, g.turn or seat, via)  # whoever acts chooses a donor, not who is sent (NEM-RUL-20)
    return False
