"""Trades: cards that change hands between two adjacent Characters (RISE-TRADE)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine.asks import Choice, Option, option
from bot.engine.state import Steps
from bot.games.rise.events.moves import Traded
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import gear
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Rise


def partners(g: Rise, seat: str) -> list[str]:
    """The Characters to trade with: adjacent, with a card on either side (RISE-TRADE-01, RULING-45)."""
    here, mine = figures.at(g, seat), g.characters[seat].cards
    return [
        other
        for other, friend in g.characters.items()
        if other != seat and friend.at and figures.adjacent(g, here, friend.at) and (mine or friend.cards)
    ]


def trade(g: Rise, seat: str, friend: str) -> Steps:
    """Exchange any Weapon and Equipment cards with one adjacent Character (RISE-TRADE-02, -05, RULING-45)."""
    options = list(goods(g, seat, friend))
    choice: Choice = yield g.ask(
        seat, "trade", options, kind="some", least=1, most=len(options), args={"seat": seat, "friend": friend}
    )
    gave = tuple(str(picked.args["card"]) for picked in choice.options if picked.verb == "give")
    took = tuple(str(picked.args["card"]) for picked in choice.options if picked.verb == "take")
    _hand_over(g, gave, seat, friend)
    _hand_over(g, took, friend, seat)
    g.tell(Traded(seat=seat, friend=friend, gave=gave, took=took))
    for holder in (friend, seat):
        yield from gear.discard_excess(g, holder)


def goods(g: Rise, seat: str, friend: str) -> Iterator[Option]:
    """What can be traded: whatever lies in slots, not what Class cards store (RISE-TRADE-05, RULING-46)."""
    yield from (option("give", card=card) for card in g.characters[seat].cards)
    yield from (option("take", card=card) for card in g.characters[friend].cards)


def free_trades(g: Rise, seat: str) -> int:
    """How often a Character may still trade without a die this turn."""
    return harm.passive(g, seat, "free-trade") - g.characters[seat].traded.count(g.round)


def free_trade(g: Rise, seat: str, friend: str) -> Steps:
    """Trade without a die."""
    g.characters[seat].traded.append(g.round)
    yield from trade(g, seat, friend)


def _hand_over(g: Rise, cards: Iterable[str], giver: str, taker: str) -> None:
    """Move cards from one Character to another; dice and damage on them stay on them (RISE-TRADE-03)."""
    gives, takes = g.characters[giver], g.characters[taker]
    for card in cards:
        gives.cards.remove(card)
        takes.cards.append(card)
        if card in gives.armor:
            takes.armor[card] = gives.armor.pop(card)
