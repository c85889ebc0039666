"""How the Resistance judges a position: find what is hidden, keep shelters, strike where it pays, and stay alive."""

from __future__ import annotations

from functools import cached_property

from bot.games.salvation.box.cards import Card
from bot.games.salvation.player.mind import OBJECTIVE, POINT, Mind
from bot.games.salvation.rules.board.scouting import LIGHT, scouting_modifier
from bot.games.salvation.rules.board.units import STACK, value
from bot.games.salvation.state import Unit

SHELTER = 4.0
"""What an open shelter is worth to hold; more with each that is lost."""
FACTORY = 6.0
FEW = 5
"""Machines and factories from which on down the Resistance thinks of destroying them all (SAL-WIN-02)."""
LAST_MACHINES = 60.0
CHASE = 3.0
"""What it is worth to a unit to be near the last machines and factories."""
DEAR = 3.0
"""How many units more each of the last humans is worth."""
GONE = 2.0
"""How much dearer still where those who fall do not come back by cards (SAL-OPT-04)."""
SPENT = 0.8
"""The part of an own loss that counts in a battle of one's own choice."""
WARY = 0.75
"""The part of what the machines in a sector might do that a human fears; half of it for those who might come."""
LATER = 0.5
"""The part of a find that counts while there is no card to search with."""
ROAM = 0.5
"""The part of a find that counts for those who are a turn's march away."""
EAGER = 0.75
"""The part of a find that draws a unit to a place: whoever goes there must live to open it."""
SCOUT = 2.0
"""What it is worth to be one of the few who may scout."""
CROWD = 4.0
"""What it costs to be five in one place: apart they find more; a fifth comes only where it is needed (SAL-OPT-10)."""
WANTED = {"scouting": 1.1, "movement": 0.7, "attack": 0.8, "new-units": 1.2, "mission": 1.2}


