"""What the Items do, section by section. The texts are in the words; the figures in items.toml."""

from __future__ import annotations

from bot.engine.asks import Choice, Reason
from bot.engine.state import Steps
from bot.games.nemesis import (
    contamination,
    damage,
    decks,
    doors,
    hazards,
    intruder_moves,
    items,
    moving,
    peeking,
    throwing,
    wounds,
)
from bot.games.nemesis import rooms as room_actions
from bot.games.nemesis.acting import Act, Part, always, bar, decide, discard_openly, numbered, pay, picked
from bot.games.nemesis.card_parts import CARD_PARTS, can_peek, can_quench, needs_computer, peek
from bot.games.nemesis.choosing import choose_corridor, choose_crew, choose_intruder, choose_room, choose_thing
from bot.games.nemesis.content import TILES, is_item, item, kind
from bot.games.nemesis.events_finds import Added, Joined, Maneuvered
from bot.games.nemesis.pods import section
from bot.games.nemesis.research import analysable, analyse
from bot.games.nemesis.state import Nemesis, Thing

FREE = {"load-autoloader"}
"""Sections that cost nothing, whatever the card says."""


# Ammo


def flamethrowers(g: Nemesis, seat: str) -> list[Thing]:
    """Give the Flamethrowers that are not full."""
    found = [thing for thing in g.players[seat].hands if kind(thing.id) == "flamethrower"]
    return [thing for thing in found if thing.ammo < items.capacity(thing)]


def can_fuel(g: Nemesis, seat: str) -> Reason | None:
    """A Flamethrower must be in hand and not full."""
    return bar(flamethrowers(g, seat), "cannot-load", "NEM-ITEM-08")


def fuel(g: Nemesis, act: Act) -> Steps:
    """Fill a Flamethrower."""
    yield from fill(g, act, [thing.id for thing in flamethrowers(g, act.seat)])


def fill(g: Nemesis, act: Act, weapons: list[str]) -> Steps:
    """Choose a Weapon and load it fully."""
    weapon = yield from choose_thing(g, act, "weapon", weapons)
    if (yield from pay(g, act)):
        items.load(g, act.seat, weapon, 99)


def chargeable(g: Nemesis, seat: str, *, auto: bool) -> list[str]:
    """Give the Energy Weapons that are not full, with or without the Autoloader."""
    found = [thing for thing in items.weapons(g, seat, energy=True) if thing.ammo < items.capacity(thing)]
    return [thing.id for thing in found if ("autoloader" in thing.added) == auto]


def can_charge(g: Nemesis, seat: str) -> Reason | None:
    """An Energy Weapon must be in hand and not full."""
    return bar(chargeable(g, seat, auto=False), "cannot-load", "NEM-ITEM-08")


def charge(g: Nemesis, act: Act) -> Steps:
    """Fill an Energy Weapon."""
    yield from fill(g, act, chargeable(g, act.seat, auto=False))


def can_autoload(g: Nemesis, seat: str) -> Reason | None:
    """The Weapon with the Autoloader must not be full."""
    return bar(chargeable(g, seat, auto=True), "cannot-load", "NEM-ITEM-08")


def autoload(g: Nemesis, act: Act) -> Steps:
    """Fill the Weapon with the Autoloader, at no Cost."""
    yield from fill(g, act, chargeable(g, act.seat, auto=True))


def can_extend(g: Nemesis, seat: str) -> Reason | None:
    """A Weapon must be in hand."""
    return bar(items.weapons(g, seat), "no-weapon", "NEM-ITEM-09")


def add_to(g: Nemesis, act: Act, weapons: list[str], ammo: int) -> Steps:
    """Attach the Item to a Weapon: the two are one from now on (NEM-ITEM-09)."""
    weapon = yield from choose_thing(g, act, "weapon", weapons)
    card, act.spend = act.card, None
    if not (yield from pay(g, act)):
        items.spend(g, act.seat, card)
        return
    items.let_go(g, act.seat, card)
    thing = g.players[act.seat].thing(weapon)
    if thing:
        thing.added.append(card)
        g.tell(Added(who=g.who(act.seat), card=card, weapon=weapon))
        if ammo:
            items.load(g, act.seat, weapon, ammo)


