"""The people at a table of Nemesis: their Characters with all they hold, and what two of them would trade."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.engine.decks import kind_of
from bot.engine.words import Value
from bot.games.nemesis.box.content import is_contamination

Whereabouts = Literal["aboard", "pod", "asleep", "launched", "dead"]


class Thing(msgspec.Struct):
    """What a Hand slot holds: a Heavy Item with its Ammo and what was added to it, or an Object (NEM-HAND-01)."""

    id: str
    ammo: int = 0
    added: list[str] = []


class Wound(msgspec.Struct):
    """A Serious Wound card beside a Character board (NEM-WOUND-04)."""

    card: str
    dressed: bool = False


class Note(msgspec.Struct, frozen=True):
    """What a person learned and may look up again: as of that round, true or not by now (NEM-RUL-43)."""

    id: str
    round: int
    args: dict[str, Value] = {}


class Player(msgspec.Struct):
    """A person at the table, and the Character they drafted."""

    number: int = 0
    character: str = ""
    state: Whereabouts = "aboard"
    at: str = ""
    """The room by its number; empty when in none. Where a Character died stays known."""
    pod: str = ""
    deck: list[str] = []
    """The Action deck, its top last."""
    hand: list[str] = []
    discard: list[str] = []
    items: list[str] = []
    """The Inventory (NEM-INVENTORY-01)."""
    hands: list[Thing] = []
    taped: list[list[str]] = []
    """Pairs of Heavy Items that share a Hand slot (NEM-ITEM-10)."""
    quests: list[str] = []
    """Quest Items that are not active yet (NEM-QUEST-01)."""
    light: int = 0
    wounds: list[Wound] = []
    slime: bool = False
    signal: bool = False
    larva: bool = False
    objectives: list[str] = []
    """Two at first; one since the First Encounter (NEM-OBJ-01)."""
    passed: bool = False
    notes: list[Note] = []
    scanned: list[str] = []
    """Contamination cards whose status this person has seen."""
    waives: bool = False
    """Standing order: let every Interruption window pass, from the next round on."""
    lets_pass: bool = False
    """It is in force this round, for everybody to see: nothing in a hand drawn since can have led to it."""

    wager: str = ""
    """On whom they wagered who have no more part in the game: a Character, or nobody."""
    watches: bool = False
    """They have given up their part, and are shown everything (NEM-RUL-77)."""

    @property
    def alive(self) -> bool:
        """Whether the Character lives, wherever it is."""
        return self.state != "dead"

    @property
    def awake(self) -> bool:
        """Whether the Character is still in active play, in a room or waiting in a Pod (NEM-RUL-53)."""
        return self.state in ("aboard", "pod")

    @property
    def payable(self) -> list[str]:
        """The cards in hand that can pay a Cost (NEM-COST-03)."""
        return [card for card in self.hand if not is_contamination(card)]

    @property
    def contaminated(self) -> list[str]:
        """The Contamination cards in hand."""
        return [card for card in self.hand if is_contamination(card)]

    @property
    def slots(self) -> int:
        """How many Hand slots there are (NEM-HAND-02); an Arm Wound leaves one."""
        return 1 if self.hurt("arm") else 2

    @property
    def full(self) -> int:
        """How many Hand slots are taken: a taped pair takes one (NEM-ITEM-10)."""
        return len(self.hands) - len(self.taped)

    def hurt(self, where: str) -> bool:
        """Whether a Serious Wound of this kind is not Dressed (NEM-WOUND-06, NEM-WOUND-07)."""
        return any(kind_of(wound.card) == where and not wound.dressed for wound in self.wounds)

    def thing(self, id: str) -> Thing | None:
        """What is carried in hand."""
        return next((thing for thing in self.hands if thing.id == id), None)

    def carries(self, what: str) -> bool:
        """Whether a card or Object of this kind is carried."""
        return any(kind_of(id) == what for id in (*self.items, *(thing.id for thing in self.hands)))


class TradeOffer(msgspec.Struct):
    """What one Character would give another in a Trade, and whether its owner has agreed (NEM-TRADE-03)."""

    giver: str
    taker: str
    things: list[str]


class Trade(msgspec.Struct):
    """A negotiation: who takes part, who is to speak, what lies on the table."""

    starter: str
    parties: list[str]
    speaker: int = 0
    words: int = 0
    """How often somebody has spoken; a Trade ends after a while."""
    offers: list[TradeOffer] = []
    agreed: list[str] = []
    """Pairs `giver>taker` that one of the two agreed to."""
