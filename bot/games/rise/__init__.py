"""Terminator Genisys: Rise of the Resistance, as the rest of the house sees it."""

from __future__ import annotations

from collections import Counter

from bot.engine.asks import Answer, Ask, Reason
from bot.engine.chance import Chance
from bot.engine.fixes import Fix
from bot.engine.game import Game, Setup
from bot.engine.scene import Scene
from bot.engine.state import Steps
from bot.engine.words import Phrase
from bot.games.rise import (
    campaign,
    components,
    fixes,
    forecast,
    look,
    naming,
    player,
    rounds,
    setup,
    sheets,
    sight_view,
    views,
)
from bot.games.rise.content import BOARDS
from bot.games.rise.mission_sheet import MISSIONS
from bot.games.rise.state import Rise as Position
from bot.games.rise.views import View


class Rise(Game[Position, View]):
    """A cooperative campaign of seven missions for one to four players and two to four Characters."""

    id = "rise"
    state = Position
    seats = tuple(BOARDS)
    players = (2, 4)
    missions = tuple(MISSIONS)
    switches = setup.SWITCHES
    easier = frozenset({"higher-rank", "fewer-enemies", "well-equipped"})
    names = {
        "skill": ("class", "skill"),
        "ability": ("skill", "weapon", "equipment", "class"),
        "card": ("weapon", "equipment", "class"),
        "cards": ("weapon", "equipment", "class"),
        "weapon": ("weapon", "skill", "seat", "class", "object"),
        "boss": "enemy",
        "by": ("enemy", "seat", "ally", "object", "equipment"),
        "target": ("enemy", "seat", "ally", "object"),
        "targets": ("enemy", "seat", "ally", "object"),
        "friend": ("seat", "ally", "object"),
        "friends": ("seat", "ally", "object"),
        "figure": ("seat", "ally", "object", "enemy"),
        "faces": "face",
        "rest": ("weapon", "equipment"),
        "gave": ("weapon", "equipment"),
        "took": ("weapon", "equipment"),
        "phase": "part",
        "holder": ("seat", "pile"),
        "place": "entrance",
    }

    def outline(
        self, seats: tuple[str, ...], mission: str, options: dict[str, str], *, goes_on: bool
    ) -> tuple[Phrase, ...]:
        """Say what the lobby's choices amount to."""
        return setup.outline(seats, mission, options, goes_on=goes_on)

    def setup(self, chosen: Setup, seed: bytes) -> Position:
        """Lay out a mission."""
        return setup.setup(self.schema, chosen, seed)

    def play(self, state: Position) -> Steps:
        """Play the rules."""
        return rounds.play(state)

    def view(self, state: Position, seat: str | None) -> View:
        """Gather what may be seen."""
        return views.view(state, seat)

    def scene(self, view: View) -> Scene:
        """Lay the map out."""
        return look.scene(view)

    def sheet(self, view: View) -> Scene | None:
        """Lay a Character's board and cards out."""
        return sheets.sheet(view)

    def advise(self, view: View, ask: Ask) -> Answer:
        """Answer for a Character."""
        return player.advise(view, ask)

    def carry(self, state: Position) -> bytes:
        """Write the Campaign sheet."""
        return campaign.carry(state)

    def next_mission(self, state: Position) -> str | None:
        """Name the Mission that follows."""
        return campaign.next_mission(state)

    def named(self, argument: str, value: str) -> Phrase | None:
        """Name what an id alone does not tell."""
        return naming.name(argument, value)

    def forecast(self, view: View, seat: str, target: str) -> tuple[Phrase, ...]:
        """Tell the exact chances of a Character's Attacks on a target."""
        return forecast.forecast(view, seat, target)

    def sight(self, view: View, hex: str) -> Scene:
        """Show what can be seen from a hex, and how far it is."""
        return sight_view.sight(view, hex)

    def character_sheet(self, view: View, seat: str) -> Scene:
        """Lay out any Character's board and cards: nothing is secret here."""
        return sheets.character_sheet(view, seat)

    def space_kinds(self, view: View, seat: str) -> dict[str, tuple[str, ...]]:
        """Tell which of a Character's Action Spaces are of which kind."""
        return sheets.space_kinds(view, seat)

    def census(self, state: Position) -> Counter[str]:
        """Count every card and figure wherever it is."""
        return components.census(state)

    def inventory(self, state: Position) -> Counter[str]:
        """Count what the box holds for this mission."""
        return components.inventory(state)

    def veil(self, state: Position, seat: str | None, chance: Chance) -> None:
        """Mix the decks and the Waypoints that lie face-down."""
        components.veil(state, chance)

    def fixes(self, state: Position) -> tuple[Fix, ...]:
        """List what a game-master may put right."""
        return tuple(fixes.fixes(state))

    def fix(self, state: Position, fix: Fix, value: str) -> None:
        """Put one of those right."""
        fixes.fix(state, fix, value)

    def unsound(self, state: Position) -> Reason | None:
        """Say why a position could not be."""
        return fixes.unsound(state)


GAME = Rise()
