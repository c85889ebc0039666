"""One grammar for all games: names that mean what they say, and docstrings that begin with what comes back."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import TypeAlias

import pytest

from bot.engine.game import Look, Table
from bot.games import game

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "bot/games"
ORDERS = ("Give", "Return", "List", "Find", "Count", "Weigh", "Name", "Describe", "Yield", "Offer")
"""Words that tell a function what to do, where a reader wants to know what comes of it."""
NOTHING = ("", "None", "Steps", "NoReturn")
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
OF_THE_TABLE = {"seating", "unsound"}
"""Functions of every game that the kernel's table of functions names."""


def functions(*folders: Path) -> Iterator[tuple[str, Function]]:
    """Every function of some folders, and the module that it stands in."""
    for path in (path for folder in folders for path in sorted(folder.rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, Function):
                yield str(path.relative_to(ROOT)), node


def gives(function: Function) -> str:
    """What a function gives, as it is annotated."""
    return ast.unparse(function.returns) if function.returns else ""


def is_barred(name: str) -> bool:
    """Whether a name says that a reason comes back: `barred`, `search_barred`, `barred_in_combat`."""
    return "barred" in name.split("_")


def test_whatever_gives_a_reason_why_not_is_called_barred() -> None:
    reasons = [(module, each.name) for module, each in functions(GAMES) if gives(each) == "Reason | None"]

    assert len(reasons) > 100
    assert not [each for each in reasons if not is_barred(each[1]) and each[1] not in OF_THE_TABLE]


def test_whatever_can_be_is_true_or_false() -> None:
    asked = [(module, each.name, gives(each)) for module, each in functions(GAMES) if each.name.split("_")[0] == "can"]

    assert asked
    assert not [each for each in asked if each[2] != "bool"]


def test_what_a_function_says_of_itself_begins_with_what_comes_back() -> None:
    found = functions(*(ROOT / folder for folder in ("bot", "cogs", "renderers", "vigil")))
    said = [(module, each.name, ast.get_docstring(each) or "") for module, each in found if gives(each) not in NOTHING]

    assert len(said) > 2000
    assert not [each for each in said if each[2].startswith(tuple(f"{order} " for order in ORDERS))]


REBUILT = {"fireteam"}
"""Games that are being written anew, and get the common names with that."""
LARGE = ("rise", "nemesis", "fireteam", "salvation")
SLOTS = [("look", slot) for slot in Look.__struct_fields__] + [("table", slot) for slot in Table.__struct_fields__]


def stands_at(of: str, room: str, slot: str) -> str:
    """The module and the name of the function that a game has in a slot; empty if it has none of its own."""
    filled = getattr(getattr(game(of), room), slot)
    own = isinstance(filled, FunctionType) and filled.__module__.startswith(f"bot.games.{of}.")
    return f"{filled.__module__.removeprefix(f'bot.games.{of}.')}.{filled.__name__}" if own else ""


@pytest.mark.parametrize(("room", "slot"), SLOTS)
def test_what_a_game_gives_the_kernel_has_one_name_in_all_games(room: str, slot: str) -> None:
    names = {stands_at(of, room, slot) for of in LARGE if of not in REBUILT} - {""}

    assert len(names) <= 1
