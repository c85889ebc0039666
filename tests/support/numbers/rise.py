"""The numbers of Rise's ledger."""

from __future__ import annotations

from bot.games.rise import GAME
from bot.games.rise.box.cards import CARD_SLOTS, WoundSlots, fits
from bot.games.rise.box.colours import COLOURS
from bot.games.rise.box.content import BOARDS, CLASSES, ENEMIES, WEAPONS
from bot.games.rise.box.dice import ACTION, ACTION_DICE, ATTACK, FIST, HIT, REINFORCEMENT, count
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.rules.actions.trucking import DIAGONALS
from bot.games.rise.rules.enemies.arrivals import RESULTS, SKYNET
from bot.games.rise.rules.map.figures import TRUCK_HEXES
from bot.games.rise.rules.map.paths import YELLOW_COST
from bot.games.rise.rules.rounds import ENEMY_STEPS
from bot.games.rise.rules.setup import HIGHER_RANK, TOP_LEVEL
from tests.support.numbers.facts import fact, told

SNIPER, LAUNCHER, PISTOL = WEAPONS["sniper-rifle"], WEAPONS["grenade-launcher"], WEAPONS["pistol"]
PISTOL_VALUES = next(bonus.values for bonus in PISTOL.spaces[0].bonuses)
ABILITIES = {len(board.abilities) for board in BOARDS.values()}
SKILLS = {len(card.abilities) for card in CLASSES.values()}
MOST_HITS = next(trait.amount for trait in LAUNCHER.traits if trait.verb == "each-hit-wounds")
FIST_HITS = next(trait.amount for trait in SNIPER.traits if trait.verb == "fist-hits")
MOST_WEAPONS = max(count for count in range(9) if fits(count, 0))
MOST_EQUIPMENT = max(count for count in range(9) if fits(0, count))
LAID = [token for mission in MISSIONS.values() for token in mission.tokens]
MOST_HEXES = max(len(token.hexes) for token in LAID if token.kind == "cover")
DOORS = {len(token.hexes) for token in LAID if token.kind == "door"}
ENDO, DRONE = ENEMIES["t-800"], ENEMIES["hk-8"]
SERGEANT = sum(ability.amount for ability in CLASSES["sergeant"].abilities if isinstance(ability, WoundSlots))

