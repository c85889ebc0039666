"""Терминатор: Да придёт спаситель (Terminator Salvation), as the rest of the house sees it."""

from __future__ import annotations

from collections import Counter

from bot.engine.asks import Answer, Ask, Reason
from bot.engine.chance import Chance
from bot.engine.fixes import Fix
from bot.engine.game import TOGGLE, Game, Setup
from bot.engine.scene import Scene
from bot.engine.state import Steps
from bot.engine.words import Phrase
from bot.games.salvation import components, correcting, forecast, look, look_signs, player, setup, sheets, turns, views
from bot.games.salvation.state import Salvation as Position
from bot.games.salvation.views import View


class Salvation(Game[Position, View]):
    """A contest: Skynet against the Resistance under one commander or two."""

    id = "salvation"
    state = Position
    seats = setup.SEATS
    players = (2, 3)
    missions = ("war",)
    switches = setup.SWITCHES
    names = {
        "at": "sector",
        "start": "sector",
        "to": "sector",
        "places": "sector",
        "path": "sector",
        "slot": "sector",
        "other": "sector",
        "units": "unit",
        "target": "unit",
        "kind": "unit",
        "cards": "card",
        "tokens": "improvement",
        "token": ("token", "terrain", "improvement"),
        "phase": "part",
        "winners": "seat",
        "place": ("sector", "place"),
        "holder": ("seat", "place"),
    }
    colours = look_signs.SEAT_COLOURS

    def setup(self, chosen: Setup, seed: bytes) -> Position:
        """Lay the board out."""
        return setup.setup(self.schema, chosen, seed)

    def play(self, state: Position) -> Steps:
        """Play the rules."""
        return turns.play(state)

    def view(self, state: Position, seat: str | None) -> View:
        """Gather what may be seen."""
        return views.view(state, seat)

    def scene(self, view: View) -> Scene:
        """Lay the map out."""
        return look.scene(view)

    def sheet(self, view: View) -> Scene | None:
        """Lay a hand out."""
        return sheets.sheet(view)

    def desk(self, view: View) -> Scene | None:
        """Lay the map out for whoever plans a march, with the plan as it stands; for everybody else the hand."""
        return look.scene(view) if view.now.planner else sheets.sheet(view)

    def unit_cards(self, view: View) -> Scene:
        """Lay the unit cards out."""
        return sheets.unit_cards(view)

    def advise(self, view: View, ask: Ask) -> Answer:
        """Answer for a seat."""
        return player.advise(view, ask)

    def forecast(self, view: View, seat: str, target: str, extra: int = 0) -> tuple[Phrase, ...]:
        """Tell the exact chances of a battle in a sector (`SFO`), or of a march into one (`SFO>LAX`)."""
        return forecast.forecast(view, seat, target, extra)

    def seating(self, seats: tuple[str, ...], mission: str, options: dict[str, str]) -> Reason | None:
        """Say why these seats cannot play."""
        return setup.seating(seats)

    def census(self, state: Position) -> Counter[str]:
        """Count every component wherever it is."""
        return components.census(state)

    def inventory(self, state: Position) -> Counter[str]:
        """Count what the box holds."""
        return components.inventory()

    def veil(self, state: Position, seat: str | None, chance: Chance) -> None:
        """Mix what a seat may not see."""
        components.veil(state, seat, chance)

    def remix(self, state: Position) -> None:
        """Mix what nobody has seen."""
        super().remix(state)
        components.mix_unseen(state, state.chance)

    def fixes(self, state: Position) -> tuple[Fix, ...]:
        """List what a game-master may put right."""
        return tuple(correcting.fixes(state))

    def fix(self, state: Position, fix: Fix, value: str) -> None:
        """Put something right."""
        correcting.fix(state, fix, value)

    def unsound(self, state: Position) -> Reason | None:
        """Say why a position could not be."""
        return correcting.unsound(state)

    def orders(self, state: Position, seat: str) -> tuple[Fix, ...]:
        """Let a seat pass this turn's stages unasked, give the war up, or offer a draw (SAL-RUL-09, SAL-RUL-91)."""
        kept = {"pass": state.passing, "concede": state.conceding, "draw": state.truce}
        return tuple(Fix(id=id, now=TOGGLE[seat in seats], values=TOGGLE) for id, seats in kept.items())

    def order(self, state: Position, seat: str, order: Fix, value: str) -> None:
        """Keep an order: a pass until the turn ends, a concession or an offer until its end is looked at."""
        kept = {"pass": state.passing, "concede": state.conceding, "draw": state.truce}[order.id]
        kept[:] = sorted({*kept, seat} if value == "on" else {*kept} - {seat})


GAME = Salvation()
