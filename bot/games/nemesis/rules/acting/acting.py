"""Actions: what they cost, how they are paid and shown, and how the same room may interrupt them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

import msgspec

from bot.engine.asks import PASS, Ask, Choice, Kind, Option, Reason, Together, option
from bot.engine.state import Asking, Steps
from bot.engine.words import Value
from bot.games.nemesis.box.content import face
from bot.games.nemesis.events.crew import Acted, Discarded, Interrupted
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.state import Nemesis

WINDOW = 20
"""Seconds that a reaction window stays open, whoever holds what (NEM-RUL-64)."""


class Act(msgspec.Struct):
    """An Action being taken: who, which, at what Cost, and whether it is paid for."""

    seat: str
    verb: Literal["basic", "card", "item", "room", "quest"]
    name: str
    cost: int
    card: str = ""
    """The Action card that is played, or the Item that is used."""
    part: str = ""
    spend: Callable[[Nemesis, str, str], None] | None = None
    """What becomes of the Item."""
    paid: bool = False
    cancelled: bool = False
    questions: int = 0
    """Questions before it is paid for; from the second on, others could draw conclusions."""


class Part(NamedTuple):
    """A section of a card: whether it can be chosen now, and what it does (NEM-COST-06)."""

    barred: Callable[[Nemesis, str], Reason | None]
    do: Callable[[Nemesis, Act], Steps]


def never_barred(g: Nemesis, seat: str) -> Reason | None:
    """Nothing: such a section can be chosen at any time."""
    return None


def decide(
    g: Nemesis,
    act: Act,
    what: str,
    options: Iterable[Option],
    *,
    kind: Kind = "one",
    least: int = 1,
    most: int = 1,
    **args: Value,
) -> Asking[Choice]:
    """Ask the actor something before the Action is declared: others only see that somebody decides."""
    player = g.players[act.seat]
    if act.questions or not player.hand:
        g.reveal()
    act.questions += 1
    choice: Choice = yield g.ask(
        act.seat,
        "decide",
        options,
        kind=kind,
        secret=True,
        least=least,
        most=most,
        args={"who": g.who(act.seat) or act.seat},
        private={"what": what, "cost": act.cost, **args},
    )
    return choice


def pay_barred(g: Nemesis, seat: str, cost: int, card: str = "") -> Reason | None:
    """Why a Cost cannot be paid: Contamination never pays (NEM-COST-01, NEM-COST-03)."""
    cards = len(g.players[seat].payable) - bool(card)
    return bar(cards >= cost, "cannot-pay", "NEM-COST-03")


def pay(g: Nemesis, act: Act) -> Asking[bool]:
    """Pay for an Action, show it, and let the room interrupt; False if it did (NEM-COST-01, NEM-COST-02)."""
    if act.paid:
        return not act.cancelled
    player = g.players[act.seat]
    cards = list(player.hand)
    if act.verb == "card":
        cards.remove(act.card)
    spent = yield from price(g, act, cards)
    discard(g, act.seat, [act.card, *spent] if act.verb == "card" else spent)
    if act.spend:
        act.spend(g, act.seat, act.card)
    act.paid = True
    g.reveal()
    shown = tuple(face(card) for card in spent)
    g.tell(Acted(who=g.who(act.seat), act=act.name, card=act.card, kind=act.verb, cards=shown))
    act.cancelled = yield from interrupted(g, act.seat, g.players[act.seat].at)
    return not act.cancelled


def price(g: Nemesis, act: Act, cards: list[str]) -> Asking[list[str]]:
    """Let the actor pick the cards that pay; no question where the whole hand must go."""
    if not act.cost:
        return []
    if len(cards) == act.cost:
        return cards
    offers = tuple(each for each in numbered("pay", cards) if each.args["card"] != "contamination")
    choice = yield from decide(g, act, "pay", offers, kind="some", least=act.cost, most=act.cost)
    return picked(cards, choice)


def numbered(verb: str, cards: Iterable[str]) -> list[Option]:
    """Cards of a hand by what is printed on them, numbering those that look alike."""
    counts: dict[str, int] = {}
    offers = []
    for card in cards:
        shown = face(card)
        counts[shown] = counts.get(shown, 0) + 1
        offers.append(option(verb, card=shown, copy=counts[shown]))
    return offers


def picked(cards: list[str], choice: Choice) -> list[str]:
    """The cards that were picked among those offered by `numbered`."""
    alike: dict[str, list[str]] = {}
    for card in cards:
        alike.setdefault(face(card), []).append(card)
    return [alike[str(each.args["card"])][int(each.args["copy"]) - 1] for each in choice.options]


def discard(g: Nemesis, seat: str, cards: Iterable[str]) -> None:
    """Put cards from a hand face up on its owner's discard pile (NEM-COST-02)."""
    player = g.players[seat]
    for card in cards:
        player.hand.remove(card)
        player.discard.append(card)


def discard_openly(g: Nemesis, seat: str, cards: list[str]) -> None:
    """Discard cards for another reason than a Cost, and say which."""
    discard(g, seat, cards)
    g.reveal()
    g.tell(Discarded(who=g.who(seat), cards=tuple(face(card) for card in cards)))


def interrupted(g: Nemesis, seat: str, room: str) -> Asking[bool]:
    """Open the window for Interruption to everybody in the room who could hold it; True if the Action is cancelled.

    That it opens, and to whom, follows from what everybody sees (NEM-RUL-64): cards in hand, the discard piles (who has
    discarded Interruption cannot hold it), and who lets all windows of this round pass.
    """
    others = [other for other in g.crew_in(room) if other != seat and could_interrupt(g, other)] if room else []
    if not others:
        return False
    choices: tuple[Choice, ...] = yield Together(tuple(_window(g, other, seat) for other in others))
    by = next((choice.seat for choice in choices if not choice.passed), "")
    if not by:
        return False
    discard(g, by, ["interruption"])
    g.tell(Interrupted(who=g.who(by), other=g.who(seat)))
    again = yield from interrupted(g, by, room)
    return not again


def could_interrupt(g: Nemesis, seat: str) -> bool:
    """Whether, as far as everybody can see, this person could play an Interruption this round."""
    player = g.players[seat]
    return bool(player.hand) and "interruption" not in player.discard and not player.lets_pass


def _window(g: Nemesis, seat: str, actor: str) -> Ask:
    let = option(PASS)
    able = [option("interrupt")] if "interruption" in g.players[seat].hand else []
    return g.ask(
        seat,
        "interrupt",
        (*able, let),
        kind="react",
        secret=True,
        default=let,
        within=WINDOW,
        args={"other": g.who(actor)},
    )
