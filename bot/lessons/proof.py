"""The proof of a lesson: it is played to its end by its own expectations, and all that it says has words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.asks import Refusal
from bot.engine.content.faults import ContentError, Fault
from bot.engine.words import Phrase
from bot.lessons.run import Run
from bot.lessons.script import Lesson, Step, alike, read
from bot.text import DEFAULT, Tongue, tongue


def faults(id: str, script: Lesson | None = None) -> Iterator[Fault]:
    """Everything that is wrong with the lesson of a game, each with its step."""
    place = f"{id}/lesson.toml"
    try:
        script = script or read(id)
    except ContentError as error:
        yield from error.faults
        return
    for step, what in (*_silent(id, script, tongue(DEFAULT)), *_played(id, script)):
        yield Fault(place, step, what)


def _silent(id: str, script: Lesson, spoken: Tongue) -> Iterator[tuple[str, Phrase]]:
    """Steps without words."""
    for step in (*(step.id for step in script.step), "end"):
        if not spoken.has(words := f"{id}-lesson-{step}"):
            yield step, Phrase("content-no-words", {"id": words})


def _played(id: str, script: Lesson) -> Iterator[tuple[str, Phrase]]:
    """Where the script does not fit the rules, as far as it can be played."""
    run: Run | None = None
    try:
        run = Run(id, script=script)
        while step := run.step:
            yield from ((step.id, what) for what in _dead(run))
            run.go(run.shown())
            yield from ((step.id, what) for what in _untold(run, step))
    except Exception as error:  # noqa: BLE001 - whatever the rules or the script raise is what is wrong here
        why = error.reason.id if isinstance(error, Refusal) else repr(error)
        yield run.step.id if run and run.step else "", Phrase("content-lesson-stuck", {"why": why})
        return
    for at, left in run.unspent.items():
        if left:
            yield at, Phrase("content-lesson-unspent", {"what": ", ".join(left)})


def _untold(run: Run, step: Step) -> Iterator[Phrase]:
    """What the words of the next step build on, and did not happen."""
    told = {event.phrase(run.of).id for event in run.events}
    for id in step.tells:
        if f"{run.of}-{id}" not in told:
            yield Phrase("content-lesson-untold", {"id": id})


def _dead(run: Run) -> Iterator[Phrase]:
    """What a step expects, points at or looks at, and is not there."""
    step, ask = run.step, run.ask
    if step is None:
        return
    offered = ask.options if ask else ()
    for pattern in step.expects:
        if not any(alike(pattern, option) for option in offered) and not (pattern == "pass" and ask and not ask.least):
            yield Phrase("content-lesson-not-offered", {"pattern": pattern})
    board = run.game.look.scene(run.match.view(run.script.seat)).board
    areas = {area.id for area in board.areas} if board else set()
    for area in step.points:
        if area not in areas:
            yield Phrase("content-no-such", {"key": "points", "id": area})
