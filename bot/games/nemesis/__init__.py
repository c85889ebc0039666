"""Nemesis, as the rest of the house sees it."""

from __future__ import annotations

from collections import Counter

from bot.engine.asks import Answer, Ask, Reason
from bot.engine.chance import Chance
from bot.engine.fixes import Fix
from bot.engine.game import Game, Setup
from bot.engine.scene import Scene
from bot.engine.state import Steps
from bot.engine.words import Phrase
from bot.games.nemesis import (
    components,
    corrections,
    forecast,
    look,
    look_crew,
    naming,
    palette,
    player,
    rounds,
    setup,
    sheets,
    veiling,
    views,
)
from bot.games.nemesis.state import Nemesis as Position
from bot.games.nemesis.views import View

PLAYERS = {"crew": (2, 5), "solo": (1, 1), "coop": (2, 5)}
"""How many play each mode (NEM-CREW-18)."""


class Nemesis(Game[Position, View]):
    """Survival aboard a ship with something else aboard, for one to five players with secrets."""

    id = "nemesis"
    state = Position
    seats = tuple(palette.SEATS)
    players = (1, 5)
    missions = tuple(PLAYERS)
    switches = setup.SWITCHES
    names = {
        "who": ("character", "seat"),
        "other": "character",
        "crew": "character",
        "character": "character",
        "to": "room",
        "place": ("plate", "room"),
        "target": ("intruder", "object"),
        "thing": ("card", "object", "back", "wound"),
        "things": ("card", "object"),
        "gave": ("card", "object", "back"),
        "took": ("card", "object", "back"),
        "cards": ("card", "character"),
        "card": ("card", "eventcard", "attack"),
        "item": "card",
        "weapon": "card",
        "quest": "card",
        "one": "card",
        "two": "card",
        "act": ("card", "part", "act"),
        "says": "card-text",
        "happens": "eventcard-text",
        "does": "attack-text",
        "means": "wound-text",
        "use": "room-text",
        "weakens": "weakness-text",
        "aims": "objective-text",
        "a": "destination",
        "b": "destination",
        "c": "destination",
        "d": "destination",
        "token": ("intruder", "token"),
        "movers": "intruder",
        "die": "die",
        "status": "status",
        "phase": "stage",
        "winners": "seat",
    }
    colours = palette.SEATS

    def setup(self, chosen: Setup, seed: bytes) -> Position:
        """Lay out a game."""
        return setup.setup(self.schema, chosen, seed)

    def play(self, state: Position) -> Steps:
        """Play the rules."""
        return rounds.play(state)

    def view(self, state: Position, seat: str | None) -> View:
        """Gather what may be seen."""
        return views.view(state, seat)

    def scene(self, view: View) -> Scene:
        """Lay the ship out."""
        return look.scene(view)

    def sheet(self, view: View) -> Scene | None:
        """Lay out what only one seat may see."""
        return sheets.sheet(view)

    def advise(self, view: View, ask: Ask) -> Answer:
        """Answer for a Character, or for the Intruders."""
        return player.advise(view, ask)

    def forecast(self, view: View, seat: str, target: str) -> tuple[Phrase, ...]:
        """Tell the exact chances of a Character's attacks on a target."""
        return forecast.forecast(view, seat, target)

    def crew(self, view: View, seat: str = "") -> Scene:
        """Lay out what everybody sees of the whole crew, or of one Character."""
        return look_crew.dossier(view, seat) if seat else look_crew.roll(view)

    def learned(self, view: View) -> tuple[Phrase, ...]:
        """Tell all that a seat has learned, the newest last."""
        return tuple(sheets.learned(note) for note in view.notes)

    def carried(self, view: View) -> Scene:
        """Lay out what everybody sees that each Character carries and bears."""
        return look_crew.carried(view)

    def targets(self, view: View, seat: str) -> tuple[str, ...]:
        """Name what a Character could attack where it stands."""
        return forecast.targets(view, seat)

    def pursuits(self, state: Position) -> dict[str, tuple[str, ...]]:
        """Give the Objective that each seat settled on; whoever never had to choose is left out."""
        if state.mode == "coop":
            return {seat: tuple(state.goals) for seat in state.seats}
        return {seat: tuple(each.objectives) for seat, each in state.players.items() if len(each.objectives) == 1}

    def seating(self, seats: tuple[str, ...], mission: str, options: dict[str, str]) -> Reason | None:
        """Say why these seats cannot play this mode (NEM-CREW-18)."""
        least, most = PLAYERS[mission]
        fits = least <= len(seats) <= most
        return None if fits else Reason("players-between", "NEM-CREW-18", {"least": least, "most": most})

    def named(self, argument: str, value: str) -> Phrase | None:
        """Name what an id alone does not tell."""
        return naming.name(argument, value)

    def census(self, state: Position) -> Counter[str]:
        """Count every component wherever it is."""
        return components.census(state)

    def inventory(self, state: Position) -> Counter[str]:
        """Count what the box holds for this game."""
        return components.inventory(state)

    def veil(self, state: Position, seat: str | None, chance: Chance) -> None:
        """Rearrange what a seat may not see."""
        veiling.veil(state, seat, chance)

    def remix(self, state: Position) -> None:
        """Mix again what nobody has seen."""
        veiling.remix(state)

    def fixes(self, state: Position) -> tuple[Fix, ...]:
        """List what a game-master may put right."""
        return corrections.fixes(state)

    def fix(self, state: Position, fix: Fix, value: str) -> None:
        """Put one of those right."""
        corrections.fix(state, fix, value)

    def unsound(self, state: Position) -> Reason | None:
        """Say why a position could not be."""
        return corrections.unsound(state)

    def orders(self, state: Position, seat: str) -> tuple[Fix, ...]:
        """List the standing orders of a seat."""
        return corrections.orders(state, seat)

    def order(self, state: Position, seat: str, order: Fix, value: str) -> None:
        """Keep a standing order."""
        corrections.order(state, seat, order, value)


GAME = Nemesis()
