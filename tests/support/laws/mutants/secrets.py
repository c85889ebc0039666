"""Mutants that break law 4: what a seat may not see reaches it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.engine.asks import Ask, Option, Together, option, plainest
from bot.engine.chance import Chance
from bot.engine.counsel import Counsel
from bot.engine.game import Setup
from bot.engine.state import Steps
from bot.engine.words import Phrase
from tests.support.laws.tiny import Drew, Table, Tricks, View


class OpenHands(Tricks):
    """Law 4: shows a card of every hand in the view."""

    def view(self, g: Table, seat: str | None) -> View:
        seen = super().view(g, seat)
        return msgspec.structs.replace(seen, discard=(*seen.discard, *g.hands[g.seats[0]]))


class Omens(Table):
    """A table whose owner has put one more secret into its state."""

    omen: str = ""


class WholeView(View, frozen=True):
    """A view with whatever else is in the state."""

    rest: dict[str, object]


class AllButSecrets(Tricks):
    """Law 4: shows every field of the state that is not called a secret, and with it a secret that came later."""

    state = Omens
    secret: tuple[str, ...] = ("chance", "deck", "hands")

    def setup(self, setup: Setup, seed: bytes) -> Table:
        return Omens(**msgspec.structs.asdict(super().setup(setup, seed)), omen="fox")

    def view(self, g: Table, seat: str | None) -> View:
        rest = {name: getattr(g, name) for name in Omens.__struct_fields__ if name not in self.secret}
        return WholeView(**msgspec.structs.asdict(super().view(g, seat)), rest=rest)

    def veil(self, g: Table, eyes: frozenset[str], chance: Chance) -> None:
        super().veil(g, eyes, chance)
        if isinstance(g, Omens):
            g.omen = ("fox", "hen", "owl")[chance.below(3)]


class AllButNewSecrets(AllButSecrets):
    """The same, once somebody has thought of the new secret: nothing is broken any more."""

    secret = (*AllButSecrets.secret, "omen")


class LoudDraw(Tricks):
    """Law 4: tells everybody which card was drawn, where only its count was theirs to know."""

    def take(self, g: Table, seat: str, card: str) -> None:
        g.hands[seat] = sorted([*g.hands[seat], card])
        g.tell(Drew(seat=seat, count=len(card) + "fho".index(card[0])))


class OpenOptions(Tricks):
    """Law 4: offers hidden cards before everybody's eyes."""

    def offers(self, g: Table, seat: str) -> Iterator[Option]:
        yield option("draw")
        yield option("roll")
        for card in dict.fromkeys(g.hands[seat]):
            yield option("play", card=card)


class TellingWindow(Tricks):
    """Law 4: opens the window only for those who hold a fox."""

    def bids(self, g: Table) -> Steps:
        holders = [seat for seat in g.seats if "fox" in g.hands[seat]]
        if holders:
            yield Together(tuple(self.bid(g, seat) for seat in holders))
            g.reveal()


class TellingFigures(Tricks):
    """Law 4: counts, for statistics that anybody may ask for, what is in hidden hands."""

    def figures(self, state: Table) -> dict[str, dict[str, int]]:
        return {seat: {"rolls": hand.count("fox")} for seat, hand in state.hands.items()}


class Gossip(Tricks):
    """No law by itself: remembers the last position that anybody looked at."""

    looked: Table | None = None

    def view(self, g: Table, seat: str | None) -> View:
        self.looked = g
        return super().view(g, seat)

    def holder_of_a_fox(self) -> Phrase:
        """Who holds a fox, which is nobody's business."""
        hands = self.looked.hands if self.looked else {}
        found = next((seat for seat, hand in hands.items() if "fox" in hand), "ann")
        return Phrase("tricks-event-bid", {"seat": found, "card": "fox"})


class TellingEffect(Gossip):
    """Law 4: says beside an option what somebody else holds."""

    def effect(self, view: View, ask: Ask, offer: Option) -> Phrase:
        return self.holder_of_a_fox()


class TellingGoal(Gossip):
    """Law 4: says beneath the question what somebody holds."""

    def goal(self, view: View) -> Phrase:
        return self.holder_of_a_fox()


class TellingHint(Gossip):
    """Law 4: gives as the reason of a hint what somebody else holds."""

    def reasons(self, view: View, ask: Ask) -> Counsel:
        return Counsel(plainest(ask), (self.holder_of_a_fox(),))
