"""What a game-master may put right in Lamplight: health, places, oil, the lamp, the round, and open cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.engine.asks import Reason
from bot.engine.fixes import Fix, numbers
from bot.games.training.state import HEALTH, Lamplight

DISCARD, DECK = "discard", "deck"
GONE = "gone"


def fixes(g: Lamplight) -> tuple[Fix, ...]:
    """All that may be set: only what lies open on the table is named, so that the list tells nobody's hand."""
    return tuple(_offered(g))


def _offered(g: Lamplight) -> Iterator[Fix]:
    hexes = tuple(sorted(g.plan.hexes))
    for seat in g.seats:
        keeper = g.keepers[seat]
        yield Fix(id="health", args={"seat": seat}, now=str(keeper.health), values=numbers(0, HEALTH))
        yield Fix(id="place", args={"seat": seat}, now=keeper.at, values=hexes, names="at")
        yield Fix(id="oil", args={"seat": seat}, now=str(keeper.oil), values=numbers(0, 1))
    for shade in g.shades:
        yield Fix(id="shade", args={"shade": shade.id}, now=shade.at, values=(*hexes, GONE), names="spot")
    for at, flasks in g.crates.items():
        yield Fix(id="crate", args={"at": at}, now=str(flasks), values=numbers(0, g.plan.crates[at]))
    for card in Counter(g.deck.discard):
        yield Fix(id="card", args={"card": card}, now=DISCARD, values=(*g.seats, DECK), names="holder")
    yield Fix(id="lamp", now=str(g.lamp), values=numbers(1, (g.goal or 13) - 1))
    yield Fix(id="round", now=str(g.round), values=numbers(1, g.plan.rounds))
    yield Fix(id="actions", args={"seat": _turn(g)}, now=str(g.actions), values=numbers(1, 2))


def fix(g: Lamplight, chosen: Fix, value: str) -> None:
    """Put one of them right."""
    match chosen.id:
        case "health":
            g.keepers[str(chosen.args["seat"])].health = int(value)
        case "place":
            g.keepers[str(chosen.args["seat"])].at = value
        case "oil":
            g.keepers[str(chosen.args["seat"])].oil = int(value)
        case "shade":
            _put_shade(g, str(chosen.args["shade"]), value)
        case "crate":
            g.crates[str(chosen.args["at"])] = int(value)
        case "card":
            _move_card(g, str(chosen.args["card"]), value)
        case "lamp":
            g.lamp = int(value)
        case "round":
            g.round = int(value)
        case "actions":
            g.actions = int(value)


def unsound(g: Lamplight) -> Reason | None:
    """Why a position could not be: the lamp burns, is not full, and somebody is on their feet (TRAIN-LOSE-01)."""
    if not any(g.up()):
        return Reason("training-unsound-all-down", "TRAIN-LOSE-01")
    if g.lamp <= 0 or (g.goal and g.lamp >= g.goal):
        return Reason("training-unsound-lamp", "TRAIN-WIN-01")
    return None


def _put_shade(g: Lamplight, id: str, value: str) -> None:
    shade = g.shade(id)
    if value == GONE:
        g.shades.remove(shade)
    else:
        shade.at = value


def _move_card(g: Lamplight, card: str, to: str) -> None:
    """Move a card from the discard pile to a hand, or shuffle it into the deck."""
    g.deck.discard.remove(card)
    if to == DECK:
        g.deck.cards.append(card)
        g.shuffle(g.deck.cards)
    else:
        g.keepers[to].hand.append(card)
        g.keepers[to].hand.sort()


def _turn(g: Lamplight) -> str:
    return g.seats[min(g.turn, len(g.seats) - 1)]
