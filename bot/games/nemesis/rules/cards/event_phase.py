"""The Event Phase, step by step (NEM-ROUND-04)."""

from __future__ import annotations

from bot.engine.state import GameOver, Steps
from bot.games.nemesis.box.content import STOCK
from bot.games.nemesis.events.ship import ChambersOpened, DestructTicked, DestructUnstoppable, FireRaged, TimePassed
from bot.games.nemesis.rules.cards import event_cards
from bot.games.nemesis.rules.intruders import attacking, bag, damage
from bot.games.nemesis.rules.ship import hazards
from bot.games.nemesis.state import Nemesis


def event_phase(g: Nemesis) -> Steps:
    """Time, Attacks, Fire, Event card, Bag Development; fewer with an Intruder Player (NEM-INTPLAYER-13)."""
    time_step(g)
    if not g.hunter and not g.truce:
        yield from attack_step(g)
    fire_step(g)
    if not g.hunter:
        yield from event_cards.event_step(g)
        g.end_phase("event")
        yield from bag.develop(g)
    g.truce = False
    g.came = []
    g.end_phase("round")
    g.round, g.phase, g.drawn = g.round + 1, "player", False


def time_step(g: Nemesis) -> None:
    """Move the Time marker, and the Self-Destruct marker if it runs; then test for the end (NEM-TIME, NEM-RUL-52)."""
    g.time += 1
    space = STOCK.time_track[g.time]
    g.tell(TimePassed(left=len(STOCK.time_track) - 1 - g.time))
    if g.destruct >= 0:
        g.destruct += 1
        g.tell(DestructTicked(left=len(STOCK.destruct_track) - 1 - g.destruct))
    if g.destruct >= 0 and STOCK.destruct_track[g.destruct] == "skull":
        raise GameOver("self-destruct")
    if space == "red":
        raise GameOver("jump")
    if space == "blue" and STOCK.time_track[g.time - 1] != "blue":
        g.tell(ChambersOpened())
    if g.destruct >= 0 and STOCK.destruct_track[g.destruct] == "yellow" and not g.unstoppable:
        g.unstoppable = True
        g.tell(DestructUnstoppable())
        hazards.unlock_pods(g, "countdown")
    g.end_phase("time")


def attack_step(g: Nemesis) -> Steps:
    """Let every Intruder that shares a room with a Character attack once (NEM-INTATT-02, NEM-RUL-28)."""
    attackers = [each for room in g.rooms for each in g.intruders_in(room) if g.fighting(each)]
    for intruder in attackers:
        if g.intruder(intruder.id) and (seat := attacking.target(g, intruder)):
            yield from attacking.attack(g, intruder, seat)
    if attackers:
        g.end_phase("attacks")


def fire_step(g: Nemesis) -> None:
    """Burn Intruders and loose Eggs in rooms on fire (NEM-FIRE-04..06, NEM-RUL-33)."""
    burning = [room for room, found in g.rooms.items() if found.fire]
    caught = [each for room in burning for each in g.intruders_in(room)]
    nests = [room for room in burning if g.loose_eggs(room)]
    if not caught and not nests:
        return
    g.tell(FireRaged())
    for intruder in caught:
        if g.intruder(intruder.id):
            damage.injure(g, intruder, 1, fire=True)
    for room in nests:
        damage.destroy_eggs(g, room, 1)
    g.end_phase("fire")
