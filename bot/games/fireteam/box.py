"""The box as a whole: its component counts, and everything that could be wrong with it (ledger 2.1 and 2.6)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import msgspec

from bot.games.fireteam.cards import (
    ActionCard,
    Components,
    CreatureCard,
    DiscoveryCard,
    Entry,
    EventCard,
    FocusCard,
    HeroCard,
    Mission,
    ObjectiveCard,
    Specialist,
    ThreatCard,
    Tile,
)
from bot.games.fireteam.verbs import SPECIAL_TOKENS, TYPES

COUNTS = {
    "hero cards": 5,
    "specialists": 2,
    "action cards": 64,
    "upgrade cards": 64,
    "focus cards": 24,
    "recon cards": 55,
    "threat cards": 24,
    "objective cards": 21,
    "creature cards": 9,
    "creature miniatures": 39,
    "sector tiles": 8,
    "attack die faces": 6,
    "activation die faces": 6,
    "info tokens": 12,
    "special info tokens": 12,
    "power tokens": 6,
    "entry tokens": 12,
}
"""The rulebook's list of components."""
RECON = 12
MOST_THREATS = 4
FOCUS_EACH = 6
UPGRADE_KINDS = 4
UPGRADE_COPIES = 4
ACTION_EACH = 16
FAMILY = 13
MOST_SEATS = 4


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that content/fireteam holds."""

    heroes: tuple[HeroCard, ...]
    specialists: tuple[Specialist, ...]
    cards: tuple[ActionCard, ...]
    focus: tuple[FocusCard, ...]
    creatures: tuple[CreatureCard, ...]
    threats: tuple[ThreatCard, ...]
    events: tuple[EventCard, ...]
    discoveries: tuple[DiscoveryCard, ...]
    objectives: tuple[ObjectiveCard, ...]
    tiles: tuple[Tile, ...]
    missions: tuple[Mission, ...]
    components: Components

    def counted(self) -> dict[str, int]:
        """Count what the list of components counts."""
        tokens = self.components.tokens
        return {
            "hero cards": len(self.heroes),
            "specialists": len(self.specialists),
            "action cards": sum(card.count for card in self.cards if not card.upgrade),
            "upgrade cards": sum(card.count for card in self.cards if card.upgrade),
            "focus cards": len(self.focus),
            "recon cards": sum(card.count for card in self.events) + len(self.discoveries),
            "threat cards": len(self.threats),
            "objective cards": len(self.objectives),
            "creature cards": len(self.creatures),
            "creature miniatures": sum(card.miniatures for card in self.creatures),
            "sector tiles": len(self.tiles),
            "attack die faces": len(self.components.attack_die),
            "activation die faces": len(self.components.activation_die),
            "info tokens": tokens["info"],
            "special info tokens": sum(tokens[name] for name in SPECIAL_TOKENS),
            "power tokens": tokens["power"],
            "entry tokens": tokens["entry"],
        }

    @property
    def entries(self) -> Iterator[Entry]:
        """Everything with an id."""
        for name in self.__struct_fields__:
            if name != "components":
                yield from getattr(self, name)


def faults(box: Box) -> list[str]:
    """Say everything that is wrong with the box."""
    found = [f"the box: {n} {what}, not {COUNTS[what]}" for what, n in box.counted().items() if n != COUNTS[what]]
    for id, count in Counter(entry.id for entry in box.entries).items():
        if count > 1:
            found.append(f"the box: {id} is there {count} times")
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id):
            found.append(f"the box: {id!r} is no id")
    found += [f"fireteam/{entry.id}: {fault}" for entry in box.entries for fault in _entry(box, entry)]
    return [*found, *_dice(box.components), *_roles(box), *_families(box)]


def _entry(box: Box, entry: Entry) -> Iterator[str]:
    match entry:
        case ActionCard():
            yield from _card(entry)
        case CreatureCard():
            if set(entry.resist) != set(TYPES):
                yield "it needs a resistance for each attack type"
            if (entry.rank == "boss") != bool(entry.power):
                yield "a boss, and only a boss, has power tokens"
            if entry.power and entry.power.tokens(MOST_SEATS) >= box.components.tokens["power"]:  # one marks its entry
                yield f"{entry.power.tokens(MOST_SEATS)} power tokens"
        case DiscoveryCard():
            if entry.objective not in {each.id for each in box.objectives}:
                yield f"no objective {entry.objective}"
        case Tile():
            letters = {letter for row in entry.rows for letter in row}
            if set(map(len, entry.rows)) != {6} or len(entry.rows) != 6 or set(entry.terrain) - letters:
                yield "a tile is six rows of six, and terrain names its locations"
        case Mission():
            yield from _mission(box, entry)


def _card(card: ActionCard) -> Iterator[str]:
    """An action card has an attack and a response, a reaction, or both (FTZ-DECK-01)."""
    if not (card.reaction or card.response):
        yield "neither a tactical response nor a reaction"
    if min(card.attack.strength, card.attack.range, card.attack.bonus) < 0:
        yield "an attack below nothing"
    if card.upgrade and card.count != UPGRADE_COPIES:
        yield f"{card.count} copies of an upgrade"


def _dice(parts: Components) -> Iterator[str]:
    """The dice can show what the rulebook's examples show (ledger 2.6, 5)."""
    symbols = [face.split() for face in parts.attack_die]
    if {symbol for face in symbols for symbol in face} != set(TYPES):
        yield "the attack die does not show each type"
    if not any(face.count("projectile") > 1 for face in symbols):
        yield "no attack die face shows two projectiles"
    if set(parts.activation_die) != {"blank", "move", "special"}:
        yield "the activation die does not show each result"
    if len(parts.track.marked) != MOST_THREATS or max(parts.track.marked) >= parts.track.spaces:
        yield "the threat track needs four card spaces"


