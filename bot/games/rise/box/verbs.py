"""The closed set of verbs that the cards are written in, each with its exact meaning. `n` is the entry's amount.

A verb never asks a question of its own unless its line says who chooses. "Friend" is a standing Character or Ally.
"""

from __future__ import annotations

from typing import Literal

AttackVerb = Literal[
    "dice",
    "range",
    "hits",
    "fist-hits",
    "pierce",
    "wounds",
    "reroll",
    "targets",
    "silence",
    "stun-on-miss",
    "second-weapon",
    "again",
    "each-hit-wounds",
    "zone",
    "step",
    "turn-skull",
]
ATTACK_VERBS: dict[AttackVerb, str] = {
    "dice": "roll n more Attack Dice; settled before the roll",
    "range": "the maximum Range is n greater for this Attack; settled before the target is chosen",
    "hits": "add n Hits to the final roll",
    "fist-hits": "every Fist of the final roll adds n Hits and can still be used for an ability",
    "pierce": "the targets' Defense is n lower for this Attack, never below 1",
    "wounds": "a Boss that this Attack Wounds takes n further Wounds; nothing on a miss",
    "reroll": "the attacker may re-roll up to n of the Attack Dice, once, in step 5",
    "targets": "the roll also applies to up to n other Enemies adjacent to the target, in Range and Line of Sight",
    "silence": "no target reacts to this Attack, whatever Skulls it shows",
    "stun-on-miss": "a target that is not Wounded is stunned at the end of step 7",
    "second-weapon": "afterwards the attacker may attack with another of their Weapons, reading the same die",
    "again": "afterwards the attacker may attack once more with this Weapon; that Attack gives no third",
    "each-hit-wounds": "Defense is not used: each Hit is one Wound, n at most (0: no limit) for a target",
    "zone": "no target is chosen: Hits are spread over the Zone's Enemies in Line of Sight, the rest over Characters",
    "step": "afterwards the acting Character may move up to n hexes; it is no Move Action",
    "turn-skull": "n dice of the final roll that show a Skull show a Hit instead; not usable without a Skull",
}

DefendVerb = Literal["ignore-skull", "stun-attacker", "step"]
DEFEND_VERBS: dict[DefendVerb, str] = {
    "ignore-skull": "cancel n Skulls of the Enemy's roll before damage is dealt; not usable without a Skull",
    "stun-attacker": "after damage, if still standing: the attacking Enemy is stunned",
    "step": "after damage, if still standing: the Character may move up to n hexes",
}

MoveVerb = Literal["move", "pass-enemies", "ignore-obstacles"]
MOVE_VERBS: dict[MoveVerb, str] = {
    "move": "this Move gives n more Movement",
    "pass-enemies": "this Move may pass, but not end in, hexes that Enemies occupy",
    "ignore-obstacles": "yellow hexes cost 1 Movement in this Move",
}

InteractVerb = Literal["change-die", "crate-draws", "from-afar", "dismantle"]
INTERACT_VERBS: dict[InteractVerb, str] = {
    "change-die": "the die may be read up to n higher or lower (1 to 6) for this Interact; it keeps showing its value",
    "crate-draws": "at a Supply Crate: afterwards draw n more cards from the deck that it let you draw from",
    "from-afar": "the object may also be up to n hexes away, if it is in Line of Sight",
    "dismantle": "instead of using an object, one stunned normal Enemy adjacent to you is destroyed; you choose",
}

RestVerb = Literal["rest-heals", "rescue-heals"]
REST_VERBS: dict[RestVerb, str] = {
    "rest-heals": "the Character that this Rest or Rescue helps loses n further Wounds",
    "rescue-heals": "a Character Rescued with it loses n further Wounds",
}

