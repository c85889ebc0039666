"""Every command there is, with something for all that must be given."""

from __future__ import annotations

from typing import Any

from discord import AppCommandOptionType as Kind
from discord import app_commands

from bot.games import IDS
from bot.playground.people import Value
from bot.playground.world.records import Upload
from tests.support.e2e.bench import Bench

LAST = ("table leave", "table close", "table park", "table next", "gm transfer")
"""These end what the others work on."""


def leaves(table: Bench, game: str = "") -> list[app_commands.Command[Any, ..., Any]]:
    """Every command of a game, or all that belong to none; those that end a game come last."""
    found = [each for each in table.bot.tree.walk_commands() if isinstance(each, app_commands.Command)]
    roots = {each: each.qualified_name.split()[0] for each in found}
    found = [each for each, root in roots.items() if (root == game if game else root not in IDS)]
    return sorted(found, key=lambda each: each.qualified_name in LAST)


def filled(table: Bench, command: app_commands.Command[Any, ..., Any]) -> dict[str, Value]:
    """Something for every option that must be given."""
    fillers: dict[Kind, Value] = {
        Kind.string: "x",
        Kind.integer: 1,
        Kind.number: 1,
        Kind.boolean: True,
        Kind.user: table.person("Bruno"),
        Kind.channel: "table-two",
        Kind.attachment: Upload("save.vigil", "application/octet-stream", b"nonsense"),
    }
    needed = [option for option in command.parameters if option.required]
    return {each.name: each.choices[0].value if each.choices else fillers[each.type] for each in needed}