def extend(g: Nemesis, act: Act) -> Steps:
    """Add the Extended Magazine: 2 more Ammo, and room for them."""
    yield from add_to(g, act, [thing.id for thing in items.weapons(g, act.seat)], 2)


def can_mount(g: Nemesis, seat: str) -> Reason | None:
    """The Assault Rifle must be in hand."""
    return bar(g.players[seat].thing("assault-rifle"), "no-weapon", "NEM-ITEM-09")


def mount(g: Nemesis, act: Act) -> Steps:
    """Add the Autoloader to the Assault Rifle."""
    yield from add_to(g, act, ["assault-rifle"], 0)


def joinable(g: Nemesis, seat: str) -> list[str]:
    """Give the Heavy Items in hand that are not taped yet (NEM-ITEM-10)."""
    player = g.players[seat]
    taped = {id for pair in player.taped for id in pair}
    return [thing.id for thing in player.hands if is_item(thing.id) and thing.id not in taped]


def can_join(g: Nemesis, seat: str) -> Reason | None:
    """Two Heavy Items must be in hand; Objects do not count (NEM-ITEM-10)."""
    return bar(len(joinable(g, seat)) >= 2, "nothing-to-join", "NEM-ITEM-10")


def join(g: Nemesis, act: Act) -> Steps:
    """Tape two Heavy Items together: they need one hand (NEM-ITEM-10)."""
    one, two = joinable(g, act.seat)[:2]
    if (yield from pay(g, act)):
        g.players[act.seat].taped.append([one, two])
        g.tell(Joined(who=g.who(act.seat), one=one, two=two))


# Fire and Intruders


def quench(g: Nemesis, act: Act) -> Steps:
    """Put the Fire in your room out."""
    if (yield from pay(g, act)):
        hazards.quench(g, g.players[act.seat].at)


def near(g: Nemesis, seat: str) -> list[str]:
    """Give the Intruders in your room."""
    return [each.id for each in g.intruders_in(g.players[seat].at)]


def can_face(g: Nemesis, seat: str) -> Reason | None:
    """An Intruder must be in your room."""
    return bar(near(g, seat), "no-intruder", "NEM-COMBAT-04")


def repel(g: Nemesis, act: Act) -> Steps:
    """Make an Intruder in your room Retreat."""
    target = yield from choose_intruder(g, act, "repel", near(g, act.seat))
    if (yield from pay(g, act)):
        room_actions.repel(g, target)


def stun(g: Nemesis, act: Act) -> Steps:
    """Give an Intruder in your room 1 Injury, then make it Retreat."""
    target = yield from choose_intruder(g, act, "stun", near(g, act.seat))
    if not (yield from pay(g, act)):
        return
    if intruder := g.intruder(target):
        damage.injure(g, intruder, 1)
        if g.intruder(target) and intruder.at == g.players[act.seat].at:
            intruder_moves.retreat(g, intruder)


def others(g: Nemesis, seat: str) -> list[str]:
    """Give the other Characters in your room."""
    return [other for other in g.crew_in(g.players[seat].at) if other != seat]


def can_subdue(g: Nemesis, seat: str) -> Reason | None:
    """Somebody else must be in your room."""
    return bar(others(g, seat), "nobody-here", "NEM-COST-17")


def subdue(g: Nemesis, act: Act) -> Steps:
    """Make another Character in your room discard its hand."""
    other = yield from choose_crew(g, act, "subdue", others(g, act.seat))
    if (yield from pay(g, act)):
        discard_openly(g, other, list(g.players[other].hand))


# the body


