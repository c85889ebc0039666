"""What the Action cards do, section by section. The texts are in the words; the figures in actions.toml."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import Reason, option
from bot.engine.state import Asking, Steps
from bot.games.nemesis import combat, contamination, decks, doors, hazards, items, moving, peeking
from bot.games.nemesis.acting import Act, Part, always, bar, decide, pay
from bot.games.nemesis.choosing import (
    choose_corridor,
    choose_crew,
    choose_intruder,
    choose_room,
    choose_thing,
    choose_way,
)
from bot.games.nemesis.content import TILES, is_item
from bot.games.nemesis.crafting import can_improvise, improvise
from bot.games.nemesis.rooms import RoomPart, room_parts, unexplored, usable
from bot.games.nemesis.searching import can_search, has_deck, search
from bot.games.nemesis.state import Nemesis, Thing

# doors and Malfunction


def closed_beside(g: Nemesis, seat: str) -> list[str]:
    """Give the Closed Doors around a Character."""
    return [way for way, _ in g.board.ways[g.players[seat].at] if g.doors.get(way) == "closed"]


def can_break(g: Nemesis, seat: str) -> Reason | None:
    """A Closed Door must be near."""
    return bar(closed_beside(g, seat), "no-closed-door", "NEM-DOOR-03")


def break_door(g: Nemesis, act: Act) -> Steps:
    """Destroy a Closed Door next to your room."""
    corridor = yield from choose_corridor(g, act, "break", closed_beside(g, act.seat))
    if (yield from pay(g, act)):
        doors.destroy(g, corridor)


def can_sabotage(g: Nemesis, seat: str) -> Reason | None:
    """The room must be able to malfunction (NEM-MALF-04, NEM-MALF-09)."""
    return bar(hazards.can_malfunction(g, g.players[seat].at), "cannot-malfunction", "NEM-MALF-04")


def sabotage(g: Nemesis, act: Act) -> Steps:
    """Put a Malfunction in your room."""
    if (yield from pay(g, act)):
        hazards.malfunction(g, g.players[act.seat].at)


def can_switch(g: Nemesis, seat: str) -> Reason | None:
    """A Door near must be able to open or close (NEM-RUL-66)."""
    return bar(doors.switchable(g, g.players[seat].at), "no-door", "NEM-RUL-66")


def switch_door(g: Nemesis, act: Act) -> Steps:
    """Open or close a Door next to your room."""
    corridor = yield from choose_corridor(g, act, "door", doors.switchable(g, g.players[act.seat].at))
    if (yield from pay(g, act)):
        yield from doors.switch(g, act.seat, corridor)


def can_repair(g: Nemesis, seat: str) -> Reason | None:
    """There must be a Malfunction here (NEM-MALF-03)."""
    return bar(g.room(seat).malfunction, "no-malfunction", "NEM-MALF-03")


def repair(g: Nemesis, act: Act) -> Steps:
    """Discard the Malfunction in your room (NEM-MALF-03)."""
    if (yield from pay(g, act)):
        hazards.repair(g, g.players[act.seat].at)


def can_work(g: Nemesis, seat: str) -> Reason | None:
    """You must be in an Engine room (NEM-ENGINE-03)."""
    return bar(TILES[g.room(seat).tile].action == "engine", "no-engine", "NEM-ENGINE-03")


def work(g: Nemesis, act: Act) -> Steps:
    """Repair or break the Engine here, Malfunction or not (NEM-ENGINE-03..05)."""
    if (yield from pay(g, act)):
        yield from peeking.work_on_engine(g, act.seat, g.room(act.seat).tile.removeprefix("engine-"))


def rest(g: Nemesis, act: Act) -> Steps:
    """Scan the Contamination cards in hand and remove those not Infected (NEM-SCAN-01)."""
    if (yield from pay(g, act)):
        yield from contamination.scan_hand(g, act.seat)


# the Captain


def intercom(g: Nemesis, seat: str) -> list[str]:
    """Give whom Order and Motivation reach: the room, and with the Intercom every room with a Computer."""
    near = g.crew_in(g.players[seat].at)
    if "intercom" not in g.players[seat].items:
        return near
    return [each for each in g.in_order() if each in near or (g.here(each) and g.computer(g.players[each].at))]


def orderable(g: Nemesis, seat: str) -> list[str]:
    """Give the others who can be sent somewhere; nobody in Combat is."""
    near = [other for other in intercom(g, seat) if other != seat and not g.combat(other)]
    return [other for other in near if g.reachable(g.players[other].at)]


def can_order(g: Nemesis, seat: str) -> Reason | None:
    """Somebody else must be near, with somewhere to go."""
    return bar(orderable(g, seat), "nobody-to-order", "NEM-COST-17")


def order(g: Nemesis, act: Act) -> Steps:
    """Move another Character to a neighbouring room, with or without their consent."""
    other = yield from choose_crew(g, act, "order", orderable(g, act.seat))
    via, to = yield from choose_way(g, act, "order-to", g.reachable(g.players[other].at))
    if (yield from pay(g, act)) and g.open(via):
        yield from moving.enter(g, other, to, via)


def can_reload(g: Nemesis, seat: str) -> Reason | None:
    """The Six-Shooter must be in hand and not full."""
    gun = g.players[seat].thing("six-shooter")
    return bar(gun and gun.ammo < items.capacity(gun), "cannot-load", "NEM-ITEM-08")


def reload(g: Nemesis, act: Act) -> Steps:
    """Put 1 Ammo into the Six-Shooter."""
    if (yield from pay(g, act)):
        items.load(g, act.seat, "six-shooter", 1)


def motivation(g: Nemesis, act: Act) -> Steps:
    """Let everybody in the room draw a card, yourself included."""
    if (yield from pay(g, act)):
        for seat in intercom(g, act.seat):
            decks.draw(g, seat, 1)


# Escapes under fire


def loaded(g: Nemesis, seat: str) -> list[Thing]:
    """Give the Weapons with Ammo in a Character's hands."""
    return [thing for thing in items.weapons(g, seat) if thing.ammo]


