"""What a player makes of the position: distances, what may be hidden, who threatens whom, and what a place is worth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from functools import cache, cached_property
from typing import NamedTuple

from bot.games.salvation.box.cards import Action, Attack, Card, Draw, Lasting, Mission, Move, Scout, Survey
from bot.games.salvation.box.content import CARDS, HIDDEN, SECTORS, TERRAINS, UNITS, sector_of
from bot.games.salvation.box.shapes import Side
from bot.games.salvation.look.odds import Fighter, Group, Toll, fighters, toll
from bot.games.salvation.look.views import View
from bot.games.salvation.rules.board.combat import modifier
from bot.games.salvation.rules.board.routes import Allowance, drawn
from bot.games.salvation.rules.board.units import movement, value
from bot.games.salvation.rules.cards.missions import TASKS, haven
from bot.games.salvation.state import Unit, enemy

POINT = 10.0
"""The worth of a victory point; a unit is worth two for each point of Attack and one for each of Strength."""
FAR = 9
STRIKERS = 3
"""The units that an enemy may be expected to bring to one place in a turn."""
SPEED = 2.0
"""What each border more that a unit may cross in a turn is worth."""
KEPT = 0.5
"""The part of what a Tactics card does when it fits that it is worth in hand."""
PRICES = (2.3, 2.3, 2.1, 1.8, 1.6, 1.3, 1.1, 0.8, 0.5, 0.25)
"""What one more card is worth to a hand of so many."""
OBJECTIVE = 0.8
"""The part of a point that counts where it is scored only in some city (SAL-OPT-02)."""


class Chances(NamedTuple):
    """What there is to do for a Tactics card: cards at hand, places that enemies can reach, and where they stand."""

    marches: bool
    attacks: bool
    scouts: bool
    facing: int
    beside: int


@cache
def marches(allowance: Allowance, flyer: bool) -> dict[str, dict[str, int]]:
    """How many turns a unit needs from each sector to each other on the printed map."""
    near = {start: {each.way[-1] for each in drawn(start, allowance, flyer)} for start in SECTORS}
    found = {}
    for start in SECTORS:
        turns, edge = {start: 0}, {start}
        while edge:
            edge = {there for here in edge for there in near[here]} - turns.keys()
            turns.update(dict.fromkeys(edge, max(turns.values()) + 1))
        found[start] = turns
    return found


def price(held: int) -> float:
    """The worth of one more card to a hand of so many."""
    return PRICES[min(held, len(PRICES) - 1)]


class Mind(ABC):
    """A position as one side judges it. It may move figures about on its own copy to see what that would be worth."""

    side: Side

    def __init__(self, v: View, seat: str) -> None:
        self.v, self.g, self.seat = v, v.now, seat
        self.foe: Side = enemy(self.side)
        self.written: bytes | None = None
        """What a march is judged by, once it has been written down."""
        self.hand = [CARDS[card] for card in self.g.hands.get(seat, ())]
        self.ours: dict[str, list[Unit]] = {}
        self.theirs: dict[str, list[Unit]] = {}
        for unit in self.g.units.values():
            (self.ours if unit.side == self.side else self.theirs).setdefault(unit.at, []).append(unit)
        self._bits = {id: 1 << n for n, id in enumerate(self.g.units)}
        self._crowds = {at: sum(self._bits[unit.id] for unit in units) for at, units in self.ours.items()}
        self._read: dict[tuple[str, str], Fighter] = {}
        self._threats: dict[str, tuple[Group, Group]] = {}
        self._tables: dict[str, dict[str, dict[str, int]]] = {}
        self._near: dict[tuple[str, str, frozenset[str]], int] = {}
        self._places: dict[tuple[str, int], float] = {}

    @cached_property
    def tokens(self) -> Counter[str]:
        """How many tokens lie face down in each sector."""
        return Counter(sector_of(slot) for slot in self.g.hidden)

    @cached_property
    def attacks(self) -> bool:
        """Whether an attack can still be made this turn."""
        return self.ready(Attack)

    @cached_property
    def scouts(self) -> bool:
        """Whether a search can still be made this turn."""
        return self.ready(Scout)

    @cached_property
    def marches(self) -> bool:
        """Whether units can still be moved this turn."""
        return self.ready(Move)

    @cached_property
    def tasks(self) -> list[str]:
        """The tasks of the missions in hand."""
        return [action.task for card in self.hand for action in card.actions if isinstance(action, Mission)]

    def ready(self, verb: type[Attack | Scout | Move]) -> bool:
        """Whether a card for this can still be played this turn."""
        return any(card.number >= self.g.stage and isinstance(card.actions[0], verb) for card in self.hand)

    @cached_property
    def hidden(self) -> dict[str, float]:
        """The chance of each kind that a face-down token is it: what has not turned up yet."""
        g = self.g
        seen = Counter(g.spent) + Counter(token for laid in g.terrain.values() for token in laid)
        seen["shelter"] += len(g.shelters) + g.captured
        left = {kind.id: kind.count - seen[kind.id] for kind in HIDDEN.values()}
        terrain = sum(left.pop(id) for id in TERRAINS)
        return {kind: count / max(1, len(g.hidden)) for kind, count in {**left, "terrain": terrain}.items()}

    def fighter(self, unit: Unit) -> Fighter:
        """A unit as it fights where it stands."""
        return self.fighter_at(unit, unit.at)

    def fighter_at(self, unit: Unit, sector: str) -> Fighter:
        """A unit as it would fight in a sector."""
        key = (unit.id, sector)
        found = self._read.get(key)
        if found is None:
            start, unit.at = unit.at, sector
            found = self._read[key] = fighters(self.g, (unit,))[0]
            unit.at = start
        return found

    def group(self, units: list[Unit]) -> Group:
        """Units as they fight, in an order that lets like battles be known again."""
        return tuple(sorted(map(self.fighter, units)))

    def turns(self, unit: Unit, goal: str) -> int:
        """How many turns a unit needs to a sector."""
        return self.distance(unit.kind, unit.at, goal)

    def distance(self, kind: str, start: str, goal: str) -> int:
        """How many turns a unit of a type needs from one sector to another."""
        table = self._tables.get(kind)
        if table is None:
            table = self._tables[kind] = marches(Allowance(*movement(self.g, kind)), UNITS[kind].flyer)
        return table[start].get(goal, FAR)

    def nearest(self, unit: Unit, goals: frozenset[str]) -> int:
        """How many turns a unit needs to the nearest of some sectors."""
        kind = unit.kind
        key = (kind, unit.at, goals)
        found = self._near.get(key)
        if found is None:
            found = self._near[key] = min((self.distance(kind, unit.at, goal) for goal in goals), default=FAR)
        return found

    def asset(self, kind: str) -> float:
        """What a new unit of a type is worth: what it does in battle, and how soon it gets there."""
        reach = movement(self.g, kind)[0]
        return 2 * value(self.g, kind, "attack") + value(self.g, kind, "strength") + SPEED * (reach - 1)

    def threat(self, sector: str) -> tuple[Group, Group]:
        """The enemies in a sector, and those with the strongest that could come within a turn."""
        found = self._threats.get(sector)
        if found is None:
            here = self.theirs.get(sector, [])
            comers = [
                unit
                for at, units in self.theirs.items()
                if at != sector
                for unit in units
                if self.turns(unit, sector) == 1
            ]
            comers.sort(key=lambda unit: -self.fighter(unit).worth)
            near = [*here, *comers[: max(0, STRIKERS - len(here))]]
            found = self._threats[sector] = self.group(here), self.group(near)
        return found

    def fight(self, sector: str, first: Group, second: Group, extra: int = 0) -> Toll:
        """The worth of a battle in a sector."""
        return toll(first, second, extra, modifier(self.g, sector))

    def shift(self, unit: Unit, goal: str) -> None:
        """Move a figure on the own copy."""
        self.ours[unit.at].remove(unit)
        self.ours.setdefault(goal, []).append(unit)
        self._crowds[unit.at] -= self._bits[unit.id]
        self._crowds[goal] = self._crowds.get(goal, 0) + self._bits[unit.id]
        unit.at = goal

    def send(self, unit: Unit, goal: str) -> None:
        """Move a figure on the own copy for good."""
        self.shift(unit, goal)

    def standing(self, sector: str) -> float:
        """What a place is worth with those who stand there, noted for the next time."""
        key = (sector, self._crowds.get(sector, 0))
        found = self._places.get(key)
        if found is None:
            found = self._places[key] = self.place(sector)
        return found

    def gain(self, moves: list[tuple[Unit, str]]) -> float:
        """What it is worth to have these units somewhere else, if they get there."""
        touched = sorted({unit.at for unit, _ in moves} | {goal for _, goal in moves})
        before = [self.standing(sector) for sector in touched]
        begun = sum(map(self.progress, self.tasks)) if self.tasks else 0.0
        met = self.meetings(moves)
        starts = [unit.at for unit, _ in moves]
        found = self.outlook(moves)
        for unit, goal in moves:
            self.shift(unit, goal)
        if self.tasks:
            found += sum(map(self.progress, self.tasks)) - begun
        for sector, was in zip(touched, before, strict=True):
            more = self.standing(sector) - was
            if sector in met:
                cost, wiped = met[sector]
                found -= cost
                more *= 1 - wiped if more > 0 else 1
            found += more
        for (unit, _), start in zip(reversed(moves), reversed(starts), strict=True):
            self.shift(unit, start)
        return found

    def meetings(self, moves: list[tuple[Unit, str]]) -> dict[str, tuple[float, float]]:
        """What border battles at the goals may cost, and how likely nobody is left after them (SAL-BORDER-01)."""
        found = {}
        for goal in {goal for _, goal in moves if goal in self.theirs}:
            entering = [unit for unit, to in moves if to == goal]
            ours = self.group([*entering, *self.ours.get(goal, [])])
            met, seen = self.fight(goal, self.threat(goal)[0], ours), self.noticed(goal)
            found[goal] = max(0.0, self.own * met.won - self.other * met.lost) * seen, met.cleared * min(1.0, seen)
        return found

    def progress(self, task: str) -> float:
        """What a task in hand is worth as the position stands: much if it is fulfilled, a little if nearly."""
        if TASKS[task](self.g):
            return 0.8 * POINT
        humans = [sector for sector, units in self.ours.items() if units]
        match task:
            case "three-flags":
                return 1.5 * sum(SECTORS[sector].city for sector in humans)
            case "long-chain":
                return 2.0 * len({SECTORS[sector].region for sector in humans} - {""})
            case "safe-haven":
                kept = [units for sector, units in self.ours.items() if sector in self.g.shelters]
                return 1.5 * min(haven(self.g), max(map(len, kept), default=0))
            case "combined-arms":
                return 1.5 * max((len({unit.kind for unit in units}) for units in self.ours.values()), default=0)
            case _:
                return 0.0

    def outlook(self, moves: list[tuple[Unit, str]]) -> float:
        """What these moves change of what the own units together may do next turn."""
        return 0.0

    def hold(self, card: Card) -> float:
        """What a card is worth in hand: less beside others of its number, for which it must wait."""
        same = sum(other.number == card.number for other in self.hand) - 1
        if card.family == "tactics":
            return self.keeping(card.actions[0])
        if isinstance(card.actions[0], Mission) and TASKS[card.actions[0].task](self.g):
            return 0.4 * POINT
        return price(len(self.hand) - 1) * 0.75**same * self.wanted(card)

    def keeping(self, tactic: Action) -> float:
        """What a Tactics card is worth in hand: the part that waiting leaves of what it does when it fits."""
        if isinstance(tactic, Lasting):
            return KEPT * (self.fitting(tactic, Chances(True, True, True, 2, 2)) + self.drawing(tactic.draws))
        new = tactic.count if isinstance(tactic, Draw) else tactic.draws if isinstance(tactic, Survey) else 0
        return KEPT * (self.drawing(new) + self.find * isinstance(tactic, Survey))

    def drawing(self, count: int) -> float:
        """What so many new cards are worth in place of one in hand."""
        return sum(price(len(self.hand) - 1 + n) for n in range(count))

    def use(self, tactic: Lasting) -> float:
        """What a Tactics card would do this turn."""
        places = [sector for sector, units in self.ours.items() if units]
        facing = sum(bool(self.threat(sector)[1]) for sector in places)
        beside = sum(bool(self.theirs.get(sector)) for sector in places)
        return self.fitting(tactic, Chances(self.marches, self.attacks, self.scouts, facing, beside))

    def fitting(self, tactic: Lasting, chances: Chances) -> float:
        """What a Tactics card does where there is so much to do."""
        near, fought = min(2, chances.facing), bool(chances.beside or (chances.facing and chances.marches))
        return (
            3.0 * tactic.battle_dice * chances.attacks * fought
            + 2.0 * tactic.jams * chances.marches * (near > 0)
            + max(1.5, self.find / 6) * max(0, tactic.scouting) * chances.scouts
            + 2.5 * tactic.march * chances.marches
            + 0.6 * max(0, -tactic.scouting) * near
            + 0.6 * tactic.border_dice * near
            + 0.5 * tactic.shelter_defence * len(self.g.shelters) * (near > 0)
            + 0.4 * tactic.blows_roads * near
            + 0.8 * tactic.pins * near
        )

    @property
    @abstractmethod
    def find(self) -> float:
        """What a token is worth to open."""

    @property
    @abstractmethod
    def own(self) -> float:
        """How dear an own unit is; 1 for what it does in battle."""

    @property
    @abstractmethod
    def other(self) -> float:
        """How welcome the loss of an enemy's unit is."""

    @abstractmethod
    def place(self, sector: str) -> float:
        """What it is worth to have the units there that are in a sector."""

    @abstractmethod
    def noticed(self, sector: str) -> float:
        """How likely the enemy there meets those who enter."""

    @abstractmethod
    def wanted(self, card: Card) -> float:
        """How welcome a card is in hand; 1 for any."""

    @abstractmethod
    def battle(self, sector: str, extra: int) -> float:
        """What an attack in a sector is worth."""
