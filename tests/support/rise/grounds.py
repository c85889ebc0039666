"""Maps on which Enemies move and attack: the rulebook's example, and one long corridor."""

from __future__ import annotations

from tests.support.rise.bare import bare, row
from tests.support.rise.field import field

CORRIDOR = row(*((q, 0) for q in range(-3, 10)))
LANE = row((8, 1), (7, 2), (6, 3), (5, 4), (4, 5), (3, 6), (2, 7), (1, 8))
EXAMPLE = bare((*CORRIDOR, *LANE, *row((3, 1), (4, 1), (3, 2))))
LONG = field("a " * 20)
