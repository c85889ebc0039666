"""What can be typed in this game: every Action."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.errands import Command, Errand, Fits
from bot.games.rise.look import sheets
from bot.games.rise.look.views import View
from bot.games.rise.table.lookups import LOOKUPS


def die_on(kind: str) -> Callable[[View, str], Fits]:
    """What tells which options put a die on an Action Space of one kind."""

    def fits(view: View, seat: str) -> Fits:
        kinds = sheets.space_kinds(view, seat)
        return lambda option: option.verb == "assign" and kind in kinds.get(str(option.args["space"]), ())

    return fits


ERRANDS: dict[str, Errand[View]] = {
    "act": Errand("act"),
    "roll": Errand("roll", says=False),
    "assign": Errand("assign"),
    "move": Errand("move", "return", "stay", "drive", "set-aside", "place", also=die_on("move")),
    "attack": Errand("attack", "target", "fist", "throw", also=die_on("attack")),
    "reroll": Errand("reroll", "die", "keep"),
    "rest": Errand("rest", "tend", "spend", also=die_on("rest")),
    "rescue": Errand("rescue", "tend", also=die_on("rest")),
    "interact": Errand("use token", "open", "read", "take", also=die_on("interact")),
    "trade": Errand("trade", "free-trade", "give", "take", also=die_on("interact")),
    "special": Errand("order", "stun", "clear", also=die_on("special")),
    "command": Errand("command", also=die_on("command")),
    "use": Errand("use card", "load", "jam", "discard"),
    "end": Errand("end", says=False),
    "choose": Errand(),
}
"""What each subcommand stands for among the options of the present ask."""
COMMAND = Command(errands=ERRANDS, lookups=LOOKUPS)
