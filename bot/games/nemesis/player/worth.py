"""What Action cards and Items are worth to a player of Vigil's when something must be kept or given up."""

from __future__ import annotations

from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import is_item, item
from bot.games.nemesis.player.goals import Aim
from bot.games.nemesis.player.mind import Mind, is_dirt
from bot.games.nemesis.player.rooms import burial, egg_wanted, engine_care, open_wounds

CARDS = {
    "interruption": 0.2,
    "demolition": 0.3,
    "order": 0.3,
    "search": 1.0,
    "scavenging": 1.0,
    "motivation": 0.9,
    "basic-repairs": 0.6,
    "repairs": 0.9,
    "fast-repairs": 1.2,
    "ingenuity": 1.1,
    "piloting": 1.0,
    "old-friend": 1.2,
    "computer-skills": 1.0,
    "intranet": 1.3,
    "suppressive-fire": 1.0,
    "covering-fire": 1.0,
    "adrenaline": 1.0,
    "nerves-of-steel": 1.0,
    "pyrotechnics": 0.3,
    "risk-assessment": 0.6,
    "knowledge-of-the-ship": 0.5,
}
FIGHTING = ("suppressive-fire", "covering-fire", "adrenaline", "taking-aim", "full-auto", "reload")
MENDING = ("basic-repairs", "repairs", "fast-repairs", "ingenuity")
ITEMS = {
    "medkit": 2.2,
    "bandages": 2.0,
    "clothes": 1.2,
    "alcohol": 1.4,
    "adrenaline-injection": 1.2,
    "synthetic-food": 1.5,
    "military-drugs": 1.0,
    "tools": 2.0,
    "duct-tape": 1.6,
    "chemicals": 0.9,
    "fire-extinguisher": 1.5,
    "energy-charge": 2.2,
    "grenade": 1.0,
    "smoke-grenade": 1.8,
    "decoy": 0.5,
    "recon-drone": 0.6,
    "extended-magazine": 1.6,
    "prototype-rifle": 2.6,
    "prototype-shotgun": 1.8,
    "prototype-pistol": 1.4,
    "evacuation-key": 2.8,
    "pilot-evacuation-key": 2.8,
    "self-destruct-key": 1.2,
    "antidote": 2.6,
    "taser": 2.0,
    "flamethrower": 2.6,
    "molotov": 1.0,
    "armor": 2.5,
}


def card_worth(m: Mind, a: Aim, card: str) -> float:
    """How gladly an Action card is kept in hand."""
    if is_dirt(card):
        return -1.0 if "rest" not in m.cards or m.me.larva else 0.5
    worth = CARDS.get(card, 0.7)
    if card == "rest":
        return 0.2 if m.me.larva else 0.4 + 0.5 * min(2, m.contaminated) + 1.5 * min(1, m.dirt)
    if card in FIGHTING:
        return worth + (0.8 if m.combat else -0.2)
    if card in MENDING:
        return worth + 1.5 * engine_care(m, a)
    if m.combat:
        return worth * 0.6
    return worth * 0.5 if a.leaving else worth


def item_worth(m: Mind, a: Aim, card: str) -> float:
    """How gladly an Item is kept; Objects only for an Objective."""
    of = kind_of(card)
    if not is_item(card):
        return object_worth(m, a, card)
    worth = ITEMS.get(of, 1.0)
    if of in ("medkit", "bandages"):
        worth += open_wounds(m) + 0.3 * m.me.light
    if of == "antidote" and m.me.larva:
        worth += 4
    if of == "evacuation-key" and a.by_pod:
        worth += 4
    printed = item(card).weapon
    held = next((thing for thing in m.weapons if thing.id == card), None)
    if printed and held:
        worth = 1.0 + 0.5 * held.ammo
    if of == "energy-charge" and not m.weapons:
        worth = 0.8
    if m.v.items.count(card) and m.kinds.count(of) > 1:
        worth *= 0.8
    if item(card).heavy and not held and m.free_hands < 1:
        worth -= 1.2
    return worth


def object_worth(m: Mind, a: Aim, thing: str) -> float:
    """What an Object in hand is good for."""
    if thing == "egg":
        return max(a.wants.get("holds-egg", 0), egg_study(m, a))
    if thing == "corpse-blue":
        holds = max(a.wants.get("holds-blue-corpse", 0), a.worth("blue-corpse-in-surgery"))
        return max(holds, 0.0 if m.v.weaknesses["corpse"] else a.worth("two-weaknesses"))
    slot = "corpse" if thing.startswith("corpse") else thing
    if m.v.weaknesses[slot]:
        return -0.5
    return max(a.worth("two-weaknesses"), a.worth("carcass-weakness") if slot == "carcass" else 0.0)


def egg_study(m: Mind, a: Aim) -> float:
    """The worth of an Egg for the Laboratory."""
    return 0.0 if m.v.weaknesses["egg"] else max(a.worth("egg-weakness"), a.worth("two-weaknesses"))


def pick_worth(m: Mind, a: Aim, thing: str) -> float:
    """The worth of picking an Object up: never two for the same purpose."""
    if thing in m.kinds or any(thing.startswith("corpse") and each.startswith("corpse") for each in m.kinds):
        return 0.0
    if thing == "egg":
        return egg_wanted(m, a)
    if thing == "corpse-blue":
        return burial(m, a)
    return max(0.0, object_worth(m, a, thing))
