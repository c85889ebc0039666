"""What the sections, rules and wants of the cards come to."""

from __future__ import annotations

from bot.engine.content.verbs import Meanings, Verbs, Wording, words_in
from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import BOX
from bot.games.nemesis.box.whole import PLACES
from bot.games.nemesis.player import goals, hunter
from bot.games.nemesis.player.parts import PART_WORTH
from bot.games.nemesis.player.rooms import ROOM_WORTH
from bot.games.nemesis.rules import objectives
from bot.games.nemesis.rules.cards import event_cards
from bot.games.nemesis.rules.cards.parts.table import PARTS
from bot.games.nemesis.rules.intruders import attacking
from bot.games.nemesis.rules.ship.rooms import ROOMS

RULES = "bot.games.nemesis.rules"


def meanings() -> Meanings:
    """What the content means, the words that it needs, and where it stands."""
    return Meanings(verbs(), words(), PLACES)


def verbs() -> tuple[Verbs, ...]:
    """Everything that an entry names, with its rule, and what it is worth where Vigil's players choose it."""
    all = BOX
    rooms = tuple((tile.id, tile.action) for tile in all.tiles if tile.action)
    room_parts = tuple((tile, part) for tile, action in rooms for part in ROOMS.get(action, {}))
    wants = tuple((each.id, want) for each in all.objectives for wants in each.wants for want in wants)
    schemes = tuple((card.id, card.rule) for card in all.intruder_actions)
    weapons = tuple((i.id, i.weapon.rule) for i in all.items if i.weapon and i.weapon.rule != "plain")
    return (
        Verbs("actions", "parts", tuple((c.id, part) for c in all.actions for part in c.parts), PARTS, PART_WORTH),
        Verbs("items", "parts", tuple((item.id, part) for item in all.items for part in item.parts), PARTS, PART_WORTH),
        Verbs("items", "weapon", weapons, words_in(RULES)),
        Verbs("tiles", "action", rooms, ROOMS),
        Verbs("tiles", "action", room_parts, {part for parts in ROOMS.values() for part in parts}, ROOM_WORTH),
        Verbs("events", "rule", tuple((card.id, card.rule) for card in all.events), event_cards.EFFECTS),
        Verbs("attacks", "id", tuple((card.id, card.id) for card in all.attacks), attacking.EFFECTS, hunter.ATTACK),
        Verbs("objectives", "wants", wants, objectives.WANTS, goals.WANTS),
        Verbs("intruder_actions", "rule", schemes, words_in(f"{RULES}.intruders.hunter"), hunter.SCHEME),
        Verbs("weaknesses", "id", tuple((each.id, each.id) for each in all.weaknesses), words_in(RULES)),
    )


def words() -> tuple[Wording, ...]:
    """The words that everything printed needs."""
    all = BOX
    schemes = tuple(dict.fromkeys(kind_of(card.id) for card in all.intruder_actions))
    events = tuple(dict.fromkeys(kind_of(card.id) for card in all.events))
    return (
        Wording("actions", tuple(card.id for card in all.actions), ("nemesis-card-{}", "nemesis-card-text-{}")),
        Wording("items", tuple(item.id for item in all.items), ("nemesis-card-{}", "nemesis-card-text-{}")),
        Wording("events", events, ("nemesis-eventcard-{}", "nemesis-eventcard-text-{}")),
        Wording("attacks", tuple(card.id for card in all.attacks), ("nemesis-attack-{}", "nemesis-attack-text-{}")),
        Wording(
            "objectives", tuple(o.id for o in all.objectives), ("nemesis-objective-{}", "nemesis-objective-text-{}")
        ),
        Wording("intruder_actions", schemes, ("nemesis-card-{}", "nemesis-card-text-{}")),
        Wording("tiles", tuple(tile.id for tile in all.tiles), ("nemesis-room-{}",)),
    )
