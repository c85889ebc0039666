"""The numbers of Nemesis's ledger."""

from __future__ import annotations

from collections import Counter

from bot.games.nemesis import GAME
from bot.games.nemesis.box.board import NUMBERS
from bot.games.nemesis.box.content import (
    BOARDS,
    CHARACTERS,
    COORDINATES,
    DECKS,
    EXPLORATION,
    INTRUDER_ACTIONS,
    NOISE,
    OBJECTIVES,
    SEARCHED,
    STOCK,
    TILES,
    WEAKNESSES,
    WOUNDS,
)
from bot.games.nemesis.rules.acting.choices import CAREFUL_COST, ROOM_COST
from bot.games.nemesis.rules.acting.crafting import RECIPES
from bot.games.nemesis.rules.body.wounds import FATAL
from bot.games.nemesis.rules.ending import DRAWN
from bot.games.nemesis.rules.intruders.hunter import DRAWN as HUNTED
from bot.games.nemesis.rules.intruders.hunter import LIMIT as HUNTER_HAND
from bot.games.nemesis.rules.rounds import HAND
from bot.games.nemesis.rules.ship.pods import SEATS
from bot.games.nemesis.state import ACTIONS
from tests.support.numbers.facts import fact, told

SHIP, OTHER = BOARDS["base"], BOARDS["alternate"]
SETS = Counter(tile.set for tile in TILES.values())
TOKENS = {kind: len(numbers) for kind, numbers in STOCK.tokens.items()}
LEFT = {kind: count - STOCK.bag.get(kind, 0) for kind, count in TOKENS.items()}
LAID = len(SHIP.first) + len(SHIP.second)
ENGINES = sum(room.startswith("engine-") for room in SHIP.special)
CRAFTED = sum(sum(item.copies.values()) for item in RECIPES)
PARTS = {len(item.recipe) for item in RECIPES}
QUESTS = {len(character.quests) for character in CHARACTERS.values()}
DECK = {len(cards) for cards in DECKS.values()}
MOST = GAME.players[1]
DEALT = len({objective.kind for objective in OBJECTIVES.values()} - {"coop"})
FOUND = sorted(set(EXPLORATION.values()))
FIRST_LACKING = {STOCK.fires + 1, STOCK.malfunctions + 1}

