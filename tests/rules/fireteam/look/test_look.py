"""The picture of a mission shows what the rules speak of: corners that join, terrain, ranks, tokens, threats."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.scene import Edge
from bot.games.fireteam import GAME
from bot.games.fireteam.box.board import Field, field
from bot.games.fireteam.box.content import TRACK
from bot.games.fireteam.look import board as look
from bot.games.fireteam.look import ground
from bot.games.fireteam.look.ground import CELL
from bot.text import tongue
from renderers.textboard import text_board
from tests.support.fireteam.field import lay

EN = tongue("en")


def joined(board: Field, knot: Edge) -> frozenset[str]:
    """The locations at the two ends of a knot."""
    grid = {cell: place.id for place in board.places.values() for cell in place.cells}
    return frozenset(grid[int(x // CELL), int(y // CELL)] for x, y in (knot.a, knot.b))


@pytest.mark.parametrize("mission", GAME.missions)
def test_every_pair_that_shares_only_a_corner_is_tied_together(mission: str) -> None:
    board = field(mission)
    grid = {cell: place.id for place in board.places.values() for cell in place.cells}
    beside = {
        frozenset((id, grid[near]))
        for (x, y), id in grid.items()
        for near in ((x + 1, y), (x, y + 1))
        if near in grid and grid[near] != id
    }
    adjacent = {frozenset((id, near)) for id, others in board.beside.items() for near in others}
    knots = [edge for edge in ground.board(mission).edges if edge.kind == "corner"]
    assert {joined(board, knot) for knot in knots} == adjacent - beside
    assert knots


def test_terrain_is_a_sign_of_the_location_and_told_in_words() -> None:
    at = lay({"abe": "2D", "shad": "2D"})
    scene = EN.scene(GAME.look.scene(GAME.look.view(at.g, None)))
    assert scene.board is not None
    signs = {area.id: {sign.name for sign in area.signs} for area in scene.board.areas}
    assert signs["3B"] == {"Cover", "Difficult ground"}
    assert signs["2D"] == set()
    assert "Difficult ground" in text_board(scene)


def test_ranks_and_states_look_different() -> None:
    beasts = {"corrupted-animal.1": "2A", "corrupted-human.1": "2A"}
    at = lay({"abe": "2D", "shad": "2D"}, beasts, down=["shad"])
    figures = {figure.id: figure for figure in ground.figures(at.g)}
    minion, elite = figures["corrupted-animal.1"], figures["corrupted-human.1"]
    assert (minion.badge, elite.badge) == ("", "star")
    assert minion.glyph != elite.glyph
    assert (figures["abe"].state, figures["shad"].state) == ("", "down")
    assert Counter(figure.shape for figure in figures.values()) == {"friend": 2, "neutral": 2, "enemy": 2}


def test_a_searched_entry_point_looks_done() -> None:
    at = lay({"abe": "2B", "shad": "2B"}, searched=["2A"])
    tokens = {token.at: token.glyph for token in ground.tokens(at.g) if token.letter}
    assert (tokens["2A"], tokens["2D"]) == ("check", "door")


def test_the_threat_track_shows_where_cards_come_and_which_are_in_force() -> None:
    at = lay({"abe": "2D", "shad": "2D"}, revealed=["roots-underfoot"], coin="tails")
    scene = look.scene(GAME.look.view(at.g, None))
    assert scene.tracks[0].marked == TRACK.marked
    told = EN.scene(scene)
    assert [token.name for token in told.shelves[0].tokens] == ["Coin: tails", "Roots Underfoot"]
    assert scene.shelves[0].tokens[0].glyph == "skull"
    assert any("Roots Underfoot" in str(words) for words in told.alt)