def can_cover(g: Nemesis, seat: str) -> Reason | None:
    """A loaded Weapon and a way out are needed (NEM-ESCAPE-06)."""
    return bar(loaded(g, seat), "no-ammo", "NEM-SHOOT-01") or bar(
        g.reachable(g.players[seat].at), "no-way-out", "NEM-MOVE-06"
    )


def suppressive_fire(g: Nemesis, act: Act) -> Steps:
    """Spend 1 Ammo: you or another in the room Escapes without being attacked (NEM-ESCAPE-06)."""
    yield from under_cover(g, act, both=False)


def covering_fire(g: Nemesis, act: Act) -> Steps:
    """Spend 1 Ammo: you, another in the room or both go to one room without being attacked (NEM-ESCAPE-06)."""
    yield from under_cover(g, act, both=True)


def under_cover(g: Nemesis, act: Act, *, both: bool) -> Steps:
    """Choose the Weapon, who goes and where to; then go."""
    here = g.players[act.seat].at
    weapon = yield from choose_thing(g, act, "weapon", (thing.id for thing in loaded(g, act.seat)))
    near = g.crew_in(here)
    offers = [option("crew", who=g.who(seat)) for seat in near]
    if both:
        offers += [option("both", who=g.who(seat)) for seat in near if seat != act.seat]
    choice = yield from decide(g, act, "cover", offers)
    via, to = yield from choose_way(g, act, "escape-to", g.reachable(here))
    if not (yield from pay(g, act)):
        return
    items.load(g, act.seat, weapon, -1)
    going = {g.seat_of(choice["who"]), *((act.seat,) if choice.verb == "both" else ())}
    for seat in g.in_order():  # whoever is first in order enters first (NEM-ROUND-10)
        if seat in going and g.players[seat].at == here and g.here(seat) and g.open(via):
            yield from moving.enter(g, seat, to, via)


def can_aim(g: Nemesis, seat: str) -> Reason | None:
    """A loaded Energy Weapon is needed."""
    return bar(any(thing.ammo for thing in items.weapons(g, seat, energy=True)), "no-ammo", "NEM-SHOOT-01")


def taking_aim(g: Nemesis, act: Act) -> Steps:
    """Shoot an Energy Weapon; the die may be rolled again."""
    guns = [thing.id for thing in items.weapons(g, act.seat, energy=True) if thing.ammo]
    yield from aim_and_shoot(g, act, guns, aimed=True)


def aim_and_shoot(g: Nemesis, act: Act, guns: list[str], *, aimed: bool = False, volley: bool = False) -> Steps:
    """Choose Weapon and target, then shoot."""
    weapon = yield from choose_thing(g, act, "weapon", guns)
    found = [each.id for each in g.intruders_in(g.players[act.seat].at)]
    target = yield from choose_intruder(g, act, "target", found)
    yield from combat.shoot(g, act, weapon, target, aimed=aimed, volley=volley)


