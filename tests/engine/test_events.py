"""Events: ids, sentences, audiences."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from bot.engine.events import Event, GameEnded, PhaseEnded, because, joined, kebab
from bot.engine.scene import Scene
from bot.engine.words import Phrase


class DoorOpened(Event, frozen=True):
    """A door opened."""

    seat: str
    doors: tuple[str, ...]
    count: int = 1


class Stepped(Event, frozen=True):
    """Somebody went on; steps one after the other are one way."""

    seat: str
    path: tuple[str, ...]

    def joins(self, before: Event) -> Stepped | None:
        """The whole way of whoever went on."""
        if not isinstance(before, Stepped) or (before.seat, before.path[-1]) != (self.seat, self.path[0]):
            return None
        return msgspec.structs.replace(self, path=(*before.path, *self.path[1:]))


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


def test_steps_of_one_way_are_told_as_one_and_nothing_else_is() -> None:
    way = [Stepped(seat="mara", path=(a, b)) for a, b in ("AB", "BC", "CD")]
    slam = DoorSlammed(seat="mara")

    assert joined(way) == [Stepped(seat="mara", path=("A", "B", "C", "D"))]
    assert joined([*way[:2], slam, way[2]]) == [Stepped(seat="mara", path=("A", "B", "C")), slam, way[2]]
    assert joined([way[0], Stepped(seat="ivo", path=("B", "C"))]) == [way[0], Stepped(seat="ivo", path=("B", "C"))]
    assert joined([way[0], way[2]]) == [way[0], way[2]]


def test_only_what_the_same_people_are_told_is_told_as_one() -> None:
    open_step, secret = Stepped(seat="mara", path=("A", "B")), Stepped(seat="mara", path=("B", "C"), audience=("mara",))
    on = Stepped(seat="mara", path=("B", "D"))

    assert joined([open_step, secret]) == [open_step, secret]
    assert joined([open_step, secret, on]) == [Stepped(seat="mara", path=("A", "B", "D")), secret]


def test_an_event_may_say_how_much_it_matters_and_by_which_rules() -> None:
    class Fell(DoorSlammed, frozen=True):
        gravity: ClassVar[int | None] = 2
        rules: ClassVar[tuple[str, ...]] = ("DOOR-01",)

    assert (DoorSlammed(seat="ivo").weight(), Fell(seat="ivo").weight()) == (0, 2)
    assert (DoorSlammed(seat="ivo").ruled(), Fell(seat="ivo").ruled()) == ((), ("DOOR-01",))


def test_why_has_words_of_its_own_filled_like_the_sentence() -> None:
    said = DoorSlammed(seat="ivo").phrase("nemesis")

    assert because("nemesis", said) == Phrase("nemesis-why-event-door-slammed", {"seat": "ivo"})
    assert because("rise", Phrase("rise-waypoint-door")).id == "rise-why-waypoint-door"
