"""What could be wrong with a mission sheet: everything that it names must be on its map, on it, or in the box."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.content.faults import ContentError, unknown
from bot.engine.words import Phrase
from bot.games.rise.box.colours import COLOURS
from bot.games.rise.box.enemy_cards import EnemyCard
from bot.games.rise.box.ground import Ground
from bot.games.rise.box.layout import Tray, join
from bot.games.rise.box.missions.shapes import Guard, Loss, Objective, Rule, Sheet, Soldier, WaypointEntry
from bot.games.rise.box.reference_cards import ReferenceSide


def matters(
    sheet: Sheet, tray: Tray, enemies: dict[str, EnemyCard], sides: dict[str, ReferenceSide]
) -> Iterator[Phrase]:
    """Everything that a sheet names and that is not there."""
    yield from _changes(sheet, enemies)
    yield from _aims(sheet, enemies)
    yield from _figures(sheet, enemies, sides)
    try:
        ground = join(sheet.tiles, tray)
    except ContentError as error:
        yield from (fault.what for fault in error.faults)
    else:
        yield from _places(sheet, ground)


def _changes(sheet: Sheet, enemies: dict[str, EnemyCard]) -> Iterator[Phrase]:
    """What a change speaks of is on the sheet, and left out at setup where it comes later."""
    ways: set[str] = {way.id for way in sheet.entrances}
    known: dict[str, set[str]] = {
        "entrance": ways,
        "flip": ways,
        "arrive": ways,
        "open": {token.id for token in sheet.tokens if token.kind == "door"},
        "token": {token.id for token in sheet.tokens if token.later},
        "ally": {ally.id for ally in sheet.allies if ally.later},
        "boss": {id for id, enemy in enemies.items() if enemy.boss},
    }
    for change in sheet.changes():
        if change.verb in known:
            yield from unknown(change.verb, [change.id], known[change.verb])


def _aims(sheet: Sheet, enemies: dict[str, EnemyCard]) -> Iterator[Phrase]:
    """Objectives and special rules speak of tokens and Waypoints of the sheet, and of Enemies."""
    known: dict[str, set[str]] = {
        "crates": {token.id for token in sheet.tokens if token.kind == "crate"},
        "terminals": {token.id for token in sheet.tokens if token.kind == "terminal"},
        "waypoints": {entry.id for entry in sheet.waypoints},
        "destroy": set(enemies),
        "melt": set(enemies),
        "prey": set(enemies),
    }
    parts: tuple[Objective | Rule, ...] = (*sheet.objectives, *sheet.rules)
    for part in parts:
        yield from unknown(part.verb, part.of, known.get(part.verb, set()))


def _figures(sheet: Sheet, enemies: dict[str, EnemyCard], sides: dict[str, ReferenceSide]) -> Iterator[Phrase]:
    """Enemies, Allies and reference cards are in the box, and every colour has its row."""
    soldiers = {id for id, side in sides.items() if side.kind == "soldier"}
    yield from unknown("references", sheet.references, sides)
    yield from unknown("allies", (ally.kind for ally in sheet.allies), soldiers)
    yield from unknown("guards", (guard.kind for guard in sheet.guards), enemies)
    yield from unknown("pool", (kind for row in sheet.pool.values() for kind in row), enemies)
    yield from (Phrase("content-rise-row", {"colour": colour}) for colour in COLOURS if colour not in sheet.pool)


def _places(sheet: Sheet, ground: Ground) -> Iterator[Phrase]:
    """Zones and hexes are on the map: what stands or lies needs a full hex, an Entrance a half-hex at the rim."""
    zoned: tuple[Objective | Loss | Rule, ...] = (*sheet.objectives, *sheet.losses, *sheet.rules)
    yield from unknown("zones", sorted({zone for part in zoned for zone in part.zones}), ground.zones)
    yield from unknown("start", sheet.start, ground.zones)
    placed: tuple[WaypointEntry | Soldier | Guard, ...] = (*sheet.waypoints, *sheet.allies, *sheet.guards)
    hexes = [hex for token in sheet.tokens for hex in token.hexes]
    hexes += [part.at for part in placed]
    hexes += [change.at for change in sheet.changes() if change.verb == "boss"]
    for hex in hexes:
        if not ground.is_full(hex):
            yield Phrase("content-rise-full", {"hex": hex})
    for hex in (hex for way in sheet.entrances for hex in way.hexes):
        if hex not in ground.border:
            yield Phrase("content-rise-rim", {"hex": hex})
