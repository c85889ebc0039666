"""Where a player of Vigil's wants to be: what can be done in each room, less what the way there costs."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from functools import cached_property
from math import sqrt

from bot.engine.counsel import Part, Worth, parts_of, told
from bot.games.nemesis.box.content import TILES, item
from bot.games.nemesis.player.fights import RELIEF
from bot.games.nemesis.player.goals import Aim
from bot.games.nemesis.player.mind import Mind
from bot.games.nemesis.player.rooms import (
    LEAVE,
    ROOM_WORTH,
    crisis,
    doable,
    fires,
    malfunctions,
    search,
    smash_eggs,
    start_destruct,
    work,
)
from bot.games.nemesis.player.why import because, place
from bot.games.nemesis.player.worth import MENDING, pick_worth
from bot.games.nemesis.rules.ship.rooms import ROOMS

CARD = 0.35
"""What a card is worth on the way to something."""
GUESS = 0.9
"""How much of a room's worth is given to the places where it may be."""
GUARDED = 0.1
"""How much is left of what could be done in a room while Intruders are there."""
SAMPLE = 20.0
"""What the Laboratory is worth to who brings what an Objective wants analysed."""
WAIT = 0.08
"""What it is worth to be near the way out before it opens."""
MENDERS = ("tools", "duct-tape")
SEARCHERS = ("search", "scavenging")
DARING = 0.4
"""How much of the danger still counts for who must leave now or never."""
MARK = 1.1
"""What a Noise marker costs in the long run."""
NOISE, SURPRISE = 3.2, 1.6
"""What an Encounter costs, and what it costs more with too few cards in hand."""
NEVER = -99.0
"""The worth of what is not done at all."""


