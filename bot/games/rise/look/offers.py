"""What the panel offers together: a die with the hex that it leads to, or with what it is used for."""

from __future__ import annotations

from bot.engine.asks import Option

MOVES = ("move-1", "move-2")
ASKING = ("interact", "copy")
"""Action Spaces that ask what they are used for. Attacks do not stand here: most of them roll at once."""


def chain(prompt: str, option: Option) -> str:
    """What an option is worth being offered with; the dice for the same kind of move are as good, the lowest first."""
    if prompt == "player" and option.verb == "assign":
        _, _, space = str(option.args["space"]).rpartition(".")
        return "move" if space in MOVES else option.key if space in ASKING else ""
    return option.key if (prompt, option.verb) == ("attack-dice", "reroll") else ""
