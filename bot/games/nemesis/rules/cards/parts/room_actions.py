"""Sections of Action cards that give a Room Action for free, look into things, or need a Computer."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import Reason, option
from bot.engine.state import Steps
from bot.games.nemesis.box.content import TILES
from bot.games.nemesis.rules.acting import peeking
from bot.games.nemesis.rules.acting.acting import Act, Part, decide, pay
from bot.games.nemesis.rules.acting.choosing import choose_room
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.ship import hazards
from bot.games.nemesis.rules.ship.rooms import RoomPart, room_barred, room_parts, unexplored
from bot.games.nemesis.state import Nemesis


def free_action(rooms: Callable[[Nemesis, str], list[str]]) -> Part:
    """Make a section that uses a Room Action without its Cost, in one of some rooms."""

    def choices(g: Nemesis, seat: str) -> list[tuple[str, str]]:
        return [
            (room, name)
            for room in rooms(g, seat)
            if not room_barred(g, room)
            for name, part in room_parts(g, room).items()
            if not part.barred(g, seat, room)
        ]

    def barred(g: Nemesis, seat: str) -> Reason | None:
        return bar(choices(g, seat), "no-room-action", "NEM-COST-15")

    def do(g: Nemesis, act: Act) -> Steps:
        offers = [option("free", room=g.place(room), part=name) for room, name in choices(g, act.seat)]
        choice = yield from decide(g, act, "free", offers)
        room = g.room_named(choice["room"])
        part: RoomPart = room_parts(g, room)[choice["part"]]
        yield from part.do(g, act, room)

    return Part(barred, do)


def here_with_computer(g: Nemesis, seat: str) -> list[str]:
    """Your room, if it has a Computer that works."""
    at = g.players[seat].at
    return [at] if g.computer(at) else []


def cockpit_or_computer(g: Nemesis, seat: str) -> list[str]:
    """Your room, if it is the Cockpit or has a Computer."""
    at = g.players[seat].at
    return [at] if g.rooms[at].tile == "cockpit" or g.computer(at) else []


def here_without_computer(g: Nemesis, seat: str) -> list[str]:
    """Your room, if it has no Computer."""
    at = g.players[seat].at
    return [at] if g.rooms[at].explored and not TILES[g.rooms[at].tile].computer else []


def at_a_terminal(g: Nemesis, seat: str) -> bool:
    """Whether Intranet and Risk Assessment work here: a Computer, or the Holo Computer in hand."""
    return g.computer(g.players[seat].at) or g.players[seat].thing("holo-computer") is not None


def computers(g: Nemesis, seat: str) -> list[str]:
    """Every room with a Computer that works, from a terminal."""
    return [room for room in g.rooms if g.computer(room)] if at_a_terminal(g, seat) else []


def computer_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: you must be at a Computer that works (NEM-ROOM-ALL-02, NEM-MALF-11)."""
    return bar(g.computer(g.players[seat].at), "no-computer", "NEM-MALF-11")


def terminal_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: you must be at a Computer, or carry the Holo Computer."""
    return bar(at_a_terminal(g, seat), "no-computer", "NEM-MALF-11")


def check_coordinates(g: Nemesis, act: Act) -> Steps:
    """Check the Coordinates from a Computer."""
    if (yield from pay(g, act)):
        peeking.look_at_coordinates(g, act.seat)


def peek_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: something must be unexplored."""
    return bar(unexplored(g), "all-explored", "NEM-ROOM-MONITOR-01")


def peek_tile(g: Nemesis, act: Act) -> Steps:
    """Look at an unexplored Room tile, not at its token."""
    yield from peek(g, act, 1, token=False)


def peek(g: Nemesis, act: Act, count: int, *, token: bool) -> Steps:
    """Choose unexplored rooms and look at them."""
    offers = [option("where", room=g.place(room)) for room in unexplored(g)]
    most = min(count, len(offers))
    choice = yield from decide(g, act, "peek", offers, kind="some", least=most, most=most)
    if (yield from pay(g, act)):
        for room in choice.all("room"):
            peeking.look_at_room(g, act.seat, g.room_named(room), token=token)


def risk_assessment(g: Nemesis, act: Act) -> Steps:
    """Look at the top Event card and put it on top or under the deck."""
    if (yield from pay(g, act)):
        yield from peeking.foresee(g, act.seat)


def blockable(g: Nemesis) -> list[str]:
    """The rooms with a Computer that can get a Malfunction."""
    return [room for room in g.rooms if g.computer(room)]


def block_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: you must be at a Computer, and there must be one to break."""
    return computer_barred(g, seat) or bar(blockable(g), "no-computer", "NEM-MALF-11")


def block(g: Nemesis, act: Act) -> Steps:
    """Put a Malfunction in any room with a Computer."""
    room = yield from choose_room(g, act, "block", blockable(g))
    if (yield from pay(g, act)):
        hazards.malfunction(g, room)
