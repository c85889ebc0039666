"""The shapes of content/rise/missions/*.toml: what a mission sheet may say."""

from __future__ import annotations

from typing import Literal

from bot.engine.content import shapes
from bot.engine.content.shapes import Source, Strict
from bot.games.rise.box.colours import Colour
from bot.games.rise.box.layout import Placement
from bot.games.rise.box.missions.verbs import ChangeVerb, LoseVerb, ObjectiveVerb, PersonVerb, RuleVerb

EntranceId = Literal["alpha", "bravo", "charlie", "delta", "echo", "foxtrot"]


class Change(Strict, frozen=True, kw_only=True):
    """Something that happens to the Mission, without anybody being asked."""

    verb: ChangeVerb
    amount: int = 1
    id: str = ""
    at: str = ""


class Personal(Strict, frozen=True, kw_only=True):
    """Something that happens to whoever set it off."""

    verb: PersonVerb
    amount: int = 1


class Lay(Strict, frozen=True, kw_only=True):
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


class WaypointEntry(Strict, frozen=True, kw_only=True):
    """A Waypoint and its entry (RISE-WAYPT-07)."""

    id: str
    at: str
    face_up: bool = False
    again: bool = False
    """It takes effect each time somebody enters, not once (RISE-RULING-87)."""
    people: tuple[Personal, ...] = ()
    changes: tuple[Change, ...] = ()


class Way(Strict, frozen=True, kw_only=True):
    """An Entrance on the edge of the map."""

    id: EntranceId
    hexes: tuple[str, ...]
    side: Literal["light", "heavy"] = "light"
    later: bool = False


class Soldier(Strict, frozen=True, kw_only=True):
    """An Ally: the side of its reference card, and where it starts."""

    id: str
    kind: str
    at: str
    later: bool = False


class Guard(Strict, frozen=True, kw_only=True):
    """An Enemy that is on the map from the start: the first of its colour's line, which must be of this kind."""

    kind: str
    colour: Colour
    at: str


class Objective(Strict, frozen=True, kw_only=True):
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
        """The number that so many Characters need."""
        return self.needs.get(characters, self.need)


class Loss(Strict, frozen=True, kw_only=True):
    """A way to lose that is the Mission's own (RISE-WIN-03)."""

    verb: LoseVerb
    amount: int = 1
    zones: tuple[str, ...] = ()


class Rule(Strict, frozen=True, kw_only=True):
    """A special rule."""

    verb: RuleVerb
    amount: int = 1
    amounts: dict[int, int] = {}
    """Another amount for so many Characters."""
    of: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()

    def count(self, characters: int) -> int:
        """The amount for so many Characters."""
        return self.amounts.get(characters, self.amount)


class Timed(Strict, frozen=True, kw_only=True):
    """What happens at the end of a Round."""

    round: int
    changes: tuple[Change, ...]


class Reward(Strict, frozen=True, kw_only=True):
    """What each Character gets for a victory in a Campaign (RISE-CAMP-05)."""

    ranks: int = 0
    classes: int = 0


class Skirmish(Strict, frozen=True, kw_only=True):
    """What each Character gets for what a Campaign would have brought (RISE-SKIRM-02)."""

    weapons: int = 0
    equipment: int = 0
    ranks: int = 0


class Wheels(Strict, frozen=True, kw_only=True):
    """The Truck of a Mission."""

    kind: Literal["armed", "unarmed"]
    at: str


class Sheet(shapes.Entry, frozen=True, kw_only=True):
    """A mission sheet (RISE-MISSION-02)."""

    number: int
    source: Source
    given: tuple[str, ...] = ()
    tiles: tuple[Placement, ...]
    start: tuple[str, ...]
    """The Zones that are the Starting Zone."""
    entrances: tuple[Way, ...]
    tokens: tuple[Lay, ...] = ()
    waypoints: tuple[WaypointEntry, ...] = ()
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

    def rule(self, verb: RuleVerb) -> Rule | None:
        """A special rule."""
        return next((rule for rule in self.rules if rule.verb == verb), None)

    def token(self, id: str) -> Lay:
        """A token of the sheet."""
        return next(token for token in self.tokens if token.id == id)

    def entry(self, id: str) -> WaypointEntry:
        """A Waypoint's entry."""
        return next(entry for entry in self.waypoints if entry.id == id)

    def changes(self) -> tuple[Change, ...]:
        """Every change that can happen."""
        parts: tuple[WaypointEntry | Lay | Objective | Timed, ...] = (
            *self.waypoints,
            *self.tokens,
            *self.objectives,
            *self.timed,
        )
        return tuple(change for part in parts for change in part.changes)
