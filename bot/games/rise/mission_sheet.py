"""The mission sheets: what content/rise/missions/*.toml may say, and the checks that a sheet fits map and box."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec

from bot.engine.content import CONTENT, ContentError, read
from bot.games.rise.ground import Ground
from bot.games.rise.layout import Placement, assemble
from bot.games.rise.mission_verbs import ChangeVerb, LoseVerb, ObjectiveVerb, PersonVerb, RuleVerb
from bot.games.rise.state import COLOURS, Colour, Rise

EntranceId = Literal["alpha", "bravo", "charlie", "delta", "echo", "foxtrot"]


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something on a sheet."""


class Change(Part, frozen=True, kw_only=True):
    """Something that happens to the Mission, without anybody being asked."""

    verb: ChangeVerb
    amount: int = 1
    id: str = ""
    at: str = ""


class Personal(Part, frozen=True, kw_only=True):
    """Something that happens to whoever set it off."""

    verb: PersonVerb
    amount: int = 1


class Lay(Part, frozen=True, kw_only=True):
    """A token of the sheet: where it lies, and what using it does besides what its reference card says."""

    id: str
    kind: Literal["cover", "barricade", "crate", "terminal", "door"]
    hexes: tuple[str, ...]
    defense: int = 0
    later: bool = False
    """It is not there at setup."""
    people: tuple[Personal, ...] = ()
    changes: tuple[Change, ...] = ()
    """What the object verb `mission` stands for."""


class Entry(Part, frozen=True, kw_only=True):
    """A Waypoint and its entry (RISE-WAYPT-07)."""

    id: str
    at: str
    face_up: bool = False
    again: bool = False
    """It takes effect each time somebody enters, not once (RISE-RULING-87)."""
    people: tuple[Personal, ...] = ()
    changes: tuple[Change, ...] = ()


class Way(Part, frozen=True, kw_only=True):
    """An Entrance on the edge of the map."""

    id: EntranceId
    hexes: tuple[str, ...]
    side: Literal["light", "heavy"] = "light"
    later: bool = False


class Soldier(Part, frozen=True, kw_only=True):
    """An Ally: the side of its reference card, and where it starts."""

    id: str
    kind: str
    at: str
    later: bool = False


class Guard(Part, frozen=True, kw_only=True):
    """An Enemy that is on the map from the start: the first of its colour's line, which must be of this kind."""

    kind: str
    colour: Colour
    at: str


class Objective(Part, frozen=True, kw_only=True):
    """Something to be achieved."""

    id: str
    verb: ObjectiveVerb
    need: int = 1
    needs: dict[int, int] = {}
    """Another number for so many Characters."""
    zones: tuple[str, ...] = ()
    of: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()
    """What happens when it is complete."""

    def count(self, characters: int) -> int:
        """Give the number that so many Characters need."""
        return self.needs.get(characters, self.need)


class Loss(Part, frozen=True, kw_only=True):
    """A way to lose that is the Mission's own (RISE-WIN-03)."""

    verb: LoseVerb
    amount: int = 1
    zones: tuple[str, ...] = ()


class Rule(Part, frozen=True, kw_only=True):
    """A special rule."""

    verb: RuleVerb
    amount: int = 1
    amounts: dict[int, int] = {}
    """Another amount for so many Characters."""
    of: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()

    def count(self, characters: int) -> int:
        """Give the amount for so many Characters."""
        return self.amounts.get(characters, self.amount)


class Timed(Part, frozen=True, kw_only=True):
    """What happens at the end of a Round."""

    round: int
    changes: tuple[Change, ...]


class Reward(Part, frozen=True, kw_only=True):
    """What each Character gets for a victory in a Campaign (RISE-CAMP-05)."""

    ranks: int = 0
    classes: int = 0


class Skirmish(Part, frozen=True, kw_only=True):
    """What each Character gets for what a Campaign would have brought (RISE-SKIRM-02)."""

    weapons: int = 0
    equipment: int = 0
    ranks: int = 0


class Wheels(Part, frozen=True, kw_only=True):
    """The Truck of a Mission."""

    kind: Literal["armed", "unarmed"]
    at: str


