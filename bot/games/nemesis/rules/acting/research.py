"""Weaknesses: analysing Objects (NEM-WEAK, NEM-ROOM-LAB)."""

from __future__ import annotations

from bot.games.nemesis.box.content import is_item
from bot.games.nemesis.events.intruders import WeaknessFound
from bot.games.nemesis.state import Clue, Nemesis


def clue_of(g: Nemesis, thing: str) -> Clue:
    """The Weakness slot that an Object belongs to (NEM-WEAK-01)."""
    slot = "corpse" if thing.startswith("corpse") else thing
    return next(clue for clue in g.clues if clue.slot == slot)


def analysable(g: Nemesis, room: str) -> list[str]:
    """The Objects in a room, lying or carried, whose Weakness is not known (NEM-ROOM-LAB-01, NEM-RUL-47)."""
    objects = [*g.rooms[room].objects]
    for seat in g.crew_in(room):
        objects += [thing.id for thing in g.players[seat].hands if not is_item(thing.id)]
    return [thing for thing in dict.fromkeys(objects) if not clue_of(g, thing).known]


def analyse(g: Nemesis, seat: str, thing: str) -> None:
    """Turn a Weakness card face up; the Object is not used up (NEM-ROOM-LAB-02, NEM-ROOM-LAB-03)."""
    clue = clue_of(g, thing)
    clue.known = True
    g.reveal()
    g.tell(WeaknessFound(who=g.who(seat), thing=thing, weakness=clue.card))
