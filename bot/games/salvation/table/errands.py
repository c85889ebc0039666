"""What can be typed in this game: everything that a commander does, and why there may be nothing of it."""

from __future__ import annotations

from bot.engine.asks import Ask, Reason
from bot.engine.errands import Command, Errand
from bot.games.salvation.look.views import View
from bot.games.salvation.table.lookups import LOOKUPS


def because(id: str, rule: str) -> Reason:
    """The rule by which there is nothing of the kind now."""
    return Reason(f"salvation-refuse-{id}", rule)


ERRANDS: dict[str, Errand[View]] = {
    "play": Errand("play", why=because("no-stage-now", "SAL-STAGE-05")),
    "exchange": Errand("exchange", why=because("no-stage-now", "SAL-EXCHANGE-01")),
    "plan": Errand("order", "drop", why=because("no-plan-now", "SAL-MOVE-01")),
    "go": Errand("go", "back", "withdraw", why=because("nobody-goes-now", "SAL-MOVE-05")),
    "confirm": Errand("confirm", says=False, why=because("no-plan-yet", "SAL-MOVE-05")),
    "attack": Errand("attack", "sabotage", why=because("no-attack-now", "SAL-ATTACK-01")),
    "aim": Errand("aim", "wise", "waste", why=because("no-die-now", "SAL-COMBAT-04")),
    "defend": Errand("defend", "first", why=because("nobody-enters-now", "SAL-BORDER-02")),
    "search": Errand("search", why=because("no-search-now", "SAL-BORDER-06")),
    "scout": Errand("scout", "open", why=because("no-scouting-now", "SAL-SCOUT-01")),
    "place": Errand("place", "deploy", "decline", "done", why=because("nobody-comes-now", "SAL-NEW-01")),
    "build": Errand("build", why=because("no-building-now", "SAL-FACTORY-02")),
    "develop": Errand("develop", why=because("no-developing-now", "SAL-DEVELOP-02")),
    "trick": Errand("blow", "decoy", why=because("no-trick-now", "SAL-TACTIC-02")),
    "discard": Errand("discard", why=because("no-discard-now", "SAL-HAND-01")),
    "take": Errand("take", why=because("no-information-now", "SAL-TERRAIN-INFO-01")),
    "lead": Errand("lead", why=because("no-lead-now", "SAL-THREE-08")),
    "armistice": Errand("agree", "fight-on", why=because("no-talks-now", "SAL-RUL-91")),
    "pass": Errand("pass", says=False, why=because("no-passing-now", "SAL-STAGE-07")),
    "skip": Errand("skip", why=because("no-passing-now", "SAL-STAGE-07")),
    "choose": Errand(),
}
"""What each subcommand stands for among the options of the present ask, and why there may be nothing of it."""
CHOSEN_BY = {
    "aim": "SAL-COMBAT-04",
    "armistice": "SAL-RUL-91",
    "attack": "SAL-ATTACK-01",
    "blow": "SAL-BOARD-02",
    "border": "SAL-BORDER-02",
    "border-search": "SAL-BORDER-06",
    "build": "SAL-FACTORY-02",
    "defile": "SAL-TERRAIN-DEFILE-03",
    "decoy": "SAL-TACTIC-02",
    "deploy": "SAL-SETUP-12",
    "develop": "SAL-DEVELOP-02",
    "first-border": "SAL-RUL-23",
    "found": "SAL-RUL-42",
    "information": "SAL-TERRAIN-INFO-01",
    "keep": "SAL-HAND-02",
    "lead": "SAL-THREE-08",
    "open": "SAL-SCOUT-05",
    "place": "SAL-NEW-01",
    "plan": "SAL-MOVE-01",
    "route": "SAL-MOVE-03",
    "sabotage": "SAL-RUL-53",
    "scout": "SAL-SCOUT-01",
    "stage": "SAL-STAGE-05",
    "storm": "SAL-OPT-07",
    "survey": "SAL-TACTIC-02",
    "toxic": "SAL-TERRAIN-TOXIC-01",
}
"""The rule that says what may be chosen, for each question of the rules."""

IN_A_PLAN = {
    ("plan", "route"): because("way-first", "SAL-MOVE-05"),
    ("confirm", "route"): because("way-first", "SAL-MOVE-05"),
    ("confirm", "plan"): because("empty-plan", "SAL-RUL-18"),
}
"""What a subcommand has to wait for while a march is being planned, by the question that is asked."""

RULES = {"skip": "SAL-RUL-09"}
"""The rule that an option follows from, where no subcommand names one."""


def refusal(name: str, ask: Ask) -> Reason:
    """The rule by which what was typed is not to be chosen, or by which nothing of the kind is asked now."""
    errand = ERRANDS[name]
    known = errand.known(ask)
    if (name, ask.prompt) in IN_A_PLAN and not known:
        return IN_A_PLAN[name, ask.prompt]
    if known and ask.prompt in CHOSEN_BY:
        return because("not-among", CHOSEN_BY[ask.prompt])
    return errand.reason(ask)


COMMAND = Command(errands=ERRANDS, lookups=LOOKUPS, refusal=refusal)
