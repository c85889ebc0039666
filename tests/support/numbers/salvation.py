"""The numbers of Salvation's ledger."""

from __future__ import annotations

from bot.games.salvation.box.content import (
    CARDS,
    CITIES,
    DEVELOPMENT,
    FACTORIES,
    HIDDEN,
    SECTORS,
    SHELTERS,
    SLOTS,
    TACTICS,
    TECHNOLOGY,
    TERRAINS,
)
from bot.games.salvation.rules.board.units import DEFILE, RESISTANCE_STACK, STACK
from bot.games.salvation.rules.setup import HAND, INFANTRY, SEATS
from bot.games.salvation.rules.turn_end import DEADLY
from bot.games.salvation.rules.turns import HAND as LIMIT
from bot.games.salvation.rules.turns import SKYNET_HAND_OF_THREE, draws
from bot.games.salvation.rules.victory import GOAL, LONG_WAR
from bot.games.salvation.state import SKYNET
from tests.support.numbers.facts import fact, told
from tests.support.salvation.war import War

NUMBERS = {card.family: card.number for card in CARDS.values()}
SIZES = {
    side: sum(card.count for card in CARDS.values() if card.side == side and card.id not in TACTICS)
    for side in ("resistance", "skynet")
}
LAST = max(NUMBERS.values())
LIES = {
    city: {sum(slot.startswith(f"{id}.") for slot in SLOTS) for id in SECTORS if (id in CITIES) is city}
    for city in (True, False)
}
KINDS = len(HIDDEN) - len(TERRAINS) + 1
"""All Terrain is one kind."""

