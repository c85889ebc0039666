"""How a lesson is run: what is arranged comes, others say their lines, and a misfit is told by its step."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.engine.arranged import Arranged
from bot.engine.asks import Refusal, option
from bot.engine.dice import D6
from bot.engine.match import Match
from bot.engine.state import State
from bot.games import game
from bot.games.training.state import Lamplight
from bot.lessons import Astray, Lesson, Run, Step, lesson
from bot.lessons.laying import Unlaid
from bot.lessons.proof import faults
from bot.lessons.run import Given, Progress
from bot.lessons.script import Laid, alike


def changed(at: str, **fields: Any) -> Lesson:
    """Lamplight's lesson with one step otherwise."""
    script = lesson("training")
    steps = tuple(msgspec.structs.replace(step, **fields) if step.id == at else step for step in script.step)
    return msgspec.structs.replace(script, step=steps)


def state(run: Run) -> Lamplight:
    assert isinstance(run.match.state, Lamplight)
    return run.match.state


def laid(*several: Laid) -> Run:
    """A lesson of one step, before which this is laid."""
    return Run("training", script=msgspec.structs.replace(lesson("training"), lay=several, step=(Step(id="only"),)))


def position() -> State:
    return Run("training").match.state


def test_dice_fall_as_arranged_and_then_as_they_like() -> None:
    g, arranged = position(), Arranged({"d6": ("6", "6", "1"), "d8": ("8",)})
    with arranged.coming():
        assert g.roll(D6, 2) == ("6", "6")
        counter = g.chance.counter
        assert g.roll(D6, 2)[0] == "1"
    assert g.chance.counter == counter + 1, "the second die was left to chance"
    assert arranged.left == ["8"]


def test_nothing_is_arranged_outside() -> None:
    arranged = Arranged({"d6": ("6",) * 99})
    with arranged.coming():
        pass
    counter = (g := position()).chance.counter
    g.roll(D6, 4)
    assert (g.chance.counter, len(arranged.left)) == (counter + 4, 99)


def test_a_card_that_is_arranged_is_drawn_from_wherever_it_lies() -> None:
    g, arranged = state(Run("training")), Arranged(draws=("bell", "no-such-card", "flare"))
    before = sorted(g.deck.cards)
    with arranged.coming():
        drawn = g.draw(g.deck)
        assert drawn == ["bell"]
        drawn += g.draw(g.deck)
    assert arranged.left == ["no-such-card", "flare"], "what cannot come holds up what follows"
    assert sorted([*g.deck.cards, *drawn]) == before


def test_a_pick_by_chance_may_be_arranged_by_its_kind() -> None:
    with Arranged(draws=("adult",)).coming():
        assert position().choose(["larva.1", "adult.2", "queen.1"]) == "adult.2"


def test_no_save_knows_of_what_is_arranged() -> None:
    run = Run("training")
    with Arranged({"d6": ("6",)}).coming():
        again = Match.restore(game("training"), run.match.base)
    assert again.base == run.match.base


@pytest.mark.parametrize(
    ("pattern", "fits"),
    [
        ("move", True),
        ("move to=C7", True),
        ("move to=C*", True),
        ("move to=*", True),
        ("move to=D7", False),
        ("move to=C7 by=air", False),
        ("strike", False),
        ("mov", False),
    ],
)
def test_a_pattern_names_as_much_as_matters(pattern: str, fits: bool) -> None:
    assert alike(pattern, option("move", to="C7", cost=2)) is fits


def test_a_free_step_takes_whatever_is_legal_and_nothing_else() -> None:
    run = Run("training", script=changed("move", expects=(), free=True))
    run.go()
    run.go()
    with pytest.raises(Refusal):
        run.go(Given(("move to=A4",)))
    assert run.shown().picks
    run.go(Given(("rest",)))
    assert run.step is not None
    assert run.step.id == "take"


def test_where_all_is_wanted_a_part_of_it_is_astray() -> None:
    run = Run("fireteam")
    while run.step and run.step.id != "cards":
        run.go(run.shown())
    fire, volley = "play card=covering-fire copy=0", "play card=rifle-volley copy=2"
    for picks in ((fire,), (volley,), (fire, volley, "play card=sidearm copy=3")):
        with pytest.raises(Astray):
            run.go(Given(picks))
    assert run.shown() == Given((fire, volley))
    run.go(run.shown())


def test_progress_that_is_longer_than_the_lesson_ends_at_its_end() -> None:
    given = Run("training")
    while given.step:
        given.go(given.shown())
    run = Run.resume("training", Progress((*given.given, Given(), Given()), 3))
    assert run.step is None
    assert run.progress == Progress(given.given, 3)


def test_a_new_beginning_is_another_moment() -> None:
    last = Run.resume("training", Progress((Given(),) * 2, 0))
    assert last.asked < Run("training", 1).asked
    moments = [Run.resume("training", Progress((Given(),) * n, turn)).asked for turn in (0, 1) for n in range(3)]
    assert len(set(moments)) == len(moments)


@pytest.mark.parametrize(
    ("at", "fields", "told"),
    [
        ("strike", {"dice": {"d6": ("1", "1")}}, "strike: content-lesson-untold id=event-driven-off"),
        ("strike", {"expects": ("strike shade=9",)}, "strike: content-lesson-not-offered"),
        ("take", {"then": ("ivo: pour",)}, "take: content-lesson-stuck why=training-refuse-"),
        ("pour", {"dice": {"d6": ("4",)}}, "pour: content-lesson-unspent what=4"),
        ("pour", {"then": ("ivo: rest",)}, "pour: content-lesson-unspent what=ivo rest"),
        ("picture", {"points": ("Q9",)}, "picture: content-no-such"),
        ("picture", {"id": "nameless"}, "nameless: content-no-words"),
        ("help", {"lay": (Laid(fix="lamp", value="99"),)}, "help: content-lesson-stuck why=no-such-value"),
    ],
)
def test_a_script_that_does_not_fit_is_told_by_its_step(at: str, fields: dict[str, Any], told: str) -> None:
    found = [str(fault) for fault in faults("training", changed(at, **fields))]
    assert any(fault.startswith(f"training/lesson.toml: {told}") for fault in found), found


def test_positions_are_laid_by_corrections_answers_moved_pieces_and_fields() -> None:
    run = laid(
        Laid(fix="place seat=ivo", value="E4"),
        Laid(take="bell", origin="deck.cards", into="keepers.mara.hand"),
        Laid(take="tea", origin="deck.cards", into="deck.cards"),
        Laid(set="shades.1.at", to="B4"),
        Laid(seat="mara", answer=("move to=D5",)),
    )
    g = state(run)
    assert (g.keepers["ivo"].at, g.keepers["mara"].at, g.shade("1").at) == ("E4", "D5", "B4")
    assert "bell" in g.keepers["mara"].hand
    assert g.deck.top() == ["tea"]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (Laid(take="anchor", origin="deck.cards", into="deck.cards"), Unlaid),
        (Laid(take="bell", origin="deck.cards", into="keepers.nobody.hand"), Unlaid),
        (Laid(set="keepers.mara.hand", to=["flare"]), Refusal),
        (Laid(set="lamp", to=0), Refusal),
        (Laid(set="round", to="late"), msgspec.ValidationError),
        (Laid(seat="mara", answer=("pour",)), Refusal),
        (Laid(fix="weather", value="fine"), Refusal),
    ],
)
def test_what_could_not_be_is_not_laid(wrong: Laid, why: type[Exception]) -> None:
    with pytest.raises(why):
        laid(wrong)