def _roles(box: Box) -> Iterator[str]:
    """Each role has its cards (FTZ-ROLE-01)."""
    for role in sorted({hero.role for hero in box.heroes}):
        actions = sum(card.count for card in box.cards if card.role == role and not card.upgrade)
        kinds = sum(card.role == role and card.upgrade for card in box.cards)
        focus = sum(card.role == role for card in box.focus)
        if (actions, kinds, focus) != (ACTION_EACH, UPGRADE_KINDS, FOCUS_EACH):
            yield f"{role}: {actions} action cards, {kinds} upgrades, {focus} focus cards"


def _families(box: Box) -> Iterator[str]:
    """Each family has a minion, an elite and a boss, thirteen miniatures in all."""
    for family in sorted({card.family for card in box.creatures}):
        own = [card for card in box.creatures if card.family == family]
        if sorted(card.rank for card in own) != ["boss", "elite", "minion"]:
            yield f"{family}: not one creature of each class"
        if sum(card.miniatures for card in own) != FAMILY:
            yield f"{family}: not thirteen miniatures"


def _mission(box: Box, mission: Mission) -> Iterator[str]:
    """A mission report keeps the constraints of the ledger (2.6, 2; FTZ-SETUP-23)."""
    if mission.events + len(mission.discoveries) != RECON:
        yield f"{mission.events} events and {len(mission.discoveries)} discoveries are not {RECON} recon cards"
    if len(set(mission.entries)) != box.components.tokens["entry"]:
        yield "not twelve entry locations"
    if len(set(mission.threats)) < MOST_THREATS:
        yield "fewer than four threat cards"
    discoveries = {card.id: card for card in box.discoveries}
    objectives = {card.id: card for card in box.objectives}
    for id in mission.discoveries:
        if id not in discoveries or discoveries[id].objective not in mission.objectives:
            yield f"discovery {id} serves no objective here"
    for id in mission.objectives:
        served = sum(discoveries[each].objective == id for each in mission.discoveries if each in discoveries)
        if id not in objectives or (objectives[id].task == "collect" and served < objectives[id].need):
            yield f"objective {id} cannot be met"
    yield from _figures(box, mission)
    yield from _places(box, mission)


def _figures(box: Box, mission: Mission) -> Iterator[str]:
    """Pool and reserve fit the miniatures."""
    kinds = {card.id: card for card in box.creatures}
    for kind in {*mission.pool, *mission.reserve}:
        for players in range(3):
            used = sum(part[kind][players] for part in (mission.pool, mission.reserve) if kind in part)
            if kind not in kinds or used > kinds[kind].miniatures:
                yield f"{used} of {kind}"


def _places(box: Box, mission: Mission) -> Iterator[str]:
    """Every place that a report names is there and can be entered."""
    tiles = {tile.id: tile for tile in box.tiles}
    laid = [tiles[id] for row in mission.tiles for id in row]
    shut = {f"{t.id}{letter}" for t in laid for letter, kinds in t.terrain.items() if "impassable" in kinds}
    there = {f"{tile.id}{letter}" for tile in laid for row in tile.rows for letter in row}
    named = {mission.start, *mission.entries, *(thing.at for thing in mission.things)}
    named |= {mission.exit} - {""} | ({mission.boss.at} if mission.boss else set())
    for place in sorted(named):
        if place not in there or place in shut:
            yield f"{place} is not there, or nobody can enter it"
