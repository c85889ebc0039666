"""Mutants that break laws 5, 6 and 8: games end, offers are good, nothing is lost, and tables are apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.engine.asks import Ask, Choice, Option, Together, option
from bot.engine.dice import D6
from bot.engine.game import Setup
from bot.engine.scene import Scene
from bot.engine.state import Steps
from tests.support.laws.tiny import Bid, Rolled, Table, Tricks, View


class EmptyAsk(Tricks):
    """Law 5: asks without an option."""

    def offers(self, g: Table, seat: str) -> Iterator[Option]:
        return iter(()) if g.round == 2 else super().offers(g, seat)


class Endless(Tricks):
    """Law 5: never ends."""

    def close(self, g: Table) -> None:
        g.turn, g.dealt = 0, False


class RaisingOption(Tricks):
    """Law 5: offers what its rules cannot do."""

    def act(self, g: Table, choice: Choice) -> None:
        if choice.verb == "play" and choice["card"] == "owl":
            raise KeyError("owl")
        super().act(g, choice)


class SameKeys(Tricks):
    """Law 5: offers one key for each copy of a card."""

    def bid(self, g: Table, seat: str) -> Ask:
        return g.react(seat, "bid", [option("bid", card=card) for card in g.hands[seat]])


class LongKeys(Tricks):
    """Law 5: has keys that no menu can hold."""

    def offers(self, g: Table, seat: str) -> Iterator[Option]:
        yield from super().offers(g, seat)
        yield option("draw", card="fox" * 40)


class NoOutcome(Tricks):
    """Law 5: stops without an outcome."""

    def play(self, g: Table) -> Steps:
        yield self.turn(g, g.seats[0])


class RaisingView(Tricks):
    """Law 5: cannot be looked at once points run high."""

    def scene(self, view: View) -> Scene:
        if view.points["ann"] > 3:
            raise IndexError("no room for the points")
        return super().scene(view)


class LostCard(Tricks):
    """Law 6: forgets to put a played card on the pile."""

    def discard(self, g: Table, seat: str, card: str) -> None:
        g.hands[seat].remove(card)


class CountedTwice(Tricks):
    """Law 6: bids with a card and keeps it."""

    def bids(self, g: Table) -> Steps:
        choices = yield Together(tuple(self.bid(g, seat) for seat in g.seats))
        g.reveal()
        for choice in choices:
            if not choice.passed:
                g.deck.discard.append(choice["card"])
                g.tell(Bid(seat=choice.seat, card=choice["card"]))


class SharedPot(Tricks):
    """Law 8: keeps a pot that all tables share."""

    pot: Counter[str] = Counter()

    def setup(self, setup: Setup, seed: bytes) -> Table:
        self.pot.clear()
        return super().setup(setup, seed)

    def roll(self, g: Table, seat: str) -> None:
        die = g.roll(D6)[0]
        self.pot[seat] += int(die)
        g.points[seat] += self.pot[seat]
        g.tell(Rolled(seat=seat, die=die))
