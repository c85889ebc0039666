"""What was told: events that a test claims to have heard, or not."""

from __future__ import annotations

from typing import Any, TypeVar

from bot.engine.events import Event

E = TypeVar("E", bound=Event)


class Hearing:
    """Whatever keeps the events that came of the last answer."""

    events: list[Event]

    def told(self, kind: type[E], **fields: Any) -> E:
        """Claim that such an event was told since the last answer; gives the first."""
        for event in self.events:
            if isinstance(event, kind) and fits(event, fields):
                return event
        raise AssertionError(f"no {kind.__name__} with {fields} among {self.events}")

    def silent(self, kind: type[Event], **fields: Any) -> None:
        """Claim that no such event was told since the last answer."""
        heard = [event for event in self.events if isinstance(event, kind) and fits(event, fields)]
        assert not heard, f"told {heard}"


def fits(event: Event, fields: dict[str, Any]) -> bool:
    """Whether an event says just this, as far as fields are named."""
    return all(getattr(event, name) == value for name, value in fields.items())
