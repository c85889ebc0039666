"""Fireteam Zero, as the rest of the house sees it."""

from __future__ import annotations

from collections import Counter

from bot.engine.asks import Answer, Ask, Reason
from bot.engine.chance import Chance
from bot.engine.events import Event
from bot.engine.fixes import Fix
from bot.engine.game import Game, Setup, Use
from bot.engine.scene import Card, Scene
from bot.engine.state import Steps
from bot.engine.words import Phrase
from bot.games.fireteam import (
    components,
    fixes,
    forecast,
    library,
    look,
    naming,
    operation,
    orders,
    player,
    rounds,
    setup,
    uses,
    views,
)
from bot.games.fireteam.content import HEROES, MISSIONS
from bot.games.fireteam.state import Fireteam as Position
from bot.games.fireteam.views import View


class Fireteam(Game[Position, View]):
    """A cooperative war against living artefacts: three operations of three missions for two to four heroes."""

    id = "fireteam"
    state = Position
    seats = tuple(HEROES)
    players = (setup.LEAST, setup.MOST)
    missions = tuple(MISSIONS)
    openings = tuple(mission.id for mission in MISSIONS.values() if mission.number == 1)
    switches = setup.SWITCHES
    kit = uses.UPGRADES
    colours = {id: hero.colour for id, hero in HEROES.items()}
    names = {
        "hero": "seat",
        "heroes": "seat",
        "ally": "seat",
        "to": "place",
        "at": "place",
        "target": ("creature", "thing", "seat"),
        "by": ("creature", "seat"),
        "cards": "card",
        "creatures": "creature",
        "sectors": "sector",
        "specialists": "specialist",
        "discovery": "recon",
        "type": "type",
        "phase": "part",
        "first": "objective",
        "what": ("card", "creature", "recon"),
    }

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
        """Lay the board out."""
        return look.scene(view)

    def sheet(self, view: View) -> Scene | None:
        """Lay a hand out."""
        return look.sheet(view)

    def advise(self, view: View, ask: Ask) -> Answer:
        """Play a hero."""
        return player.advise(view, ask)

    def forecast(self, view: View, seat: str, target: str) -> tuple[Phrase, ...]:
        """Tell the exact chances of attacks on a target."""
        return forecast.forecast(view, seat, target)

    def targets(self, view: View) -> dict[str, str]:
        """Give all that may be attacked, and where it is."""
        return forecast.targets(view)

    def hand(self, view: View, seat: str) -> Scene:
        """Lay out the hand of a hero as this view may see it."""
        return look.hand(view, seat)

    def cards(self, view: View) -> dict[str, Card]:
        """Give every card that may be looked up."""
        return library.known(view)

    def page(self, card: Card) -> Scene:
        """Lay out one card by itself."""
        return library.page(card)

    def origin(self, card: Card) -> Phrase:
        """Tell what of a card the game itself gives."""
        return library.origin(card)

    def briefing(self, view: View) -> Scene:
        """Lay out the mission with all that lies open."""
        return library.briefing(view)

    def carry(self, state: Position) -> bytes:
        """Write the operation's record."""
        return operation.carry(state)

    def next_mission(self, state: Position) -> str | None:
        """Name the mission that follows."""
        return operation.next_mission(state)

    def seating(self, seats: tuple[str, ...], mission: str, options: dict[str, str]) -> Reason | None:
        """Say why these heroes cannot play this mission."""
        return setup.seating(seats, mission)

    def fair(self, mission: str) -> tuple[int, int]:
        """Let first missions be easier than last ones."""
        return operation.FAIR[MISSIONS[mission].number]

    def weakened(self, chosen: Setup) -> dict[str, Setup]:
        """Take the upgrades of one role after another away."""
        return setup.weakened(chosen)

    def uses(self, event: Event) -> tuple[Use, ...]:
        """Tell which upgrades are chosen and played."""
        return uses.uses(event)

    def named(self, argument: str, value: str) -> Phrase | None:
        """Name what an id alone does not tell."""
        return naming.name(argument, value)

    def census(self, state: Position) -> Counter[str]:
        """Count every card, miniature and token wherever it is."""
        return components.census(state)

    def inventory(self, state: Position) -> Counter[str]:
        """Count what the box holds for this mission."""
        return components.inventory(state)

    def veil(self, state: Position, seat: str | None, chance: Chance) -> None:
        """Mix the decks, and hands that are hidden."""
        components.veil(state, seat, chance)

    def confides(self, state: Position) -> bool:
        """Tell whether hands lie open among allies; a window then tells onlookers that some card answers (RUL-67)."""
        return not state.hidden

    def fixes(self, state: Position) -> tuple[Fix, ...]:
        """List what a game-master may put right."""
        return fixes.fixes(state)

    def fix(self, state: Position, fix: Fix, value: str) -> None:
        """Put one of those right."""
        fixes.fix(state, fix, value)

    def unsound(self, state: Position) -> Reason | None:
        """Say why a position could not be."""
        return fixes.unsound(state)

    def orders(self, state: Position, seat: str) -> tuple[Fix, ...]:
        """List standing orders."""
        return orders.orders(state, seat)

    def order(self, state: Position, seat: str, order: Fix, value: str) -> None:
        """Keep a standing order."""
        orders.order(state, seat, order, value)


GAME = Fireteam()
