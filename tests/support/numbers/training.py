"""The numbers of Lamplight's ledger."""

from __future__ import annotations

from bot.games.training.state import HAND, TURN
from tests.support.numbers.facts import fact, told

FACTS = (
    fact("TRAIN-HAND-01", "you keep {} cards", HAND),
    fact("TRAIN-WATCH-01", "takes {} actions", TURN),
)
TOLD = (
    told("TRAIN-MOVE-01", "how far a Move goes", "two"),
    told("TRAIN-STRIKE-01", "the dice of a strike", "two", 4),
    told("TRAIN-STORM-02", "the die of a claw", 4),
)
