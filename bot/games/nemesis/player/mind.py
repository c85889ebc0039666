"""What a player of Vigil's makes of its view: where things are, how the ship stands, what is dangerous."""

from __future__ import annotations

from collections import deque
from functools import cached_property, lru_cache
from math import comb

from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import STOCK, TILES, is_contamination, is_item, item
from bot.games.nemesis.look.views import CrewView, ThingView, View

THREAT = {"larva": 3.5, "creeper": 2.0, "adult": 3.2, "breeder": 4.2, "queen": 5.5}
"""How bad an Attack of each kind is for somebody unhurt, in cards."""
FRAILTY = (1.0, 1.6, 3.0, 5.0)
"""How much worse it is with each Serious Wound."""
DECK = 10
"""Action cards of a Character; whatever is more is Contamination."""
CLEAN = STOCK.contamination["clean"] / (STOCK.contamination["clean"] + STOCK.contamination["infected"])
FAR = 99


class Mind:
    """One seat's reading of its view."""

    def __init__(self, v: View, seat: str) -> None:
        self.v, self.seat, self.me = v, seat, v.crew[seat]
        self.here = self.me.at

    # ------------------------------------------------------------------------------------------------------- myself

    @cached_property
    def cards(self) -> list[str]:
        """The cards in hand that can pay."""
        return [card for card in self.v.hand if not card.startswith("contamination")]

    @property
    def dirt(self) -> int:
        """The Contamination cards in hand."""
        return len(self.v.hand) - len(self.cards)

    @property
    def contaminated(self) -> int:
        """All one's Contamination cards: what is more than the Action cards."""
        return max(0, self.me.hand + self.me.deck + len(self.me.discard) - DECK)

    @property
    def doom(self) -> float:
        """The chance to die of Contamination at the end, as things are (NEM-VICTORY-10, NEM-VICTORY-11)."""
        count = self.contaminated
        infected = 1.0 if self.me.larva else 1 - CLEAN**count
        return infected * (1 - comb(DECK, 4) / comb(DECK + count, 4))

    @property
    def frailty(self) -> float:
        """How much worse every Wound is by now."""
        return FRAILTY[min(3, len(self.me.wounds))] + 0.1 * self.me.light

    @cached_property
    def things(self) -> list[str]:
        """Every Item one carries."""
        return [*self.v.items, *(thing.id for thing in self.me.hands if is_item(thing.id))]

    @cached_property
    def kinds(self) -> list[str]:
        """Every kind of Item and Object one carries."""
        return [kind_of(card) for card in (*self.v.items, *(thing.id for thing in self.me.hands))]

    @property
    def free_hands(self) -> int:
        """Hand slots that are free."""
        hurt = any(of == "arm" and not dressed for of, dressed in self.me.wounds)
        return (1 if hurt else 2) - len(self.me.hands) + len(self.me.taped)

    @cached_property
    def weapons(self) -> list[ThingView]:
        """The Weapons in hand."""
        return [thing for thing in self.me.hands if is_item(thing.id) and item(thing.id).weapon]

    @property
    def ammo(self) -> int:
        """All Ammo in hand."""
        return sum(thing.ammo for thing in self.weapons)

    @cached_property
    def others(self) -> list[CrewView]:
        """The others who live."""
        return [each for seat, each in self.v.crew.items() if seat != self.seat and each.state != "dead"]

    # --------------------------------------------------------------------------------------------------------- time

    @property
    def rounds(self) -> int:
        """Player Phases that are left, this one included."""
        left = len(STOCK.time_track) - 1 - self.v.time
        if self.v.destruct >= 0:
            left = min(left, len(STOCK.destruct_track) - 1 - self.v.destruct)
        return left

    @property
    def chambers(self) -> bool:
        """Whether one can hibernate."""
        return STOCK.time_track[self.v.time] == "blue"

    @property
    def asleep(self) -> bool:
        """Whether anybody hibernates."""
        return any(each.state == "asleep" for each in self.v.crew.values())

    # --------------------------------------------------------------------------------------------------------- ship

    @cached_property
    def tiles(self) -> dict[str, str]:
        """The tile of each room that one knows: explored, face up or seen by a peek."""
        found = {n: room.place for n, room in self.v.rooms.items() if not room.place.startswith("slot-")}
        for note in self.v.notes:
            if note.id == "room":
                found[str(note.args["slot"])] = str(note.args["room"])
        return found

    @cached_property
    def where(self) -> dict[str, str]:
        """The room of each tile that one knows."""
        return {tile: number for number, tile in self.tiles.items()}

    @cached_property
    def unexplored(self) -> list[str]:
        """The rooms that nobody has explored."""
        return [number for number, room in self.v.rooms.items() if not room.explored]

    def hidden(self, tile: str) -> list[str]:
        """The rooms where a tile could be that one has not seen."""
        if tile in self.where:
            return []
        slots = self.v.board.first if TILES[tile].set == 1 else self.v.board.second
        return [slot for slot in slots if slot not in self.tiles]

    @cached_property
    def leads(self) -> dict[str, str]:
        """Where each space of the Destination Track leads, if one has looked."""
        for note in self.v.notes:
            if note.id == "coordinates":
                return {space: str(note.args[space.lower()]) for space in STOCK.destinations}
        return {}

    def arrives(self, place: str) -> float:
        """The chance that the ship comes to a place; a marker that was moved was moved by somebody who knew."""
        if self.leads:
            return float(self.leads[self.v.destination] == place)
        moved = self.v.destination != STOCK.destination
        return (0.7 if moved else 0.25) if place == "earth" else (0.12 if moved else 0.25)

    @cached_property
    def engines(self) -> dict[str, str]:
        """The Engines as one last saw them."""
        return {str(note.args["engine"]): str(note.args["status"]) for note in self.v.notes if note.id == "engine"}

    @cached_property
    def flies(self) -> float:
        """The chance that at least two Engines work."""
        chances = [{"working": 0.95, "damaged": 0.08}.get(self.engines.get(each, ""), 0.5) for each in "123"]
        a, b, c = chances
        return a * b + a * c + b * c - 2 * a * b * c

    # ------------------------------------------------------------------------------------------------------- danger

    @cached_property
    def lurking(self) -> dict[str, list[tuple[str, str, int]]]:
        """The Intruders in each room: id, kind, Injuries."""
        found: dict[str, list[tuple[str, str, int]]] = {}
        for id, of, at, wounded in self.v.intruders:
            found.setdefault(at, []).append((id, of, wounded))
        return found

    @property
    def combat(self) -> bool:
        """Whether one is in Combat."""
        return self.here in self.lurking

    def threat(self, room: str) -> float:
        """How bad it is to be with the Intruders of a room."""
        return sum(THREAT[of] for _, of, _ in self.lurking.get(room, ())) * self.frailty

    @cached_property
    def crowd(self) -> dict[str, int]:
        """How many others stand in each room."""
        found: dict[str, int] = {}
        for each in self.others:
            if each.state == "aboard":
                found[each.at] = found.get(each.at, 0) + 1
        return found

    def loud(self, room: str) -> float:
        """The chance that a Noise roll in a room leads to an Encounter."""
        return 0.2 * sum(way in self.v.noise for way in self.v.board.exits[room].values())

    def surprise(self, hand: int) -> float:
        """The chance that the next token of the bag surprises somebody with so many cards (NEM-ENCOUNTER-08)."""
        larger = sum(count * _larger(of, hand) for of, count in self.v.bag.items())
        return larger / max(1, sum(self.v.bag.values()))

    def quiet_entry(self, room: str) -> bool:
        """Whether entering a room makes no noise because somebody is there."""
        return room in self.lurking or room in self.crowd

    # ----------------------------------------------------------------------------------------------------- distance

    def near(self, room: str) -> list[str]:
        """The rooms next to a room that no Closed Door cuts off."""
        return [there for corridor, there in self.v.board.ways[room] if self.v.doors.get(corridor) != "closed"]

    @cached_property
    def far(self) -> dict[str, int]:
        """How many moves each room is away."""
        return self._spread(self.here) if self.here else {}

    def _spread(self, start: str) -> dict[str, int]:
        found, queue = {start: 0}, deque([start])
        while queue:
            room = queue.popleft()
            for there in self.near(room):
                if there not in found:
                    found[there] = found[room] + 1
                    queue.append(there)
        return found

    def distance(self, room: str) -> int:
        """How many moves a room is away."""
        return self.far.get(room, FAR)

    @cached_property
    def _nearest_other(self) -> dict[str, int]:
        best: dict[str, int] = {}
        for each in self.others:
            if each.state == "aboard":
                for room, steps in self._spread(each.at).items():
                    best[room] = min(steps, best.get(room, FAR))
        return best

    def beaten_to(self, room: str) -> bool:
        """Whether somebody else is clearly nearer to a room."""
        return self._nearest_other.get(room, FAR) + 1 < self.distance(room)


@lru_cache(maxsize=64)
def _larger(of: str, hand: int) -> float:
    """How many of the tokens of a kind bear a number larger than a hand."""
    numbers = STOCK.tokens[of]
    return sum(number > hand for number in numbers) / len(numbers)


def is_dirt(card: str) -> bool:
    """Whether this is a Contamination card in one's own hand, marked or not."""
    return card.startswith("contamination") or is_contamination(card)
