"""The shapes of the game cards of both sides: their numbers, families and actions."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.engine.content.shapes import Entry, Source
from bot.games.salvation.box.shapes import Side

Family = Literal[
    "tactics", "movement", "attack", "scouting", "new-units", "development", "tactic-development", "mission"
]


class Action(Entry, frozen=True, kw_only=True, tag_field="verb"):
    """What a card does; a card with two of them does one (SAL-CARD-03).

    Its id names the action among all cards, so that the choice between two has words.
    """


class Move(Action, frozen=True, tag="move"):
    """Move units (SAL-MOVE-01)."""

    most: int
    kinds: dict[str, int] = {}
    """How many of each type at most; empty for any types."""
    stealth: int = 0
    """Taken from the dice of Skynet's border defence against this move."""


class Attack(Action, frozen=True, tag="attack"):
    """Attack in one sector (SAL-ATTACK-01)."""

    dice: int = 0
    needs: str = ""
    """A type that must be among the attackers."""


class Scout(Action, frozen=True, tag="scout"):
    """Scout with one unit (SAL-SCOUT-01)."""

    bonus: int = 0


class Place(Action, frozen=True, tag="place"):
    """Bring new units in (SAL-NEW-01)."""

    most: int
    kinds: tuple[str, ...]


class Build(Action, frozen=True, tag="build"):
    """Build a factory (SAL-FACTORY-02)."""


class Develop(Action, frozen=True, tag="develop"):
    """Take a development token for a unit (SAL-DEVELOP-02)."""

    unit: str


class Learn(Action, frozen=True, tag="learn"):
    """Take a set-aside Tactics card (SAL-TACTICDEV-02)."""


class Draw(Action, frozen=True, tag="draw"):
    """Draw cards."""

    count: int


class Survey(Action, frozen=True, tag="survey"):
    """Open a face-down token anywhere, without a scout and without a die."""

    draws: int = 0
    """Cards that its player draws before."""


class Lasting(Action, frozen=True, tag="lasting"):
    """Lie on the table until the end of the turn (SAL-TACTIC-03); numbers of several cards add up."""

    border_dice: int = 0
    """Extra dice of the Resistance in each border battle that it declares."""
    battle_dice: int = 0
    """Extra dice of Skynet in each battle that it starts."""
    scouting: int = 0
    """Added to every die that Skynet compares with Scouting."""
    march: int = 0
    """Added to the first Movement figure of Skynet's units."""
    shelter_defence: int = 0
    """Added to the Defence of Resistance units beside an open shelter, at most 6."""
    draws: int = 0
    """Cards that its player draws when it is laid down."""
    jams: bool = False
    """The Resistance cannot declare border defence."""
    blows_roads: bool = False
    """Skynet cannot use the roads of a sector, which is named when the card is played."""
    pins: bool = False
    """Machines do not march out of a sector, which is named when the card is played."""


class Mission(Action, frozen=True, tag="mission"):
    """Score a victory point for a task that is fulfilled (SAL-MISSION-03)."""

    task: str


AnyAction: TypeAlias = Move | Attack | Scout | Place | Build | Develop | Learn | Draw | Survey | Lasting | Mission


class Card(Entry, frozen=True):
    """A kind of game card, and how many of it its side has."""

    side: Side
    count: int
    number: int
    """The stage it is played in, and what it is exchanged for (SAL-STAGE-01, SAL-EXCHANGE-03)."""
    family: Family
    actions: tuple[AnyAction, ...]
    source: Source

    @property
    def pieces(self) -> int:
        """How many of it its side has."""
        return self.count

    def action(self, id: str) -> AnyAction:
        """One of its actions by id; the only one if there is no choice."""
        return next((action for action in self.actions if action.id == id), self.actions[0])


class Playing(msgspec.Struct, frozen=True):
    """A card that is being played: by whom, and for which of its actions."""

    seat: str
    card: Card
    action: AnyAction
