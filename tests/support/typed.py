"""Words that are typed for a subcommand, as the cog of all games takes them."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.engine.asks import Ask, Refusal
from bot.engine.errands import Command
from bot.engine.game import Game
from bot.text import tongue
from cogs.answering import picks

EN = tongue("en")


def meant(game: Game[Any, Any], ask: Ask, name: str, text: str = "") -> list[str]:
    """The picks that a text of a subcommand means."""
    return picks(EN, game.id, ask, command(game).errands[name].fits, text)


def refused(game: Game[Any, Any], ask: Ask, name: str, text: str = "fly to the moon") -> tuple[str, str]:
    """Why a subcommand refuses what was typed: the words, and the rule."""
    declared = command(game)
    assert declared.refusal is not None
    with pytest.raises(Refusal) as said:
        picks(EN, game.id, ask, declared.errands[name].fits, text, partial(declared.refusal, name))
    reason = said.value.reason
    assert EN.has(reason.id), reason
    return reason.id.removeprefix(f"{game.id}-refuse-"), reason.rule


def command(game: Game[Any, Any]) -> Command[Any]:
    """The slash command that a game declares."""
    assert game.table.command is not None
    return game.table.command
