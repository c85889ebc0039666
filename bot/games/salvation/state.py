"""The position: everything there is to know about a table, as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from bot.engine.decks import Deck, kind_of
from bot.engine.state import State
from bot.games.salvation.box.cards import Lasting
from bot.games.salvation.box.content import CARDS, side_of
from bot.games.salvation.box.shapes import Side

SCHEMA = 1
"""The shape of the positions below; whoever changes it brings older ones up to it."""
Phase = Literal["deploy", "draw", "lead", "stage", "end"]
SKYNET = "skynet"
FIRST_STAGE, LAST_STAGE = 0, 4


class Unit(msgspec.Struct):
    """A figure on the board (SAL-UNIT-03)."""

    id: str
    at: str
    damage: int = 0
    crossed: int = 0
    """Borders it crossed this turn (SAL-RUL-13)."""
    strayed: bool = False
    """One of those crossings was not by road."""
    acted: list[int] = []
    """Numbers of the cards it carried out this turn (SAL-THREE-11)."""

    @property
    def kind(self) -> str:
        """Its type."""
        return kind_of(self.id)

    @property
    def side(self) -> Side:
        """Whose it is."""
        return side_of(self.id)

    @property
    def looks(self) -> tuple[object, ...]:
        """What tells it from other figures: alike ones need not be offered twice."""
        return (self.kind, self.at, self.damage, self.crossed, self.strayed, *self.acted)


class OnTable(msgspec.Struct):
    """A Tactics card that lasts until the end of the turn (SAL-TACTIC-03)."""

    seat: str
    card: str
    at: str = ""


class Route(msgspec.Struct):
    """One unit's part of a plan: the sectors it goes through, its goal last (SAL-MOVE-05)."""

    unit: str
    way: list[str]


class Salvation(State):
    """A position. Turn, phase, stage and actor say where in the rules it is; the inside of one card is not saved."""

    rules: list[str]
    """The optional rules in force (SAL-SETUP-18)."""
    hands: dict[str, list[str]]
    decks: dict[str, Deck]
    """By side; the discard piles lie beside them."""
    points: dict[str, int]
    """Victory points by commander (SAL-THREE-13)."""
    turn: int = 1
    phase: Phase = "deploy"
    stage: int = 0
    actor: int = 0
    """Who is next in this stage: Skynet, the lead commander, the other."""
    drawn: bool = False
    """The cards of this turn have been drawn."""
    lead: str = ""
    passing: list[str] = []
    """Seats that let every stage of this turn pass (SAL-RUL-09)."""
    until: dict[str, int] = {}
    """The stage of this turn up to which a seat lets all pass: those before its next card (SAL-RUL-09)."""
    conceding: list[str] = []
    """Seats that give the war up (SAL-RUL-91)."""
    truce: list[str] = []
    """Seats that offer a draw at the end of this turn (SAL-RUL-91)."""
    tactics: list[str] = []
    """Skynet's set-aside Tactics, the top last."""
    table: list[OnTable] = []
    cities: list[str] = []
    """The pile of city cards, the top last."""
    objectives: dict[str, str] = {}
    """City cards that lie open as objectives, and whose they are (SAL-OPT-02)."""
    gone: list[str] = []
    """Cards and city cards that left the game."""
    units: dict[str, Unit] = {}
    reserve: list[str] = []
    graveyard: list[str] = []
    """Resistance figures that only hidden objects bring back (SAL-OPT-04)."""
    factories: list[str] = []
    hidden: dict[str, str] = {}
    """Face-down tokens by their place, as `SEA.2`: what they are nobody knows."""
    shelters: list[str] = []
    """Sectors with an open shelter; with two of them, twice."""
    captured: int = 0
    """Shelters in Skynet's possession (SAL-WIN-03)."""
    terrain: dict[str, list[str]] = {}
    """Open terrain by sector, in the order opened."""
    spent: list[str] = []
    """Hidden-object tokens that left the board."""
    technology: list[str] = []
    """Technology tokens face down, the next last."""
    development: list[str] = []
    improved: list[str] = []
    """Technology and development tokens on unit cards."""
    fallen: list[str] = []
    """Types of the Skynet units destroyed in battle this turn (SAL-RUL-67)."""
    plan: list[Route] = []
    """What the player of a Movement card has planned so far: only theirs to see until it is confirmed."""
    planner: str = ""
    """Whose plan that is."""

    @property
    def commanders(self) -> tuple[str, ...]:
        """The seats of the Resistance."""
        return tuple(seat for seat in self.seats if seat != SKYNET)

    @property
    def order(self) -> tuple[str, ...]:
        """Who acts in a stage, in turn: Skynet, the lead, the other (SAL-TURN-04, SAL-RUL-75)."""
        return (SKYNET, self.lead, *(seat for seat in self.commanders if seat != self.lead))

    def side(self, seat: str) -> Side:
        """The side that a seat plays."""
        return "skynet" if seat == SKYNET else "resistance"

    def deciding(self, side: Side) -> str:
        """The seat that decides for a side where nobody's card asks: the lead commander (SAL-RUL-77)."""
        return SKYNET if side == "skynet" else self.lead

    def deck(self, seat: str) -> Deck:
        """The deck that a seat draws from (SAL-GAME-05)."""
        return self.decks[self.side(seat)]

    def at(self, sector: str, side: Side) -> list[Unit]:
        """One side's units in a sector."""
        return [unit for unit in self.units.values() if unit.at == sector and unit.side == side]

    def of(self, side: Side) -> list[Unit]:
        """One side's units on the board."""
        return [unit for unit in self.units.values() if side_of(unit.id) == side]

    def slots(self, sector: str) -> list[str]:
        """The places of a sector where tokens still lie face down."""
        return [slot for slot in (f"{sector}.1", f"{sector}.2") if slot in self.hidden]

    def lasting(self) -> Iterator[tuple[Lasting, OnTable]]:
        """The effects that lie on the table."""
        for lies in self.table:
            for action in CARDS[lies.card].actions:
                if isinstance(action, Lasting):
                    yield action, lies


def enemy(side: Side) -> Side:
    """The other side."""
    return "resistance" if side == "skynet" else "skynet"
