"""Somebody who plays for the first time.

They know what each card is for and use it at once, and exchange one only for want of better or of cards. They go for
what is nearest, fight where they are at least as many, and look wherever they stand.
"""

from __future__ import annotations

from functools import cache

from bot.engine.asks import PASS, Answer, Ask, Option, plainest
from bot.games.salvation.box.cards import Attack
from bot.games.salvation.box.content import AROUND, CARDS, SECTORS, sector_of
from bot.games.salvation.look.views import View
from bot.games.salvation.rules.board.units import limit
from bot.games.salvation.state import LAST_STAGE, SKYNET, Salvation, enemy

FEW = 3
"""Cards that are too few to go on with."""


@cache
def borders(start: str, goal: str) -> int:
    """How many borders lie between two sectors, as anybody counts them on the map."""
    near, edge, count = {start}, {start}, 0
    while goal not in near:
        edge = {there for here in edge for there in AROUND[here]} - near
        near, count = near | edge, count + 1
    return count


def beginner(v: View, ask: Ask) -> Answer:
    """Answer as a beginner would."""
    seat = v.seat if v.seat in ask.seats else ask.seats[0]
    chosen = Beginner(v.now, seat).choose(ask)
    return Answer(seat, (chosen.key,)) if chosen else Answer(seat, plainest(ask).picks, plainest(ask).amounts)


class Beginner:
    """What a beginner makes of the table."""

    def __init__(self, g: Salvation, seat: str) -> None:
        self.g, self.side, self.hand = g, g.side(seat), g.hands[seat]
        self.enemy = enemy(self.side)
        foes = {unit.at for unit in g.of(self.enemy)}
        self.goals = foes | set(g.shelters) if seat == SKYNET else set(map(sector_of, g.hidden)) - foes

    def choose(self, ask: Ask) -> Option | None:
        """Pick one of the options, or leave it to the default."""
        match ask.prompt:
            case "stage":
                return self.card(ask)
            case "plan":
                return self.mover(ask)
            case "route":
                going = [offer for offer in ask.options if offer.verb == "go"]
                return min(
                    going, key=lambda offer: (self.crowded(str(offer.args["to"])), self.far(str(offer.args["to"])))
                )
            case "attack":
                return max(ask.options, key=lambda offer: self.odds(str(offer.args["at"])))
            case "border" | "border-search":
                fights = self.odds(str(ask.args["at"])) >= 0
                return ask.options[0] if fights else ask.options[-1]
            case "storm" | "found":
                return ask.options[0]
            case "place":
                placing = [offer for offer in ask.options if offer.verb == "place"]
                return min(placing, key=lambda offer: self.far(str(offer.args["to"])))
            case _:
                return None

    def card(self, ask: Ask) -> Option:
        """Play a card that can be used; exchange one if none can, or for many when few are left."""
        playing = [offer for offer in ask.options if offer.verb == "play" and self.useful(offer)]
        exchanging = [offer for offer in ask.options if offer.verb == "exchange"]
        rest = [offer for offer in ask.options if offer.verb == PASS]
        if len(self.hand) <= FEW and self.g.stage == LAST_STAGE:
            return (exchanging or rest)[0]
        return (playing or exchanging or rest)[0]

    def useful(self, offer: Option) -> bool:
        """Attack only where they are at least as many; use anything else."""
        action = CARDS[str(offer.args["card"])].action(str(offer.args.get("action", "")))
        met = [sector for sector in SECTORS if self.g.at(sector, self.enemy) and self.g.at(sector, self.side)]
        return not isinstance(action, Attack) or any(self.odds(sector) >= 0 for sector in met)

    def mover(self, ask: Ask) -> Option:
        """Send everybody the card allows who has not arrived, the farthest first; then confirm."""
        moving = [offer for offer in ask.options if offer.verb == "order"]
        confirm = [offer for offer in ask.options if offer.verb == "confirm"]
        away = [offer for offer in moving if self.far(self.g.units[str(offer.args["unit"])].at) > 0]
        if confirm and not away:
            return confirm[0]
        return max(away or moving or confirm or ask.options, key=self.stands_off)

    def stands_off(self, offer: Option) -> int:
        """Tell how far the unit of an order has to go."""
        return self.far(self.g.units[str(offer.args["unit"])].at) if "unit" in offer.args else 0

    def crowded(self, sector: str) -> bool:
        """Whether there is hardly any room for one more."""
        coming = sum(route.way[-1] == sector for route in self.g.plan)
        return len(self.g.at(sector, self.side)) + coming >= limit(self.g, sector, self.side)

    def far(self, sector: str) -> int:
        """How many borders lie before the nearest goal."""
        return min((borders(sector, goal) for goal in self.goals), default=0)

    def odds(self, sector: str) -> int:
        """Tell by how many they are more in a sector."""
        return len(self.g.at(sector, self.side)) - len(self.g.at(sector, self.enemy))
