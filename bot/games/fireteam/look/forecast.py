"""The chances of the attacks that a hero could make on a target, and of what it does in return, in words."""

from __future__ import annotations

from bot.engine.dice import at_least, percent
from bot.engine.words import Phrase, Value
from bot.games.fireteam.box.content import MOST_DICE
from bot.games.fireteam.box.verbs import TYPES, AttackType
from bot.games.fireteam.look import odds
from bot.games.fireteam.look.views import View
from bot.games.fireteam.rules import tasks
from bot.games.fireteam.rules.hero import attacking
from bot.games.fireteam.rules.stats import resistance, stat
from bot.games.fireteam.rules.threat import activation
from bot.games.fireteam.state import Fireteam


def forecast(v: View, seat: str, target: str) -> tuple[Phrase, ...]:
    """Which cards of a hero's hand to combine, with what chance, and what the target does in return."""
    g = v.now
    if target not in g.creatures and target not in tasks.attackable(g):
        return (Phrase("fireteam-odds-nowhere", {"seat": seat}),)
    if v.hands[seat] > len(g.heroes[seat].hand):
        own = [Phrase("fireteam-odds-hidden", {"seat": seat})]
    else:
        own = [line(g, seat, target, made) for made in odds.volleys(g, seat, target)]
    back = (answer(g, target),) if target in g.creatures else ()
    return (head(g, seat, target), *(own or [Phrase("fireteam-odds-none", {"seat": seat})]), *back)


def targets(v: View) -> dict[str, str]:
    """All that may be attacked, and where it is: creatures, and things that an objective says to destroy."""
    g = v.now
    return {id: attacking.place_of(g, id) for id in (*g.creatures, *tasks.attackable(g))}


def head(g: Fireteam, seat: str, target: str) -> Phrase:
    """The target, how far it is, and what it withstands."""
    at = attacking.place_of(g, target)
    args: dict[str, Value] = {
        "target": target,
        "at": at,
        "distance": g.field.distance[g.heroes[seat].at][at],
        "life": tasks.lay_of(g, target).life if target in g.things else stat(g, g.creatures[target], "life"),
        **{type: _resist(g, target, type) for type in TYPES},
    }
    return Phrase("fireteam-odds-target", args)


def _resist(g: Fireteam, target: str, type: AttackType) -> int:
    """What a target withstands of a type."""
    if target in g.things:
        return tasks.lay_of(g, target).resist.get(type, 0)
    return resistance(g, g.creatures[target], type)


def line(g: Fireteam, seat: str, target: str, made: odds.Volley) -> Phrase:
    """The chance of one combination of cards, and whom else it would hit (FTZ-EXPLOSIVE-01, -02)."""
    hurt = attacking.friends(g, attacking.combine(seat, target, made.type, made.cards))
    args: dict[str, Value] = {
        "friends": len(hurt),
        "heroes": tuple(hurt),
        "cards": made.cards,
        "type": made.type,
        "dice": made.dice,
        "bonus": made.bonus,
        "need": made.need,
        "henry": made.rerolls,
        "chance": percent(made.chance),
    }
    return Phrase("fireteam-odds-cards", args)


def answer(g: Fireteam, target: str) -> Phrase:
    """What a creature's own attack does with those beside it, before terrain and its special ability."""
    dice = min(MOST_DICE, activation.own_dice(g, target))
    hits = odds.hits_of(dice)
    harm, more = percent(at_least(hits, 1)), percent(at_least(hits, 2))
    return Phrase("fireteam-odds-back", {"creature": target, "dice": dice, "harm": harm, "more": more})
