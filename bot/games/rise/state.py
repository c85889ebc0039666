"""The state of a mission: everything there is to know about a table, as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from bot.engine.decks import Deck
from bot.engine.state import State
from bot.engine.transient import Kept, Transient, nothing
from bot.games.rise.box.colours import Colour
from bot.games.rise.box.ground import Blocks

SCHEMA = 1
"""The shape of the positions below; whoever changes it brings older ones up to it."""
Phase = Literal["setup", "decision", "turn-start", "player", "enemy", "round-end"]
Mode = Literal["campaign", "skirmish", "continue"]
TokenKind = Literal["cover", "barricade", "crate", "terminal", "door", "waypoint", "grenade"]


class Placed(msgspec.Struct):
    """A die that lies on an Action Space until the end of the round (RISE-ACTION-03)."""

    colour: Colour
    value: int


class Character(msgspec.Struct):
    """A Character with board, cards and dice (RISE-CHAR)."""

    colour: Colour
    at: str = ""
    cards: list[str] = []
    """Weapon and Equipment cards in the slots; a card is named by its kind and copy, `pistol.1`."""
    classes: list[str] = []
    stored: dict[str, str] = {}
    """Equipment kept on a Class card until used (RISE-CLASS-16)."""
    wounds: int = 0
    class_wounds: dict[str, int] = {}
    armor: dict[str, int] = {}
    """Damage on Armor cards (RISE-EQUIP-13)."""
    ranks: int = 1
    ranks_used: int = 0
    class_ranks_used: list[str] = []
    down: bool = False
    done: bool = False
    """The Activation token shows Done (RISE-CHAR-07)."""
    dice: list[int] = []
    """Action Dice rolled and not yet assigned."""
    munitions: list[str] = []
    """Munitions discarded for this turn (RISE-EQUIP-10)."""
    traded: list[int] = []
    """The Rounds in which it traded without a die."""


class Enemy(msgspec.Struct):
    """A normal Enemy, or a Boss if it has no colour (RISE-ENEMY)."""

    id: str
    kind: str
    colour: Colour | Literal[""]
    at: str
    """A hex, or the name of an Entrance."""
    wounds: int = 0
    stunned: bool = False
    missed: bool = False
    """It has lost its activation and stands up in step 3E (RISE-RULING-64)."""


class Ally(msgspec.Struct):
    """A Resistance Soldier or whoever else the Mission lets the players command (RISE-ALLY)."""

    id: str
    kind: str
    at: str
    wounds: int = 0
    down: bool = False


class Token(msgspec.Struct):
    """Something that lies on the map: an Obstacle, a Door, a Crate, a Terminal."""

    id: str
    kind: TokenKind
    hexes: list[str]
    defense: int = 0
    damage: int = 0
    used: bool = False
    """A Crate that is empty, a Terminal that is done."""
    card: str = ""
    """The side of the Object Reference card that tells what it does; empty for the usual one of its kind."""


class Waypoint(msgspec.Struct):
    """A place where the story goes on (RISE-WAYPT)."""

    id: str
    at: str
    face_up: bool = False
    resolved: bool = False


class Entrance(msgspec.Struct):
    """Where Enemies come from (RISE-ENTRANCE): the side that lies up tells its die results."""

    id: str
    hexes: list[str]
    side: Literal["light", "heavy", "skynet-odd", "skynet-even"] = "light"


class Truck(msgspec.Struct):
    """The Truck (RISE-TRUCK): where its driver's hex is; it never rotates."""

    kind: Literal["armed", "unarmed"]
    at: str
    damage: int = 0
    destroyed: bool = False


class Rise(State, kw_only=True):
    """A position. Round, phase and turn say where in the rules it is; the inside of one action is not saved."""

    mission: str
    mode: Mode
    difficulty: list[str] = []
    round: int = 1
    phase: Phase = "setup"
    turn: str = ""
    """The Character whose turn it is (RISE-ROUND-04)."""
    characters: dict[str, Character] = {}
    enemies: list[Enemy] = []
    allies: list[Ally] = []
    tokens: dict[str, Token] = {}
    waypoints: dict[str, Waypoint] = {}
    entrances: dict[str, Entrance] = {}
    truck: Truck | None = None
    references: list[str] = []
    """The sides of Object Reference cards that lie open beside the map (RISE-GEN-08)."""
    spaces: dict[str, Placed] = {}
    """Dice on Action Spaces: `john.move-1`, `pistol.1/attack`, `scout/move`, `terminal-a/use`."""
    weapons: Deck
    equipment: Deck
    looked: list[str] = []
    """Cards off the top of a deck that lie open while one of them is chosen."""
    set_aside: list[str] = []
    """Level S cards that were discarded, and cards left in the box for this mission."""
    pool: dict[str, list[str]] = {}
    """For each colour the line of Enemies that wait, front first (RISE-POOL-02)."""
    objectives: dict[str, int] = {}
    met: list[str] = []
    """The Objectives that are complete, in the order they were met."""
    flags: dict[str, int] = {}
    """What the Mission's own rules remember, as saves keep it; the rules know each of these by its name below."""
    surge: int = 0
    stagger: int = 0
    flipped: bool = False
    """An Entrance has been flipped (RISE-DIFF-07)."""
    made: dict[str, int] = {}
    """How many Enemies of each kind were named so far, for their ids."""
    prepared: list[str] = []
    """The steps of the setup that are done: `colour.john`, `dealt`, `place.john`."""
    carried: bytes = b""
    """What the Campaign brought along, for a replay (RISE-CAMP-10)."""
    onward: Literal["", "replay", "continue"] = ""
    """What the team chose after a defeat (RISE-CAMP-09)."""
    learned: dict[str, str] = {}
    """The Class that each Character chose as a Reward (RISE-CAMP-07)."""

    seen_blocks = Transient[tuple[list[Token], str, Blocks] | None](nothing)
    """What hindered movement and sight when somebody last looked, with the tokens and the Truck it was made of."""
    added_dice = Kept("flags", "dice")
    """The dice that the Mission has added to Reinforcement Rolls."""
    rounds_ended = Kept("flags", "rounds")
    joined = Kept("flags", "joined")
    """The Allies that ever were on the map."""
    surges = Kept("flags", "surges")
    """How often the Surge tracker has run to its end."""
    allies_go_down = Kept("flags", "allies-go-down")
    """The Mission's Allies go Down instead of being killed (RISE-ALLY-09)."""
    wary = Kept("flags", "wary")
    """Of ways that cost the same, Moves take those that spring nothing; not before the first turn that began so."""
    takes_defaults = Kept("flags", "defaults")
    """The table does not want to be asked what the team decides together by default."""

    def note(self, id: str) -> None:
        """Note that a Boss, a token or an Ally of the sheet has come into play."""
        self.flags[id] = 1

    def noted(self, id: str) -> bool:
        """Whether a Boss, a token or an Ally of the sheet ever came into play."""
        return bool(self.flags.get(id))

    def begun(self, objective: str, now: int) -> int:
        """The number that counting towards an Objective began at: the one of now, if it begins now."""
        return self.flags.setdefault(f"since-{objective}", now)

    def standing(self) -> Iterator[tuple[str, Character]]:
        """The Characters that are not Down, in table order."""
        return ((seat, self.characters[seat]) for seat in self.seats if not self.characters[seat].down)

    def enemy(self, id: str) -> Enemy:
        """An Enemy by its id."""
        return next(enemy for enemy in self.enemies if enemy.id == id)

    @property
    def player(self) -> Character:
        """The Turn Player's Character."""
        return self.characters[self.turn]
