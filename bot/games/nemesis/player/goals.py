"""Objectives as a player of Vigil's reads them: how likely each want comes true, and what it takes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from bot.games.nemesis.box.content import OBJECTIVES, is_item
from bot.games.nemesis.player.mind import Mind

PART = 9.0
"""What a step is worth that an Objective needs."""
SAFE = 0.85
"""How sure of ship and course one wants to be before one hibernates early."""
PACE = 2.5
"""Cards a round that bring one nearer to the way out."""
SLACK = 6
"""Cards more than the way takes that one wants to have when it is time to leave."""
SIDE = 0.5
"""What the same step is worth for the Objective that will probably be given up."""


PASSIVE = ("in-pod", "sole-survivor", "another-survivor", *(f"player-{number}-dead" for number in range(1, 6)))
"""Wants that one can do nothing about but live."""


class Goal(NamedTuple):
    """One want: whether it is met as things are, and the chance that it will be."""

    met: Callable[[Mind], bool]
    chance: Callable[[Mind], float]


def later(m: Mind, cards: int, usual: float) -> float:
    """The chance that something is done in time that takes so many cards."""
    return usual * min(1.0, m.rounds * 4 / max(1, cards + 8))


def found(m: Mind, slot: str) -> bool:
    """Whether a Weakness has been discovered."""
    return bool(m.v.weaknesses[slot])


def possessions(m: Mind) -> int:
    """The number of Items one carries."""
    return len(m.v.items) + sum(is_item(thing.id) for thing in m.me.hands)


def laid_out(m: Mind) -> bool:
    """Whether the blue Corpse lies in the Surgery."""
    room = m.where.get("surgery", "")
    return bool(room) and m.v.rooms[room].explored and "corpse-blue" in m.v.rooms[room].objects


def dead(number: int) -> Goal:
    """Want the Character of a Player Number dead."""

    def met(m: Mind) -> bool:
        return any(c.number == number and c.state == "dead" and seat != m.seat for seat, c in m.v.crew.items())

    def chance(m: Mind) -> float:
        if m.me.number == number:
            return 0.0
        return 0.75 + (0.15 if len(next(c for c in m.v.crew.values() if c.number == number).wounds) > 1 else 0)

    return Goal(met, chance)


WANTS: dict[str, Goal] = {
    "earth": Goal(lambda m: m.arrives("earth") * m.flies > 0.85, lambda m: _course(m, "earth")),
    "mars": Goal(lambda m: m.arrives("mars") * m.flies > 0.85, lambda m: _course(m, "mars")),
    "sole-survivor": Goal(lambda m: not m.others, lambda m: 0.7 ** len(m.others)),
    "another-survivor": Goal(lambda m: any(c.state in ("asleep", "launched") for c in m.others), lambda m: 0.5),
    "nest-destroyed": Goal(lambda m: m.v.nest_destroyed, lambda m: later(m, 10 + m.v.eggs * 2, 0.35)),
    "ship-destroyed": Goal(lambda m: m.v.destruct >= 0, lambda m: 0.0 if m.asleep else later(m, 12, 0.45)),
    "queen-killed": Goal(lambda m: m.v.queen_killed, lambda m: 0.05),
    "signal": Goal(lambda m: m.me.signal, lambda m: later(m, 7, 0.85)),
    "holds-blue-corpse": Goal(lambda m: "corpse-blue" in m.kinds, lambda m: later(m, 6, 0.8)),
    "holds-egg": Goal(lambda m: "egg" in m.kinds, lambda m: later(m, 9, 0.45) if m.v.eggs else 0.0),
    "in-pod": Goal(lambda m: False, lambda m: 0.6),
    "seven-items": Goal(lambda m: possessions(m) >= 7, lambda m: later(m, 4 * (7 - possessions(m)), 0.8)),
    "all-explored": Goal(lambda m: not m.unexplored, lambda m: later(m, 3 * len(m.unexplored), 0.6)),
    "carcass-weakness": Goal(lambda m: found(m, "carcass"), lambda m: later(m, 12, 0.4)),
    "egg-weakness": Goal(lambda m: found(m, "egg"), lambda m: later(m, 14, 0.4)),
    "two-weaknesses": Goal(
        lambda m: sum(map(bool, m.v.weaknesses.values())) >= 2,
        lambda m: later(m, 18 - 8 * sum(map(bool, m.v.weaknesses.values())), 0.5),
    ),
    "blue-corpse-in-surgery": Goal(laid_out, lambda m: later(m, 10, 0.6)),
    **{f"player-{number}-dead": dead(number) for number in range(1, 6)},
}


def _course(m: Mind, place: str) -> float:
    """The chance that the ship can be brought somewhere; nobody steers while somebody sleeps."""
    if m.v.destruct >= 0:
        return 0.05 if m.v.unstoppable else 0.3
    there = m.arrives(place)
    return (there if m.asleep else max(there, later(m, 10, 0.5))) * max(m.flies, 0.7)


class Aim:
    """What this seat is after: one list of wants, and how it means to leave the ship."""

    def __init__(self, m: Mind) -> None:
        self.m = m
        self.objectives = m.v.goals if m.v.mode == "coop" else m.v.objectives
        ranked = sorted(self.objectives, key=lambda each: -self.outlook(each))
        kept = ranked if m.v.mode == "coop" else ranked[:1]
        self.wants = {want: PART for objective in kept for want in self.best(objective)}
        for objective in ranked[len(kept) :]:
            for want in self.best(objective):
                self.wants.setdefault(want, PART * SIDE)

    def best(self, objective: str) -> tuple[str, ...]:
        """Choose the list of wants of an Objective that looks best."""
        return max(OBJECTIVES[objective].wants, key=self.likely)

    def outlook(self, objective: str) -> float:
        """The chance of an Objective."""
        return self.likely(self.best(objective))

    def likely(self, wants: tuple[str, ...]) -> float:
        """The chance of a list of wants."""
        chance = 1.0
        for want in wants:
            if not self.met(want):
                chance *= WANTS[want].chance(self.m)
        return chance

    def met(self, want: str) -> bool:
        """Whether a want is met as things are; a crew needs as many Signals as its Objectives name."""
        if want == "signal" and self.m.v.mode == "coop":
            needed = sum(any("signal" in wants for wants in OBJECTIVES[goal].wants) for goal in self.objectives)
            return self.m.me.signal or sum(each.signal for each in self.m.v.crew.values()) >= needed
        return WANTS[want].met(self.m)

    def worth(self, want: str) -> float:
        """What a step towards a want is worth: nothing once it is met."""
        return 0.0 if want not in self.wants or self.met(want) else self.wants[want]

    def after(self, want: str) -> bool:
        """Whether this want is one of those pursued first."""
        return self.wants.get(want, 0) >= PART

    def settled(self) -> bool:
        """Whether everything that one can do something about is done."""
        return all(self.met(want) or want in PASSIVE for want in self.wants if self.after(want))

    @property
    def to_do(self) -> int:
        """The number of wants that are still to be worked for, the ship's end apart."""
        ends = (*PASSIVE, "ship-destroyed")
        return sum(self.after(want) and want not in ends and not self.met(want) for want in self.wants)

    @property
    def homeward(self) -> bool:
        """Whether the ship must arrive somewhere."""
        return self.after("earth") or self.after("mars")

    # ------------------------------------------------------------------------------------------------------ leaving

    @cached_property
    def sleep(self) -> float:
        """The chance that hibernating saves this seat."""
        m = self.m
        if m.v.destruct >= 0:
            return 0.0 if m.v.unstoppable else 0.15
        if self.after("in-pod") or self.after("ship-destroyed"):
            return 0.0
        place = "mars" if self.after("mars") else "earth"
        there, steerable = m.arrives(place), 0.0 if m.asleep else later(m, 8, 0.7)
        return max(there, steerable) * max(m.flies, later(m, 10, 0.75))

    @cached_property
    def pod(self) -> float:
        """The chance that a Pod saves this seat."""
        m = self.m
        if self.open_pods:
            return 0.85
        if all(gone for *_, gone in m.v.pods):
            return 0.0
        if m.v.destruct >= 0:
            return 0.7
        key = any(each in m.kinds for each in ("evacuation-key", "pilot-evacuation-key"))
        return (
            0.6
            if key or "hatch-control" in m.where
            else 0.35
            if self.after("in-pod") or self.after("ship-destroyed")
            else 0.2
        )

    def seats_left(self, pod: str) -> int:
        """The number of free seats of a Pod."""
        return 2 - sum(each.state == "pod" and each.pod == pod for each in self.m.v.crew.values())

    @cached_property
    def by_pod(self) -> bool:
        """Whether this seat means to leave by Pod."""
        return self.pod > self.sleep

    @cached_property
    def sections(self) -> list[str]:
        """The Sections that a Pod can be taken from: those with one Unlocked, or else all that have any."""
        left = [
            (section, locked) for number, section, locked, gone in self.m.v.pods if not gone and self.seats_left(number)
        ]
        return sorted({section for section, locked in left if not locked} or {section for section, _ in left})

    @cached_property
    def exits(self) -> list[str]:
        """The rooms one can leave the ship from, as far as one knows."""
        where = self.m.where
        if not self.by_pod:
            return [where["hibernatorium"]]
        return [where[f"evacuation-{each}"] for each in self.sections if f"evacuation-{each}" in where]

    @cached_property
    def done(self) -> bool:
        """Whether nothing is left to do but to leave."""
        met = self.settled()
        return met and (self.by_pod or self.safe > SAFE - 0.12 * len(self.m.me.wounds) - 0.03 * (self.m.v.time - 7))

    @property
    def safe(self) -> float:
        """The chance that hibernating now would save this seat."""
        return self.m.flies * self.m.arrives("mars" if self.after("mars") else "earth")

    @cached_property
    def urgent(self) -> bool:
        """Whether it is high time to leave."""
        m = self.m
        way = min((m.distance(room) for room in self.exits), default=6)
        return len(m.cards) + PACE * (m.rounds - 1) < min(way, 10) + SLACK

    @property
    def leaving(self) -> bool:
        """Whether leaving comes before everything else now."""
        return self.urgent or (self.done and (self.m.chambers if not self.by_pod else bool(self.open_pods)))

    @cached_property
    def open_pods(self) -> list[str]:
        """The Pods one could enter."""
        return [
            number for number, _, locked, gone in self.m.v.pods if not gone and not locked and self.seats_left(number)
        ]
