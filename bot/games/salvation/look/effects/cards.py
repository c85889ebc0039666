"""Cards: what playing or exchanging one brings, and what passing means."""

from __future__ import annotations

from bot.engine.asks import Ask, Option
from bot.engine.words import Phrase
from bot.games.salvation.box.content import CARDS
from bot.games.salvation.look.views import View


def play(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What the chosen action of a card is; a card with one action says it itself."""
    if "action" not in option.args:
        return None
    action = CARDS[str(option.args["card"])].action(str(option.args["action"]))
    return Phrase(f"salvation-effect-action-{type(action).__name__.lower()}")


def exchange(v: View, ask: Ask, option: Option) -> Phrase | None:
    """How many cards come for one (SAL-EXCHANGE-03)."""
    return Phrase("salvation-effect-exchange", {"count": CARDS[str(option.args["card"])].number})


def passing(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What is let go."""
    return Phrase(f"salvation-effect-pass-{ask.prompt}")


def skip(v: View, ask: Ask, option: Option) -> Phrase | None:
    """Which stages are let go, and when the next question comes."""
    return Phrase("salvation-effect-skip", {"stage": v.now.stage, "to": int(option.args["to"])})


def take(v: View, ask: Ask, option: Option) -> Phrase | None:
    """How many cards come by information (SAL-TERRAIN-INFO-01)."""
    return Phrase("salvation-effect-take", {"count": int(option.args["count"])})


def lead(v: View, ask: Ask, option: Option) -> Phrase | None:
    """Who acts before the other commander."""
    return Phrase("salvation-effect-lead", {"seat": str(option.args["seat"])})
