"""The box as a whole: its component counts, and everything that could be wrong with it (ledger 2.1 and 2.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

import msgspec

from bot.engine.content import Place, by_id
from bot.engine.content.faults import Fault, unknown
from bot.engine.content.shapes import keys
from bot.engine.words import Phrase, Value
from bot.games.fireteam.box.cards import (
    ActionCard,
    Components,
    CreatureCard,
    DiscoveryCard,
    EventCard,
    FocusCard,
    HeroCard,
    Mission,
    ObjectiveCard,
    Sourced,
    Specialist,
    ThreatCard,
    Tile,
)
from bot.games.fireteam.box.verbs import SPECIAL_TOKENS, TYPES

TOKENS = ("info", "power", "entry")
FACES = 6
RECON = 12
MOST_THREATS = 4
UPGRADE_COPIES = 4
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
    past_missions: tuple[Mission, ...]
    """The missions of the first edition, for tables that began one; their ids are those of today's."""
    past_objectives: tuple[ObjectiveCard, ...]
    past_discoveries: tuple[DiscoveryCard, ...]
    components: Components

    @property
    def shelves(self) -> dict[str, tuple[Sourced, ...]]:
        """Everything with an id, by what it is."""
        return {name: getattr(self, name) for name in self.__struct_fields__ if name != "components"}

    @property
    def every_objective(self) -> tuple[ObjectiveCard, ...]:
        """The objectives of both editions."""
        return (*self.objectives, *self.past_objectives)

    @property
    def every_discovery(self) -> tuple[DiscoveryCard, ...]:
        """The discoveries of both editions."""
        return (*self.discoveries, *self.past_discoveries)

    @property
    def entries(self) -> Iterator[Sourced]:
        """Everything with an id; a mission of the first edition has that of today's."""
        return chain.from_iterable(shelf for name, shelf in self.shelves.items() if name != "past_missions")


PLACES = {
    "heroes": Place("heroes", "hero"),
    "specialists": Place("heroes", "specialist"),
    "cards": Place("cards", "card"),
    "focus": Place("focus", "focus"),
    "creatures": Place("creatures", "creature"),
    "threats": Place("threats", "threat", below_zero=("amount",)),
    "events": Place("recon", "event"),
    "discoveries": Place("recon", "discovery"),
    "objectives": Place("objectives", "objective"),
    "tiles": Place("tiles", "tile"),
    "missions": Place("missions", "mission"),
    "past_missions": Place("earlier", "mission"),
    "past_objectives": Place("earlier", "objective"),
    "past_discoveries": Place("earlier", "discovery"),
    "components": Place("components"),
}


def faults(box: Box) -> Iterator[Fault]:
    """Everything that is wrong with the box."""
    for id, count in Counter(entry.id for entry in box.entries).items():
        if count > 1:
            yield Fault("", id, Phrase("content-twice", {"count": count}))
    for shelf, entries in box.shelves.items():
        yield from (Fault(shelf, entry.id, what) for entry in entries for what in _entry(box, entry))
    yield from (Fault("components", "", what) for what in _components(box.components))
    yield from _families(box)


def _entry(box: Box, entry: Sourced) -> Iterator[Phrase]:
    """What is wrong with an entry; what is said to be given is something that it says."""
    yield from unknown("given", entry.given, {"name", *keys(entry)})
    match entry:
        case ActionCard():
            yield from _card(entry)
        case CreatureCard():
            yield from _creature(box, entry)
        case EventCard():
            if not entry.does or entry.count < 1:
                yield Phrase("content-nothing")
        case DiscoveryCard():
            yield from unknown("objective", [entry.objective], {each.id for each in box.every_objective})
        case ObjectiveCard():
            yield from unknown("after", {entry.after} - {""}, {each.id for each in box.every_objective})
            yield from unknown("specialist", {entry.specialist} - {""}, {each.id for each in box.specialists})
        case Tile():
            letters = {letter for row in entry.rows for letter in row}
            if set(map(len, entry.rows)) != {6} or len(entry.rows) != 6 or {*entry.terrain, *entry.grounds} - letters:
                yield Phrase("content-fireteam-tile")
        case Mission():
            yield from _mission(box, entry)


def _creature(box: Box, creature: CreatureCard) -> Iterator[Phrase]:
    if set(creature.resist) != set(TYPES):
        yield Phrase("content-fireteam-resist")
    if (creature.rank == "boss") != bool(creature.power):
        yield Phrase("content-fireteam-power")
    if not creature.power:
        return
    tokens, held = creature.power.tokens(MOST_SEATS), box.components.tokens.get("power", 0)
    if tokens >= held:  # one marks its entry
        yield Phrase("content-fireteam-powers", {"tokens": tokens, "held": held})


def _card(card: ActionCard) -> Iterator[Phrase]:
    """An action card has an attack and a response, a reaction, or both (FTZ-DECK-01)."""
    if not (card.reaction or card.response):
        yield Phrase("content-fireteam-neither")
    if min(card.attack.strength, card.attack.range, card.attack.bonus) < 0:
        yield Phrase("content-fireteam-below")
    if card.count < 1 or (card.upgrade and card.count != UPGRADE_COPIES):
        yield Phrase("content-fireteam-copies", {"count": card.count})


