"""Cards in a Character's hands: gained, kept within the slots, discarded; Munitions and searches (RISE-SLOT, -CARD)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from bot.engine.asks import PASS, Choice, costly, option
from bot.engine.decks import Deck, kind_of
from bot.engine.state import Steps
from bot.games.rise.box.cards import DeckName, Search, Weapon, fits
from bot.games.rise.box.worth import card_worth
from bot.games.rise.events.attacks import CardDiscarded, CardGained, CardUsed, DeckEmpty, DeckSearched, MunitionsLoaded
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Rise


def gain_card(g: Rise, seat: str, card: str) -> Steps:
    """Give a Character a card; what finds no slot is discarded at once (RISE-SLOT-03)."""
    g.characters[seat].cards.append(card)
    g.tell(CardGained(seat=seat, card=card))
    yield from discard_excess(g, seat)


def discard_excess(g: Rise, seat: str) -> Steps:
    """Let the owner discard cards until the rest finds room (RISE-SLOT-02, -03, RISE-RULING-46)."""
    while over := excess(g, seat, g.characters[seat].cards):
        cards = g.characters[seat].cards
        helps = [card for card in cards if excess(g, seat, [other for other in cards if other != card]) < over]
        least = min(sorted(helps), key=worth)
        options = [(option if card == least else costly)("discard", card=card) for card in sorted(helps)]
        choice: Choice = yield g.ask(
            seat, "overflow", options, default=option("discard", card=least), args={"seat": seat, "count": over}
        )
        discard(g, seat, choice["card"])
        g.tell(CardDiscarded(seat=seat, card=choice["card"]))


def worth(card: str) -> float:
    """How gladly a card is kept, by the name of its copy."""
    return card_worth(figures.card(card))


def excess(g: Rise, seat: str, cards: Iterable[str]) -> int:
    """The number of cards that must go so that the rest finds room (RISE-RULING-46)."""
    cards = list(cards)
    extra = figures.extra_slots(g, seat)
    return next(
        gone
        for gone in range(len(cards) + 1)
        if any(has_room(kept, extra) for kept in combinations(cards, len(cards) - gone))
    )


def has_room(cards: Iterable[str], extra: int = 0) -> bool:
    """Whether cards find slots, at most one of them Armor (RISE-SLOT-01, -02, RISE-EQUIP-16, RULING-80)."""
    kinds = [figures.card(card) for card in cards]
    weapons = sum(isinstance(kind, Weapon) for kind in kinds)
    armor = sum("armor" in kind.keywords for kind in kinds)
    return armor <= 1 and fits(weapons, len(kinds) - weapons, extra)


def discard(g: Rise, seat: str, card: str) -> None:
    """Take a card from a Character and put it where discarded cards go."""
    drop(g, seat, card)
    bury(g, card)


def drop(g: Rise, seat: str, card: str) -> None:
    """Take a card out of a Character's slots, or off the Class card it is stored on; its dice are out (RULING-90)."""
    me = g.characters[seat]
    if card in me.cards:
        me.cards.remove(card)
    else:
        del me.stored[next(place for place, stored in me.stored.items() if stored == card)]
    me.armor.pop(card, None)
    for space in [space for space in g.spaces if space.startswith(f"{card}/")]:
        del g.spaces[space]


def bury(g: Rise, card: str) -> None:
    """Put a card on its deck's discard pile; one of level S is set aside (RISE-RULING-86)."""
    kind = figures.card(card)
    if kind.level == "S":
        g.set_aside.append(card)
    else:
        (g.weapons if isinstance(kind, Weapon) else g.equipment).discard.append(card)


def deck(g: Rise, name: DeckName) -> Deck:
    """A deck by its name."""
    return g.weapons if name == "weapon" else g.equipment


def draw(g: Rise, seat: str, name: DeckName, count: int = 1) -> Steps:
    """Draw cards for a Character, the discard pile being shuffled in when the deck is empty (RISE-RULING-76)."""
    for _ in range(count):
        drawn = g.draw(deck(g, name))
        if not drawn:
            g.tell(DeckEmpty(deck=name))
            return
        yield from gain_card(g, seat, drawn[0])


def munitions(g: Rise, seat: str) -> list[str]:
    """The Munitions a Character may discard at the start of its turn (RISE-EQUIP-10, RULING-04)."""
    return sorted(card for card, kind in figures.equipment(g, seat).items() if kind.use == "turn-start")


def load_munitions(g: Rise, seat: str, card: str) -> None:
    """Discard Munitions: they improve all own Attacks until the end of the turn (RISE-EQUIP-10)."""
    discard(g, seat, card)
    g.characters[seat].munitions.append(card)
    g.tell(MunitionsLoaded(seat=seat, card=card))


def spend_card(g: Rise, seat: str, card: str) -> None:
    """Discard a card because it is used (RISE-CARD-06)."""
    discard(g, seat, card)
    g.tell(CardUsed(seat=seat, card=card))


def found(g: Rise, search: Search) -> list[str]:
    """The cards of a deck that a search may take, one of each kind."""
    wanted = set(search.keywords)
    fitting = (card for card in deck(g, search.deck).cards if wanted & set(figures.card(card).keywords))
    return sorted({kind_of(card): card for card in sorted(fitting, reverse=True)}.values())


def look_through(g: Rise, seat: str, search: Search) -> Steps:
    """Look through a deck, take a fitting card or none, shuffle the rest (RISE-EQUIP-04, RULING-77)."""
    cards_found = found(g, search)
    taken = ""
    if cards_found:
        options = (*(option("fetch", card=card) for card in cards_found), option(PASS))
        best = option("fetch", card=max(cards_found, key=worth))
        choice: Choice = yield g.ask(seat, "search", options, secret=True, default=best, args={"deck": search.deck})
        taken = "" if choice.passed else choice["card"]
    cards = deck(g, search.deck).cards
    if taken:
        cards.remove(taken)
    g.shuffle(cards)
    g.tell(DeckSearched(seat=seat, deck=search.deck))
    if taken:
        yield from gain_card(g, seat, taken)