def can_wipe(g: Nemesis, seat: str) -> Reason | None:
    """There must be Slime (NEM-SLIME-04)."""
    return bar(g.players[seat].slime, "no-slime", "NEM-SLIME-04")


def wipe(g: Nemesis, act: Act) -> Steps:
    """Take the Slime marker off (NEM-SLIME-04)."""
    if (yield from pay(g, act)):
        hazards.wash(g, act.seat)


def can_dress(g: Nemesis, seat: str) -> Reason | None:
    """There must be an open Serious Wound (NEM-WOUND-07)."""
    return room_actions.can_dress(g, seat, "")


def dress(g: Nemesis, act: Act) -> Steps:
    """Dress one Serious Wound (NEM-WOUND-07)."""
    card = yield from choose_thing(g, act, "wound", (wound.card for wound in wounds.dressable(g, act.seat)))
    if (yield from pay(g, act)):
        wounds.dress(g, act.seat, next(each for each in g.players[act.seat].wounds if each.card == card))


def can_heal_serious(g: Nemesis, seat: str) -> Reason | None:
    """There must be a Dressed Serious Wound (NEM-WOUND-08)."""
    return room_actions.can_heal_serious(g, seat, "")


def heal_serious(g: Nemesis, act: Act) -> Steps:
    """Heal one Dressed Serious Wound (NEM-WOUND-08)."""
    yield from room_actions.heal_one(g, act, "")


def can_heal_light(g: Nemesis, seat: str) -> Reason | None:
    """There must be a Light Wound (NEM-WOUND-08)."""
    return room_actions.can_heal_light(g, seat, "")


def heal_light(g: Nemesis, act: Act) -> Steps:
    """Heal all Light Wounds (NEM-WOUND-08)."""
    yield from room_actions.heal_lights(g, act, "")


def draw_two(g: Nemesis, act: Act) -> Steps:
    """Draw 2 cards."""
    if (yield from pay(g, act)):
        decks.draw(g, act.seat, 2)


def injection(g: Nemesis, act: Act) -> Steps:
    """Draw a card and take any number of Actions this turn; then pass."""
    if (yield from pay(g, act)):
        decks.draw(g, act.seat, 1)
        g.surge = True


def can_drink(g: Nemesis, seat: str) -> Reason | None:
    """There must be a Contamination card in hand (NEM-SCAN-01)."""
    return bar(g.players[seat].contaminated, "no-contamination", "NEM-SCAN-01")


def drink(g: Nemesis, act: Act) -> Steps:
    """Scan and remove a Contamination card in hand; for an Infected one take another."""
    cards = g.players[act.seat].contaminated
    choice = yield from decide(g, act, "scan", numbered("scan", cards))
    if not (yield from pay(g, act)):
        return
    card = picked(cards, choice)
    infected = contamination.scan(g, act.seat, card)
    contamination.remove(g, act.seat, card)
    if infected:
        contamination.contaminate(g, act.seat)


def drugs(g: Nemesis, act: Act) -> Steps:
    """Discard any cards, Contamination too, and draw as many and one more."""
    if not (yield from pay(g, act)):
        return
    player, cards = g.players[act.seat], []
    if player.hand:
        choice: Choice = yield g.ask(
            act.seat,
            "drugs",
            numbered("discard", player.hand),
            kind="some",
            secret=True,
            least=0,
            most=len(player.hand),
            args={"who": g.who(act.seat)},
        )
        cards = picked(player.hand, choice)
        discard_openly(g, act.seat, cards)
    decks.draw(g, act.seat, len(cards) + 1)


def antidote(g: Nemesis, act: Act) -> Steps:
    """Remove Infected cards and the Larva, take a Contamination card, shuffle all, and pass."""
    if not (yield from pay(g, act)):
        return
    seat, player = act.seat, g.players[act.seat]
    contamination.remove(g, seat, contamination.scan(g, seat, contamination.all_of(player)))
    contamination.cut_out(g, seat)
    contamination.contaminate(g, seat)
    contamination.reshuffle(g, seat)
    g.must_pass = True


