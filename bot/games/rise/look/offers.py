"""What the panel offers together: a die with the hex that it leads to, or with what it is used for."""

from __future__ import annotations

from bot.engine.asks import Option

MOVES = ("move-1", "move-2")
ASKING = ("interact", "copy", "throw")
"""Action Spaces that ask what they are used for. Attacks do not stand here: most of them roll at once."""


def chain(prompt: str, option: Option) -> str:
    """What an option is worth being offered with; the dice for the same kind of move are as good, the lowest first."""
    if prompt == "attack-dice":  # a token that is spent for it shows in the title of its menu
        return option.key
    if option.danger:
        return ""
    if prompt == "player" and option.verb == "assign":
        space = str(option.args["space"])
        if space.endswith(MOVES):
            return "move"
        return option.key if space.endswith(ASKING) else ""
    return option.key if option.verb == "attack" else ""
