"""What can be typed in this game: everything that a hero does, and why there may be nothing of it."""

from __future__ import annotations

from bot.engine.asks import Ask, Reason
from bot.engine.errands import Command, Errand
from bot.games.fireteam.look.views import View
from bot.games.fireteam.table.lookups import LOOKUPS


def because(id: str, rule: str) -> Reason:
    """The rule by which nothing of the kind is to be had now."""
    return Reason(f"fireteam-refuse-{id}", rule)


ERRANDS: dict[str, Errand[View]] = {
    "start": Errand("start", "random", why=because("marker-given", "FTZ-TACTIC-03")),
    "equip": Errand("upgrade", "focus", why=because("equipped", "FTZ-SETUP-11")),
    "respond": Errand(
        "respond", "none", "agree", "decline", "responder", why=because("no-response-now", "FTZ-TACTIC-01")
    ),
    "stand": Errand("stand", says=False, why=because("nobody-down", "FTZ-TURN-08")),
    "stay": Errand("stay", says=False, why=because("nobody-down", "FTZ-TURN-08")),
    "move": Errand("move", why=because("no-such-place", "FTZ-MOVE-01")),
    "escort": Errand("bring", "bring-all", "leave", why=because("no-escort-now", "FTZ-ESCORT-01")),
    "attack": Errand("attack", why=because("no-such-target", "FTZ-ATTACK-16")),
    "cards": Errand("play", "pick", why=because("no-cards-now", "FTZ-ATTACK-01")),
    "reroll": Errand("reroll", why=because("no-reroll-now", "FTZ-SPECIALIST-11")),
    "search": Errand("search", "find", "bury", "rest", "call", "rouse", why=because("not-among", "FTZ-SEARCH-01")),
    "task": Errand(
        "light",
        "attend",
        "burn",
        "work",
        "douse",
        "drive",
        "mend",
        "chant",
        "tap",
        "lead",
        why=because("no-task", "FTZ-TURN-07"),
    ),
    "ability": Errand("medic", "restock", "order", "command", why=because("no-ability", "FTZ-TURN-07")),
    "react": Errand("react", why=because("no-window", "FTZ-REACT-01")),
    "intercept": Errand("intercept", "volunteer", why=because("no-intercept-now", "FTZ-INTERCEPT-02")),
    "aim": Errand("target", "sector", why=because("no-aim-now", "FTZ-TACTIC-07")),
    "creatures": Errand("activate", "auto", "way", "ambusher", why=because("no-creatures-now", "FTZ-ACTIVATE-03")),
    "pass": Errand("pass", says=False, why=because("nothing-to-pass", "FTZ-TURN-03")),
    "end": Errand("end", says=False, why=because("no-turn-now", "FTZ-TURN-01")),
    "choose": Errand(why=because("not-among", "FTZ-ROUND-03")),
}
"""What each subcommand stands for among the options of the present ask, and why there may be nothing of it."""
TURN = ("move", "attack", "search", "task", "ability")
"""What is done in a turn, and waits while something else is asked."""
ASKED_ELSE = because("asked-else", "FTZ-ROUND-03")


def refusal(name: str, ask: Ask) -> Reason:
    """By which rule what was typed cannot be had now: nothing like it, nothing of the kind, or not yet."""
    errand = ERRANDS[name]
    known = errand.known(ask)
    if name in TURN and not known and ask.prompt != "turn":
        return ASKED_ELSE
    if errand.why is None or not known or name in ("move", "attack"):
        return errand.reason(ask)
    return because("not-among", errand.why.rule)


COMMAND = Command(errands=ERRANDS, lookups=LOOKUPS, refusal=refusal)