class Humans(Mind):
    """The Resistance."""

    side = "resistance"

    @property
    def own(self) -> float:
        """How dear an own unit is."""
        return self.dear

    @property
    def other(self) -> float:
        """How welcome the loss of a machine is."""
        return 0.7 * self.keen

    @cached_property
    def left(self) -> int:
        """How many machines and factories Skynet has left."""
        return sum(map(len, self.theirs.values())) + len(self.g.factories)

    @cached_property
    def keen(self) -> float:
        """How much more the loss of a machine or factory is worth when few are left."""
        return 1 + max(0, FEW + 1 - self.left) / 2

    @cached_property
    def prey(self) -> frozenset[str]:
        """Where the last machines and factories are; nowhere while there are many."""
        return frozenset((*self.theirs, *self.g.factories)) if self.left <= FEW else frozenset()

    @cached_property
    def dear(self) -> float:
        """How dear each own unit is: the fewer the dearer."""
        last = DEAR + (GONE if "no-return" in self.g.rules else 0.0)
        return 1 + last / max(1, sum(map(len, self.ours.values())))

    @cached_property
    def find(self) -> float:
        """What a token is worth to open."""
        objective = OBJECTIVE if "city-missions" in self.g.rules else 1.0
        return (
            self.hidden["shelter"] * (POINT + 2)
            + self.hidden["mission"] * POINT * objective
            + (self.hidden["m1a2"] + self.hidden["a10"]) * 5
            + self.hidden["technology"] * 2
        )

    def asset(self, kind: str) -> float:
        """What a new unit of a type is worth: more if it alone may scout (SAL-OPT-06)."""
        return super().asset(kind) + SCOUT * ("light-scouts" in self.g.rules and kind in LIGHT)

    @cached_property
    def finds(self) -> frozenset[str]:
        """The sectors with tokens where nobody of ours stands yet."""
        return frozenset(self.tokens) - {sector for sector, units in self.ours.items() if units}

    @cached_property
    def last_points(self) -> float:
        """How much the own score presses: the nearer to ten, the more a point is worth."""
        return 1 + 0.05 * self.g.points.get(self.seat, 0)

    def place(self, sector: str) -> float:
        """What the units in a sector are worth there."""
        units = self.ours.get(sector, [])
        if not units:
            return self.left_alone(sector)
        found = self.search(sector, units) - self.danger(sector, units)
        here = self.theirs.get(sector)
        if here and self.attacks and self.g.stage <= 2:
            found += max(0.0, self.battle(sector, 0))
        if sector in self.g.shelters:
            found += self.shelter + 1.5 * (len(units) > 1)
        if len(units) > STACK:
            found -= CROWD
        if sector in self.g.factories:
            found += FACTORY * self.keen + LAST_MACHINES * (self.left == 1) if not here else 1.0
        if self.prey:
            found += sum(CHASE * self.keen / (1 + self.nearest(unit, self.prey)) for unit in units)
        if sector in self.g.objectives and any(unit.kind in LIGHT for unit in units):
            found += 0.8 * POINT
        return found

    def left_alone(self, sector: str) -> float:
        """What it costs to have nobody in a sector: a shelter that machines can reach falls (SAL-END-03)."""
        if sector not in self.g.shelters:
            return 0.0
        here, near = self.threat(sector)
        if here and "storm-roll" in self.g.rules:
            return self.shelter * (1 - 2 * self.noticed(sector))
        return -self.shelter if here else self.shelter / 2 if near else self.shelter

    @cached_property
    def shelter(self) -> float:
        """What a shelter is worth to hold: the more, the more are lost."""
        return SHELTER + self.g.captured

    def search(self, sector: str, units: list[Unit]) -> float:
        """What there is to find: here, or on the way of those who find nothing here."""
        light = "light-scouts" not in self.g.rules
        searchers = [unit for unit in units if light or unit.kind in LIGHT]
        if not searchers:
            return 0.0
        lies, find = self.tokens.get(sector, 0), EAGER * self.find
        found = find * (0.8 if self.scouts else LATER) + 0.4 * (lies - 1) if lies else 0.0
        for unit in searchers[1:] if lies else searchers:
            found += find * ROAM / (1 + self.nearest(unit, self.finds))
        if self.g.objectives:
            goals = frozenset(self.g.objectives)
            found += sum(4 / (2 + self.nearest(unit, goals)) for unit in units if unit.kind in LIGHT)
        return found

    def danger(self, sector: str, units: list[Unit]) -> float:
        """What the machines here and near may cost."""
        here, near = self.threat(sector)
        if not near:
            return 0.0
        ours = self.group(units)
        coming = self.fight(sector, near, ours)
        cost = WARY / 2 * max(0.0, self.dear * coming.won - coming.lost)
        if here:
            now = self.fight(sector, here, ours)
            cost = max(cost, WARY * max(0.0, self.dear * now.won - now.lost))
        return cost

    def noticed(self, sector: str) -> float:
        """How likely the machines there see who enters (SAL-BORDER-06)."""
        best = min(value(self.g, unit.kind, "scouting") for unit in self.theirs[sector])
        return max(0.0, min(1.0, (7 - best + scouting_modifier(self.g, sector)) / 6))

    def battle(self, sector: str, extra: int) -> float:
        """What an attack in a sector is worth."""
        ours, theirs = self.ours[sector], self.theirs[sector]
        result = self.fight(sector, self.group(ours), self.group(theirs), extra)
        saved = 0.5 * self.dear * self.fight(sector, self.group(theirs), self.group(ours)).won
        prize = self.keen * FACTORY * (sector in self.g.factories) + self.shelter * (sector in self.g.shelters)
        if len(theirs) + (sector in self.g.factories) == self.left:
            prize += LAST_MACHINES
        hunted = 0.6 * POINT * ("big-game" in self.tasks or "counter-blow" in self.tasks)
        chance = min(1.0, result.won / 4)
        worth = self.keen * result.won - SPENT * self.dear * result.lost + result.cleared * prize + hunted * chance
        return worth + 0.5 * saved * min(1.0, result.won / 6)

    def wanted(self, card: Card) -> float:
        """How welcome a card is in hand."""
        return WANTED.get(card.family, 1.0)
