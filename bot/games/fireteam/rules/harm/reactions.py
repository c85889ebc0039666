"""Reaction windows: who may answer a condition, and what their cards do (FTZ-REACT, RUL-56)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.asks import PASS, Ask, Choice, Together, costly, option
from bot.engine.state import Steps
from bot.engine.words import Value
from bot.games.fireteam.box.cards import Reaction
from bot.games.fireteam.box.content import BOX, CARDS, HEROES
from bot.games.fireteam.box.verbs import Condition
from bot.games.fireteam.events.heroes import Reacted
from bot.games.fireteam.rules.harm.reaction_effects import DOES, USEFUL, reach
from bot.games.fireteam.rules.hero import hands
from bot.games.fireteam.rules.moments import PATIENCE, Moment, aimed
from bot.games.fireteam.state import Fireteam

ANSWERS: dict[Condition, frozenset[str]] = {
    when: frozenset(card.id for card in BOX.cards if card.reaction and card.reaction.when == when)
    for when in {card.reaction.when for card in BOX.cards if card.reaction}
}
"""For each condition the kinds of cards that answer it."""


def window(g: Fireteam, moment: Moment) -> Steps:
    """Open a window: each player may answer with one reaction, none in an ambush (FTZ-REACT-01..03, FTZ-AMBUSH-04)."""
    if g.ambushed or moment.when not in ANSWERS:
        return
    if g.hidden:
        yield from _hidden(g, moment)
        return
    answers = ANSWERS[moment.when]
    for seat in g.active:
        if not stands(g, moment):
            return
        hand = g.heroes[seat].hand
        if answers.isdisjoint(hand) or _excused(g, seat, moment):
            continue
        if cards := fitting(g, seat, moment, dict.fromkeys(hand)):
            choice: Choice = yield _ask(g, seat, cards, moment)
            yield from _play(g, choice, moment)


def _hidden(g: Fireteam, moment: Moment) -> Steps:
    """Ask everybody whose deck could hold an answer, all at once, whatever they hold."""
    asks = []
    for seat in g.active:
        hero = g.heroes[seat]
        if hero.hand and not _excused(g, seat, moment) and fitting(g, seat, moment, owned(g, seat)):
            asks.append(_ask(g, seat, fitting(g, seat, moment, dict.fromkeys(hero.hand)), moment))
    if asks:
        choices: tuple[Choice, ...] = yield Together(tuple(asks))
        g.reveal()
        for choice in choices:
            held = [] if choice.passed or choice["card"] not in g.heroes[choice.seat].hand else [choice["card"]]
            if stands(g, moment) and fitting(g, choice.seat, moment, held):
                yield from _play(g, choice, moment)


def stands(g: Fireteam, moment: Moment) -> bool:
    """Whether a moment has not passed: an attacker without its target chooses again, a new moment (RUL-39)."""
    return moment.assault is None or aimed(g, moment.assault)


def _ask(g: Fireteam, seat: str, cards: list[str], moment: Moment) -> Ask:
    """Ask one player; what they could play is for their eyes only."""
    let = (costly if moment.when == "ko" else option)(PASS)
    options = [*(option("react", card=card) for card in cards), let]
    args = _args(seat, moment)
    prompt = f"react-{moment.when}"
    return g.ask(seat, prompt, options, kind="react", secret=True, default=let, args=args, within=PATIENCE)


def _args(seat: str, moment: Moment) -> dict[str, Value]:
    """What the window is about."""
    args: dict[str, Value] = {"seat": seat}
    if moment.seat:
        args["hero"] = moment.seat
    if moment.blow:
        args |= {"target": moment.blow.target, "type": moment.blow.type, "need": moment.need}
        args["ally"] = int(moment.blow.target in HEROES)
        args |= {"dice": moment.dice, "faces": tuple(moment.blow.faces), "hits": moment.blow.hits}
    if moment.assault:
        args["strength"] = moment.dice
    args["creature"] = moment.creature
    args["at"] = moment.at
    args["damage"] = moment.harm.damage if moment.harm else 0
    return args


def _play(g: Fireteam, choice: Choice, moment: Moment) -> Steps:
    """Discard the card first, then do what it says (FTZ-REACT-07, RUL-57)."""
    if choice.passed:
        return
    card = choice["card"]
    with hands.playing(g, choice.seat, [card]):
        g.count("reactions", choice.seat)
        g.tell(Reacted(seat=choice.seat, card=card))
        reaction = CARDS[card].reaction
        if reaction:
            yield from DOES[reaction.does](g, choice.seat, reaction, moment)


def _excused(g: Fireteam, seat: str, moment: Moment) -> bool:
    """Keep to a standing order: never ask, or never for little damage."""
    orders = g.heroes[seat].orders
    if not orders:
        return False
    if orders.get("reactions") == "never":
        return True
    if moment.when != "hit" or moment.harm is None or moment.harm.damage > len(g.heroes[moment.harm.seat].hand):
        return False  # what would knock somebody out is never little
    return moment.harm.damage < int(orders.get("small-hits", "0"))


def place(g: Fireteam, moment: Moment) -> str:
    """Where a moment is now: with a target that may have stepped aside, a creature that may have been stopped."""
    if moment.assault:
        return g.heroes[moment.seat].at
    moved = g.creatures.get(moment.creature) if moment.advance else None
    return moved.at if moved else moment.at


def fitting(g: Fireteam, seat: str, moment: Moment, cards: Iterable[str]) -> list[str]:
    """The cards whose condition, range and target fit (FTZ-REACT-01, -04)."""
    answers = ANSWERS[moment.when]
    return [card for card in cards if card in answers and _fits(g, seat, CARDS[card].reaction, moment)]


def _fits(g: Fireteam, seat: str, reaction: Reaction | None, moment: Moment) -> bool:
    if reaction is None or g.heroes[seat].ko:
        return False
    if reaction.of == "ally" and seat == moment.seat:
        return False
    if reaction.of == "self" and seat != moment.seat:
        return False
    if not g.field.near(g.heroes[seat].at, place(g, moment), reach(g, reaction)):
        return False
    useful = USEFUL.get(reaction.does)
    return useful is None or useful(g, seat, reaction, moment)


def owned(g: Fireteam, seat: str) -> list[str]:
    """The kinds of cards in a hero's deck, wherever they are: everybody knows them."""
    role, upgrades = HEROES[seat].role, g.heroes[seat].upgrades
    return [card.id for card in BOX.cards if card.role == role and (not card.upgrade or card.id in upgrades)]
