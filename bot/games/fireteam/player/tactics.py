"""Tactical responses of the computer player: what a card does for the round against the draw that it costs."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.asks import Option
from bot.engine.counsel import told
from bot.games.fireteam.box.cards import Response
from bot.games.fireteam.box.content import CARDS
from bot.games.fireteam.look import odds
from bot.games.fireteam.look.views import View
from bot.games.fireteam.player.danger import Danger
from bot.games.fireteam.player.goals import goals, pull
from bot.games.fireteam.player.goals import searching as still_searching
from bot.games.fireteam.player.mind import Mind
from bot.games.fireteam.rules import responses
from bot.games.fireteam.rules.hero import moving
from bot.games.fireteam.rules.moments import Blow
from bot.games.fireteam.rules.stats import amount, hand_limit, resistance, stat
from bot.games.fireteam.state import Fireteam

DRAWN = 1.3
"""What each card is worth that a hero goes without for the round."""
LEAST = 1.0
FIGHTING = 1.1
"""What a die more is worth to a hero with creatures near."""
HELD = 2.5
TURNED = 12.0
"""What it is worth to turn the coin back at the price of some threat."""
NEAR = 3


class Tactics:
    """The responses that could be played now."""

    def __init__(self, v: View, seat: str) -> None:
        self.mind = Mind(v, seat)
        self.g: Fireteam = v.now
        self.hands = {each: max(v.hands[each], hand_limit(self.g, each)) for each in v.hands}
        """The hands as they will be after the draw."""
        self.now = v.hands

    def best(self, offers: Iterable[Option]) -> Option:
        """Choose the most useful response, or none."""
        ranked = [(self.value(offer), offer) for offer in offers]
        return max(ranked, key=lambda pair: pair[0])[1]

    def value(self, offer: Option) -> float:
        """What an offer is worth; none costs nothing."""
        if offer.verb != "respond":
            return told(0.0, "fireteam-why-no-response")
        seat, card = str(offer.args["seat"]), CARDS[str(offer.args["card"])]
        if card.response is None:
            return 0.0
        worth = told(self.worth(seat, card.response), f"fireteam-why-respond-{card.response.does}")
        return worth - self.cost(seat) - LEAST

    def cost(self, seat: str) -> float:
        """What it costs not to draw (FTZ-DRAW-03): cards, and danger with a small hand."""
        left = self.now[seat] - 1 + amount(self.g, seat, "tactician")
        hands = {**self.hands, seat: max(0, left)}
        danger = self.mind.risk(self.mind.at, hands) - self.mind.risk(self.mind.at, self.hands)
        short = self.hands[seat] - left
        return told(DRAWN * short + danger / 2, "fireteam-why-undrawn", count=short, hero=seat)

    def worth(self, seat: str, response: Response) -> float:
        """What a response does."""
        g, mind = self.g, self.mind
        affected = responses.heroes(g, seat, response)
        match response.does:
            case "draw" | "recover":
                gain = sum(self._drawn(each, seat, response.amount) for each in affected)
                return DRAWN * gain
            case "advance":
                return sum(self._advance(each, response.amount) for each in affected)
            case "speed":
                return sum(self._advance(each, response.amount) for each in affected)
            case "dice" | "pierce":
                return FIGHTING * (response.amount or 1) * sum(self._fights(each) for each in affected)
            case "guard":
                safe = {each: self.hands[each] + response.amount * (each in affected) for each in self.hands}
                return mind.risk(mind.at, self.hands) - mind.risk(mind.at, safe)
            case "strike":
                return max(self.shelled(id, response) for id in self._sectors())
            case "hinder" | "weaken":
                return max(self.changed(id, response) for id in self._sectors())
            case "fire" | "barrage" | "hunt":
                return max((self.shot(seat, response, id) for id in responses.targets(g, seat, response)), default=0.0)
            case "hold-threat":
                return HELD if g.marker < 12 else 0.0
            case "scout":
                return 0.8 if still_searching(g) else 0.0
            case "take-lead":
                return 0.4 * max(0, self.hands[max(self.hands, key=self.hands.__getitem__)] - self.hands[g.start])
            case "taunt":
                return 0.5 * (self.hands[seat] - min(self.hands[each] for each in g.active))
            case "mark":
                return FIGHTING * response.amount * min(2, sum(self._fights(each) for each in g.active))
            case "gamble":
                return TURNED * (g.coin == "tails")
            case "set-back":
                return HELD / 2
            case "seal":
                return 0.3

    def _drawn(self, each: str, seat: str, count: int) -> int:
        """The cards that a hero has more after the draw than without the response."""
        return count if each == seat else max(0, self.now[each] + count - self.hands[each])

    def _advance(self, seat: str, points: int) -> float:
        """What a hero gains by moving now."""
        wanted = pull(self.g, seat, goals(self.g, seat))
        here = self.g.heroes[seat].at
        return max((wanted[to] - wanted[here] for to in moving.reach(self.g, seat, points)), default=0.0) * 0.7

    def _fights(self, seat: str) -> bool:
        here = self.g.heroes[seat].at
        return any(self.g.field.distance[here][each.at] < NEAR for each in self.g.creatures.values())

    def _sectors(self) -> list[str]:
        return sorted(set(self.g.field.sector.values()))

    def shelled(self, sector: str, response: Response) -> float:
        """What it is worth to damage every creature of a sector."""
        g, kind = self.g, response.type
        dead = [
            id
            for id in responses.inside(g, sector)
            if kind
            and g.creatures[id].origin != "boss"
            and response.amount - resistance(g, g.creatures[id], kind) >= stat(g, g.creatures[id], "life")
        ]
        saved = self.mind.risk(self.mind.at, self.hands)
        saved -= self.mind.risk(self.mind.at, self.hands, frozenset(dead))
        return sum(self.mind.prize(id) for id in dead) + saved / 2

    def changed(self, sector: str, response: Response) -> float:
        """What it is worth to slow or weaken the creatures of a sector."""
        name = "speed" if response.does == "hinder" else "strength"
        before = self.mind.risk(self.mind.at, self.hands)
        inside = [self.g.creatures[id].boosts for id in responses.inside(self.g, sector)]
        for boosts in inside:
            boosts[name] = boosts.get(name, 0) - response.amount
        after = self.mind.fall * Danger(self.g).knockouts(self.mind.at, self.hands)
        for boosts in inside:
            boosts[name] += response.amount
        return (before - after) * 0.7

    def shot(self, seat: str, response: Response, target: str) -> float:
        """What an attack with the card's own dice is worth."""
        if not response.type:
            return 0.0
        made = Blow(seat, response.type, response.amount, target)
        shot = odds.volley(self.g, made)
        prizes = sum(self.mind.prize(id) for id in self.mind.struck(made))
        return float(shot.chance) * prizes - self.mind.backfire(made, shot.dice)


def played(g: Fireteam, seat: str) -> Response | None:
    """The response that is being resolved: the card on top of the discard pile."""
    pile = g.heroes[seat].deck.discard
    return CARDS[pile[-1]].response if pile else None