# rooms


def walkable(g: Nemesis, seat: str) -> list[str]:
    """Give the other yellow rooms that are known."""
    here = g.players[seat].at
    return [n for n, room in g.rooms.items() if n != here and room.explored and TILES[room.tile].colour == "yellow"]


def can_walk(g: Nemesis, seat: str) -> Reason | None:
    """You must be in a yellow room, and know another."""
    return bar(TILES[g.room(seat).tile].colour == "yellow", "not-yellow", "NEM-COST-17") or bar(
        walkable(g, seat), "not-yellow", "NEM-COST-17"
    )


def spacewalk(g: Nemesis, act: Act) -> Steps:
    """Discard all Action cards and go outside to another yellow room."""
    room = yield from choose_room(g, act, "spacewalk", walkable(g, act.seat))
    if (yield from pay(g, act)):
        discard_openly(g, act.seat, g.players[act.seat].payable)
        yield from moving.enter(g, act.seat, room, "")


def peek_two(g: Nemesis, act: Act) -> Steps:
    """Look at two unexplored Room tiles, not at their tokens."""
    yield from peek(g, act, 2, token=False)


def peek_room(g: Nemesis, act: Act) -> Steps:
    """Look at an unexplored room and its token."""
    yield from peek(g, act, 1, token=True)


def torch(g: Nemesis, act: Act) -> Steps:
    """Open or close a Door next to your room, a Destroyed one too (NEM-DOOR-08)."""
    found = doors.switchable(g, g.players[act.seat].at, torch=True)
    corridor = yield from choose_corridor(g, act, "door", found)
    if (yield from pay(g, act)):
        yield from doors.switch(g, act.seat, corridor)


def can_torch(g: Nemesis, seat: str) -> Reason | None:
    """There must be a Door to work on."""
    return bar(doors.switchable(g, g.players[seat].at, torch=True), "no-door", "NEM-RUL-66")


def doors_around(g: Nemesis, act: Act) -> Steps:
    """Open and close Doors around one room."""
    yield from room_actions.doors_around(g, act)


def can_turn_key(g: Nemesis, seat: str) -> Reason | None:
    """You must be in an Evacuation room with a Pod left."""
    return bar(section(g, g.players[seat].at), "no-pod-left", "NEM-POD-01")


def turn_key(g: Nemesis, act: Act) -> Steps:
    """Lock or Unlock a Pod of this Section."""
    yield from room_actions.turn_lock(g, act, [pod.number for pod in section(g, g.players[act.seat].at)])


def can_override(g: Nemesis, seat: str) -> Reason | None:
    """You must be at a Computer, and the Sequence must be open to change (NEM-DESTRUCT-03)."""
    check = room_actions.can_start if g.destruct < 0 else room_actions.can_stop
    return needs_computer(g, seat) or check(g, seat, "")


def override(g: Nemesis, act: Act) -> Steps:
    """Start or stop the Self-Destruct Sequence."""
    if (yield from pay(g, act)):
        if g.destruct < 0:
            hazards.start_destruct(g)
        else:
            hazards.stop_destruct(g)


def field_research(g: Nemesis, act: Act) -> Steps:
    """Analyse an Object outside the Laboratory (NEM-WEAK-02)."""
    thing = yield from choose_thing(g, act, "analyse", analysable(g, g.players[act.seat].at))
    if (yield from pay(g, act)):
        analyse(g, act.seat, thing)


def can_research(g: Nemesis, seat: str) -> Reason | None:
    """There must be an Object here whose Weakness is not known."""
    return bar(analysable(g, g.players[seat].at), "nothing-to-analyse", "NEM-ROOM-LAB-01")


# other people


def suspects(g: Nemesis, seat: str, *, signal: bool) -> list[str]:
    """Give the others whose Objective can be looked at."""
    return [
        other
        for other in g.in_order()
        if other != seat and g.players[other].objectives and (g.players[other].signal or not signal)
    ]