class Mission(Part, frozen=True, kw_only=True, dict=True):
    """A mission sheet (RISE-MISSION-02)."""

    id: str
    number: int
    source: Literal["rulebook", "vigil"]
    given: tuple[str, ...] = ()
    tiles: tuple[Placement, ...]
    start: tuple[str, ...]
    """The Zones that are the Starting Zone."""
    entrances: tuple[Way, ...]
    tokens: tuple[Lay, ...] = ()
    waypoints: tuple[Entry, ...] = ()
    allies: tuple[Soldier, ...] = ()
    truck: Wheels | None = None
    references: tuple[str, ...] = ()
    """The sides of Object Reference cards that are laid out (RISE-GEN-08)."""
    stagger: Literal["", "stagger-a", "stagger-b"] = ""
    pool: dict[Colour, tuple[str, ...]]
    """The rows of the Enemy Pool diagram, front first; starting Enemies included."""
    guards: tuple[Guard, ...] = ()
    first_roll: int = 0
    """Dice of the Reinforcement Roll that each colour makes before play (RISE-SETUP-11)."""
    weapon_levels: tuple[int, ...]
    equipment_levels: tuple[int, ...]
    dice: int
    """Reinforcement Dice."""
    ordered: bool = True
    objectives: tuple[Objective, ...]
    losses: tuple[Loss, ...] = ()
    rules: tuple[Rule, ...] = ()
    timed: tuple[Timed, ...] = ()
    reward: Reward
    skirmish: Skirmish = Skirmish()

    @cached_property
    def ground(self) -> Ground:
        """The map."""
        return assemble(self.tiles)

    def rule(self, verb: RuleVerb) -> Rule | None:
        """Find a special rule."""
        return next((rule for rule in self.rules if rule.verb == verb), None)

    def token(self, id: str) -> Lay:
        """Find a token of the sheet."""
        return next(token for token in self.tokens if token.id == id)

    def entry(self, id: str) -> Entry:
        """Find a Waypoint's entry."""
        return next(entry for entry in self.waypoints if entry.id == id)

    def changes(self) -> tuple[Change, ...]:
        """Gather every change that can happen."""
        parts: tuple[Entry | Lay | Objective | Timed, ...] = (
            *self.waypoints,
            *self.tokens,
            *self.objectives,
            *self.timed,
        )
        return tuple(change for part in parts for change in part.changes)


def load() -> dict[str, Mission]:
    """Read all sheets in the order of their numbers (RISE-MISSION-01)."""
    names = sorted(path.stem for path in (CONTENT / "rise" / "missions").glob("*.toml"))
    sheets = sorted((read("rise", f"missions/{name}", Mission) for name in names), key=lambda sheet: sheet.number)
    if wrong := [f"{sheet.id}: {fault}" for sheet in sheets for fault in faults(sheet)]:
        raise ContentError("\n".join(wrong))
    return {sheet.id: sheet for sheet in sheets}


def faults(sheet: Mission) -> list[str]:
    """Find what a sheet names that is not there; how it plays and whether the box holds it is for the tests."""
    ground = sheet.ground
    known: dict[str, set[str]] = {
        "entrance": {way.id for way in sheet.entrances},
        "flip": {way.id for way in sheet.entrances},
        "arrive": {way.id for way in sheet.entrances},
        "open": {token.id for token in sheet.tokens if token.kind == "door"},
        "token": {token.id for token in sheet.tokens if token.later},
        "ally": {ally.id for ally in sheet.allies if ally.later},
    }
    wrong = [
        f"{change.verb}: no {change.id}"
        for change in sheet.changes()
        if change.verb in known and change.id not in known[change.verb]
    ]
    zoned: tuple[Objective | Loss | Rule, ...] = (*sheet.objectives, *sheet.losses, *sheet.rules)
    zones = {zone for part in zoned for zone in part.zones}
    wrong += [f"no Zone {zone}" for zone in sorted({*zones, *sheet.start} - set(ground.zones))]
    hexes = [hex for token in sheet.tokens for hex in token.hexes]
    placed: tuple[Entry | Soldier | Guard, ...] = (*sheet.waypoints, *sheet.allies, *sheet.guards)
    hexes += [part.at for part in placed]
    hexes += [change.at for change in sheet.changes() if change.verb == "boss"]
    wrong += [f"{hex} is no full hex" for hex in hexes if not ground.is_full(hex)]
    rims = [hex for way in sheet.entrances for hex in way.hexes]
    wrong += [f"{hex} is no half-hex at the rim" for hex in rims if hex not in ground.border]
    wrong += [f"no row for {colour}" for colour in COLOURS if colour not in sheet.pool]
    return wrong


MISSIONS = load()


def plan(g: Rise) -> Mission:
    """Give the sheet of the Mission being played."""
    return MISSIONS[g.mission]
