"""Actions that focus cards give: orders, care, commands, fresh cards (FTZ-TURN-07)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bot.engine.asks import Choice, Offer, Reason, option
from bot.engine.state import Steps
from bot.games.fireteam.box.cards import FocusCard
from bot.games.fireteam.box.content import FOCUS
from bot.games.fireteam.box.verbs import AttackType
from bot.games.fireteam.events.heroes import Acted
from bot.games.fireteam.rules.bars import bar
from bot.games.fireteam.rules.hero import attacking, hands, moving
from bot.games.fireteam.rules.stats import amount
from bot.games.fireteam.state import Fireteam


class Focus(NamedTuple):
    """What a focus card lets a hero choose from, and what it does then."""

    offers: Callable[[Fireteam, str, FocusCard, Reason | None], Iterator[Offer]]
    do: Callable[[Fireteam, Choice], Steps]


def offers(g: Fireteam, seat: str, spent: Reason | None) -> Iterator[Offer]:
    """What the focus cards in front of a hero let them do."""
    for card in (FOCUS[id] for id in g.heroes[seat].focus):
        if card.verb in VERBS:
            yield from VERBS[card.verb].offers(g, seat, card, spent)


def _to_tend(g: Fireteam, seat: str, card: FocusCard, spent: Reason | None) -> Iterator[Offer]:
    for ally in g.actives_at(g.heroes[seat].at):
        yield option("medic", ally=ally), spent


def _to_recover(g: Fireteam, seat: str, card: FocusCard, spent: Reason | None) -> Iterator[Offer]:
    yield option("restock"), spent or bar(bool(g.heroes[seat].deck.discard), "no-discard", "FTZ-TURN-07")


def _to_command(g: Fireteam, seat: str, card: FocusCard, spent: Reason | None) -> Iterator[Offer]:
    for ally in (each for each in g.seats if each != seat):
        far = spent or _reach_barred(g, g.heroes[seat].at, ally, card.range)
        yield option("command", ally=ally), far or _attack_barred(g, ally)


def _to_order(g: Fireteam, seat: str, card: FocusCard, spent: Reason | None) -> Iterator[Offer]:
    for ally in (each for each in g.seats if each != seat):
        used = bar(not g.ordered, "once", "FTZ-TURN-07")
        yield option("order", ally=ally), used or _reach_barred(g, g.heroes[seat].at, ally, card.range)


def _reach_barred(g: Fireteam, here: str, ally: str, range: int) -> Reason | None:
    """Why an ally does not hear (FTZ-ROLE-03)."""
    hero = g.heroes[ally]
    return bar(not hero.ko, "ally-down", "FTZ-KO-05") or bar(
        g.field.near(here, hero.at, range), "ally-far", "FTZ-TURN-07", range=range
    )


def _attack_barred(g: Fireteam, ally: str) -> Reason | None:
    """Why an ally is not told to attack: there is nothing, unless that would tell what they hold (FTZ-ATTACK-03)."""
    able = g.hidden or any(reason is None for _, reason in attacking.offers(g, ally))
    return bar(able, "ally-idle", "FTZ-ATTACK-03")


def do(g: Fireteam, choice: Choice) -> Steps:
    """Do what a focus card lets a hero do."""
    g.tell(Acted(seat=choice.seat, what=choice.verb))
    yield from VERBS[choice.verb].do(g, choice)


def medic(g: Fireteam, choice: Choice) -> Steps:
    """Let an ally here draw cards."""
    g.acted = True
    hands.draw(g, choice["ally"], amount(g, choice.seat, "medic"))
    yield from ()


def restock(g: Fireteam, choice: Choice) -> Steps:
    """Take cards back from the discard pile."""
    g.acted = True
    yield from hands.recover(g, choice.seat, amount(g, choice.seat, "restock"))


def order(g: Fireteam, choice: Choice) -> Steps:
    """Let an ally walk; this takes no action, but only once."""
    g.ordered = True
    yield from moving.walk(g, choice["ally"], amount(g, choice.seat, "order"))


def commands(g: Fireteam, choice: Choice) -> Steps:
    """Let an ally attack."""
    g.acted = True
    yield from command(g, choice["ally"])


def command(g: Fireteam, ally: str) -> Steps:
    """Let an ally attack now with their own cards."""
    options = [offer for offer, reason in attacking.offers(g, ally) if reason is None]
    if not options and not g.hidden:
        return
    options.append(option("pass"))
    choice: Choice = yield g.ask(ally, "command", options, default=options[-1], secret=g.hidden, args={"seat": ally})
    if not choice.passed:
        type: AttackType = choice["type"]  # type: ignore[assignment]
        yield from attacking.attack(g, ally, choice["target"], type)


VERBS: dict[str, Focus] = {
    "medic": Focus(_to_tend, medic),
    "restock": Focus(_to_recover, restock),
    "command": Focus(_to_command, commands),
    "order": Focus(_to_order, order),
}
"""The focus cards that give an action, by their verb; the others always hold."""
