"""What happens to the ship: rooms, noise, Fire, Doors, tracks, Pods."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Phrase, Value


class RoundBegan(Event, frozen=True):
    """A round begins."""

    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-ROUND-02",)
    round: int
    time: int


class TokenPassed(Event, frozen=True):
    """The First Player token goes on (NEM-ROUND-08)."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-ROUND-08",)
    who: str


class Explored(Event, frozen=True):
    """A Room tile is turned face up."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-EXPLORE-01",)
    room: str
    slot: str

    def details(self) -> dict[str, Value]:
        """What the room is good for too."""
        return {**Event.details(self), "use": self.room}


class TokenFound(Event, frozen=True):
    """An Exploration token is turned."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-EXPLORE-02", "NEM-EXPLORE-04")
    token: str
    items: int
    room: str


class NoiseRolled(Event, frozen=True):
    """A Noise roll."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-NOISE-01",)
    who: str
    die: str
    at: str


class RolledAgain(Event, frozen=True):
    """The Motion Scanner lets somebody roll again."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-RUL-64",)
    who: str
    card: str
    die: str


class Silent(Event, frozen=True):
    """Nothing stirs."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-NOISE-05",)


class SlimeHeard(Event, frozen=True):
    """Slime turns Silence into Danger (NEM-SLIME-01)."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-SLIME-01",)
    who: str


class AllNoisy(Event, frozen=True):
    """Danger finds nobody to call, and no quiet corridor."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-NOISE-08",)
    room: str


class NoiseMade(Event, frozen=True):
    """A Noise marker in a corridor."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-NOISE-02",)
    corridor: str


class NoiseEverywhere(Event, frozen=True):
    """Noise markers all around a room."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-NOISE-07",)
    room: str
    at: str

    def mark(self) -> Mark:
        """Ring the room."""
        return Mark("noise", (self.at,))


class DangerNear(Event, frozen=True):
    """Danger: Intruders come from the rooms around."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-NOISE-06",)
    room: str
    at: str


class BurstIntoFlames(Event, frozen=True):
    """A room burns."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-FIRE-08",)
    room: str
    at: str

    def mark(self) -> Mark:
        """Leave a spark."""
        return Mark("spark", (self.at,), "", "flame")


class FireRaged(Event, frozen=True):
    """The Fires hurt Intruders and Eggs (NEM-FIRE-04, NEM-FIRE-06)."""

    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-FIRE-04", "NEM-FIRE-06")


class Quenched(Event, frozen=True):
    """A Fire is out."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-FIRE-09",)
    room: str


class Malfunctioned(Event, frozen=True):
    """A room malfunctions."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-MALF-01",)
    room: str
    at: str

    def mark(self) -> Mark:
        """Leave a spark."""
        return Mark("spark", (self.at,), "", "wrench")


class Repaired(Event, frozen=True):
    """A room works again."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-MALF-03",)
    room: str


class Slimed(Event, frozen=True):
    """Somebody has Slime on them."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-SLIME-01",)
    who: str


class ItemsBurned(Event, frozen=True):
    """Nothing is left to find in a room."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-FIRE-11",)
    room: str


class DoorClosed(Event, frozen=True):
    """A Door closes."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-DOOR-04",)
    corridor: str


class DoorOpened(Event, frozen=True):
    """A Door opens."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-DOOR-09",)
    corridor: str


class DoorDestroyed(Event, frozen=True):
    """A Door is torn out."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-DOOR-05",)
    corridor: str


class AirlockStarted(Event, frozen=True):
    """The Airlock Procedure begins."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-ROOM-AIRLOCK-02",)
    room: str
    at: str


class AirlockCancelled(Event, frozen=True):
    """The Airlock Procedure is off."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-ROOM-AIRLOCK-03",)
    room: str


class AirlockOpened(Event, frozen=True):
    """Everything in the sealed room dies."""

    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-ROOM-AIRLOCK-04",)
    room: str
    at: str


class DestinationSet(Event, frozen=True):
    """The Destination marker moves."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-ROOM-COCKPIT-03",)
    who: str
    space: str


class PodSwitched(Event, frozen=True):
    """A Pod is Locked or Unlocked."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-ROOM-HATCH-01",)
    who: str
    pod: str
    locked: int


class PodsUnlocked(Event, frozen=True):
    """All Pods are Unlocked: by the first death, or by the countdown."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    cause: str = ""

    def phrase(self, game: str) -> Phrase:
        """Why, where the journal tells it."""
        return Phrase(f"{game}-event-pods-unlocked{f'-{self.cause}' if self.cause else ''}", {})

    def ruled(self) -> tuple[str, ...]:
        """Which of the two it was."""
        return {"death": ("NEM-DEATH-04",), "countdown": ("NEM-DESTRUCT-02",)}.get(self.cause, ())


class PodEjected(Event, frozen=True):
    """A Pod leaves without anybody."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    pod: str


class TimePassed(Event, frozen=True):
    """The Time marker moves."""

    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-TIME-01",)
    left: int


class ChambersOpened(Event, frozen=True):
    """The hibernation chambers open."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-HIBER-01",)


class DestructStarted(Event, frozen=True):
    """The Self-Destruct Sequence starts."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-DESTRUCT-01",)


class DestructStopped(Event, frozen=True):
    """The Self-Destruct Sequence is stopped."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-ROOM-GENERATOR-02",)


class DestructTicked(Event, frozen=True):
    """The Self-Destruct marker moves."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-TIME-02",)
    left: int


class DestructUnstoppable(Event, frozen=True):
    """Nobody can stop it any more."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-DESTRUCT-03",)


class EventIdle(Event, frozen=True):
    """An Event card finds nothing to change."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-EVENT-01",)