FACTS = (
    fact("NEM-SETUP-02", 'Shuffle the {} Room "2" tiles', SETS[2]),
    fact("NEM-SETUP-02", 'marked "2" ({} slots)', len(SHIP.second)),
    fact("NEM-SETUP-03", 'The {} unused "2" tiles', SETS[2] - len(SHIP.second)),
    fact("NEM-SETUP-04", 'all {} Room "1" tiles', SETS[1]),
    fact("NEM-SETUP-04", 'marked "1" ({} slots)', len(SHIP.first)),
    fact("NEM-SETUP-05", "has {} Rooms", len(SHIP.rooms)),
    fact("NEM-SETUP-05", '{} "1" + {} "2" + {} printed', len(SHIP.first), len(SHIP.second), len(SHIP.special)),
    fact("NEM-SETUP-06", "the {} Exploration tokens", len(EXPLORATION)),
    fact("NEM-SETUP-06", "the {} Room tiles", LAID),
    fact("NEM-SETUP-07", "The {} unused Exploration tokens", len(EXPLORATION) - LAID),
    fact("NEM-SETUP-09", "(of {})", len(COORDINATES)),
    fact("NEM-SETUP-09", "the other {} leave", len(COORDINATES) - 1),
    fact(
        "NEM-SETUP-11",
        "1–2 players → {}, 3–4 players → {}, 5 players → {};",
        STOCK.pods[1],
        STOCK.pods[3],
        STOCK.pods[5],
    ),
    fact("NEM-SETUP-11", "1–2 players → {}, 3–4 players → {}", STOCK.pods[2], STOCK.pods[4]),
    fact("NEM-SETUP-16", "Put {} Egg tokens", STOCK.nest),
    fact("NEM-SETUP-16", "{} of the {} Eggs", STOCK.eggs - STOCK.nest, STOCK.eggs),
    fact("NEM-SETUP-17", "Put {} random", len(STOCK.slots)),
    fact("NEM-SETUP-17", "(of {})", len(WEAKNESSES)),
    fact("NEM-SETUP-17", "the other {} leave", len(WEAKNESSES) - len(STOCK.slots)),
    fact(
        "NEM-SETUP-18",
        "with {} Blank, {} Larva, {} Creeper, {} Queen, {} Adults",
        *(STOCK.bag[kind] for kind in ("blank", "larva", "creeper", "queen", "adult")),
    ),
    fact(
        "NEM-SETUP-19",
        ": {} Larva, {} Creeper, {} Breeder, {}−N Adult",
        *(LEFT[kind] for kind in ("larva", "creeper", "breeder", "adult")),
    ),
    fact("NEM-SETUP-21", "{} Item decks", len(SEARCHED)),
    fact("NEM-CREW-12", "{}-card Action deck", *DECK),
    fact("NEM-CREW-14", "{} Quest Item cards", *QUESTS),
    fact("NEM-CREW-18", "1 to {} (", MOST),
    fact("NEM-ROUND-05", "{} cards in hand", HAND),
    fact("NEM-ROUND-06", "those {} cards", HAND),
    fact("NEM-TURN-01", ": {} Actions;", ACTIONS),
    fact("NEM-TURN-03", "his {} Actions", ACTIONS),
    fact("NEM-TURN-05", "the {} Actions", ACTIONS),
    fact("NEM-NOISE-01", "(D{})", len(NOISE.faces)),
    fact("NEM-NOISE-02", "Result 1–{}:", len(NUMBERS)),
    fact("NEM-FIRE-07", "There are {} Fire markers", STOCK.fires),
    fact("NEM-MALF-08", "There are {} Malfunction markers", STOCK.malfunctions),
    fact("NEM-ENCOUNTER-14", "all {} Adult miniatures", STOCK.miniatures["adult"]),
    fact("NEM-WOUND-05", "with {} Serious Wounds", FATAL),
    fact("NEM-WOUND-07", "the limit of {}.", FATAL),
    fact("NEM-WEAK-01", "The {} Weakness slots", len(STOCK.slots)),
    fact("NEM-SEARCH-01", "{} Item colours", len(SEARCHED) + 1),
    fact("NEM-SEARCH-04", "the {} decks", len(SEARCHED)),
    fact("NEM-CRAFT-01", "discard {} Items", *PARTS),
    fact("NEM-CRAFT-01", "the {} grey Component icons", *PARTS),
    fact("NEM-CRAFT-04", "{} different Crafted Items", len(RECIPES)),
    fact("NEM-ROOM-ALL-04", 'All {} "1" Rooms', SETS[1]),
    fact("NEM-ROOM-ALL-04", '{} of the {} "2" Rooms', len(SHIP.second), SETS[2]),
    fact("NEM-ROOM-EVAC-01", "({} seats per Pod)", SEATS),
    fact("NEM-ROOM-CABINS-01", "up to {} instead of {}.", HAND + 1, HAND),
    fact("NEM-ROOM-ENGCTRL-01", "all {} Engines", ENGINES),
    fact("NEM-ROOM-SPECIAL-01", "The {} Special Rooms", len(SHIP.special)),
    fact("NEM-ENGINE-07", "of {} Engines", ENGINES),
    fact("NEM-POD-03", "has {} seats", SEATS),
    fact("NEM-VICTORY-04", "the {} top tokens", ENGINES),
    fact("NEM-VICTORY-11", "the top {};", DRAWN),
    fact("NEM-OBJ-10", "of {} Engines", ENGINES),
    fact("NEM-INTPLAYER-03", "the {}-card Intruder Action deck", len(INTRUDER_ACTIONS)),
    fact("NEM-RUL-06", "each number 1–{} belongs", len(NUMBERS)),
    fact("NEM-RUL-20", "all {} tokens", STOCK.doors),
    fact("NEM-RUL-22", "if all {} are in Combat", STOCK.miniatures["adult"]),
    fact(
        "NEM-RUL-25",
        "Only Fire ({}), Malfunction ({}), Doors ({}), Eggs ({}), Crafted cards ({})",
        STOCK.fires,
        STOCK.malfunctions,
        STOCK.doors,
        STOCK.eggs,
        CRAFTED,
    ),
    fact("NEM-RUL-35", "({} Characters × {} = {} < {},", MOST, FATAL, MOST * FATAL, len(WOUNDS)),
    fact("NEM-RUL-54", "the drawn {} are public", DRAWN),
    fact("NEM-RUL-54", "fewer than {} cards", DRAWN),
    fact("NEM-RUL-61", 'the remaining {} "1" tiles', len(OTHER.first)),
    fact("NEM-RUL-61", "{} Technical networks", len(OTHER.technical)),
    *(
        fact(id, phrase, ROOM_COST)
        for id, phrase in (
            ("NEM-COST-08", "discard {} Action cards"),
            ("NEM-ROOM-ALL-01", ", {} Action cards."),
            ("NEM-ROOM-NEST-03", "costs {} (Room Action)"),
            ("NEM-ENGINE-01", "(Cost {})"),
            ("NEM-HIBER-02", "Cost {})"),
            ("NEM-RUL-04", '"Costs {0} Actions" in the Nest means Cost {0} ('),
        )
    ),
    fact("NEM-COST-04", "which costs {}.", CAREFUL_COST),
    fact("NEM-CREW-05", "the {} Objective decks", DEALT),
    fact("NEM-OBJ-01", "1 of his {} Objectives", DEALT),
    fact("NEM-RUL-54", "still holds {} Objectives", DEALT),
    fact("NEM-SEARCH-01", "only the first {} can", len(SEARCHED)),
    fact("NEM-VICTORY-04", "2 or {} Damaged", ENGINES),
    fact("NEM-END-02", "a {}th Fire marker", STOCK.fires + 1),
    fact("NEM-END-02", "a {}th Malfunction marker", STOCK.malfunctions + 1),
    *(fact("NEM-RUL-34", phrase, first) for phrase in ("{}th marker:", "as the {}th.") for first in FIRST_LACKING),
    fact("NEM-SOLO-03", "token 1 or {} → 1; token {} or {} → {}", *FOUND[1:], (FOUND[-1] + 1) // 2),
    fact("NEM-INTPLAYER-05", "draws {} cards, hand limit {}.", HUNTED, HUNTER_HAND),
    fact("NEM-RUL-60", "Draws {} but never above {}.", HUNTED, HUNTER_HAND),
    fact("NEM-RUL-41", "{} different cards must be discarded", *PARTS),
    fact("NEM-ALTBOARD-02", "{} separate Technical Corridor networks", len(OTHER.technical)),
    fact("NEM-EX-23", "setup bag: {} tokens:", sum(STOCK.bag.values()) + 4),
    fact(
        "NEM-EX-23",
        ": {} Blank, {} Larva, {} Creeper, {} Queen, {} Adult.",
        *(STOCK.bag[kind] for kind in ("blank", "larva", "creeper", "queen")),
        STOCK.bag["adult"] + 4,
    ),
    fact("NEM-EX-25", "with {} Serious", FATAL),
    fact("NEM-EX-30", "the {}-card draw", DRAWN),
    fact("NEM-EX-31", "{} Action cards +", *DECK),
    fact("NEM-EX-31", "the {} cards drawn", DRAWN),
)
TOLD = (
    told("NEM-SETUP-11", "how many play", 2, 3, 4, 5),
    told("NEM-SETUP-14", "the two faces of an Engine", "two"),
    told("NEM-SETUP-24", "pieces of the box that are no limits here", 2, 2),
    told("NEM-CREW-08", "what is drafted of", 2),
    told("NEM-CREW-13", "the Hand slots", "two"),
    told("NEM-ROUND-11", "a step of the round", 4),
    told("NEM-TURN-05", "the kinds of Action", "Four"),
    told("NEM-SHOOT-07", "the face of a die", 2),
    told("NEM-DAMAGE-06", "cards drawn for large Intruders", 2),
    told("NEM-DAMAGE-09", "a piece for counting", "five", 5),
    told("NEM-INTATT-01", "the cases of an Attack", "three"),
    told("NEM-RETREAT-05", "cards drawn for large Intruders", "two"),
    told("NEM-WOUND-01", "Light and Serious", "Two"),
    told("NEM-ITEM-10", "what Duct Tape joins", 2),
    told("NEM-HAND-02", "the Hand slots", 2),
    told("NEM-SEARCH-08", "what is drawn and kept", 2),
    told("NEM-ROOM-ARMORY-01", "what a Room does", 2),
    told("NEM-ROOM-NEST-10", "what a Grenade does", 2),
    told("NEM-ROOM-STORAGE-01", "what a Room does", 2),
    told("NEM-ENGINE-07", "how many Engines must work", 2),
    told("NEM-VICTORY-04", "how many Engines must fail", 2),
    told("NEM-OBJ-10", "how many Engines must work", 2),
    told("NEM-OBJ-13", "the critical moments", "Four"),
    told("NEM-SOLO-01", "the Objectives of a lone player", 2),
    told("NEM-INTPLAYER-09", "the ways to play a card", "three"),
    told("NEM-RUL-16", "two Rooms of a Corridor", "Two"),
    told("NEM-RUL-25", "pieces of the box that are no limits here", 30, 50, 18, 8, 4),
    told("NEM-RUL-36", "two cards of a batch", "two"),
    told("NEM-RUL-78", "from how many on the seat is offered by itself", "three"),
    told("NEM-RUL-69", "what a Combat die may show", "two"),
)
