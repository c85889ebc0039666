"""Every lesson that there is: it plays to its end by its own expectations, and forgives whatever else may be done."""

from __future__ import annotations

import re

import pytest

from bot.engine.match import ENCODER
from bot.games import game
from bot.lessons import Astray, Run, lesson, taught
from bot.lessons.proof import faults
from bot.lessons.run import Given, Progress
from bot.lessons.script import errands, omitted
from bot.text import DEFAULT, Tongue, locales, tongue

STEPS = [(game, number) for game in taught() for number in range(len(lesson(game).step))]
SPOKEN = [
    pytest.param(game, spoken, id=f"{game}-{spoken.locale}")
    for game in taught()
    for spoken in map(tongue, locales())
    if spoken.owns(f"{game}-lesson-end")
]
BOLD = re.compile(r"\*\*(.+?)\*\*")
SENTENCES = 700
"""Letters of a step: a few short sentences, never a wall."""


def arrived(game: str, number: int) -> Run:
    """The lesson of a game at one of its steps, by its own expectations."""
    run = Run(game)
    for _ in range(number):
        run.go(run.shown())
    return run


@pytest.mark.parametrize("game", taught())
def test_a_lesson_has_no_fault(game: str) -> None:
    assert [str(fault) for fault in faults(game)] == []


@pytest.mark.parametrize("game", taught())
def test_a_lesson_comes_to_the_same_end_from_what_is_kept(game: str) -> None:
    run = arrived(game, len(lesson(game).step))
    again = Run.resume(game, run.progress)
    assert again.progress == run.progress
    assert ENCODER.encode(again.match.state) == ENCODER.encode(run.match.state)


@pytest.mark.parametrize(("game", "number"), STEPS, ids=lambda each: str(each))
def test_whatever_else_a_step_offers_is_forgiven(game: str, number: int) -> None:
    run = arrived(game, number)
    step, ask = run.step, run.ask
    if step is None or ask is None or ask.kind not in ("one", "space", "path", "react"):
        return
    before = (run.progress, ENCODER.encode(run.match.state), run.match.asks)
    for option in ask.options:
        if not step.fits(option):
            with pytest.raises(Astray):
                run.go(Given((option.key,)))
    assert (run.progress, ENCODER.encode(run.match.state), run.match.asks) == before
    run.go(run.shown())


@pytest.mark.parametrize(("game", "spoken"), SPOKEN)
def test_what_a_step_says_to_choose_stands_there(game: str, spoken: Tongue) -> None:
    run, nameless = Run(game), []
    while step := run.step:
        said = [f"{game}-lesson-{step.id}", f"{game}-lesson-{step.id}-other"]
        bold = [word for id in said if spoken.has(id) for word in BOLD.findall(spoken.t(id))]
        options = [option for option in run.ask.options if step.fits(option)] if run.ask else []
        labels = [spoken.option(game, option.verb, option.args) for option in options]
        if labels and not any(word in label for word in bold for label in labels):
            nameless.append((step.id, labels))
        run.go(run.shown())
    assert nameless == []


@pytest.mark.parametrize("game", taught())
def test_a_step_back_is_where_one_was(game: str) -> None:
    run = Run(game)
    states = [ENCODER.encode(run.match.state)]
    for _ in lesson(game).step:
        run.go(run.shown())
        states.append(ENCODER.encode(run.match.state))
    while run.given:
        assert ENCODER.encode(run.match.state) == states.pop()
        run = run.back()
    assert run.progress == Progress()


@pytest.mark.parametrize("game", taught())
def test_a_step_is_a_few_sentences(game: str) -> None:
    said = {step.id: tongue(DEFAULT).t(f"{game}-lesson-{step.id}") for step in lesson(game).step}
    assert {id: len(text) for id, text in said.items() if len(text) > SENTENCES} == {}


REBUILT = {"fireteam"}
"""Games whose missions are being written anew: their lessons tell what they leave out when that is done."""


def played(of: str) -> set[str]:
    """The errands that the learner has of a lesson: of each pick, the first that it fits."""
    run, found = Run(of), set[str]()
    known = errands(run.game)
    while run.step:
        picks = run.shown().picks
        picked = [option for option in run.ask.options if option.key in picks] if run.ask else []
        found |= {next((name for name, each in known.items() if each.fits(option)), "") for option in picked}
        run.go(run.shown())
    return found


@pytest.mark.parametrize("of", [id for id in taught() if id not in REBUILT])
def test_every_errand_of_a_game_is_played_or_left_out_by_name(of: str) -> None:
    script, known = lesson(of), set(errands(game(of)))

    assert set(script.omits) == known - played(of)


@pytest.mark.parametrize(("of", "spoken"), SPOKEN)
def test_the_end_names_what_is_left_out_and_where_one_learns_it(of: str, spoken: Tongue) -> None:
    said = omitted(of, lesson(of))
    if said is None:
        assert not lesson(of).omits
        return
    for errand in lesson(of).omits:
        assert spoken.owns(f"{of}-errand-{errand}")
        assert spoken.t(f"{of}-errand-{errand}") in spoken.say(said)
    assert f"**{spoken.t('panel-explain')}**" in spoken.say(said)
