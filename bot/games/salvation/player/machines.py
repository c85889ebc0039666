"""How Skynet judges a position: hunt the humans down, storm what they have found, and search where they are not."""

from __future__ import annotations

from functools import cached_property
from math import sqrt

from bot.games.salvation.box.cards import Card
from bot.games.salvation.box.content import SHELTERS
from bot.games.salvation.look.odds import Fighter, Group
from bot.games.salvation.look.views import View
from bot.games.salvation.player.mind import OBJECTIVE, Mind
from bot.games.salvation.rules.board.scouting import LIGHT, scouting_modifier
from bot.games.salvation.rules.board.units import STACK, value
from bot.games.salvation.state import Unit

STORM = 9.0
"""What a shelter is worth to take; more with each that is held already."""
FACTORY = 7.0
LAST_HUMANS = 60.0
BLOCK = 6.0
"""What it is worth to stand among humans: no help comes to them there (SAL-NEW-04)."""
PULL = 4.0
"""What it is worth to a machine to be near humans."""
PRESS = 1.2
"""The part of a battle's worth that counts if machines from around could come together for it next turn."""
OWN = 0.6
"""How dear a machine is, beside what it does in battle: there are more where it came from."""
OWN_AGAINST_TWO = 1.0
KEEN = 4.5
"""How many units' loss more it is worth to bring the humans down to their last."""
GONE = 1.5
"""How many more where those who fall do not come back by cards (SAL-OPT-04)."""
SCOUTS = 0.3
"""How much more welcome the loss of those is who alone may scout (SAL-OPT-06)."""
GUARD = 4.0
"""What it is worth to be, ready to strike, where humans must come to score."""
LATER = 0.25
"""The part of a battle's worth that counts while there is no card to fight it with."""
WARY = 0.3
"""The part of what the humans in a sector might do that a machine fears."""
DENIED = 15.0
"""What a victory point is worth that the humans will not find."""
WANTED = {"attack": 1.5, "movement": 1.1, "scouting": 1.3, "new-units": 1.0, "development": 1.0}


