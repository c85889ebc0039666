"""Every section of every card by its name: whether it can be used now, and what it does."""

from __future__ import annotations

from bot.games.nemesis.box.content import item
from bot.games.nemesis.rules.acting import throwing
from bot.games.nemesis.rules.acting.acting import Part, never_barred
from bot.games.nemesis.rules.acting.crafting import improvise, improvise_barred
from bot.games.nemesis.rules.acting.searching import scavenge_barred, search, search_barred
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
    "break-door": Part(doors.break_barred, doors.break_door),
    "sabotage": Part(doors.sabotage_barred, doors.sabotage),
    "door": Part(doors.switch_barred, doors.switch_door),
    "repair": Part(doors.repair_barred, doors.repair),
    "engine": Part(doors.work_barred, doors.work),
    "rest": Part(never_barred, doors.rest),
    "search": Part(search_barred, search),
    "scavenging": Part(scavenge_barred, search),
    "order": Part(captain.order_barred, captain.order),
    "reload": Part(captain.reload_barred, captain.reload),
    "motivation": Part(never_barred, captain.motivation),
    "suppressive-fire": Part(under_fire.cover_barred, under_fire.suppressive_fire),
    "covering-fire": Part(under_fire.cover_barred, under_fire.covering_fire),
    "taking-aim": Part(under_fire.aim_barred, under_fire.taking_aim),
    "full-auto": Part(under_fire.full_auto_barred, under_fire.full_auto),
    "adrenaline-shoot": Part(under_fire.shoot_barred, under_fire.adrenaline_shoot),
    "adrenaline-escape": Part(throwing.run_barred, under_fire.adrenaline_escape),
    "computer": room_actions.free_action(room_actions.here_with_computer),
    "pilot": room_actions.free_action(room_actions.cockpit_or_computer),
    "old-friend": room_actions.free_action(room_actions.here_without_computer),
    "intranet": room_actions.free_action(room_actions.computers),
    "coordinates": Part(room_actions.computer_barred, room_actions.check_coordinates),
    "peek-tile": Part(room_actions.peek_barred, room_actions.peek_tile),
    "risk-assessment": Part(room_actions.terminal_barred, room_actions.risk_assessment),
    "block": Part(room_actions.block_barred, room_actions.block),
    "technical-corridors": Part(getting_about.crawl_barred, getting_about.technical_corridors),
    "crawl": Part(getting_about.crawl_barred, getting_about.crawl),
    "reconnaissance": Part(throwing.run_barred, getting_about.reconnaissance),
    "pyrotechnics-kindle": Part(fires.burn_barred, fires.kindle),
    "pyrotechnics-quench": Part(fires.smother_barred, fires.smother),
    "improvise": Part(improvise_barred, improvise),
}
"""The sections of the Action cards, by name."""
PARTS: dict[str, Part] = {
    **CARD_PARTS,
    "load-flamethrower": Part(ammo.fuel_barred, ammo.fuel),
    "load-energy": Part(ammo.charge_barred, ammo.charge),
    "load-autoloader": Part(ammo.autoload_barred, ammo.autoload),
    "extend": Part(ammo.extend_barred, ammo.extend),
    "autoload": Part(ammo.mount_barred, ammo.mount),
    "join": Part(ammo.join_barred, ammo.join),
    "quench": Part(fires.quench_barred, intruders.quench),
    "repel": Part(intruders.face_barred, intruders.repel),
    "stun": Part(intruders.face_barred, intruders.stun),
    "subdue": Part(intruders.subdue_barred, intruders.subdue),
    "wipe": Part(body.wipe_barred, body.wipe),
    "dress": Part(body.dress_barred, body.dress),
    "heal-serious": Part(body.heal_serious_barred, body.heal_serious),
    "heal-light": Part(body.heal_light_barred, body.heal_light),
    "draw-two": Part(never_barred, body.draw_two),
    "injection": Part(never_barred, body.injection),
    "alcohol": Part(body.drink_barred, body.drink),
    "drugs": Part(never_barred, body.drugs),
    "antidote": Part(never_barred, body.antidote),
    "spacewalk": Part(rooms.walk_barred, rooms.spacewalk),
    "peek-two-tiles": Part(room_actions.peek_barred, rooms.peek_two),
    "peek-room": Part(room_actions.peek_barred, rooms.peek_room),
    "torch": Part(rooms.torch_barred, rooms.torch),
    "doors-around": Part(never_barred, rooms.doors_around),
    "pod-key": Part(rooms.turn_key_barred, rooms.turn_key),
    "destruct-key": Part(rooms.override_barred, rooms.override),
    "field-research": Part(rooms.research_barred, rooms.field_research),
    "log-key": people.reading(signal=False),
    "comms-key": people.reading(signal=True),
    "maneuver": Part(never_barred, people.maneuver),
    "grenade": Part(throwing.throw_barred, throwing.grenade),
    "molotov": Part(throwing.burn_barred, throwing.molotov),
    "smoke": Part(throwing.run_barred, throwing.smoke),
    "decoy": Part(throwing.lure_barred, throwing.decoy),
}
"""Every section of every card, by name."""


def cost(g: Nemesis, seat: str, card: str, part: str) -> int:
    """What using an Item costs; a Hand Wound adds one."""
    return (0 if part in FREE else item(card).cost) + g.players[seat].hurt("hand")
