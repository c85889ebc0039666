"""What happens to the ship: rooms, noise, Fire, Doors, tracks, Pods."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Value


class RoundBegan(Event, frozen=True):
    """A round begins."""

    round: int
    time: int


class TokenPassed(Event, frozen=True):
    """The First Player token goes on (NEM-ROUND-08)."""

    who: str


class Explored(Event, frozen=True):
    """A Room tile is turned face up."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    room: str
    slot: str

    def details(self) -> dict[str, Value]:
        """What the room is good for too."""
        return {**Event.details(self), "use": self.room}


class TokenFound(Event, frozen=True):
    """An Exploration token is turned."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    token: str
    items: int
    room: str


class NoiseRolled(Event, frozen=True):
    """A Noise roll."""

    discloses: ClassVar[bool] = True
    who: str
    die: str
    at: str


class RolledAgain(Event, frozen=True):
    """The Motion Scanner lets somebody roll again."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    who: str
    card: str
    die: str


class Silent(Event, frozen=True):
    """Nothing stirs."""

    follows: ClassVar[bool] = True


class NoiseMade(Event, frozen=True):
    """A Noise marker in a corridor."""

    follows: ClassVar[bool] = True
    corridor: str


class NoiseEverywhere(Event, frozen=True):
    """Noise markers all around a room."""

    follows: ClassVar[bool] = True
    room: str
    at: str

    def mark(self) -> Mark:
        """Ring the room."""
        return Mark("noise", (self.at,))


class DangerNear(Event, frozen=True):
    """Danger: Intruders come from the rooms around."""

    follows: ClassVar[bool] = True
    room: str
    at: str


class BurstIntoFlames(Event, frozen=True):
    """A room burns."""

    follows: ClassVar[bool] = True
    room: str
    at: str

    def mark(self) -> Mark:
        """Leave a spark."""
        return Mark("spark", (self.at,), "", "flame")


class Quenched(Event, frozen=True):
    """A Fire is out."""

    follows: ClassVar[bool] = True
    room: str


class Malfunctioned(Event, frozen=True):
    """A room malfunctions."""

    follows: ClassVar[bool] = True
    room: str
    at: str

    def mark(self) -> Mark:
        """Leave a spark."""
        return Mark("spark", (self.at,), "", "wrench")


class Repaired(Event, frozen=True):
    """A room works again."""

    follows: ClassVar[bool] = True
    room: str


class Slimed(Event, frozen=True):
    """Somebody has Slime on them."""

    follows: ClassVar[bool] = True
    who: str


class ItemsBurned(Event, frozen=True):
    """Nothing is left to find in a room."""

    follows: ClassVar[bool] = True
    room: str


class DoorClosed(Event, frozen=True):
    """A Door closes."""

    follows: ClassVar[bool] = True
    corridor: str


class DoorOpened(Event, frozen=True):
    """A Door opens."""

    follows: ClassVar[bool] = True
    corridor: str


class DoorDestroyed(Event, frozen=True):
    """A Door is torn out."""

    corridor: str


class AirlockStarted(Event, frozen=True):
    """The Airlock Procedure begins."""

    room: str
    at: str


class AirlockCancelled(Event, frozen=True):
    """The Airlock Procedure is off."""

    follows: ClassVar[bool] = True
    room: str


class AirlockOpened(Event, frozen=True):
    """Everything in the sealed room dies."""

    room: str
    at: str


class DestinationSet(Event, frozen=True):
    """The Destination marker moves."""

    follows: ClassVar[bool] = True
    who: str
    space: str


class PodSwitched(Event, frozen=True):
    """A Pod is Locked or Unlocked."""

    follows: ClassVar[bool] = True
    who: str
    pod: str
    locked: int


class PodsUnlocked(Event, frozen=True):
    """All Pods are Unlocked."""


class PodEjected(Event, frozen=True):
    """A Pod leaves without anybody."""

    follows: ClassVar[bool] = True
    pod: str


class TimePassed(Event, frozen=True):
    """The Time marker moves."""

    left: int


class ChambersOpened(Event, frozen=True):
    """The hibernation chambers open."""


class DestructStarted(Event, frozen=True):
    """The Self-Destruct Sequence starts."""


class DestructStopped(Event, frozen=True):
    """The Self-Destruct Sequence is stopped."""


class DestructTicked(Event, frozen=True):
    """The Self-Destruct marker moves."""

    follows: ClassVar[bool] = True
    left: int


class DestructUnstoppable(Event, frozen=True):
    """Nobody can stop it any more."""
