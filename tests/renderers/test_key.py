"""The key: every symbol is drawn, and every word of it can be read."""

from __future__ import annotations

import pytest

from bot.engine.key import pages
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
        assert canvas.image.height <= 1500
        assert all(text.size >= SMALLEST for text in canvas.texts)
        written = " ".join(text.text for text in canvas.texts).replace("\u00a0", " ")
        assert [said(each.name) for each in spoken.key if said(each.name) not in written] == []