def _components(parts: Components) -> Iterator[Phrase]:
    """The dice can show what the rulebook's examples show, and nothing that is used lacks (ledger 2.6, 5)."""
    yield from unknown("tokens", (*TOKENS, *SPECIAL_TOKENS), parts.tokens)
    for key, die in {"attack-die": parts.attack_die, "activation-die": parts.activation_die}.items():
        if len(die) != FACES:
            yield Phrase("content-fireteam-faces", {"key": key, "count": len(die), "faces": FACES})
    symbols = [face.split() for face in parts.attack_die]
    if {symbol for face in symbols for symbol in face} != set(TYPES):
        yield Phrase("content-fireteam-attack-die")
    if not any(face.count("projectile") > 1 for face in symbols):
        yield Phrase("content-fireteam-projectiles")
    if set(parts.activation_die) != {"blank", "move", "special"}:
        yield Phrase("content-fireteam-activation-die")
    if len(parts.track.marked) != MOST_THREATS or max(parts.track.marked) >= parts.track.spaces:
        yield Phrase("content-fireteam-track")


def _families(box: Box) -> Iterator[Fault]:
    """Each family has a minion, an elite and a boss."""
    for family in sorted({card.family for card in box.creatures}):
        own = [card for card in box.creatures if card.family == family]
        if sorted(card.rank for card in own) != ["boss", "elite", "minion"]:
            yield Fault("creatures", family, Phrase("content-fireteam-family"))


def _mission(box: Box, mission: Mission) -> Iterator[Phrase]:
    """A mission report keeps the constraints of the ledger (2.6, 2; FTZ-SETUP-23)."""
    if mission.events + len(mission.discoveries) != RECON:
        parts: dict[str, Value] = {"events": mission.events, "discoveries": len(mission.discoveries), "recon": RECON}
        yield Phrase("content-fireteam-recon", parts)
    if (entries := len(set(mission.entries))) != (tokens := box.components.tokens.get("entry", 0)):
        yield Phrase("content-fireteam-entries", {"count": entries, "tokens": tokens})
    if len(set(mission.threats)) < MOST_THREATS:
        yield Phrase("content-fireteam-threats", {"count": len(set(mission.threats)), "least": MOST_THREATS})
    yield from unknown("threats", mission.threats, {card.id for card in box.threats})
    yield from _aims(box, mission)
    yield from _figures(box, mission)
    yield from _places(box, mission)


def _aims(box: Box, mission: Mission) -> Iterator[Phrase]:
    """Every objective is there and can be met, and every discovery serves one."""
    discoveries, objectives = by_id(box.every_discovery), by_id(box.every_objective)
    yield from unknown("discoveries", mission.discoveries, discoveries)
    yield from unknown("objectives", mission.objectives, objectives)
    serving = [discoveries[id].objective for id in mission.discoveries if id in discoveries]
    idle = [
        id for id in mission.discoveries if id in discoveries and discoveries[id].objective not in mission.objectives
    ]
    yield from (Phrase("content-fireteam-idle", {"id": id}) for id in idle)
    for id in mission.objectives:
        if id in objectives and objectives[id].task == "collect" and serving.count(id) < most(mission, objectives[id]):
            yield Phrase("content-fireteam-objective", {"id": id, "count": serving.count(id)})
    yield from unknown("needs", mission.needs, mission.objectives)
    if mission.boss:
        yield from unknown("boss.kind", [mission.boss.kind], {each.id for each in box.creatures if each.power})
        yield from unknown("boss.after", {mission.boss.after} - {""}, mission.objectives)


def most(mission: Mission, card: ObjectiveCard) -> int:
    """The most tokens that an objective needs in a mission."""
    return max(mission.needs.get(card.id, (card.need,)))


def _figures(box: Box, mission: Mission) -> Iterator[Phrase]:
    """Pool and reserve fit the miniatures."""
    kinds = by_id(box.creatures)
    yield from unknown("pool", mission.pool, kinds)
    yield from unknown("reserve", mission.reserve, kinds)
    for kind in sorted({*mission.pool, *mission.reserve} & set(kinds)):
        used = max(sum(part[kind][n] for part in (mission.pool, mission.reserve) if kind in part) for n in range(3))
        if used > kinds[kind].miniatures:
            yield Phrase("content-fireteam-figures", {"kind": kind, "count": used})


def _places(box: Box, mission: Mission) -> Iterator[Phrase]:
    """Every place that a report names is there and can be entered."""
    tiles = by_id(box.tiles)
    named = [id for row in mission.tiles for id in row if id]
    yield from unknown("tiles", named, tiles)
    laid = [tiles[id] for id in named if id in tiles]
    shut = {f"{t.id}{letter}" for t in laid for letter, kinds in t.terrain.items() if "impassable" in kinds}
    there = {f"{tile.id}{letter}" for tile in laid for row in tile.rows for letter in row}
    for key, places in {
        "start": [mission.start],
        "exit": [mission.exit] if mission.exit else [],
        "entries": mission.entries,
        "things": [thing.at for thing in mission.things],
        "closing": mission.closing,
        "boss.at": [mission.boss.at] if mission.boss else [],
    }.items():
        yield from unknown(key, places, there - shut)
