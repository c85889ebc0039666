"""Where every component is: nothing is lost (law 6)."""

from __future__ import annotations

from collections import Counter

from bot.games.nemesis.box.content import (
    BLOOD,
    CARDS,
    CHARACTERS,
    CONTAMINATION,
    COORDINATES,
    DECKS,
    EVENTS,
    EXPLORATION,
    INTRUDER_ACTIONS,
    OBJECTIVES,
    TILES,
    TOKENS,
    WEAKNESSES,
    WOUNDS,
    is_contamination,
    is_item,
)
from bot.games.nemesis.state import Nemesis, Player

BOXED = Counter(
    [
        *BLOOD,
        *EVENTS,
        *WOUNDS,
        *CONTAMINATION,
        *COORDINATES,
        *WEAKNESSES,
        *TOKENS,
        *EXPLORATION,
        *INTRUDER_ACTIONS,
        *TILES,
        *(card for card, back in CARDS.items() if back not in ("start", "quest")),
    ]
)
"""What is in every game."""


def census(g: Nemesis) -> Counter[str]:
    """Every card, tile and token wherever it is."""
    found: Counter[str] = Counter()
    for deck in (*g.items.values(), g.events, g.attacks, g.serious, g.hunt):
        found.update(deck.cards)
        found.update(deck.discard)
    found.update(g.hunt_hand)
    for pile in (g.crafted, g.used, g.removed, g.contamination, g.bag, g.pool, g.goals):
        found.update(pile)
    for pile in g.boxed.values():
        found.update(pile)
    found.update([g.coordinates, *(clue.card for clue in g.clues)])
    for room in g.rooms.values():
        found.update([room.tile, *([room.token] if room.token else ())])
    for player in g.players.values():
        found.update(belongings(player))
    return found


def belongings(player: Player) -> Counter[str]:
    """The number of cards of one player; Action cards are those of the Character."""
    found = Counter(player.items)
    found.update(player.quests)
    found.update(player.objectives)
    found.update(wound.card for wound in player.wounds)
    for thing in player.hands:
        if is_item(thing.id):
            found.update([thing.id, *thing.added])
    for card in (*player.deck, *player.hand, *player.discard):
        found[card if is_contamination(card) else f"{player.character}:{card}"] += 1
    return found


def inventory(g: Nemesis) -> Counter[str]:
    """What the box holds for this game and the Characters drafted so far."""
    found = Counter(BOXED)
    found.update(each.id for each in OBJECTIVES.values() if dealt(g, each.kind, each.players))
    for player in g.players.values():
        if player.character:
            drafted = CHARACTERS[player.character]
            found.update([drafted.weapon, *drafted.quests])
            found.update(f"{player.character}:{card}" for card in DECKS[player.character])
    return found


def dealt(g: Nemesis, kind: str, players: int) -> bool:
    """Whether an Objective belongs to this game (NEM-CREW-04)."""
    return (kind == "coop") == (g.mode != "crew") and players <= len(g.seats)
