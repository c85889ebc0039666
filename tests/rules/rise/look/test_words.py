"""What people read of Rise: one name for an Enemy everywhere, rolls told by what counts, the line that says the aim."""

from __future__ import annotations

import pytest

from bot.engine.asks import Ask, option
from bot.games import game
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.events.enemies import EnemyAttacked, EnemyFlamed
from bot.games.rise.look import board
from bot.games.rise.look.views import view
from bot.text import tongue
from cogs.face.board import choosing
from renderers.textboard import alt
from tests.support.rise.briefing import TWO, begun
from tests.support.rise.staged import fight

ENGLISH = tongue("en")


def test_an_enemy_has_one_name_in_picture_buttons_and_story() -> None:
    g = fight()
    scene = board.scene(view(g, None))
    shown = {figure.id: figure for figure in ENGLISH.scene(scene).figures}
    hexes = {area.id for area in scene.board.areas} if scene.board else set()

    for enemy in g.enemies:
        figure = shown[enemy.id]
        assert figure.name == ENGLISH.option("rise", "target", {"target": enemy.id})
        assert str(figure.name).endswith(figure.letter), "what is written on it is a part of its name"
        assert figure.letter not in hexes
    numbers = [figure.letter for id, figure in shown.items() if id.startswith("t-800.")]
    assert all(number.startswith("#") for number in numbers)
    assert ENGLISH.name("rise", "enemy", "t-1000.1") == "T-1000", "there is but one"


@pytest.mark.parametrize(
    ("faces", "said"),
    [
        (("hit hit", "hit hit"), "T-800 #1 attacks John Connor: no Skull."),
        (("skull", "hit fist"), "T-800 #1 attacks John Connor: one Skull."),
        (("skull", "skull"), "T-800 #1 attacks John Connor: 2 Skulls."),
    ],
)
def test_an_enemys_roll_is_told_by_what_counts(faces: tuple[str, ...], said: str) -> None:
    told = EnemyAttacked(enemy="t-800.1", friend="john", faces=faces, at="A1").phrase("rise")

    assert ENGLISH.say(told) == said


def test_a_fist_is_told_to_whoever_can_use_it() -> None:
    told = EnemyAttacked(enemy="t-800.1", friend="guardian", faces=("skull", "hit fist"), at="A1", answers=True)

    assert ENGLISH.say(told.phrase("rise")) == "T-800 #1 attacks Guardian: one Skull, one Fist to answer with."


def test_flames_are_told_by_their_skulls() -> None:
    told = EnemyFlamed(enemy="t-800-flamethrower.1", friends=TWO, faces=("skull", "hit hit")).phrase("rise")

    assert "one Skull" in ENGLISH.say(told)
    assert "Hit" not in ENGLISH.say(told)


def test_the_picture_in_words_counts_the_places_that_are_offered() -> None:
    g = fight()
    scene = board.scene(view(g, None))
    assert "in reach" in alt(ENGLISH.scene(scene))
    places = tuple(option("move", to=area.id) for area in (scene.board.areas if scene.board else ())[:7])

    told = alt(ENGLISH.scene(choosing(scene, Ask(seats=("kyle",), prompt="move", kind="space", options=places))))
    assert "7 places may be chosen." in told
    assert "in reach" not in told


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_line_says_how_a_mission_is_won_and_lost(mission: str) -> None:
    g = begun(mission).g
    said = game("rise").look.goal(view(g, None))
    assert said
    words = ENGLISH.say(said)

    assert words.startswith("You win when ")
    assert "You lose if all are Down" in words
    late = [loss.amount for loss in MISSIONS[mission].losses if loss.verb == "too-late"]
    assert all(f"Round {amount} ends" in words for amount in late)
    assert ("Round" in words) == bool(late)
