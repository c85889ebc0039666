"""What each option does before it is chosen: effect, cost, odds and danger, all of it from what lies open."""

from __future__ import annotations

from bot.engine.asks import PASS, Ask, Option
from bot.engine.effects import Effects, Teller
from bot.engine.words import Phrase
from bot.games.rise.look.effects import cards, people, shots, turn, ways
from bot.games.rise.look.views import View, known
from bot.games.rise.state import Rise


def used(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """A card or an object that is used."""
    return (cards.card if "card" in offer.args else turn.use)(g, ask, offer)


PLAIN = frozenset(
    {"roll", "replay", "continue", "let-surge", "let-truck-fire", "let-flip", "let-dice", "let-entrance", "let-token"}
)
VERBS: dict[str, Teller[Rise]] = {
    "act": turn.act,
    "load": cards.card,
    "assign": turn.assign,
    "reroll": shots.reroll,
    "use": used,
    "free-trade": turn.trade,
    "end": turn.end,
    "move": ways.move,
    "return": ways.move,
    "stay": ways.stay,
    "set-aside": ways.stand,
    "step-in": ways.stand,
    "place": ways.stand,
    "drive": ways.drive,
    "throw": ways.throw,
    "stop": ways.stop,
    "summon": ways.entrance,
    "resolve": ways.resolve,
    "target": shots.target,
    "attack": shots.weapon,
    "keep": shots.keep,
    "die": shots.die,
    "fist": cards.ability,
    "take": cards.card,
    "give": cards.card,
    "fetch": cards.card,
    "store": cards.card,
    "discard": cards.card,
    "spend": cards.card,
    "learn": cards.skill,
    "trade": turn.trade,
    "read": turn.read,
    "open": turn.lies,
    "clear": turn.clear,
    "rest": people.friend,
    "tend": people.friend,
    "rescue": people.friend,
    "heal": people.friend,
    "revive": people.friend,
    "order": people.friend,
    "prey": people.friend,
    "command": people.command,
    "stun": people.foe,
    "dismantle": people.foe,
    "next": people.foe,
    "guard": people.guard,
    "jam": people.jam,
    "colour": people.colour,
    PASS: people.passing,
}
ASIDES: dict[tuple[str, str], Teller[Rise]] = {
    ("player", "reroll"): turn.reroll,
    ("reroll-reinforcements", "reroll"): people.reinforcement,
    ("more-targets", "target"): shots.more,
    ("spread", "target"): shots.more,
    ("spill", "target"): people.friend,
}
TABLE = Effects("rise-effect", PLAIN, VERBS, ASIDES)


def effect(v: View, ask: Ask, offer: Option) -> Phrase | None:
    """What an option does, in a line."""
    return TABLE(known(v), ask, offer)
