"""A position of Salvation to prove rules on: an empty map, figures and cards where the test wants them, set dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.engine.dice import D6
from bot.engine.game import Setup
from bot.engine.match import ENCODER, Match
from bot.games.salvation import routes
from bot.games.salvation.setup import SEATS
from bot.games.salvation.state import Salvation, Unit
from bot.games.salvation.units import in_reserve
from tests.rules.table import Table

SKYNET, HUMANS, SECOND = SEATS


class War(Table):
    """A war at stage 1 of turn 1: nobody on the map, no factory, empty hands, full decks; terrain is played with."""

    def __init__(
        self,
        *,
        seats: int = 2,
        rules: Iterable[str] = ("terrain",),
        stage: int = 1,
        units: Mapping[str, str] | None = None,
        hands: Mapping[str, str] | None = None,
        **fields: Any,
    ) -> None:
        on = set(rules)
        options = {"terrain": "off", **dict.fromkeys(on, "on")}
        super().__init__("salvation", Setup(SEATS[:seats], "war", options))
        for kind in ("t600", "t1", "hunter"):
            self.does(SKYNET, f"deploy kind={kind} to={self.g.factories[0]}")
        self.lay(lambda g: self._clear(g, stage))
        self.arrange(units or {}, hands or {}, **fields)

    @property
    def g(self) -> Salvation:
        """The position."""
        return self.state(Salvation)

    def arrange(
        self, units: Mapping[str, str] | None = None, hands: Mapping[str, str] | None = None, **fields: Any
    ) -> None:
        """Put figures down (`SEA="t600 t600 infantry"`), deal cards (`skynet="patrol terminate"`), set any field."""

        def change(g: Salvation) -> None:
            for sector, kinds in (units or {}).items():
                for kind in kinds.split():
                    add(g, kind, sector)
            for seat, cards in (hands or {}).items():
                for card in cards.split():
                    deal(g, seat, card)
            for name, value in fields.items():
                if name == "terrain":
                    for sector, kinds in value.items():
                        for kind in kinds.split():
                            turn_up(g, kind, sector)
                else:
                    assert hasattr(g, name), name
                    setattr(g, name, value)

        self.lay(change)

    def _clear(self, g: Salvation, stage: int) -> None:
        for unit in list(g.units.values()):
            g.reserve.append(unit.id)
        g.reserve.sort()
        g.units, g.factories = {}, []
        for seat in g.seats:
            g.deck(seat).cards += g.hands[seat]
            g.hands[seat] = []
        g.turn, g.phase, g.stage, g.actor, g.drawn = 1, "stage", stage, 0, False

    def rolling(self, *faces: int) -> War:
        """Let the next dice show these."""
        self.rolls(D6, *faces)
        return self

    def at(self, sector: str) -> list[str]:
        """The figures in a sector, by type."""
        return sorted(unit.kind for unit in self.g.units.values() if unit.at == sector)

    def unit(self, kind: str, n: int = 1) -> Unit:
        """The n-th figure of a type on the board."""
        return sorted((unit for unit in self.g.units.values() if unit.kind == kind), key=lambda each: each.id)[n - 1]

    def reaches(self, figure: str) -> set[str]:
        """Where a figure can go now, by the rules' own measure."""
        unit = self.g.units[figure]
        return {way[-1] for way in routes.routes(self.g, unit)}

    def passes(self, *seats: str) -> None:
        """Let these seats pass, in turn."""
        for seat in seats:
            self.does(seat, "pass")

    def to_the_end(self) -> None:
        """Pass for everybody until this turn's stages are over, and answer nothing else."""
        turn = self.g.turn
        while not self.match.over and self.g.turn == turn and self.match.asks[0].prompt == "stage":
            self.does(self.match.waiting[0], "pass")

    def sends(self, seat: str, *orders: tuple[str, str]) -> None:
        """Plan these moves (figure, goal) after a Movement card was played, and confirm."""
        for figure, goal in orders:
            self.does(seat, f"order unit={figure}")
            self.does(seat, f"go to={goal}")
        self.does(seat, "confirm")

    def ready_to_answer(self, seat: str, prompt: str) -> None:
        """Claim that just this seat is asked just this, in the middle of something."""
        assert (self.match.waiting, self.match.asks[0].prompt) == ((seat,), prompt)

    def restarted(self) -> Match:
        """The same match, restored from its save."""
        return Match.restore(self.game, ENCODER.encode(self.match.state))


def add(g: Salvation, kind: str, sector: str) -> None:
    """Put a figure from the reserve on the board, past every rule."""
    figure = in_reserve(g, kind)
    assert figure, f"no {kind} left"
    g.reserve.remove(figure)
    g.units[figure] = Unit(figure, sector)


def deal(g: Salvation, seat: str, card: str) -> None:
    """Take a card out of its deck, or Skynet's set-aside pile, into a hand."""
    pile = next(pile for pile in (g.deck(seat).cards, g.tactics) if card in pile)
    pile.remove(card)
    g.hands[seat] = sorted([*g.hands[seat], card])


def turn_up(g: Salvation, terrain: str, sector: str) -> None:
    """Lay a terrain open, swapping its token with one that lies hidden in the sector."""
    here = next(slot for slot in (f"{sector}.1", f"{sector}.2") if slot in g.hidden)
    there = next(slot for slot, token in g.hidden.items() if token == terrain)
    g.hidden[here], g.hidden[there] = g.hidden[there], g.hidden[here]
    del g.hidden[here]
    g.terrain.setdefault(sector, []).append(terrain)


def hide(g: Salvation, token: str, slot: str) -> None:
    """Let this token be the one that lies at a place."""
    there = next(place for place, kind in g.hidden.items() if kind == token)
    g.hidden[slot], g.hidden[there] = g.hidden[there], g.hidden[slot]
