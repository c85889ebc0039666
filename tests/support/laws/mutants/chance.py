"""Mutants that break laws 1 to 3: the same answers come to the same, and what was taken back is worth nothing."""

from __future__ import annotations

import secrets

from bot.engine.asks import Ask, Choice
from bot.engine.chance import Chance
from bot.engine.state import Steps
from tests.support.laws.tiny import Drew, Played, Table, Tricks


class OwnDice(Tricks):
    """Law 1: rolls a die that is not in the state."""

    def roll(self, g: Table, seat: str) -> None:
        g.reveal()
        g.points[seat] += secrets.randbelow(6)


class SetOrder(Tricks):
    """Law 1: tells a set of strings in its own order, which is another in every process."""

    def close(self, g: Table) -> None:
        g.tell(Drew(seat=" ".join({"barn", "coop", "field", "pond", "shed", "sty", "yard", "well"})))
        super().close(g)


class DealsAgain(Tricks):
    """Law 2: deals once because the generator passes there once, not because the state says so."""

    def deal(self, g: Table) -> None:
        g.dealt = False
        super().deal(g)


class Remembers(Tricks):
    """Law 2: keeps a number from one checkpoint to the next in a local variable."""

    def play(self, g: Table) -> Steps:
        last = 0
        while not g.outcome:
            self.deal(g)
            while g.turn < len(g.seats):
                choice = yield self.turn(g, g.seats[g.turn])
                g.turn += 1
                self.act(g, choice)
                g.points[choice.seat] += last
                last = len(choice.verb)
            yield from self.bids(g)
            self.close(g)


class NoCheckpoint(Tricks):
    """Law 2: asks first what cannot be saved."""

    def turn(self, g: Table, seat: str) -> Ask:
        return g.ask(seat, "turn", self.offers(g, seat), args={"seat": seat, "round": g.round})


class QuietDraw(Tricks):
    """Law 3: draws past the verb that notes the reveal."""

    def draw(self, g: Table, seat: str) -> None:
        if g.deck.cards:
            self.take(g, seat, g.deck.cards.pop())


class QuietRoll(Tricks):
    """Law 3: uses chance past the verb that notes the reveal."""

    def roll(self, g: Table, seat: str) -> None:
        g.points[seat] += g.chance.below(6) + 1


class QuietPlay(Tricks):
    """Law 3: plays a hidden card openly and lets it be taken back."""

    def act(self, g: Table, choice: Choice) -> None:
        if choice.verb != "play":
            super().act(g, choice)
            return
        self.discard(g, choice.seat, choice["card"])
        g.tell(Played(seat=choice.seat, card=choice["card"]))


class SameAgain(Tricks):
    """Law 3: moves chance on after an undo, and leaves the deck as it was seen."""

    def redraw(self, state: Table, eyes: frozenset[str]) -> None:
        pass


class HalfAgain(Tricks):
    """Law 3: mixes a deck again but for its top card, which is the one that was seen."""

    def redraw(self, state: Table, eyes: frozenset[str]) -> None:
        covered = state.deck.cards[:-1]
        state.chance.shuffle(covered)
        state.deck.cards[:-1] = covered


class OtherHands(Tricks):
    """Law 3: deals again even what its holders have in hand."""

    def redraw(self, state: Table, eyes: frozenset[str]) -> None:
        self.veil(state, eyes & frozenset(state.seats[1:]), state.chance)


class SkipsAPile(Tricks):
    """Law 3: hides the deck and forgets it in its veil, so that an undo forgets it too."""

    def veil(self, g: Table, eyes: frozenset[str], chance: Chance) -> None:
        deck = [*g.deck.cards]
        super().veil(g, eyes, chance)
        if eyes.issuperset(g.seats):
            g.deck.cards[:] = deck


class VigilsHand(Tricks):
    """Law 3: takes back what Vigil showed of its hand, and leaves it that hand."""

    def redraw(self, state: Table, eyes: frozenset[str]) -> None:
        self.veil(state, frozenset(state.seats), state.chance)
