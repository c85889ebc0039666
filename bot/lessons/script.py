"""The script of a lesson, as `content/<game>/lesson.toml` gives it. content/README.md tells how one is written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Literal

import msgspec

from bot.engine.asks import Option
from bot.engine.content import CONTENT, Place, load
from bot.engine.content.faults import Fault, unknown
from bot.engine.content.shapes import ID, Strict
from bot.engine.errands import Errand
from bot.engine.game import Game
from bot.engine.words import Phrase
from bot.games import IDS, game

Shows = Literal["board", "close", "hand"]
"""The whole board, what matters of it, or what the learner holds."""
LESSON = Place("lesson", below_zero=("to",))


class Laid(Strict, frozen=True, kw_only=True):
    """One thing that is laid before a step: a correction, an answer, a piece that is moved, or a field that is set."""

    fix: str = ""
    value: str = ""
    """`fix` is the key of a correction that a game-master may make, and `value` what it becomes."""
    seat: str = ""
    answer: tuple[str, ...] = ()
    """`seat` gives this answer: the keys of what it picks."""
    take: str = ""
    origin: str = msgspec.field(default="", name="from")
    into: str = ""
    """`take` is a piece that goes from one list of the position to the end of another: the top, if it is a deck."""
    set: str = ""
    to: Any = None
    """`set` is a field of the position, and `to` its new value."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Which of these it is; there must be one."""
        whole = {
            "fix": self.fix and self.value,
            "answer": self.seat and self.answer,
            "take": self.take and self.origin and self.into,
            "set": self.set and self.to is not None,
        }
        return tuple(kind for kind, said in whole.items() if said)


class Step(Strict, frozen=True, kw_only=True):
    """One thing that is taught: something to read, or something to do. Its words are `<game>-lesson-<id>`."""

    id: str
    expects: tuple[str, ...] = ()
    """Options that go on, each a verb with as much of its arguments as matters: `move to=C*`. None: it is only read."""
    all: bool = False
    """Everything that is expected must be picked, where several are picked at once."""
    free: bool = False
    """Whatever is legal goes on."""
    shows: tuple[str, ...] = ()
    """What *Show me* picks; without it the first that is expected, or in a free step what Vigil would do."""
    amounts: tuple[int, ...] = ()
    """Where an amount is split: how much each of those gets."""
    dice: dict[str, tuple[str, ...]] = {}
    """The faces that fall after the answer, by the name of their die."""
    draws: tuple[str, ...] = ()
    """The cards, tokens or whatever else that come by chance after the answer."""
    then: tuple[str, ...] = ()
    """What seats answer after that, as `ivo: strike shade=1`, each when it is asked; others are played by Vigil."""
    holds: bool = False
    """The others wait after the answer, until the next step is read: it has their dice, draws and lines."""
    tells: tuple[str, ...] = ()
    """Sentences that must be told after the answer, as `event-driven-off`: what the next words build on."""
    lay: tuple[Laid, ...] = ()
    """What is laid before it: the lesson jumps to another position."""
    picture: Shows = "close"
    points: tuple[str, ...] = ()
    """Places on the board that are marked and looked at."""

    @property
    def reads(self) -> bool:
        """Whether there is nothing to do but to read."""
        return not (self.expects or self.free)

    def fits(self, option: Option) -> bool:
        """Whether an option is one that goes on."""
        return self.free or any(alike(pattern, option) for pattern in self.expects)

    def misses(self, options: tuple[Option, ...]) -> bool:
        """Whether something is missing of what must be picked."""
        return self.all and not all(any(alike(pattern, each) for each in options) for pattern in self.expects)


class Lesson(Strict, frozen=True, kw_only=True):
    """A guided game for one: the table it is played at, and its steps."""

    seat: str
    """Whom the learner plays."""
    seats: tuple[str, ...]
    mission: str
    seed: str
    """Any words: whatever is not arranged follows from them."""
    options: dict[str, str] = {}
    deals: tuple[str, ...] = ()
    """What comes by chance while the game is set up."""
    minutes: int
    omits: tuple[str, ...] = ()
    """The game's errands that are not played in it: its end names them."""
    lay: tuple[Laid, ...] = ()
    step: tuple[Step, ...]


