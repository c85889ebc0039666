"""Mutants of Tricks: each breaks one law, in a way that real rules have been broken."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterator

import msgspec

from bot.engine.asks import Ask, Choice, Option, Together, option, plainest
from bot.engine.chance import Chance
from bot.engine.counsel import Counsel
from bot.engine.dice import D6
from bot.engine.game import Setup
from bot.engine.scene import Scene
from bot.engine.state import Steps
from bot.engine.words import Phrase
from tests.support.laws.tiny import FTL, Bid, Drew, Played, Rolled, Table, Tricks, View


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


class WordlessHint(Tricks):
    """Law 7: has no words for the reason of a hint."""

    def reasons(self, view: View, ask: Ask) -> Counsel:
        return Counsel(plainest(ask), (Phrase("tricks-why"),))


class WordlessEffect(Tricks):
    """Law 7: has no words for what an option does."""

    def effect(self, view: View, ask: Ask, offer: Option) -> Phrase:
        return Phrase("tricks-effect")


class WordlessGoal(Tricks):
    """Law 7: has no words for how one wins."""

    def goal(self, view: View) -> Phrase:
        return Phrase("tricks-goal")


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


MUTANTS: tuple[tuple[int, Tricks], ...] = (
    (1, OwnDice()),
    (2, DealsAgain()),
    (2, Remembers()),
    (2, NoCheckpoint()),
    (3, QuietDraw()),
    (3, QuietRoll()),
    (3, QuietPlay()),
    (3, SameAgain()),
    (3, HalfAgain()),
    (3, OtherHands()),
    (3, SkipsAPile()),
    (3, VigilsHand()),
    (4, OpenHands()),
    (4, AllButSecrets()),
    (4, LoudDraw()),
    (4, OpenOptions()),
    (4, TellingWindow()),
    (4, TellingFigures()),
    (4, TellingEffect()),
    (4, TellingGoal()),
    (4, TellingHint()),
    (5, EmptyAsk()),
    (5, Endless()),
    (5, RaisingOption()),
    (5, SameKeys()),
    (5, LongKeys()),
    (5, NoOutcome()),
    (5, RaisingView()),
    (6, LostCard()),
    (6, CountedTwice()),
    (7, WordlessEffect()),
    (7, WordlessGoal()),
    (7, WordlessHint()),
    (8, SharedPot()),
)

TEXTS = {
    "a question without words": FTL.replace("tricks-ask-bid = Bid a card?\n", ""),
    "a verb without words": FTL.replace("tricks-verb-play = Play\n", ""),
    "an event without words": FTL.replace("tricks-event-rolled", "tricks-event-threw"),
    "an outcome without words": FTL.replace("tricks-outcome-done", "tricks-outcome-over"),
    "a number without a name": FTL.replace("tricks-figure-rolls", "tricks-figure-throws"),
    "a card without a name": FTL.replace("tricks-card-owl = Owl\n", ""),
    "a variable that nobody gives": FTL.replace("Draw\n", "Draw { $card }\n"),
    "a line that cannot be read": FTL.replace("= Draw\n", "=\n"),
    "a message that is there twice": FTL + "tricks-do-draw = Take\n",
    "a reference to nothing": FTL.replace("= Draw\n", "= { tricks-drawing }\n"),
    "a choice by what is replaced by a name": FTL.replace(
        "Play { $card }", "{ $card ->\n    [fox] Play Reynard\n   *[other] Play { $card }\n}"
    ),
    "an id shown as it is": FTL.replace("= Roll\n", "= tricks-do-roll\n"),
}
"""Law 7, each in a language of its own."""


SETUPS = (Setup(("ann", "bob"), "farm"), Setup(("bob", "ann", "cat"), "farm"))


LIMIT = 100


def seeds(count: int) -> list[bytes]:
    """Seeds to play from."""
    return [bytes([n]) * 32 for n in range(count)]
