"""What a card is worth to play now, against exchanging it or keeping it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.asks import PASS, Option
from bot.games.salvation.box.cards import (
    Action,
    Attack,
    Build,
    Card,
    Develop,
    Draw,
    Lasting,
    Learn,
    Mission,
    Move,
    Place,
    Playing,
    Scout,
    Survey,
)
from bot.games.salvation.box.content import CARDS
from bot.games.salvation.player.humans import Humans
from bot.games.salvation.player.machines import Machines
from bot.games.salvation.player.mind import POINT, Mind, price
from bot.games.salvation.player.orders import march_of
from bot.games.salvation.rules.board.combat import battlefields
from bot.games.salvation.rules.board.reinforcing import bases, sites
from bot.games.salvation.rules.board.units import put_barred
from bot.games.salvation.rules.victory import GOAL

TOKENS = (
    "t1-attack",
    "t600-attack",
    "t1-strength",
    "hunter-defence",
    "t600-defence",
    "hunter-scouting",
    "moto-scouting",
    "hunter-movement",
    "t1-movement",
)
"""Development tokens, the most welcome first."""

LEARN = 9.0
"""What one of Skynet's own Tactics is worth to take up."""
DEVELOP = 6.0
"""What a development token is worth; two more for each unit that it improves at once."""
OUTNUMBERED = 0.1
"""How much more a unit is worth for each by which the enemy is ahead."""
SCOUTING = 1.2
"""How much more than it gives a find is worth to the Resistance: nobody else will have it."""
CHOICE = 1.5
"""How much more new cards are worth than the same in hand: the more there are, the better one fits."""


class Cards:
    """What the cards of a hand are worth in this stage."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def worth(self, offer: Option) -> float:
        """What an offer of a stage is worth, beside passing."""
        if offer.verb in (PASS, "skip"):
            return 0.0
        card = CARDS[str(offer.args["card"])]
        if offer.verb == "exchange":
            return self.exchange(card) - self.mind.hold(card)
        action = card.action(str(offer.args.get("action", "")))
        return JUDGES[type(action)](self, card, action) - self.mind.hold(card)

    def exchange(self, card: Card) -> float:
        """The worth of as many new cards as the number of a card."""
        held = len(self.mind.hand) - 1
        return CHOICE * sum(price(held + n) for n in range(card.number))

    def moves(self, card: Card, action: Move) -> float:
        """The worth of the best plan."""
        return march_of(self.mind, card.number).orders(action).worth

    def attack(self, card: Card, action: Attack) -> float:
        """The worth of the best battle."""
        fields = battlefields(self.mind.g, Playing(self.mind.seat, card, action))
        return max((self.mind.battle(sector, action.dice) for sector in fields), default=0.0)

    def scout(self, card: Card, action: Scout) -> float:
        """The worth of opening a token."""
        mind = self.mind
        if isinstance(mind, Humans):
            return SCOUTING * mind.find * mind.last_points
        if isinstance(mind, Machines):
            able = [unit for unit in mind.g.of("skynet") if mind.tokens.get(unit.at)]
            return max((mind.sees(unit, action.bonus) for unit in able), default=0.0) * mind.find
        raise TypeError(mind)

    def place(self, card: Card, action: Place) -> float:
        """The worth of new units."""
        mind = self.mind
        found = 0.0
        for kind in action.kinds:
            figures = sum(figure.startswith(f"{kind}.") for figure in mind.g.reserve)
            room = any(not put_barred(mind.g, kind, sector) for sector in bases(mind.g, mind.side))
            found = max(found, room * min(figures, action.most) * mind.asset(kind) * self.need())
        return found

    def need(self) -> float:
        """How much another unit matters: the fewer there are the more, and against more enemies."""
        units, enemies = len(self.mind.g.of(self.mind.side)), len(self.mind.g.of(self.mind.foe))
        need = 1.6 if units <= 3 else 1.2 if units <= 6 else 0.9 if units <= 9 else 0.6
        return need * (1 + OUTNUMBERED * max(0, min(4, enemies - units)))

    def build(self, card: Card, action: Build) -> float:
        """The worth of a factory."""
        return (
            (2.0, 12.0, 5.0, 3.0)[len(self.mind.g.factories) + (not self.mind.g.factories)]
            if sites(self.mind.g)
            else 0.0
        )

    def develop(self, card: Card, action: Develop) -> float:
        """The worth of a development token: for the whole war, so the earlier the better."""
        units = sum(unit.kind == action.unit for unit in self.mind.g.of("skynet"))
        return DEVELOP + 2.0 * units

    def lasting(self, card: Card, action: Lasting) -> float:
        """The worth of a Tactics card that lasts for the turn."""
        return self.mind.use(action) + self.mind.drawing(action.draws)

    def mission(self, card: Card, action: Mission) -> float:
        """The worth of a victory point, or of the last one."""
        last = self.mind.g.points[self.mind.seat] + 1 >= GOAL
        return POINT * (5 if last else 1.4)


JUDGES: dict[type[Action], Callable[[Cards, Card, Any], float]] = {
    Move: Cards.moves,
    Attack: Cards.attack,
    Scout: Cards.scout,
    Place: Cards.place,
    Build: Cards.build,
    Develop: Cards.develop,
    Learn: lambda cards, card, action: LEARN,
    Draw: lambda cards, card, action: cards.mind.drawing(action.count),
    Survey: lambda cards, card, action: cards.mind.drawing(action.draws) + cards.mind.find,
    Lasting: Cards.lasting,
    Mission: Cards.mission,
}
