"""Injuries of Intruders: the check, death, Retreat; and Eggs (NEM-DAMAGE, NEM-RETREAT, NEM-ROOM-NEST)."""

from __future__ import annotations

from bot.games.nemesis.box.content import BLOOD
from bot.games.nemesis.events.injuries import EggsDestroyed, Endured, Injured, Killed, NestDestroyed
from bot.games.nemesis.rules.intruders import moving
from bot.games.nemesis.state import Intruder, Nemesis


def injure(g: Nemesis, intruder: Intruder, count: int, *, fire: bool = False) -> None:
    """Put Injuries on an Intruder, then check their effect once (NEM-DAMAGE-01..08, NEM-RUL-30)."""
    dealt = count + (fire and g.weak("fire"))
    intruder.injuries += dealt
    g.tell(Injured(intruder=intruder.id, count=intruder.injuries, at=intruder.at, dealt=dealt))
    if intruder.kind == "larva":
        kill(g, intruder)
        return
    cards = g.draw(g.attacks, 2 if intruder.kind in ("breeder", "queen") else 1)
    g.attacks.discard += cards
    blood = [BLOOD[card] for card in cards]
    needed = sum(blood) - g.weak("brink")
    if all(blood) and needed <= intruder.injuries:
        kill(g, intruder, needed)
    elif all(blood):
        g.tell(Endured(intruder=intruder.id, blood=needed))
    else:
        moving.retreat(g, intruder, arrow=True)


def kill(g: Nemesis, intruder: Intruder, blood: int = 0) -> None:
    """Take a dead Intruder off the board, and leave a Carcass unless it is a Larva (NEM-DAMAGE-04, NEM-DAMAGE-10)."""
    g.intruders.remove(intruder)
    g.count("kills", g.turn if g.phase == "player" and g.turn != g.hunter else "")
    if intruder.kind != "larva":
        g.rooms[intruder.at].objects.append("carcass")
    if intruder.kind == "queen":
        g.queen_killed = True
    g.tell(Killed(intruder=intruder.id, room=g.place(intruder.at), at=intruder.at, blood=max(0, blood)))


def destroy_eggs(g: Nemesis, room: str, count: int) -> int:
    """Destroy loose Eggs, those of the Nest first; gives how many (NEM-ROOM-NEST-08, NEM-RUL-33)."""
    found = g.rooms[room]
    stock = min(count, g.eggs) if found.tile == "nest" and found.explored else 0
    g.eggs -= stock
    lying = min(count - stock, found.objects.count("egg"))
    for _ in range(lying):
        found.objects.remove("egg")
    if stock + lying:
        g.tell(EggsDestroyed(count=stock + lying, room=g.place(room), at=room))
    check_nest(g)
    return stock + lying


def check_nest(g: Nemesis) -> None:
    """Destroy the Nest for good when no Egg is left in it (NEM-ROOM-NEST-04, NEM-RUL-46)."""
    if not g.eggs and not g.nest_destroyed:
        g.nest_destroyed = True
        g.tell(NestDestroyed())
