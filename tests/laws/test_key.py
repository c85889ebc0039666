"""The key of each game explains whatever its board can show."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine import key
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.engine.scene import Scene
from bot.games import IDS, game
from bot.text import DEFAULT, tongue

STEPS = 160
EVERY = 5


def scenes(of: str) -> Iterator[Scene]:
    """Boards of every mission as Vigil's players come by them."""
    played = game(of)
    options = {switch.id: switch.default for switch in played.switches}
    for number, mission in enumerate(played.missions):
        counts = range(played.players[1], 0, -1)
        seats = next(played.seats[:n] for n in counts if not played.seating(played.seats[:n], mission, options))
        match, _ = Match.start(played, Setup(seats, mission, options), number.to_bytes(32, "big"))
        for step in range(STEPS):
            if match.over:
                break
            if step % EVERY == 0:
                yield played.look.scene(match.view(None))
            seat = match.waiting[0]
            ask = match.ask_of(seat)
            assert ask
            match.apply(played.player.advise(match.view(seat), ask))


@pytest.mark.parametrize("of", IDS)
def test_every_symbol_on_a_board_is_in_the_key(of: str) -> None:
    explained = set().union(*map(key.explained, game(of).look.key))
    shown = set().union(*map(key.shown, scenes(of)))
    assert {sign for sign in shown if not sign.startswith("ground ")} <= explained


@pytest.mark.parametrize("of", IDS)
def test_every_line_of_a_key_has_words_of_its_own(of: str) -> None:
    said = [tongue(DEFAULT).say(words) for each in game(of).look.key for words in (each.name, each.means)]
    assert not [words for words in said if "symbol-" in words or "terrain-" in words]
    names = [tongue(DEFAULT).say(each.name) for each in game(of).look.key]
    assert len(names) == len(set(names)), "two symbols of one name could not be told apart"


def test_the_key_of_a_board_is_what_that_board_shows() -> None:
    of = game("training")
    match, _ = Match.start(of, Setup(of.seats[:2], of.missions[0], {"sea": "calm"}), bytes(32))
    there = key.of_scene(of.look.key, of.look.scene(match.view(None)))
    assert {"keeper", "lamp", "crate", "reach"} <= {each.id for each in there}
    assert not {"down", "spark"} & {each.id for each in there}


def test_the_key_comes_in_pages_and_none_is_left_out() -> None:
    for of in IDS:
        whole = game(of).look.key
        pages = key.pages(of, whole)
        assert sorted(each.id for page in pages for each in page.key) == sorted(each.id for each in whole)
        assert all(page.key and page.board is None for page in pages)
