"""What can happen to heroes and their cards, and the traces it leaves on the next picture."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Phrase, Value
from bot.games.fireteam.box.content import HEROES


def colour(seat: str) -> str:
    """A hero's colour."""
    return HEROES[seat].colour


class Began(Event, frozen=True):
    """The mission begins: its briefing."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-SETUP-03",)
    mission: str

    def phrase(self, game: str) -> Phrase:
        """The mission's own story."""
        return Phrase(f"{game}-story-{self.mission}")


class StartPlayer(Event, frozen=True):
    """The start player marker is given or passed on."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-TACTIC-03",)
    seat: str


class Upgraded(Event, frozen=True):
    """A player chose upgrade cards."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-SETUP-08",)
    seat: str
    cards: tuple[str, ...]


class Focused(Event, frozen=True):
    """A player chose focus cards."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-SETUP-10",)
    seat: str
    focus: tuple[str, ...]


class RoundBegan(Event, frozen=True):
    """A round begins."""

    round: int


class Drew(Event, frozen=True):
    """A player drew cards; how many is public."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-DRAW-01",)
    seat: str
    count: int


class Received(Event, frozen=True):
    """Which cards were drawn, for those who may know; a new shuffle in between may hide which came first."""

    follows: ClassVar[bool] = True
    discloses: ClassVar[bool] = True
    seat: str
    cards: tuple[str, ...]


class Reshuffled(Event, frozen=True):
    """A discard pile became a new deck."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-DRAW-05",)
    seat: str


class Discarded(Event, frozen=True):
    """A player discarded cards; a new shuffle may hide them at once."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-CATTACK-06",)
    follows: ClassVar[bool] = True
    discloses: ClassVar[bool] = True
    seat: str
    cards: tuple[str, ...]
    left: int


class Recovered(Event, frozen=True):
    """Cards came back from a discard pile."""

    seat: str
    cards: tuple[str, ...]


class Moved(Event, frozen=True):
    """A hero moved; fleeing is leaving creatures behind (FTZ-FLEE-08)."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-MOVE-01",)
    seat: str
    path: tuple[str, ...]
    to: str
    fled: int
    company: int
    specialists: tuple[str, ...]

    def mark(self) -> Mark:
        """Draw the way."""
        return Mark("trail", self.path, colour(self.seat))


class Stood(Event, frozen=True):
    """A knocked-out hero stands up."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-TURN-09",)
    seat: str

    def weight(self) -> int:
        """One more is on their feet."""
        return 1


class StayedDown(Event, frozen=True):
    """A knocked-out hero stays down."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-TURN-08",)
    seat: str


class Burned(Event, frozen=True):
    """A hero walked into a fire."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-TOKEN-05",)
    follows: ClassVar[bool] = True
    seat: str
    at: str


class Hurt(Event, frozen=True):
    """A hero suffers damage."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-CATTACK-06",)
    follows: ClassVar[bool] = True
    seat: str
    damage: int
    at: str

    def mark(self) -> Mark:
        """Let sparks fly."""
        return Mark("spark", (self.at,), colour(self.seat))


class Guarded(Event, frozen=True):
    """Part of the damage came to nothing."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-REACT-06",)
    follows: ClassVar[bool] = True
    seat: str
    amount: int


class KnockedOut(Event, frozen=True):
    """A hero is knocked out."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-KO-01",)
    seat: str
    at: str

    def weight(self) -> int:
        """Somebody is down, and the coin may turn."""
        return 2


class Endured(Event, frozen=True):
    """A hero should have gone down, and stays up."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-REACT-06",)
    seat: str

    def weight(self) -> int:
        """Somebody nearly fell."""
        return 2


class CoinFlipped(Event, frozen=True):
    """The lucky coin turned."""

    rules: ClassVar[tuple[str, ...]] = (
        "FTZ-COIN-01",
        "FTZ-COIN-03",
    )
    follows: ClassVar[bool] = True
    side: str

    def weight(self) -> int:
        """It is the difference between one more fall and the end."""
        return 2


class Unprotected(Event, frozen=True):
    """A specialist lies there without an active hero."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-SPECIALIST-04",)
    specialist: str

    def weight(self) -> int:
        """The threat grows for it."""
        return 1


class Responded(Event, frozen=True):
    """A tactical response is played."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-TACTIC-06",)
    discloses: ClassVar[bool] = True
    seat: str
    card: str

    def weight(self) -> int:
        """The team has one a round."""
        return 1


class Reacted(Event, frozen=True):
    """A reaction is played."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-REACT-01",)
    discloses: ClassVar[bool] = True
    seat: str
    card: str


class Attacked(Event, frozen=True):
    """A hero attacks."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-ATTACK-01",)
    discloses: ClassVar[bool] = True
    seat: str
    target: str
    type: str
    cards: tuple[str, ...]

    def details(self) -> dict[str, Value]:
        """Say as well how many cards there are: a reaction or a response attacks with none."""
        return {**super().details(), "count": len(self.cards)}


class Rolled(Event, frozen=True):
    """Attack dice fell; so many of the hits are bonus hits."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-ATTACK-07",)
    follows: ClassVar[bool] = True
    faces: tuple[str, ...]
    hits: int
    bonus: int = 0
    need: int = 0
    """The hits that the target takes; 0 where it is an ally, or was not told."""

    def details(self) -> dict[str, Value]:
        """Say as well how many dice there are: cover can leave none (RUL-06)."""
        return {**super().details(), "dice": len(self.faces)}


class Rerolled(Event, frozen=True):
    """Attack dice were rolled again."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-SPECIALIST-10",)
    seat: str
    before: str
    after: str


class Sheltered(Event, frozen=True):
    """A boost for this round."""

    heroes: tuple[str, ...]
    boost: str
    amount: int

    def phrase(self, game: str) -> Phrase:
        """The words of that very boost, which stand wherever it is told again."""
        return Phrase(f"{game}-lasts-{self.boost}", {"heroes": self.heroes, "amount": self.amount})


class Helped(Event, frozen=True):
    """An ally's attack gets more dice, by a reaction."""

    seat: str
    ally: str
    amount: int


class Searched(Event, frozen=True):
    """A location was searched."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-SEARCH-03",)
    seat: str
    at: str


class Intercepted(Event, frozen=True):
    """A hero took one for the team."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-INTERCEPT-01",)
    seat: str
    ally: str

    def weight(self) -> int:
        """Somebody took it for another."""
        return 1


class Acted(Event, frozen=True):
    """A hero did something that a card or the mission allows."""

    seat: str
    what: str

    def phrase(self, game: str) -> Phrase:
        """The words of that very action."""
        return Phrase(f"{game}-event-acted-{self.what}", {"seat": self.seat})
