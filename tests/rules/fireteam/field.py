"""Positions of Fireteam Zero to prove rules on: a real mission's board, with everybody where the test says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.engine.decks import Deck
from bot.engine.game import Setup
from bot.games.fireteam import GAME, foes, reaction_effects, turns
from bot.games.fireteam.content import HEROES, role_cards
from bot.games.fireteam.moments import Blow
from bot.games.fireteam.state import Creature, Fireteam, Hero, Origin, Over
from tests.rules.stage import Stage

__all__ = ["Blow", "Position", "lay", "reaction_effects"]

FACES = {
    "M": "melee",
    "P": "projectile",
    "E": "explosive",
    "MM": "melee melee",
    "PP": "projectile projectile",
    "EE": "explosive explosive",
}
"""Faces of attack dice as the ledger's examples write them; the activation die shows `blank`, `move` or `special`."""
FAR = "1A"
"""Where specialists wait who are not part of a test (River Crossing's exit, in the corner of the board)."""


class Position(Stage[Fireteam]):
    """A position in the hands of a test."""

    faces = FACES
    ends = (Over,)

    def hero(self, seat: str) -> Hero:
        """A hero."""
        return self.g.heroes[seat]

    def creature(self, id: str) -> Creature:
        """A creature on the board."""
        return self.g.creatures[id]

    def turn(self, seat: str) -> None:
        """Let a hero's turn begin."""
        g = self.g
        g.phase, g.turn, g.begun = "hero", g.order.index(seat), False
        self.run(turns.turn(g, seat))


def lay(
    heroes: Mapping[str, str],
    creatures: Mapping[str, str] | None = None,
    *,
    mission: str = "river-crossing",
    hands: Mapping[str, Iterable[str]] | None = None,
    specialists: Mapping[str, str] | None = None,
    start: str = "",
    reserve: Iterable[str] = (),
    **more: Any,
) -> Position:
    """Lay a position: heroes and creatures by their locations, hands by kinds of cards; nothing else is on the board.

    Creatures are named `corrupted-animal.1` and come from the pool, those in `reserve` from the reserve, bosses as
    bosses. Decks hold the rest of the role's cards in order. `more` sets any other field of the state.
    """
    seats = tuple(seat for seat in HEROES if seat in heroes)
    g = GAME.setup(Setup(seats, mission, {}), b"a field for tests")
    g.__dict__["told"] = []
    for id in list(g.creatures):
        g.pool.append(id)
    g.creatures = {}
    g.start = start or seats[0]
    g.phase, g.step = "hero", "draw"
    held = {seat: sorted((hands or {}).get(seat, ())) for seat in seats}
    for seat, at in heroes.items():
        hero = g.heroes[seat]
        deck = [card.id for card in role_cards(HEROES[seat].role, upgrade=False) for _ in range(card.count)]
        for card in held[seat]:
            if card in deck:
                deck.remove(card)
        hero.at, hero.hand, hero.deck = at, held[seat], Deck(deck)
    g.specialists = {"patty": FAR, "henry": FAR, **(specialists or {})}
    for id, at in (creatures or {}).items():
        origin: Origin = "boss" if g.report.boss and id.startswith(g.report.boss.kind) else "pool"
        foes.put(g, id, at, "reserve" if id in reserve else origin)
    for name, value in more.items():
        setattr(g, name, value)
    return Position(g)
