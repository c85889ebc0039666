"""What befalls friends and Enemies: how hurt somebody is, how dangerous something."""

from __future__ import annotations

from bot.engine.asks import Ask, Option
from bot.engine.words import Phrase
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.look.effects.cards import does
from bot.games.rise.look.ground import covered
from bot.games.rise.look.outlook import acts_next
from bot.games.rise.rules import harm
from bot.games.rise.rules.enemies import arrivals
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Rise


def foe(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """Where an Enemy is, how hard it hits and how far, and whether it acts next."""
    found = g.enemy(str(offer.args["target"]))
    card = figures.stats(found)
    return Phrase(
        "rise-effect-enemy",
        {"at": found.at, "dice": card.attack, "range": card.range, "next": int(acts_next(g, found))},
    )


def friend(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """How much somebody can still bear."""
    id = str(offer.args.get("target", offer.args.get("seat", g.turn)))
    at = figures.at(g, id)
    left = max(0, figures.wound_limit(g, id) - harm.wounds_of(g, id))
    down = int(id not in figures.friends(g))
    return Phrase("rise-effect-friend", {"at": at, "left": left, "cover": covered(g).get(at, 0), "down": down})


def command(g: Rise, ask: Ask, offer: Option) -> Phrase | None:
    """What an Ally does."""
    found = figures.ally(g, str(offer.args["target"]))
    return does(found.kind) if found else None


def guard(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """What is taken, and how much one can bear."""
    seat = ask.seats[0]
    left = max(0, figures.wound_limit(g, seat) - figures.wounds(g, seat))
    cover = covered(g).get(figures.at(g, seat), 0)
    return Phrase("rise-effect-guard", {"count": int(offer.args["count"]), "left": left, "cover": cover})


def jam(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """How many Entrances a value brings Enemies to."""
    return Phrase("rise-effect-jam", {"count": _shown(g, int(offer.args["value"]))})


def reinforcement(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """How many Enemies a Reinforcement Die brings as it lies."""
    return Phrase("rise-effect-reinforcement", {"count": _shown(g, int(offer.args["die"]))})


def _shown(g: Rise, value: int) -> int:
    """How many Entrances show a value."""
    return sum(value in arrivals.results(entrance) for entrance in g.entrances.values())


def colour(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """The line of machines that answers a colour."""
    line = plan(g).pool[next(each for each in plan(g).pool if each == offer.args["colour"])]
    return Phrase("rise-effect-colour", {"count": len(line), "enemy": line[0]}) if line else Phrase("rise-effect-alone")


PASSED = {
    "going-down": "fall",
    "fist": "unused-fist",
    "fist-after": "unused-fist",
    "after-defending": "unused-fist",
    "second-weapon": "no-more-attack",
    "attack-again": "no-more-attack",
    "ally-attack": "no-attack",
    "jam": "no-jam",
    "reroll-reinforcements": "as-they-lie",
    "search": "no-card",
    "medkit": "kept-card",
    "ally-heal": "untreated",
    "ally-interact": "unused-object",
}
"""What is told of letting a question pass, where it is always the same."""


def passing(g: Rise, ask: Ask, offer: Option) -> Phrase | None:
    """What comes of letting it pass: harm, or something that stays undone."""
    if ask.prompt == "guard":
        return Phrase(
            "rise-effect-unguarded", {"friend": str(ask.args["friend"]), "count": int(str(ask.args["damage"]))}
        )
    if ask.prompt in ("shield", "defending"):
        return Phrase("rise-effect-skulls", {"count": int(str(ask.args["skulls"]))})
    told = PASSED.get(ask.prompt)
    return Phrase(f"rise-effect-{told}") if told else None
