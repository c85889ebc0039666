"""Trade: offers among those in a room, shown to them only; both must agree (NEM-TRADE, NEM-RUL-42)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.engine.asks import Choice, Option, option
from bot.engine.state import Steps
from bot.games.nemesis.box.content import CARDS, is_item
from bot.games.nemesis.events.finds import OfferSeen, TradeBegan, Traded, TradeEnded
from bot.games.nemesis.rules.cards import items
from bot.games.nemesis.rules.cards.items import heavy
from bot.games.nemesis.state import Nemesis, Trade, TradeOffer

PATIENCE = 120
"""Seconds after which somebody who does not answer leaves the Trade (NEM-RUL-62)."""
ROUNDS = 6
"""How often each party may speak before the Trade ends by itself."""


def begin(g: Nemesis, seat: str) -> None:
    """Start a negotiation with everybody in the room, passed or not (NEM-TRADE-01, NEM-TRADE-04)."""
    parties = g.crew_in(g.players[seat].at)
    at = parties.index(seat)
    g.trade = Trade(seat, parties[at:] + parties[:at])
    g.tell(TradeBegan(who=g.who(seat)))


def negotiate(g: Nemesis) -> Steps:
    """Let the parties speak by turns until the starter closes the Trade or nobody is left (NEM-RUL-42)."""
    while trade := g.trade:
        clear_table(g, trade)  # a game-master may have put right what somebody holds
        if len(trade.parties) < 2 or trade.words >= ROUNDS * len(trade.parties):
            close(g)
            return
        seat = trade.parties[trade.speaker % len(trade.parties)]
        leave = option("leave")
        choice: Choice = yield g.ask(
            seat,
            "trade",
            (*talk(trade, seat, g), leave),
            secret=True,
            checkpoint=True,
            default=leave,
            within=PATIENCE,
            args={"who": g.who(seat)},
            private={"what": "word"},  # others read the same words as while an offer is made up
        )
        trade.words += 1
        g.reveal()  # whatever it was: else the way back would tell those outside which word was said
        yield from speak(g, trade, seat, choice)


def talk(trade: Trade, seat: str, g: Nemesis) -> Iterator[Option]:
    """What somebody may say: offer something to somebody, agree, or wait for the others."""
    for other in trade.parties:
        if other != seat:
            yield option("offer", who=g.who(other))
            if offers_between(trade, seat, other) and f"{seat}>{other}" not in trade.agreed:
                yield option("agree", who=g.who(other))
    yield option("listen")


def offers_between(trade: Trade, a: str, b: str) -> list[TradeOffer]:
    """What two parties would give each other now."""
    return [offer for offer in trade.offers if {offer.giver, offer.taker} == {a, b} and offer.things]


def speak(g: Nemesis, trade: Trade, seat: str, choice: Choice) -> Steps:
    """Carry out what somebody said."""
    match choice.verb:
        case "leave":
            if seat == trade.starter:
                close(g)
                return
            trade.parties.remove(seat)
            trade.offers = [offer for offer in trade.offers if seat not in (offer.giver, offer.taker)]
            return
        case "offer":
            yield from offer_something(g, trade, seat, g.seat_of(choice["who"]))
        case "agree":
            yield from agree(g, trade, seat, g.seat_of(choice["who"]))
    trade.speaker = (trade.parties.index(seat) + 1) % len(trade.parties)


def offer_something(g: Nemesis, trade: Trade, seat: str, other: str) -> Steps:
    """Lay things on the table for somebody; any change voids what was agreed (NEM-TRADE-02, NEM-RUL-42).

    Who never says what, offers nothing (NEM-RUL-62).
    """
    player = g.players[seat]
    things = [*player.items, *(thing.id for thing in player.hands)]
    offers = numbered_things(things)
    given: list[str] = []
    if offers:
        choice: Choice = yield g.ask(
            seat,
            "decide",
            offers,
            kind="some",
            secret=True,
            least=0,
            most=len(offers),
            within=PATIENCE,
            args={"who": g.who(seat)},
            private={"what": "offer", "cost": 0},
        )
        given = list(choice.all("thing"))
    trade.offers = [each for each in trade.offers if (each.giver, each.taker) != (seat, other)]
    trade.offers.append(TradeOffer(seat, other, given))
    disagree(trade, seat, other)
    g.reveal()
    seen = OfferSeen(audience=tuple(trade.parties), who=g.who(seat), other=g.who(other), things=tuple(given))
    g.tell(seen)


def numbered_things(things: list[str]) -> list[Option]:
    """Things by name; Objects that look alike are numbered."""
    counts: dict[str, int] = {}
    found = []
    for thing in things:
        counts[thing] = counts.get(thing, 0) + 1
        found.append(option("give", thing=thing, copy=counts[thing]))
    return found


def agree(g: Nemesis, trade: Trade, seat: str, other: str) -> Steps:
    """Agree to what lies between two parties; once both have, it changes hands (NEM-TRADE-03)."""
    trade.agreed.append(f"{seat}>{other}")
    if f"{other}>{seat}" not in trade.agreed:
        return
    disagree(trade, seat, other)
    between = offers_between(trade, seat, other)
    trade.offers = [offer for offer in trade.offers if offer not in between]
    given = {offer.giver: offer.things for offer in between}
    moved = {giver: [items.let_go(g, giver, thing) for thing in things] for giver, things in given.items()}
    for giver, things in moved.items():
        taker = g.players[other if giver == seat else seat]
        for thing in things:
            if heavy(thing.id):
                taker.hands.append(thing)
            else:
                taker.items.append(thing.id)
    g.tell(
        Traded(
            who=g.who(seat),
            other=g.who(other),
            gave=tuple(shown(thing) for thing in given.get(seat, ())),
            took=tuple(shown(thing) for thing in given.get(other, ())),
        )
    )
    for taker_seat in (seat, other):
        yield from items.too_much(g, taker_seat)
    clear_table(g, trade)


def disagree(trade: Trade, a: str, b: str) -> None:
    """Void what two parties agreed to: what lies between them has changed (NEM-RUL-42)."""
    trade.agreed = [each for each in trade.agreed if set(each.split(">")) != {a, b}]


def clear_table(g: Nemesis, trade: Trade) -> None:
    """Take back the offers of what their givers no longer have, and what was agreed about them (NEM-RUL-42)."""
    for offer in trade.offers:
        if not holds(g, offer):
            disagree(trade, offer.giver, offer.taker)
    trade.offers = [offer for offer in trade.offers if holds(g, offer)]


def holds(g: Nemesis, offer: TradeOffer) -> bool:
    """Whether somebody still has all that they offered."""
    player = g.players[offer.giver]
    return not Counter(offer.things) - Counter((*player.items, *(thing.id for thing in player.hands)))


def shown(thing: str) -> str:
    """What everybody sees of a traded thing: itself if Heavy, else the colour of its back (NEM-RUL-42)."""
    if heavy(thing) or (is_item(thing) and CARDS[thing] == "quest"):
        return thing
    return f"back-{CARDS[thing]}"


def close(g: Nemesis) -> None:
    """End the Trade."""
    g.trade = None
    g.tell(TradeEnded())
