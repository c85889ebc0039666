"""The state of a mission: everything there is to know about a table, as plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from bot.engine.decks import Deck
from bot.engine.state import State, Steps
from bot.engine.transient import Ticked, Transient, unset
from bot.games.fireteam.box.board import Field, field
from bot.games.fireteam.box.cards import CreatureCard, Mission
from bot.games.fireteam.box.content import CREATURES, FIRST, OBJECTIVES, report_of
from bot.games.fireteam.box.verbs import Demand, ThingKind

SCHEMA = 1
"""The shape of the positions below; whoever changes it brings older ones up to it."""
Phase = Literal["setup", "tactics", "hero", "threat"]
Step = Literal["marker", "response", "draw", "advance", "activate", "enter"]
Coin = Literal["heads", "tails"]
Origin = Literal["pool", "reserve", "boss"]
Mode = Literal["operation", "single"]


class Hero(msgspec.Struct):
    """A hero with their cards (FTZ-DECK-05)."""

    at: str = ""
    ko: bool = False
    deck: Deck = msgspec.field(default_factory=Deck)
    hand: list[str] = []
    playing: list[str] = []
    """Cards of the discard pile that are being resolved: no new deck takes them in (RUL-18)."""
    upgrades: list[str] = []
    focus: list[str] = []
    boosts: dict[str, int] = {}
    """What lasts until the end of the round: `dice`, `dice-projectile`, `speed`, `guard`, `pierce`."""
    spent: list[str] = []
    """What is used up for the mission."""
    orders: dict[str, str] = {}
    """The standing orders of whoever plays this hero."""


class Creature(msgspec.Struct):
    """A creature on the board."""

    kind: str
    at: str
    origin: Origin
    guards: str = ""
    """The discovery that its death completes."""
    boosts: dict[str, int] = {}
    """What lasts until the end of the round: `speed`, `strength`."""

    @property
    def card(self) -> CreatureCard:
        """Its creature card."""
        return CREATURES[self.kind]


class Thing(msgspec.Struct):
    """A token on the board that stands for something (FTZ-TOKEN-03, -04)."""

    kind: ThingKind
    at: str
    letter: str = ""
    done: bool = False
    """A beacon that burns, a circle that is sealed."""


class Found(msgspec.Struct):
    """A discovery that was found: where it must be worked on, and the info tokens on it (FTZ-TOKEN-02)."""

    at: str = ""
    letter: str = ""
    tokens: int = 0
    done: bool = False


class Fireteam(State, kw_only=True):
    """A position. Round, phase, step and turn say where in the rules it is; the inside of one action is not saved."""

    mission: str
    edition: str = FIRST
    """The edition of the missions with which the table began; a save without one is of the first."""
    mode: Mode = "single"
    hidden: bool = False
    """Hands are hidden from allies (the table's choice; by default they lie open, RUL-67)."""
    ask_ties: bool = False
    """The start player chooses among equally short walks (RUL-33)."""
    bare: str = ""
    """A role that goes without upgrades, for measuring what they are worth."""
    auto: bool = False
    """Creatures of a class act in the proposed order without asking (RUL-31)."""
    round: int = 1
    phase: Phase = "setup"
    step: Step = "draw"
    start: str = ""
    """Who holds the start player marker; nobody before it is given (FTZ-SETUP-04)."""
    turn: int = 0
    """Whose turn it is, as an index into the turn order."""
    begun: bool = False
    """The turn has begun: a hero that was down has chosen (FTZ-TURN-08)."""
    points: int = 0
    """Movement points left in this turn (FTZ-MOVE-05)."""
    acted: bool = False
    moved: bool = False
    """Whose turn it is has changed location in it, by whatever means."""
    once: list[str] = []
    """What happened in this turn that counts only once, as saves keep it; the rules know each by its name below."""
    responder: str = ""
    """Who played this round's tactical response (FTZ-DRAW-03)."""
    heroes: dict[str, Hero] = {}
    specialists: dict[str, str] = {}
    creatures: dict[str, Creature] = {}
    pool: list[str] = []
    reserve: list[str] = []
    fallen: list[str] = []
    """A defeated boss (FTZ-BOSS-05)."""
    entries: dict[str, str] = {}
    """Entry tokens: the number at each entry location (FTZ-SETUP-14)."""
    searched: list[str] = []
    """Entry locations whose token lies face down (FTZ-SEARCH-03)."""
    recon: Deck = msgspec.field(default_factory=Deck)
    removed: list[str] = []
    """Event cards that left the game unseen (FTZ-SETUP-21)."""
    looked: list[str] = []
    """The top recon cards while they lie open for somebody to choose from, the topmost first."""
    found: dict[str, Found] = {}
    threats: Deck = msgspec.field(default_factory=Deck)
    revealed: list[str] = []
    marker: int = 0
    held: bool = False
    """The threat marker is held back this round."""
    sealed: list[str] = []
    """Sectors into which nothing enters this round."""
    loud: bool = False
    """Somebody has made noise this round (FTZ-DEMAND-05)."""
    closed: list[str] = []
    """Locations that have closed for good (FTZ-DEMAND-08)."""
    coin: Coin = "heads"
    objectives: dict[str, int] = {}
    """Info tokens on each objective card (FTZ-TOKEN-01)."""
    complete: list[str] = []
    things: dict[str, Thing] = {}
    power: int = 0
    """Power tokens on the boss card (FTZ-BOSS-02)."""
    boss_at: str = ""
    """Where the power token marks the boss's entry (FTZ-SETUP-16)."""
    supply: dict[str, int] = {}
    activated: list[str] = []
    """Creatures that have acted in this Threat Phase (FTZ-ACTIVATE-01)."""
    rank: str = ""
    """The class that is acting now; those before it are closed (RUL-31)."""
    proposed: bool = False
    """The rest of this class acts in the proposed order."""
    ambushed: bool = False
    """An ambush is being resolved: no reactions (FTZ-AMBUSH-04)."""
    carried: bytes = b""

    ordered = Ticked("once", "order")
    """A hero has given their order of this turn (FTZ-TURN-07)."""
    killed = Ticked("once", "killed")
    """Whose turn it is has killed in it."""
    tapped_twice = Ticked("once", "double-tap")
    searched_quickly = Ticked("once", "quick-search")
    windows = Transient[Callable[[Any, Any], Steps]](unset)
    """Opens the reaction window of a moment for whoever may answer it."""

    @property
    def report(self) -> Mission:
        """The Mission Report."""
        return report_of(self.mission, self.edition)

    @property
    def demand(self) -> Demand:
        """What only this mission asks for."""
        return self.report.demand

    def need(self, objective: str) -> int:
        """How many info tokens an objective needs at this table (FTZ-OBJECTIVE-03)."""
        by_seats = self.report.needs.get(objective)
        return by_seats[len(self.seats) - 2] if by_seats else OBJECTIVES[objective].need

    @property
    def field(self) -> Field:
        """The board."""
        return field(self.mission, self.edition, tuple(self.closed))

    @property
    def order(self) -> tuple[str, ...]:
        """The turn order of this round, start player first, then clockwise (FTZ-TURN-01)."""
        first = self.seats.index(self.start) if self.start else 0
        return self.seats[first:] + self.seats[:first]

    @property
    def active(self) -> tuple[str, ...]:
        """The active heroes in turn order (FTZ-KO-04)."""
        return tuple(seat for seat in self.order if not self.heroes[seat].ko)

    @property
    def acting(self) -> str:
        """Whose turn it is in the Hero Phase; nobody otherwise."""
        return self.order[self.turn] if self.phase == "hero" and self.turn < len(self.seats) else ""

    @property
    def boss(self) -> str:
        """The boss on the board, if any."""
        return next((id for id, each in self.creatures.items() if each.origin == "boss"), "")

    def actives_at(self, place: str) -> list[str]:
        """The active heroes in a location, in turn order."""
        return [seat for seat in self.order if self.heroes[seat].at == place and not self.heroes[seat].ko]

    def creatures_at(self, place: str) -> list[str]:
        """The creatures in a location."""
        return [id for id, creature in self.creatures.items() if creature.at == place]
