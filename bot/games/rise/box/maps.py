"""Maps of the tiles in the box."""

from __future__ import annotations

from bot.games.rise.box.content import FACES
from bot.games.rise.box.ground import Ground
from bot.games.rise.box.layout import Placement, join


def assemble(placements: tuple[Placement, ...]) -> Ground:
    """The map that tiles of the box make when they are laid so."""
    return join(placements, FACES)
