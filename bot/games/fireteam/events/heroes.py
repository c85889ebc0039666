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

    mission: str

    def phrase(self, game: str) -> Phrase:
        """The mission's own story."""
        return Phrase(f"{game}-story-{self.mission}")


class StartPlayer(Event, frozen=True):
    """The start player marker is given or passed on."""

    seat: str


class Upgraded(Event, frozen=True):
    """A player chose upgrade cards."""

    seat: str
    cards: tuple[str, ...]


class Focused(Event, frozen=True):
    """A player chose focus cards."""

    seat: str
    focus: tuple[str, ...]


class RoundBegan(Event, frozen=True):
    """A round begins."""

    round: int


class Drew(Event, frozen=True):
    """A player drew cards; how many is public."""

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

    seat: str


class Discarded(Event, frozen=True):
    """A player discarded cards; a new shuffle may hide them at once."""

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

    seat: str


class StayedDown(Event, frozen=True):
    """A knocked-out hero stays down."""

    seat: str


class Burned(Event, frozen=True):
    """A hero walked into a fire."""

    follows: ClassVar[bool] = True
    seat: str
    at: str


class Hurt(Event, frozen=True):
    """A hero suffers damage."""

    follows: ClassVar[bool] = True
    seat: str
    damage: int
    at: str

    def mark(self) -> Mark:
        """Let sparks fly."""
        return Mark("spark", (self.at,), colour(self.seat))


class Guarded(Event, frozen=True):
    """Part of the damage came to nothing."""

    follows: ClassVar[bool] = True
    seat: str
    amount: int


class KnockedOut(Event, frozen=True):
    """A hero is knocked out."""

    seat: str
    at: str


class Endured(Event, frozen=True):
    """A hero should have gone down, and stays up."""

    seat: str


class CoinFlipped(Event, frozen=True):
    """The lucky coin turned."""

    follows: ClassVar[bool] = True
    side: str


class Unprotected(Event, frozen=True):
    """A specialist lies there without an active hero."""

    specialist: str


class Responded(Event, frozen=True):
    """A tactical response is played."""

    discloses: ClassVar[bool] = True
    seat: str
    card: str


class Reacted(Event, frozen=True):
    """A reaction is played."""

    discloses: ClassVar[bool] = True
    seat: str
    card: str


class Attacked(Event, frozen=True):
    """A hero attacks."""

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

    seat: str
    at: str


class Intercepted(Event, frozen=True):
    """A hero took one for the team."""

    seat: str
    ally: str


class Acted(Event, frozen=True):
    """A hero did something that a card or the mission allows."""

    seat: str
    what: str

    def phrase(self, game: str) -> Phrase:
        """The words of that very action."""
        return Phrase(f"{game}-event-acted-{self.what}", {"seat": self.seat})
