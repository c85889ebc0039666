"""Events: ids, sentences, audiences."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from bot.engine.events import Event, GameEnded, PhaseEnded, kebab
from bot.engine.scene import Scene
from bot.engine.words import Phrase


class DoorOpened(Event, frozen=True):
    """A door opened."""

    seat: str
    doors: tuple[str, ...]
    count: int = 1


class DoorSlammed(Event, frozen=True):
    """A door fell shut behind it."""

    follows: ClassVar[bool] = True
    seat: str


@pytest.mark.parametrize(
    ("name", "id"), [("Door", "door"), ("DoorOpened", "door-opened"), ("T800Fired", "t800-fired"), ("A", "a")]
)
def test_a_class_name_becomes_an_id(name: str, id: str) -> None:
    assert kebab(name) == id


def test_an_event_is_told_by_its_kind_and_its_fields() -> None:
    event = DoorOpened(seat="mara", doors=("a", "b"), audience=("mara",))

    assert event.phrase("nemesis") == Phrase(
        "nemesis-event-door-opened", {"seat": "mara", "doors": ("a", "b"), "count": 1}
    )


def test_the_audience_is_no_part_of_the_sentence() -> None:
    assert "audience" not in DoorOpened(seat="mara", doors=()).details()


def test_an_event_is_for_everybody_unless_it_says_so() -> None:
    assert DoorOpened(seat="mara", doors=()).audience == ()


def test_an_event_leaves_no_mark_and_stands_alone_unless_it_says_so() -> None:
    assert DoorOpened(seat="mara", doors=()).mark() is None
    assert not DoorOpened.follows
    assert DoorSlammed.follows


def test_an_event_is_known_by_its_tag() -> None:
    events: list[DoorOpened | DoorSlammed] = [DoorOpened(seat="mara", doors=("a",)), DoorSlammed(seat="ivo")]
    saved = msgspec.json.encode(events)

    assert msgspec.json.decode(saved)[1]["event"] == "door-slammed"
    assert msgspec.json.decode(saved, type=list[DoorOpened | DoorSlammed]) == events


def test_an_event_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        DoorSlammed(seat="ivo").seat = "mara"  # type: ignore[misc]


def test_a_phase_closes_with_its_own_words() -> None:
    ended = PhaseEnded(phase="watch", scene=Scene("training", "Watch"))

    assert ended.phrase("training") == Phrase("training-phase-watch")


def test_a_game_ends_with_the_words_of_its_reason() -> None:
    ended = GameEnded(reason="dawn", winners=("mara",))
    assert ended.phrase("training") == Phrase("training-outcome-dawn", {"winners": ("mara",)})
