"""Attacks: what they cost, and the chances that anybody can read off the die and the Weapon (NEM-RUL-69)."""

from __future__ import annotations

from bot.engine.asks import Ask, Option
from bot.engine.words import Phrase
from bot.games.nemesis.look.forecast import said
from bot.games.nemesis.look.views import View

FRAIL = ("larva", "egg")
"""What dies of any hit."""


def shot(v: View, ask: Ask, option: Option) -> Phrase | None:
    """A card, an Ammo, and the chance of an Injury and of more."""
    weapon, of = str(option.args["weapon"]), kind(v, str(option.args["target"]))
    ammo = next(thing.ammo for thing in v.crew[ask.seats[0]].hands if thing.id == weapon)
    told = "nemesis-effect-shoot-frail" if of in FRAIL else "nemesis-effect-shoot"
    return Phrase(told, {"ammo": ammo, **said(v, weapon, of)})


def struck(v: View, ask: Ask, option: Option) -> Phrase | None:
    """A card, the chance to hit, and what bare hands cost (NEM-MELEE-01)."""
    of = kind(v, str(option.args["target"]))
    return Phrase("nemesis-effect-melee-egg" if of == "egg" else "nemesis-effect-melee", said(v, "", of))


def known(v: View, ask: Ask, option: Option) -> Phrase | None:
    """How much an Intruder has suffered so far."""
    injuries = {id: hurt for id, _, _, hurt in v.intruders}
    return Phrase("nemesis-effect-intruder", {"injuries": injuries.get(str(option.args["target"]), 0)})


def kind(v: View, target: str) -> str:
    """What sort of target it is."""
    return next((of for id, of, _, _ in v.intruders if id == target), "egg")