def can_read_log(g: Nemesis, seat: str) -> Reason | None:
    """You must be at a Computer, and somebody must have a secret."""
    return needs_computer(g, seat) or bar(suspects(g, seat, signal=False), "no-suspect", "NEM-COST-17")


def read_log(g: Nemesis, act: Act) -> Steps:
    """Look at another player's Objective."""
    other = yield from choose_crew(g, act, "suspect", suspects(g, act.seat, signal=False))
    if (yield from pay(g, act)):
        peeking.look_at_objective(g, act.seat, other)


def can_read_comms(g: Nemesis, seat: str) -> Reason | None:
    """You must be at a Computer, and somebody else must have sent the Signal."""
    return needs_computer(g, seat) or bar(suspects(g, seat, signal=True), "no-suspect", "NEM-COST-17")


def read_comms(g: Nemesis, act: Act) -> Steps:
    """Look at the Objective of somebody who sent the Signal."""
    other = yield from choose_crew(g, act, "suspect", suspects(g, act.seat, signal=True))
    if (yield from pay(g, act)):
        peeking.look_at_objective(g, act.seat, other)


def maneuver(g: Nemesis, act: Act) -> Steps:
    """Let everybody pass at once; there are no Intruder Attacks in this round's Event Phase.

    Who bleeds suffers for this pass too; the Intruder Player passes next, with the usual discards (NEM-INTPLAYER-08).
    """
    if not (yield from pay(g, act)):
        return
    g.truce = True
    g.tell(Maneuvered(who=g.who(act.seat)))
    for seat in g.in_order():
        player = g.players[seat]
        if player.passed or seat == g.hunter:
            continue
        player.passed = True
        if player.awake and player.hurt("bleeding"):
            yield from wounds.light(g, seat)


PARTS: dict[str, Part] = {
    **CARD_PARTS,
    "load-flamethrower": Part(can_fuel, fuel),
    "load-energy": Part(can_charge, charge),
    "load-autoloader": Part(can_autoload, autoload),
    "extend": Part(can_extend, extend),
    "autoload": Part(can_mount, mount),
    "join": Part(can_join, join),
    "quench": Part(can_quench, quench),
    "repel": Part(can_face, repel),
    "stun": Part(can_face, stun),
    "subdue": Part(can_subdue, subdue),
    "wipe": Part(can_wipe, wipe),
    "dress": Part(can_dress, dress),
    "heal-serious": Part(can_heal_serious, heal_serious),
    "heal-light": Part(can_heal_light, heal_light),
    "draw-two": Part(always, draw_two),
    "injection": Part(always, injection),
    "alcohol": Part(can_drink, drink),
    "drugs": Part(always, drugs),
    "antidote": Part(always, antidote),
    "spacewalk": Part(can_walk, spacewalk),
    "peek-two-tiles": Part(can_peek, peek_two),
    "peek-room": Part(can_peek, peek_room),
    "torch": Part(can_torch, torch),
    "doors-around": Part(always, doors_around),
    "pod-key": Part(can_turn_key, turn_key),
    "destruct-key": Part(can_override, override),
    "field-research": Part(can_research, field_research),
    "log-key": Part(can_read_log, read_log),
    "comms-key": Part(can_read_comms, read_comms),
    "maneuver": Part(always, maneuver),
    "grenade": Part(throwing.can_throw, throwing.grenade),
    "molotov": Part(throwing.can_burn, throwing.molotov),
    "smoke": Part(throwing.can_run, throwing.smoke),
    "decoy": Part(throwing.can_lure, throwing.decoy),
}
"""Every section of every card, by name."""


def cost(g: Nemesis, seat: str, card: str, part: str) -> int:
    """Give what using an Item costs; a Hand Wound adds one."""
    return (0 if part in FREE else item(card).cost) + g.players[seat].hurt("hand")
