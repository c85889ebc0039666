"""The closed set of verbs that mission sheets are written in, each with its exact meaning. `n` is the entry's amount.

"The mover" is the Character or Ally that entered a Waypoint's Zone or used an object; where only a Character can do
what a verb says, an Ally's commander, the Turn Player, does it.
"""

from __future__ import annotations

from typing import Literal

ChangeVerb = Literal[
    "arrive",
    "boss",
    "flip",
    "entrance",
    "open",
    "token",
    "ally",
    "surge",
    "dice",
]
CHANGE_VERBS: dict[ChangeVerb, str] = {
    "arrive": "the first n Enemies of the Turn Player's line come to Entrance `id`; at a Round's end, of every line",
    "boss": "Boss `id` is set on hex `at`, or on the free hex nearest to it",
    "flip": "Entrance `id` turns to its heavy side",
    "entrance": "Entrance `id` of the sheet, left out at setup, is laid on the map",
    "open": "Door `id` opens and is removed, if it is still closed",
    "token": "token `id` of the sheet, left out at setup, is put on the map if nobody stands there",
    "ally": "Ally `id` of the sheet, left out at setup, joins on its hex, or on the free hex nearest to it",
    "surge": "the tracker of the Enemy Surge card moves n steps",
    "dice": "from now on each Reinforcement Roll uses n more dice",
}
"""What changes the Mission itself. Nobody is asked, so these may also happen at a Round's end or with an Objective."""

PersonVerb = Literal["draw-equipment", "draw-weapon", "heal", "hurt", "ready-rank"]
PERSON_VERBS: dict[PersonVerb, str] = {
    "draw-equipment": "the mover draws n Equipment cards",
    "draw-weapon": "the mover draws n Weapon cards",
    "heal": "the mover loses n Wounds",
    "hurt": "the mover takes n damage",
    "ready-rank": "the mover turns n spent Rank tokens to their ready side",
}
"""What happens to the mover."""

ObjectiveVerb = Literal["crates", "terminals", "waypoints", "reach", "lead", "destroy", "endure", "drive"]
OBJECTIVE_VERBS: dict[ObjectiveVerb, str] = {
    "crates": "n Supply Crates (of those named in `of`) have been emptied",
    "terminals": "n Terminals (of those named in `of`) have been used to the end",
    "waypoints": "n of the Waypoints `of` have been resolved",
    "reach": "n standing Characters (0: all that stand) are in the Zones at the same time",
    "lead": "n standing Allies are in the Zones at the same time",
    "destroy": "the Boss `of` has been destroyed",
    "endure": "n Rounds have ended since this Objective came up",
    "drive": "the Truck's driver's place is in the Zones, and n standing Characters (0: all that stand) are inside",
}

LoseVerb = Literal["allies-lost", "truck-lost", "too-late", "overrun", "surges"]
LOSE_VERBS: dict[LoseVerb, str] = {
    "allies-lost": "n Allies have been killed",
    "truck-lost": "the Truck is destroyed",
    "too-late": "Round n ends",
    "overrun": "at the end of a Round n Enemies, or more, are in the Zones",
    "surges": "the Enemy Surge card's tracker has run to its end n times",
}

RuleVerb = Literal["surge-each-round", "prey", "truck-under-fire", "melt", "allies-go-down"]
RULE_VERBS: dict[RuleVerb, str] = {
    "surge-each-round": "at the end of each Round the tracker of the Enemy Surge card moves n steps",
    "prey": "Enemies of the kinds `of` look for Allies only, as long as one stands (RISE-EMOVE-02)",
    "truck-under-fire": "at the end of each Round the Truck takes 1 Damage for each Enemy within 2 hexes, at most n",
    "melt": "the Boss `of` is destroyed if its tracker stands at n or more while it is in the Zones",
    "allies-go-down": "an Ally's Wound that cannot be placed puts it Down instead of killing it (RISE-ALLY-09)",
}
