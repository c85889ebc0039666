"""Doors: closing, opening and breaking them (NEM-DOOR)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.asks import Choice, option
from bot.engine.state import Asking, Steps
from bot.games.nemesis.box.content import STOCK
from bot.games.nemesis.events.ship import AirlockCancelled, DoorClosed, DoorDestroyed, DoorOpened
from bot.games.nemesis.state import Nemesis


def closable(g: Nemesis, corridor: str, *, torch: bool = False) -> bool:
    """Whether a Door can be closed here: not where one lies Destroyed, unless by the Plasma Torch (NEM-DOOR-08)."""
    return corridor not in g.doors or (torch and g.doors[corridor] == "destroyed")


def close(g: Nemesis, seat: str, corridor: str, keep: Iterable[str] = ()) -> Steps:
    """Close a Door; where no token is left, another Closed Door gives its own (NEM-DOOR-10, NEM-RUL-20)."""
    if g.doors.get(corridor) != "destroyed" and len(g.doors) >= STOCK.doors:
        donor = yield from _donor(g, seat, {*keep, corridor})
        if not donor:
            return
        open_up(g, donor)
    g.doors[corridor] = "closed"
    g.tell(DoorClosed(corridor=corridor))


def _donor(g: Nemesis, seat: str, keep: set[str]) -> Asking[str]:
    found = [corridor for corridor, door in g.doors.items() if door == "closed" and corridor not in keep]
    if len(found) < 2:
        return found[0] if found else ""
    offers = [option("donor", corridor=corridor) for corridor in found]
    choice: Choice = yield g.ask(seat, "donor", offers, args={"who": g.who(seat)})
    return choice["corridor"]


def open_up(g: Nemesis, corridor: str) -> None:
    """Open a Door: its token goes back to the supply (NEM-DOOR-09)."""
    del g.doors[corridor]
    g.tell(DoorOpened(corridor=corridor))
    _cancel_airlock(g, corridor)


def destroy(g: Nemesis, corridor: str) -> None:
    """Destroy a Closed Door: it lets everybody through for good (NEM-DOOR-05, NEM-DOOR-07)."""
    g.doors[corridor] = "destroyed"
    g.tell(DoorDestroyed(corridor=corridor))
    _cancel_airlock(g, corridor)


def _cancel_airlock(g: Nemesis, corridor: str) -> None:
    """End the Airlock Procedure if one of its Doors gives way (NEM-ROOM-AIRLOCK-03, NEM-RUL-48)."""
    if g.airlock and g.airlock in corridor.split("-")[:2]:
        g.tell(AirlockCancelled(room=g.place(g.airlock)))
        g.airlock = ""


def switch(g: Nemesis, seat: str, *corridors: str) -> Steps:
    """Open Closed Doors, then close open corridors; none of the latter gives its Door away again (NEM-RUL-20)."""
    closing = [corridor for corridor in corridors if g.doors.get(corridor) != "closed"]
    for corridor in corridors:
        if corridor not in closing:
            open_up(g, corridor)
    for corridor in closing:
        yield from close(g, seat, corridor, keep=closing)


def switchable(g: Nemesis, room: str, *, torch: bool = False) -> list[str]:
    """The corridors of a room whose Door can be opened or closed (NEM-RUL-66)."""
    return [
        corridor
        for corridor, _ in g.board.ways[room]
        if g.doors.get(corridor) == "closed" or closable(g, corridor, torch=torch)
    ]
