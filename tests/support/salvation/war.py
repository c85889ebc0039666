"""A position of Salvation to prove rules on: an empty map, figures and cards where the test wants them, set dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from bot.engine.dice import D6
from bot.engine.events import Event
from bot.engine.game import Setup
from bot.engine.match import ENCODER, Match
from bot.games import game
from bot.games.salvation.rules.board import routes
from bot.games.salvation.rules.board.units import in_reserve
from bot.games.salvation.rules.playing import could_hold
from bot.games.salvation.rules.setup import SEATS
from bot.games.salvation.state import Salvation, Unit
from tests.support.table import Table

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
        self.game, self.events = game("salvation"), []
        self.match = Match.restore(self.game, cleared(seats, tuple(sorted(rules)), stage))
        if units or hands or fields:
            self.arrange(units or {}, hands or {}, **fields)

    @property
    def g(self) -> Salvation:
        """The position."""
        return self.state(Salvation)

    def arrange(
        self, units: Mapping[str, str] | None = None, hands: Mapping[str, str] | None = None, **fields: Any
    ) -> None:
        """Put figures down (`SEA="t600 t600 infantry"`), deal cards (`skynet="patrol terminate"`), set any field.

        `terrain` opens terrain in sectors, `lies` says what is hidden where, `top` what a seat draws next.
        """

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
                elif name == "lies":
                    hide(g, value)
                elif name == "top":
                    for seat, cards in value.items():
                        stack(g, seat, cards.split())
                else:
                    assert hasattr(g, name), name
                    setattr(g, name, value)
            if g.stage == 0 and g.actor == 1 and could_hold(g, SKYNET, 0):  # it was not asked without a Tactics card
                g.actor = 0

        self.lay(change)

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
        """Let these seats pass, in turn, as far as they are asked: not where everybody knows that they cannot act."""
        for seat in seats:
            if seat in self.match.waiting or could_hold(self.g, seat, self.g.stage):
                self.does(seat, "pass")

    def to_the_end(self) -> None:
        """Pass for everybody until this turn's stages are over, and answer nothing else."""
        turn = self.g.turn
        while not self.match.over and self.g.turn == turn and self.match.asks[0].prompt == "stage":
            self.does(self.match.waiting[0], "pass")

    def plays(self, seat: str, card: str, action: str = "") -> None:
        """Let a seat play a card, for the action named if there are two."""
        self.does(seat, f"play card={card} action={action}" if action else f"play card={card}")

    def skips_to(self, stage: int, seat: str = SKYNET) -> None:
        """Pass for everybody until this seat is asked in this stage."""
        while (self.g.stage, self.match.waiting) != (stage, (seat,)):
            assert self.match.asks[0].prompt == "stage"
            self.does(self.match.waiting[0], "pass")

    def kinds_told(self, *kinds: type[Event]) -> list[str]:
        """The events of these kinds that the last answer told, in order."""
        return [type(event).__name__ for event in self.events if isinstance(event, kinds)]

    def pile(self, seat: str) -> list[str]:
        """The discard pile that a seat's cards go to."""
        return self.g.deck(seat).discard

    def bars(self, seat: str, key: str) -> tuple[str, str]:
        """The reason and the rule that bar an option from a seat, as `("full", "SAL-STACK-03")`."""
        for offer, reason in self.asked(seat).barred:
            if offer.key == key:
                return reason.id.removeprefix("salvation-refuse-"), reason.rule
        raise AssertionError(f"{key} is not barred for {seat}")

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


@cache
def cleared(seats: int, rules: tuple[str, ...], stage: int) -> bytes:
    """Save a war that has been set up and swept clean again: all figures in reserve, all cards in their decks."""
    options = {"terrain": "off", **dict.fromkeys(rules, "on")}
    table = Table("salvation", Setup(SEATS[:seats], "war", options))
    g = table.state(Salvation)
    for kind in ("t600", "t1", "hunter"):
        table.does(SKYNET, f"deploy kind={kind} to={g.factories[0]}")
    g.reserve = sorted([*g.reserve, *g.units])
    g.units, g.factories = {}, []
    for seat in g.seats:
        g.deck(seat).cards += g.hands[seat]
        g.hands[seat] = []
    g.turn, g.phase, g.stage, g.actor, g.drawn = 1, "stage", stage, 0, False
    return ENCODER.encode(g)


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


def stack(g: Salvation, seat: str, cards: Iterable[str]) -> None:
    """Let these be the next cards of a deck, the first on top."""
    deck = g.deck(seat).cards
    for card in reversed(list(cards)):
        deck.remove(card)
        deck.append(card)


def hide(g: Salvation, wanted: Mapping[str, str]) -> None:
    """Let these tokens lie at these places, and swap away what lay there."""
    for slot, token in wanted.items():
        if g.hidden[slot] != token:
            there = next(place for place, kind in g.hidden.items() if kind == token and place not in wanted)
            g.hidden[slot], g.hidden[there] = g.hidden[there], g.hidden[slot]
