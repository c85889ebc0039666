"""A player's go in a stage: play a card of its number, exchange one, or pass (SAL-STAGE, SAL-EXCHANGE)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from bot.engine.asks import PASS, Choice, Offer, Reason, option
from bot.engine.state import Steps
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
from bot.games.salvation.events.cards import CardPlayed, Exchanged, Passed
from bot.games.salvation.rules import rulings
from bot.games.salvation.rules.board import combat, planning, reinforcing, scouting
from bot.games.salvation.rules.cards import developing, missions, tactics
from bot.games.salvation.rules.cards.dealing import discard, draw_cards, leave_hand
from bot.games.salvation.state import FIRST_STAGE, LAST_STAGE, Salvation


class Rule(NamedTuple):
    """What a kind of action needs, and what it does."""

    barred: Callable[[Salvation, Playing], Reason | None]
    do: Callable[[Salvation, Playing], Steps]


RULES: dict[type[Action], Rule] = {
    Move: Rule(planning.barred, planning.move),
    Attack: Rule(combat.barred, combat.attack_card),
    Scout: Rule(scouting.barred, scouting.scout),
    Place: Rule(reinforcing.barred, reinforcing.place),
    Build: Rule(reinforcing.build_barred, reinforcing.build),
    Develop: Rule(developing.barred, developing.develop),
    Learn: Rule(developing.learn_barred, developing.learn),
    Draw: Rule(tactics.draw_barred, tactics.draw),
    Survey: Rule(tactics.survey_barred, tactics.survey),
    Lasting: Rule(tactics.last_barred, tactics.last),
    Mission: Rule(missions.barred, missions.fulfil),
}


def go(g: Salvation, seat: str) -> Steps:
    """Let a player act in the current stage, once (SAL-STAGE-05, -07, -09)."""
    if not could_hold(g, seat, g.stage):
        return
    if seat in g.passing or g.stage < g.until.get(seat, FIRST_STAGE):
        g.tell(Passed(seat=seat, stage=g.stage))
        return
    choice: Choice = yield g.ask(
        seat,
        "stage",
        offers(g, seat),
        checkpoint=True,
        secret=True,
        default=option(PASS),
        within=rulings.PATIENCE,
        args={"seat": seat, "stage": g.stage},
    )
    if choice.passed or choice.verb == "skip":
        g.until[seat] = int(choice["to"]) if choice.verb == "skip" else FIRST_STAGE
        g.tell(Passed(seat=seat, stage=g.stage))
        return
    g.reveal()
    card = CARDS[choice["card"]]
    if choice.verb == "exchange":
        exchange(g, seat, card)
    else:
        yield from play_card(g, Playing(seat, card, card.action(str(choice.options[0].args.get("action", "")))))


def offers(g: Salvation, seat: str) -> Iterator[Offer]:
    """What a hand allows in this stage, with the reason why the rest must wait (SAL-STAGE-02)."""
    for id in dict.fromkeys(g.hands[seat]):
        card = CARDS[id]
        early = None
        if card.number != g.stage:
            early = Reason("salvation-refuse-stage", "SAL-STAGE-02", {"card": id, "number": card.number})
        for action in card.actions:
            played = option("play", card=id, action=action.id) if len(card.actions) > 1 else option("play", card=id)
            yield played, early or RULES[type(action)].barred(g, Playing(seat, card, action))
        tactic = Reason("salvation-refuse-exchange-tactics", "SAL-EXCHANGE-04", {"card": id})
        yield option("exchange", card=id), tactic if card.family == "tactics" else early
    yield option(PASS), None
    yield from skips(g, seat)


def skips(g: Salvation, seat: str) -> Iterator[Offer]:
    """Let this stage pass and the next ones with it, up to the first for which the hand has a card (SAL-RUL-09)."""
    later = min((CARDS[id].number for id in g.hands[seat] if CARDS[id].number > g.stage), default=LAST_STAGE + 1)
    if later > g.stage + 1:
        yield option("skip", to=later), None


def could_hold(g: Salvation, seat: str, number: int) -> bool:
    """Whether a hand may hold a card of a number, as far as everybody knows: not all of them lie elsewhere."""
    side = g.side(seat)
    elsewhere = Counter([*g.deck(seat).discard, *g.gone, *(lies.card for lies in g.table)])
    elsewhere.update(g.tactics)  # Skynet's, and which lie there follows from where the others are
    owned = ((card.id, card.count) for card in CARDS.values() if card.side == side and card.number == number)
    return any(count > elsewhere[id] for id, count in owned)


def exchange(g: Salvation, seat: str, card: Card) -> None:
    """Discard a card, then draw as many as its number (SAL-EXCHANGE-02, -03, SAL-RUL-66)."""
    discard(g, seat, card.id)
    g.tell(Exchanged(seat=seat, card=card.id, count=card.number))
    draw_cards(g, seat, card.number, expected=True)


def play_card(g: Salvation, playing: Playing) -> Steps:
    """Use a card for one action; it is discarded at once, a Tactics card after its use (SAL-CARD-01, -02)."""
    card = playing.card
    leave_hand(g, playing.seat, card.id)
    if card.family == "mission" and "missions-once" in g.rules:
        g.gone.append(card.id)
    elif card.family != "tactics":
        g.deck(playing.seat).discard.append(card.id)
    chosen = playing.action.id if len(card.actions) > 1 else ""
    g.tell(CardPlayed(seat=playing.seat, card=card.id, action=chosen))
    yield from RULES[type(playing.action)].do(g, playing)
    if card.family == "tactics" and not isinstance(playing.action, Lasting):
        g.deck(playing.seat).discard.append(card.id)
