"""Lamplight: a ten-minute game that teaches players the panel and contributors how a game is written."""

from __future__ import annotations

from collections import Counter

from bot.engine.asks import Answer, Ask, Reason
from bot.engine.chance import Chance
from bot.engine.fixes import Fix
from bot.engine.game import Game, Setup, Switch
from bot.engine.scene import Scene
from bot.engine.state import Steps
from bot.games.training import fixes, look, player, rules
from bot.games.training.content import CARDS, MISSIONS
from bot.games.training.events import COLOURS
from bot.games.training.look import View
from bot.games.training.state import Lamplight


class Training(Game[Lamplight, View]):
    """Lamplight, as the rest of the house sees it."""

    id = "training"
    state = Lamplight
    seats = ("mara", "ivo", "nell", "otto")
    players = (2, 4)
    missions = tuple(MISSIONS)
    switches = (Switch("sea", ("calm", "rough"), "calm"),)
    names = {"victim": "seat", "friend": "seat", "cards": "card", "phase": "part", "holder": ("seat", "pile")}
    colours = COLOURS

    def setup(self, setup: Setup, seed: bytes) -> Lamplight:
        """Lay out a mission."""
        return rules.setup(self.schema, setup, seed)

    def play(self, state: Lamplight) -> Steps:
        """Play the rules."""
        return rules.play(state)

    def view(self, state: Lamplight, seat: str | None) -> View:
        """Gather what a seat may see."""
        return look.view(state, seat)

    def scene(self, view: View) -> Scene:
        """Lay the island out."""
        return look.scene(view)

    def sheet(self, view: View) -> Scene | None:
        """Lay a hand out."""
        return look.sheet(view)

    def advise(self, view: View, ask: Ask) -> Answer:
        """Answer for a seat."""
        return player.advise(view, ask)

    def carry(self, state: Lamplight) -> bytes:
        """Hand on oil and health."""
        return rules.carry(state)

    def next_mission(self, state: Lamplight) -> str | None:
        """After First Light comes Until Dawn, if it was won."""
        return (state.plan.next or None) if state.outcome and state.outcome.winners else None

    def census(self, state: Lamplight) -> Counter[str]:
        """Count the cards wherever they are."""
        return rules.census(state)

    def inventory(self, state: Lamplight) -> Counter[str]:
        """Count the cards in the box."""
        return Counter({card.id: card.count for card in CARDS.values()})

    def veil(self, state: Lamplight, seat: str | None, chance: Chance) -> None:
        """Mix the deck and the other hands: nobody but their owners could tell."""
        others = [keeper.hand for name, keeper in state.keepers.items() if name != seat]
        pool = [*state.deck.cards, *(card for hand in others for card in hand)]
        chance.shuffle(pool)
        for hand in others:
            hand[:] = sorted(pool.pop() for _ in hand)
        state.deck.cards[:] = pool

    def fixes(self, state: Lamplight) -> tuple[Fix, ...]:
        """List what a game-master may put right."""
        return tuple(fixes.fixes(state))

    def fix(self, state: Lamplight, fix: Fix, value: str) -> None:
        """Put one of those right."""
        fixes.fix(state, fix, value)

    def unsound(self, state: Lamplight) -> Reason | None:
        """Say why a position could not be."""
        return fixes.unsound(state)


GAME = Training()