def can_full_auto(g: Nemesis, seat: str) -> Reason | None:
    """The Assault Rifle must be in hand with Ammo."""
    gun = g.players[seat].thing("assault-rifle")
    return bar(gun and gun.ammo, "no-ammo", "NEM-SHOOT-01")


def full_auto(g: Nemesis, act: Act) -> Steps:
    """Fire all Ammo of the Assault Rifle in one shot: 1 more Injury for every 2."""
    yield from aim_and_shoot(g, act, ["assault-rifle"], volley=True)


def can_shoot(g: Nemesis, seat: str) -> Reason | None:
    """A loaded Weapon is needed (NEM-SHOOT-01)."""
    return bar(loaded(g, seat), "no-ammo", "NEM-SHOOT-01")


def adrenaline_shoot(g: Nemesis, act: Act) -> Steps:
    """Shoot, then draw a card."""
    yield from aim_and_shoot(g, act, [thing.id for thing in loaded(g, act.seat)])
    if not act.cancelled:
        decks.draw(g, act.seat, 1)


def can_run(g: Nemesis, seat: str) -> Reason | None:
    """There must be a way out (NEM-MOVE-06)."""
    return bar(g.reachable(g.players[seat].at), "no-way-out", "NEM-MOVE-06")


def adrenaline_escape(g: Nemesis, act: Act) -> Steps:
    """Escape, then draw a card."""
    via, to = yield from choose_way(g, act, "escape-to", g.reachable(g.players[act.seat].at))
    yield from moving.escape(g, act, via, to)
    if not act.cancelled:
        decks.draw(g, act.seat, 1)


# Room Actions for free


def free_action(rooms: Callable[[Nemesis, str], list[str]]) -> Part:
    """Make a section that uses a Room Action without its Cost, in one of some rooms."""

    def choices(g: Nemesis, seat: str) -> list[tuple[str, str]]:
        return [
            (room, name)
            for room in rooms(g, seat)
            if not usable(g, room)
            for name, part in room_parts(g, room).items()
            if not part.check(g, seat, room)
        ]

    def check(g: Nemesis, seat: str) -> Reason | None:
        return bar(choices(g, seat), "no-room-action", "NEM-COST-15")

    def run(g: Nemesis, act: Act) -> Steps:
        offers = [option("free", room=g.place(room), part=name) for room, name in choices(g, act.seat)]
        choice = yield from decide(g, act, "free", offers)
        room = g.room_named(choice["room"])
        part: RoomPart = room_parts(g, room)[choice["part"]]
        yield from part.run(g, act, room)

    return Part(check, run)


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


def needs_computer(g: Nemesis, seat: str) -> Reason | None:
    """You must be at a Computer that works (NEM-ROOM-ALL-02, NEM-MALF-11)."""
    return bar(g.computer(g.players[seat].at), "no-computer", "NEM-MALF-11")


def needs_terminal(g: Nemesis, seat: str) -> Reason | None:
    """You must be at a Computer, or carry the Holo Computer."""
    return bar(at_a_terminal(g, seat), "no-computer", "NEM-MALF-11")


def check_coordinates(g: Nemesis, act: Act) -> Steps:
    """Check the Coordinates from a Computer."""
    if (yield from pay(g, act)):
        peeking.look_at_coordinates(g, act.seat)


def can_peek(g: Nemesis, seat: str) -> Reason | None:
    """Something must be unexplored."""
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
    """Give the rooms with a Computer that can get a Malfunction."""
    return [room for room in g.rooms if g.computer(room)]


def can_block(g: Nemesis, seat: str) -> Reason | None:
    """You must be at a Computer, and there must be one to break."""
    return needs_computer(g, seat) or bar(blockable(g), "no-computer", "NEM-MALF-11")


def block(g: Nemesis, act: Act) -> Steps:
    """Put a Malfunction in any room with a Computer."""
    room = yield from choose_room(g, act, "block", blockable(g))
    if (yield from pay(g, act)):
        hazards.malfunction(g, room)


# getting about


def entrances(g: Nemesis, seat: str) -> list[str]:
    """Give the rooms that the Technical Corridors reach from here (NEM-TECH-03, NEM-ALTBOARD-02)."""
    here = g.players[seat].at
    nets = g.board.entrances[here]
    return [room for room in g.rooms if room != here and any(net in g.board.entrances[room] for net in nets)]