FACTS = (
    fact("RISE-GEN-01", "1 to {} players", GAME.players[1]),
    fact("RISE-GEN-02", "{} playable Characters", len(BOARDS)),
    fact("RISE-MISSION-01", "{} Missions", len(MISSIONS)),
    fact("RISE-CHAR-02", "{} Action Dice", ACTION_DICE),
    fact("RISE-CHAR-05", "exactly {} Character Abilities", *ABILITIES),
    fact("RISE-CARD-03", "levels 1, {}, {} are", TOP_LEVEL - 1, TOP_LEVEL),
    fact("RISE-DICE-01", "{}-sided dice", len(ATTACK.faces)),
    fact("RISE-DICE-05", "{}-sided dice", len(ACTION.faces)),
    fact("RISE-DICE-05", "{} per Character", ACTION_DICE),
    fact("RISE-DICE-06", "{}-sided dice", len(REINFORCEMENT.faces)),
    fact(
        "RISE-ENTRANCE-02", "a light side showing {} die result", *{len(sides["light"]) for sides in RESULTS.values()}
    ),
    fact("RISE-ENTRANCE-02", "a heavy side showing {}", *{len(sides["heavy"]) for sides in RESULTS.values()}),
    fact("RISE-ENTRANCE-03", "shows {} results", *{len(shown) for shown in SKYNET.values()}),
    fact("RISE-SETUP-03", "fewer than {} colours", len(COLOURS)),
    fact("RISE-ROUND-07", "rolls {} Action Dice", ACTION_DICE),
    fact("RISE-DOWN-03", "rolls {} dice", ACTION_DICE),
    fact("RISE-ATTACK-14", "{0} Hits against Defense {0} destroy", ENDO.defense),
    fact("RISE-CLASS-01", "has {} abilities", *SKILLS),
    fact("RISE-WEAPON-01", "attacking with a {}, {} or {}", *PISTOL_VALUES),
    fact("RISE-WEAPON-02", "the same {}, {} or {}", *PISTOL_VALUES),
    fact("RISE-WEAPON-05", "at {} hexes or nearer (minimum Range", SNIPER.range[0] - 1),
    fact("RISE-WEAPON-05", "minimum Range {})", SNIPER.range[0]),
    fact("RISE-WEAPON-06", "each Fist adds {} Hit", FIST_HITS),
    fact("RISE-WEAPON-13", "at Range {} (minimum", LAUNCHER.range[0] - 1),
    fact("RISE-WEAPON-13", "(minimum {})", LAUNCHER.range[0]),
    fact("RISE-WEAPON-14", "up to {}.", MOST_HITS),
    fact("RISE-TRUCK-05", "its {} hexes", len(TRUCK_HEXES)),
    fact("RISE-DIFF-02", "+{} Rank tokens", HIGHER_RANK),
    fact("RISE-RULING-30", "(default {})", ENEMIES["t-800"].reaction.amount),
    fact("RISE-RULING-70", "level 1–{} cards", TOP_LEVEL),
    fact("RISE-RULING-73", "{} to {} Characters", GAME.players[0], len(BOARDS)),
    fact("RISE-RULING-78", "{{{}}} / {{{}}}", *(",".join(map(str, shown)) for shown in SKYNET.values())),
    fact("RISE-RULING-78", "nothing above {}", TOP_LEVEL),
    fact("RISE-RULING-84", "a double Hit is {} Hits", max(count((face,)).hits for face in ATTACK.faces)),
    *(
        fact(id, phrase, YELLOW_COST)
        for id, phrase in (
            ("RISE-OBST-02", "costs {} Movement"),
            ("RISE-MOVE-02", "costs {} Movement instead"),
            ("RISE-EMOVE-11", "cost Enemies {} Movement"),
            ("RISE-RULING-20", "each of its hexes costs {} to enter"),
            ("RISE-RULING-21", "costs {} to enter"),
            ("RISE-RULING-54", "a yellow hex {} ("),
            ("RISE-RULING-57", "the next hex costs {} and"),
        )
    ),
    fact("RISE-SLOT-01", "has {} Card Slots", len(CARD_SLOTS)),
    fact("RISE-SLOT-02", "1 Weapon + {} Equipment", MOST_EQUIPMENT),
    fact("RISE-SLOT-02", "or {} Weapons + 1", MOST_WEAPONS),
    fact("RISE-SLOT-02", "never {} of a kind", max(MOST_WEAPONS, MOST_EQUIPMENT) + 1),
    fact("RISE-SOLO-01", "with {} Characters exactly", GAME.players[0]),
    fact("RISE-SOLO-01", "as a {}-player game", GAME.players[0]),
    fact("RISE-SOLO-02", "more than {}.", GAME.players[0]),
    fact("RISE-COVER-05", "({0}-hex tokens can hold {0})", MOST_HEXES),
    fact("RISE-OBST-05", "and {}-hex size", MOST_HEXES),
    fact("RISE-DOOR-01", "a {}-hex Obstacle", *DOORS),
    fact("RISE-ROUND-10", "has {} steps", len(ENEMY_STEPS)),
    fact("RISE-RULING-81", "the {} diagonal directions", len(DIAGONALS)),
    fact("RISE-RULING-84", "Sniper Rifle: {} Hits", count((f"{HIT} {FIST}",)).hits + FIST_HITS),
    fact("RISE-EX-03", "the yellow one {},", YELLOW_COST),
    fact("RISE-EX-05", "against Defense {}.", ENDO.defense),
    fact("RISE-EX-05", "{} Hits destroy the T-800", ENDO.defense),
    fact("RISE-EX-06", "destroyed by {} Hits", ENDO.defense),
    fact("RISE-EX-09", "first hex with Range {} and sight. The third", ENDO.range),
    fact("RISE-EX-09", "The Drone crosses an Obstacle for 1 and stops at the first hex with Range {}", DRONE.range),
    fact("RISE-EX-12", "{} cards may not", len(CARD_SLOTS) + 1),
    fact("RISE-EX-12", "nor {} Equipment cards", MOST_EQUIPMENT + 1),
    fact("RISE-EX-15", "at Range {} is refused, one at Range {} allowed", SNIPER.range[0] - 1, SNIPER.range[0]),
    fact("RISE-EX-15", "against Defense {} is", ENDO.defense),
    fact("RISE-EX-16", "Range {} is refused, Range {} allowed", LAUNCHER.range[0] - 1, LAUNCHER.range[0]),
    fact("RISE-EX-16", ". {} Hits at a Boss", MOST_HITS),
    fact("RISE-EX-17", "{} Hits destroy the T-800", ENDO.defense),
    fact("RISE-EX-18", "lowers Defense {} by", ENDO.defense),
    fact("RISE-EX-21", "Bravo, which shows a {}", *RESULTS["bravo"]["light"]),
    fact("RISE-EX-21", "takes its place with {}.", ", ".join(map(str, SKYNET["skynet-odd"]))),
    fact("RISE-EX-23", "all {} values", len(REINFORCEMENT.faces)),
    fact("RISE-EX-24", "and {} on the Class card", SERGEANT),
)
TOLD = (
    told("RISE-DICE-07", "icons of three forms, and an example of each", "three", 6, 4, 5, 6),
    told("RISE-DICE-08", "an example of values", 4, 5, 6, "three"),
    told("RISE-SETUP-01", "the steps of setup", 2, 3, 4, 5, 6, 7, 8, 9),
    told("RISE-MOVE-01", "an example of a die", 5, 5),
    told("RISE-ATTACK-02", "the steps of an Attack", 2, 3, 4, 5, 6, 7),
    told("RISE-RANGE-03", "an example of Range", 2),
    told("RISE-EMOVE-03", "the instructions of an Enemy's move", "four"),
    told("RISE-TRUCK-01", "the tokens of the box, of which a Mission uses one", "Two"),
    told("RISE-RULING-82", "pieces of the box that are no limits here", 35, 25, 4, 2),
    told("RISE-RULING-85", "pieces of the box that are no limits here", 4),
    told("RISE-RULING-15", "halves of two tiles", "two"),
    told("RISE-RULING-17", "an example of a Move", 4, 4, "three"),
    told("RISE-RULING-49", "dice that match results, and the rounds of an algorithm", "two", "two", 2),
)
