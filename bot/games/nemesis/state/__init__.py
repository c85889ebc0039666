"""A position of Nemesis: everything there is to know about a table, as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bot.engine.decks import Deck
from bot.engine.state import State
from bot.engine.words import Value
from bot.games.nemesis.box.board import Board
from bot.games.nemesis.box.content import BOARDS, STOCK, TILES
from bot.games.nemesis.box.shapes import INTRUDER_KINDS, Tile
from bot.games.nemesis.state.people import Note, Player, Thing, Trade, TradeOffer, Whereabouts, Wound
from bot.games.nemesis.state.pieces import Clue, Intruder, Pod, Room

__all__ = [
    "ACTIONS",
    "Clue",
    "Intruder",
    "Mode",
    "Nemesis",
    "Note",
    "Phase",
    "Player",
    "Pod",
    "Room",
    "Thing",
    "Trade",
    "TradeOffer",
    "Whereabouts",
    "Wound",
]

SCHEMA = 1
"""The shape of the positions below; whoever changes it brings older ones up to it."""
Mode = Literal["crew", "solo", "coop"]
Phase = Literal["draft", "player", "event"]
ACTIONS = 2
"""Actions in a turn (NEM-TURN-01)."""


class Nemesis(State, kw_only=True):
    """A position. Round, phase, turn and Actions left say where in the rules it is."""

    mode: Mode
    ship: Literal["base", "alternate"]
    intruder_player: bool = False
    """The first to die may play the Intruders (NEM-INTPLAYER-01)."""
    remember: bool = False
    """Vigil marks scanned cards for their owner (NEM-RUL-36)."""
    pod_exit: bool = False
    """Whoever leaves a Pod goes on with the turn (NEM-RUL-50)."""
    players: dict[str, Player]
    order: list[str] = []
    """The seats by Player Number: clockwise (NEM-RUL-07)."""
    round: int = 1
    phase: Phase = "draft"
    drawn: bool = False
    """This round's draw step is done."""
    first: str = ""
    """Who holds the First Player token."""
    turn: str = ""
    actions: int = ACTIONS
    surge: bool = False
    """Adrenaline: any number of Actions this turn, then a pass."""
    must_pass: bool = False
    """The turn ends with a pass, whatever Actions are left."""
    trade: Trade | None = None
    looking: dict[str, list[str]] = {}
    """What somebody has in hand to look at while they choose: only they see it."""
    offered: list[str] = []
    """The Draft cards on the table."""
    draft: list[str] = []
    """The Draft cards not taken yet."""

    rooms: dict[str, Room] = {}
    doors: dict[str, Literal["closed", "destroyed"]] = {}
    noise: list[str] = []
    pods: list[Pod] = []
    intruders: list[Intruder] = []
    came: list[str] = []
    """The rooms that Intruders came to during an attempt to leave the ship (NEM-RUL-49)."""
    made: dict[str, int] = {}
    """How many miniatures of each kind were named so far, for their ids."""
    bag: list[str] = []
    pool: list[str] = []
    """Intruder tokens outside the bag (NEM-RUL-23)."""
    numbered: list[str] = []
    """Intruder tokens that were drawn at some time: everybody has seen their numbers."""
    eggs: int = 0
    """Eggs in the Nest."""
    nest_destroyed: bool = False
    queen_killed: bool = False
    clues: list[Clue] = []
    coordinates: str = ""
    destination: str = STOCK.destination
    time: int = 0
    """How far the Time marker has moved."""
    destruct: int = -1
    """How far the Self-Destruct marker has moved; -1 when it is not on the Track."""
    unstoppable: bool = False
    """The Self-Destruct marker has reached yellow (NEM-DESTRUCT-02)."""
    engines: dict[str, list[str]] = {}
    """The two tokens of each Engine, the top last."""
    items: dict[str, Deck] = {}
    crafted: list[str] = []
    """The Crafted cards that can be had."""
    used: list[str] = []
    """Crafted, starting and Quest cards that were used up."""
    events: Deck
    attacks: Deck
    serious: Deck
    contamination: list[str] = []
    infected: list[str] = []
    """The Contamination cards that are Infected (NEM-CONTAM-04)."""
    removed: list[str] = []
    """Cards that left the game."""
    boxed: dict[str, list[str]] = {}
    """What nobody sees: the tiles, tokens and cards left out at setup."""
    goals: list[str] = []
    """The open Objectives of a cooperative game (NEM-COOP-01)."""
    met: bool = False
    """The First Encounter has happened (NEM-OBJ-01)."""
    fallen: str = ""
    """Who died first (NEM-DEATH-04)."""
    asked_fallen: bool = False
    hunter: str = ""
    """The Intruder Player."""
    hunt: Deck
    hunt_hand: list[str] = []
    airlock: str = ""
    """The room with the Airlock Procedure token."""
    truce: bool = False
    """No Intruder Attack step this round."""
    began: bool = False
    """The story of the beginning was told."""

    @property
    def board(self) -> Board:
        """The side of the board in play."""
        return BOARDS[self.ship]

    # people

    def who(self, seat: str) -> str:
        """The Character of a seat."""
        return self.players[seat].character

    def seat_of(self, character: str) -> str:
        """The seat of a Character."""
        return next(seat for seat, player in self.players.items() if player.character == character)

    def in_order(self, start: str = "") -> list[str]:
        """The seats beginning with the First Player, then clockwise (NEM-ROUND-10)."""
        at = self.order.index(start or self.first)
        return self.order[at:] + self.order[:at]

    def crew_in(self, room: str) -> list[str]:
        """The seats whose Characters stand in a room, in order."""
        return [seat for seat in self.in_order() if self.players[seat].at == room and self.here(seat)]

    def here(self, seat: str) -> bool:
        """Whether a Character stands in a room: Pods and chambers are none (NEM-RUL-13)."""
        return self.players[seat].state == "aboard"

    def asleep(self) -> bool:
        """Whether any Character hibernates (NEM-HIBER-04)."""
        return any(player.state == "asleep" for player in self.players.values())

    # rooms

    def room(self, seat: str) -> Room:
        """The room a Character stands in."""
        return self.rooms[self.players[seat].at]

    def tile(self, room: str) -> Tile:
        """The tile of a room."""
        return TILES[self.rooms[room].tile]

    def place(self, room: str) -> str:
        """The name of a room as everybody knows it: by its tile, or as a slot that nobody has explored."""
        found = self.rooms[room]
        return found.tile if found.face_up else f"slot-{room}"

    def room_named(self, place: str) -> str:
        """A room by that name."""
        if place.startswith("slot-"):
            return place.removeprefix("slot-")
        return next(number for number, room in self.rooms.items() if room.tile == place and room.face_up)

    def room_of(self, tile: str) -> str:
        """An explored room by its tile; empty where it is not known (NEM-RUL-67)."""
        return next((number for number, room in self.rooms.items() if room.tile == tile and room.explored), "")

    def computer(self, room: str) -> bool:
        """Whether a room has a Computer that works (NEM-MALF-11)."""
        found = self.rooms[room]
        return found.explored and TILES[found.tile].computer and not found.malfunction

    def open(self, corridor: str) -> bool:
        """Whether a corridor can be walked: a Closed Door blocks it (NEM-DOOR-04)."""
        return self.doors.get(corridor) != "closed"

    def reachable(self, room: str) -> list[tuple[str, str]]:
        """The corridors out of a room that can be walked, and where they lead (NEM-MOVE-05, NEM-MOVE-06)."""
        return [(corridor, there) for corridor, there in self.board.ways[room] if self.open(corridor)]

    def adjacent(self, room: str) -> list[str]:
        """The rooms next to a room that no Closed Door cuts off, ascending (NEM-RUL-16)."""
        return sorted({there for _, there in self.reachable(room)}, key=int)

    # intruders

    def intruders_in(self, room: str) -> list[Intruder]:
        """The Intruders in a room, from small to large, then by age (NEM-RUL-08)."""
        found = [intruder for intruder in self.intruders if intruder.at == room]
        return sorted(found, key=lambda each: INTRUDER_KINDS.index(each.kind)) if len(found) > 1 else found

    def intruder(self, id: str) -> Intruder | None:
        """An Intruder that is still on the board."""
        return next((each for each in self.intruders if each.id == id), None)

    def combat(self, seat: str) -> bool:
        """Whether a Character is in Combat (NEM-COMBAT-01, NEM-RUL-13)."""
        at = self.players[seat].at
        return self.here(seat) and any(intruder.at == at for intruder in self.intruders)

    def fighting(self, intruder: Intruder) -> bool:
        """Whether an Intruder shares its room with a Character (NEM-COMBAT-01)."""
        return any(player.at == intruder.at and player.state == "aboard" for player in self.players.values())

    def weak(self, weakness: str) -> bool:
        """Whether this Weakness has been discovered (NEM-WEAK-04)."""
        return any(clue.known and clue.card == weakness for clue in self.clues)

    def tokens(self) -> Iterator[str]:
        """Every Intruder token wherever it is."""
        yield from self.bag
        yield from self.pool

    # supplies

    @property
    def fires(self) -> int:
        """Fire markers on the board."""
        return sum(room.fire for room in self.rooms.values())

    @property
    def malfunctions(self) -> int:
        """Malfunction markers on the board."""
        return sum(room.malfunction for room in self.rooms.values())

    def loose_eggs(self, room: str) -> int:
        """The number of Eggs in a room that nobody carries: the Nest's, once explored, and tokens (NEM-RUL-46)."""
        found = self.rooms[room]
        stock = self.eggs if found.tile == "nest" and found.explored else 0
        return stock + found.objects.count("egg")

    def egg_supply(self) -> int:
        """The number of Egg tokens that are nowhere in play."""
        lying = sum(room.objects.count("egg") for room in self.rooms.values())
        carried = sum(thing.id == "egg" for player in self.players.values() for thing in player.hands)
        return STOCK.eggs - self.eggs - lying - carried

    def note(self, seat: str, id: str, **args: Value) -> None:
        """Let a person keep what they learned (NEM-RUL-43)."""
        self.players[seat].notes.append(Note(id, self.round, args))