class Shelf(msgspec.Struct, frozen=True):
    """What the file of a lesson holds."""

    lesson: Lesson


def alike(pattern: str, option: Option) -> bool:
    """Whether an option has the verb of a pattern, and every argument that it names; `*` stands for anything."""
    verb, *named = pattern.split(" ")
    given = {name: str(value) for name, value in option.args.items()}
    pairs = [each.partition("=") for each in named]
    return fnmatchcase(option.verb, verb) and all(
        name in given and fnmatchcase(given[name], value) for name, _, value in pairs
    )


def scripted(line: str) -> tuple[str, tuple[str, ...]]:
    """A seat and what it picks, of a line as `ivo: discard card=tea + discard card=bell`."""
    seat, _, picks = line.partition(": ")
    return seat, tuple(picks.split(" + "))


def errands(played: Game[Any, Any]) -> dict[str, Errand[Any]]:
    """What may be typed in a game, but for what stands for anything."""
    command = played.table.command
    return {name: errand for name, errand in command.errands.items() if errand.kinds} if command else {}


def omitted(id: str, script: Lesson) -> Phrase | None:
    """What a lesson leaves out and where one learns it, in words; None if it plays all."""
    return Phrase(f"{id}-lesson-omitted", {"errand": script.omits}) if script.omits else None


@cache
def has_lesson(id: str) -> bool:
    """Whether a game brings a lesson."""
    return (CONTENT / id / "lesson.toml").exists()


def taught() -> tuple[str, ...]:
    """The games that bring a lesson, in the order in which they are offered."""
    return tuple(id for id in IDS if has_lesson(id))


@cache
def lesson(id: str) -> Lesson:
    """The lesson of a game; raises KeyError if it has none, and ContentError with all that is wrong with it."""
    if not has_lesson(id):
        raise KeyError(id)
    return read(id)


def read(id: str) -> Lesson:
    """The lesson of a game as its file gives it now."""
    played = game(id)
    return load(id, Shelf, {"lesson": LESSON}, lambda shelf: _faults(played, shelf.lesson)).lesson


def _faults(played: Game[Any, Any], script: Lesson) -> Iterator[Fault]:
    """Everything that a script names and that is not there."""
    for what in (
        *unknown("seats", script.seats, played.seats),
        *unknown("seat", [script.seat], script.seats),
        *unknown("mission", [script.mission], played.missions),
        *unknown("omits", script.omits, errands(played)),
        *unknown("options", script.options, [switch.id for switch in played.switches]),
    ):
        yield Fault("lesson", "", what)
    yield from _laid("", script.lay)
    counts = Counter(step.id for step in script.step)
    for held, step in zip((False, *(each.holds for each in script.step)), script.step, strict=False):
        if counts[step.id] > 1:
            yield Fault("lesson", step.id, Phrase("content-twice", {"count": counts[step.id]}))
        if not ID.fullmatch(step.id):
            yield Fault("lesson", step.id, Phrase("content-no-id"))
        for what in unknown("then", {scripted(line)[0] for line in step.then}, script.seats):
            yield Fault("lesson", step.id, what)
        if step.reads and (step.shows or (comes(step) and not held)):
            yield Fault("lesson", step.id, Phrase("content-lesson-only-read"))
        yield from _laid(step.id, step.lay)


def comes(step: Step) -> bool:
    """Whether something is said to come of a step."""
    return bool(step.then or step.dice or step.draws or step.tells)


def _laid(entry: str, several: tuple[Laid, ...]) -> Iterator[Fault]:
    for number, each in enumerate(several, 1):
        if len(each.kinds) != 1:
            yield Fault("lesson", entry, Phrase("content-lesson-laid", {"number": number}))
