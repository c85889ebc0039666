"""What options do in Lamplight, said before they are chosen."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import PASS, Ask, Option
from bot.engine.words import Phrase
from bot.games.training.look import View
from bot.games.training.state import near

FLASK = 2
"""Oil in a flask (TRAIN-POUR-01)."""
CLAWS = 2
"""How far a shade may be from whom it claws: it comes a step, then reaches the next hex (TRAIN-STORM-01, -02)."""


def effect(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What an option does; cards tell it themselves."""
    told = TOLD.get(option.verb)
    return told(v, ask, option) if told else None


def _move(v: View, ask: Ask, option: Option) -> Phrase:
    """What is at a place, and how many shades are there or next to it."""
    to = str(option.args["to"])
    oil = v.crates.get(to, 0)
    place = "lamp" if to == v.plan.tower else "crate" if oil else "none"
    shades = sum(near(to, at) for at in v.shades.values())
    return Phrase("training-effect-move", {"place": place, "oil": oil, "shades": shades})


def _pour(v: View, ask: Ask, option: Option) -> Phrase:
    """How much oil the lamp holds then, and how much it needs."""
    return Phrase("training-effect-pour", {"lamp": v.lamp + FLASK, "goal": v.goal})


def _prey(v: View, ask: Ask, option: Option) -> Phrase:
    """How much a keeper can bear, and whether the shade gets at them after its one step."""
    keeper = v.keepers[str(option.args["seat"])]
    apart = v.plan.apart[str(ask.args["at"])][keeper.at]
    return Phrase("training-effect-prey", {"health": keeper.health, "claws": int(apart <= CLAWS)})


def _pass(v: View, ask: Ask, option: Option) -> Phrase | None:
    """Whom the harm hits if nobody braces."""
    victim = ask.args.get("victim")
    return Phrase("training-effect-pass", {"victim": str(victim)}) if victim else None


def _plain(verb: str) -> Callable[[View, Ask, Option], Phrase]:
    """What a verb does whoever does it, wherever."""
    return lambda v, ask, option: Phrase(f"training-effect-{verb}")


TOLD: dict[str, Callable[[View, Ask, Option], Phrase | None]] = {
    "move": _move,
    "pour": _pour,
    "prey": _prey,
    PASS: _pass,
    **{verb: _plain(verb) for verb in ("take", "strike", "help", "rest", "brace")},
}
RULES = {
    "move": "TRAIN-MOVE-01",
    "take": "TRAIN-TAKE-01",
    "pour": "TRAIN-POUR-01",
    "strike": "TRAIN-STRIKE-01",
    "help": "TRAIN-HELP-01",
    "rest": "TRAIN-REST-01",
    "play": "TRAIN-PLAY-01",
    "discard": "TRAIN-HAND-01",
    "prey": "TRAIN-STORM-01",
    "brace": "TRAIN-BRACE-01",
    PASS: "TRAIN-BRACE-01",
}
"""The rule that each verb follows from."""
