"""Every section of every card by its name: whether it can be used now, and what it does."""

from __future__ import annotations

from bot.games.nemesis.box.content import item
from bot.games.nemesis.rules.acting import throwing
from bot.games.nemesis.rules.acting.acting import Part, always
from bot.games.nemesis.rules.acting.crafting import can_improvise, improvise
from bot.games.nemesis.rules.acting.searching import can_search, has_deck, search
from bot.games.nemesis.rules.cards.parts import (
    ammo,
    body,
    captain,
    doors,
    fires,
    getting_about,
    intruders,
    people,
    room_actions,
    rooms,
    under_fire,
)
from bot.games.nemesis.state import Nemesis

FREE = {"load-autoloader"}
"""Sections that cost nothing, whatever the card says."""

CARD_PARTS: dict[str, Part] = {
    "break-door": Part(doors.can_break, doors.break_door),
    "sabotage": Part(doors.can_sabotage, doors.sabotage),
    "door": Part(doors.can_switch, doors.switch_door),
    "repair": Part(doors.can_repair, doors.repair),
    "engine": Part(doors.can_work, doors.work),
    "rest": Part(always, doors.rest),
    "search": Part(can_search, search),
    "scavenging": Part(has_deck, search),
    "order": Part(captain.can_order, captain.order),
    "reload": Part(captain.can_reload, captain.reload),
    "motivation": Part(always, captain.motivation),
    "suppressive-fire": Part(under_fire.can_cover, under_fire.suppressive_fire),
    "covering-fire": Part(under_fire.can_cover, under_fire.covering_fire),
    "taking-aim": Part(under_fire.can_aim, under_fire.taking_aim),
    "full-auto": Part(under_fire.can_full_auto, under_fire.full_auto),
    "adrenaline-shoot": Part(under_fire.can_shoot, under_fire.adrenaline_shoot),
    "adrenaline-escape": Part(throwing.can_run, under_fire.adrenaline_escape),
    "computer": room_actions.free_action(room_actions.here_with_computer),
    "pilot": room_actions.free_action(room_actions.cockpit_or_computer),
    "old-friend": room_actions.free_action(room_actions.here_without_computer),
    "intranet": room_actions.free_action(room_actions.computers),
    "coordinates": Part(room_actions.needs_computer, room_actions.check_coordinates),
    "peek-tile": Part(room_actions.can_peek, room_actions.peek_tile),
    "risk-assessment": Part(room_actions.needs_terminal, room_actions.risk_assessment),
    "block": Part(room_actions.can_block, room_actions.block),
    "technical-corridors": Part(getting_about.can_crawl, getting_about.technical_corridors),
    "crawl": Part(getting_about.can_crawl, getting_about.crawl),
    "reconnaissance": Part(throwing.can_run, getting_about.reconnaissance),
    "pyrotechnics-kindle": Part(fires.can_burn, fires.kindle),
    "pyrotechnics-quench": Part(fires.can_smother, fires.smother),
    "improvise": Part(can_improvise, improvise),
}
"""The sections of the Action cards, by name."""
PARTS: dict[str, Part] = {
    **CARD_PARTS,
    "load-flamethrower": Part(ammo.can_fuel, ammo.fuel),
    "load-energy": Part(ammo.can_charge, ammo.charge),
    "load-autoloader": Part(ammo.can_autoload, ammo.autoload),
    "extend": Part(ammo.can_extend, ammo.extend),
    "autoload": Part(ammo.can_mount, ammo.mount),
    "join": Part(ammo.can_join, ammo.join),
    "quench": Part(fires.can_quench, intruders.quench),
    "repel": Part(intruders.can_face, intruders.repel),
    "stun": Part(intruders.can_face, intruders.stun),
    "subdue": Part(intruders.can_subdue, intruders.subdue),
    "wipe": Part(body.can_wipe, body.wipe),
    "dress": Part(body.can_dress, body.dress),
    "heal-serious": Part(body.can_heal_serious, body.heal_serious),
    "heal-light": Part(body.can_heal_light, body.heal_light),
    "draw-two": Part(always, body.draw_two),
    "injection": Part(always, body.injection),
    "alcohol": Part(body.can_drink, body.drink),
    "drugs": Part(always, body.drugs),
    "antidote": Part(always, body.antidote),
    "spacewalk": Part(rooms.can_walk, rooms.spacewalk),
    "peek-two-tiles": Part(room_actions.can_peek, rooms.peek_two),
    "peek-room": Part(room_actions.can_peek, rooms.peek_room),
    "torch": Part(rooms.can_torch, rooms.torch),
    "doors-around": Part(always, rooms.doors_around),
    "pod-key": Part(rooms.can_turn_key, rooms.turn_key),
    "destruct-key": Part(rooms.can_override, rooms.override),
    "field-research": Part(rooms.can_research, rooms.field_research),
    "log-key": Part(people.can_read_log, people.read_log),
    "comms-key": Part(people.can_read_comms, people.read_comms),
    "maneuver": Part(always, people.maneuver),
    "grenade": Part(throwing.can_throw, throwing.grenade),
    "molotov": Part(throwing.can_burn, throwing.molotov),
    "smoke": Part(throwing.can_run, throwing.smoke),
    "decoy": Part(throwing.can_lure, throwing.decoy),
}
"""Every section of every card, by name."""


def cost(g: Nemesis, seat: str, card: str, part: str) -> int:
    """What using an Item costs; a Hand Wound adds one."""
    return (0 if part in FREE else item(card).cost) + g.players[seat].hurt("hand")
