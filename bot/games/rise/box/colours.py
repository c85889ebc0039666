"""The colours of Characters' boards and Enemies' rings: one for each Turn Player."""

from __future__ import annotations

from typing import Literal

Colour = Literal["red", "blue", "white", "yellow"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "white", "yellow")
