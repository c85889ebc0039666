"""What is thrown: Grenades, Molotov Cocktails, Smoke Grenades and Decoys."""

from __future__ import annotations

from bot.engine.asks import Choice, Option, Reason, Together, option
from bot.engine.state import Steps
from bot.games.nemesis.events.crew import Lured, Threw
from bot.games.nemesis.rules.acting import moving
from bot.games.nemesis.rules.acting.acting import Act, decide, discard_openly, numbered, pay, picked
from bot.games.nemesis.rules.acting.choosing import choose_room, choose_way
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.body import wounds
from bot.games.nemesis.rules.intruders import attacking, damage
from bot.games.nemesis.rules.intruders import moving as intruder_moves
from bot.games.nemesis.rules.ship import hazards, noise_roll
from bot.games.nemesis.state import Nemesis


def range_of(g: Nemesis, seat: str) -> list[str]:
    """The rooms that can be thrown into: your own and those no Closed Door cuts off (NEM-DOOR-04)."""
    here = g.players[seat].at
    return [here, *g.adjacent(here)]


def targets(g: Nemesis, seat: str) -> list[Option]:
    """What a Grenade can be thrown at: an Intruder, or loose Eggs (NEM-ROOM-NEST-10)."""
    found = []
    for room in range_of(g, seat):
        found += [option("throw", target=each.id, room=g.place(room)) for each in g.intruders_in(room)]
        if g.loose_eggs(room):
            found.append(option("throw", target="egg", room=g.place(room)))
    return found


def throw_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: there must be a target in reach."""
    return bar(targets(g, seat), "no-target", "NEM-DOOR-04")


def grenade(g: Nemesis, act: Act) -> Steps:
    """Throw a Grenade: 2 Injuries to the target, 1 or a Serious Wound to everybody else there (NEM-COMBAT-06)."""
    choice = yield from decide(g, act, "throw", targets(g, act.seat))
    if not (yield from pay(g, act)):
        return
    room, target = g.room_named(choice["room"]), choice["target"]
    g.tell(Threw(who=g.who(act.seat), target=target, room=g.place(room), at=room))
    yield from blast(g, room, target)
    if target == "egg":
        damage.destroy_eggs(g, room, 2)
        yield from noise_after(g, act.seat)


def blast(g: Nemesis, room: str, target: str) -> Steps:
    """Hurt everything in a room, the target twice."""
    with wounds.at_once(g):
        for seat in g.crew_in(room):
            yield from wounds.serious(g, seat, source="blast")
    for intruder in g.intruders_in(room):
        if g.intruder(intruder.id):
            damage.injure(g, intruder, 2 if intruder.id == target else 1)


def noise_after(g: Nemesis, seat: str) -> Steps:
    """Make a Noise roll after an attempt on Eggs, hit or miss (NEM-ROOM-NEST-11)."""
    if g.here(seat):
        yield from noise_roll.roll(g, seat)


def flammable(g: Nemesis, seat: str) -> list[str]:
    """The rooms in reach with an Intruder or loose Eggs."""
    return [room for room in range_of(g, seat) if g.intruders_in(room) or g.loose_eggs(room)]


def burn_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: there must be a target in reach."""
    return bar(flammable(g, seat), "no-target", "NEM-DOOR-04")


def molotov(g: Nemesis, act: Act) -> Steps:
    """Throw a Molotov Cocktail: Fire there, and everybody there is hurt; 1 loose Egg burns (NEM-ROOM-NEST-10)."""
    room = yield from choose_room(g, act, "throw", flammable(g, act.seat))
    if not (yield from pay(g, act)):
        return
    g.tell(Threw(who=g.who(act.seat), target="", room=g.place(room), at=room))
    at_eggs = not g.intruders_in(room)
    hazards.kindle(g, room)
    yield from blast(g, room, "")
    if at_eggs:
        damage.destroy_eggs(g, room, 1)
        yield from noise_after(g, act.seat)


def run_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: there must be a way out (NEM-MOVE-06)."""
    return bar(g.reachable(g.players[seat].at), "no-way-out", "NEM-MOVE-06")


def smoke(g: Nemesis, act: Act) -> Steps:
    """Leave without being attacked, while the others in the room discard a card each (NEM-ESCAPE-06)."""
    here = g.players[act.seat].at
    via, to = yield from choose_way(g, act, "escape-to", g.reachable(here))
    if not (yield from pay(g, act)):
        return
    choking = [seat for seat in g.crew_in(here) if seat != act.seat and g.players[seat].hand]
    if choking:
        asks = tuple(
            g.ask(seat, "choke", numbered("discard", g.players[seat].hand), secret=True, args={"who": g.who(seat)})
            for seat in choking
        )
        choices: tuple[Choice, ...] = yield Together(asks)
        for choice in choices:
            discard_openly(g, choice.seat, picked(g.players[choice.seat].hand, choice))
    if g.open(via):
        yield from moving.enter(g, act.seat, to, via)


def lure_barred(g: Nemesis, seat: str) -> Reason | None:
    """Why not: a room next to yours must be open."""
    return bar(g.adjacent(g.players[seat].at), "no-way-out", "NEM-DOOR-04")


def decoy(g: Nemesis, act: Act) -> Steps:
    """Draw all Intruders around a room next to yours into it; those in Combat attack first."""
    room = yield from choose_room(g, act, "decoy", g.adjacent(g.players[act.seat].at))
    if not (yield from pay(g, act)):
        return
    g.tell(Lured(who=g.who(act.seat), room=g.place(room), at=room))
    around = [each for near in g.board.neighbours(room) for each in g.intruders_in(near)]
    for intruder in around:
        if g.intruder(intruder.id) and (prey := attacking.target(g, intruder)):
            yield from attacking.attack(g, intruder, prey)
    left = [each for each in around if g.intruder(each.id)]
    intruder_moves.go(g, [(each, intruder_moves.towards(g, each, room)) for each in left])
