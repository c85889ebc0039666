"""A walk through the gallery: one ask is shown, and what the rules were told is read back."""

from __future__ import annotations

from bot.playground.people import Person
from bot.playground.seen import Seen
from bot.sessions.session import Session
from tests.support.e2e import gallery
from tests.support.e2e.bench import Bench

HAND = "My hand"
STANDING = (HAND, "Explain", "Hint", "More…")


async def show(table: Bench, exhibit: str, *others: str) -> tuple[Session, Seen]:
    """Open a table at one ask; gives it with its panel."""
    lobby = await table.lobby("Ada", *others, game="gallery")
    await table.person("Ada").select(lobby, placeholder="Choose the mission", values=[exhibit])
    await table.person("Ada").press(lobby, "Start")
    return await table.session(), await table.panel()


async def desk(person: Person, panel: Seen, button: str = HAND) -> Seen:
    return (await person.press(panel, button)).message


def shown(session: Session) -> gallery.Shown:
    """The state after the tour."""
    assert isinstance(session.match.state, gallery.Shown)
    assert session.match.over
    return session.match.state


def got(session: Session, seat: str = "a") -> list[str]:
    """What the rules were told."""
    return shown(session).got[seat]


BACK = ("Take back", "No way back", "Nothing to take back")


def labels(message: Seen) -> list[str]:
    """All buttons but those that stand on every panel and desk."""
    return [label for label in message.labels if label not in STANDING and not label.startswith(BACK)]
