"""`vigil story` prints a whole game as its channel reads it, and figures of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest

from bot.__main__ import main
from bot.cli.story.evening import Message, Story
from bot.cli.story.paper import Figures, figures, pages
from bot.engine.scene import Mark, Scene, Token

SCENE = Scene("training", "Watch")


def board(**changes: object) -> bytes:
    """A picture as a blank pool holds it."""
    return msgspec.msgpack.encode(msgspec.structs.replace(SCENE, **changes))


@pytest.fixture
def story() -> Story:
    """A small one: the second picture shows the same board, the third another."""
    return Story(
        (
            Message(("## Lobby",)),
            Message(("### Watch", board(), "> a\n> b")),
            Message(
                ("### Storm", board(title="Storm", marks=(Mark("spark", ("A1",)),)), "-# 3 lines before that.\n> c")
            ),
            Message((board(tokens=(Token("A1", "crate"),)), "> d"), ("The whole story",)),
        ),
        answers=9,
        lines=7,
    )


def test_messages_stand_one_below_the_other_with_what_was_cut_and_where_a_picture_stands(story: Story) -> None:
    said = "\n".join(pages(story)).splitlines()
    pictures = [line for line in said if line.startswith("[picture")]
    assert [line.endswith("the same board as before]") for line in pictures] == [False, True, False]
    assert "-# 3 lines before that." in said
    assert said[-1] == "(The whole story)"
    assert said.index("=== 1 ===") < said.index("> a") < said.index("=== 3 ===") < said.index("> d")


def test_the_figures_count_what_there_is_to_read_and_what_is_a_press_away(story: Story) -> None:
    found = figures(story)
    assert (found.answers, found.posts, found.lines, found.not_shown) == (9, 4, 7, 3)
    assert (found.pictures, found.same) == (3, 1)
    assert "3 pictures, 1 of them (33 %) of the same board" in found.sentence()


class Printed(NamedTuple):
    """What the command printed."""

    text: str
    figures: Figures


def printed(capsys: pytest.CaptureFixture[str], *options: str) -> Printed:
    """A game as the command prints it, and its figures."""
    said = list(_printed(capsys, "training", "--seats", "4", "--seed", "3", *options))
    return Printed(said[0], msgspec.json.decode(said[1], type=Figures))


def _printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> Iterator[str]:
    for more in ((), ("--json",)):
        assert main(["story", *arguments, *more]) == 0
        yield capsys.readouterr().out


def test_a_game_is_told_from_its_lobby_to_its_end_and_always_alike(capsys: pytest.CaptureFixture[str]) -> None:
    text, found = printed(capsys)
    assert text.index("The keeper's boat is overdue") < text.index("## The game is over.")
    assert "-# The seed was `0000" in text
    assert text.endswith(found.sentence() + "\n")
    assert found.same <= 1, "only the last panel may show the board of the message above it"
    assert found.posts > 3


def test_told_briefly_it_has_fewer_messages_and_as_many_lines(capsys: pytest.CaptureFixture[str]) -> None:
    brief, full = printed(capsys, "--brief").figures, printed(capsys).figures
    assert brief.posts < full.posts
    assert brief.lines == full.lines
    assert brief.not_shown > full.not_shown


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--mission", "nope"], "There is no mission 'nope'"),
        (["--seats", "1"], "training is played with 2 to 4 seats."),
        (["--switch", "sea=steep"], "There is no such choice: sea."),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["story", "training", *arguments]) == 2
    assert said in capsys.readouterr().err