class Machines(Mind):
    """Skynet."""

    side = "skynet"

    def __init__(self, v: View, seat: str) -> None:
        super().__init__(v, seat)
        self._reach: dict[tuple[str, str], list[str]] = {}
        self._pressed: dict[tuple[str, Group], float] = {}
        self._gathered: dict[str, list[Fighter]] | None = None

    @property
    def own(self) -> float:
        """How dear a machine is: dearer against two commanders, who bring in more than it can meet."""
        return OWN if len(self.g.commanders) == 1 else OWN_AGAINST_TWO

    @property
    def other(self) -> float:
        """How welcome the loss of a human unit is."""
        return 0.7 * self.keen

    @cached_property
    def humans(self) -> frozenset[str]:
        """Where humans are."""
        return frozenset(sector for sector, units in self.theirs.items() if units)

    @cached_property
    def count(self) -> int:
        """How many humans there are."""
        return max(1, sum(map(len, self.theirs.values())))

    @cached_property
    def keen(self) -> float:
        """How much more the loss of a human unit is worth, the fewer there are, and if they do not come back."""
        return 1 + (KEEN + (GONE if "no-return" in self.g.rules else 0.0)) / self.count

    @cached_property
    def storm(self) -> float:
        """What a shelter is worth now."""
        return STORM + 3 * self.g.captured + (40 if self.g.captured == SHELTERS - 1 else 0)

    @cached_property
    def empty_shelters(self) -> frozenset[str]:
        """Open shelters with no human in them."""
        return frozenset(self.g.shelters) - self.humans

    @cached_property
    def find(self) -> float:
        """What a token is worth to open: a shelter, or something that the humans will not find."""
        return (
            self.hidden["shelter"] * (self.storm + DENIED)
            + self.hidden["mission"] * DENIED * (OBJECTIVE if "city-missions" in self.g.rules else 1.0)
            + (self.hidden["m1a2"] + self.hidden["a10"]) * 4
            + self.hidden["technology"] * 2
        )

    @cached_property
    def finds(self) -> frozenset[str]:
        """Sectors with tokens."""
        return frozenset(self.tokens)

    def sees(self, unit: Unit, bonus: int = 0) -> float:
        """The chance that a machine's search succeeds where it stands (SAL-SCOUT-03)."""
        least = value(self.g, unit.kind, "scouting") - scouting_modifier(self.g, unit.at) - bonus
        return max(0.0, min(1.0, (7 - least) / 6))

    def place(self, sector: str) -> float:
        """What the units in a sector are worth there."""
        units = self.ours.get(sector, [])
        if not units:
            return self.unguarded(sector)
        found = sum(self.pull(unit) for unit in units) - self.danger(sector, units)
        here = self.theirs.get(sector)
        if here:
            found += BLOCK
            found += max(0.0, self.battle(sector, 0)) * (1.0 if self.attacks and self.g.stage <= 2 else LATER)
        elif sector in self.g.shelters:
            found += self.storm * (sqrt(max(map(self.sees, units))) if "storm-roll" in self.g.rules else 1.0)
        if sector in self.g.objectives:
            found += GUARD * (1.0 if self.attacks else 0.5)
        if self.tokens.get(sector):
            found += max(map(self.sees, units)) * self.find * (1.0 if self.scouts else 0.5)
        return found

    def outlook(self, moves: list[tuple[Unit, str]]) -> float:
        """What these moves change of what machines could do together to each group of humans next turn."""
        gone: dict[str, list[Fighter]] = {}
        come: dict[str, list[Fighter]] = {}
        for unit, goal in moves:
            for sector in self.reach(unit.kind, unit.at):
                gone.setdefault(sector, []).append(self.fighter(unit))
            for sector in self.reach(unit.kind, goal):
                come.setdefault(sector, []).append(self.fighter_at(unit, goal))
        found = 0.0
        for sector in {**gone, **come}:
            leaving, coming = gone.get(sector, []), come.get(sector, [])
            if leaving == coming:
                continue
            there = self.gathered.get(sector, [])
            then = [*there, *coming]
            for fighter in leaving:
                then.remove(fighter)
            found += self.press(sector, then) - self.press(sector, there)
        return PRESS * found

    @property
    def gathered(self) -> dict[str, list[Fighter]]:
        """The machines that meet each group of humans now or could next turn."""
        if self._gathered is None:
            self._gathered = self._gather()
        return self._gathered

    def _gather(self) -> dict[str, list[Fighter]]:
        found: dict[str, list[Fighter]] = {}
        for units in self.ours.values():
            for unit in units:
                for sector in self.reach(unit.kind, unit.at):
                    found.setdefault(sector, []).append(self.fighter(unit))
        return found

    def press(self, sector: str, coming: list[Fighter]) -> float:
        """What machines that could come together would do to the humans in a sector."""
        if len(coming) < 2:
            return 0.0
        key = (sector, tuple(sorted(coming)))
        found = self._pressed.get(key)
        if found is None:
            strongest = sorted(coming, key=lambda each: -each.worth)[:STACK]
            met = self.fight(sector, tuple(sorted(strongest)), self.threat(sector)[0])
            found = self._pressed[key] = max(0.0, met.won * self.keen - self.own * met.lost)
        return found

    def reach(self, kind: str, at: str) -> list[str]:
        """Where a machine of a type meets humans now or next turn."""
        key = kind, at
        found = self._reach.get(key)
        if found is None:
            found = self._reach[key] = [sector for sector in self.theirs if self.distance(kind, at, sector) <= 1]
        return found

    def send(self, unit: Unit, goal: str) -> None:
        """Move a figure on the own copy for good: others may gather now."""
        super().send(unit, goal)
        self._gathered = None

    def unguarded(self, sector: str) -> float:
        """What it costs to leave a factory that humans can reach."""
        if sector not in self.g.factories:
            return 0.0
        here, near = self.threat(sector)
        return -FACTORY if here else -FACTORY / 2 if near else 0.0

    def pull(self, unit: Unit) -> float:
        """How a machine is drawn to humans, and to shelters that nobody holds."""
        hunt = PULL * self.keen / (1 + max(1, self.nearest(unit, self.humans)))
        storm = 0.5 * self.storm / (1 + self.nearest(unit, self.empty_shelters)) if self.empty_shelters else 0.0
        guard = GUARD / (1 + self.nearest(unit, frozenset(self.g.objectives))) if self.g.objectives else 0.0
        return max(hunt, storm, guard)

    def danger(self, sector: str, units: list[Unit]) -> float:
        """What the humans here and near may cost."""
        here, near = self.threat(sector)
        if not near:
            return 0.0
        met = self.fight(sector, here or near, self.group(units))
        return (WARY if here else WARY / 2) * max(0.0, met.won - met.lost)

    def noticed(self, sector: str) -> float:
        """How likely the humans defend: as a rule, if it pays."""
        return 0.9 if not any(effect.jams for effect, _ in self.g.lasting()) else 0.0

    def battle(self, sector: str, extra: int) -> float:
        """What an attack in a sector is worth."""
        ours, theirs = self.ours[sector], self.theirs[sector]
        extra += sum(effect.battle_dice for effect, _ in self.g.lasting())
        result = self.fight(sector, self.group(ours), self.group(theirs), extra)
        prize = self.storm * (sector in self.g.shelters) + FACTORY * (sector in self.g.factories)
        if len(theirs) == self.count:
            prize += LAST_HUMANS
        keen = self.keen
        if "light-scouts" in self.g.rules:
            keen *= 1 + SCOUTS * sum(unit.kind in LIGHT for unit in theirs) / len(theirs)
        if sector in self.g.objectives and any(unit.kind in LIGHT for unit in theirs):
            prize += GUARD
        return result.won * keen - self.own * result.lost + result.cleared * prize

    def wanted(self, card: Card) -> float:
        """How welcome a card is in hand."""
        return WANTED.get(card.family, 1.0)
