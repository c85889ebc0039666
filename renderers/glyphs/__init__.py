"""Glyphs: drawn signs, kept as masks in any size. No emoji, no icon font."""

from __future__ import annotations

from renderers.glyphs.masks import GLYPHS, glyph_mask

__all__ = ["GLYPHS", "glyph_mask"]