def can_crawl(g: Nemesis, seat: str) -> Reason | None:
    """The room must have an entrance (NEM-TECH-03)."""
    return bar(entrances(g, seat), "no-entrance", "NEM-TECH-03")


def crawl(g: Nemesis, act: Act) -> Steps:
    """Go through the Technical Corridors to another entrance (NEM-TECH-03, NEM-RUL-21)."""
    room = yield from choose_room(g, act, "crawl", entrances(g, act.seat))
    if (yield from pay(g, act)):
        yield from moving.enter(g, act.seat, room, "")


def technical_corridors(g: Nemesis, act: Act) -> Steps:
    """Go through the Technical Corridors, then pass."""
    yield from crawl(g, act)
    if not act.cancelled:
        g.must_pass = True


def reconnaissance(g: Nemesis, act: Act) -> Steps:
    """Move without a Noise roll (NEM-MOVE-15)."""
    via, to = yield from choose_way(g, act, "move-to", g.reachable(g.players[act.seat].at))
    yield from moving.move(g, act, via, to, "none")


# the Mechanic's fires


def burnable(g: Nemesis, seat: str) -> list[str]:
    """Give the Items a Character carries."""
    player = g.players[seat]
    return [*player.items, *(thing.id for thing in player.hands if is_item(thing.id))]


def can_burn(g: Nemesis, seat: str) -> Reason | None:
    """An Item must be given up, and the room must not burn."""
    return bar(burnable(g, seat), "no-item", "NEM-COST-17") or bar(not g.room(seat).fire, "burns", "NEM-FIRE-08")


def can_quench(g: Nemesis, seat: str) -> Reason | None:
    """The room must burn."""
    return bar(g.room(seat).fire, "no-fire", "NEM-FIRE-09")


def can_smother(g: Nemesis, seat: str) -> Reason | None:
    """An Item must be given up, and the room must burn."""
    return bar(burnable(g, seat), "no-item", "NEM-COST-17") or can_quench(g, seat)


def give_up(g: Nemesis, act: Act) -> Asking[bool]:
    """Choose an Item to discard, pay, and discard it."""
    thing = yield from choose_thing(g, act, "give-up", burnable(g, act.seat))
    paid = yield from pay(g, act)
    items.spend(g, act.seat, thing)
    return paid


def kindle(g: Nemesis, act: Act) -> Steps:
    """Discard an Item: put Fire in your room."""
    if (yield from give_up(g, act)):
        hazards.kindle(g, g.players[act.seat].at)


def smother(g: Nemesis, act: Act) -> Steps:
    """Discard an Item: take the Fire off your room."""
    if (yield from give_up(g, act)):
        hazards.quench(g, g.players[act.seat].at)


CARD_PARTS: dict[str, Part] = {
    "break-door": Part(can_break, break_door),
    "sabotage": Part(can_sabotage, sabotage),
    "door": Part(can_switch, switch_door),
    "repair": Part(can_repair, repair),
    "engine": Part(can_work, work),
    "rest": Part(always, rest),
    "search": Part(can_search, search),
    "scavenging": Part(has_deck, search),
    "order": Part(can_order, order),
    "reload": Part(can_reload, reload),
    "motivation": Part(always, motivation),
    "suppressive-fire": Part(can_cover, suppressive_fire),
    "covering-fire": Part(can_cover, covering_fire),
    "taking-aim": Part(can_aim, taking_aim),
    "full-auto": Part(can_full_auto, full_auto),
    "adrenaline-shoot": Part(can_shoot, adrenaline_shoot),
    "adrenaline-escape": Part(can_run, adrenaline_escape),
    "computer": free_action(here_with_computer),
    "pilot": free_action(cockpit_or_computer),
    "old-friend": free_action(here_without_computer),
    "intranet": free_action(computers),
    "coordinates": Part(needs_computer, check_coordinates),
    "peek-tile": Part(can_peek, peek_tile),
    "risk-assessment": Part(needs_terminal, risk_assessment),
    "block": Part(can_block, block),
    "technical-corridors": Part(can_crawl, technical_corridors),
    "crawl": Part(can_crawl, crawl),
    "reconnaissance": Part(can_run, reconnaissance),
    "pyrotechnics-kindle": Part(can_burn, kindle),
    "pyrotechnics-quench": Part(can_smother, smother),
    "improvise": Part(can_improvise, improvise),
}
