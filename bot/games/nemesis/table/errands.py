"""What can be typed in this game: every Action, and why a turn may have nothing of it."""

from __future__ import annotations

from bot.engine.asks import Ask, Reason
from bot.engine.errands import Command, Errand
from bot.games.nemesis.look.views import View
from bot.games.nemesis.table.lookups import LOOKUPS


def because(id: str, rule: str) -> Reason:
    """The rule by which a turn has nothing of the kind."""
    return Reason(f"nemesis-refuse-{id}", rule)


ERRANDS: dict[str, Errand[View]] = {
    "move": Errand(
        "move",
        "way",
        why=because("not-adjacent", "NEM-MOVE-05"),
        instead={"escape": because("must-escape", "NEM-ESCAPE-01")},
    ),
    "careful": Errand("careful", "noise", why=because("not-adjacent", "NEM-MOVE-05")),
    "escape": Errand(
        "escape",
        "way",
        why=because("not-adjacent", "NEM-ESCAPE-01"),
        instead={"move": because("not-in-combat", "NEM-ESCAPE-01")},
    ),
    "shoot": Errand(
        "shoot",
        "intruder",
        "again",
        "stand",
        "burst",
        why=because("nothing-to-hit", "NEM-COMBAT-04"),
        instead={"melee": because("no-weapon", "NEM-SHOOT-01")},
    ),
    "melee": Errand("melee", why=because("nothing-to-hit", "NEM-COMBAT-04")),
    "search": Errand(
        "play part=search",
        "play part=scavenging",
        "colour",
        "keep",
        why=because("no-search-card", "NEM-SEARCH-02"),
    ),
    "room": Errand(
        "room",
        "free",
        "where",
        "colour",
        "keep",
        "thing",
        "pod",
        "switch",
        "steer",
        "scanning",
        "donor",
        why=because("room-elsewhere", "NEM-COST-15"),
    ),
    "play": Errand(
        "play",
        "free",
        "where",
        "corridor",
        "way",
        "crew",
        "both",
        "thing",
        "intruder",
        "make",
        "components",
        "colour",
        "keep",
        "top",
        "put",
        "switch",
        "steer",
        "pod",
        "scanning",
        "donor",
        why=because("not-in-hand", "NEM-COST-05"),
    ),
    "item": Errand(
        "use",
        "activate",
        "thing",
        "throw",
        "where",
        "way",
        "corridor",
        "switch",
        "crew",
        "intruder",
        "pod",
        "scan",
        "discard",
        "top",
        "colour",
        "keep",
        "donor",
        why=because("not-carried", "NEM-COST-07"),
    ),
    "craft": Errand("craft", "make", "components", why=because("no-such-craft", "NEM-CRAFT-04")),
    "trade": Errand("trade", "offer", "give", "agree", "listen", "leave", why=because("trade-first", "NEM-TRADE-01")),
    "pickup": Errand("pick", "room part=take-egg", why=because("not-lying-here", "NEM-HAND-04")),
    "drop": Errand("drop", why=because("not-held", "NEM-DROP-01")),
    "pay": Errand("pay", "discard", why=because("nothing-to-pay", "NEM-COST-01")),
    "pass": Errand("pass", "discard", why=because("pass-first", "NEM-PASS-01")),
    "pod": Errand(
        "room part=board",
        "room part=lock",
        "pod",
        "launch",
        "wait",
        "step-out",
        "stay",
        why=because("no-pod-here", "NEM-POD-02"),
    ),
    "hibernate": Errand("room part=hibernate", says=False, why=because("no-chamber-here", "NEM-HIBER-02")),
    "scan": Errand("scan", "scanning", why=because("nothing-to-scan", "NEM-SCAN-01")),
    "react": Errand(
        "interrupt", "steel", "armor", "reroll", "pass", why=because("no-window", "NEM-RUL-64"), during="react"
    ),
    "hunt": Errand(
        "hunt",
        "decline",
        "stalk",
        "pounce",
        "scheme",
        "choose",
        "keep",
        "crew",
        "intruder",
        why=because("not-the-hunter", "NEM-INTPLAYER-01"),
    ),
    "choose": Errand(why=because("not-among", "NEM-TURN-05")),
}
"""What each subcommand stands for among the options of the present ask, and why a turn may have nothing of it."""
ASKED_ELSE = Reason("nemesis-refuse-asked-else", "NEM-RUL-10", {"asked": ""})
"""Why nothing of a turn is to be had while something else is asked."""

RULES = {"draft": "NEM-CREW-08", "objective": "NEM-OBJ-01"}
"""The rule that an option follows from, where no subcommand names one."""


def refusal(name: str, ask: Ask) -> Reason:
    """By which rule what was typed cannot be had now, and where one could go instead."""
    if ask.prompt != "turn":
        return ASKED_ELSE
    reason = ERRANDS[name].reason(ask)
    return Reason(reason.id, reason.rule, {"to": neighbours(ask)})


def neighbours(ask: Ask) -> tuple[str, ...]:
    """The rooms that a turn can lead to; where it leads nowhere now, those next to it all the same."""
    barred = [option for option, _ in ask.barred]
    for several in (ask.options, barred):
        if found := dict.fromkeys(str(each.args["to"]) for each in several if each.verb in ("move", "escape")):
            return tuple(found)
    return ()


COMMAND = Command(errands=ERRANDS, lookups=LOOKUPS, refusal=refusal)
