"""Actions that focus cards give: orders, care, commands, fresh cards (FTZ-TURN-07)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.asks import Choice, Option, Reason, option
from bot.engine.state import Steps
from bot.games.fireteam import attacking, hands, moving
from bot.games.fireteam.content import FOCUS
from bot.games.fireteam.events import Acted
from bot.games.fireteam.state import Fireteam
from bot.games.fireteam.stats import amount
from bot.games.fireteam.tasks import bar
from bot.games.fireteam.verbs import AttackType

Offer = tuple[Option, Reason | None]


def offers(g: Fireteam, seat: str, spent: Reason | None) -> Iterator[Offer]:
    """Offer what the focus cards in front of a hero let them do."""
    here = g.heroes[seat].at
    for card in (FOCUS[id] for id in g.heroes[seat].focus):
        match card.verb:
            case "medic":
                for ally in g.actives_at(here):
                    yield option("medic", ally=ally), spent
            case "restock":
                yield option("restock"), spent or bar(bool(g.heroes[seat].deck.discard), "no-discard", "FTZ-TURN-07")
            case "command" | "order":
                for ally in g.seats:
                    if ally != seat:
                        used = spent if card.verb == "command" else bar("order" not in g.once, "once", "FTZ-TURN-07")
                        idle = _idle(g, ally) if card.verb == "command" else None
                        yield option(card.verb, ally=ally), used or _reaches(g, here, ally, card.range) or idle


def _reaches(g: Fireteam, here: str, ally: str, range: int) -> Reason | None:
    """Say why an ally does not hear (FTZ-ROLE-03)."""
    hero = g.heroes[ally]
    return bar(not hero.ko, "ally-down", "FTZ-KO-05") or bar(
        g.field.near(here, hero.at, range), "ally-far", "FTZ-TURN-07", range=range
    )


def _idle(g: Fireteam, ally: str) -> Reason | None:
    """Say that an ally could attack nothing, unless that would tell what they hold (FTZ-ATTACK-03)."""
    able = g.hidden or any(reason is None for _, reason in attacking.offers(g, ally))
    return bar(able, "ally-idle", "FTZ-ATTACK-03")


def do(g: Fireteam, choice: Choice) -> Steps:
    """Do what a focus card lets a hero do."""
    seat = choice.seat
    g.tell(Acted(seat=seat, what=choice.verb))
    match choice.verb:
        case "medic":
            g.acted = True
            hands.draw(g, choice["ally"], amount(g, seat, "medic"))
        case "restock":
            g.acted = True
            yield from hands.recover(g, seat, amount(g, seat, "restock"))
        case "order":
            g.once.append("order")
            yield from moving.walk(g, choice["ally"], amount(g, seat, "order"))
        case "command":
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
