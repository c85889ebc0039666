"""What came of looking at one thing that Vigil takes for granted."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.engine.words import Value
from bot.text import Tongue

State = Literal["held", "note", "failed", "untried"]
"""As Vigil needs it; good to know; not as Vigil needs it; not looked at, because something else has to come first."""


class Finding(msgspec.Struct, frozen=True):
    """One thing, how it stands, and the figures that the sentence about it needs."""

    about: str
    state: State
    args: dict[str, Value] = {}

    def words(self, tongue: Tongue) -> str:
        """The sentence about it: `doctor-<about>-<state>`, which says what to do where something is to be done."""
        return tongue.t(f"doctor-{self.about}-{self.state}", **self.args)


def held(about: str, **args: Value) -> Finding:
    """Something is as Vigil needs it."""
    return Finding(about, "held", args)


def note(about: str, **args: Value) -> Finding:
    """Something is well enough, and its owner may want to know of it."""
    return Finding(about, "note", args)


def failed(about: str, **args: Value) -> Finding:
    """Something is not as Vigil needs it."""
    return Finding(about, "failed", args)


def untried(about: str, **args: Value) -> Finding:
    """Something could not be looked at."""
    return Finding(about, "untried", args)
