"""Scenes in, pictures out: Pillow only, no rules, no state."""

from __future__ import annotations

from renderers.animation import Reel, TooLarge
from renderers.api import Picture, Way, draw, draw_chart, draw_encoded, draw_reel
from renderers.beside.charts import Bar, BarGroup, Chart, Column, Gauge, Scale, Spread, Who
from renderers.board.layer import forget_layers
from renderers.compose import compose
from renderers.encode import encode
from renderers.pool import RenderPool
from renderers.textboard import alt, text_board

__all__ = [
    "Bar",
    "BarGroup",
    "Chart",
    "Column",
    "Gauge",
    "Picture",
    "Reel",
    "RenderPool",
    "Scale",
    "Spread",
    "TooLarge",
    "Way",
    "Who",
    "alt",
    "compose",
    "draw",
    "draw_chart",
    "draw_encoded",
    "draw_reel",
    "encode",
    "forget_layers",
    "text_board",
]
