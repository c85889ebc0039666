"""Lessons as they are shown: what just happened, the picture, what Vigil teaches and asks, and what can be pressed."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.engine.asks import Ask
from bot.engine.scene import Scene, Shot, Tint
from bot.games import game
from bot.lessons import Run, Step, has_lesson, lesson, taught
from bot.lessons.run import lesson_id
from bot.lessons.script import omitted
from bot.sessions.telling.story import tell, told
from bot.text import Tongue
from cogs.face.board import choosing
from cogs.face.house_row import press
from cogs.face.ids import Mark
from cogs.face.options.drafts import Draft
from cogs.face.options.widgets import MENU, Widgets
from cogs.face.parts import EMBER, PRIMARY, SUCCESS, Part, Shown, button, buttons, picture, separator, text
from cogs.face.words import asked, clip_lines

NEWS = 5
"""Lines of what just happened."""
NEWS_LETTERS = 700
ENDS = ("lesson-end-dice", "lesson-end-hint", "lesson-end-rules")


def lesson_view(
    run: Run,
    tongue: Tongue,
    draft: Draft,
    *,
    page: str = "",
    note: str = "",
    anew: bool = False,
    image: str | None = None,
    alt: str = "",
    longest: int = MENU,
) -> Shown:
    """A step of somebody's lesson: the question stands right above what answers it."""
    step, ask = run.step, run.ask
    if step is None:
        return _end(run, tongue, note, image, alt)
    story = [each for each in (told(event, run.of) for event in run.events) if not each.ends_phase]
    lines = [f"> {line}" for line in tell(tongue, story)]
    parts: list[Part] = [text(clip_lines(lines[-NEWS:], NEWS_LETTERS))] if lines and not note else []
    parts += picture(image, alt)
    parts += [text(note)] if note else []  # where one has just pressed, not above the picture
    parts.append(text(tongue.t(f"{run.of}-lesson-{step.id}"), f"### {asked(tongue, run.of, ask)}" if ask else ""))
    if ask:
        shown = Widgets(
            run, tongue, _advising(step, ask), seat=run.script.seat, page=page, longest=longest, chained=False
        )
        parts += shown.rows(draft)
    return Shown([*parts, separator(), *_row(run, tongue, anew=anew), _place(run, tongue)], EMBER)


def _advising(step: Step, ask: Ask) -> Ask:
    """The ask without a sensible answer that the step does not want: what is green is never what one should not do."""
    wanted = all(step.fits(option) for option in ask.options if option.key in ask.default)
    return ask if wanted else msgspec.structs.replace(ask, default=())


def _row(run: Run, tongue: Tongue, *, anew: bool) -> list[Part]:
    """The row that is always in the same place: the way on, the way back, and the way out."""
    at = (run.id, run.asked)
    on = (
        press(tongue, "lesson-show", Mark(*at, "show"))
        if run.ask
        else press(tongue, "lesson-next", Mark(*at, "next"), SUCCESS)
    )
    back = [press(tongue, "lesson-back", Mark(*at, "back"))] if run.given else []
    first = [press(tongue, "lesson-anew", Mark(*at, "anew"))] if anew and run.given else []
    return buttons([on, *back, *first, press(tongue, "lesson-leave", Mark(*at, "leave"))])


def _place(run: Run, tongue: Tongue) -> Part:
    title, steps = tongue.t(f"{run.of}-title"), len(run.script.step)
    return text(tongue.t("lesson-step", title=title, step=len(run.given) + 1, steps=steps))


def _end(run: Run, tongue: Tongue, note: str, image: str | None, alt: str) -> Shown:
    """The end of a lesson: well done, what else there is, and the real game one press away."""
    at = (run.id, run.asked)
    mission = tongue.t(f"{run.of}-mission-{game(run.of).missions[0]}")
    play = button(tongue.t("lesson-play", mission=mission), Mark(*at, "play").button(), SUCCESS)
    again = press(tongue, "lesson-anew", Mark(*at, "anew"))
    left_out, ends = omitted(run.of, run.script), [tongue.t(each) for each in ENDS]
    others = lesson_buttons(tongue, (other for other in taught() if other != run.of))
    return Shown(
        [
            *([text(note)] if note else []),
            *picture(image, alt),
            text(tongue.t(f"{run.of}-lesson-end"), *([tongue.say(left_out)] if left_out else []), *ends),
            *buttons([play, again]),
            *([text(tongue.t("lesson-another")), *others] if others else []),
        ],
        EMBER,
    )


def left(tongue: Tongue) -> Shown:
    """A lesson that was left."""
    return Shown([text(tongue.t("lesson-left"))])


def choice_of_lessons(tongue: Tongue) -> Shown:
    """All the lessons there are."""
    return Shown([text(tongue.t("lesson-choose")), *lesson_buttons(tongue, taught())])


def lesson_buttons(tongue: Tongue, games: Iterable[str]) -> list[Part]:
    """A button for the lesson of each of these games that has one."""
    return buttons(
        button(
            tongue.t("lesson-open", title=tongue.t(f"{of}-title"), minutes=lesson(of).minutes),
            opening(of).button(),
            PRIMARY,
        )
        for of in games
        if has_lesson(of)
    )


def first_button(tongue: Tongue, of: str) -> list[Part]:
    """For a lobby: the way to learn its game first, where there is one."""
    return [press(tongue, "lesson-first", opening(of))] if has_lesson(of) else []


def opening(of: str) -> Mark:
    """The mark of what opens the lesson of a game."""
    return Mark(lesson_id(of), 0, "open")


def lesson_scene(run: Run) -> tuple[Scene | None, Shot]:
    """What the picture of a step shows, and how: as the learner may see it, with the places that are pointed at."""
    view, step = run.match.view(run.script.seat), run.step
    shows = step.picture if step else "board"
    if shows == "hand" and (sheet := run.game.look.sheet(view)):
        return sheet, "sheet"
    scene = run.game.look.scene(view)
    if run.ask:
        scene = choosing(scene, run.ask)
    if step and step.points:
        goals = tuple(Tint(area, "goal") for area in step.points)
        kept = tuple(tint for tint in scene.tints if tint.area not in step.points)
        here = tuple(figure.at for figure in scene.figures if figure.active)
        scene = msgspec.structs.replace(scene, tints=(*kept, *goals), focus=(*here, *step.points))
    return scene, "overview" if shows == "board" else "focus"


__all__ = ["choice_of_lessons", "first_button", "left", "lesson_buttons", "lesson_scene", "lesson_view"]