PassiveVerb = Literal[
    MoveVerb,
    "aid-reroll",
    "guard",
    "farther",
    "reroll-reinforcements",
    "free-trade",
    "rest-others",
]
PASSIVE_VERBS: dict[PassiveVerb, str] = {
    "move": "every Move Action gives n more Movement, whatever space it is on",
    "pass-enemies": "every Move may pass hexes that Enemies occupy",
    "ignore-obstacles": "yellow hexes always cost 1 Movement",
    "aid-reroll": "in step 5 of another Character's Attack made in a shared Zone, the owner may re-roll n dice, once",
    "guard": "the owner may take any part of the damage a friend would take from an Enemy's Attack: an adjacent one, "
    "or one whom up to n Movement within the own Zone take the owner beside",
    "farther": "Enemies count the owner as n hexes farther when they look for the nearest friend",
    "reroll-reinforcements": "the owner may re-roll n dice of each Reinforcement Roll of their own turn, once each",
    "free-trade": "n times in their own turn the owner may trade with an adjacent Character without a die",
    "rest-others": "any Rest Action of the owner may help one adjacent Character instead: Rest, or Rescue if Down",
}

SpaceVerb = Literal[
    "copy-weapon-attack",
    "charge",
    "special-attack",
    "order-attack",
    "order-move",
    "command-ally",
    "stun-enemy",
    "use-card",
    "ally-acts",
    "drive",
    "repair-truck",
    "draw-equipment",
]
SPACE_VERBS: dict[SpaceVerb, str] = {
    "copy-weapon-attack": "attack as if the die lay on an Attack space of one of your Weapons, occupied or not",
    "charge": "move up to n hexes, then attack as with copy-weapon-attack; the Attack may be left out. Whoever ends on "
    "another hex has the space's bonuses in that Attack",
    "special-attack": "the Weapon's own procedure, given by its traits `zone` and `each-hit-wounds`",
    "order-attack": "another standing Character in a shared Zone attacks with a Weapon of theirs, reading this die",
    "order-move": "another standing Character, anywhere, moves up to the die's value; its owner chooses the way",
    "command-ally": "an Ally in a shared Zone performs its Actions, even if its Command space is occupied",
    "stun-enemy": "one normal Enemy within n hexes and Line of Sight is stunned; the Turn Player chooses",
    "use-card": "the Equipment's effects and Grenade happen; then it is discarded, or kept while it lasts",
    "ally-acts": "the Ally of this card performs the Actions listed on it, in order, each of them optional",
    "drive": "the Truck moves up to the die's value",
    "repair-truck": "remove n Damage from the Truck",
    "draw-equipment": "draw n Equipment cards",
}

AnyTime = Literal["heal", "revive", "clear-weapon-dice", "clear-board-dice", "recover-die", "step", "ready-rank"]
WithDie = Literal["remote-interact", "stun-zone"]
WithRest = Literal["rest-heals"]
WithInteract = Literal["change-die"]
BeforeReinforcements = Literal["set-reinforcements"]
GoingDown = Literal["stay-up"]
EquipmentVerb = Literal[AnyTime, WithDie, WithRest, WithInteract, BeforeReinforcements, GoingDown]
"""What Equipment does: between Actions, with a die, or at the one moment that its use names."""
EQUIPMENT_VERBS: dict[EquipmentVerb, str] = {
    "rest-heals": REST_VERBS["rest-heals"],
    "heal": "remove n Wounds from yourself or one adjacent Character; it does not stand a Downed one up",
    "revive": "one Downed Character, yourself excepted, adjacent to you loses n Wounds and stands up",
    "clear-weapon-dice": "remove up to n dice from your Weapon cards; they are out for the Round, the spaces open",
    "clear-board-dice": "remove up to n dice from your Character board; they are out for the Round, the spaces open",
    "recover-die": "take n of your assigned dice back from anywhere and roll them; they are unassigned again",
    "set-reinforcements": "instead of rolling, all dice of this Reinforcement Roll show one value that you choose",
    "change-die": INTERACT_VERBS["change-die"],
    "step": "move up to n hexes; it is no Move Action",
    "ready-rank": "turn n of your spent Rank tokens to their ready side",
    "stay-up": "the Wound that would put you Down is ignored, and so is whatever is left of the same damage",
    "remote-interact": "use one object within n hexes and Line of Sight; the assigned die counts for it",
    "stun-zone": "every normal Enemy in a Zone you share is stunned",
}

LastingVerb = Literal["smoke", "fire"]
LASTING_VERBS: dict[LastingVerb, str] = {
    "smoke": "until the End of Round Enemies roll n fewer Attack Dice against friends in the area",
    "fire": "until the End of Round, after step 3B, each Enemy of that colour in it takes n Hits; Bosses after 3D",
}

