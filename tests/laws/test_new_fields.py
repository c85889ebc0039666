"""A field that is new in a state is hidden until a view adds it: no view shows by default what nobody thought of."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import msgspec
import pytest

from bot.engine.match import ENCODER
from bot.engine.state import State
from bot.games import IDS, game
from tests.support.laws.veils import positions

NEW = "unheard"
WORD = "the new secret"
VIEWS = {"training": "bot.games.training.look"} | {
    id: f"bot.games.{id}.look.views" for id in ("rise", "nemesis", "fireteam", "salvation")
}
OPEN = {
    "training": (),
    "rise": ("Placed", "Character", "Enemy", "Ally", "Token", "Entrance", "Truck"),
    "nemesis": ("Note",),
    "fireteam": ("Creature", "Thing", "Found"),
    "salvation": ("Unit", "OnTable", "Route"),
}
"""What is shown as a whole to whoever may see it at all: pieces and cards in the open, and one's own notes."""


@pytest.mark.parametrize("id", IDS)
def test_a_new_field_is_hidden_until_a_view_adds_it(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    met = positions(game(id), 1)[:8]
    kind = grow(game(id).state, OPEN[id], monkeypatch)
    view = anew(VIEWS[id], monkeypatch).view

    for state in (msgspec.msgpack.decode(position, type=kind) for position in met):
        new = [part for part in parts(state) if hasattr(part, NEW)]
        for part in new:
            msgspec.structs.force_setattr(part, NEW, WORD)
        shown = [seat for seat in (None, *state.seats) if WORD.encode() in ENCODER.encode(view(state, seat))]
        assert (bool(new), shown) == (True, [])


def grow(kind: type[State], but: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> type[State]:
    """A state with one field more in it and in its parts, which stand in its module for as long as the test runs."""
    module = sys.modules[kind.__module__]
    found = {name: each for name, each in vars(module).items() if is_part(each, module) and name not in but}
    for name, each in found.items():
        more = msgspec.defstruct(name, [(NEW, str, "")], bases=(each,), module=module.__name__, kw_only=True)
        monkeypatch.setattr(module, name, more)
    return getattr(module, kind.__name__)  # type: ignore[no-any-return]


def is_part(each: Any, module: ModuleType) -> bool:
    """Whether this is a struct that the module itself defines."""
    return isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__


def anew(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module read afresh, which stands in its own place for as long as the test runs."""
    found = importlib.util.find_spec(name)
    assert found is not None and found.loader is not None
    fresh = importlib.util.module_from_spec(found)
    monkeypatch.setitem(sys.modules, name, fresh)
    found.loader.exec_module(fresh)
    return fresh


def parts(part: Any) -> Iterator[msgspec.Struct]:
    """Every struct of a position, itself included."""
    if isinstance(part, msgspec.Struct):
        yield part
        for name in part.__struct_fields__:
            yield from parts(getattr(part, name))
    elif isinstance(part, dict):
        for each in part.values():
            yield from parts(each)
    elif isinstance(part, list | tuple):
        for each in part:
            yield from parts(each)
