"""What a Mission tells: its setup, its Waypoints and Objectives, what it changes, and what a Campaign hands on."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Phrase

# setup


class MissionBegan(Event, frozen=True):
    """The Introduction is read to everyone (RISE-MISSION-03)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-MISSION-03",)
    mission: str

    def phrase(self, game: str) -> Phrase:
        """The Mission's own story."""
        return Phrase(f"{game}-story-{self.mission}")

    def weight(self) -> int:
        """Notable."""
        return 1


class ColourTaken(Event, frozen=True):
    """A Character plays a colour (RISE-SETUP-02)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-SETUP-02",)
    seat: str
    colour: str


class CardStored(Event, frozen=True):
    """A Class card holds an Equipment card for this Mission (RISE-CLASS-16)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-CLASS-16",)
    seat: str
    card: str


class KitDrawn(Event, frozen=True):
    """A Character draws what makes up for a Campaign (RISE-SKIRM-02)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-SKIRM-02",)
    seat: str
    weapons: int
    equipment: int


class EnemiesWait(Event, frozen=True):
    """Enemies are on the map before the first turn (RISE-SETUP-11)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-SETUP-11",)
    count: int


class TookPosition(Event, frozen=True):
    """A Character stands on a hex of the Starting Zone (RISE-SETUP-13)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-SETUP-13",)
    seat: str
    to: str

    def mark(self) -> Mark:
        """Ring the hex."""
        return Mark("noise", (self.to,), "")

    def weight(self) -> int:
        """Nothing to somebody who was away: the line that follows tells what came of it."""
        return 0


# waypoints and objectives


class WaypointFound(Event, frozen=True):
    """A Waypoint's entry is read and takes effect (RISE-WAYPT-03, -07)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-WAYPT-03", "RISE-WAYPT-07")
    mission: str
    waypoint: str
    friend: str
    at: str
    again: bool = False
    """It took effect before: its story has been told."""

    def mark(self) -> Mark:
        """Ring the place."""
        return Mark("noise", (self.at,), "")

    def weight(self) -> int:
        """Notable the first time."""
        return 0 if self.again else 1

    def phrase(self, game: str) -> Phrase:
        """The words of the entry, once."""
        if self.again:
            return Phrase(f"{game}-event-waypoint-found", {"friend": self.friend, "at": self.at})
        return Phrase(f"{game}-waypoint-{self.mission}-{self.waypoint}", {"friend": self.friend})


class ObjectiveMet(Event, frozen=True):
    """An Objective is complete (RISE-WIN-01)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-WIN-01",)
    objective: str

    def phrase(self, game: str) -> Phrase:
        """What it meant."""
        return Phrase(f"{game}-done-{self.objective}")

    def weight(self) -> int:
        """Grave."""
        return 2


# what a Mission changes


class BossCame(Event, frozen=True):
    """A Boss is on the map."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-ENEMY-03",)
    enemy: str
    at: str

    def mark(self) -> Mark:
        """Ring the place."""
        return Mark("noise", (self.at,), "enemy")

    def weight(self) -> int:
        """Grave."""
        return 2


class BossMelted(Event, frozen=True):
    """A Boss is destroyed in the way that the Mission gives (RISE-BOSS-07)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-BOSS-07",)
    enemy: str
    at: str

    def mark(self) -> Mark:
        """Leave its ghost."""
        return Mark("ghost", (self.at,), "enemy")

    def weight(self) -> int:
        """Decisive."""
        return 3


class EntranceLaid(Event, frozen=True):
    """A new way onto the map opens for Enemies."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-ENTRANCE-01",)
    entrance: str
    dice: tuple[str, ...]
    at: str

    def mark(self) -> Mark:
        """Ring the place."""
        return Mark("noise", (self.at,), "enemy")


class DoorReleased(Event, frozen=True):
    """A Door opens by itself (RISE-DOOR-03)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-DOOR-03",)
    token: str
    at: str


class TokenLaid(Event, frozen=True):
    """Something new lies on the map."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-OBST-06",)
    token: str
    at: str


class AllyJoined(Event, frozen=True):
    """An Ally is on the map (RISE-ALLY-01)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-ALLY-01",)
    friend: str
    at: str

    def mark(self) -> Mark:
        """Ring the place."""
        return Mark("noise", (self.at,), "")

    def weight(self) -> int:
        """Notable."""
        return 1


class MoreDice(Event, frozen=True):
    """Reinforcement Rolls use more dice from now on."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-REINF-01",)
    count: int

    def weight(self) -> int:
        """Notable."""
        return 1


class SurgeDice(Event, frozen=True):
    """Reinforcement Rolls use more dice until the surge breaks."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-MISSION-09",)
    count: int

    def weight(self) -> int:
        """Notable."""
        return 1


class SurgeMoved(Event, frozen=True):
    """The tracker of the Enemy Surge card moved (RISE-MISSION-09)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-MISSION-09",)
    step: int
    steps: int


class SurgeBroke(Event, frozen=True):
    """The Enemy Surge is here: Enemies come to every Entrance."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-MISSION-09",)

    def weight(self) -> int:
        """Grave."""
        return 2


class RoundEnds(Event, frozen=True):
    """What a Mission lets happen at the end of a Round comes now (RISE-END-02)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-END-02",)
    round: int


class TruckUnderFire(Event, frozen=True):
    """Enemies near the Truck damaged it."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-END-02",)
    count: int
    damage: int

    def weight(self) -> int:
        """Notable."""
        return 1


# a Campaign


class Rewarded(Event, frozen=True):
    """Everybody gets Rank tokens (RISE-CAMP-06)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-CAMP-06",)
    count: int

    def weight(self) -> int:
        """Notable."""
        return 1


class ClassTaken(Event, frozen=True):
    """A Character learned a Class (RISE-CAMP-07)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-CAMP-07",)
    seat: str
    skill: str

    def phrase(self, game: str) -> Phrase:
        """The words of the Class."""
        return Phrase(f"{game}-event-class-taken", {"seat": self.seat, "class": self.skill})

    def weight(self) -> int:
        """Notable."""
        return 1


class Onward(Event, frozen=True):
    """What the team does after a defeat (RISE-CAMP-09)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-CAMP-09",)
    way: str

    def phrase(self, game: str) -> Phrase:
        """What it says."""
        return Phrase(f"{game}-event-onward-{self.way}")