ObjectVerb = Literal[
    "draw-equipment",
    "draw-weapon",
    "pick-equipment",
    "pick-weapon",
    "open-this",
    "open-door",
    "stun-zone",
    "mission",
]
OBJECT_VERBS: dict[ObjectVerb, str] = {
    "draw-equipment": "draw n Equipment cards",
    "draw-weapon": "draw n Weapon cards",
    "pick-equipment": "look at the top n cards of the Equipment deck, take one, discard the others",
    "pick-weapon": "look at the top n cards of the Weapon deck, take one, discard the others",
    "open-this": "this Door opens and is removed",
    "open-door": "open n closed Doors anywhere on the map; the Turn Player chooses",
    "stun-zone": "every normal Enemy in a Zone that the object lies in is stunned",
    "mission": "the Mission says what happens; n is what it counts",
}

AllyVerb = Literal["move", "attack", "heal", "interact"]
ALLY_VERBS: dict[AllyVerb, str] = {
    "move": "move up to the Ally's Move",
    "attack": "attack with the Ally's Attack and Range; no bonuses, no Fists",
    "heal": "one adjacent Character loses 1 Wound, or is Rescued if Down",
    "interact": "use one object in reach, reading the commanding die",
}

ReactionVerb = Literal["advance", "evade", "return-fire", "burn", "reform"]
REACTION_VERBS: dict[ReactionVerb, str] = {
    "advance": "move up to n hexes toward the nearest friend, although it may have it in Range and sight already",
    "evade": "n Hits of the roll are lost",
    "return-fire": "attack the attacker with n Attack Dice, if in Range and Line of Sight",
    "burn": "every friend adjacent to it takes n damage",
    "reform": "the tracker on the Stagger card goes back by n, after this Attack's Hits were counted",
}

TraitVerb = Literal["ignore-obstacles", "ignore-cover", "lead", "pursue", "indestructible"]
TRAIT_VERBS: dict[TraitVerb, str] = {
    "ignore-obstacles": "yellow hexes cost it 1 Movement",
    "ignore-cover": "Cover takes none of its damage",
    "lead": "normal Enemies in a Zone they share with it roll n more Attack Dice",
    "pursue": "it neither stays nor stops for Range and Line of Sight: it moves until adjacent to the nearest friend",
    "indestructible": "it takes no Wounds unless the Mission says how; Hits against it move the Stagger tracker",
}

LogicVerb = Literal["move", "attack", "flame", "summon", "order-attack", "ambush"]
LOGIC_VERBS: dict[LogicVerb, str] = {
    "move": "move up to n hexes as any Enemy does",
    "attack": "attack the nearest friend in Range (the row's, else the card's) and Line of Sight with n Attack Dice",
    "flame": "one roll of n Attack Dice is an Attack on every friend in Range and Line of Sight; each defends alone",
    "summon": "the first n Enemies of the Turn Player's line come to the Entrance nearest to it by hex distance",
    "order-attack": "the n normal Enemies of the Turn Player's colour nearest to it attack once more if they can",
    "ambush": "it is set beside the standing Character farthest from it, on the nearest free hex; ties TEAM",
}

StaggerVerb = Literal["move", "dice", "skip"]
STAGGER_VERBS: dict[StaggerVerb, str] = {
    "move": "each move of its Logic row is n shorter",
    "dice": "each Attack of its Logic row rolls n dice fewer",
    "skip": "it does nothing in this activation",
}

SurgeVerb = Literal["dice", "flip-entrance", "arrivals"]
SURGE_VERBS: dict[SurgeVerb, str] = {
    "dice": "from here on each Reinforcement Roll uses n more dice, until the tracker returns to 0",
    "flip-entrance": "the first n Entrances on their light side, by letter, turn to the heavy side",
    "arrivals": "every Entrance receives n Enemies of the Turn Player's line, by letter; the tracker returns to 0",
}

TruckVerb = Literal["drive", "cannon", "destroyed"]
TRUCK_VERBS: dict[TruckVerb, str] = {
    "drive": "each drive is n hexes shorter, at least 1",
    "cannon": "the roof cannon rolls n Attack Dice fewer",
    "destroyed": "the Truck is turned to its destroyed side: nobody drives or fires; figures inside stay there",
}
