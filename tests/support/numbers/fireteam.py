"""The numbers of Fireteam Zero's ledger."""

from __future__ import annotations

from collections import Counter

from bot.games.fireteam.box.content import (
    ACTIVATION_DIE,
    ATTACK_DIE,
    CREATURES,
    HEROES,
    MOST_DICE,
    SPAWN_DIE,
    SPECIALISTS,
    TOKENS,
    TRACK,
)
from bot.games.fireteam.box.verbs import TYPES
from bot.games.fireteam.box.whole import MOST_SEATS, RECON, UPGRADE_COPIES
from bot.games.fireteam.rules import setup
from tests.support.numbers.facts import fact, told

SPEEDS = {hero.speed for hero in HEROES.values()}
HANDS = {hero.hand for hero in HEROES.values()}
ROLES = Counter(hero.role for hero in HEROES.values())
POWER = {id: creature.power for id, creature in CREATURES.items() if creature.power}
MORE = {id: power.base for id, power in POWER.items()}
ANIMAL, HUMAN = CREATURES["corrupted-animal"], CREATURES["corrupted-human"]

FACTS = (
    fact("FTZ-SETUP-09", "set of {} identical cards", UPGRADE_COPIES),
    fact("FTZ-SETUP-14", "All {} numbered entry tokens", TOKENS["entry"]),
    fact("FTZ-SETUP-23", "exactly {0} cards: events + discoveries = {0}", RECON),
    fact("FTZ-DRAW-02", "hand limit is {};", *HANDS),
    fact("FTZ-MOVE-02", "hero speed is {}.", *SPEEDS),
    fact("FTZ-ATTACK-08", "more than {} attack dice", MOST_DICE),
    fact("FTZ-ATTACK-15", "{} attack types", len(TYPES)),
    fact("FTZ-DICE-01", "{} identical custom {}-sided", MOST_DICE, len(ATTACK_DIE.faces)),
    fact("FTZ-DICE-03", "custom {}-sided", len(ACTIVATION_DIE.faces)),
    fact("FTZ-DICE-04", "{}-sided spawn die", len(SPAWN_DIE.faces)),
    fact("FTZ-DICE-04", "the {} entry tokens", TOKENS["entry"]),
    fact("FTZ-BONUS-02", "the {}-dice cap", MOST_DICE),
    fact("FTZ-SEARCH-07", "at most {} ordinary searches", TOKENS["entry"]),
    fact("FTZ-SEARCH-07", "the {}-card recon deck", RECON),
    fact("FTZ-SPECIALIST-05", "both together mean {} spaces", len(SPECIALISTS)),
    fact("FTZ-THREAT-06", "At most {} threat cards", len(TRACK.marked)),
    fact("FTZ-CATTACK-04", "at most {})", MOST_DICE),
    fact("FTZ-ROLE-01", "one of {} roles", len(ROLES)),
    fact("RUL-05", "0..{}.", MOST_DICE),
    fact("RUL-14", "per player with {}-{} players", setup.LEAST, setup.MOST),
    fact("RUL-14", "one person with {}-{} heroes", setup.LEAST, setup.MOST),
    fact("RUL-14", "Maximum {} seats", MOST_SEATS),
    fact("RUL-45", "the Drowned Giant {} more than there are seats", MORE["drowned-giant"]),
    fact("RUL-45", "the Hollow Choir {} more", MORE["hollow-choir"]),
    fact("RUL-45", "Hive Mother gets {} a seat", POWER["hive-mother"].tokens(1)),
    fact("RUL-45", "none more than {},", *{power.most for power in POWER.values()}),
    fact("RUL-45", "of the {} power tokens", TOKENS["power"]),
    fact("RUL-49", "at most {} heroes at most {} of", MOST_SEATS, MOST_SEATS),
    fact("RUL-49", "of {} entry points", TOKENS["entry"]),
    fact("FTZ-SOLO-01", "at least {} heroes", setup.LEAST),
    fact("FTZ-ROLE-02", "{} heroes of the same role", max(ROLES.values())),
    fact("RUL-05", "So {} with cover rolls {};", MOST_DICE + 1, MOST_DICE),
    fact("RUL-05", "; {} with elevation and cover rolls {};", MOST_DICE, MOST_DICE),
    fact("RUL-05", "; {} with cover rolls {}.", MOST_DICE, MOST_DICE - 1),
    fact("EX-02A", "(life {}, res M{} P{} E{})", ANIMAL.life, *(ANIMAL.resist[type] for type in TYPES)),
    fact("EX-02B", "< {}:", ANIMAL.life),
    fact("EX-03", "M={}, P={}, E={}", *(ANIMAL.life + ANIMAL.resist[type] for type in TYPES)),
    fact("EX-07", "str {} melee", HUMAN.strength),
    fact("EX-07", "special {} =", HUMAN.special.amount),
    fact("EX-11", "speed {} on plain", *SPEEDS),
    fact("EX-13", "limit {},", *HANDS),
    fact("EX-14", "rolls {} dice", MOST_DICE),
    fact("EX-17", "others fill to {}.", *HANDS),
    fact("EX-23", "with {} accepted", setup.LEAST),
    fact("EX-24", "from {} or {} cards", RECON - 1, RECON + 1),
)
TOLD = (
    told("FTZ-SETUP-02", "the steps of setup", "nine"),
    told("FTZ-ROUND-02", "the phases of a round", "three"),
    told("FTZ-TERRAIN-01", "what difficult terrain costs", 2),
    told("FTZ-DEMAND-02", "tokens for chants at three altars", "three"),
    told("FTZ-DEMAND-04", "how far a villager is led", 2),
    told("FTZ-DEMAND-08", "what a closing place costs", 2),
    told("FTZ-DECK-06", "discoveries and events", "two"),
    told("RUL-08", "an example of fleeing", "two"),
    told("RUL-10", "what difficult terrain costs", 2),
    told("RUL-46", "a step of the Threat Phase", 2),
    told("RUL-57", "an example of a reaction", 2, 3, 2),
    told("RUL-63", "an example of a roll", 2, 3),
)
