"""A game that asks once in every kind there is."""

from __future__ import annotations

from typing import Any

from bot.engine.asks import Ask, Choice, Option, option
from bot.engine.state import Steps
from tests.support.laws.tiny import FTL, Table, Tricks

TEXT = (
    FTL
    + """
tricks-ask-kind = Well?
tricks-stake-kind = Nothing.
tricks-do-go = Go to { $to }
tricks-do-pick = { $card }
tricks-verb-go = Go
tricks-verb-pick = Pick
"""
)
CARDS = [option("pick", card=card) for card in ("fox", "hen", "owl")]
SPACES = [option("go", to=to) for to in ("B", "C", "D")]
WAYS: dict[str, tuple[tuple[str, int], ...]] = {
    "A": (("B", 1), ("C", 2)),
    "B": (("A", 1), ("C", 1)),
    "C": (("B", 1), ("D", 2)),
    "D": (("C", 2),),
}


class Kinds(Tricks):
    """Each round is one ask; what was answered is written into the points."""

    def play(self, g: Table) -> Steps:
        while not g.outcome:
            choice: Choice = yield self.asked(g)
            chosen = ",".join((*choice.path, *(picked.key for picked in choice.options), *map(str, choice.amounts)))
            g.points[f"{g.round} {chosen}"] = 1
            g.round += 1
            if g.round > 8:
                g.end(g.seats, "done")

    def asked(self, g: Table) -> Ask:
        """The ask of this round."""
        seat = g.seats[g.round % 2]
        match g.round:
            case 1:
                return put(g, g.seats, CARDS)
            case 2:
                return put(g, seat, CARDS, kind="some", least=1, most=2)
            case 3:
                return put(g, seat, SPACES, kind="space")
            case 4:
                return put(g, seat, SPACES, kind="path", start="A", ways=WAYS, budget=5)
            case 5:
                return put(g, seat, CARDS, kind="split", amount=4, limits=(2, 2, 1))
            case 6:
                return put(g, seat, CARDS, kind="order")
            case 7:
                return put(g, seat, [*CARDS, option("pass")], kind="react")
            case _:
                return put(g, seat, CARDS, kind="some", least=0, most=2)


def put(g: Table, seats: str | tuple[str, ...], options: list[Option], **more: Any) -> Ask:
    """Ask at a checkpoint."""
    return g.ask(seats, "kind", options, checkpoint=True, **more)
