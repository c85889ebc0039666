"""Cards, Items and rooms: what a section of them does, and what it costs."""

from __future__ import annotations

from bot.engine.asks import Ask, Option
from bot.engine.decks import kind_of
from bot.engine.dice import percent
from bot.engine.words import Phrase
from bot.games.nemesis.box.content import ACTIONS, INTRUDER_ACTIONS, is_item, item
from bot.games.nemesis.look import hearing
from bot.games.nemesis.look.effects import ways
from bot.games.nemesis.look.views import View
from bot.games.nemesis.rules.acting.choices import ROOM_COST
from bot.games.nemesis.rules.cards.parts.table import FREE

ATTEMPTS = ("board", "hibernate")
"""Room Actions that fail where the Noise roll brings somebody."""
EGG = "take-egg"


def part(cost: int, of: Option, *, spent: int = 0) -> Phrase:
    """What a section does for so many cards; `spent` where the Item itself goes too."""
    return Phrase("nemesis-effect-part", {"cost": cost, "spent": spent, "effect": str(of.args["part"])})


def played(v: View, ask: Ask, option: Option) -> Phrase | None:
    """A section of an Action card (NEM-COST-05)."""
    return part(ACTIONS[str(option.args["card"])].cost, option)


def used(v: View, ask: Ask, option: Option) -> Phrase | None:
    """A section of an Item; a Hand Wound adds a card, and most Items are discarded (NEM-COST-07)."""
    card, hurt = str(option.args["item"]), ("hand", False) in v.crew[ask.seats[0]].wounds
    printed = item(card)
    return part((0 if option.args["part"] in FREE else printed.cost) + hurt, option, spent=int(not printed.reusable))


def room(v: View, ask: Ask, option: Option) -> Phrase | None:
    """A Room Action (NEM-COST-08)."""
    return used_room(v, ask, option, ROOM_COST)


def freely(v: View, ask: Ask, option: Option) -> Phrase | None:
    """A Room Action that costs nothing more."""
    return used_room(v, ask, option, 0)


def used_room(v: View, ask: Ask, option: Option, cost: int) -> Phrase:
    """A Room Action at this cost, with what its Noise roll may bring where it makes one (NEM-NOISE-14, NEM-RUL-76)."""
    seat, does = ask.seats[0], str(option.args["part"])
    if does in ATTEMPTS:
        fails = percent(hearing.failing(v, seat))
        return Phrase("nemesis-effect-attempt", {"cost": cost, "effect": does, "fails": fails})
    if does == EGG:
        heard = ways.percents(hearing.rolling(v, seat))
        return Phrase("nemesis-effect-egg", {"cost": cost, "effect": does, **heard})
    return part(cost, option)


def dropped(v: View, ask: Ask, option: Option) -> Phrase | None:
    """Items are lost, Objects stay in the room (NEM-DROP-01)."""
    return Phrase("nemesis-effect-drop", {"lost": int(is_item(str(option.args["thing"])))})


def coloured(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What the Items of a colour are good for, and how many are left."""
    colour = str(option.args["colour"])
    return Phrase(f"nemesis-effect-colour-{colour}", {"count": v.decks[colour]})


def scheme(v: View, ask: Ask, option: Option) -> Phrase | None:
    """The effect of a card of the Intruder Player."""
    return Phrase("nemesis-effect-scheme", {"says": kind_of(str(option.args["card"]))})


def kept(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What a card of the Intruder Player does; an Item says it itself."""
    return scheme(v, ask, option) if option.args["card"] in INTRUDER_ACTIONS else None
