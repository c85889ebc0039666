"""Positions of Fireteam Zero to prove rules on: a real mission's board, with everybody where the test says."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from bot.engine.asks import Together
from bot.engine.decks import Deck
from bot.engine.game import Setup
from bot.games.fireteam import GAME
from bot.games.fireteam.box.content import HEROES, NOW, role_cards
from bot.games.fireteam.box.verbs import AttackType
from bot.games.fireteam.rules import tactics
from bot.games.fireteam.rules.harm import harm, reactions
from bot.games.fireteam.rules.hero import attacking, searching, turns
from bot.games.fireteam.rules.moments import Blow, Harm
from bot.games.fireteam.rules.setup import EDITION
from bot.games.fireteam.rules.threat import activation, foes
from bot.games.fireteam.state import Creature, Fireteam, Hero, Origin
from tests.support import luck
from tests.support.stage import Stage

__all__ = ["Blow", "Harm", "Position", "ends", "lay", "spoken"]

FACES = {
    "M": "melee",
    "P": "projectile",
    "E": "explosive",
    "MM": "melee melee",
    "PP": "projectile projectile",
    "EE": "explosive explosive",
}
"""Faces of attack dice as the ledger's examples write them; the activation die shows `blank`, `move` or `special`."""


class Position(Stage[Fireteam]):
    """A position in the hands of a test."""

    faces = FACES

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

    def attacks(self, seat: str, target: str, type: AttackType, *faces: str) -> None:
        """Let a hero attack with all cards that can be used; these are the dice."""
        self.rolls(*faces)
        self.run(attacking.attack(self.g, seat, target, type))
        while not self.over and self.ask.prompt == "attack-cards":
            self.does(seat, *(offer.key for offer in self.ask.options))

    def strikes(self, blow: Blow, *faces: str) -> None:
        """Let a hero's attack without cards be resolved with these dice."""
        self.rolls(*faces)
        self.run(attacking.strike(self.g, blow))

    def deals(self, seat: str, type: AttackType, target: str, damage: int, **more: Any) -> None:
        """Let a hero's attack do just this damage, without a die."""
        self.strikes(Blow(seat, type, -20, target, bonus=damage, **more))

    def acts(self, id: str, *faces: str) -> None:
        """Activate a creature: the first face is the activation die's."""
        self.rolls(*faces)
        self.run(activation.activate(self.g, id))

    def searches(self, seat: str, *recon: str) -> None:
        """Let a hero search where it is and draw these cards, the first first."""
        self.g.recon.cards += reversed(recon)
        self.run(searching.search(self.g, seat))

    def suffers(self, seat: str, damage: int, **more: Any) -> None:
        """Let a hero suffer damage."""
        self.run(harm.suffer(self.g, Harm(seat, damage, **more)))

    def responds(self, seat: str, card: str) -> None:
        """Let a hero play a tactical response."""
        self.g.phase, self.g.step = "tactics", "response"
        self.run(tactics.respond(self.g, seat, card))

    def passes(self) -> None:
        """Let every reaction and interception pass."""
        while self.asked is not None:
            asks = list(self.together.values()) if isinstance(self.asked, Together) else [self.ask]
            if not all(ask.kind == "react" for ask in asks):
                return
            self.takes_default()

    def hand(self, seat: str) -> list[str]:
        """The cards a hero holds."""
        return self.g.heroes[seat].hand

    def at(self, seat: str) -> str:
        """Where a hero is."""
        return self.g.heroes[seat].at


def lay(
    heroes: Mapping[str, str],
    creatures: Mapping[str, str] | None = None,
    *,
    mission: str = "river-crossing",
    hands: Mapping[str, Iterable[str]] | None = None,
    specialists: Mapping[str, str] | None = None,
    start: str = "",
    reserve: Iterable[str] = (),
    focus: Mapping[str, Iterable[str]] | None = None,
    down: Iterable[str] = (),
    options: Mapping[str, str] | None = None,
    edition: str = NOW,
    **more: Any,
) -> Position:
    """Lay a position: heroes and creatures by their locations, hands by kinds of cards; nothing else is on the board.

    Creatures are named `corrupted-animal.1` and come from the pool, those in `reserve` from the reserve, bosses as
    bosses. Specialists who are not placed wait at the exit, far away in River Crossing. Heroes in `down` are knocked
    out. Decks hold the rest of the role's cards in order. `edition` is that of the missions, and `more` sets any other
    field of the state.
    """
    seats = tuple(seat for seat in HEROES if seat in heroes)
    g = GAME.rules.setup(Setup(seats, mission, {**(options or {}), EDITION: edition}), luck.seed())
    g.told, g.windows = [], reactions.window
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
        hero.focus, hero.ko = sorted((focus or {}).get(seat, ())), seat in down
    away = g.report.exit or g.report.start
    g.specialists = {"patty": away, "henry": away, **(specialists or {})}
    for id, at in (creatures or {}).items():
        origin: Origin = "boss" if g.report.boss and id.startswith(g.report.boss.kind) else "pool"
        foes.put(g, id, at, "reserve" if id in reserve else origin)
    for name, value in more.items():
        setattr(g, name, value)
    return Position(g)


def ends(at: Position) -> set[str]:
    """Where the open question lets the hero move."""
    return {key.removeprefix("move to=") for key in at.keys if key.startswith("move ")}


def spoken(*files: str | Path) -> set[str]:
    """Every word that stands in quotes in some tests: the ids they try are among them."""
    trees = (ast.parse(Path(file).read_text(encoding="utf-8")) for file in files)
    constants = (node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {value for value in constants if isinstance(value, str)}
