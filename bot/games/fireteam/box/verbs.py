"""The closed sets of words that content may use: what cards do, when reactions answer, what creatures are like."""

from __future__ import annotations

from typing import Literal

Role = Literal["leader", "close-combat", "marksman", "demolitions"]
AttackType = Literal["melee", "projectile", "explosive"]
TYPES: tuple[AttackType, ...] = ("melee", "projectile", "explosive")
"""The three attack types (FTZ-ATTACK-15)."""
Family = Literal["typhon", "apparitions", "infected"]
Rank = Literal["minion", "elite", "boss"]
RANKS: tuple[Rank, ...] = ("minion", "elite", "boss")
"""Creature classes in rising power, which is also the order in which they act (FTZ-ACTIVATE-02, -06)."""
Terrain = Literal["difficult", "impassable", "covered", "elevated"]
Extent = Literal["self", "sector", "battlefield"]

Condition = Literal[
    "targeted",
    "hit",
    "ko",
    "creature-moves",
    "creature-enters",
    "creature-killed",
    "hero-moves",
    "hero-attacks",
    "hero-rolled",
]
"""What a reaction can answer (RUL-56)."""
ReactionVerb = Literal[
    "weaken",
    "take",
    "sidestep",
    "counter",
    "prevent",
    "endure",
    "shoot",
    "pin",
    "draw",
    "move",
    "order",
    "watch",
    "dice",
    "reroll",
]
ResponseVerb = Literal[
    "draw",
    "advance",
    "dice",
    "speed",
    "guard",
    "strike",
    "barrage",
    "fire",
    "hunt",
    "hinder",
    "weaken",
    "recover",
    "hold-threat",
    "seal",
    "scout",
    "pierce",
    "take-lead",
    "taunt",
    "mark",
    "gamble",
    "set-back",
]
AttackTrait = Literal["", "sweep", "piercing", "shaped"]
"""Sweep: every creature there; piercing: ignores resistance; shaped: an explosion that spares heroes."""

AbilityVerb = Literal[
    "tactician",
    "slip-away",
    "still-aim",
    "blast-shelter",
    "guardian",
    "order",
    "hand-limit",
    "shield",
    "medic",
    "keeper",
    "command",
    "hardened",
    "charge",
    "trophy",
    "dice",
    "double-tap",
    "grit",
    "reach",
    "ignore-cover",
    "high-ground",
    "pierce",
    "sure-footed",
    "keen-eyes",
    "careful-blast",
    "scavenger",
    "restock",
    "quick-search",
]
"""What hero and focus cards give; each is asked for where its rule is."""

CreatureTrait = Literal["pack", "looming", "shrouded", "blink", "spiteful", "bursting"]
CreatureSpecial = Literal["dice", "damage", "quake", "undefendable", "knockback", "summon", "lunge"]
Stat = Literal["life", "speed", "strength", "range"]
ThreatVerb = Literal[
    "stat",
    "resist",
    "swarm",
    "reinforce",
    "hand-limit",
    "cornered",
    "blank-moves",
    "blank-specials",
    "costly-search",
    "no-intercept",
    "no-free-search",
    "short-sight",
    "no-reroll",
    "vengeful",
    "no-cover",
]
EventVerb = Literal[
    "ambush",
    "draw",
    "coin",
    "damage",
    "threat",
    "scout",
    "stampede",
    "recover",
    "strike",
    "stand",
    "walk",
    "enter",
    "discard",
    "find",
    "choose",
    "turn-on-ally",
]
Whom = Literal["self", "here", "all"]
DiscoveryTask = Literal["found", "guarded", "work"]
ObjectiveTask = Literal[
    "collect", "samples", "destroy", "hold", "light", "attend", "drive", "burn", "slay", "chant", "lead", "tap"
]
ThingKind = Literal[
    "altar", "mouth", "beacon", "circle", "glass", "tank-alpha", "fire", "nest", "tunnel", "villager", "wire"
]
Demand = Literal["", "harvest", "ritual", "lure", "rescue", "silence", "split", "escort", "retreat", "hunt"]
"""What only one mission asks for, and the rules that come with it; none in missions of the first edition."""
SPECIAL_TOKENS = ("fire", "tank-alpha", "altar", "nest")
"""Things that are special info tokens; all others on the board are lettered info tokens (FTZ-TOKEN-04, -05)."""