class Ways:
    """The worth of every room, and of standing there."""

    def __init__(self, m: Mind, a: Aim) -> None:
        self.m, self.a = m, a
        self.mends = any(card in m.cards for card in MENDING) or any(each in m.kinds for each in MENDERS)
        self.searches = any(card in m.cards for card in SEARCHERS)

    # -------------------------------------------------------------------------------------------------- what to do

    def room_worth(self, room: str, part: str) -> float:
        """What a Room Action is worth in a known room."""
        if not doable(self.m, part):
            return 0.0
        worth = ROOM_WORTH[part](self.m, self.a, room)
        return because(worth, f"room-{part}", self.m, room=place(self.m, room)) if worth else 0.0

    def best_action(self, room: str) -> float:
        """What the best Room Action of a known room is worth."""
        parts = ROOMS.get(TILES[self.m.tiles[room]].action, {})
        return max((self.room_worth(room, part) for part in parts), default=0.0)

    @cached_property
    def spots(self) -> dict[str, float]:
        """What there is to do in each room, less its price."""
        best: dict[str, float] = {}
        for room, full in self._tasks():
            barred = room != self.m.here and room in self.m.lurking
            worth = full * GUARDED if barred else full
            if worth > best.get(room, 0.0):
                best[room] = worth
        return best

    def _tasks(self) -> Iterator[tuple[str, float]]:
        m, a = self.m, self.a
        yield from self._leave()
        for room, tile in m.tiles.items():
            broken = m.v.rooms[room].malfunction
            if (worth := self.best_action(room)) and (not broken or self.mends):
                yield room, worth - CARD * (4 if broken else 2)
            if TILES[tile].action == "engine" and self.mends:
                yield room, because(work(m, a, room), "engine", m, room=place(m, room)) - CARD * 2.5
        if a.leaving:
            return
        yield from self._lost_rooms()
        yield from self._explore()
        yield from self._things()

    def _leave(self) -> Iterator[tuple[str, float]]:
        """Go to where one can leave from, early enough."""
        m, a = self.m, self.a
        if a.leaving or (a.by_pod and a.settled()):
            waiting = a.by_pod and not a.open_pods and not a.urgent
            for room in a.exits:
                if waiting:
                    beside = ((near, LEAVE * WAIT * (1 - m.loud(near))) for near in (room, *m.near(room)))
                    yield from ((near, because(worth, "exit-near", m, room=place(m, room))) for near, worth in beside)
                else:
                    way_out = LEAVE * 0.7 * self._passable(room)
                    yield room, because(way_out, "exit", m, room=place(m, room), rounds=m.rounds)
            if a.by_pod and not any(self._passable(room) > 0.3 for room in a.exits):
                for tile in (f"evacuation-{section}" for section in a.sections):
                    found = because(LEAVE / 4, "exit-lost", m, room=tile)
                    yield from ((room, found) for room in m.hidden(tile))

    def _passable(self, room: str) -> float:
        """The chance that one gets out of the ship in a room: no Malfunction, and no Intruder comes."""
        broken = self.m.v.rooms[room].malfunction and not self.mends
        return 0.15 if broken else 1 - 0.8 * self.m.loud(room)

    def _lost_rooms(self) -> Iterator[tuple[str, float]]:
        """The rooms that nobody has found yet."""
        m = self.m
        sought = {"comms-room": "signal", "generator": "ship-destroyed", "nest": "nest-destroyed"}
        if any(self.a.worth(want) for want in ("holds-egg", "egg-weakness")):
            sought["nest"] = "holds-egg" if self.a.worth("holds-egg") else "egg-weakness"
        if any(self.a.worth(want) for want in ("carcass-weakness", "egg-weakness", "two-weaknesses")):
            sought["laboratory"] = next(
                want for want in ("carcass-weakness", "egg-weakness", "two-weaknesses") if self.a.worth(want)
            )
        sought["surgery"] = "blue-corpse-in-surgery"
        worth = {tile: self.a.worth(want) for tile, want in sought.items()}
        worth["generator"] = max(worth["generator"], start_destruct(m, self.a, ""))
        worth["fire-control"] = 2.0 * fires(m)
        for tile, value in worth.items():
            rooms = m.hidden(tile)
            for room in rooms:
                hope = GUESS * value / sqrt(len(rooms)) + self._curiosity
                yield room, because(hope, "lost" if value else "explore", m, room=tile, count=len(rooms))

    @cached_property
    def _curiosity(self) -> float:
        """What an unexplored room is worth in itself."""
        if whole := self.a.worth("all-explored"):
            return whole * 0.7
        strained = 0.6 * max(0, malfunctions(self.m) - 4)
        idle = 0.4 if self.a.settled() else 1.0
        return max(0.5, 2.8 - 0.18 * self.m.v.round - strained) * idle

    def _explore(self) -> Iterator[tuple[str, float]]:
        for room in self.m.unexplored:
            worth = self._curiosity * (0.8 if self.m.beaten_to(room) else 1.0)
            yield room, because(worth, "explore", self.m)

    def _things(self) -> Iterator[tuple[str, float]]:
        """Search, pick up, turn Quest Items over, put out, mend."""
        m, a = self.m, self.a
        worth = search(m, a)
        for number, room in m.v.rooms.items():
            if self.searches and room.explored and room.items and TILES[m.tiles[number]].colour != "none":
                yield number, because(worth, "search", m) - CARD
            for thing in room.objects:
                if (value := pick_worth(m, a, thing)) and m.free_hands > 0:
                    yield number, because(value, "thing", m, thing=thing) - CARD
            if room.malfunction and self.mends:
                yield number, because(crisis(malfunctions(m)), "mend", m) - CARD * 2
            if m.tiles.get(number) == "nest" and room.explored and m.v.eggs:
                yield number, because(smash_eggs(m, a), "eggs", m) - CARD
        for quest in m.me.quests:
            wanted = item(quest).quest
            if wanted and wanted.room in m.where:
                yield m.where[wanted.room], because(1.6, "quest", m) - CARD
        if "corpse-blue" in m.kinds and a.worth("blue-corpse-in-surgery") and "surgery" in m.where:
            yield m.where["surgery"], because(a.worth("blue-corpse-in-surgery"), "corpse", m, room="surgery")
        if any(not each.startswith("corpse") or a.worth("two-weaknesses") for each in self._samples()):
            sample = because(SAMPLE, "study", m) - CARD * 2
            yield from ((m.where[each], sample) for each in ("laboratory",) if each in m.where)

    def _samples(self) -> list[str]:
        """The Objects in hand that an Objective wants analysed."""
        m, a = self.m, self.a
        wanted = {
            "egg": a.worth("egg-weakness") or a.worth("two-weaknesses"),
            "carcass": a.worth("carcass-weakness") or a.worth("two-weaknesses"),
            "corpse": a.worth("two-weaknesses"),
        }
        slots = ["corpse" if each.startswith("corpse") else each for each in m.kinds]
        return [slot for slot in slots if wanted.get(slot) and not m.v.weaknesses[slot]]

    # --------------------------------------------------------------------------------------------------- the way

    def risk(self, room: str, hand: int) -> Worth:
        """What entering a room may cost beside the card: noise, Intruders, Fire."""
        m = self.m
        foes = told(1.1 * m.threat(room), "nemesis-why-foes", count=len(m.lurking.get(room, ())))
        danger = foes + told(1.2 * m.frailty if m.v.rooms[room].fire else 0.0, "nemesis-why-flames")
        bold = DARING if self.a.urgent else 1.0
        if self.a.urgent and m.rounds <= 2:
            bold *= DARING
        if room in m.lurking:
            return max(bold, 0.5) * danger + 2.0
        if not m.quiet_entry(room):
            noise = MARK + m.loud(room) * (NOISE + SURPRISE * m.surprise(hand)) * m.frailty
            danger += told(noise, "nemesis-why-noise", chance=round(100 * m.loud(room)))
        return bold * danger

    def toward(self, room: str) -> Worth:
        """The worth of standing in a room, told by what one would be there for, or on the way to."""
        worth, goal = self.worth.get(room, 0.0), self.aims.get(room, "")
        why = parts_of(self.spots.get(goal, 0.0))[:1]
        return Worth(worth, tuple(Part(worth, part.topic, part.args) for part in why))

    @property
    def worth(self) -> dict[str, float]:
        """The worth of standing in each room: the best thing to do anywhere, less the way there."""
        return self._field[0]

    @property
    def aims(self) -> dict[str, str]:
        """The room where that best thing would be done."""
        return self._field[1]

    @cached_property
    def _field(self) -> tuple[dict[str, float], dict[str, str]]:
        """Spread the worth of what there is to do out over the ways to it."""
        best, aims = dict(self.spots), {room: room for room in self.spots}
        queue = [(-worth, room) for room, worth in best.items()]
        heapq.heapify(queue)
        cost: dict[str, float] = {}
        while queue:
            negative, room = heapq.heappop(queue)
            if -negative < best[room]:
                continue
            if room not in cost:
                cost[room] = CARD + float(self.risk(room, 4))
            value = -negative - cost[room]
            if value <= 0:
                continue
            for before in self.m.near(room):
                if value > best.get(before, 0.0):
                    best[before], aims[before] = value, aims[room]
                    heapq.heappush(queue, (-value, before))
        return best, aims

    def flight(self, rooms: list[str], *, attacked: bool = False) -> float:
        """The worth of getting out of Combat, unhurt or not."""
        m = self.m
        away = max((self.worth.get(room, 0.0) - self.risk(room, m.me.hand - 1) for room in rooms), default=0)
        threat = (0.45 if attacked else 0.95) * m.threat(m.here)
        return because(min(away, 4.0) + threat + RELIEF, "flee", m)

    def walk(self, rooms: list[str], *, silent: bool = False) -> float:
        """The worth of a move to one of some rooms, compared with staying."""
        m = self.m
        best: float = 0.0
        for room in rooms:
            risk = 1.1 * m.threat(room) if silent else self.risk(room, m.me.hand - 1)
            best = max(best, self.toward(room) - risk)
        return best if best > self.spots.get(m.here, 0.0) else NEVER
