"""Hands and action decks: drawing, reshuffling, discarding (FTZ-DRAW, FTZ-DECK)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from bot.engine.asks import Choice, Option, option
from bot.engine.state import Asking
from bot.games.fireteam.box.content import CARDS
from bot.games.fireteam.events.heroes import Discarded, Drew, Received, Recovered, Reshuffled
from bot.games.fireteam.state import Fireteam


def draw(g: Fireteam, seat: str, count: int) -> int:
    """Draw so many cards; an effect's draw may exceed the hand limit (FTZ-DRAW-06)."""
    if count <= 0:
        return 0
    hero, drawn = g.heroes[seat], list[str]()
    g.reveal()
    for _ in range(count):
        refill(g, seat)
        if not hero.deck.cards:
            break
        drawn.append(hero.deck.cards.pop())
        refill(g, seat)
    hero.hand.extend(drawn)
    hero.hand.sort()
    g.tell(Drew(seat=seat, count=len(drawn)))
    if drawn:
        g.tell(Received(audience=(seat,) if g.hidden else g.seats, seat=seat, cards=tuple(sorted(drawn))))
    return len(drawn)


def refill(g: Fireteam, seat: str) -> None:
    """Shuffle the discard pile into a new deck the moment the deck is empty (FTZ-DRAW-05, RUL-18, RUL-19)."""
    deck, kept = g.heroes[seat].deck, g.heroes[seat].playing
    if not deck.cards and len(deck.discard) > len(kept):
        deck.cards, deck.discard = deck.discard, list(kept)
        for card in kept:
            deck.cards.remove(card)
        g.shuffle(deck.cards)
        g.tell(Reshuffled(seat=seat))


@contextmanager
def playing(g: Fireteam, seat: str, cards: Iterable[str]) -> Iterator[None]:
    """Put cards down and keep them out of a new deck until they are resolved (RUL-16, RUL-18, RUL-42)."""
    put_down(g, seat, played := list(cards))
    now = g.heroes[seat].playing
    now += played
    try:
        yield
    finally:
        for card in played:
            now.remove(card)


def put_down(g: Fireteam, seat: str, cards: Iterable[str]) -> None:
    """Move cards from a hand to its owner's discard pile (FTZ-ATTACK-17)."""
    hero = g.heroes[seat]
    for card in cards:
        hero.hand.remove(card)
        hero.deck.discard.append(card)
    if g.hidden:
        g.reveal()


def holding(hand: Iterable[str], verb: str) -> list[Option]:
    """Each card of a hand, copies told apart."""
    return [option(verb, card=card, copy=copy) for copy, card in enumerate(hand)]


def worth(card: str) -> tuple[int, str]:
    """Rank cards by strength: the least is discarded first by default (RUL-69)."""
    attack = CARDS[card].attack
    return attack.strength + 2 * attack.bonus, card


def cheapest(hand: Iterable[str], count: int) -> list[str]:
    """Choose the cards that are missed least."""
    return sorted(hand, key=worth)[:count]


def choose(g: Fireteam, seat: str, prompt: str, count: int, of: list[str], *, known: bool = False) -> Asking[list[str]]:
    """Let a player choose so many of these cards, the cheapest first (RUL-69).

    Without a choice nobody is asked, unless that would tell what is hidden; `known` says that all see these cards.
    """
    whole = len(of) <= count and (known or len(of) == len(g.heroes[seat].hand))
    if whole or ((known or not g.hidden) and (len(of) <= count or len(set(of)) == 1)):
        return of[:count]
    if g.heroes[seat].orders.get("discards") == "cheapest":
        return cheapest(of, count)
    options = holding(sorted(of, key=worth), "pick")
    picked: Choice = yield g.ask(
        seat,
        prompt,
        options,
        kind="some",
        least=count,
        most=count,
        secret=g.hidden and not known,
        ours=not known,
        args={"seat": seat, "count": count},
    )
    return list(picked.all("card"))


def lay_off(g: Fireteam, seat: str, count: int) -> Asking[None]:
    """Let a player discard so many cards of their choice (FTZ-CATTACK-06)."""
    hero = g.heroes[seat]
    cards = yield from choose(g, seat, "discard", count, list(hero.hand))
    put_down(g, seat, cards)
    if cards:
        g.tell(Discarded(seat=seat, cards=tuple(cards), left=len(hero.hand)))


def recover(g: Fireteam, seat: str, count: int) -> Asking[None]:
    """Take cards of one's choice back from the discard pile, but none that is being resolved."""
    hero = g.heroes[seat]
    pile = sorted((Counter(hero.deck.discard) - Counter(hero.playing)).elements())
    cards = yield from choose(g, seat, "recover", count, pile, known=True)
    for card in cards:
        hero.deck.discard.remove(card)
        hero.hand.append(card)
    hero.hand.sort()
    if cards:
        g.tell(Recovered(seat=seat, cards=tuple(cards)))
