"""Scenes in, pictures out: Pillow only, no rules, no state."""

from __future__ import annotations

from renderers.api import Picture, draw, draw_encoded
from renderers.compose import View, compose
from renderers.encode import encode
from renderers.layer import forget_layers
from renderers.pool import RenderPool
from renderers.textboard import alt, text_board

__all__ = [
    "Picture",
    "RenderPool",
    "View",
    "alt",
    "compose",
    "draw",
    "draw_encoded",
    "encode",
    "forget_layers",
    "text_board",
]
