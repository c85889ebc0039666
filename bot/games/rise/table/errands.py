"""What can be typed in this game: every Action, and why there may be nothing of it."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import Ask, Reason
from bot.engine.errands import Command, Errand, Fits
from bot.games.rise.look import sheets
from bot.games.rise.look.views import View
from bot.games.rise.table.lookups import LOOKUPS


def because(id: str, rule: str) -> Reason:
    """The rule by which nothing of the kind is to be had now."""
    return Reason(f"rise-refuse-{id}", rule)


def die_on(kind: str) -> Callable[[View, str], Fits]:
    """What tells which options put a die on an Action Space of one kind."""

    def fits(view: View, seat: str) -> Fits:
        kinds = sheets.space_kinds(view, seat)
        return lambda option: option.verb == "assign" and kind in kinds.get(str(option.args["space"]), ())

    return fits


ERRANDS: dict[str, Errand[View]] = {
    "act": Errand("act", why=because("nobody-to-act", "RISE-ROUND-04")),
    "roll": Errand("roll", says=False, why=because("no-roll-now", "RISE-ROUND-07")),
    "assign": Errand("assign", why=because("no-such-die", "RISE-ACTION-01")),
    "move": Errand(
        "move",
        "return",
        "stay",
        "drive",
        "set-aside",
        "place",
        also=die_on("move"),
        why=because("no-move-now", "RISE-MOVE-01"),
    ),
    "attack": Errand(
        "attack", "target", "fist", "throw", also=die_on("attack"), why=because("no-attack-now", "RISE-ATTACK-01")
    ),
    "reroll": Errand("reroll", "die", "keep", why=because("no-reroll-now", "RISE-RANK-01")),
    "rest": Errand("rest", "tend", "spend", also=die_on("rest"), why=because("no-rest-now", "RISE-REST-01")),
    "rescue": Errand("rescue", "tend", also=die_on("rest"), why=because("no-rescue-now", "RISE-REST-03")),
    "interact": Errand(
        "use token",
        "open",
        "read",
        "take",
        also=die_on("interact"),
        why=because("no-object-to-use", "RISE-INTERACT-01"),
    ),
    "trade": Errand(
        "trade",
        "free-trade",
        "give",
        "take",
        also=die_on("interact"),
        why=because("no-trade-now", "RISE-TRADE-01"),
    ),
    "special": Errand(
        "order", "stun", "clear", also=die_on("special"), why=because("no-special-now", "RISE-SPECIAL-01")
    ),
    "command": Errand("command", also=die_on("command"), why=because("nobody-to-command", "RISE-ALLY-02")),
    "use": Errand("use card", "load", "jam", "discard", why=because("no-card-to-use", "RISE-CARD-06")),
    "end": Errand("end", says=False, why=because("no-turn-to-end", "RISE-ROUND-08")),
    "choose": Errand(),
}
"""What each subcommand stands for among the options of the present ask, and why there may be nothing of it."""
RULES = {
    "colour": "RISE-SETUP-02",
    "place": "RISE-SETUP-13",
    "store": "RISE-CLASS-16",
    "learn": "RISE-CAMP-07",
    "replay": "RISE-CAMP-10",
    "continue": "RISE-CAMP-11",
    "load": "RISE-EQUIP-10",
    "clear": "RISE-EQUIP-03",
    "recover-dice clear": "RISE-EQUIP-03",
    "jam": "RISE-EQUIP-12",
    "discard": "RISE-SLOT-03",
    "fetch": "RISE-EQUIP-04",
    "spend": "RISE-EQUIP-08",
    "heal": "RISE-EQUIP-09",
    "revive": "RISE-RULING-42",
    "throw": "RISE-EQUIP-05",
    "shield use": "RISE-EATTACK-07",
    "attack-dice reroll": "RISE-ATTACK-05",
    "attack-aid reroll": "RISE-RULING-23",
    "reroll-reinforcements reroll": "RISE-REINF-01",
    "reroll-attack die": "RISE-RANK-02",
    "keep": "RISE-ATTACK-05",
    "more-targets target": "RISE-RULING-31",
    "spread target": "RISE-RULING-36",
    "spill target": "RISE-WEAPON-12",
    "second-weapon attack": "RISE-WEAPON-01",
    "attack-again attack": "RISE-WEAPON-03",
    "copy attack": "RISE-WEAPON-04",
    "ally-attack attack": "RISE-ALLY-03",
    "ally-heal tend": "RISE-ALLY-03",
    "fist": "RISE-FIST-01",
    "defending fist": "RISE-FIST-02",
    "after-defending fist": "RISE-FIST-06",
    "fist-after fist": "RISE-FIST-05",
    "guard": "RISE-RULING-96",
    "step-in": "RISE-RULING-96",
    "dismantle": "RISE-RULING-97",
    "set-aside": "RISE-RULING-19",
    "drive": "RISE-TRUCK-09",
    "resolve": "RISE-RULING-88",
    "interact use": "RISE-INTERACT-02",
    "read": "RISE-CLASS-11",
    "open": "RISE-DOOR-03",
    "rest rest": "RISE-REST-02",
    "rest tend": "RISE-CLASS-15",
    "give": "RISE-TRADE-02",
    "take": "RISE-TRADE-02",
    "pick take": "RISE-OBST-07",
    "next": "RISE-EATTACK-02",
    "move-next next": "RISE-EMOVE-01",
    "boss-next next": "RISE-BOSS-01",
    "stop": "RISE-RULING-55",
    "prey": "RISE-EATTACK-04",
    "ambush prey": "RISE-ENEMY-08",
    "summon": "RISE-ENEMY-08",
    "let-surge": "RISE-MISSION-09",
    "let-truck-fire": "RISE-RULING-67",
    "let-flip": "RISE-RULING-67",
    "let-dice": "RISE-RULING-67",
    "let-entrance": "RISE-RULING-67",
    "let-token": "RISE-RULING-67",
}
"""The rule that an option follows from, where it is none that its subcommand names."""


def refusal(name: str, ask: Ask) -> Reason:
    """By which rule what was typed cannot be had now."""
    return ERRANDS[name].reason(ask)


COMMAND = Command(errands=ERRANDS, lookups=LOOKUPS, refusal=refusal)
