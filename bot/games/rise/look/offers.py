"""What the panel offers together: a die with the hex, the target or the dice that it is for."""

from __future__ import annotations

from bot.engine.asks import Option


def chain(prompt: str, option: Option) -> str:
    """What an option is worth being offered with; the dice for the same kind of move are as good, the lowest first."""
    if prompt == "player" and option.verb == "assign":
        _, _, space = str(option.args["space"]).rpartition(".")
        return "move" if space in ("move-1", "move-2") else option.key
    return option.key if (prompt, option.verb) == ("attack-dice", "reroll") or prompt == "copy" else ""