FACTS = (
    fact("SAL-SETUP-03", "The {} technology tokens", len(TECHNOLOGY)),
    fact("SAL-SETUP-04", "The {} Skynet Tactics cards", sum(CARDS[id].count for id in TACTICS)),
    fact("SAL-SETUP-05", "The {} city cards", len(CITIES)),
    fact("SAL-SETUP-06", "Resistance {}, Skynet {}.", SIZES["resistance"], SIZES["skynet"]),
    fact("SAL-SETUP-10", "{} in every city sector", *LIES[True]),
    fact("SAL-SETUP-10", "{} in every other sector", *LIES[False]),
    fact("SAL-SETUP-13", "draws {} city cards", INFANTRY),
    fact("SAL-SETUP-16", "the top {} cards", HAND),
    fact("SAL-TURN-01", "(stages 0-{})", LAST),
    fact("SAL-HAND-01", "exceeds {0}, its owner must discard down to exactly {0}.", LIMIT),
    fact("SAL-STAGE-01", "a number 0-{} in", LAST),
    fact("SAL-STAGE-02", "stages run {}.", ", ".join(map(str, sorted(set(NUMBERS.values()))))),
    fact("SAL-STAGE-03", "Number {} is", NUMBERS["tactics"]),
    fact("SAL-STAGE-09", "at most {} cards", LAST + 1),
    fact("SAL-STACK-01", "At most {} units", STACK),
    fact("SAL-STACK-02", "so {} units", STACK),
    fact("SAL-STACK-03", "holding {} of", STACK),
    fact("SAL-STACK-04", "holding {} of", STACK),
    fact("SAL-SHELTER-03", "If {} human units", STACK),
    fact("SAL-SHELTER-06", "exactly {} shelters", SHELTERS),
    fact("SAL-TANK-02", "If {} human units", STACK),
    fact("SAL-A10-02", "If {} human units", STACK),
    fact("SAL-TERRAIN-RAD-02", "lost on 1 or {}.", DEADLY["resistance"]),
    fact("SAL-TERRAIN-RAD-03", "lost on {} only", DEADLY["skynet"]),
    fact("SAL-TERRAIN-DEFILE-01", "Only {} units", DEFILE),
    fact("SAL-FACTORY-03", "has {} factory tokens", FACTORIES),
    fact("SAL-DEVELOP-04", "the {} lie open", len(DEVELOPMENT)),
    fact("SAL-WIN-01", "{} or more VP", GOAL),
    fact("SAL-WIN-03", "all {} shelters", SHELTERS),
    fact("SAL-THREE-05", "limit is {}.", SKYNET_HAND_OF_THREE),
    fact("SAL-THREE-06", "limit {},", LIMIT),
    fact("SAL-THREE-14", "reaches {} VP", GOAL),
    fact("SAL-OPT-10", "up to {} units", RESISTANCE_STACK),
    fact("SAL-RUL-01", "(hand {} → {})", HAND, HAND + 1),
    fact("SAL-RUL-42", "({}; {} with Defile; {} with", STACK, DEFILE, RESISTANCE_STACK),
    fact("SAL-RUL-45", "may exceed {}.", GOAL),
    fact("SAL-RUL-49", "more than {} units", DEFILE),
    fact("SAL-RUL-49", "Afterwards {} is the limit", DEFILE),
    fact("SAL-RUL-70", "({} Tactics,", NUMBERS["tactics"]),
    fact("SAL-RUL-70", " {} Movement,", NUMBERS["movement"]),
    fact("SAL-RUL-70", " {} Attack and Tactic development,", NUMBERS["attack"]),
    fact("SAL-RUL-70", " {} Attack and Tactic development,", NUMBERS["tactic-development"]),
    fact("SAL-RUL-70", " {} Scouting,", NUMBERS["scouting"]),
    *(
        fact("SAL-RUL-70", " {} New units, Development and Mission)", NUMBERS[name])
        for name in ("new-units", "development", "mission")
    ),
    fact("SAL-RUL-73", "the {} Resistance city cards", INFANTRY),
    fact("SAL-RUL-73", "the {} undrawn ones: {} city cards", len(CITIES) - 1 - INFANTRY, len(CITIES) - 1),
    fact("SAL-RUL-80", "with {} cards", HAND),
    fact("SAL-RUL-80", "{} infantry in all", INFANTRY),
    fact("SAL-RUL-81", "≥ {} VP", GOAL),
    fact("SAL-RUL-86", "the {} Tactics", sum(CARDS[id].count for id in TACTICS)),
    fact("SAL-RUL-87", "{} replaces {} for", RESISTANCE_STACK, STACK),
    fact("SAL-RUL-87", "limits to {}; Skynet stays at {}.", DEFILE, STACK),
    fact("SAL-RUL-91", "from turn {} on", LONG_WAR),
    fact("SAL-SETUP-06", "as {} face-down decks", len(SIZES)),
    fact("SAL-SHELTER-05", "towards the {};", SHELTERS),
    fact("SAL-HIDDEN-01", "of {} kinds", KINDS),
    fact("SAL-RUL-40", "Where {} tokens lie", *LIES[True]),
    fact("SAL-RUL-40", "slot 1 or {};", *LIES[True]),
    fact("SAL-RUL-59", "{} on the board at most", FACTORIES),
    fact("SAL-THREE-01", "by {}: one Skynet, {} Resistance commanders", len(SEATS), len(SEATS) - 1),
    fact("SAL-THREE-04", "Skynet draws {} cards", draws(War(seats=len(SEATS)).g, SKYNET)),
    fact("SAL-THREE-13", "markers of {} colours", len(SEATS) - 1),
    fact("SAL-RUL-75", "all {} have acted", len(SEATS)),
)
TOLD = (
    told("SAL-UNIT-05", "the two figures of Movement", "two"),
    told("SAL-TURN-01", "the parts of a turn", "three"),
    told("SAL-CARD-03", "a card with a choice", "two"),
    told("SAL-CARD-04", "a card with a choice", "two"),
    told("SAL-COMBAT-01", "how battles arise", "two"),
    told("SAL-ROAD-02", "the two figures of Movement", "two"),
    told("SAL-ROAD-03", "an example of the notation", 2, "two"),
    told("SAL-ROAD-04", "an example of the notation", 3, 3),
    told("SAL-THREE-11", "two cards of a number", "two"),
    told("SAL-ADVICE-06", "where VP come from", "two"),
    told("SAL-RUL-31", "pieces of the box that are no limits here", "five"),
)
