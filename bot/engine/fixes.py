"""Settings of a position: what a game-master may put right, and the standing orders that a person leaves with Vigil."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.engine.asks import Option, refuse


class Fix(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that may be set: what it is, what it is now, and all that it may become.

    Its words are `<game>-fix-<id>` filled with `args`; a value is named as an argument called `names` would be.
    """

    id: str
    args: dict[str, str | int] = {}
    now: str
    values: tuple[str, ...]
    names: str = "value"

    @property
    def key(self) -> str:
        """Its name for autocomplete and the journal, as `wounds seat=kyle`."""
        return Option(self.id, self.args).key


def find_fix(offered: Iterable[Fix], key: str, value: str) -> Fix:
    """The fix that a key names; refused unless it is offered, and the value is one of its own."""
    found = next((fix for fix in offered if fix.key == key), None)
    if found is None:
        raise refuse("no-such-fix")
    if value not in found.values:
        raise refuse("no-such-value")
    return found


def numbers(least: int, most: int) -> tuple[str, ...]:
    """The values from the least to the most."""
    return tuple(map(str, range(least, most + 1)))
