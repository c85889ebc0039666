"""Tables of functions for tests: put together from a class with mutants, or changed for a while."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.game import Game, Look, Player, Rules, Table, Trial

GROUPS: dict[str, Any] = {"rules": Rules, "look": Look, "table": Table, "player": Player, "trial": Trial}


def assembled(whole: Any) -> Game[Any, Any]:
    """The game whose data and functions are the attributes of an object; whatever it lacks is as by default."""
    groups = {name: kind(**_found(whole, kind)) for name, kind in GROUPS.items()}
    return Game(**_found(whole, Game), **groups)


def _found(whole: Any, kind: type[msgspec.Struct]) -> dict[str, Any]:
    """What of a kind an object has; its functions are never groups."""
    fields = [name for name in kind.__struct_fields__ if name not in GROUPS]
    return {name: getattr(whole, name) for name in fields if hasattr(whole, name)}


class Loose:
    """A frozen table of functions that a test may change, as in `monkeypatch.setattr(Loose(game.rules), ...)`."""

    _frozen: msgspec.Struct

    def __init__(self, frozen: msgspec.Struct) -> None:
        self.__dict__.update(msgspec.structs.asdict(frozen), _frozen=frozen)

    def __setattr__(self, name: str, value: Any) -> None:
        self.__dict__[name] = value
        msgspec.structs.force_setattr(self._frozen, name, value)
