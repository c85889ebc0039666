"""The key: every symbol is drawn, and every word of it can be read."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.game import Setup
from bot.engine.key import of_scene, pages
from bot.engine.match import Match
from bot.engine.scene import Symbol
from bot.games import IDS, game
from bot.text import tongue
from renderers.beside.key import TILE, tile, unnamed
from renderers.compose import paint
from renderers.paint.text import SMALLEST, said


@pytest.mark.parametrize("of", IDS)
def test_every_symbol_is_on_its_tile(of: str) -> None:
    for symbol in game(of).look.key:
        drawn = tile(of, unnamed(symbol))
        assert drawn.size == TILE
        if symbol.tokens or symbol.figures or symbol.edge or symbol.tint or symbol.sign or symbol.mark:
            assert drawn.tobytes() != tile(of, Symbol("", "", "", ground=symbol.ground)).tobytes(), symbol.id


@pytest.mark.parametrize("of", IDS)
def test_a_key_is_written_in_letters_that_can_be_read(of: str) -> None:
    for page in pages(of, game(of).look.key):
        spoken = tongue("en").scene(page)
        canvas = paint(spoken, "sheet")
        assert canvas.image.height <= 1600
        assert all(text.size >= SMALLEST for text in canvas.texts)
        written = " ".join(text.text for text in canvas.texts).replace("\u00a0", " ")
        assert [said(each.name) for each in spoken.key if said(each.name) not in written] == []


def test_a_board_with_its_key_is_as_large_as_without() -> None:
    of = game("rise")
    options = {switch.id: switch.default for switch in of.switches}
    match, _ = Match.start(of, Setup(of.seats[:2], of.missions[0], options), bytes(32))
    scene = tongue("en").scene(of.look.scene(match.view(None)))
    bare = paint(scene, "overview").image
    keyed = paint(
        msgspec.structs.replace(scene, key=tongue("en").scene(of_scene(of.look.key, scene))), "overview"
    ).image
    assert keyed.crop((0, 0, *bare.size)).tobytes() == bare.tobytes()
    assert bare.height < keyed.height < 2 * bare.height
